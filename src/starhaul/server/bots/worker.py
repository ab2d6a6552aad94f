"""The process in which bots think: reads questions from its line, one after the other, and answers each.

It ends when the line ends, so that no worker outlives its server. It says nothing to anybody else: its input
and output lead nowhere, whatever a bot may print.
"""

import faulthandler
import os
import signal
import socket
import sys
from contextlib import suppress
from typing import BinaryIO

from starhaul.bots.thinking import HANG_MS
from starhaul.server.bots.calls import LENGTH, BotCall, Forget, WorkerReady, framed, to_worker
from starhaul.server.bots.chairs import Chairs

NICE = 5
"""Tables come before thoughts."""
MOST_MEMORY = 1 << 30
"""A bot that wants more fails, and not the machine."""
LAST_S = 3.0
"""So long after a thought should have been interrupted the process ends itself, should the server be gone."""


def main(arguments: list[str]) -> None:
    """`worker LINE [HANG_MS]`: the number of an open socket, and how long a thought may take."""
    line = socket.socket(fileno=int(arguments[0]))
    line.set_inheritable(False)
    hang_ms = float(arguments[1]) if len(arguments) > 1 else HANG_MS
    _settle_down()
    with line, line.makefile("rb") as source, suppress(ConnectionError):
        line.sendall(framed(WorkerReady()))
        _serve(line, source, hang_ms)


def _settle_down() -> None:
    # A terminal or a supervisor that signals the whole group means the server; the line tells us the rest.
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.SIG_IGN)
    with suppress(OSError):
        os.nice(NICE)
    with suppress(ImportError, OSError, ValueError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))


def _serve(line: socket.socket, source: BinaryIO, hang_ms: float) -> None:
    chairs = Chairs(hang_ms=hang_ms)
    with open(os.devnull, "w", encoding="utf-8") as nowhere:
        while (message := _next(source)) is not None:
            if isinstance(message, Forget):
                chairs.forget(message.match)
                continue
            # Unlike an alarm it does not need the interpreter, which a bot may keep busy for ever.
            faulthandler.dump_traceback_later(hang_ms / 1000 + LAST_S, exit=True, file=nowhere)
            answer = chairs.answer(message)
            faulthandler.cancel_dump_traceback_later()
            line.sendall(framed(answer))


def _next(source: BinaryIO) -> BotCall | Forget | None:
    """The next message; None at the end of the line."""
    head = source.read(LENGTH)
    length = int.from_bytes(head, "big")
    body = source.read(length)
    if len(head) < LENGTH or len(body) < length:
        return None
    return to_worker.decode(body)


if __name__ == "__main__":
    main(sys.argv[1:])
