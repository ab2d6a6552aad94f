"""Makes films in worker processes, one process for each film, so that no log can slow the tables down.

Used by `http.film_pages`, in the threads of a shelf: these also limit how many films are made at once. What
happens in the process is in `film_worker`.
"""

import os
import subprocess
import sys

from starhaul.kernel.typed import from_json
from starhaul.server.film.film_error import FilmError
from starhaul.server.film.film_worker import BUDGET_S, REFUSED, Refused

WAIT_S = 60.0
"""Maximum time for a film by the wall clock, on a busy machine."""


def shoot(
    log: bytes, eye: str, match: str = "", budget_s: float = BUDGET_S, wait_s: float | None = None
) -> bytes:
    """The encoded film of a log, or its story; raises `FilmError` with the reason if there is none."""
    longest = WAIT_S if wait_s is None else wait_s
    # Without -P, files in the current directory could replace our modules.
    command = [sys.executable, "-P", "-m", "starhaul.server.film.film_worker", eye, match, str(budget_s)]
    path = os.pathsep.join(path or os.curdir for path in sys.path)
    try:
        done = subprocess.run(
            command,
            input=log,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env={**os.environ, "PYTHONPATH": path},
            timeout=longest,
            check=False,
        )
    except subprocess.TimeoutExpired:
        raise FilmError("too-long", seconds=round(longest)) from None
    except OSError:
        raise FilmError("failed") from None
    if done.returncode == REFUSED:
        why = from_json(done.stdout, Refused)
        raise FilmError(why.code, **why.facts)
    if done.returncode:
        raise FilmError("failed")
    return done.stdout
