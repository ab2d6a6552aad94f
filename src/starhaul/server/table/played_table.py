"""The match at a table: starting, restoring and finishing it, who is present in it, and saving the table.

The layer of a room between the audience (`audience.py`) and the actor (`room.py`). How an action gets to disk
and to the viewers is in `live_match.py`; the commands of people are in `commands.py`.
"""

import time

from starhaul.kernel.chance import Stream
from starhaul.plugins.bounded_game import GameStuck
from starhaul.server.clock.service_clock import Clock
from starhaul.server.house_log import note
from starhaul.server.store.store_contract import StoreTrouble, TableRow, TableStore
from starhaul.server.table import coach_seats, table_record, withholding
from starhaul.server.table.audience import WatchedTable
from starhaul.server.table.bot_driver import Driver
from starhaul.server.table.command_answers import CommandAnswers
from starhaul.server.table.delay import DelayedTable
from starhaul.server.table.live_match import LiveMatch, new_play, resumed
from starhaul.server.table.services import Services
from starhaul.server.table.table_coach import Coaching, figures_frame
from starhaul.server.table.table_match import Step, TableMatch
from starhaul.server.table.table_record import TableRecord
from starhaul.server.table.table_view import TableSituation, show

RETRY_MS = 1000
"""How long the table waits before it tries again after an error of the store."""
NONCE_MS = 1000
"""How long somebody alone with bots waits at most until their number for the seed has arrived."""


class PlayedTable(WatchedTable):
    """A table that is watched, and the match that is played at it."""

    def __init__(
        self, record: TableRecord, services: Services, store: TableStore, clock: Clock, driver: Driver
    ) -> None:
        super().__init__(record, services, clock)
        self.store = store
        self.driver = driver
        self.answers = CommandAnswers()
        self.coaching = Coaching(services, self.deliver)
        self.wants_hurry: set[int] = set()
        self.closed_by = "nobody-left"
        """Who closed the table, for the log: the role, never the person."""
        self._saved = table_record.dump(record)
        self.luck = Stream(services.secret.hex(), f"worlds-{record.id}")
        """The stream from which worlds are drawn; it is independent of the generator of a match."""

    # --- matches -------------------------------------------------------------------------------------------

    def check_start(self) -> None:
        """Start or stop the countdown (RUL-11)."""
        is_ready = table_record.is_ready(self.record, self.attendance.is_here)
        if self.record.is_playing or not is_ready or self.services.house.is_draining:
            self.starts_at = None
            return
        starts_at = self.clock.now_ms() + self._wait_ms()
        # Less to wait for, once everybody has contributed to the seed; never more.
        self.starts_at = starts_at if self.starts_at is None else min(self.starts_at, starts_at)

    def _wait_ms(self) -> int:
        """Alone with bots, as in a lesson, there is nobody to wait for: only for the number that the person's
        browser adds to the seed (HSE-O4), which comes with its next message."""
        countdown_ms = self.services.countdown_ms
        if len(self.record.people) > 1:
            return countdown_ms
        has_all = self.record.lesson or all(self.record.seats[seat].nonce for seat in self.record.people)
        return 0 if has_all else min(countdown_ms, NONCE_MS)

    async def _start(self) -> None:
        self.starts_at = None
        live = self._live(new_play(self.record), self.clock.now_ms())
        self.record.is_playing = True
        try:
            # In this order: a table with a match that is not in the store becomes ready again (`restore`).
            await self.save()
            # Before it begins, so that the first outcomes of chance are sent, too.
            self.live = live
            self.show_table()
            await live.begin(self.record.id)
        except Exception:
            self._not_started()
            raise
        self.services.metrics.matches.labels(self.record.game).inc()
        bots = sum(bool(seat.bot) for seat in self.record.seats)
        note(
            "match-started",
            table=self.record.id,
            match=live.play.id,
            game=self.record.game,
            people=len(self.record.people),
            bots=bots,
            watching=sum(viewer.seat is None for viewer in self.viewers),
        )

    def _not_started(self) -> None:
        self.live = None
        self.record.is_playing = False
        # The stored record differs, but must not be restored.
        self._saved = table_record.dump(self.record)
        self.starts_at = self.clock.now_ms() + RETRY_MS
        self.show_table()

    def _live(self, play: TableMatch, offset_ms: int) -> LiveMatch:
        return LiveMatch(play, self.store, self.clock, offset_ms, self._audiences, self._send_step)

    async def _finish(self, live: LiveMatch) -> None:
        match = live.play.match
        self._withhold()
        table_record.note_result(self.record, match.game.scores(match.state))
        await self.save()
        note("match-ended", **self._match_facts(live))
        self.services.metrics.ended.labels(self.record.game, "finished").inc()
        self.live = None
        self.driver.end()
        self.coaching.end()
        self.wants_pause.clear()
        self.wants_hurry.clear()
        self.show_table()

    def _withhold(self) -> None:
        """The match is over; spectators will see that when the delay is over."""
        withholding.withhold(self.record, self.delay_ms, self.clock.now_ms())

    def restore(self) -> None:
        """After a restart: continue the match, if there is one."""
        self._resume()
        waiting = withholding.withheld(self.record, self.clock.now_ms())
        if waiting:
            table = show(self.record, TableSituation(), None, self.services.link_secret, self.delay_ms)
            self.feed.add(DelayedTable(table), waiting[-1].until_ms)

    def _resume(self) -> None:
        if not self.record.is_playing:
            return
        course = self.store.course(self.record.match)
        if course is not None:
            self.answers.recall(course.origins)
        if course is None or course.row.key is not None:
            # The server stopped after the last action and before saving the table, or before the first
            # action.
            self._settle(course.row.result if course else None)
            return
        play, offset, presence = resumed(course)
        self.live = self._live(play, offset)
        self.live.presence = presence
        self.live.paused_ms = self.record.paused_ms
        note("match-resumed", **self._match_facts(self.live))
        if self.services.away_s:
            self.absence.begin(play.id, self.services.away_s)
        # Delayed spectators have seen nothing yet, and the next action may be far away.
        self._broadcast(None, {len(self.record.seats)})

    def _settle(self, result: bytes | None) -> None:
        if result is None:
            table_record.wait_again(self.record)
        else:
            self._withhold()
            table_record.note_result(self.record, table_record.scores_of(result))

    # --- sending -------------------------------------------------------------------------------------------

    def _send_step(self, step: Step) -> None:
        self.driver.tell(step)
        self._broadcast(step, set(step.noticed_by))
        if self.live is not None:
            self.coaching.follow(self.live, step, coach_seats.coached(self.record))
            self.show_figures()

    def deliver(self, seat: int, frame: bytes) -> None:
        """Send a message to all viewers of a seat."""
        for viewer in self.viewers:
            if viewer.seat == seat:
                viewer.send(frame)

    def show_figures(self) -> None:
        """Send those with a coach the figures that have changed; none while a pause hides the boards."""
        live = self.live
        if live is None or (live.paused_ms is not None and live.play.in_real_time):
            return
        for seat in coach_seats.coached(self.record):
            frame = figures_frame(live.play, seat)
            for viewer in self.viewers:
                if viewer.seat == seat and viewer.figures != frame:
                    viewer.figures = frame
                    viewer.send(frame)

    # --- saving --------------------------------------------------------------------------------------------

    async def save(self) -> None:
        """If the store refuses, the record is restored. Closing a table during a match aborts the match,
        whoever closes it."""
        record, live = self.record, self.live
        if record.is_closed and live is not None:
            self._withhold()
        raw = table_record.dump(record)
        row = TableRow(record.id, raw, not record.is_closed)
        try:
            if record.is_closed and live is not None and not live.is_over:
                await self.store.abort_match(row, live.play.id, live.play.match.key)
            else:
                await self.store.put_table(row)
        except StoreTrouble:
            self.record = table_record.load(self._saved)
            raise
        self._saved = raw
        if record.is_closed:
            self._note_closing(live)

    async def give_up(self) -> None:
        """The game was interrupted because it did not come back: the match is aborted without asking the game
        anything more than the key of its last state, which is published."""
        record, live = self.record, self.live
        self.closed_by, record.is_closed = "stuck-game", True
        stored = self.store.match(live.play.id) if live is not None else None
        aborted = live if stored is not None and stored.key is None else None
        if aborted is not None:
            self._withhold()
        row = TableRow(record.id, table_record.dump(record), False)
        if aborted is None:
            await self.store.put_table(row)
        else:
            await self.store.abort_match(row, aborted.play.id, _last_key(aborted))
        self._note_closed(aborted)

    def _note_closing(self, live: LiveMatch | None) -> None:
        self._note_closed(live if live is not None and not live.is_over else None)

    def _note_closed(self, aborted: LiveMatch | None) -> None:
        if aborted is not None:
            note("match-aborted", by=self.closed_by, **self._match_facts(aborted))
            self.services.metrics.ended.labels(self.record.game, "aborted").inc()
        age = int(time.time()) - self.record.opened_at if self.record.opened_at else None
        note(
            "table-closed",
            table=self.record.id,
            by=self.closed_by,
            matches=len(self.record.played),
            age_s=age,
        )

    def _match_facts(self, live: LiveMatch) -> dict[str, object]:
        """What the log says about a match."""
        return {
            "table": self.record.id,
            "match": live.play.id,
            "game": live.play.game.name,
            "lasted_s": live.now_ms // 1000,
        }

    # --- presence ------------------------------------------------------------------------------------------

    async def _note_presence(self, live: LiveMatch) -> None:
        """HSE-O3: takeover and return are recorded in the log."""
        if self._is_as_noted(live):
            return
        for number, (state, _) in enumerate(self._attending(live)):
            bot = self.record.seats[number].bot
            self.driver.seat(live, number, (bot or self.record.stand_in) if state == "bot" else "")
            if self.driver.is_absent(number):
                state = "absent"
            before = live.presence[number]
            # A bot that has been there from the start is not a change.
            if state != before and not (bot and (state, before) == ("bot", "here")):
                await live.say_presence(number, state)
                self.show_table()
        if self._takeovers() != self._takeovers_shown:
            # The limits for absence differ between building and deciding.
            self.show_table()

    def _is_as_noted(self, live: LiveMatch) -> bool:
        """Everybody is here, as the log and the viewers know: then no bot plays for anybody either."""
        is_known = live.presence.count("here") == len(live.presence) and not self._takeovers_shown
        return is_known and self.everybody_is_here


def _last_key(live: LiveMatch) -> str:
    """Empty if not even that can be had."""
    try:
        return live.play.match.key
    except GameStuck:
        return ""
