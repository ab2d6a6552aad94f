"""What becomes of seats and host when people stay away from a table. Knows no clock and no disk.

A seat that somebody has asked for is kept for a while, and then free again; the rights of a host who is away
pass to somebody who is there.
"""

from msgspec import Struct

from starhaul.server.table.attendance import Attendance
from starhaul.server.table.table_record import TableRecord, leave


class AbsenceLimits(Struct, frozen=True):
    """How long a table waits for people, in milliseconds."""

    reserved: int = 60_000
    """For somebody who has asked for a seat."""
    host_waiting: int = 60_000
    """For the host, between matches."""
    host_playing: int = 180_000
    """For the host, during a match."""


def host_passes_at(record: TableRecord, attendance: Attendance, patience: AbsenceLimits) -> int | None:
    """When somebody else becomes host; None while the host is there, or nobody else is."""
    since = attendance.away_since(record.host)
    if since is None or next_host(record, attendance) is None:
        return None
    return since + (patience.host_playing if record.is_playing else patience.host_waiting)


def next_host(record: TableRecord, attendance: Attendance) -> int | None:
    """The first person who is there."""
    return next((seat for seat in record.people if seat != record.host and attendance.is_here(seat)), None)


def next_at(record: TableRecord, attendance: Attendance, patience: AbsenceLimits) -> list[int]:
    """When there will be something to do, unless somebody comes."""
    passes = host_passes_at(record, attendance, patience)
    return [*_reserved(record, attendance, patience).values(), *([] if passes is None else [passes])]


def _reserved(record: TableRecord, attendance: Attendance, patience: AbsenceLimits) -> dict[int, int]:
    """Until when seats are kept for people who have not come yet."""
    since = {seat: attendance.away_since(seat) for seat in record.people if record.seats[seat].is_reserved}
    return {seat: when + patience.reserved for seat, when in since.items() if when is not None}


def keep_up(
    record: TableRecord, attendance: Attendance, patience: AbsenceLimits, now_ms: int
) -> list[int] | None:
    """Do what is due; the seats that have become free, or None if nothing has changed."""
    freed = [seat for seat, until in _reserved(record, attendance, patience).items() if until <= now_ms]
    for seat in freed:
        leave(record, seat)
    passes = host_passes_at(record, attendance, patience)
    heir = next_host(record, attendance)
    if heir is not None and passes is not None and passes <= now_ms:
        record.host = heir
        return freed
    return freed or None
