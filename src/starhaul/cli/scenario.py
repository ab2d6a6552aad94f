"""`starhaul scenario`: a prepared situation played to its end (docs/formats.md §3, §4)."""

import sys
from typing import Annotated

import msgspec
import typer

from starhaul.cli import BAD_INPUT, TEXTS, complain, named, texts_in
from starhaul.cli.faces import Played, face_of
from starhaul.kernel.documents import MAX_BYTES
from starhaul.kernel.errors import BadInput

UNNAMED = "trucker"
"""The game of a scenario that names none."""


def scenario(
    file: Annotated[
        str, typer.Argument(metavar="FILE.json", help=TEXTS("help-scenario-file"), show_default=False)
    ],
    json: Annotated[bool, typer.Option("--json", help=TEXTS("help-scenario-json"))] = False,
    lang: Annotated[str | None, typer.Option(metavar="LANG", help=TEXTS("help-lang"))] = None,
) -> None:
    texts = TEXTS
    try:
        texts = texts_in(lang)
        played = _played(file)
    except BadInput as error:
        complain([error], texts)
        raise typer.Exit(BAD_INPUT) from None
    if json:
        sys.stdout.write(msgspec.json.encode(played.result).decode() + "\n")
    else:
        sys.stdout.write(played.report(file, texts))


def _played(path: str) -> Played:
    raw = _read(path)
    if not raw.strip():
        raise BadInput("scenario-empty", source=named(path))
    try:
        return face_of(_game(raw)).play_scenario(raw)
    except BadInput as error:
        error.source = named(path)
        raise


def _game(raw: bytes) -> str:
    """The game that a scenario names; what is no scenario is left to the usual one to complain about."""
    try:
        document = msgspec.json.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return UNNAMED
    game = document.get("game", UNNAMED) if isinstance(document, dict) else UNNAMED
    return game if isinstance(game, str) else UNNAMED


def _read(path: str) -> bytes:
    """The file, or enough of it to see that it is too large."""
    try:
        with open(path, "rb") as file:
            return file.read(MAX_BYTES + 1)
    except (FileNotFoundError, NotADirectoryError):
        raise BadInput("no-file", source=named(path)) from None
    except IsADirectoryError:
        raise BadInput("is-directory", source=named(path)) from None
    except PermissionError:
        raise BadInput("no-permission", source=named(path)) from None
    except OSError as error:
        raise BadInput("unreadable", source=named(path), reason=error) from None
