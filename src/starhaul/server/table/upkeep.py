"""What happens to seats and host when people stay away from a table. Times are passed in; nothing is stored
here.

A reserved seat is freed after a while; the rights of an absent host pass to somebody who is connected.
"""

from msgspec import Struct

from starhaul.server.table.attendance import Attendance
from starhaul.server.table.table_record import TableRecord, leave


class AbsenceLimits(Struct, frozen=True):
    """How long a table waits for people, in milliseconds."""

    reserved: int = 60_000
    """For somebody who has reserved a seat."""
    host_waiting: int = 60_000
    """For the host, between matches."""
    host_playing: int = 180_000
    """For the host, during a match."""


def host_passes_at(record: TableRecord, attendance: Attendance, limits: AbsenceLimits) -> int | None:
    """When somebody else becomes host; None while the host is connected, or nobody else is."""
    since = attendance.away_since(record.host)
    if since is None or next_host(record, attendance) is None:
        return None
    return since + (limits.host_playing if record.is_playing else limits.host_waiting)


def next_host(record: TableRecord, attendance: Attendance) -> int | None:
    """The first other person who is connected."""
    return next((seat for seat in record.people if seat != record.host and attendance.is_here(seat)), None)


def next_at(record: TableRecord, attendance: Attendance, limits: AbsenceLimits) -> list[int]:
    """When there will be something to do, unless somebody connects."""
    passes = host_passes_at(record, attendance, limits)
    return [*_reserved(record, attendance, limits).values(), *([] if passes is None else [passes])]


def _reserved(record: TableRecord, attendance: Attendance, limits: AbsenceLimits) -> dict[int, int]:
    """Until when seats are reserved for people who have not connected yet."""
    since = {seat: attendance.away_since(seat) for seat in record.people if record.seats[seat].is_reserved}
    return {seat: when + limits.reserved for seat, when in since.items() if when is not None}


def keep_up(
    record: TableRecord, attendance: Attendance, limits: AbsenceLimits, now_ms: int
) -> list[int] | None:
    """Do what is due; returns the freed seats, or None if nothing has changed."""
    freed = [seat for seat, until in _reserved(record, attendance, limits).items() if until <= now_ms]
    for seat in freed:
        leave(record, seat)
    passes = host_passes_at(record, attendance, limits)
    heir = next_host(record, attendance)
    if heir is not None and passes is not None and passes <= now_ms:
        record.host = heir
        return freed
    return freed or None
