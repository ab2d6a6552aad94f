"""Notices to clients that reconnect to a match: an outage of the server, or lost data.

Used by `audience` when a viewer arrives.
"""

import logging

from starhaul.server.metrics import Metrics
from starhaul.server.table.viewer import Viewer
from starhaul.server.wire import HelloCommand

MOST_LOST = 1000
"""The most revisions that one table reports as lost, because clients can send anything."""

log = logging.getLogger("starhaul.room")


class Absence:
    """The latest outage of the server. Every client is notified of it once."""

    def __init__(self) -> None:
        self._match = ""
        self._seconds = 0
        self._notified: set[str] = set()
        """Notified clients, by their client IDs."""

    def begin(self, match: str, seconds: int) -> None:
        self._match, self._seconds, self._notified = match, seconds, set()

    def seconds_for(self, viewer: Viewer) -> int:
        """The seconds, for a viewer that stayed connected."""
        self._notified.add(viewer.client)
        return self._seconds

    def greet(self, viewer: Viewer, hello: HelloCommand) -> int:
        """The seconds, for a client that saw the match before and has not been notified yet; else 0."""
        if not self._match or hello.match != self._match or viewer.client in self._notified:
            return 0
        return self.seconds_for(viewer)


class Losses:
    """Clients that have seen more of a match than is stored here."""

    def __init__(self, table: str, metrics: Metrics) -> None:
        self._table = table
        self._metrics = metrics
        self._is_reported = False
        """Logged once per table, so that clients cannot fill the log."""

    def greet(self, hello: HelloCommand, match: str, rev: int) -> int:
        """How many revisions of this match the client has seen beyond the one known here."""
        if hello.last_rev is None or hello.match != match:
            return 0
        lost = max(0, hello.last_rev - rev)
        if lost and not self._is_reported:
            self._is_reported = True
            self._metrics.lost.inc(min(lost, MOST_LOST))
            log.error(
                "table %s: a client has seen %d revisions of match %s that are not in the database; "
                "run `starhaul verify` and compare the database with the latest backup",
                *(self._table, lost, match),
            )
        return lost
