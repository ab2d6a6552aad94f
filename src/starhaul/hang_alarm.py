"""Interrupts code that hangs, where the operating system supports it.

Used by the arena, by the worker processes of the server, for loading plug-ins (`plugins/installed.py`), and
for their games on a server (`plugins/bounded_game.py`). What happens then is decided there.
"""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


class Overtime(BaseException):
    """Not an `Exception`, so that a bot's `except Exception` does not catch it."""


class HangAlarm:
    """Raises `Overtime` in code that runs longer than a limit by the wall clock: `with alarm: …`.

    This uses an alarm signal, which needs the main thread, a system that has such signals, and nobody else
    using them; otherwise the code just runs. Tournament workers meet these conditions.
    """

    def __init__(self, limit_ms: float | None) -> None:
        self._seconds = None if limit_ms is None else limit_ms / 1000
        self._has_signal = False
        """Whether the handler of the signal is ours."""
        self._keeps_signal = False

    @contextmanager
    def kept_ready(self) -> Iterator[None]:
        """Keep the signal for a series of calls: replacing its handler costs more than the timer."""
        self._take_signal()
        self._keeps_signal = True
        try:
            yield
        finally:
            self._keeps_signal = False
            self.stop()

    def __enter__(self) -> None:
        if not self._keeps_signal:
            self._take_signal()
        if self._has_signal and self._seconds is not None:
            # The timer repeats, in case the code swallows the first exception.
            signal.setitimer(signal.ITIMER_REAL, self._seconds, self._seconds)

    @property
    def is_set(self) -> bool:
        """Whether the running code is interrupted by this alarm."""
        return self._has_signal and self._seconds is not None

    def stop(self, *error: object) -> None:
        """Also to be called by whoever catches `Overtime`: it may be raised while the alarm is stopped."""
        if self._has_signal:
            signal.setitimer(signal.ITIMER_REAL, 0)
            if not self._keeps_signal:
                signal.signal(signal.SIGALRM, signal.SIG_DFL)
                self._has_signal = False

    __exit__ = stop

    def _take_signal(self) -> None:
        if self._seconds is not None and _may_use_alarms():
            self._has_signal = True
            signal.signal(signal.SIGALRM, _ring)


def _may_use_alarms() -> bool:
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        return False
    return signal.getsignal(signal.SIGALRM) is signal.SIG_DFL


def _ring(number: int, frame: FrameType | None) -> None:
    raise Overtime
