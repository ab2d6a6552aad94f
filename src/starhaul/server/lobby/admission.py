"""Who may enter a table, and how: by the token of a link, or openly where the table is listed."""

from collections.abc import Collection
from typing import NamedTuple

from starhaul.server.table import seat_tokens, table_record
from starhaul.server.table.table_record import TableRecord
from starhaul.server.table.table_view import seat_of, table_token, watch_token
from starhaul.server.table_error import TableError


class Admission(NamedTuple):
    """How a visitor may enter a table."""

    seat: int | None
    """None: as a spectator."""
    way: str
    """The kind of token: `seat`, `table` or `watch`; `open` without any."""


def admitted(record: TableRecord, token: str, marks: Collection[str], secret: bytes) -> Admission:
    """The seat of a token; none for a spectator. Raises if the visitor may not even watch."""
    seat = seat_of(record, token, secret) if token else None
    if seat is not None:
        return Admission(seat, "seat")
    way = _way_of(record, token, secret) if token else "open"
    if not token and not record.is_listed:
        raise TableError("by-link-only")
    table_record.check_welcome(record, marks)
    return Admission(None, way)


def _way_of(record: TableRecord, token: str, secret: bytes) -> str:
    """Which link of a table the token is from."""
    ways = {seat_tokens.TABLE: table_token(record, secret), seat_tokens.WATCH: watch_token(record, secret)}
    for way, known in ways.items():
        if seat_tokens.is_same(known, token):
            return way
    raise TableError("wrong-link")
