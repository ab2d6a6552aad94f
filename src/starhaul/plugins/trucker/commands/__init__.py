"""Commands for the trucker game only: `starhaul inspect` and `starhaul demo`. Registered by the plug-in and
loaded by `cli/main.py`; may import the game, `kernel`, `cli` and `locale`."""
