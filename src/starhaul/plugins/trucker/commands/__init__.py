"""Commands for the trucker game only: `starhaul inspect` and `starhaul demo`. Registered by the plug-in and
loaded by `cli/main.py`."""
