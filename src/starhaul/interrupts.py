"""What Ctrl+C does while a command is being imported, while it must not be divided, and after its end."""

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

INTERRUPTED = 130
"""Exit status."""


def leave(number: int, frame: FrameType | None) -> None:
    """End at once and quietly: there is nothing to clean up yet, or nothing left."""
    os._exit(INTERRUPTED)


def leave_at_once() -> None:
    # The parent process may have asked to ignore the signal, as `nohup` and `&` do.
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, leave)


def raise_again() -> None:
    """From now on an interrupt is an exception, which the command handles."""
    if signal.getsignal(signal.SIGINT) is leave:
        signal.signal(signal.SIGINT, signal.default_int_handler)


@contextmanager
def undivided() -> Iterator[None]:
    """An interrupt is raised at the end of this block: nothing in it is left half done."""
    if signal.getsignal(signal.SIGINT) is not signal.default_int_handler:
        yield
        return
    came: list[int] = []
    signal.signal(signal.SIGINT, lambda number, frame: came.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    if came:
        raise KeyboardInterrupt
