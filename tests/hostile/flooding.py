"""A client that sends as fast as possible, in a separate thread, and measurements of the others meanwhile."""

import asyncio
import json
import socket
import statistics
import threading
import time

from starhaul.server.wire import VERSION
from tools.hostile.visitor import Visitor, frame, upgrade

AGAIN_S = 0.1
"""It reconnects as soon as it was disconnected, and floods again."""
IMPATIENCE_S = 0.1
"""A client that is disconnected opens another connection."""
TURN_S = 0.36
COMMAND_EVERY_S = 0.07
"""A client whose latency is measured sends faster than people, but slower than the limits allow."""


class Flooder(threading.Thread):
    """Floods while `is_on`, until `stop`."""

    def __init__(self, port: int, made: dict[str, str], opcode: int, data: bytes) -> None:
        super().__init__(daemon=True)
        self.lines = 0
        self.is_on = threading.Event()
        self._port = port
        self._hello = frame(1, json.dumps({"do": "hello", "v": VERSION, **made}).encode())
        self._flood = frame(opcode, data) * 5000
        self._is_over = False

    def run(self) -> None:
        while not self._is_over:
            self.is_on.wait()
            try:
                with socket.create_connection(("127.0.0.1", self._port), IMPATIENCE_S) as line:
                    self._pour(line)
            except OSError:
                self.lines += 1
            time.sleep(AGAIN_S)

    def _pour(self, line: socket.socket) -> None:
        line.sendall(upgrade(self._port))
        line.recv(4096)
        line.sendall(self._hello)
        while self.is_on.is_set() and not self._is_over:
            line.sendall(self._flood)

    def stop(self) -> None:
        self._is_over = True
        self.is_on.set()
        self.join()


async def latencies(people: list[Visitor], seconds: float) -> list[float]:
    """How long their commands took: building actions, which are written to disk."""
    found: list[float] = []

    async def play(person: Visitor, delay_s: float) -> None:
        await asyncio.sleep(delay_s)
        for number in range(round(seconds / COMMAND_EVERY_S)):
            began = time.perf_counter()
            await person.do(do="act", action={"do": ("take", "return")[number % 2]})
            found.append(time.perf_counter() - began)
            await asyncio.sleep(COMMAND_EVERY_S)

    await asyncio.gather(
        *(play(person, n * COMMAND_EVERY_S / len(people)) for n, person in enumerate(people))
    )
    return found


async def slowdown(people: list[Visitor], flooder: Flooder, times: int) -> float:
    """How much longer commands take during a flood: the ratio of the 99th percentiles with and without it.

    Measured alternately, and the median is returned: other load on the machine affects only
    some measurements, and both sides.
    """
    found = []
    for _ in range(times):
        quiet = await latencies(people, TURN_S)
        flooder.is_on.set()
        loud = await latencies(people, TURN_S)
        flooder.is_on.clear()
        found.append(_p99(loud) / _p99(quiet))
    return statistics.median(found)


def _p99(values: list[float]) -> float:
    return sorted(values)[int(len(values) * 0.99)]
