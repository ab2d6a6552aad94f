"""A match at a table: turns actions into batches for the store and updates for each audience.

An audience is a seat, by number, or the spectators, who come last. Each has its own revisions: a step that an
audience cannot notice is no revision for it, so the number reveals nothing either (TR-184).
"""

from collections import deque
from collections.abc import Callable, Collection, Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec import Raw, Struct

from starhaul.games import game_named
from starhaul.kernel.chance import Draw
from starhaul.kernel.contract import CHANCE, CLOCK, TICK, Action, Event, Game, Question
from starhaul.kernel.fairness import SeedOrigin
from starhaul.kernel.match import Mark, Match
from starhaul.kernel.typed import from_json
from starhaul.server.store.store_contract import Batch, MatchRow, Origin, Snapshot, StoredMatch
from starhaul.server.wire import HIDDEN, AskedQuestion, MissedRevision, ToldEvent, UpdateMessage

REMEMBERED = 200
"""Revisions whose events can be resent after a reconnect; for longer gaps there is only the view."""
SNAPSHOT_EVERY = 200


_encode = msgspec.json.Encoder().encode


class AudienceView(NamedTuple):
    """What an audience sees apart from events: if it does not change, the step is not noticed."""

    view: bytes
    asked: tuple[AskedQuestion, ...]


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


class TableMatch:
    """One match, in memory."""

    def __init__(self, id: str, match: Match[Any, Any], origin: SeedOrigin | None = None) -> None:
        self.id = id
        self.match = match
        self.origin = origin
        """The origin of its seed; only needed when the match begins."""
        self.game: Game[Any, Any] = match.game
        self.seats = match.game.seats(match.config)
        self.batches = 0
        self.revs = [0] * (self.seats + 1)
        self.steps: deque[Step] = deque(maxlen=REMEMBERED)
        self._views: list[AudienceView | None] = [None] * (self.seats + 1)
        self._before: tuple[Mark, list[int], list[AudienceView | None]] | None = None
        self._questions: Sequence[Question] | None = None
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

    def _step(self, go: Callable[[], list[Event]], by: int, at_ms: int, audiences: Collection[int]) -> Step:
        mark = self.match.mark()
        self._questions = self._due = None
        try:
            events = go()
        except Exception:
            # Whether the rules refuse or fail: the match is unchanged.
            self.match.undo(mark)
            raise
        self._before = (mark, self.revs[:], self._views[:])
        for audience in set(range(len(self._views))).difference(audiences):
            # Nobody needs this view now; discard it, because it would be outdated later.
            self._views[audience] = None
        noticed = self._noticed(audiences, events)
        for audience in noticed:
            self.revs[audience] += 1
        return Step(by, at_ms, tuple(events), tuple(self.revs), noticed)

    def _noticed(self, audiences: Collection[int], events: list[Event]) -> tuple[int, ...]:
        """The audiences that notice a change. Spectators without viewers notice events only."""
        looking = [audience for audience in range(len(self.revs)) if audience in audiences]
        is_new: dict[int, bool] = {}
        for audience, shown in zip(looking, self._look(looking), strict=True):
            is_new[audience] = shown != self._views[audience]
            self._views[audience] = shown
        is_new.setdefault(self.spectators, False)
        return tuple(audience for audience, new in is_new.items() if new or self._hears(audience, events))

    def _hears(self, audience: int, events: list[Event]) -> bool:
        viewer = self._viewer(audience)
        return any(event.is_for(viewer) for event in events)

    def undo(self) -> None:
        """Discard the step, which could not be stored."""
        assert self._before is not None, "one step at a time"
        mark, self.revs, self._views = self._before
        self.match.undo(mark)
        self._before = self._questions = self._due = None

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

    def _viewer(self, audience: int) -> int | None:
        return None if audience == self.spectators else audience

    def _look(self, audiences: Sequence[int]) -> list[AudienceView]:
        questions, viewers = self.questions, [self._viewer(audience) for audience in audiences]
        views = self.game.views(self.match.state, viewers, questions)
        return [
            AudienceView(
                _encode(view), tuple(_asked(question) for question in questions if question.seat == viewer)
            )
            for view, viewer in zip(views, viewers, strict=True)
        ]

    def view_of(self, audience: int) -> AudienceView:
        shown = self._views[audience]
        if shown is None:
            [shown] = self._look([audience])
            self._views[audience] = shown
        return shown

    def deadline(self, audience: int) -> int | None:
        """When the clock decides. Where questions may be secret, only the seats that are asked know the
        deadline."""
        due = self.due
        if due is None or due <= self.match.now_ms:
            return None
        if self.game.asks_secretly and not self.view_of(audience).asked:
            return None
        return due

    def update(self, audience: int, step: Step | None, at_ms: int, *, paused: bool = False) -> UpdateMessage:
        """The current view and the events of a step. A pause hides boards under construction (RUL-99)."""
        shown = self.view_of(audience)
        return UpdateMessage(
            match=self.id,
            rev=self.revs[audience],
            at_ms=at_ms,
            events=() if step is None else self._events_for(step, audience),
            view=HIDDEN if paused and self.in_real_time else Raw(shown.view),
            asked=() if paused else shown.asked,
            deadline_ms=self.deadline(audience),
            is_paused=paused,
        )

    def hints(self, seat: int) -> Raw | None:
        """For clients without rules; made on request only, because they cost more than the view."""
        made = self.game.hints(self.match.state, seat, self.questions)
        return None if made is None else Raw(_encode(made))

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
        viewer = self._viewer(audience)
        return [ToldEvent(event.key, event.args) for event in step.events if event.is_for(viewer)]

    def world(self, seat: int, draw: Draw) -> bytes:
        """A state that looks the same to a seat, with everything it cannot see drawn at random."""
        return self.game.dump(self.game.resample(self.match.state, seat, draw))


def _asked(question: Question) -> AskedQuestion:
    return AskedQuestion(question.kind, question.options, question.default, question.waits, question.about)


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
        # Compute all views: otherwise the next step would be a revision for everybody, however secret it is.
        play.view_of(audience)
    return play


def _repeat(play: TableMatch, batch: Batch) -> None:
    match, events = play.match, []
    for entry in batch.entries:
        events += match.act(entry.seat, play.game.to_action(entry.seat, entry.action), entry.at_ms)
    noticed = tuple(a for a, (was, now) in enumerate(zip(play.revs, batch.revs, strict=True)) if now > was)
    play.revs = list(batch.revs)
    by = batch.entries[0].seat if batch.entries else CHANCE
    play.keep(Step(by, match.now_ms, tuple(events), tuple(batch.revs), noticed))


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
