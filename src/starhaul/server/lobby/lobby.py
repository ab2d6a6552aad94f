"""All tables of a server: creating, finding and listing them, waking them after a restart, and unloading
them."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Collection, Mapping
from contextlib import suppress
from functools import partial
from typing import TypeVar

from starhaul.plugins.bounded_game import GameStuck
from starhaul.server.clock.timekeeping import Timekeeper
from starhaul.server.cluster.node_summary import ListedElsewhere, OtherNodes
from starhaul.server.cluster.table_hold import TableHold
from starhaul.server.cluster.table_owners import LocalOwnership, OwnedElsewhere, Ownership
from starhaul.server.house_log import note
from starhaul.server.lobby import personal_data
from starhaul.server.lobby.admission import Admission, admitted
from starhaul.server.lobby.keeping_tables import hand_over, keep_tables
from starhaul.server.lobby.personal_data import Person
from starhaul.server.lobby.table_list import in_order, listed_rooms
from starhaul.server.lobby.table_quota import NOBODY, Leaving, Quota
from starhaul.server.settings.limits import Limits
from starhaul.server.store.store_contract import MatchRow, StoreTrouble, TableRow
from starhaul.server.table import seat_tokens, table_record, withholding
from starhaul.server.table.commands import show_out
from starhaul.server.table.room import Room
from starhaul.server.table.services import Services
from starhaul.server.table.table_record import TableRecord
from starhaul.server.table.table_view import seat_of, seat_token, table_token
from starhaul.server.table_error import TableError

IDLE_S = 60.0
"""A table without viewers and match is unloaded after this time; it stays in the store."""
AGAIN_MS = 30_000
"""When clients of a table that was unloaded to make room may reconnect."""
CLOCK_S = 2.0
"""How long the service clock may take to stop."""
ANSWER_TIMEOUT_S = 10.0
"""A room that is just closing no longer answers."""

log = logging.getLogger("starhaul.lobby")


T = TypeVar("T")


class Lobby:
    def __init__(self, services: Services, limits: Limits, ownership: Ownership | None = None) -> None:
        self.services = services
        self.ownership = ownership or LocalOwnership(services.store, services.clock)
        self.limits = limits
        self.is_draining = False
        self.time = Timekeeper(services.clock, services.store, services.metrics, self._note_stall)
        self.reach: Callable[[], list[str]] = list
        """The addresses of this server for other machines in the network."""
        self.rooms: dict[str, Room] = {}
        self.elsewhere = OtherNodes()
        self.quota = Quota(limits, self.rooms, self.elsewhere.use_of)
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._chores: list[asyncio.Task[None]] = []
        self._idle_since: dict[str, float] = {}
        self._stuck: set[str] = set()
        """Tables whose game hung when their match was to continue."""
        self._making = 0
        """Tables that are being written to the store."""
        self._opening: dict[str, asyncio.Task[Room]] = {}
        """Tables that are being taken."""
        self._resting: set[asyncio.Task[None]] = set()

    # --- startup and shutdown ------------------------------------------------------------------------------

    def start(self) -> None:
        """Returns at once: tables with a match wake one after the other, or when they are asked for."""
        self.time.start()
        wake = keep_tables(self) if self.ownership.is_shared else self._wake()
        self._chores = [asyncio.create_task(chore) for chore in (wake, self._tidy())]

    async def drain(self) -> None:
        """Accept no more tables; existing ones take a snapshot and disconnect everybody with a request to
        reconnect."""
        self.is_draining = True
        for chore in self._chores:
            chore.cancel()
        try:
            if self.ownership.is_shared:
                await hand_over(self.rooms, self._tasks)
            await asyncio.gather(*(room.post(room.retire) for room in list(self.rooms.values())))
            await asyncio.gather(*self._tasks.values(), return_exceptions=True)
        finally:
            # Also after a timeout: it releases the tables that are left.
            async with asyncio.timeout(CLOCK_S):
                await self.time.stop()

    def _note_stall(self, seconds: int) -> None:
        for room in self.rooms.values():
            room.note_stall(seconds)

    async def _wake(self) -> None:
        """Continue matches after a restart, even if nobody reconnects."""
        try:
            for row in self.services.store.tables_at_play():
                if row.id not in self.rooms:
                    with suppress(TableError, StoreTrouble):
                        self._open(table_record.load(row.record))
                    await asyncio.sleep(0)
        except StoreTrouble as trouble:
            log.error("some tables could not be woken: %s", trouble)

    async def _tidy(self) -> None:
        """Unload tables without viewers and match."""
        loop = asyncio.get_running_loop()
        while True:
            await asyncio.sleep(IDLE_S / 4)
            for id, room in list(self.rooms.items()):
                if room.viewers or room.live is not None:
                    self._idle_since.pop(id, None)
                elif loop.time() - self._idle_since.setdefault(id, loop.time()) > IDLE_S:
                    await room.post(room.retire)
                    await self._touch(id)

    async def _touch(self, id: str) -> None:
        """Record that somebody is or was at the table. The write may be lost without harm."""
        with suppress(StoreTrouble):
            await self.services.store.touch(id)

    # --- finding -------------------------------------------------------------------------------------------

    def room(self, id: str) -> Room:
        """The room of a table, from memory or from the store; for callers that count against no quota."""
        return self._awake(id) or self._open(self._stored(id))

    def _awake(self, id: str) -> Room | None:
        room = self.rooms.get(id)
        return None if room is None or room.is_stopped else room

    async def visit(self, id: str, visitor: str, token: str, marks: Collection[str] = ()) -> Room:
        """The room for a visitor who may enter. Waking a table counts as creating one."""
        room = self._awake(id)
        if room is None:
            self.admit(self._stored(id), token, marks)
            await self._check_here(id)
            await self._make_place(visitor, is_listed=False)
            await self._touch(id)
            # Read again: somebody else may have come meanwhile, or the table may have been deleted.
            room = await self.opened(id)
            self.quota.hold(id, visitor)
        elif not self.quota.is_held(id):
            seat = seat_of(room.record, token, self.services.link_secret)
            self.quota.hold(id, visitor if seat is not None else NOBODY)
        return room

    async def _check_here(self, id: str) -> None:
        """Raises `OwnedElsewhere` if the table is at another node."""
        place = await self.ownership.elsewhere(id)
        if place is not None:
            raise OwnedElsewhere(place)

    async def opened(self, id: str) -> Room:
        """The room of a table that is here, or can be taken."""
        if not self.ownership.is_shared:
            return self.room(id)
        room = self._awake(id)
        if room is not None:
            return room
        # Taking a table again would end the room that was opened first.
        opening = self._opening.get(id)
        if opening is None:
            opening = self._opening[id] = asyncio.create_task(self._take(id))
            opening.add_done_callback(lambda _: self._opening.pop(id, None))
        return await asyncio.shield(opening)

    async def _take(self, id: str) -> Room:
        self.check_open()
        hold = (await self.ownership.take([id])).get(id)
        if hold is None:
            self._stored(id)
            raise OwnedElsewhere(await self.ownership.elsewhere(id))
        return await self.open_held(id, hold)

    async def open_held(self, id: str, hold: TableHold) -> Room:
        """The room of a table that was taken just now."""
        try:
            return self._open(self._stored(id), hold)
        except BaseException:
            await hold.rest()
            raise

    def record(self, id: str) -> TableRecord:
        """The record of a table, without waking it; read-only."""
        room = self.rooms.get(id)
        return room.record if room is not None else self._stored(id)

    def _stored(self, id: str) -> TableRecord:
        row = self.services.store.table(id)
        if row is None or not row.is_open:
            raise TableError("unknown")
        return table_record.load(row.record)

    def _open(self, record: TableRecord, hold: TableHold | None = None) -> Room:
        if record.id in self._stuck:
            raise TableError("cannot-resume")
        room = Room(record, self.services, hold)
        try:
            room.restore()
        except StoreTrouble as trouble:
            log.error("table %s cannot be read: %s", record.id, trouble)
            raise
        except GameStuck as stuck:
            # Every visit would stop all tables again.
            self._stuck.add(record.id)
            log.exception("table %s: the game %s hangs", record.id, record.game)
            raise TableError("cannot-resume") from stuck
        except Exception as error:
            # Nothing is deleted: the version that played the match before can continue it.
            log.exception("table %s cannot continue match %s", record.id, record.match)
            raise TableError("cannot-resume") from error
        room.check_listing = partial(self.quota.check_listing, record.id)
        self.rooms[record.id] = room
        self.services.metrics.tables.set(len(self.rooms))
        task = asyncio.create_task(room.run(), name=f"table {record.id}")
        self._tasks[record.id] = task
        task.add_done_callback(lambda _: self._closed(room))
        return room

    def _closed(self, room: Room) -> None:
        id = room.record.id
        if self.rooms.get(id) is room:
            del self.rooms[id]
            self._tasks.pop(id, None)
            self._idle_since.pop(id, None)
            self.quota.release(id)
            self.quota.leaving.discard(id)
            self.services.metrics.tables.set(len(self.rooms))
        if room.hold.is_valid():
            rest = asyncio.create_task(self._rest(room))
            self._resting.add(rest)
            rest.add_done_callback(self._resting.discard)

    async def _rest(self, room: Room) -> None:
        """Another node may wake the table when somebody asks for it."""
        with suppress(StoreTrouble):
            await room.hold.rest()

    def listed(self) -> list[Room]:
        """The listed tables here, those with people and the latest activity first."""
        return listed_rooms(self.rooms.values())

    def house_list(self) -> list[Room | ListedElsewhere]:
        """The listed tables of all nodes, in the same order."""
        return in_order(self.listed(), self.elsewhere.listed)

    # --- entering ------------------------------------------------------------------------------------------

    async def create(
        self, game: str, config: Mapping[str, object], name: str, *, is_listed: bool, visitor: str = NOBODY
    ) -> tuple[Room, str]:
        """Creates a table; returns its ID and the token of its host."""
        self.check_taking_tables()
        return await self._begin(
            table_record.new_table(game, config, name, is_listed=is_listed),
            is_listed=is_listed,
            visitor=visitor,
        )

    async def create_lesson(
        self, game: str, lesson: str, name: str, *, visitor: str = NOBODY
    ) -> tuple[Room, str]:
        """The same for a lesson, whose match begins as soon as the person is connected."""
        self.check_taking_tables()
        record = table_record.new_lesson_table(game, lesson, name)
        return await self._begin(record, is_listed=False, visitor=visitor)

    async def _begin(self, record: TableRecord, *, is_listed: bool, visitor: str) -> tuple[Room, str]:
        """Make room for a new table, store it and open it."""
        record.opened_at = int(time.time())
        await self._make_place(visitor, is_listed=is_listed)
        self.quota.hold(record.id, visitor)
        self._making += 1
        try:
            hold = await self.ownership.found(record.id)
            await Room(record, self.services, hold).save()
        except BaseException:
            self.quota.release(record.id)
            raise
        finally:
            self._making -= 1
        note(
            "table-opened",
            table=record.id,
            game=record.game,
            seats=len(record.seats),
            listed=is_listed,
            lesson=record.lesson,
        )
        return self._open(record, hold), seat_token(record, 0, self.services.link_secret)

    async def _make_place(self, visitor: str, *, is_listed: bool) -> None:
        """Make room for one more table in memory; raises if that is impossible."""
        now = time.monotonic()
        leaving = self.quota.place_for(visitor, now, is_listed=is_listed)
        if leaving is not None:
            await self._displace(leaving, "address")
        if len(self.rooms) - len(self.quota.leaving) + self._making >= self.limits.most_tables:
            await self._displace(self.quota.place_on_server(visitor, now), "house")

    async def _displace(self, leaving: Leaving, why: str) -> None:
        room = self.rooms[leaving.table]
        self.quota.release(leaving.table)
        self.quota.leaving.add(leaving.table)
        self.services.metrics.displaced.labels(why).inc()

        async def leave() -> None:
            try:
                if leaving.is_attended:
                    await room.retire("house-full", AGAIN_MS)
                else:
                    await room.retire()
            finally:
                if not room.is_stopped:
                    self.quota.leaving.discard(leaving.table)

        await room.post(leave)

    def check_open(self) -> None:
        if self.is_draining:
            raise TableError("restarting")

    def check_taking_tables(self) -> None:
        """For new tables: none are opened while the operator drains the server."""
        self.check_open()
        if self.services.house.is_draining:
            raise TableError("draining")

    def find(self, code: str) -> tuple[str, str]:
        """The table of a code, if somebody is connected there, and the token for taking a seat."""
        written = seat_tokens.read_code(code)
        for room in self.rooms.values():
            if room.record.code == written and written and not room.is_stopped:
                return room.record.id, table_token(room.record, self.services.link_secret)
        table = self.elsewhere.table_of(written)
        record = None if table is None else self._stored(table)
        if record is None or record.code != written:
            raise TableError("code-unknown")
        return record.id, table_token(record, self.services.link_secret)

    async def close_table(self, id: str, by: str) -> bool:
        """Close a table, in memory or not, whatever happens there; returns whether a match was aborted.
        `by` is the role for the log."""
        room = await self.opened(id)

        async def close() -> bool:
            is_playing = room.live is not None and not room.live.is_over
            room.closed_by, room.record.is_closed = by, True
            await room.save()
            room.close("closed-by-operator")
            return is_playing

        return await self._at(room, close)

    async def join(
        self,
        id: str,
        name: str,
        *,
        token: str = "",
        seat: int | None = None,
        marks: Collection[str] = (),
        visitor: str = NOBODY,
    ) -> str:
        """Reserve a seat, or any free one, at a listed table or with the token of the table; returns the
        token of the seat. The reservation ends after a while unless the client connects."""
        self.check_open()
        room = await self.visit(id, visitor, token, marks)
        entry = self.admit(room.record, token, marks)
        if entry.way == "watch":
            raise TableError("by-link-only")

        async def take() -> str:
            number = table_record.reserve(room.record, seat, name, marks)
            room.attendance.expect(number, room.clock.now_ms())
            await room.save()
            room.show_table()
            return seat_token(room.record, number, self.services.link_secret)

        return await self._at(room, take)

    async def _at(self, room: Room, work: Callable[[], Awaitable[T]]) -> T:
        """Run something in the actor of a table, and wait for the result."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def turn() -> None:
            if done.done():
                return
            try:
                if room.is_stopped:
                    raise TableError("restarting")
                found = await work()
            except Exception as error:
                done.set_exception(error)
                return
            done.set_result(found)

        await room.post(turn)
        try:
            return await asyncio.wait_for(done, ANSWER_TIMEOUT_S)
        except TimeoutError:
            raise TableError("restarting") from None

    def is_withheld(self, row: MatchRow) -> bool:
        """Whether spectators must not learn yet that a match is over (HSE-O12)."""
        return row.key is not None and self._delay(row) is not None

    def delay_of(self, row: MatchRow) -> int:
        """By how much spectators see a match later, in ms, until they have seen its end; then 0."""
        return self._delay(row) or 0

    def _delay(self, row: MatchRow) -> int | None:
        """None if nothing of the match is held back."""
        try:
            record = self._record(row.table)
        except TableError:
            return None
        if record.is_playing and record.match == row.id and not record.is_closed:
            # It goes on, or has just ended, and the table does not know yet.
            return withholding.delay_ms(record, self.services.delay_ms) or None
        room = self.rooms.get(row.table)
        now_ms = self.ownership.table_ms(row.table) if room is None else room.clock.now_ms()
        late = withholding.withheld(record, now_ms)
        return next((one.delay_ms for one in late if one.match == row.id), None)

    # --- personal data -------------------------------------------------------------------------------------

    def kept_about(self, id: str, token: str) -> Person:
        """The data stored about the person in a seat; needs its token. Works for closed tables and wakes
        none."""
        record = self._record(id)
        return personal_data.kept_about(record, self._seat(record, token))

    async def forget_person(self, id: str, token: str, visitor: str = NOBODY) -> None:
        """Leave the seat and delete everything that says who sat there."""
        self.check_open()
        record = self._record(id)
        seat = self._seat(record, token)
        if record.is_closed:
            personal_data.forget(record, seat)
            await self.services.store.put_table(TableRow(id, table_record.dump(record), False))
            return
        room = await self.visit(id, visitor, token)

        async def leave() -> None:
            # The seat may have been left or taken since.
            number = self._seat(room.record, token)
            personal_data.forget(room.record, number)
            await room.save()
            show_out(room, number, "left")

        await self._at(room, leave)

    def _record(self, id: str) -> TableRecord:
        room = self.rooms.get(id)
        if room is not None and not room.is_stopped:
            return room.record
        row = self.services.store.table(id)
        if row is None:
            raise TableError("unknown")
        return table_record.load(row.record)

    def _seat(self, record: TableRecord, token: str) -> int:
        seat = seat_of(record, token, self.services.link_secret)
        if seat is None:
            raise TableError("wrong-link")
        return seat

    # --- admission -----------------------------------------------------------------------------------------

    def marks(self, table: str, address: str, device: str) -> tuple[str, ...]:
        """The marks by which this table recognises a visitor again."""
        facts = {"address": address, "device": device}
        return tuple(
            seat_tokens.mark(self.services.secret, table, kind, message)
            for kind, message in facts.items()
            if message
        )

    def admit(self, record: TableRecord, token: str, marks: Collection[str] = ()) -> Admission:
        """The seat of a token; none for a spectator. Raises if the visitor may not even watch."""
        return admitted(record, token, marks, self.services.link_secret)
