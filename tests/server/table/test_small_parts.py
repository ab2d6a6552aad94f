"""Attendance, remembered answers, tokens, buckets, the gate."""

from types import SimpleNamespace

import msgspec
import pytest

from starhaul.kernel.fairness import commitment
from starhaul.server.net.gate import Gate
from starhaul.server.settings.limits import Buckets, Limits
from starhaul.server.store.store_contract import Origin
from starhaul.server.table import seat_tokens, table_record
from starhaul.server.table.attendance import Attendance, Grace
from starhaul.server.table.command_answers import MOST_CLIENTS, REMEMBERED, CommandAnswers
from starhaul.server.table.table_view import TableSituation, seat_of, seat_token, show
from starhaul.server.table.viewer import MOST_FRAMES, Viewer
from starhaul.server.table_error import TableError
from tests.rules import rule

GRACE = Grace(building=60, deciding=30, absent=300)
SECRET = b"s" * 32


@rule("HSE-O3")
def test_the_grace_period_of_an_absent_person_depends_on_the_phase():
    attendance = Attendance(GRACE, 1000)
    attendance.came(0)
    assert attendance.state(0, 5000, building=False) == ("here", None)
    attendance.went(0, 5000)
    assert attendance.state(0, 5029, building=False) == ("here", 5030)
    assert attendance.state(0, 5030, building=False) == ("away", 5300)
    assert attendance.state(0, 5059, building=True) == ("here", 5060)
    assert attendance.state(0, 5300, building=False) == ("absent", None)
    attendance.came(0)
    assert attendance.state(0, 9999, building=False) == ("here", None)


def test_a_person_who_never_came_is_away_since_the_room_opened():
    attendance = Attendance(GRACE, 1000)
    assert attendance.state(2, 1029, building=False)[0] == "here"
    assert attendance.state(2, 1030, building=False)[0] == "away"


def test_two_tabs_of_one_seat_are_one_person():
    attendance = Attendance(GRACE, 0)
    attendance.came(1)
    attendance.came(1)
    assert attendance.number_here == 1
    attendance.went(1, 10)
    assert attendance.is_here(1)
    attendance.went(1, 20)
    assert attendance.number_here == 0
    assert not attendance.is_here(1)
    assert attendance.state(1, 49, building=False) == ("here", 50)


# --- answers -----------------------------------------------------------------------------------------------


def test_a_command_that_is_sent_again_gets_its_answer_again():
    answers = CommandAnswers()
    assert answers.find(0, "tab", 1) is None
    answers.remember(0, "tab", 1, b"one")
    assert answers.find(0, "tab", 1) == b"one"
    assert answers.find(0, "other tab", 1) is None
    assert answers.find(1, "tab", 1) is None
    assert answers.find(0, "tab", 2) is None


def test_a_command_that_comes_too_late_is_refused():
    answers = CommandAnswers()
    answers.remember(0, "tab", 5, b"five")
    late = msgspec.json.decode(answers.find(0, "tab", 4))
    assert (late["is"], late["seq"], late["code"]) == ("refused", 4, "stale-command")


def test_memory_has_limits():
    answers = CommandAnswers()
    for seq in range(1, REMEMBERED + 2):
        answers.remember(0, "tab", seq, b"%d" % seq)
    assert b"stale" in answers.find(0, "tab", 1)
    for client in range(MOST_CLIENTS):
        answers.remember(0, f"{client}", 1, b"x")
    assert answers.find(0, "tab", 2) is None


def test_after_a_restart_what_is_in_the_log_counts_as_done():
    answers = CommandAnswers()
    answers.recall([Origin(0, "tab", 3), Origin(0, "tab", 5)])
    assert msgspec.json.decode(answers.find(0, "tab", 3)) == {"is": "done", "seq": 3}
    assert b"stale" in answers.find(0, "tab", 4)
    assert answers.find(0, "tab", 6) is None


# --- tokens ------------------------------------------------------------------------------------------------


@rule("HSE-O1")
def test_every_seat_has_a_link_of_its_own_and_so_have_spectators():
    record = table_record.new_table("trucker", {}, "Ann")
    links = [seat_token(record, seat, SECRET) for seat in range(4)]
    links.append(seat_tokens.token(SECRET, record.id, seat_tokens.WATCH))
    assert len(set(links)) == 5
    assert all(len(link) * 6 >= 128 for link in links)
    assert [seat_of(record, link, SECRET) for link in links] == [0, 1, 2, 3, None]
    record.seats[2].generation += 1
    assert seat_of(record, links[2], SECRET) is None


def test_links_depend_on_the_secret_and_the_table():
    made = {seat_tokens.token(secret, table, 0) for secret in (b"a", b"b") for table in ("x", "y")}
    assert len(made) == 4


def test_only_the_host_sees_the_links_of_free_seats_and_everybody_their_own():
    record = table_record.new_table("trucker", {}, "Ann")
    table_record.take(record, 1, "Bob")

    def links(viewer):
        return [bool(seat.link) for seat in show(record, TableSituation(), viewer, SECRET).seats]

    assert links(0) == [True, False, True, True]
    assert links(1) == [False, True, False, False]
    assert links(None) == [False] * 4
    assert not show(record, TableSituation(), None, SECRET).watch_link


def test_the_table_separates_choices_of_the_host_from_what_follows_from_the_seats():
    record = table_record.new_table("trucker", {"options": {"openCredits": True}}, "Ann")
    table_record.put_bot(record, 0, 1, "easy")
    shown = show(record, TableSituation(), 0, SECRET)
    assert shown.chosen == {"options": {"openCredits": True}}
    assert msgspec.json.decode(shown.config)["options"] == {
        "openCredits": True,
        "draw_pause_ms": 400,
        "story_seconds": 12,
    }


@rule("HSE-O4")
def test_the_table_shows_a_commitment_and_never_the_secret():
    record = table_record.new_table("trucker", {}, "Ann")
    shown = msgspec.json.encode(show(record, TableSituation(), 0, SECRET)).decode()
    assert commitment(record.secret, record.match) in shown
    assert record.secret not in shown


# --- limits ------------------------------------------------------------------------------------------------


def test_buckets_are_forgotten_oldest_first():
    buckets = Buckets(rate=0, burst=1, most=2)
    assert buckets.take("a")
    assert not buckets.take("a")
    assert buckets.take("b")
    assert buckets.take("c")
    assert buckets.take("a"), "forgotten"


def request(origin=None, host="localhost:8800", address="10.0.0.1"):
    headers = {"host": host} | ({} if origin is None else {"origin": origin})
    return SimpleNamespace(headers=headers, client=SimpleNamespace(host=address))


@pytest.mark.parametrize(
    "origin", [None, "http://localhost:8800", "https://LOCALHOST:8800", "https://play.example"]
)
def test_own_pages_and_programs_come_in(origin):
    Gate(Limits(), ["https://play.example"]).check_origin(request(origin))


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://localhost:8801", "", "localhost"])
def test_pages_of_others_do_not(origin):
    with pytest.raises(TableError, match="foreign-origin"):
        Gate(Limits()).check_origin(request(origin))


def test_the_house_and_an_address_can_be_full():
    gate = Gate(Limits(most_viewers=3, most_viewers_per_address=2))
    gate.enter("a")
    gate.enter("a")
    with pytest.raises(TableError, match="address-full"):
        gate.enter("a")
    gate.enter("b")
    with pytest.raises(TableError, match="house-full"):
        gate.enter("c")
    gate.depart("a")
    gate.enter("c")


async def test_a_viewer_who_falls_behind_is_dropped_with_a_word():
    viewer = Viewer(0, "tab")
    for number in range(MOST_FRAMES + 1):
        viewer.send(b"%d" % number)
    assert viewer.closing == "slow"
    bye = msgspec.json.decode(*(await viewer.next()))
    assert (bye["is"], bye["code"], bye["reconnect_ms"]) == ("bye", "slow", 0)
    assert await viewer.next() is None
