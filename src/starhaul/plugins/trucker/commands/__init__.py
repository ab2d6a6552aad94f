"""Commands of the command line that are about the trucker game alone: `starhaul inspect` and `starhaul
demo`."""
