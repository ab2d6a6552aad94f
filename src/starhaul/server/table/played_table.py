"""The match at a table: starting, restoring and finishing it, who is present in it, and saving the table.

The layer of a room between the audience (`audience.py`) and the actor (`room.py`). How an action gets to disk
and to the viewers is in `session.py`; the commands of people are in `commands.py`.
"""

from starhaul.kernel.chance import Stream
from starhaul.server.store.store_contract import StoreTrouble, TableRow
from starhaul.server.table import table_record
from starhaul.server.table.arrival import Clock
from starhaul.server.table.audience import WatchedTable
from starhaul.server.table.bot_driver import Driver
from starhaul.server.table.command_answers import CommandAnswers
from starhaul.server.table.services import Services
from starhaul.server.table.session import Session, new_play, resumed
from starhaul.server.table.table_match import Step, TableMatch
from starhaul.server.table.table_record import TableRecord

RETRY_MS = 1000
"""How long the table waits before it tries again after an error of the store."""


class PlayedTable(WatchedTable):
    """A table that is watched, and the match that is played at it."""

    def __init__(self, record: TableRecord, services: Services, clock: Clock, driver: Driver) -> None:
        super().__init__(record, services, clock)
        self.driver = driver
        self.answers = CommandAnswers()
        self.wants_hurry: set[int] = set()
        self._saved = table_record.dump(record)
        self.luck = Stream(services.secret.hex(), f"worlds-{record.id}")
        """The stream from which worlds are drawn; it is independent of the generator of a match."""

    # --- matches -------------------------------------------------------------------------------------------

    def check_start(self) -> None:
        """Start or stop the countdown (RUL-11)."""
        ready = not self.record.is_playing and table_record.is_ready(self.record, self.attendance.is_here)
        if ready and self.starts_at is None:
            self.starts_at = self.clock.now_ms() + self.services.countdown_ms
        elif not ready:
            self.starts_at = None

    async def _start(self) -> None:
        self.starts_at = None
        session = self._session(new_play(self.record), self.clock.now_ms())
        self.record.is_playing = True
        try:
            # In this order: a table with a match that is not in the store becomes ready again (`restore`).
            await self.save()
            # Before it begins, so that the first outcomes of chance are sent, too.
            self.session = session
            self.show_table()
            await session.begin(self.record.id)
        except Exception:
            self._not_started()
            raise
        self.services.metrics.matches.inc()

    def _not_started(self) -> None:
        self.session = None
        self.record.is_playing = False
        # The stored record differs, but must not be restored.
        self._saved = table_record.dump(self.record)
        self.starts_at = self.clock.now_ms() + RETRY_MS
        self.show_table()

    def _session(self, play: TableMatch, offset_ms: int) -> Session:
        services = self.services
        return Session(play, services.store, self.clock, offset_ms, self._audiences, self._send_step)

    async def _finish(self, session: Session) -> None:
        match = session.play.match
        table_record.note_result(self.record, match.game.scores(match.state))
        await self.save()
        self.session = None
        self.driver.end()
        self.wants_pause.clear()
        self.wants_hurry.clear()
        self.show_table()

    def restore(self) -> None:
        """After a restart: continue the match, if there is one."""
        if not self.record.is_playing:
            return
        course = self.services.store.course(self.record.match)
        if course is not None:
            self.answers.recall(course.origins)
        if course is None or course.row.key is not None:
            # The server stopped after the last action and before saving the table, or before the first
            # action.
            self._settle(course.row.result if course else None)
            return
        play, offset, presence = resumed(course)
        self.session = self._session(play, offset)
        self.session.presence = presence
        self.session.paused_ms = self.record.paused_ms
        if self.services.away_s:
            self.absence.begin(play.id, self.services.away_s)
        # Delayed spectators have seen nothing yet, and the next action may be far away.
        self._broadcast(None, {len(self.record.seats)})

    def _settle(self, result: bytes | None) -> None:
        if result is None:
            table_record.wait_again(self.record)
        else:
            table_record.note_result(self.record, table_record.scores_of(result))

    # --- sending -------------------------------------------------------------------------------------------

    def _send_step(self, step: Step) -> None:
        self.driver.tell(step)
        self._broadcast(step, set(step.noticed_by))

    # --- saving --------------------------------------------------------------------------------------------

    async def save(self) -> None:
        """If the store refuses, the record is restored. Closing a table during a match aborts the match,
        whoever closes it."""
        record, raw, session = self.record, table_record.dump(self.record), self.session
        row = TableRow(record.id, raw, not record.is_closed)
        try:
            if record.is_closed and session is not None and not session.is_over:
                await self.services.store.abort_match(row, session.play.id, session.play.match.key)
            else:
                await self.services.store.put_table(row)
        except StoreTrouble:
            self.record = table_record.load(self._saved)
            raise
        self._saved = raw

    # --- presence ------------------------------------------------------------------------------------------

    async def _note_presence(self, session: Session) -> None:
        """HSE-O3: takeover and return are recorded in the log."""
        for number, (state, _) in enumerate(self._attending(session)):
            bot = self.record.seats[number].bot
            self.driver.seat(session, number, (bot or self.record.stand_in) if state == "bot" else "")
            if self.driver.is_absent(number):
                state = "absent"
            before = session.presence[number]
            # A bot that has been there from the start is not a change.
            if state != before and not (bot and (state, before) == ("bot", "here")):
                await session.say_presence(number, state)
                self.show_table()
        if self._takeovers() != self._takeovers_shown:
            # The limits for absence differ between building and deciding.
            self.show_table()
