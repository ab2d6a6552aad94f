"""What the clients of one match sent and received. Consistency that needs no log is checked on arrival:
answers, revisions, and that all seats get the same public events. The rest is checked by `logs.py`."""

from hashlib import blake2b
from typing import NamedTuple

from msgspec import Struct

from starhaul.remote.load.lean_messages import LeanTold, LeanUpdate
from starhaul.remote.load.shown_update import ShownUpdate


class ServerViolation(Struct, frozen=True):
    """A violated guarantee; the text `violation-CHECK` describes it."""

    check: str
    table: str
    match: str = ""
    seat: int | None = None
    detail: str = ""


class ShownView(NamedTuple):
    """The view and questions that a seat received with a revision."""

    rev: int
    view: bytes
    asked: bytes


class SeatHistory:
    """Count and hash of the events that one seat received."""

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
        self.has_update = False
        self.rev: int | None = None
        self.public = 0
        """Number of public events received."""
        self.received = SeatHistory()
        self.is_torn = False
        """Whether events are missing that the server could not resend."""
        self.acts: list[bytes] = []
        """Acknowledged actions, in order."""
        self.open: bytes | None = None
        """An unanswered action."""
        self.views: list[ShownView] = []


class MatchRecord:
    """One match at one table."""

    def __init__(
        self, table: str, match: str, game: str, seats: int, private: frozenset[str], *, keeps_views: bool
    ) -> None:
        self.table = table
        self.match = match
        self.game = game
        self.is_over = False
        self.keeps_views = keeps_views
        self.listeners = [Listener() for _ in range(seats)]
        self.violations: list[ServerViolation] = []
        self._private = private
        self._public: list[LeanTold] = []

    def blame(self, check: str, seat: int | None, detail: str) -> None:
        self.violations.append(ServerViolation(check, self.table, self.match, seat, detail))

    def hear(self, seat: int, update: LeanUpdate, shown: ShownUpdate) -> None:
        """Record an update; called in the order of arrival. Its view is in `shown`."""
        listener = self.listeners[seat]
        if not listener.has_update:
            listener.has_update = True
        elif update.missed is not None:
            for missed in update.missed:
                self._follow(seat, listener, missed.rev)
                self._tell(seat, listener, missed.events)
        if update.rev != listener.rev or update.events:
            self._follow(seat, listener, update.rev)
            self._tell(seat, listener, update.events)
        if self.keeps_views and not update.is_paused:
            parts = shown.parts()
            listener.views.append(ShownView(update.rev, bytes(parts.view), bytes(parts.asked)))

    def tear(self, seat: int, rev: int) -> None:
        """A new connection starts at this revision; earlier events are not resent."""
        listener = self.listeners[seat]
        listener.is_torn, listener.rev = True, rev

    def _follow(self, seat: int, listener: Listener, rev: int) -> None:
        if listener.rev is not None and rev != listener.rev + 1:
            self.blame("revision", seat, f"{listener.rev} → {rev}")
        listener.rev = rev

    def _tell(self, seat: int, listener: Listener, events: list[LeanTold]) -> None:
        for event in events:
            listener.received.add(event.key, bytes(event.args))
            if event.key in self._private or listener.is_torn:
                continue
            if listener.public == len(self._public):
                self._public.append(event)
            elif self._public[listener.public] != event:
                self.blame("public", seat, f"{_words(self._public[listener.public])} ≠ {_words(event)}")
                listener.is_torn = True
            listener.public += 1


def _words(event: LeanTold) -> str:
    return f"{event.key} {bytes(event.args).decode()}"
