"""The `starhaul` command. Here is what its commands share: texts, complaints, drawings, and the console."""

import os
import shutil
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import typer
from rich.console import Console

from starhaul.kernel.errors import BadInput
from starhaul.locale import LANGUAGES, Texts, language_from_environment, quoted

FAILED, BAD_INPUT = 1, 2
"""Exit status."""
FAILURES = frozenset({"match-failed", "tournament-failed", "worker-died"})
"""Not the input is to blame."""

STANDARD_INPUT = STANDARD_OUTPUT = "-"

LONGEST_NAME = 300
NARROWEST, WIDEST = 80, 200
"""Columns: what reports count on, and what nobody can read."""

TEXTS = Texts(language_from_environment())
"""In the language of the environment: helps, and complaints before another language is known."""


def texts_in(language: str | None) -> Texts:
    """The texts a command speaks; None is the language of the environment."""
    if language is None:
        return TEXTS
    chosen = Texts(language)
    if chosen.language != language:
        raise BadInput("language-unknown", source="--lang", language=language, known=", ".join(LANGUAGES))
    return chosen


@contextmanager
def speaking(language: str | None) -> Iterator[Texts]:
    """The frame of a command: the texts it speaks. Wrong input is complained about in them and ends it."""
    texts = TEXTS
    try:
        texts = texts_in(language)
        yield texts
    except BadInput as error:
        complain([error], texts)
        raise typer.Exit(FAILED if error.code in FAILURES else BAD_INPUT) from None


def complaint(error: BadInput, texts: Texts) -> str:
    """One line: where it came from, the place in it, what is wrong."""
    where = (quoted(error.source, longest=LONGEST_NAME), quoted(error.place))
    return ": ".join(part for part in (*where, texts.error(error)) if part)


def complain(errors: Iterable[BadInput], texts: Texts) -> None:
    # If standard error cannot be written there is nobody left to tell; the exit status still says it.
    with suppress(OSError):
        for error in errors:
            print(complaint(error, texts), file=sys.stderr)


def named(path: str) -> str:
    """The name of a file for a complaint: an empty one is shown as such."""
    return path or "''"


# --- drawings ----------------------------------------------------------------------------------------------


def check_drawing(path: str) -> None:
    """What can be refused before anything is drawn."""
    if path == STANDARD_OUTPUT:
        raise BadInput("svg-to-stdout", source="--svg")


def would_overwrite(path: str, name: str) -> bool:
    """Whether writing to the path would destroy what an argument names, also by way of a link."""
    try:
        return Path(path).is_file() and os.path.samefile(path, 0 if name == STANDARD_INPUT else name)
    except OSError:
        return False


def write_drawing(path: str, drawing: str) -> None:
    try:
        Path(path).write_text(drawing, encoding="utf-8")
    except OSError as error:
        raise BadInput("svg-unwritable", source=named(path), reason=error) from None


# --- reports -----------------------------------------------------------------------------------------------


def console() -> Console:
    """For reports: as wide as the terminal, plain text outside one."""
    # Measured here, because Rich trips over strange values of COLUMNS and LINES.
    size = shutil.get_terminal_size()
    width = min(max(NARROWEST, size.columns), WIDEST)
    return Console(highlight=False, markup=False, emoji=False, width=width, height=size.lines)
