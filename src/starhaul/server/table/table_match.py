"""A match at a table: it turns actions into batches for the store and into updates for each audience.

An audience is a seat, by number, or the spectators, who come last. Each has revisions of its own: a step of
the match that an audience cannot notice is no revision for it, so the count tells nothing either (TR-184).
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
"""So many revisions can be made up for after a broken connection; after that there is the view alone."""
SNAPSHOT_EVERY = 200


_encode = msgspec.json.Encoder().encode


class AudienceView(NamedTuple):
    """What an audience sees apart from events: if it stays the same, nothing has happened for it."""

    view: bytes
    asked: tuple[AskedQuestion, ...]


class Step(Struct, frozen=True, gc=False):
    """What one action made happen, for those who were not there. There are so many that the garbage collector
    must not have to look at each: so it is made of plain values, in tuples."""

    by: int
    """Whose action it was."""
    at_ms: int
    told: tuple[Event, ...]
    revs: tuple[int, ...]
    """After it."""
    noticed_by: tuple[int, ...]
    """The audiences for which it is a revision."""


class TableMatch:
    """One match, in memory."""

    def __init__(self, id: str, match: Match[Any, Any], origin: SeedOrigin | None = None) -> None:
        self.id = id
        self.match = match
        self.origin = origin
        """Of its seed; only needed when the match begins."""
        self.game: Game[Any, Any] = match.game
        self.seats = match.game.seats(match.config)
        self.batches = 0
        self.revs = [0] * (self.seats + 1)
        self.steps: deque[Step] = deque(maxlen=REMEMBERED)
        self._faces: list[AudienceView | None] = [None] * (self.seats + 1)
        self._before: tuple[Mark, list[int], list[AudienceView | None]] | None = None
        self._questions: Sequence[Question] | None = None
        self._due: tuple[int | None] | None = None

    @property
    def questions(self) -> Sequence[Question]:
        """The open questions to all; found once for each step."""
        if self._questions is None:
            self._questions = self.game.questions(self.match.state)
        return self._questions

    @property
    def due(self) -> int | None:
        """When the clock has something to do; found once for each step."""
        if self._due is None:
            self._due = (self.game.wake_at(self.match.state),)
        return self._due[0]

    @property
    def spectators(self) -> int:
        """The audience without seat."""
        return self.seats

    # --- stepping ------------------------------------------------------------------------------------------

    def begin(self, audiences: Collection[int]) -> Step:
        """What chance does before anybody is asked."""
        return self._step(self.match.advance, CHANCE, 0, audiences)

    def act(self, seat: int, action: Action, at_ms: int, audiences: Collection[int]) -> Step:
        """An action and what chance makes of it; raises `Refusal` and changes nothing if it is not legal."""
        at_ms = max(at_ms, self.match.now_ms)
        match = self.match
        return self._step(lambda: match.act(seat, action, at_ms) + match.advance(), seat, at_ms, audiences)

    def tick(self, audiences: Collection[int]) -> Step:
        """The time that was waited for has come. The clock acts when it was due, not when it was noticed."""
        return self.act(CLOCK, TICK, self.due or 0, audiences)

    def _step(self, go: Callable[[], list[Event]], by: int, at_ms: int, audiences: Collection[int]) -> Step:
        mark = self.match.mark()
        self._questions = self._due = None
        try:
            told = go()
        except Exception:
            # Whether the rules refuse or fail: the match is as it was.
            self.match.undo(mark)
            raise
        self._before = (mark, self.revs[:], self._faces[:])
        for audience in set(range(len(self._faces))).difference(audiences):
            # Nobody looks from there now; whoever does later must not see what is gone.
            self._faces[audience] = None
        noticed = self._noticed(audiences, told)
        for audience in noticed:
            self.revs[audience] += 1
        return Step(by, at_ms, tuple(told), tuple(self.revs), noticed)

    def _noticed(self, audiences: Collection[int], told: list[Event]) -> tuple[int, ...]:
        """Those for whom something is new. Where nobody looks, what can be heard is enough to count."""
        looking = [audience for audience in range(len(self.revs)) if audience in audiences]
        before = [self._faces[audience] for audience in looking]
        faces = self._look(looking)
        for audience, face in zip(looking, faces, strict=True):
            self._faces[audience] = face
        is_new = {audience: face != was for audience, face, was in zip(looking, faces, before, strict=True)}
        if self.spectators not in is_new:
            is_new[self.spectators] = False
        return tuple(
            audience
            for audience, new in is_new.items()
            if new or any(event.is_for(self._viewer(audience)) for event in told)
        )

    def undo(self) -> None:
        """The step could not be kept: it has not happened."""
        assert self._before is not None, "one step at a time"
        mark, self.revs, self._faces = self._before
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
        """The step is on disk: now it has happened."""
        self.match.entries.clear()
        self.batches += 1
        self._before = None
        self.steps.append(step)

    def snapshot(self) -> Snapshot:
        saved, key = self.match.save(), self.match.key
        return Snapshot(match=self.id, batches=self.batches, saved=saved, key=key, revs=self.revs[:])

    # --- looking -------------------------------------------------------------------------------------------

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

    def face(self, audience: int) -> AudienceView:
        face = self._faces[audience]
        if face is None:
            [face] = self._look([audience])
            self._faces[audience] = face
        return face

    def deadline(self, audience: int) -> int | None:
        """When the clock decides. Where questions may be secret only who is asked knows of it."""
        due = self.due
        if due is None or due <= self.match.now_ms:
            return None
        if self.game.asks_secretly and not self.face(audience).asked:
            return None
        return due

    def update(self, audience: int, step: Step | None, at_ms: int, *, paused: bool = False) -> UpdateMessage:
        """How the match looks now, and what was told in a step. A pause hides boards being built (RUL-99)."""
        face = self.face(audience)
        return UpdateMessage(
            match=self.id,
            rev=self.revs[audience],
            at_ms=at_ms,
            events=() if step is None else self._heard(step, audience),
            view=HIDDEN if paused and self.in_real_time else Raw(face.view),
            asked=() if paused else face.asked,
            deadline_ms=self.deadline(audience),
            is_paused=paused,
        )

    def hints(self, seat: int) -> Raw | None:
        """For clients without rules; made for who wants them only, because they cost more than the view."""
        made = self.game.hints(self.match.state, seat, self.questions)
        return None if made is None else Raw(_encode(made))

    @property
    def in_real_time(self) -> bool:
        """Whether people act at once without being waited for: while they build."""
        return any(not question.waits for question in self.questions)

    def missed(self, audience: int, last_rev: int) -> list[MissedRevision] | None:
        """What an audience was told after a revision; None if that is not known any more."""
        found: list[MissedRevision] = []
        for step in reversed(self.steps):
            if step.revs[audience] <= last_rev:
                break
            if audience in step.noticed_by:
                found.append(MissedRevision(step.revs[audience], step.at_ms, self._heard(step, audience)))
        if len(found) != self.revs[audience] - last_rev:
            return None
        return found[::-1]

    def _heard(self, step: Step, audience: int) -> list[ToldEvent]:
        viewer = self._viewer(audience)
        return [ToldEvent(event.key, event.args) for event in step.told if event.is_for(viewer)]

    def world(self, seat: int, draw: Draw) -> bytes:
        """A state that looks the same to a seat, all it cannot see drawn anew."""
        return self.game.dump(self.game.resample(self.match.state, seat, draw))


def _asked(question: Question) -> AskedQuestion:
    return AskedQuestion(question.kind, question.options, question.default, question.waits, question.about)


# --- going on after a restart ------------------------------------------------------------------------------


def resume(course: StoredMatch) -> TableMatch:
    """The match as it was when the store last heard of it."""
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
        # What everybody sees is known again: else the next step would be news to all, however secret it is.
        play.face(audience)
    return play


def _repeat(play: TableMatch, batch: Batch) -> None:
    match, told = play.match, []
    for entry in batch.entries:
        told += match.act(entry.seat, play.game.to_action(entry.seat, entry.action), entry.at_ms)
    noticed = tuple(a for a, (was, now) in enumerate(zip(play.revs, batch.revs, strict=True)) if now > was)
    play.revs = list(batch.revs)
    by = batch.entries[0].seat if batch.entries else CHANCE
    play.keep(Step(by, match.now_ms, tuple(told), tuple(batch.revs), noticed))


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
