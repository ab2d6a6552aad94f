"""The worker process: reads questions from its socket, one at a time, and answers each.

It ends when the socket is closed, so no worker outlives its server. Standard input and output are not
connected, whatever a bot may print.
"""

import faulthandler
import os
import signal
import socket
import sys
from contextlib import suppress
from typing import BinaryIO

from starhaul.bots.thinking import HANG_MS
from starhaul.server.bots.calls import (
    LENGTH,
    AdviceCall,
    Advised,
    Answer,
    BotCall,
    Forget,
    LookBackCall,
    ToWorker,
    WorkerReady,
    framed,
    to_worker,
)
from starhaul.server.bots.chairs import Chairs
from starhaul.server.bots.look_back_worker import looked_back

NICE = 5
"""Lower priority than the server."""
MOST_MEMORY = 1 << 30
"""Memory limit of the process."""
LAST_S = 3.0
"""How long after an answer should have been interrupted the process ends itself, in case the server is
gone."""


def main(arguments: list[str]) -> None:
    """`worker SOCKET [HANG_MS]`: the descriptor of an open socket, and the time limit for an answer."""
    line = socket.socket(fileno=int(arguments[0]))
    line.set_inheritable(False)
    hang_ms = float(arguments[1]) if len(arguments) > 1 else HANG_MS
    _settle_down()
    with line, line.makefile("rb") as source, suppress(ConnectionError):
        line.sendall(framed(WorkerReady()))
        _serve(line, source, hang_ms)


def _settle_down() -> None:
    # Signals to the whole process group are meant for the server; the worker ends when its socket is closed.
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
            # Unlike an alarm, this works even if a bot never releases the interpreter.
            faulthandler.dump_traceback_later(hang_ms / 1000 + LAST_S, exit=True, file=nowhere)
            answer = _answered(chairs, message)
            faulthandler.cancel_dump_traceback_later()
            line.sendall(framed(answer))


def _answered(chairs: Chairs, call: BotCall | AdviceCall | LookBackCall) -> Answer | Advised:
    if isinstance(call, LookBackCall):
        return looked_back(call)
    return chairs.advise(call) if isinstance(call, AdviceCall) else chairs.answer(call)


def _next(source: BinaryIO) -> ToWorker | None:
    """The next message; None at the end of the stream."""
    head = source.read(LENGTH)
    length = int.from_bytes(head, "big")
    body = source.read(length)
    if len(head) < LENGTH or len(body) < length:
        return None
    return to_worker.decode(body)


if __name__ == "__main__":
    main(sys.argv[1:])
