"""Seats reserved for people who do not come, and absent hosts: without clock, socket or disk."""

from starhaul.server.table import table_record, upkeep
from starhaul.server.table.attendance import Attendance, Grace
from starhaul.server.table.table_record import TableRecord
from starhaul.server.table.upkeep import AbsenceLimits

PATIENCE = AbsenceLimits(reserved=60, host_waiting=100, host_playing=300)


def table(*people: str) -> TableRecord:
    record = table_record.new_table("trucker", {"seats": 4}, people[0])
    for seat, name in enumerate(people[1:], start=1):
        table_record.take(record, seat, name)
    return record


def here(*seats: int) -> Attendance:
    attendance = Attendance(Grace(), 0)
    for seat in seats:
        attendance.came(seat)
    return attendance


def keep_up(record: TableRecord, attendance: Attendance, now_ms: int) -> list[int] | None:
    return upkeep.keep_up(record, attendance, PATIENCE, now_ms)


def test_a_seat_asked_for_is_kept_for_a_while_and_then_free_again():
    record, attendance = table("Ann"), here(0)
    seat = table_record.reserve(record, None, "Bob", ())
    attendance.expect(seat, 10)
    generation = record.seats[seat].generation
    assert upkeep.next_at(record, attendance, PATIENCE) == [70]
    assert keep_up(record, attendance, 69) is None
    assert record.people == [0, 1]
    assert keep_up(record, attendance, 70) == [1]
    assert record.people == [0]
    assert record.seats[1].generation != generation, "the token of the seat is worthless"
    assert upkeep.next_at(record, attendance, PATIENCE) == []


def test_a_person_who_has_come_once_keeps_the_seat_however_long_they_are_away():
    record, attendance = table("Ann"), here(0)
    seat = table_record.reserve(record, 2, "Bob", ())
    record.seats[seat].is_reserved = False
    attendance.came(seat)
    attendance.went(seat, 20)
    assert keep_up(record, attendance, 10**9) is None
    assert record.people == [0, 2]


def test_after_a_restart_a_seat_is_kept_from_the_start_of_the_server_on():
    record = table("Ann")
    table_record.reserve(record, 3, "Bob", ())
    attendance = Attendance(Grace(), 500)
    attendance.came(0)
    assert keep_up(record, attendance, 559) is None
    assert keep_up(record, attendance, 560) == [3]


def test_the_rights_of_an_absent_host_pass_to_the_first_person_present():
    record, attendance = table("Ann", "Bob", "Cyd"), here(0, 2)
    attendance.went(0, 50)
    assert upkeep.host_passes_at(record, attendance, PATIENCE) == 150
    assert keep_up(record, attendance, 149) is None
    assert keep_up(record, attendance, 150) == []
    assert record.host == 2, "Bob is not there"
    attendance.came(0)
    assert keep_up(record, attendance, 10**9) is None
    assert record.host == 2, "and the new host remains it"


def test_during_a_match_a_host_is_waited_for_longer():
    record, attendance = table("Ann", "Bob"), here(1)
    record.is_playing = True
    assert keep_up(record, attendance, 299) is None
    assert keep_up(record, attendance, 300) == []
    assert record.host == 1


def test_where_nobody_else_is_the_host_remains_host():
    record, attendance = table("Ann", "Bob"), here()
    assert upkeep.next_at(record, attendance, PATIENCE) == []
    assert keep_up(record, attendance, 10**9) is None
    assert record.host == 0


def test_a_table_whose_only_person_never_came_is_closed():
    record, attendance = table("Ann"), here()
    table_record.reserve(record, 1, "Bob", ())
    table_record.leave(record, 0)
    assert record.host == 1
    assert keep_up(record, attendance, 60) == [1]
    assert record.is_closed
