"""Tables as plain data: who may do what."""

from typing import Any

import pytest

from starhaul.kernel.errors import BadInput
from starhaul.server.table import table_record
from starhaul.server.table.table_record import NOBODY, TableRecord
from starhaul.server.table_error import TableError
from tests.rules import rule


def table(*people: str, **config) -> TableRecord:
    record = table_record.new_table("trucker", {"seats": 4, **config}, people[0] if people else "Ann")
    for seat, name in enumerate(people[1:], start=1):
        table_record.take(record, seat, name)
    return record


def refusal(call, *args) -> str:
    with pytest.raises(TableError) as caught:
        call(*args)
    return caught.value.code


def test_a_new_table_has_its_host_and_free_seats():
    record = table()
    assert (record.host, record.people, record.is_full) == (0, [0], False)
    assert [seat.colour for seat in record.seats] == [0, 1, 2, 3]
    assert table_record.load(table_record.dump(record)) == record


def test_a_senseless_configuration_makes_no_table():
    with pytest.raises(BadInput):
        table_record.new_table("trucker", {"seats": 9}, "Ann")
    with pytest.raises(BadInput):
        table_record.new_table("chess", {}, "Ann")


@rule("HSE-O4")
def test_each_match_has_a_secret_of_its_own_fixed_before_it_starts():
    record = table()
    first = record.match, record.secret
    assert len(bytes.fromhex(record.secret)) * 8 >= 192
    table_record.note_result(record, [1, 2, 3, 4])
    assert record.match != first[0]
    assert record.secret != first[1]
    assert [played.match for played in record.played] == [first[0]]


@rule("RUL-11")
def test_a_match_starts_when_all_seats_are_taken_and_everybody_connected_is_ready():
    record = table("Ann", "Bob", "Cyd")
    here = {0, 1}
    for seat in here:
        record.seats[seat].is_ready = True
    assert not table_record.is_ready(record, here.__contains__), "a seat is free"
    table_record.put_bot(record, 0, 3, "easy")
    assert table_record.is_ready(record, here.__contains__), "who is not connected is not waited for"
    assert not table_record.is_ready(record, {0, 1, 2}.__contains__)
    assert not table_record.is_ready(record, set().__contains__), "nobody is there"


def test_people_must_get_ready_again_when_the_agreement_changes():
    record = table()
    record.seats[0].is_ready = True
    table_record.set_game(record, 0, "race", {"seats": 2})
    assert not record.seats[0].is_ready
    assert (record.game, len(record.seats)) == ("race", 2)


def test_more_seats_get_the_colours_that_are_free():
    record = table(seats=2)
    table_record.rename(record, 0, "Ann", 3)
    table_record.set_game(record, 0, "trucker", {"seats": 4})
    assert sorted(seat.colour for seat in record.seats) == [0, 1, 2, 3]
    assert record.seats[0].colour == 3


def test_seats_in_use_are_not_taken_away():
    record = table("Ann", "Bob", "Cyd")
    assert refusal(table_record.set_game, record, 0, "race", {"seats": 2}) == "seats-in-use"


@pytest.mark.parametrize(
    ("call", "args"),
    [
        (table_record.put_bot, (1, 3, "easy")),
        (table_record.kick, (1, 0)),
        (table_record.set_game, (1, "race", {})),
        (table_record.check_host, (None,)),
    ],
)
def test_only_the_host_does_this(call, args):
    assert refusal(call, table("Ann", "Bob"), *args) == "host-only"


def test_the_host_cannot_be_kicked_nor_nobody():
    record = table("Ann", "Bob")
    assert refusal(table_record.kick, record, 0, 0) == "nobody-to-kick"
    assert refusal(table_record.kick, record, 0, 2) == "nobody-to-kick"
    assert refusal(table_record.kick, record, 0, 7) == "no-such-seat"


def test_a_kick_makes_the_old_link_worthless():
    record = table("Ann", "Bob")
    before = record.seats[1].generation
    table_record.kick(record, 0, 1)
    assert record.seats[1].is_free
    assert record.seats[1].generation > before


def test_when_the_host_leaves_another_person_is_host_and_without_people_the_table_closes():
    record = table("Ann", "Bob")
    table_record.put_bot(record, 0, 2, "hard:bold")
    table_record.leave(record, 0)
    assert (record.host, record.is_closed) == (1, False)
    table_record.leave(record, 1)
    assert (record.host, record.is_closed) == (NOBODY, True)


@pytest.mark.parametrize("bot", ["os:system", "hard:evil", "genius", "hard:bold:x", ":"])
def test_a_server_runs_nobody_elses_bots(bot):
    assert refusal(table_record.put_bot, table(), 0, 1, bot) == "bot-unknown"


def test_bots_take_free_seats_and_give_them_back():
    record = table("Ann", "Bob")
    table_record.put_bot(record, 0, 2, "medium:greedy")
    assert not record.seats[2].is_free
    assert refusal(table_record.put_bot, record, 0, 1, "easy") == "seat-taken"
    assert refusal(table_record.take, record, 2) == "seat-taken"
    record.is_playing = True
    assert refusal(table_record.put_bot, record, 0, 2, "") == "playing"
    table_record.put_bot(record, 0, 2, "hard")
    record.is_playing = False
    table_record.put_bot(record, 0, 2, "")
    assert record.seats[2].is_free


def test_moving_takes_the_colour_along_and_frees_the_old_seat():
    record = table("Ann", "Bob")
    table_record.move(record, 0, 3)
    assert (record.host, record.people) == (3, [1, 3])
    assert (record.seats[3].name, record.seats[3].colour, record.seats[0].colour) == ("Ann", 0, 3)
    assert refusal(table_record.move, record, 3, 1) == "seat-taken"
    record.is_playing = True
    assert refusal(table_record.move, record, 3, 0) == "playing"


def test_a_muted_person_cannot_talk_from_another_seat():
    record = table("Ann", "Bob")
    record.seats[1].is_muted = True
    table_record.move(record, 1, 3)
    assert [seat.is_muted for seat in record.seats] == [False, False, False, True]


def test_colours_are_not_shared():
    record = table("Ann", "Bob")
    assert refusal(table_record.rename, record, 0, "Ann", 1) == "colour-taken"
    table_record.rename(record, 0, "Anna", 2)
    assert (record.seats[0].name, record.seats[0].colour, record.seats[2].colour) == ("Anna", 2, 0)


def test_a_full_table_has_no_seat_for_strangers():
    record = table("Ann", "Bob", "Cyd")
    assert table_record.free_seat(record) == 3
    table_record.take(record, 3)
    assert refusal(table_record.free_seat, record) == "full"


@rule("HSE-B5", "RUL-93", "HSE-O8")
def test_what_a_table_is_decides_what_is_usual_there():
    record = table_record.new_table("trucker", {"seats": 2}, "Ann")
    usual = {"safety_net": False, "story_seconds": 12}
    assert table_record.agreed(record)["options"] == usual
    record.seats[1].bot = "easy"
    assert table_record.agreed(record)["options"] == {**usual, "safety_net": True, "draw_pause_ms": 400}
    record.is_listed = True
    assert table_record.agreed(record)["options"] == {**usual, "safety_net": True, "draw_pause_ms": 400}
    chosen = {"draw_pause_ms": 0, "safety_net": False, "story_seconds": 0}
    record.config = {"seats": 2, "options": chosen}
    assert table_record.agreed(record)["options"] == chosen
    record = table_record.new_table("race", {"seats": 2}, "Ann")
    assert table_record.agreed(record)["options"] == {"story_seconds": 12}
    record.config = {"seats": 2, "options": {"story_seconds": 0}}
    assert table_record.agreed(record)["options"] == {"story_seconds": 0}


@rule("HSE-B7")
def test_a_person_alone_with_bots_in_relaxed_mode_has_no_clocks():
    record = table_record.new_table("trucker", {"seats": 3, "options": {"build": "relaxed"}}, "Ann")
    for seat in (1, 2):
        table_record.put_bot(record, 0, seat, "easy")
    clocks = ("decision_seconds", "repair_seconds", "reveal_seconds", "claim_seconds")
    agreed = table_record.agreed(record)["options"]
    assert {name: agreed[name] for name in clocks} == dict.fromkeys(clocks, 0)
    table_record.put_bot(record, 0, 2, "")
    assert not set(clocks) & set(table_record.agreed(record)["options"]), "somebody else may come"
    table_record.put_bot(record, 0, 2, "easy")
    for options in ({"build": "real_time"}, {"build": "turns"}, {}):
        record.config = {"seats": 3, "options": options}
        assert not set(clocks) & set(table_record.agreed(record)["options"])
    record.config = {"seats": 3, "options": {"build": "relaxed", "decision_seconds": 30}}
    chosen = table_record.agreed(record)["options"]
    assert (chosen["decision_seconds"], chosen["reveal_seconds"]) == (30, 0)


@rule("HSE-O7")
@pytest.mark.parametrize("several", [{"trek": True}, {"edition": "1e", "rounds": ["I", "II"]}])
def test_where_several_rounds_are_played_there_is_a_break_between_them(several: dict[str, Any]):
    record = table_record.new_table("trucker", {"seats": 2, **several}, "Ann")
    assert table_record.agreed(record)["options"]["break_seconds"] == 90
    record.config = {"seats": 2, **several, "options": {"break_seconds": 0}}
    assert table_record.agreed(record)["options"]["break_seconds"] == 0


def test_the_race_allows_only_for_the_story():
    record = table_record.new_table("race", {"seats": 2}, "Ann", is_listed=True)
    record.seats[1].bot = "easy"
    assert table_record.agreed(record) == {"seats": 2, "options": {"story_seconds": 12}}


# --- names -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["Ann", "ANN", "Ánn", "A n n", "Ann.", "Аnn", "\uff21nn", "An\u200dn"])
def test_nobody_takes_the_name_of_somebody_else(name):
    record = table("Ann", "Bob")
    assert refusal(table_record.rename, record, 1, name, None) == "name-taken"
    assert record.seats[1].name == "Bob"
    table_record.rename(record, 0, name, None)


def test_a_person_with_the_name_of_somebody_else_gets_a_number():
    record = table("Ann", "ann", "Ann")
    assert [seat.name for seat in record.seats] == ["Ann", "ann 2", "Ann 3", ""]
    longest = "x" * 24
    record = table(longest, longest)
    assert record.seats[1].name == "x" * 22 + " 2"


def test_names_without_letters_are_compared_as_they_are():
    record = table("★", "☆")
    assert [seat.name for seat in record.seats[:2]] == ["★", "☆"]
    assert refusal(table_record.rename, record, 1, "★", None) == "name-taken"


# --- kicked people -----------------------------------------------------------------------------------------


def test_a_kicked_person_is_recognised():
    record = table("Ann", "Bob")
    table_record.note_marks(record, 0, ["home", "laptop"])
    table_record.note_marks(record, 1, ["away", "phone"])
    table_record.kick(record, 0, 1)
    assert record.kicked == ["away", "phone"]
    assert refusal(table_record.reserve, record, None, "Bob", ["other", "phone"]) == "sent-away"
    assert refusal(table_record.reserve, record, None, "Bob", ["away"]) == "sent-away"
    assert table_record.reserve(record, None, "Cyd", ["other"]) == 1


def test_an_address_that_others_share_says_nothing_about_who_was_kicked():
    record = table("Ann", "Bob")
    table_record.note_marks(record, 0, ["home", "laptop"])
    table_record.note_marks(record, 1, ["home", "phone"])
    table_record.kick(record, 0, 1)
    assert record.kicked == ["phone"]
    assert table_record.reserve(record, 1, "Cyd", ["home", "tablet"]) == 1


def test_a_kicked_person_with_a_new_link_of_the_host_is_welcome_again():
    record = table("Ann", "Bob")
    table_record.note_marks(record, 1, ["away", "phone"])
    table_record.kick(record, 0, 1)
    table_record.take(record, 2, "Bob")
    assert table_record.note_marks(record, 2, ["away", "phone"])
    assert record.kicked == []


def test_the_number_of_marks_is_limited():
    record = table("Ann", "Bob")
    for number in range(100):
        table_record.note_marks(record, 1, [f"mark-{number}"])
    assert record.seats[1].marks == [f"mark-{number}" for number in range(92, 100)]
    for number in range(40):
        table_record.note_marks(record, 1, [f"{number}-a", f"{number}-b"])
        table_record.kick(record, 0, 1)
        table_record.take(record, 1, "Bob")
    assert len(record.kicked) == table_record.MOST_KICKED
    assert record.kicked[-1] == "39-b"


def test_only_the_host_renews_links():
    record = table("Ann", "Bob")
    code, before = record.code, (record.watch_generation, record.table_generation)
    assert refusal(table_record.renew, record, 1, "watch") == "host-only"
    table_record.renew(record, 0, "watch")
    assert (record.watch_generation, record.table_generation) == (before[0] + 1, before[1])
    assert record.code == code
    table_record.renew(record, 0, "table")
    assert record.table_generation == before[1] + 1
    assert record.code != code
