"""Which seats of a table may have a coach, and which have one. What the coach does is in `table_coach`."""

from starhaul.games import PLUGINS
from starhaul.server.table.table_record import TableRecord
from starhaul.server.table_error import TableError


def why_no_coach(record: TableRecord, seat: int) -> TableError | None:
    """Why a coach would be unfair or is impossible; None if the person at this seat may have one."""
    if not PLUGINS[record.game].has_coach:
        return TableError("coach-no-game")
    if record.is_rated:
        return TableError("coach-rated")
    if any(number != seat for number in record.people):
        return TableError("coach-others")
    return None


def set_coach(record: TableRecord, seat: int, on: bool) -> None:
    if on and (why := why_no_coach(record, seat)):
        raise why
    record.seats[seat].has_coach = on


def coached(record: TableRecord) -> list[int]:
    """The seats that have a coach now: it is suspended while another person sits at the table."""
    return [
        number
        for number in record.people
        if record.seats[number].has_coach and not why_no_coach(record, number)
    ]


def check_coach(record: TableRecord, seat: int) -> None:
    """Raises if the seat has no coach."""
    if why := why_no_coach(record, seat):
        raise why
    if not record.seats[seat].has_coach:
        raise TableError("coach-off")
