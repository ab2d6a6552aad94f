"""What the viewers of a table see: presence, the match and the table. Sends messages to viewers.

Where spectators see everything later, everything for them goes through the delayed feed (`delayed_table.py`).

Nothing here changes the table or its match; that is done by the actor (`room.py`).
"""

from typing import Any

from msgspec import structs

from starhaul.server.clock.service_clock import Clock
from starhaul.server.table import stand_ins, upkeep, withholding
from starhaul.server.table.attendance import Attendance
from starhaul.server.table.delay import Delayable, DelayedChat, DelayedTable
from starhaul.server.table.delayed_table import SpectatorFeed
from starhaul.server.table.live_match import LiveMatch
from starhaul.server.table.reconnect_notice import Absence, Losses
from starhaul.server.table.services import Services
from starhaul.server.table.stands import Stands
from starhaul.server.table.table_match import Step
from starhaul.server.table.table_record import TableRecord
from starhaul.server.table.table_view import TableSituation, show
from starhaul.server.table.update_frames import UpdateFrames
from starhaul.server.table.viewer import Viewer
from starhaul.server.wire import (
    VERSION,
    HelloCommand,
    StalledMessage,
    TableMessage,
    UpdateMessage,
    WelcomeMessage,
    encode,
)


class WatchedTable:
    """The table, its current match, if any, and its viewers."""

    def __init__(self, record: TableRecord, services: Services, clock: Clock) -> None:
        self.record = record
        self.services = services
        self.clock = clock
        self.live: LiveMatch | None = None
        self.viewers: set[Viewer] = set()
        self.attendance = Attendance(services.grace, clock.now_ms())
        self.feed = SpectatorFeed()
        self.stands = Stands()
        self.absence = Absence()
        self.wants_pause: set[int] = set()
        self.starts_at: int | None = None
        """On the service clock, during the countdown."""
        self._takeovers_shown: dict[int, int] = {}
        self._losses = Losses(record.id, services.metrics)

    # --- presence ------------------------------------------------------------------------------------------

    @property
    def everybody_is_here(self) -> bool:
        """Whether every seat is taken by a person who is connected. Most commands find their table like this:
        then nobody's absence has to be looked at."""
        seats = len(self.record.seats)
        return self.attendance.number_here == seats and len(self.record.people) == seats

    def _attending(self, live: LiveMatch) -> list[tuple[str, int | None]]:
        """For each seat who answers there, in the terms of the log, and when that may change."""
        return [self._answerer(number, live) for number in range(len(self.record.seats))]

    def _answerer(self, number: int, live: LiveMatch) -> tuple[str, int | None]:
        seat, stand_in = self.record.seats[number], self.record.stand_in
        if seat.bot:
            return "bot", None
        if not seat.is_taken:
            return ("gone" if stand_in == "defaults" else "bot"), None
        if self.attendance.is_here(number) or self.record.lesson:
            # A lesson waits for its person, however long.
            return "here", None
        now = self.clock.now_ms()
        state, when = self.attendance.state(number, now, building=live.play.in_real_time)
        if state != "here" and stand_in != "defaults":
            return "bot", None
        return state, when

    def _takeovers(self) -> dict[int, int]:
        return {} if self.live is None else stand_ins.takeovers(self._attending(self.live))

    # --- joining -------------------------------------------------------------------------------------------

    def _welcome(self, viewer: Viewer, hello: HelloCommand) -> WelcomeMessage:
        return WelcomeMessage(
            v=VERSION,
            seat=viewer.seat,
            table=self.table_for(viewer.seat),
            update=self._first_update(viewer, hello),
            watcher=viewer.watcher,
            away_s=self.absence.greet(viewer, hello),
            lost_revs=self._lost_revs(viewer, hello),
        )

    def _lost_revs(self, viewer: Viewer, hello: HelloCommand) -> int:
        if viewer.seat is None and self.is_behind:
            # The answer would tell how far the match is.
            return 0
        play = None if self.live is None else self.live.play
        known = 0 if play is None else play.revs[play.spectators if viewer.seat is None else viewer.seat]
        return self._losses.greet(hello, self.record.match, known)

    def _first_update(self, viewer: Viewer, hello: HelloCommand) -> UpdateMessage | None:
        if self.live is None or (viewer.seat is None and self.is_behind):
            return None
        audience = len(self.record.seats) if viewer.seat is None else viewer.seat
        update = self._frames(audience, None).update(viewer.wants_hints)
        viewer.latest = None if update.is_paused else (update.match, update.rev)
        if hello.last_rev is None or hello.match != update.match:
            return update
        return structs.replace(update, missed=self.live.play.missed(audience, hello.last_rev))

    # --- the match -----------------------------------------------------------------------------------------

    def _audiences(self) -> list[int]:
        """People, connected or not, and spectators; bots get their events when they are asked."""
        spectators = len(self.record.seats)
        is_watched = self.delay_ms > 0 or any(viewer.seat is None for viewer in self.viewers)
        return [*self.record.people, spectators] if is_watched else self.record.people

    def show_match(self) -> None:
        """Send the match to everybody, without events: when a pause begins or ends."""
        self._broadcast(None, set(self._audiences()))

    def _broadcast(self, step: Step | None, audiences: set[int]) -> None:
        if self.live is None:
            return
        spectators = len(self.record.seats)
        for audience in audiences:
            if audience == spectators and self.is_behind:
                self.send_later(self._frames(audience, step).finish())
                continue
            seat = None if audience == spectators else audience
            listeners = [viewer for viewer in self.viewers if viewer.seat == seat]
            if listeners:
                frames = self._frames(audience, step)
                for viewer in listeners:
                    frames.send(viewer)

    def send_due(self, now_ms: int) -> None:
        """Send spectators what they may see by now."""
        items = self.feed.due(now_ms)
        watching = [viewer for viewer in self.viewers if viewer.seat is None] if items else ()
        for item in items:
            for viewer in watching:
                item.send(viewer)

    # --- the delay for spectators --------------------------------------------------------------------------

    @property
    def delay_ms(self) -> int:
        return withholding.delay_ms(self.record, self.services.delay_ms)

    @property
    def is_behind(self) -> bool:
        """Whether spectators do not know the table as it is now."""
        if self.feed.is_waiting or (self.delay_ms > 0 and self.live is not None):
            return True
        return bool(self.record.withheld and withholding.withheld(self.record, self.clock.now_ms()))

    def send_later(self, item: Delayable) -> None:
        self.feed.add(item, self.clock.now_ms() + self.delay_ms)

    def send_to_spectators(self, chat: DelayedChat) -> None:
        """A message of a player, as late as everything else."""
        if self.is_behind:
            self.send_later(chat)
            return
        for viewer in self.viewers:
            if viewer.seat is None:
                chat.send(viewer)

    def table_for(self, seat: int | None) -> TableMessage:
        """The table as this seat, or a spectator, may know it."""
        if seat is None and self.is_behind:
            return self.feed.table or self._table_without_news()
        return show(self.record, self.situation(), seat, self.services.link_secret, self.delay_ms)

    def _table_without_news(self) -> TableMessage:
        """After a restart it is not known what spectators saw last: show nothing that they may not know."""
        record = self.record
        waiting = [one.match for one in withholding.withheld(record, self.clock.now_ms())]
        table = show(record, TableSituation(), None, self.services.link_secret, self.delay_ms)
        played = [one for one in record.played if one.match not in waiting]
        match = waiting[0] if waiting else record.match
        return structs.replace(
            table, played=played, match=match, is_playing=True, commitment="" if waiting else table.commitment
        )

    def spectator_view(self) -> tuple[Any, Any] | None:
        """The configuration and the view that spectators have now, decoded or not; None if there is none."""
        if self.is_behind:
            return self.feed.view()
        live = self.live
        if live is None or (live.paused_ms is not None and live.play.in_real_time):
            return None
        return live.play.match.config, live.play.game.view(live.play.match.state, None)

    def _frames(self, audience: int, step: Step | None) -> UpdateFrames:
        assert self.live is not None, "a match is being played"
        at_ms = self.live.now_ms if step is None else step.at_ms
        return UpdateFrames(self.live.play, audience, step, at_ms, paused=self.live.paused_ms is not None)

    async def _send_stall(self, seconds: int) -> None:
        live = self.live
        if live is None:
            return
        self.absence.begin(live.play.id, seconds)
        for viewer in self.viewers:
            at_ms = None if viewer.seat is None else live.now_ms
            viewer.send(encode(StalledMessage(away_s=self.absence.seconds_for(viewer), at_ms=at_ms)))

    # --- the table -----------------------------------------------------------------------------------------

    def show_table(self) -> None:
        situation = self.situation()
        self._takeovers_shown = self._takeovers()
        frames: dict[int | None, bytes] = {}
        for viewer in self.viewers:
            if viewer.seat is None and self.delay_ms > 0:
                continue
            if viewer.seat not in frames:
                table = show(self.record, situation, viewer.seat, self.services.link_secret, self.delay_ms)
                frames[viewer.seat] = encode(table)
            viewer.send(frames[viewer.seat])
        self._show_later(situation)

    def _show_later(self, situation: TableSituation) -> None:
        """The table for spectators, where they see it with a delay: at once if there is nothing to hide."""
        if not self.delay_ms and not self.is_behind:
            return
        table = DelayedTable(show(self.record, situation, None, self.services.link_secret, self.delay_ms))
        if self.is_behind:
            self.send_later(table)
            return
        self.feed.table = table.table
        for viewer in self.viewers:
            if viewer.seat is None:
                table.send(viewer)

    def situation(self) -> TableSituation:
        starts, now = self.starts_at, self.clock.now_ms()
        passes = upkeep.host_passes_at(self.record, self.attendance, self.services.absence_limits)
        return TableSituation(
            connected=frozenset(filter(self.attendance.is_here, range(len(self.record.seats)))),
            stand_ins={} if self.live is None else stand_ins.stand_ins(self.record, self.live.presence),
            takeovers={seat: max(0, when - now) for seat, when in self._takeovers().items()},
            wants_pause=frozenset(self.wants_pause),
            is_paused=self.live is not None and self.live.paused_ms is not None,
            starts_in_ms=None if starts is None else max(0, starts - now),
            spectators=sum(viewer.seat is None for viewer in self.viewers),
            host_passes_in_ms=None if passes is None else max(0, passes - now),
        )
