"""What a seat gives to the seeds of its matches, and whether the server uses it (HSE-O4)."""

import secrets
from typing import NamedTuple

from starhaul.server.wire import TableMessage

NONCE_BYTES = 16


class Contribution(NamedTuple):
    """A nonce, and what the server had committed to before it got it."""

    commitment: str
    nonce: str


class Giver:
    """One for each connection to a table, however often it breaks."""

    def __init__(self) -> None:
        self.given: dict[str, Contribution] = {}
        """By match."""
        self.unfair = ""
        """A match that began without our nonce, or with another commitment than the one we had seen."""

    def offer(self, table: TableMessage, seat: int | None) -> str | None:
        """A fresh nonce for the next match of the table, if this seat has given none."""
        if seat is None or table.is_playing or not table.commitment:
            return None
        if table.match in self.given or table.seats[seat].nonce:
            return None
        given = self.given[table.match] = Contribution(table.commitment, secrets.token_hex(NONCE_BYTES))
        return given.nonce

    def take_back(self, match: str) -> None:
        """The server has refused it, so it cannot be missing from the seed."""
        self.given.pop(match, None)

    def look_at(self, table: TableMessage) -> None:
        """Whether the server keeps to what it had committed to, and has our nonce."""
        given = self.given.get(table.match)
        if given is None or not table.is_playing:
            return
        if given.commitment != table.commitment or given.nonce not in {seat.nonce for seat in table.seats}:
            self.unfair = table.match
