"""An end to thoughts that never end: code that hangs is interrupted where the system can do that."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any


class Overtime(BaseException):
    """Not an `Exception`: what a bot catches by the way must not keep it going."""


@contextmanager
def interrupted_after(limit_ms: float | None) -> Iterator[None]:
    """Raise `Overtime` in code that runs longer than this by the wall clock.

    Alarms exist in the main thread of systems that have them, and somebody else may be using them; elsewhere
    code is left alone. It does not matter for bots that keep their time, and workers of a tournament qualify.
    """
    if limit_ms is None or not _may_use_alarms():
        yield
        return
    seconds = limit_ms / 1000
    signal.signal(signal.SIGALRM, _ring)
    # It rings again: who swallows the first alarm hears the next one.
    signal.setitimer(signal.ITIMER_REAL, seconds, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, signal.SIG_DFL)


def _may_use_alarms() -> bool:
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        return False
    return signal.getsignal(signal.SIGALRM) is signal.SIG_DFL


def _ring(number: int, frame: Any) -> None:
    raise Overtime
