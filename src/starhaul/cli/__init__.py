"""The `starhaul` command. Here is what all its commands share: texts, complaints, and quiet pipes."""

import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from starhaul.kernel.errors import BadInput
from starhaul.locale import LANGUAGES, Texts, language_from_environment, quoted

BAD_INPUT = 2
"""Exit status."""

LONGEST_NAME = 300

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
    for error in errors:
        print(complaint(error, texts), file=sys.stderr)


@contextmanager
def quiet_pipe() -> Iterator[None]:
    """For printing: a reader that has seen enough (`| head -1`) is no error."""
    try:
        yield
        sys.stdout.flush()
    except BrokenPipeError:
        # Python flushes standard output once more when it ends, and would complain about the pipe then.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
