"""Messages of the WebSocket about the server as a whole; `wire` passes them on.

What happens at one table belongs in `wire`.
"""

from starhaul.server.message_bases import ServerMessage

LONGEST_NOTICE = 280


class NoticeMessage(ServerMessage, tag="notice", frozen=True):
    """An announcement of the operator to everybody. Sent after the welcome if there is one, and whenever it
    changes."""

    text: str = ""
    """The announcement: plain text, never markup; empty if there is none any more."""
    closes_at: int | None = None
    """Unix time in seconds at which the server stops at the latest; until then no new tables or matches
    begin. None: it goes on."""
