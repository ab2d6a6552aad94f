"""What every audience of a match sees apart from events, and what the latest step has changed in that.

Views are kept in parts and as values. Comparing them gives the patches that clients get, so a whole view is
made only for those who need it.
"""

from collections.abc import Sequence
from operator import is_
from typing import Any, Generic

import msgspec
from msgspec import Raw, Struct, structs

from starhaul.kernel.contract import C, Game, Question, S
from starhaul.kernel.parted_views import OwnPart
from starhaul.server.patches import Patch, patch_of, patch_of_own, replaces
from starhaul.server.wire import AskedQuestion

_encode = msgspec.json.Encoder().encode


class SeenParts(Struct, frozen=True):
    """What the audiences see at one moment."""

    public: Any
    own: list[OwnPart | None]
    """None for audiences that nobody has looked for."""
    questions: Sequence[Question]
    asked: list[bytes]
    """The questions to each audience, encoded."""


class AudienceChange(Struct, frozen=True):
    """What a step has changed for an audience."""

    view: tuple[Raw, ...]
    """Patches, to be applied one after the other."""
    asked: Raw | None
    """All questions; None if they are the same."""


NOTHING = AudienceChange((), None)
NO_QUESTIONS = b"[]"


class SeatHints(Struct, frozen=True):
    """The latest hints of a seat."""

    rev: int
    """The revision that they were made for."""
    hints: bytes
    patch: Raw | None
    """For the hints of the revision before; None if they were the same."""


class AudienceViews(Generic[C, S]):
    """Seats by number and the spectators, who come last."""

    def __init__(self, game: Game[C, S], seats: int) -> None:
        self._game = game
        self._spectators = seats
        self._seen = SeenParts(None, [None] * (seats + 1), (), [])
        self.changes: list[AudienceChange | None] = [None] * (seats + 1)
        """What the latest step has changed for each audience; None if it needs a whole view."""
        self._hints: list[SeatHints | None] = [None] * seats

    def viewer(self, audience: int) -> int | None:
        """The audience as games number it: None for spectators."""
        return None if audience == self._spectators else audience

    def notice(self, audience: int, state: S, questions: Sequence[Question]) -> None:
        """Look for an audience, so that the next step can be compared with what it sees now."""
        if self._seen.own[audience] is None:
            seen, own = self._look([audience], state, questions), self._seen.own
            own[audience] = seen.own[audience]
            self._seen = structs.replace(seen, own=own)

    def follow(self, audiences: Sequence[int], state: S, questions: Sequence[Question]) -> list[int]:
        """After a step: look again for these audiences, and return those that see something else. What the
        others saw is outdated."""
        before, now = self._seen, self._look(audiences, state, questions)
        patch = patch_of(before.public, now.public)
        shared = NOTHING if patch is None else AudienceChange((Raw(_encode(patch)),), None)
        self._seen, self.changes = now, [None] * len(now.own)
        found = []
        for audience in audiences:
            change = self.changes[audience] = _change(before, now, audience, patch, shared)
            if change is not NOTHING:
                found.append(audience)
        return found

    def mark(self) -> SeenParts:
        return self._seen

    def undo(self, mark: SeenParts) -> None:
        self._seen = mark

    def forget(self) -> None:
        """The match was changed by other means than a step."""
        self._seen = SeenParts(None, [None] * len(self._seen.own), (), [])

    # --- hints ---------------------------------------------------------------------------------------------

    def hints(self, seat: int, rev: int, state: S, questions: Sequence[Question]) -> SeatHints:
        """For clients without rules. Made on request only, and once for a revision: so all clients that have
        the revision before have the same hints."""
        latest = self._hints[seat]
        if latest is not None and latest.rev == rev:
            return latest
        hints = _encode(self._game.hints(state, seat, questions))
        if latest is None or latest.rev != rev - 1:
            patch: Raw | None = Raw(b"[%b]" % hints)
        else:
            patch = _patch_of_encoded(latest.hints, hints)
        self._hints[seat] = latest = SeatHints(rev, hints, patch)
        return latest

    # --- looking -------------------------------------------------------------------------------------------

    def _look(self, audiences: Sequence[int], state: S, questions: Sequence[Question]) -> SeenParts:
        viewers = list(map(self.viewer, audiences))
        views = self._game.parted_views(state, viewers, questions)
        own: list[OwnPart | None] = [None] * (self._spectators + 1)
        for audience, part in zip(audiences, views.own, strict=True):
            own[audience] = part
        before = self._seen
        is_same = len(questions) == len(before.questions) and all(map(is_, questions, before.questions))
        asked = before.asked if is_same and before.asked else _asked(questions, len(own))
        return SeenParts(views.public, own, questions, asked)


def _asked(questions: Sequence[Question], audiences: int) -> list[bytes]:
    """The questions to each audience."""
    found = [NO_QUESTIONS] * audiences
    for question in questions:
        others = found[question.seat]
        asked = _encode((asked_question(question),))
        found[question.seat] = asked if others is NO_QUESTIONS else b"%b,%b" % (others[:-1], asked[1:])
    return found


def asked_question(question: Question) -> AskedQuestion:
    return AskedQuestion(question.kind, question.options, question.default, question.waits, question.about)


def _change(
    before: SeenParts, now: SeenParts, audience: int, patch: Patch | None, shared: AudienceChange
) -> AudienceChange | None:
    """What has changed for an audience; None if it needs a whole view. `patch` is the one for the public
    part, and `shared` is what has changed for those who see nothing else."""
    was, own = before.own[audience], now.own[audience]
    if was is None or own is None or was.places != own.places:
        return None
    if patch is not None and replaces(patch, own.places.containers):
        return None
    was_asked, asked = before.asked[audience], now.asked[audience]
    if was is own and was_asked == asked:
        return shared
    view = shared.view
    if was.values != own.values:
        view = (*view, Raw(_encode(patch_of_own(was, own))))
    if was_asked != asked:
        return AudienceChange(view, Raw(asked))
    return shared if view is shared.view else AudienceChange(view, None)


def _patch_of_encoded(old: bytes, new: bytes) -> Raw | None:
    if old == new:
        return None
    patch = patch_of(msgspec.json.decode(old), msgspec.json.decode(new))
    return None if patch is None else Raw(_encode(patch))
