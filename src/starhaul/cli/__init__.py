"""The `starhaul` command. Here is what all its commands share: texts, complaints, and the console."""

import shutil
import sys
from collections.abc import Iterable
from contextlib import suppress

from rich.console import Console

from starhaul.kernel.errors import BadInput
from starhaul.locale import LANGUAGES, Texts, language_from_environment, quoted

BAD_INPUT = 2
"""Exit status."""

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


def console() -> Console:
    """For reports: as wide as the terminal, plain text outside one."""
    # Measured here, because Rich trips over strange values of COLUMNS and LINES.
    size = shutil.get_terminal_size()
    width = min(max(NARROWEST, size.columns), WIDEST)
    return Console(highlight=False, markup=False, emoji=False, width=width, height=size.lines)
