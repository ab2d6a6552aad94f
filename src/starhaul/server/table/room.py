"""The actor of a table: one task that owns the table, its match and its viewers.

Everything reaches it through its mailbox and is handled one at a time, so nothing here needs a lock. Here are
mailbox, timers and connections; matches are in `played_table.py`, sending to viewers is in `audience.py`, the
commands of people are in `commands.py`.
"""

import asyncio
import logging
import time
from collections.abc import Callable

from starhaul.kernel.errors import StarhaulError
from starhaul.server.clock.service_clock import PULSE_S
from starhaul.server.store.store_contract import StoreTrouble
from starhaul.server.table import played_table, table_record, upkeep, visitor_text
from starhaul.server.table.alarm import Alarm
from starhaul.server.table.arrival import Message, Post
from starhaul.server.table.bot_driver import Driver
from starhaul.server.table.commands import ASKS_ONLY, HANDLERS, refusal
from starhaul.server.table.hurrying import hurry
from starhaul.server.table.played_table import PlayedTable
from starhaul.server.table.services import Services
from starhaul.server.table.session import Session
from starhaul.server.table.table_record import TableRecord
from starhaul.server.table.viewer import Viewer
from starhaul.server.wire import Command, DoneMessage, HelloCommand, RefusedMessage, encode

log = logging.getLogger("starhaul.room")


class Room(PlayedTable):
    """Started with `run`; `post` queues work for it."""

    def __init__(self, record: TableRecord, services: Services) -> None:
        self._mailbox = Post(services.clock)
        driver = Driver(services, lambda: self._mailbox.put_now(self._nothing))
        super().__init__(record, services, self._mailbox.clock, driver)
        self.is_stopped = False
        self.active_at = time.monotonic()
        """When somebody last did something here."""
        self.check_listing: Callable[[], None] = lambda: None
        """Raises if its holder may list no further table; set by the lobby."""
        self._alarm = Alarm(lambda: self._mailbox.put_now(self._nothing))
        self._retry_at = 0

    # --- the mailbox ---------------------------------------------------------------------------------------

    async def post(self, message: Message) -> None:
        if not self.is_stopped:
            await self._mailbox.put(message)

    async def run(self) -> None:
        while not self.is_stopped:
            self._set_alarm()
            await self._do(self._mailbox.handle_next)
        self._alarm.clear()
        while len(self._mailbox):
            # Late messages are still answered, and senders waiting for space in the mailbox are released.
            await self._do(self._mailbox.handle_waiting)
            await asyncio.sleep(0)

    async def _do(self, message: Message) -> None:
        """Handle one message and what follows from it. The table survives any error."""
        try:
            await message()
            await self._follow_up()
        except StoreTrouble as trouble:
            self._retry_at = self.clock.now_ms() + played_table.RETRY_MS
            log.warning("table %s: %s", self.record.id, trouble)
        except Exception:
            self._retry_at = self.clock.now_ms() + played_table.RETRY_MS
            self.services.metrics.failures.inc()
            log.exception("table %s: handling a message failed", self.record.id)

    async def _follow_up(self) -> None:
        """Whatever is due because of time or presence."""
        if self.is_stopped:
            return
        await self._miss_dropped()
        now = self.clock.now_ms()
        for frames in self.delayed.ripe(now):
            self._send_spectators(frames)
        await self._keep_up(now)
        if self.starts_at is not None and now >= self.starts_at:
            await self._start()
        session = self.session
        if session is None or session.paused_ms is not None:
            return
        await session.catch_up()
        await self._note_presence(session)
        await self.driver.follow(session)
        await hurry(self, session)
        if session.is_over:
            await self._finish(session)

    async def _keep_up(self, now_ms: int) -> None:
        """Free reserved seats whose people have not come, and pass on the rights of an absent host."""
        freed = upkeep.keep_up(self.record, self.attendance, self.services.absence_limits, now_ms)
        if freed is None:
            return
        await self.save()
        for seat in freed:
            self.answers.forget(seat)
        self.check_start()
        self.show_table()
        if self.record.is_closed:
            self.close()

    # --- time ----------------------------------------------------------------------------------------------

    def _set_alarm(self) -> None:
        wait = self._next_ms()
        if wait is not None and self.services.clock.is_still:
            # Match time is standing still; do not poll meanwhile.
            wait = max(wait, round(PULSE_S * 1000))
        self._alarm.set(wait)

    async def _nothing(self) -> None:
        """Posted just to wake the actor."""

    def note_stall(self, seconds: int) -> None:
        """The server could not act for this many seconds."""
        self._mailbox.put_now(lambda: self._send_stall(seconds))

    def _next_ms(self) -> int | None:
        """How long until there is something to do without a message."""
        now = self.clock.now_ms()
        waits = [when - now for when in (self.starts_at, self.delayed.next_at()) if when is not None]
        limits = self.services.absence_limits
        waits += [when - now for when in upkeep.next_at(self.record, self.attendance, limits)]
        if self.session is not None and self.session.paused_ms is None:
            waits += self._match_waits(self.session, now)
        if self._retry_at > now:
            return self._retry_at - now
        return max(0, min(waits)) if waits else None

    def _match_waits(self, session: Session, now: int) -> list[int]:
        found = [session.due_in_ms(), self.driver.due_in_ms(session)]
        found += [when - now for _, when in self._attending(session) if when is not None]
        return [wait for wait in found if wait is not None]

    async def retire(self, code: str = "restarting", reconnect_ms: int = 1000) -> None:
        """Unload the table, usually because the server is stopping; clients are asked to reconnect."""
        if self.session is not None:
            await self.session.snapshot()
        self.close(code, reconnect_ms)

    # --- connections ---------------------------------------------------------------------------------------

    async def join(self, viewer: Viewer, hello: HelloCommand) -> None:
        """A viewer joins; with the token of a free seat it takes the seat."""
        seat = viewer.seat
        if self.is_stopped:
            viewer.drop("gone", 0)
            return
        # Limited per seat: many spectators must not keep people from their seats.
        if sum(other.seat == seat for other in self.viewers) >= self.services.most_viewers:
            viewer.drop("crowded", 30_000)
            return
        if seat is not None:
            if table_record.sit_down(self.record, seat, visitor_text.name_or_none(hello.name), viewer.marks):
                await self.save()
            self.attendance.came(seat)
        self.viewers.add(viewer)
        self.active_at = time.monotonic()
        viewer.send(encode(self._welcome(viewer, hello)))
        if seat is None and self.record.is_rated and self.delayed.latest is not None:
            self.delayed.latest.send(viewer)
        self.check_start()
        self.show_table()

    async def part(self, viewer: Viewer) -> None:
        if viewer in self.viewers:
            self.forget(viewer)
            self.check_start()
            self.show_table()

    async def _miss_dropped(self) -> None:
        """A dropped viewer no longer counts, even if its connection takes a while to close."""
        for viewer in [viewer for viewer in self.viewers if viewer.closing is not None]:
            await self.part(viewer)

    def forget(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        self.active_at = time.monotonic()
        if viewer.seat is not None:
            self.attendance.went(viewer.seat, self.clock.now_ms())

    async def command(self, viewer: Viewer, command: Command) -> None:
        """Execute a command and answer it; a command that was answered before gets the same answer."""
        if viewer not in self.viewers:
            return
        if isinstance(command, ASKS_ONLY):
            viewer.send(await self._reply(viewer, command))
            return
        self.active_at = time.monotonic()
        known = self.answers.find(viewer.seat, viewer.client, command.seq)
        if known is not None:
            viewer.send(known)
            return
        frame = await self._reply(viewer, command)
        # A viewer that has left with this command will not repeat it.
        if viewer.seat is not None and viewer in self.viewers:
            self.answers.remember(viewer.seat, viewer.client, command.seq, frame)
        viewer.send(frame)

    async def _reply(self, viewer: Viewer, command: Command) -> bytes:
        try:
            done = await HANDLERS[type(command)](self, viewer, command)
        except StoreTrouble as trouble:
            # Not remembered: the same command may succeed when the disk has recovered.
            viewer.send(encode(refusal(command.seq, trouble)))
            raise
        except StarhaulError as why:
            return encode(refusal(command.seq, why))
        except Exception:
            viewer.send(encode(RefusedMessage(seq=command.seq, code="failed", of="table")))
            raise
        return encode(done or DoneMessage(seq=command.seq))

    def close(self, code: str = "closed", reconnect_ms: int | None = None) -> None:
        """Disconnect everybody and stop the actor."""
        # Players of an aborted match get its ID, for the log.
        facts = {"match": self.session.play.id} if self.record.is_closed and self.session is not None else {}
        for viewer in self.viewers:
            viewer.drop(code, reconnect_ms, **facts)
        self.viewers.clear()
        self.driver.end()
        self.is_stopped = True
