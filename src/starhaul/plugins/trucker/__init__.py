"""The trucker game, for the generic packages. Imports nothing: its commands start without the whole game."""

COMMANDS = {
    "inspect": "starhaul.plugins.trucker.commands.inspect:inspect_ships",
    "demo": "starhaul.plugins.trucker.commands.demo:demo",
}
"""Commands for this game only, as module:function (`cli/main.py`)."""
