"""A match at a table: turns actions into batches for the store and updates for each audience.

An audience is a seat, by number, or the spectators, who come last. Each has its own revisions: a step that an
audience cannot notice is no revision for it, so the number reveals nothing either (TR-184).
"""

import logging
from collections import deque
from collections.abc import Callable, Collection, Sequence
from typing import Any

import msgspec
from msgspec import UNSET, Raw, Struct

from starhaul.games import game_named
from starhaul.kernel.chance import Draw
from starhaul.kernel.contract import CHANCE, CLOCK, TICK, Action, Event, Game, Question
from starhaul.kernel.fairness import SeedOrigin
from starhaul.kernel.match import Mark, Match
from starhaul.kernel.match_records import LogEntry
from starhaul.kernel.typed import from_json
from starhaul.server.bots.hindsight_part import hindsight_of
from starhaul.server.store.store_contract import Batch, MatchRow, Origin, Snapshot, StoredMatch
from starhaul.server.table.audience_views import AudienceViews, SeatHints, SeenParts, asked_question
from starhaul.server.table.encoded_step import EncodedStep
from starhaul.server.update_parts import HIDDEN, AskedQuestion, MissedRevision, ToldEvent
from starhaul.server.wire import UpdateMessage

REMEMBERED = 200
"""Revisions whose events can be resent after a reconnect; for longer gaps there is only the view."""
SNAPSHOT_EVERY = 200


_encode = msgspec.json.Encoder().encode
log = logging.getLogger(__name__)


class Step(Struct, frozen=True, gc=False):
    """The result of one action, kept for clients that reconnect. There are very many, so they are plain
    tuples that the garbage collector need not traverse."""

    by: int
    """The seat that acted."""
    at_ms: int
    events: tuple[Event, ...]
    revs: tuple[int, ...]
    """After the step."""
    noticed_by: tuple[int, ...]
    """The audiences for which it is a revision."""
    reasons: tuple[Any, ...] = ()
    """For each event why something was lost, or None; empty if nothing was."""

    def told(self) -> list[ToldEvent]:
        """The events as they are sent."""
        if not self.reasons:
            return [ToldEvent(event.key, event.args) for event in self.events]
        return [
            ToldEvent(event.key, event.args, UNSET if why is None else why)
            for event, why in zip(self.events, self.reasons, strict=True)
        ]


class TableMatch:
    """One match, in memory."""

    def __init__(self, id: str, match: Match[Any, Any], origin: SeedOrigin | None = None) -> None:
        self.id = id
        self.match = match
        self.origin = origin
        """The origin of its seed; only needed when the match begins."""
        self.game: Game[Any, Any] = match.game
        self.seats = match.game.seats(match.config)
        self._hindsight = hindsight_of(match.game.name)
        self.batches = 0
        self.revs = [0] * (self.seats + 1)
        self.steps: deque[Step] = deque(maxlen=REMEMBERED)
        self._views = AudienceViews(self.game, self.seats)
        self._before: tuple[Mark, list[int], SeenParts] | None = None
        self._encoded: EncodedStep | None = None
        """The latest step; made when the first audience gets it."""
        self._questions: Sequence[Question] | None = None
        self._asked: frozenset[int] | None = None
        self._due: tuple[int | None] | None = None

    @property
    def questions(self) -> Sequence[Question]:
        """The open questions to all seats; cached until the next step."""
        if self._questions is None:
            self._questions = self.game.questions(self.match.state)
        return self._questions

    @property
    def due(self) -> int | None:
        """When the clock has to act; cached until the next step."""
        if self._due is None:
            self._due = (self.game.wake_at(self.match.state),)
        return self._due[0]

    @property
    def spectators(self) -> int:
        """The number of the audience without a seat."""
        return self.seats

    # --- stepping ------------------------------------------------------------------------------------------

    def begin(self, audiences: Collection[int]) -> Step:
        """The outcomes of chance before the first question."""
        return self._step(self.match.advance, CHANCE, 0, audiences)

    def act(self, seat: int, action: Action, at_ms: int, audiences: Collection[int]) -> Step:
        """An action and the outcomes of chance that follow; raises `Refusal` and changes nothing if it is
        not legal."""
        at_ms = max(at_ms, self.match.now_ms)
        match = self.match
        return self._step(lambda: match.act(seat, action, at_ms) + match.advance(), seat, at_ms, audiences)

    def tick(self, audiences: Collection[int]) -> Step:
        """The clock acts, as of the time it was due, not the time it was noticed."""
        return self.act(CLOCK, TICK, self.due or 0, audiences)

    def repeat(
        self,
        entries: Sequence[LogEntry],
        carry_out: Callable[[LogEntry], list[Event]],
        audiences: Collection[int],
    ) -> Step:
        """A step of a log: an action and the outcomes of chance after it, or those before the first one.
        `carry_out` repeats an entry in the match."""
        by, at_ms = (entries[0].seat, entries[-1].at_ms) if entries else (CHANCE, 0)
        return self._step(
            lambda: [told for entry in entries for told in carry_out(entry)], by, at_ms, audiences
        )

    def _step(self, go: Callable[[], list[Event]], by: int, at_ms: int, audiences: Collection[int]) -> Step:
        mark = self.match.mark()
        self._encoded = self._questions = self._due = self._asked = None
        try:
            events = go()
        except Exception:
            # Whether the rules refuse or fail: the match is unchanged.
            self.match.undo(mark)
            raise
        self._before = (mark, self.revs[:], self._views.mark())
        try:
            noticed = self._noticed(audiences, events)
        except Exception:
            # A view that cannot be made: what nobody can be shown has not happened.
            self.undo()
            raise
        for audience in noticed:
            self.revs[audience] += 1
        if self._hindsight is None:
            return Step(by, at_ms, tuple(events), tuple(self.revs), noticed)
        reasons = self.reasons_for(mark.state, self.match.entries[mark.entries :], events)
        return Step(by, at_ms, tuple(events), tuple(self.revs), noticed, reasons)

    def reasons_for(self, before: object, acts: list[LogEntry], events: list[Event]) -> tuple[Any, ...]:
        """Why something was lost. An explanation is never worth a match: if it fails, there is none."""
        if self._hindsight is None:
            return ()
        try:
            reasons = tuple(self._hindsight.reasons(before, acts, events))
        except Exception:
            log.exception("match %s: a loss could not be explained", self.id)
            return ()
        return reasons if len(reasons) == len(events) else ()

    def _noticed(self, audiences: Collection[int], events: list[Event]) -> tuple[int, ...]:
        """The audiences that notice a change. Spectators without viewers notice events only."""
        looking = [audience for audience in range(len(self.revs)) if audience in audiences]
        found = self._views.follow(looking, self.match.state, self.questions)
        if self.spectators not in audiences:
            looking.append(self.spectators)
        for event in events:
            if event.audience is None:
                return tuple(looking)
        return tuple([one for one in looking if one in found or self._hears(one, events)])

    def _hears(self, audience: int, events: list[Event]) -> bool:
        viewer = self._views.viewer(audience)
        return any(event.is_for(viewer) for event in events)

    def undo(self) -> None:
        """Discard the step, which could not be stored."""
        assert self._before is not None, "one step at a time"
        mark, self.revs, views = self._before
        self._views.undo(views)
        self.match.undo(mark)
        self._before = self._questions = self._due = self._asked = None

    def batch(self, step: Step, service_ms: int, origin: Origin | None = None) -> Batch:
        return Batch(
            match=self.id,
            number=self.batches,
            entries=list(self.match.entries),
            service_ms=service_ms,
            revs=step.revs,
            origin=origin,
        )

    def keep(self, step: Step) -> None:
        """Confirm the step, which is on disk."""
        self.match.entries.clear()
        self.batches += 1
        self._before = None
        self.steps.append(step)

    def snapshot(self) -> Snapshot:
        saved, key = self.match.save(), self.match.key
        return Snapshot(match=self.id, batches=self.batches, saved=saved, key=key, revs=self.revs[:])

    # --- views ---------------------------------------------------------------------------------------------

    def notice(self, audience: int) -> None:
        """Look for an audience: what it does not see change in the next step is no revision for it."""
        self._views.notice(audience, self.match.state, self.questions)

    def look_anew(self) -> None:
        """The match was changed by other means than a step."""
        self._questions = self._due = self._asked = None
        self._views.forget()

    def asked(self, audience: int) -> list[AskedQuestion]:
        return [asked_question(question) for question in self.questions if question.seat == audience]

    def is_asked(self, audience: int) -> bool:
        if self._asked is None:
            self._asked = frozenset([question.seat for question in self.questions])
        return audience in self._asked

    def deadline(self, audience: int) -> int | None:
        """When the clock decides. Where questions may be secret, only the seats that are asked know the
        deadline."""
        due = self.due
        if due is None or due <= self.match.now_ms:
            return None
        if self.game.asks_secretly and not self.is_asked(audience):
            return None
        return due

    def update(self, audience: int, step: Step | None, at_ms: int, *, paused: bool = False) -> UpdateMessage:
        """The current view and the events of a step. A pause hides boards under construction (RUL-99)."""
        self.notice(audience)
        return UpdateMessage(
            match=self.id,
            rev=self.revs[audience],
            at_ms=at_ms,
            events=() if step is None else self._events_for(step, audience),
            view=HIDDEN if paused and self.in_real_time else self._view(audience),
            asked=() if paused else self.asked(audience),
            deadline_ms=self.deadline(audience),
            is_paused=paused,
        )

    def _view(self, audience: int) -> Raw:
        viewers = [self._views.viewer(audience)]
        return Raw(_encode(self.game.views(self.match.state, viewers, self.questions)[0]))

    def change(self, audience: int, step: Step, hints: Raw | None = None) -> bytes | None:
        """The encoded difference that the latest step makes to an update; None if a whole one is needed.
        `hints` is the patch for the hints, if there is one."""
        change = self._views.changes[audience]
        if change is None:
            return None
        if self._encoded is None:
            self._encoded = EncodedStep(step.events, step.reasons, step.at_ms, self._views.viewer)
        return self._encoded.change(audience, self.revs[audience], change, self.deadline(audience), hints)

    def hints(self, seat: int) -> Raw | None:
        """For clients without rules; made on request only, because they cost more than the view."""
        made = self._hints(seat).hints
        return None if made == b"null" else Raw(made)

    def hints_change(self, seat: int) -> Raw | None:
        """The patch for the hints of the revision before; None if they are the same."""
        return self._hints(seat).patch

    def _hints(self, seat: int) -> SeatHints:
        return self._views.hints(seat, self.revs[seat], self.match.state, self.questions)

    @property
    def in_real_time(self) -> bool:
        """Whether people act at the same time without being waited for, as in building."""
        return any(not question.waits for question in self.questions)

    def missed(self, audience: int, last_rev: int) -> list[MissedRevision] | None:
        """The events of an audience after a revision; None if they are no longer known."""
        found: list[MissedRevision] = []
        for step in reversed(self.steps):
            if step.revs[audience] <= last_rev:
                break
            if audience in step.noticed_by:
                events = self._events_for(step, audience)
                found.append(MissedRevision(step.revs[audience], step.at_ms, events))
        if len(found) != self.revs[audience] - last_rev:
            return None
        return found[::-1]

    def _events_for(self, step: Step, audience: int) -> list[ToldEvent]:
        viewer = self._views.viewer(audience)
        if not step.reasons:
            return [ToldEvent(event.key, event.args) for event in step.events if event.is_for(viewer)]
        rows = zip(step.events, step.told(), strict=True)
        return [told for event, told in rows if event.is_for(viewer)]

    def world(self, seat: int, draw: Draw) -> bytes:
        """A state that looks the same to a seat, with everything it cannot see drawn at random."""
        return self.game.dump(self.game.resample(self.match.state, seat, draw))


# --- continuing after a restart ----------------------------------------------------------------------------


def resume(course: StoredMatch) -> TableMatch:
    """The match as of the last stored batch."""
    row, snapshot = course.row, course.snapshot
    game = game_named(row.game)
    config = from_json(row.config, game.config_type)
    if snapshot is None:
        play = TableMatch(row.id, Match(game, config, row.seed, row.chance))
    else:
        play = TableMatch(row.id, Match.restore(game, config, row.seed, snapshot.saved, row.chance))
        play.batches, play.revs = snapshot.batches, list(snapshot.revs)
    for batch in course.batches:
        _repeat(play, batch)
    for audience in range(len(play.revs)):
        # Otherwise the next step would be a revision for everybody, however secret it is.
        play.notice(audience)
    return play


def _repeat(play: TableMatch, batch: Batch) -> None:
    match, events = play.match, []
    before = play.game.clone(match.state)
    for entry in batch.entries:
        events += match.act(entry.seat, play.game.to_action(entry.seat, entry.action), entry.at_ms)
    noticed = tuple(a for a, (was, now) in enumerate(zip(play.revs, batch.revs, strict=True)) if now > was)
    play.revs = list(batch.revs)
    by = batch.entries[0].seat if batch.entries else CHANCE
    reasons = play.reasons_for(before, match.entries, events)
    play.keep(Step(by, match.now_ms, tuple(events), tuple(batch.revs), noticed, reasons))


def row_of(play: TableMatch, table: str, offset_ms: int, began_at: int) -> MatchRow:
    """The head of the match for the store."""
    match = play.match
    return MatchRow(
        id=play.id,
        table=table,
        game=play.game.name,
        config=msgspec.json.encode(match.config),
        seed=str(match.seed),
        rules=play.game.rules_hash(),
        chance=match.generator.name,
        origin=play.origin,
        offset_ms=offset_ms,
        began_at=began_at,
    )
