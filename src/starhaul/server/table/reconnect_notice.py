"""What somebody who comes back to a match is told about the server: it was away, or has lost something."""

import logging

from starhaul.server.metrics import Metrics
from starhaul.server.table.viewer import Viewer
from starhaul.server.wire import HelloCommand

MOST_LOST = 1000
"""Revisions that one table can report as lost: clients can lie."""

log = logging.getLogger("starhaul.room")


class Absence:
    """The latest time in which the server could not act. Every client is told of it once."""

    def __init__(self) -> None:
        self._match = ""
        self._seconds = 0
        self._told: set[str] = set()
        """Clients, by the names that they gave themselves."""

    def begin(self, match: str, seconds: int) -> None:
        self._match, self._seconds, self._told = match, seconds, set()

    def tell(self, viewer: Viewer) -> int:
        """The seconds, for somebody who was connected all the time."""
        self._told.add(viewer.client)
        return self._seconds

    def greet(self, viewer: Viewer, hello: HelloCommand) -> int:
        """The seconds, for somebody who saw the match before and was not told yet; else 0."""
        if not self._match or hello.match != self._match or viewer.client in self._told:
            return 0
        return self.tell(viewer)


class Losses:
    """Clients that have seen more of a match than is kept here."""

    def __init__(self, table: str, metrics: Metrics) -> None:
        self._table = table
        self._metrics = metrics
        self._is_reported = False
        """Once for each table, so that nobody fills the log."""

    def greet(self, hello: HelloCommand, match: str, rev: int) -> int:
        """How many revisions the client has seen of this match beyond the one that is known here."""
        if hello.last_rev is None or hello.match != match:
            return 0
        lost = max(0, hello.last_rev - rev)
        if lost and not self._is_reported:
            self._is_reported = True
            self._metrics.lost.inc(min(lost, MOST_LOST))
            log.error(
                "table %s: a client has seen %d revisions of match %s that are not in the database; "
                "look at it with `starhaul verify`, and compare it with the latest backup",
                *(self._table, lost, match),
            )
        return lost
