"""The worker process that makes postcards: orders on standard input, postcards on standard output.

Started by `postcard_studio`. It has a limited amount of memory, a lower priority than the server, and ends by
itself when nothing was ordered for a while, or when the server is gone.
"""

import os
import select
import sys
import time
from contextlib import suppress
from typing import BinaryIO

from starhaul.kernel.errors import StarhaulError
from starhaul.server.postcard.postcard_maker import made
from starhaul.server.postcard.postcard_records import (
    PostcardAnswer,
    PostcardOrder,
    PostcardRefused,
    framed,
    unframed,
)

IDLE_S = 120
"""Without an order for so long the process ends; the next order starts another one."""
MOST_MEMORY = 1 << 30
NICE = 5


def main() -> None:
    _settle_down()
    source, target = sys.stdin.buffer, sys.stdout.buffer
    # Nothing else may write to the stream of the answers.
    sys.stdout = sys.stderr
    while select.select([source], [], [], IDLE_S)[0]:
        order = unframed(source, PostcardOrder)
        if order is None:
            return
        _send(target, _answer(order))


def _answer(order: PostcardOrder) -> PostcardAnswer:
    began = time.process_time()
    try:
        card = made(order)
    except StarhaulError as why:
        return PostcardAnswer(refused=PostcardRefused(why.code))
    except Exception as error:
        # A bug of ours; the server says that there is no picture.
        print(f"{type(error).__name__}: {error}", file=sys.stderr)  # noqa: T201
        return PostcardAnswer(refused=PostcardRefused("failed"))
    return PostcardAnswer(card=card, took_ms=round(1000 * (time.process_time() - began), 1))


def _send(target: BinaryIO, answer: PostcardAnswer) -> None:
    target.write(framed(answer))
    target.flush()


def _settle_down() -> None:
    with suppress(OSError):
        os.nice(NICE)
    with suppress(ImportError, OSError, ValueError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))


if __name__ == "__main__":
    main()
