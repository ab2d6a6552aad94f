"""What the operator has decided about the whole server: an announcement, and whether it is being drained.

Part of `Services`, so that rooms can pass it on; changed by `server.admin` alone. It is kept in memory:
after a restart there is nothing to announce. In a cluster every process would follow one row in the
database.
"""

import time

from msgspec import Struct

from starhaul.server.house_messages import NoticeMessage


class HouseState(Struct):
    """Mutable; shared by all rooms."""

    text: str = ""
    """The announcement of the operator; empty: none."""
    until: float | None = None
    """Unix time at which the announcement disappears; None: when it is replaced."""
    closes_at: int | None = None
    """While the server is being drained: the Unix time at which it stops at the latest."""

    @property
    def is_draining(self) -> bool:
        """Whether no further tables and matches begin."""
        return self.closes_at is not None

    def notice(self) -> NoticeMessage:
        """What everybody is told now."""
        is_over = self.until is not None and self.until <= time.time()
        return NoticeMessage(text="" if is_over else self.text, closes_at=self.closes_at)
