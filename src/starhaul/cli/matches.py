"""Shared by the commands that play matches: options that choose what is played, and the progress bar.

What a single command alone offers stays in its module.
"""

import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Annotated, Any

import typer
from msgspec import DecodeError, json
from msgspec.structs import fields
from rich.console import Console
from rich.progress import Progress

from starhaul.cli import TEXTS, named
from starhaul.cli.files import read_document
from starhaul.cli.option_names import dashed, in_log
from starhaul.games import config_of
from starhaul.kernel.contract import C, Game, S
from starhaul.kernel.documents import decode
from starhaul.kernel.errors import BadInput
from starhaul.kernel.form_fields import OPTIONS, declared
from starhaul.locale import Texts

FLAGS = ("edition", "seats", "rounds", "trek")
"""Parts of a configuration that are options of the commands themselves."""
FROM_FILE = "@"
"""Prefix of an option value that names a file to read the value from."""

Games = Annotated[int, typer.Option(min=1, max=1_000_000, metavar="N", help=TEXTS("help-simulate-games"))]
Edition = Annotated[
    str | None, typer.Option(metavar="1e|2e", help=TEXTS("help-simulate-edition"), show_default=False)
]
Seats = Annotated[
    int | None, typer.Option(metavar="N", help=TEXTS("help-simulate-seats"), show_default=False)
]
Rounds = Annotated[
    str | None, typer.Option(metavar="I,II,III", help=TEXTS("help-simulate-rounds"), show_default=False)
]
Trek = Annotated[bool, typer.Option("--trek", help=TEXTS("help-simulate-trek"))]
Options = Annotated[
    list[str] | None,
    typer.Option(metavar="KEY=VALUE", help=TEXTS("help-simulate-option"), show_default=False),
]


def config_for(game: Game[C, S], given: Mapping[str, object], texts: Texts) -> C:
    """The configuration requested on the command line; prints the game's advice about it."""
    check_known(game, given)
    try:
        config = config_of(game, _as_in_logs(game, given))
    except BadInput as error:
        error.source, error.place = _option_of(error), ""
        error.detail["help"] = f"starhaul options {game.name}"
        raise
    for advice in game.advice(config):
        print(texts(f"advice-{advice.key}", **advice.facts), file=sys.stderr)
    return config


def given_config(
    edition: str | None, seats: int | None, rounds: str | None, trek: bool, options: Sequence[str]
) -> dict[str, Any]:
    """The configuration as given on the command line, in the form used in logs."""
    given: dict[str, Any] = {"edition": edition, "seats": seats, "trek": trek or None}
    given["rounds"] = rounds.split(",") if rounds is not None else None
    given["options"] = dict(map(_option, options)) or None
    return {name: value for name, value in given.items() if value is not None}


def check_known(game: Game[C, S], given: Mapping[str, object]) -> None:
    """Refuse command-line options that this game does not have."""
    known = {field.encode_name for field in fields(game.config_type)}
    for name in given:
        if name not in known:
            help = f"starhaul options {game.name}"
            raise BadInput("option-foreign", source=f"--{name}", game=game.name, help=help)


def _as_in_logs(game: Game[C, S], given: Mapping[str, object]) -> dict[str, Any]:
    """With the names of logs. `--option` also sets what has no flag, such as `level`."""
    found = dict(given)
    wanted = found.pop(OPTIONS, None)
    if not isinstance(wanted, dict):
        return found
    known = {field.name: field.is_option for field in declared(game.config_type) if field.name not in FLAGS}
    options: dict[str, Any] = {}
    for written, value in wanted.items():
        name = in_log(written, known, game.name)
        (options if known[name] else found)[name] = value
    return {**found, OPTIONS: options} if options else found


def _option_of(error: BadInput) -> str:
    """Where on the command line the part of a configuration stands that an error is about."""
    first, _, rest = error.place.partition(".")
    if first == OPTIONS and rest:
        name, dot, deeper = rest.partition(".")
        return f"--option {dashed(name)}{dot}{deeper}"
    if error.code == "class-unknown":
        return "--rounds"
    return f"--{first}" if first in FLAGS else error.source or error.place


def _option(text: str) -> tuple[str, Any]:
    """`strict-build=true`: a value is JSON, a plain word, or JSON in a file (`track=@FILE.json`)."""
    name, equals, value = text.partition("=")
    if not name or not equals:
        raise BadInput("option-form", source="--option", option=text)
    if value.startswith(FROM_FILE):
        return name, _from_file(value.removeprefix(FROM_FILE))
    try:
        return name, json.decode(value)
    except (DecodeError, UnicodeEncodeError, RecursionError):
        return name, value


def _from_file(path: str) -> Any:
    raw = read_document(path)
    try:
        return decode(raw, Any)
    except BadInput as error:
        error.source = named(path)
        raise


def progress_bar(*, is_wanted: bool = True) -> Progress:
    """On standard error, shown only in a terminal."""
    screen = Console(stderr=True)
    return Progress(console=screen, transient=True, disable=not (is_wanted and screen.is_terminal))


@contextmanager
def bots_from_here() -> Iterator[None]:
    """Make bots in the current directory importable."""
    here = os.getcwd()
    if here in sys.path:
        yield
        return
    sys.path.append(here)
    try:
        yield
    finally:
        sys.path.remove(here)
