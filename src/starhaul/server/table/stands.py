"""What comes from the stands: limits on reactions and on the chat of spectators, and reactions on their way.

Used by `watching_commands` and `room`. Nothing of it is stored.
"""

import math
from collections import Counter

from starhaul.server.settings.limits import Bucket, Buckets
from starhaul.server.table.viewer import Viewer
from starhaul.server.table_error import TableError
from starhaul.server.wire import ReactionsMessage

REACTION_RATE, REACTION_BURST = 0.7, 4
"""Reactions of one person per second, and at once."""
MURMUR_RATE, MURMUR_BURST = 0.5, 4
"""Messages of one spectator per second, and at once."""
EVERYBODY = 10
"""All spectators of a table together may do this many times as much as one of them."""
MOST_PEOPLE = 256
"""Persons whose rates a table remembers."""
GATHER_MS = 400
"""Reactions are sent together, at most once in this time."""


class RateLimit:
    """A limit per person, and one for all spectators of the table."""

    def __init__(self, rate: float, burst: float) -> None:
        self._one = Buckets(rate, burst, MOST_PEOPLE)
        self._all = Bucket(rate * EVERYBODY, burst * EVERYBODY)

    def wait_s(self, viewer: Viewer) -> int:
        """0 if the person may go on, which counts as done; else the number of seconds to wait."""
        # A spectator is recognised by address and device, also after connecting anew.
        person = viewer.marks if viewer.seat is None else viewer.seat
        if not self._one.take(person):
            return math.ceil(self._one.wait_s(person)) or 1
        if viewer.seat is None and not self._all.take():
            return math.ceil(self._all.wait_s()) or 1
        return 0


class Stands:
    """The stands of one table."""

    def __init__(self) -> None:
        self._reacting = RateLimit(REACTION_RATE, REACTION_BURST)
        self._murmuring = RateLimit(MURMUR_RATE, MURMUR_BURST)
        self._seats: list[tuple[int, str]] = []
        self._watchers: Counter[str] = Counter()
        self._due_ms: int | None = None
        self._came = 0

    def number(self) -> int:
        """The number of a spectator who has just come."""
        self._came += 1
        return self._came

    def check_murmur(self, viewer: Viewer) -> None:
        if seconds := self._murmuring.wait_s(viewer):
            raise TableError("murmur-too-fast", seconds=seconds)

    def react(self, viewer: Viewer, reaction: str, now_ms: int) -> None:
        """Take a reaction; it is sent with others when it is due."""
        if seconds := self._reacting.wait_s(viewer):
            raise TableError("react-too-fast", seconds=seconds)
        if viewer.seat is None:
            self._watchers[reaction] += 1
        else:
            self._seats.append((viewer.seat, reaction))
        if self._due_ms is None:
            self._due_ms = now_ms + GATHER_MS

    def next_at(self) -> int | None:
        return self._due_ms

    def gathered(self, now_ms: int) -> ReactionsMessage | None:
        """The reactions that are due; None if there are none."""
        if self._due_ms is None or now_ms < self._due_ms:
            return None
        found = ReactionsMessage(seats=self._seats, watchers=dict(sorted(self._watchers.items())))
        self._seats, self._watchers, self._due_ms = [], Counter(), None
        return found
