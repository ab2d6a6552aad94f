"""The `starhaul` command: `main` is the entry point, every other module is one command or a shared helper.

This file holds what all commands share: texts, error lines, drawings and the console. Commands may import any
other package. Only `__main__` and game plug-ins (their commands and `terminal` parts) import from here.
"""

import os
import shutil
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer

from starhaul.kernel.errors import BadInput
from starhaul.locale import LANGUAGES, Texts, language_from_environment, quoted

# Loading rich takes time, and not every command prints reports.
if TYPE_CHECKING:
    from rich.console import Console

FAILED, BAD_INPUT = 1, 2
"""Exit statuses."""
FAILURES = frozenset({"match-failed", "tournament-failed", "worker-died"})
"""Error codes for which the input is not to blame."""
MISTYPED = frozenset({"game-unknown", "lesson-unknown"}) | {
    f"bot-{what}"
    for what in ("unknown", "not-found", "no-module", "no-class", "no-bot", "trait", "other-game")
}
"""Error codes of words that stand on the command line if no file is named."""
help_of_command: ContextVar[str] = ContextVar("help_of_command", default="")
"""What shows the help of the command that is being run, such as `starhaul serve --help`."""

STANDARD_INPUT = STANDARD_OUTPUT = "-"

STYLE: dict[str, Any] = {
    "add_completion": False,
    "pretty_exceptions_enable": False,
    "rich_markup_mode": None,
    "context_settings": {"help_option_names": ["-h", "--help"]},
}
"""How all commands and their help look."""

LONGEST_NAME = 300
NARROWEST, WIDEST = 80, 200
"""Minimum and maximum report width in columns."""

TEXTS = Texts(language_from_environment())
"""Texts in the language of the environment: for help, and for errors found before `--lang` is read."""


def texts_in(language: str | None) -> Texts:
    """The texts of a command; None selects the language of the environment."""
    if language is None:
        return TEXTS
    chosen = Texts(language)
    if chosen.language != language:
        raise BadInput("language-unknown", source="--lang", language=language, known=", ".join(LANGUAGES))
    return chosen


@contextmanager
def speaking(language: str | None) -> Iterator[Texts]:
    """The texts of a command, as a context: a `BadInput` raised in it is printed in that language and ends
    the command."""
    texts = TEXTS
    try:
        texts = texts_in(language)
        yield texts
    except BadInput as error:
        complain([error], texts)
        raise typer.Exit(FAILED if error.code in FAILURES else BAD_INPUT) from None


def complaint(error: BadInput, texts: Texts) -> str:
    """One line: the source, the place in it, what is wrong, and for a mistake on the command line where help
    is."""
    where = (quoted(error.source, longest=LONGEST_NAME), quoted(error.place))
    words = ": ".join(part for part in (*where, texts.error(error)) if part)
    help = _help_about(error)
    return texts("error-with-help", words=words, help=help) if help and help not in words else words


def _help_about(error: BadInput) -> str:
    """The command that explains what should have been written; empty if a file or a machine is to blame."""
    is_mistyped = error.source.startswith("--") or (not error.source and error.code in MISTYPED)
    return str(error.detail.get("help") or help_of_command.get()) if is_mistyped else ""


def complain(errors: Iterable[BadInput], texts: Texts) -> None:
    # If standard error cannot be written, the exit status still reports the failure.
    with suppress(OSError):
        for error in errors:
            print(complaint(error, texts), file=sys.stderr)


def named(path: str) -> str:
    """The file name to show in an error; an empty name is shown as quotes."""
    return path or "''"


# --- drawings ----------------------------------------------------------------------------------------------


def check_drawing(path: str) -> None:
    """Refuse what can be refused before anything is drawn."""
    if path == STANDARD_OUTPUT:
        raise BadInput("svg-to-stdout", source="--svg")


def would_overwrite(path: str, name: str) -> bool:
    """Whether writing to the path would overwrite the file that an argument names, even through a link."""
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


def console() -> "Console":
    """The console for reports: as wide as the terminal, plain text when there is none."""
    # Imported on demand: the help, the version and many answers need no console.
    from rich.console import Console

    # Measured here, because Rich fails on unusual values of COLUMNS and LINES.
    size = shutil.get_terminal_size()
    width = min(max(NARROWEST, size.columns), WIDEST)
    return Console(highlight=False, markup=False, emoji=False, width=width, height=size.lines)
