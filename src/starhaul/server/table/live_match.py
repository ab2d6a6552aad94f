"""A match being played at a table: its clock, and the path of every action. Durable before visible:

an action is checked and applied, written to the store, and only then sent; what cannot be written has not
happened. Owned by one room, which does one thing at a time.
"""

import time
from collections.abc import Awaitable, Callable, Collection
from typing import Any

import msgspec

from starhaul.games import config_of, game_named
from starhaul.kernel.chance import CURRENT
from starhaul.kernel.contract import CLOCK, Action
from starhaul.kernel.fairness import seed_of
from starhaul.kernel.match import Match
from starhaul.kernel.presence import PresenceGame
from starhaul.kernel.presence_records import Presence
from starhaul.plugins.lesson_contract import chance_name
from starhaul.server.clock.service_clock import Clock
from starhaul.server.store.store_contract import Origin, StoredMatch, StoreTrouble, TableStore
from starhaul.server.table.table_match import SNAPSHOT_EVERY, Step, TableMatch, resume, row_of
from starhaul.server.table.table_record import TableRecord, agreed, origin_of

MOST_TICKS = 1000
"""Actions of the clock in a row before other messages get their turn."""

Keep = Callable[[int | None], Awaitable[None]]
"""Stores the match time of a pause, or None when the match is resumed."""


class LiveMatch:
    """`audiences` returns who needs views; `tell` is called with each step once it is on disk."""

    def __init__(
        self,
        play: TableMatch,
        store: TableStore,
        clock: Clock,
        offset_ms: int,
        audiences: Callable[[], Collection[int]],
        tell: Callable[[Step], None],
    ) -> None:
        self.play = play
        self._store = store
        self._clock = clock
        self._offset_ms = offset_ms
        self._audiences = audiences
        self._tell = tell
        self.paused_ms: int | None = None
        """The match time during a pause."""
        self.presence = ["here"] * play.seats
        """The presence of each person that the match last recorded."""

    @property
    def now_ms(self) -> int:
        if self.paused_ms is not None:
            return self.paused_ms
        return max(self._clock.now_ms() - self._offset_ms, self.play.match.now_ms)

    @property
    def is_over(self) -> bool:
        return self.play.match.is_over

    def due_in_ms(self) -> int | None:
        """How long until the clock has to act."""
        due = self.play.due
        if due is None or self.paused_ms is not None:
            return None
        return max(0, due - self.now_ms)

    # --- what happens --------------------------------------------------------------------------------------

    async def begin(self, table: str) -> None:
        play = self.play
        step = play.begin(self._audiences())
        row = row_of(play, table, self._offset_ms, int(time.time()))
        try:
            await self._store.begin_match(row, play.batch(step, self._clock.now_ms()))
        except StoreTrouble:
            play.undo()
            raise
        self._done(step)

    async def act(self, seat: int, action: Action, origin: Origin | None = None) -> None:
        """An action of a seat or of the clock; if it is refused or cannot be stored, nothing has happened."""
        await self.catch_up()
        if self.is_over and seat == CLOCK:
            # The clock may have ended the match while catching up.
            return
        await self._keep(self.play.act(seat, action, self.now_ms, self._audiences()), origin)

    async def catch_up(self) -> None:
        """Let the clock do everything that is due."""
        for _ in range(MOST_TICKS):
            if self.is_over or self.due_in_ms() != 0:
                return
            await self._keep(self.play.tick(self._audiences()))

    async def say_presence(self, player: int, now: str) -> None:
        """HSE-O3: record the presence of a person in the log."""
        if isinstance(self.play.game, PresenceGame) and self.presence[player] != now and not self.is_over:
            await self.act(CLOCK, Presence(player, now))
            self.presence[player] = now

    async def _keep(self, step: Step, origin: Origin | None = None) -> None:
        play = self.play
        batch = play.batch(step, self._clock.now_ms(), origin)
        try:
            if play.match.is_over:
                scores = msgspec.json.encode(play.game.scores(play.match.state))
                await self._store.end_match(batch, play.match.key, scores)
            else:
                await self._store.append(batch)
        except StoreTrouble:
            play.undo()
            raise
        self._done(step)
        if play.batches % SNAPSHOT_EVERY == 0:
            await self.snapshot()

    def _done(self, step: Step) -> None:
        self.play.keep(step)
        self._tell(step)

    async def snapshot(self) -> None:
        """Only a cache: everything in it is on disk already, so a failure does not matter."""
        if not self.is_over:
            try:
                await self._store.put_snapshot(self.play.snapshot())
            except StoreTrouble:
                return

    async def skip(self, wait_ms: int) -> None:
        """Move match time ahead, for everybody, once that is stored: a crash must not set it back."""
        offset = self._offset_ms - wait_ms
        await self._store.put_offset(self.play.id, offset, self._clock.now_ms())
        self._offset_ms = offset

    # --- pausing -------------------------------------------------------------------------------------------

    async def pause(self, keep: Keep) -> None:
        """Stop match time, once that is stored."""
        await self.catch_up()
        if self.paused_ms is None and not self.is_over:
            now = self.now_ms
            await keep(now)
            self.paused_ms = now

    async def resume(self, keep: Keep) -> None:
        """Continue match time where it stopped."""
        if self.paused_ms is None:
            return
        now = self._clock.now_ms()
        offset = now - self.paused_ms
        # In this order: if only the first is stored, the match stays paused and nobody loses time.
        await self._store.put_offset(self.play.id, offset, now)
        await keep(None)
        self._offset_ms, self.paused_ms = offset, None


def new_play(record: TableRecord) -> TableMatch:
    """The match for which a table is ready."""
    game, origin = game_named(record.game), origin_of(record)
    seed = seed_of(origin.secret, origin.match, origin.nonces)
    chance = chance_name(record.game, record.lesson) if record.lesson else CURRENT
    return TableMatch(record.match, Match(game, config_of(game, agreed(record)), seed, chance), origin)


def resumed(course: StoredMatch) -> tuple[TableMatch, int, list[str]]:
    """A match that continues after a restart, its offset, and the presence of each seat."""
    play = resume(course)
    presence: Any = getattr(play.match.state, "presence", [0] * play.seats)
    return play, course.row.offset_ms, ["here" if code == 0 else "away" for code in presence]
