"""A match being played at a table: its time, and the way of every action. Durable before visible:

an action is judged and carried out, written down, and told only then; what cannot be written down has not
happened. Owned by one room, which does one thing at a time.
"""

import time
from collections.abc import Awaitable, Callable, Collection
from typing import Any

import msgspec

from starhaul.games import config_of, game_named
from starhaul.kernel.contract import CLOCK, Action
from starhaul.kernel.fairness import seed_of
from starhaul.kernel.match import Match
from starhaul.kernel.presence import Presence, PresenceGame
from starhaul.server.store.store_contract import Origin, Store, StoredMatch, StoreTrouble
from starhaul.server.table.arrival import Clock
from starhaul.server.table.table_match import SNAPSHOT_EVERY, Step, TableMatch, resume, row_of
from starhaul.server.table.table_record import TableRecord, agreed, origin_of

MOST_TICKS = 1000
"""So often the clock may act before somebody else gets a turn."""

Keep = Callable[[int | None], Awaitable[None]]
"""Writes down the time at which a match stands still, or that it goes on."""


class Session:
    """`audiences` names who is to be told; `tell` is called with each step that is on disk."""

    def __init__(
        self,
        play: TableMatch,
        store: Store,
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
        """The time of the match during a pause."""
        self.presence = ["here"] * play.seats
        """What the match was told last about each person."""

    @property
    def now_ms(self) -> int:
        if self.paused_ms is not None:
            return self.paused_ms
        return max(self._clock.now_ms() - self._offset_ms, self.play.match.now_ms)

    @property
    def is_over(self) -> bool:
        return self.play.match.is_over

    def due_in_ms(self) -> int | None:
        """How long until the clock has something to do."""
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
        """An action of a seat or of the clock; if it is refused or cannot be kept, nothing has happened."""
        await self.catch_up()
        if self.is_over and seat == CLOCK:
            # The time that was made up for was the last; a match does not end twice.
            return
        await self._keep(self.play.act(seat, action, self.now_ms, self._audiences()), origin)

    async def catch_up(self) -> None:
        """Let the clock do what it has been due to do."""
        for _ in range(MOST_TICKS):
            if self.is_over or self.due_in_ms() != 0:
                return
            await self._keep(self.play.tick(self._audiences()))

    async def say_presence(self, player: int, now: str) -> None:
        """HSE-O3: whether a person is there goes into the log."""
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
        """A cache only: what it would save is on disk already, so trouble with it is none."""
        if not self.is_over:
            try:
                await self._store.put_snapshot(self.play.snapshot())
            except StoreTrouble:
                return

    async def skip(self, wait_ms: int) -> None:
        """Time jumps ahead, for everybody and once that is kept: a crash must not put it back."""
        offset = self._offset_ms - wait_ms
        await self._store.put_offset(self.play.id, offset, self._clock.now_ms())
        self._offset_ms = offset

    # --- pausing -------------------------------------------------------------------------------------------

    async def pause(self, keep: Keep) -> None:
        """Time stands still, once that is kept."""
        await self.catch_up()
        if self.paused_ms is None and not self.is_over:
            now = self.now_ms
            await keep(now)
            self.paused_ms = now

    async def resume(self, keep: Keep) -> None:
        """Time goes on where it stood."""
        if self.paused_ms is None:
            return
        now = self._clock.now_ms()
        offset = now - self.paused_ms
        # In this order: should only the first be kept, the match stands still and nobody loses time.
        await self._store.put_offset(self.play.id, offset, now)
        await keep(None)
        self._offset_ms, self.paused_ms = offset, None


def new_play(record: TableRecord) -> TableMatch:
    """The match for which a table is ready."""
    game, origin = game_named(record.game), origin_of(record)
    seed = seed_of(origin.secret, origin.match, origin.nonces)
    return TableMatch(record.match, Match(game, config_of(game, agreed(record)), seed), origin)


def resumed(course: StoredMatch) -> tuple[TableMatch, int, list[str]]:
    """A match that goes on after a restart, its offset, and who was there."""
    play = resume(course)
    presence: Any = getattr(play.match.state, "presence", [0] * play.seats)
    return play, course.row.offset_ms, ["here" if code == 0 else "away" for code in presence]
