"""Long runs of many matches: shown as they go on, and kept as far as they got when something stops them.

Used by `simulate`, `tournament` and `verify`. How work is divided among processes is in `sim.runners`.
"""

import sys
from collections.abc import Callable, Generator
from contextlib import closing, suppress
from typing import NamedTuple, TypeVar

import typer

from starhaul.cli import FAILED, complain
from starhaul.cli.matches import progress_bar
from starhaul.interrupts import INTERRUPTED, undivided
from starhaul.kernel.errors import BadInput
from starhaul.locale import Texts

T = TypeVar("T")

STATUS = {"interrupted": INTERRUPTED, "worker-died": FAILED}
"""What may stop a run that keeps what it has, by code, and the exit status for it."""


class EarlyEnd(NamedTuple):
    """Why a run ended before all its work was done."""

    done: int
    """How many results it has."""
    error: BadInput


def follow(
    results: Generator[T, None, None], take: Callable[[T], object], texts: Texts, total: int | None = None
) -> EarlyEnd | None:
    """Take results as they come; returns why not all came, if so. There is a progress bar if the total is
    known; without one, what is taken may be printed."""
    done = 0
    try:
        # Closing ends worker processes at once, if there are any.
        with closing(results), progress_bar(is_wanted=total is not None) as progress:
            task = progress.add_task(texts("simulate-progress"), total=total)
            for result in results:
                # What was taken is counted, and what is counted was taken.
                with undivided():
                    take(result)
                    done += 1
                    progress.advance(task)
    except KeyboardInterrupt:
        return EarlyEnd(done, BadInput("interrupted"))
    except BadInput as error:
        if error.code not in STATUS:
            raise
        return EarlyEnd(done, error)
    return None


def tell_early_end(end: EarlyEnd | None, key: str, texts: Texts, **facts: object) -> None:
    """If the run is incomplete, say so and how far it came, and end the command with the status for it."""
    if end is None:
        return
    complain([end.error], texts)
    with suppress(OSError):
        print(texts(key, done=end.done, **facts), file=sys.stderr)
    raise typer.Exit(STATUS[end.error.code])
