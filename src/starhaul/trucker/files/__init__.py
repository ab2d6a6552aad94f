"""Files about the game (docs/formats.md): ship files, reports on ships, scenarios.

Entry points: `shipfile.parse`, `ship_report.inspect`, `scenario.play`. Imports everything else of the game.
"""
