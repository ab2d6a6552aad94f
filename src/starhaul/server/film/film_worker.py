"""The worker process that makes one film or story: a log on standard input, the result on standard output.

Started by `studio`. Whatever a log contains, this process gets a limited amount of processor time and memory,
at a lower priority than the server.
"""

import os
import sys
import time
from contextlib import suppress

import msgspec

from starhaul.server.film.film import Checkpoint
from starhaul.server.film.film_error import FilmError
from starhaul.server.film.told_story import film_or_story
from starhaul.server.refusal_facts import facts_of

BUDGET_S = 10
"""Maximum processor time for a film. That of a Trek with four players takes about 0.2 s."""
SPARE_S = 5
"""Processor time after which the system ends the process, should a single step take so long."""
MOST_MEMORY = 1 << 30
NICE = 5
REFUSED = 3
"""The exit status after a refusal, which is then on standard output."""


class Refused(msgspec.Struct, frozen=True):
    """Why there is no film."""

    code: str
    facts: dict[str, str | int]


def main(arguments: list[str]) -> int:
    """`film_worker EYE MATCH [BUDGET_S]`; `EYE` is a point of view, or `story`."""
    eye, match, *more = arguments
    budget_s = float(more[0]) if more else BUDGET_S
    _settle_down(budget_s)
    try:
        body = film_or_story(sys.stdin.buffer.read(), eye, match, _within(budget_s))
    except FilmError as why:
        sys.stdout.buffer.write(msgspec.json.encode(Refused(why.code, facts_of(why))))
        return REFUSED
    sys.stdout.buffer.write(body)
    return 0


def _within(budget_s: float) -> Checkpoint:
    def check() -> None:
        if time.process_time() > budget_s:
            raise FilmError("too-long", seconds=round(budget_s))

    return check


def _settle_down(budget_s: float) -> None:
    with suppress(OSError):
        os.nice(NICE)
    with suppress(ImportError, OSError, ValueError):
        import resource

        seconds = int(budget_s) + SPARE_S
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
