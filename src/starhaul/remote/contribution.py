"""Nonces that a client contributes to match seeds, and the check that the server uses them (HSE-O4).

Used by `connection`. The seed itself is computed in `kernel.fairness`.
"""

import secrets
from typing import NamedTuple

from starhaul.server.wire import TableMessage

NONCE_BYTES = 16


class Contribution(NamedTuple):
    """A nonce, and the commitment that the server had published before receiving it."""

    commitment: str
    nonce: str


class Giver:
    """The nonces of one seat, across reconnects."""

    def __init__(self) -> None:
        self.given: dict[str, Contribution] = {}
        """Contributions by match."""
        self.unfair = ""
        """The match that began without our nonce or with a different commitment; empty if none did."""

    def offer(self, table: TableMessage, seat: int | None) -> str | None:
        """A fresh nonce for the next match of the table, unless this seat has already contributed."""
        if seat is None or table.is_playing or not table.commitment:
            return None
        if table.match in self.given or table.seats[seat].nonce:
            return None
        given = self.given[table.match] = Contribution(table.commitment, secrets.token_hex(NONCE_BYTES))
        return given.nonce

    def take_back(self, match: str) -> None:
        """The server refused the nonce, so the seed need not contain it."""
        self.given.pop(match, None)

    def look_at(self, table: TableMessage) -> None:
        """Check that the match uses the published commitment and our nonce."""
        given = self.given.get(table.match)
        if given is None or not table.is_playing:
            return
        if given.commitment != table.commitment or given.nonce not in {seat.nonce for seat in table.seats}:
            self.unfair = table.match
