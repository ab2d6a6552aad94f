"""What Ctrl+C does while the command is still being imported, and after it has ended."""

import os
import signal
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
