"""The actor of a table: one task that owns the table, its match and its viewers.

Everything reaches it through its mailbox and is handled one at a time, so nothing here needs a lock. Here are
mailbox, timers and connections; matches are in `played_table.py`, sending to viewers is in `audience.py`, the
commands of people are in `commands.py`.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress

from starhaul.kernel.errors import StarhaulError
from starhaul.plugins.bounded_game import GameStuck
from starhaul.server.clock.service_clock import PULSE_S
from starhaul.server.cluster.table_hold import TableHold
from starhaul.server.store.fence import LOST
from starhaul.server.store.store_contract import StoreTrouble
from starhaul.server.table import played_table, table_record, upkeep, visitor_text
from starhaul.server.table.alarm import Alarm
from starhaul.server.table.arrival import Message, Post
from starhaul.server.table.bot_driver import Driver
from starhaul.server.table.commands import ASKS_ONLY, HANDLERS, refusal
from starhaul.server.table.delay import DelayedChat
from starhaul.server.table.hurrying import hurry
from starhaul.server.table.live_match import LiveMatch
from starhaul.server.table.looking_back import LookBacks
from starhaul.server.table.played_table import PlayedTable
from starhaul.server.table.services import Services
from starhaul.server.table.table_record import TableRecord
from starhaul.server.table.viewer import Viewer
from starhaul.server.wire import (
    Command,
    DoneMessage,
    HelloCommand,
    NoticeMessage,
    ReactionsMessage,
    RefusedMessage,
    encode,
)

AGAIN_MS = 100
"""When viewers of a table that has moved may come back."""

log = logging.getLogger("starhaul.room")


class Room(PlayedTable):
    """Started with `run`; `post` queues work for it."""

    def __init__(self, record: TableRecord, services: Services, hold: TableHold | None = None) -> None:
        """Without a hold nobody else can own the table."""
        self.hold = hold or TableHold(services.store, services.clock)
        self._mailbox = Post(self.hold.clock)
        driver = Driver(services, lambda: self._mailbox.put_now(self._nothing))
        super().__init__(record, services, self.hold.store, self._mailbox.clock, driver)
        self.look_backs = LookBacks()
        self.is_stopped = False
        self.active_at = time.monotonic()
        """When somebody last did something here."""
        self._listed_at = self.active_at
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
        """Handle one message and what follows from it. The table survives any error, but not that it belongs
        to somebody else."""
        if not self.hold.is_valid():
            self.lose()
            return
        try:
            await message()
            await self._follow_up()
        except StoreTrouble as trouble:
            if trouble.code == LOST:
                self.lose()
                return
            self._retry_at = self.clock.now_ms() + played_table.RETRY_MS
            log.warning("table %s: %s", self.record.id, trouble)
        except GameStuck:
            # Not a failure of ours; the metric of aborted matches has it.
            log.exception("table %s: the game %s hangs", self.record.id, self.record.game)
            await self._close_stuck()
        except Exception:
            self._retry_at = self.clock.now_ms() + played_table.RETRY_MS
            self.services.metrics.failures.inc()
            log.exception("table %s: handling a message failed", self.record.id)

    async def _close_stuck(self) -> None:
        """Its state may be half changed, and the next call would stop all tables again."""
        try:
            await self.give_up()
        except StoreTrouble as trouble:
            # Whoever comes back to the stored table finds out again.
            log.warning("table %s: %s", self.record.id, trouble)
        self.close("game-stuck")

    async def _follow_up(self) -> None:
        """Whatever is due because of time or presence."""
        if self.is_stopped:
            return
        await self._miss_dropped()
        now = self.clock.now_ms()
        self.send_due(now)
        self._send_reactions(now)
        await self._keep_up(now)
        if self.starts_at is not None and now >= self.starts_at:
            await self._start()
        live = self.live
        if live is None or live.paused_ms is not None:
            return
        await live.catch_up()
        await self._note_presence(live)
        await self.driver.follow(live)
        await hurry(self, live)
        if live.is_over:
            await self._finish(live)

    def _send_reactions(self, now_ms: int) -> None:
        found = self.stands.gathered(now_ms)
        if found is None:
            return
        frame = encode(found)
        for viewer in self.viewers:
            if viewer.seat is not None or not self.is_behind:
                viewer.send(frame)
        if self.is_behind:
            self._send_reactions_apart(found)

    def _send_reactions_apart(self, found: ReactionsMessage) -> None:
        """Spectators get their own reactions at once, and those of players with everything else of them."""
        for viewer in self.viewers:
            if viewer.seat is None and found.watchers:
                viewer.send(encode(ReactionsMessage(watchers=found.watchers)))
        for seat, reaction in found.seats:
            self.send_later(DelayedChat(encode(ReactionsMessage(seats=[(seat, reaction)])), seat))

    async def _keep_up(self, now_ms: int) -> None:
        """Free reserved seats whose people have not come, and pass on the rights of an absent host."""
        if self.everybody_is_here:
            return
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
        waits = [when - now for when in self._due_times() if when is not None]
        if not self.everybody_is_here:
            limits = self.services.absence_limits
            waits += [when - now for when in upkeep.next_at(self.record, self.attendance, limits)]
        if self.live is not None and self.live.paused_ms is None:
            waits += self._match_waits(self.live, now)
        if self._retry_at > now:
            return self._retry_at - now
        return max(0, min(waits)) if waits else None

    def _due_times(self) -> tuple[int | None, ...]:
        return self.starts_at, self.feed.next_at(), self.stands.next_at()

    def _match_waits(self, live: LiveMatch, now: int) -> list[int]:
        found = [live.due_in_ms(), self.driver.due_in_ms(live)]
        if not self.everybody_is_here:
            found += [when - now for _, when in self._attending(live) if when is not None]
        return [wait for wait in found if wait is not None]

    async def retire(self, code: str = "restarting", reconnect_ms: int = 1000) -> None:
        """Unload the table, usually because the server is stopping; clients are asked to reconnect."""
        if self.live is not None:
            await self.live.snapshot()
        self.close(code, reconnect_ms)

    async def hand_over(self) -> None:
        """Another node continues the match. Viewers are told after the release, so that they find the table
        when they reconnect."""
        try:
            if self.live is not None:
                # Without a snapshot, opening it takes longer.
                with suppress(StoreTrouble):
                    await self.live.snapshot()
            await self.hold.release()
        finally:
            self.close(LOST, AGAIN_MS)

    def lose(self) -> None:
        """The table belongs to somebody else, or may do so: from now on nothing is said here. Also called
        from outside, while a message is being handled."""
        if not self.is_stopped:
            log.warning("table %s is not ours any more", self.record.id)
            self.close(LOST, AGAIN_MS)
            self.wake()

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
        else:
            viewer.watcher, viewer.name = self.stands.number(), visitor_text.name_or_none(hello.name)
        self.viewers.add(viewer)
        self.active_at = time.monotonic()
        viewer.send(encode(self._welcome(viewer, hello)))
        notice = self.services.house.notice()
        if notice != NoticeMessage():
            viewer.send(encode(notice))
        if seat is None and self.is_behind and self.feed.update is not None:
            self.feed.update.send(viewer)
        self.check_start()
        self.show_table()
        self.show_figures()

    @property
    def listed_at(self) -> float:
        """When somebody last did something here, as far as spectators may know."""
        if not self.is_behind:
            self._listed_at = self.active_at
        return self._listed_at

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
            if trouble.code == LOST:
                # The owner answers, when the command comes again.
                raise
            # Not remembered: the same command may succeed when the disk has recovered.
            viewer.send(encode(refusal(command.seq, trouble)))
            raise
        except GameStuck:
            viewer.send(encode(RefusedMessage(seq=command.seq, code="failed", of="table")))
            raise
        except StarhaulError as why:
            return encode(refusal(command.seq, why))
        except Exception:
            viewer.send(encode(RefusedMessage(seq=command.seq, code="failed", of="table")))
            raise
        return encode(done or DoneMessage(seq=command.seq))

    def wake(self) -> None:
        """Something has changed that the actor has to notice."""
        self._mailbox.put_now(self._nothing)

    async def show_links_again(self) -> None:
        """All links have been replaced."""
        self.show_table()

    async def take_notice(self) -> None:
        """The operator has announced something, or no longer does."""
        frame = encode(self.services.house.notice())
        for viewer in self.viewers:
            viewer.send(frame)
        self.check_start()
        self.show_table()

    def close(self, code: str = "closed", reconnect_ms: int | None = None) -> None:
        """Disconnect everybody and stop the actor."""
        # Players of an aborted match get its ID, for the log.
        facts = {"match": self.live.play.id} if self.record.is_closed and self.live is not None else {}
        for viewer in self.viewers:
            # Its ID would lead spectators to more than they have seen.
            known = {} if viewer.seat is None and self.is_behind else facts
            viewer.drop(code, reconnect_ms, **known)
        self.viewers.clear()
        self.driver.end()
        self.coaching.end()
        self.is_stopped = True
