"""What the viewers of a table see: presence, the match and the table. Sends messages to viewers.

Nothing here changes the table or its match; that is done by the actor (`room.py`).
"""

from msgspec import structs

from starhaul.server.table import stand_ins, upkeep
from starhaul.server.table.arrival import Clock
from starhaul.server.table.attendance import Attendance
from starhaul.server.table.delay import Delayed
from starhaul.server.table.reconnect_notice import Absence, Losses
from starhaul.server.table.services import Services
from starhaul.server.table.session import Session
from starhaul.server.table.table_match import Step
from starhaul.server.table.table_record import TableRecord
from starhaul.server.table.table_view import TableSituation, show
from starhaul.server.table.update_frames import UpdateFrames
from starhaul.server.table.viewer import Viewer
from starhaul.server.wire import VERSION, HelloCommand, StalledMessage, UpdateMessage, WelcomeMessage, encode


class WatchedTable:
    """The table, its current match, if any, and its viewers."""

    def __init__(self, record: TableRecord, services: Services, clock: Clock) -> None:
        self.record = record
        self.services = services
        self.clock = clock
        self.session: Session | None = None
        self.viewers: set[Viewer] = set()
        self.attendance = Attendance(services.grace, services.clock.now_ms())
        self.delayed: Delayed[UpdateFrames] = Delayed(services.delay_ms)
        self.absence = Absence()
        self.wants_pause: set[int] = set()
        self.starts_at: int | None = None
        """On the service clock, during the countdown."""
        self._takeovers_shown: dict[int, int] = {}
        self._losses = Losses(record.id, services.metrics)

    # --- presence ------------------------------------------------------------------------------------------

    def _attending(self, session: Session) -> list[tuple[str, int | None]]:
        """For each seat who answers there, in the terms of the log, and when that may change."""
        return [self._answerer(number, session) for number in range(len(self.record.seats))]

    def _answerer(self, number: int, session: Session) -> tuple[str, int | None]:
        seat, stand_in = self.record.seats[number], self.record.stand_in
        if seat.bot:
            return "bot", None
        if not seat.is_taken:
            return ("gone" if stand_in == "defaults" else "bot"), None
        if self.attendance.is_here(number):
            return "here", None
        now = self.clock.now_ms()
        state, when = self.attendance.state(number, now, building=session.play.in_real_time)
        if state != "here" and stand_in != "defaults":
            return "bot", None
        return state, when

    def _takeovers(self) -> dict[int, int]:
        return {} if self.session is None else stand_ins.takeovers(self._attending(self.session))

    # --- joining -------------------------------------------------------------------------------------------

    def _welcome(self, viewer: Viewer, hello: HelloCommand) -> WelcomeMessage:
        table = show(self.record, self.situation(), viewer.seat, self.services.secret)
        return WelcomeMessage(
            v=VERSION,
            seat=viewer.seat,
            table=table,
            update=self._first_update(viewer, hello),
            away_s=self.absence.greet(viewer, hello),
            lost_revs=self._lost_revs(viewer, hello),
        )

    def _lost_revs(self, viewer: Viewer, hello: HelloCommand) -> int:
        play = None if self.session is None else self.session.play
        known = 0 if play is None else play.revs[play.spectators if viewer.seat is None else viewer.seat]
        return self._losses.greet(hello, self.record.match, known)

    def _first_update(self, viewer: Viewer, hello: HelloCommand) -> UpdateMessage | None:
        if self.session is None or (viewer.seat is None and self.record.is_rated):
            return None
        audience = len(self.record.seats) if viewer.seat is None else viewer.seat
        update = self._frames(audience, None).update(viewer.wants_hints)
        viewer.latest = None if update.is_paused else (update.match, update.rev)
        if hello.last_rev is None or hello.match != update.match:
            return update
        return structs.replace(update, missed=self.session.play.missed(audience, hello.last_rev))

    # --- the match -----------------------------------------------------------------------------------------

    def _audiences(self) -> list[int]:
        """People, connected or not, and spectators; bots get their events when they are asked."""
        spectators = len(self.record.seats)
        is_watched = self.record.is_rated or any(viewer.seat is None for viewer in self.viewers)
        return [*self.record.people, spectators] if is_watched else self.record.people

    def show_match(self) -> None:
        """Send the match to everybody, without events: when a pause begins or ends."""
        self._broadcast(None, set(self._audiences()))

    def _broadcast(self, step: Step | None, audiences: set[int]) -> None:
        if self.session is None:
            return
        spectators = len(self.record.seats)
        for audience in audiences:
            if audience == spectators and self.record.is_rated:
                self.delayed.add(self._frames(audience, step).finish(), self.clock.now_ms())
                continue
            seat = None if audience == spectators else audience
            listeners = [viewer for viewer in self.viewers if viewer.seat == seat]
            if listeners:
                frames = self._frames(audience, step)
                for viewer in listeners:
                    frames.send(viewer)

    def _send_spectators(self, frames: UpdateFrames) -> None:
        for viewer in self.viewers:
            if viewer.seat is None:
                frames.send(viewer)

    def _frames(self, audience: int, step: Step | None) -> UpdateFrames:
        assert self.session is not None, "a match is being played"
        at_ms = self.session.now_ms if step is None else step.at_ms
        return UpdateFrames(
            self.session.play, audience, step, at_ms, paused=self.session.paused_ms is not None
        )

    async def _send_stall(self, seconds: int) -> None:
        session = self.session
        if session is None:
            return
        self.absence.begin(session.play.id, seconds)
        for viewer in self.viewers:
            at_ms = None if viewer.seat is None else session.now_ms
            viewer.send(encode(StalledMessage(away_s=self.absence.seconds_for(viewer), at_ms=at_ms)))

    # --- the table -----------------------------------------------------------------------------------------

    def show_table(self) -> None:
        situation = self.situation()
        self._takeovers_shown = self._takeovers()
        frames: dict[int | None, bytes] = {}
        for viewer in self.viewers:
            if viewer.seat not in frames:
                table = show(self.record, situation, viewer.seat, self.services.secret)
                frames[viewer.seat] = encode(table)
            viewer.send(frames[viewer.seat])

    def situation(self) -> TableSituation:
        starts, now = self.starts_at, self.clock.now_ms()
        passes = upkeep.host_passes_at(self.record, self.attendance, self.services.absence_limits)
        return TableSituation(
            connected=frozenset(filter(self.attendance.is_here, range(len(self.record.seats)))),
            stand_ins={} if self.session is None else stand_ins.stand_ins(self.record, self.session.presence),
            takeovers={seat: max(0, when - now) for seat, when in self._takeovers().items()},
            wants_pause=frozenset(self.wants_pause),
            is_paused=self.session is not None and self.session.paused_ms is not None,
            starts_in_ms=None if starts is None else max(0, starts - now),
            spectators=sum(viewer.seat is None for viewer in self.viewers),
            host_passes_in_ms=None if passes is None else max(0, passes - now),
        )
