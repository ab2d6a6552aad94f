"""Runs the service clock of a server: calls `pulse` from the event loop and reserves time on disk.

Started by the lobby. The arithmetic of the clock is in `service_clock`, which needs no event loop.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

from starhaul.server.clock.service_clock import BEAT_S, PULSE_S, RESERVE_MS, ServiceClock
from starhaul.server.metrics import Metrics
from starhaul.server.store.store_contract import Store, StoreTrouble

PROBE_S = 2.0
"""Minimum interval between test writes of realistic size."""

log = logging.getLogger("starhaul.time")


class Timekeeper:
    """`stalled` is called with a number of seconds after the server could not act for that long."""

    def __init__(
        self, clock: ServiceClock, store: Store, metrics: Metrics, stalled: Callable[[int], None]
    ) -> None:
        self._clock = clock
        self._store = store
        self._metrics = metrics
        self._stalled = stalled
        self._tasks: list[asyncio.Task[None]] = []
        self._reported: StoreTrouble | None = None
        self._probed_at = 0.0
        self._probing = asyncio.Lock()

    @property
    def trouble(self) -> StoreTrouble | None:
        """The current storage failure; None if the store works."""
        return self._store.trouble

    def start(self) -> None:
        """A second start replaces the first."""
        for task in self._tasks:
            task.cancel()
        self._tasks = [asyncio.create_task(self._pulse()), asyncio.create_task(self._beat())]

    async def stop(self) -> None:
        """Stop, and give the unused part of the reservation back."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(StoreTrouble):
            await self._store.stop_clock(self._clock.now_ms())

    async def _pulse(self) -> None:
        while True:
            seconds = self._clock.pulse(can_write=self._store.trouble is None)
            self._report(self._store.trouble)
            if seconds:
                log.warning("stalled for %d s; match time stood still meanwhile", seconds)
                self._metrics.stalled.inc(seconds)
                self._stalled(seconds)
            await asyncio.sleep(PULSE_S)

    async def _beat(self) -> None:
        while True:
            reserved_ms = self._clock.now_ms() + RESERVE_MS
            with suppress(StoreTrouble):
                await self._store.beat(reserved_ms)
                self._clock.reserve(reserved_ms)
            await asyncio.sleep(BEAT_S)

    async def probe(self) -> StoreTrouble | None:
        """Test a write of realistic size; returns the failure, if any."""
        loop = asyncio.get_running_loop()
        async with self._probing:
            if self.trouble is None and loop.time() - self._probed_at >= PROBE_S:
                self._probed_at = loop.time()
                with suppress(StoreTrouble):
                    await self._store.probe()
        # Whoever is told about a failure finds it in the log and in the metrics, too.
        self._report(self.trouble)
        return self.trouble

    def _report(self, trouble: StoreTrouble | None) -> None:
        """Log the failure once when it begins and once when it is over."""
        if trouble is not None and (self._reported is None or trouble.code != self._reported.code):
            self._metrics.trouble.labels(trouble.code).inc()
            log.error("%s", ADVICE.get(trouble.code, "cannot write to the database: %s") % trouble)
        elif trouble is None and self._reported is not None:
            log.warning("writing to the database works again")
        self._reported = trouble


ADVICE = {
    "damaged": "the database is damaged and is not written any more (%s): stop the server, keep a copy of "
    "the files, look at it with `starhaul verify`, and restore the latest copy made by `starhaul backup`",
}
"""What the operator should do about failures that do not pass by themselves."""
