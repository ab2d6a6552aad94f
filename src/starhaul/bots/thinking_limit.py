"""Interrupts code that hangs, where the operating system supports it."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


class Overtime(BaseException):
    """Not an `Exception`, so that a bot's `except Exception` does not catch it."""


@contextmanager
def interrupted_after(limit_ms: float | None) -> Iterator[None]:
    """Raise `Overtime` in code that runs longer than this by the wall clock.

    This uses an alarm signal, which needs the main thread, a system that has such signals, and nobody else
    using them; otherwise the code just runs. Tournament workers meet these conditions.
    """
    if limit_ms is None or not _may_use_alarms():
        yield
        return
    seconds = limit_ms / 1000
    signal.signal(signal.SIGALRM, _ring)
    # The timer repeats, in case the code swallows the first exception.
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


def _ring(number: int, frame: FrameType | None) -> None:
    raise Overtime
