"""`starhaul inspect`, a command for the trucker game only, registered by the plug-in and loaded by
`cli/main.py`; and the demonstration of the game for `starhaul demo`. May import
the game, `kernel`, `cli` and `locale`."""
