"""Keeps the service clock of a server going: shows it that the event loop runs, and reserves time on disk."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

from starhaul.server.clock.service_clock import BEAT_S, PULSE_S, RESERVE_MS, ServiceClock
from starhaul.server.metrics import Metrics
from starhaul.server.store.store_contract import Store, StoreTrouble

PROBE_S = 2.0
"""Whether a larger write would succeed is not tried more often than this."""

log = logging.getLogger("starhaul.time")


class Timekeeper:
    """`stalled` is called with seconds after time in which the server could not act."""

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
        """Of the store, as long as nothing can be kept."""
        return self._store.trouble

    def start(self) -> None:
        """A second start replaces the first."""
        for task in self._tasks:
            task.cancel()
        self._tasks = [asyncio.create_task(self._pulse()), asyncio.create_task(self._beat())]

    async def stop(self) -> None:
        """The clock stands where it stands: what was reserved beyond is given back."""
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
                log.warning("no time was counted for %d s, in which the server could not act", seconds)
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
        """What a write of the usual size would meet now."""
        loop = asyncio.get_running_loop()
        async with self._probing:
            if self.trouble is None and loop.time() - self._probed_at >= PROBE_S:
                self._probed_at = loop.time()
                with suppress(StoreTrouble):
                    await self._store.probe()
        return self.trouble

    def _report(self, trouble: StoreTrouble | None) -> None:
        """Once, when it begins and when it is over."""
        if trouble is not None and (self._reported is None or trouble.code != self._reported.code):
            self._metrics.trouble.labels(trouble.code).inc()
            log.error("%s", ADVICE.get(trouble.code, "nothing can be written: %s") % trouble)
        elif trouble is None and self._reported is not None:
            log.warning("the database can be written again")
        self._reported = trouble


ADVICE = {
    "damaged": "the database is damaged and is not written any more (%s): stop the server, keep a copy of "
    "the files, look at it with `starhaul verify`, and restore the latest copy made by `starhaul backup`",
}
"""What to do about trouble that does not pass by itself."""
