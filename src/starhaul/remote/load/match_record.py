"""What the guests of one match have said and heard, and whether it can all be true at once.

Checked as it comes: answers, revisions, and that everybody hears the same. What needs the log of the match is
checked when there is one (`logs.py`).
"""

from hashlib import blake2b
from typing import NamedTuple

from msgspec import Struct

from starhaul.remote.load.lean_messages import LeanTold, LeanUpdate, shown_decoder


class ServerViolation(Struct, frozen=True):
    """Something that must not be: the text `violation-…` says what."""

    check: str
    table: str
    match: str = ""
    seat: int | None = None
    detail: str = ""


class ShownView(NamedTuple):
    """What a seat was shown at a revision."""

    rev: int
    view: bytes
    asked: bytes


class SeatHistory:
    """What one seat has heard of a match, in short."""

    def __init__(self) -> None:
        self.count = 0
        self._digest = blake2b(digest_size=16)

    def add(self, key: str, args: bytes) -> None:
        self.count += 1
        self._digest.update(b"%b %b\n" % (key.encode(), args))

    @property
    def digest(self) -> bytes:
        return self._digest.digest()


class Listener:
    """One seat in one match."""

    def __init__(self) -> None:
        self.has_heard = False
        self.rev: int | None = None
        self.public = 0
        """So many events that everybody hears."""
        self.heard = SeatHistory()
        self.is_torn = False
        """Whether something is missing that the server could not tell any more."""
        self.acts: list[bytes] = []
        """Actions that the server has acknowledged, in order."""
        self.open: bytes | None = None
        """An action without answer."""
        self.faces: list[ShownView] = []


class MatchRecord:
    """One match at one table."""

    def __init__(
        self, table: str, match: str, game: str, seats: int, private: frozenset[str], *, keeps_faces: bool
    ) -> None:
        self.table = table
        self.match = match
        self.game = game
        self.is_over = False
        self.keeps_faces = keeps_faces
        self.listeners = [Listener() for _ in range(seats)]
        self.violations: list[ServerViolation] = []
        self._private = private
        self._public: list[LeanTold] = []

    def blame(self, check: str, seat: int | None, detail: str) -> None:
        self.violations.append(ServerViolation(check, self.table, self.match, seat, detail))

    def hear(self, seat: int, update: LeanUpdate, raw: bytes) -> None:
        """An update, in the order in which they came."""
        listener = self.listeners[seat]
        if not listener.has_heard:
            listener.has_heard = True
        elif update.missed is not None:
            for missed in update.missed:
                self._follow(seat, listener, missed.rev)
                self._tell(seat, listener, missed.events)
        if update.rev != listener.rev or update.events:
            self._follow(seat, listener, update.rev)
            self._tell(seat, listener, update.events)
        if self.keeps_faces and not update.is_paused:
            shown = shown_decoder.decode(raw)
            listener.faces.append(ShownView(update.rev, bytes(shown.view), bytes(shown.asked)))

    def tear(self, seat: int, rev: int) -> None:
        """A new connection begins at this revision, and what was before it is not told any more."""
        listener = self.listeners[seat]
        listener.is_torn, listener.rev = True, rev

    def _follow(self, seat: int, listener: Listener, rev: int) -> None:
        if listener.rev is not None and rev != listener.rev + 1:
            self.blame("revision", seat, f"{listener.rev} → {rev}")
        listener.rev = rev

    def _tell(self, seat: int, listener: Listener, events: list[LeanTold]) -> None:
        for told in events:
            listener.heard.add(told.key, bytes(told.args))
            if told.key in self._private or listener.is_torn:
                continue
            if listener.public == len(self._public):
                self._public.append(told)
            elif self._public[listener.public] != told:
                self.blame("public", seat, f"{_words(self._public[listener.public])} ≠ {_words(told)}")
                listener.is_torn = True
            listener.public += 1


def _words(told: LeanTold) -> str:
    return f"{told.key} {bytes(told.args).decode()}"
