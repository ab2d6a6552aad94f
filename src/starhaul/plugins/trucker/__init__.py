"""The trucker game, for the generic packages. Imports nothing: its commands start without the whole game."""

COMMANDS = {
    "inspect": "starhaul.plugins.trucker.commands.inspect:inspect_ships",
    "odds": "starhaul.plugins.trucker.commands.odds_command:odds_of_ships",
}
"""Commands for this game only, as module:function (`cli/main.py`)."""
