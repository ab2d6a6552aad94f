"""Draining a server on request: no new tables and matches, and the end when all matches are over.

Used by `housekeeping`. A signal to the process stops it at once instead (`process.webserver`); either way,
matches that are not over continue after the restart.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable

from starhaul.server.admin_error import AdminError
from starhaul.server.house_log import note
from starhaul.server.lobby.lobby import Lobby
from starhaul.server.table_error import TableError

LOOK_S = 1.0
LAST_WORDS_S = 3.0
"""How long people look at their results before the server stops."""


class Draining:
    """`stop` ends the process; `spread` tells everybody about a change."""

    def __init__(self, lobby: Lobby, stop: Callable[[], None], spread: Callable[[], Awaitable[int]]) -> None:
        self._lobby = lobby
        self._stop = stop
        self._spread = spread
        self._task: asyncio.Task[None] | None = None

    async def begin(self, seconds: int) -> int:
        """Begin, or change the time limit; returns the number of matches that are waited for. Where other
        nodes can take the tables, none are."""
        self.cancel()
        if await self._lobby.ownership.others():
            # The matches go on there.
            note("draining", seconds=0, matches=0)
            self._stop()
            return 0
        self._lobby.services.house.closes_at = int(time.time()) + seconds
        playing = self._playing()
        note("draining", seconds=seconds, matches=playing)
        await self._spread()
        self._task = asyncio.create_task(self._wait(time.monotonic() + seconds))
        return playing

    async def end(self) -> None:
        """The server goes on."""
        if self._task is None:
            raise AdminError("not-draining")
        if self._task.done():
            raise TableError("restarting")
        self.cancel()
        self._lobby.services.house.closes_at = None
        note("draining-ended")
        await self._spread()

    def cancel(self) -> None:
        if self._task is not None:
            self._task.cancel()
            self._task = None

    def _playing(self) -> int:
        """Matches with a person who is connected; those of bots alone continue after the restart."""
        rooms = self._lobby.rooms.values()
        return sum(
            room.live is not None and any(viewer.seat is not None for viewer in room.viewers)
            for room in rooms
        )

    async def _wait(self, limit: float) -> None:
        while self._playing() and time.monotonic() < limit:
            await asyncio.sleep(LOOK_S)
        await asyncio.sleep(max(0.0, min(LAST_WORDS_S, limit - time.monotonic())))
        note("drained", matches=self._playing())
        self._stop()
