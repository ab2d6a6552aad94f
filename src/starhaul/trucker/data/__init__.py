"""Rule data: the JSON files of both editions, and the modules that load and check them.

Entry points: `rule_data.tiles`, `rule_data.cards`, `edition.edition`. Imports `parts`.
"""
