"""Options that several commands have, each declared once: the same name, type, help and default everywhere.

Used by the commands. What only one command offers stays in its module. Loads nothing but the texts, because
every command imports it.
"""

from typing import Annotated

import typer

from starhaul.cli import TEXTS

DEFAULT_SEED = "0"

Language = Annotated[str | None, typer.Option("--lang", metavar="LANG", help=TEXTS("help-lang"))]
Json = Annotated[bool, typer.Option("--json", help=TEXTS("help-json"))]
"""Prints one JSON object on one line."""
JsonLines = Annotated[bool, typer.Option("--json", help=TEXTS("help-json-lines"))]
"""Prints one JSON object per line."""
Output = Annotated[
    str | None, typer.Option("--output", metavar="FILE", help=TEXTS("help-output"), show_default=False)
]
"""A file for the JSON of a long run, beside what is printed."""
Jobs = Annotated[
    int, typer.Option("--jobs", min=0, max=256, metavar="N", help=TEXTS("help-jobs"), show_default=False)
]
Seed = Annotated[str, typer.Option("--seed", metavar="SEED", help=TEXTS("help-seed"))]
GameName = Annotated[str, typer.Option("--game", metavar="GAME", help=TEXTS("help-game"))]
BotNames = Annotated[
    str | None, typer.Option("--bots", metavar="BOT,BOT…", help=TEXTS("help-bot-names"), show_default=False)
]
LogFile = Annotated[str, typer.Argument(metavar="LOG", help=TEXTS("help-replay-log"), show_default=False)]
