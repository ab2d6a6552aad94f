"""Rule data: the JSON files of both editions, and the modules that load and validate them. Entry points are
`rule_data.tiles`, `rule_data.cards` … and `edition.edition`. Imports `kernel` and, from the game, only
`parts`."""
