"""`starhaul scenario`: plays a prepared situation to its end (docs/formats.md §3, §4)."""

import sys
from typing import Annotated

import msgspec
import typer

from starhaul.cli import TEXTS, named, speaking
from starhaul.cli.common_options import Json, Language
from starhaul.cli.files import json_line, read_document
from starhaul.cli.terminal_game import PlayedScenario, TerminalGame, terminal_of
from starhaul.games import DEFAULT_GAME
from starhaul.kernel.documents import decode
from starhaul.kernel.errors import BadInput


class _Head(msgspec.Struct):
    """The part of a scenario that all games share."""

    game: str = DEFAULT_GAME


def scenario(
    file: Annotated[
        str, typer.Argument(metavar="FILE.json", help=TEXTS("help-scenario-file"), show_default=False)
    ],
    json: Json = False,
    lang: Language = None,
) -> None:
    with speaking(lang) as texts:
        played = _played(file)
    if json:
        sys.stdout.write(json_line(played.result))
    else:
        sys.stdout.write(played.report(file, texts))


def _played(path: str) -> PlayedScenario:
    raw = read_document(path)
    if not raw.strip():
        raise BadInput("scenario-empty", source=named(path))
    try:
        return _terminal(raw).play_scenario(raw)
    except BadInput as error:
        error.source = named(path)
        raise


def _terminal(raw: bytes) -> TerminalGame:
    """The terminal part of the game that a scenario names."""
    head = decode(raw, _Head)
    try:
        return terminal_of(head.game)
    except BadInput as error:
        error.place = "game"
        raise
