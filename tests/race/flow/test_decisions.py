"""Decisions of an engine (chapter 13): what happens without an answer, and the clock."""

import pytest

from starhaul.kernel.contract import CLOCK, TICK
from starhaul.kernel.errors import Refusal
from starhaul.kernel.presence_records import Presence
from starhaul.race.actions import Play, PlayBonus, Side, Tow
from tests.race.stage import GAME, Stage, new_match
from tests.rules import about

HOME = {"green-1": "45f", "green-2": "45f"}


# --- D1: play ----------------------------------------------------------------------------------------------


@about("TR-040", "TR-013")
@pytest.mark.parametrize(
    ("hand", "ships", "expected"),
    [
        # The lowest number, whoever owns the ship.
        (["red-3-a", "green-2-a", "black-6-a"], {}, ("green-2-a", "green-1")),
        # Of its ships the one furthest back.
        (["red-3-a"], {"red-1": "10n"}, ("red-3-a", "red-2")),
        (["red-3-a"], {"red-1": "10n", "red-2": "13n"}, ("red-3-a", "red-1")),
        # Equal numbers: red, green, black, yellow; then the copy. Where the ships stand does not count.
        (
            ["yellow-2-a", "black-2-a", "red-5-a"],
            {"black-1": "44n", "black-2": "44n"},
            ("black-2-a", "black-1"),
        ),
        (["black-2-a", "green-2-b", "green-2-a", "yellow-2-a"], {}, ("green-2-a", "green-1")),
        (["red-1-b", "green-1-a"], {"red-1": "44n", "red-2": "43n"}, ("red-1-b", "red-2")),
        # Equal places: the lower number of the ship, also on two sides of a double space.
        (["red-3-a"], {"red-1": "14h", "red-2": "14a"}, ("red-3-a", "red-1")),
        # A finished ship is not moved, however far back the other one is.
        (["green-3-a"], {"green-1": "45f", "green-2": "44n"}, ("green-3-a", "green-2")),
    ],
    ids=str,
)
def test_without_an_answer_the_lowest_card_moves_the_ship_furthest_back(
    hand: list[str], ships: dict[str, str], expected: tuple[str, str]
):
    s = Stage(ships=ships, hands=[hand, ["red-6-b"]], pile=[])
    assert s.question.default == Play(*expected)


@about("TR-160")
@pytest.mark.parametrize(
    ("seats", "seat", "ships", "expected"),
    [
        # Two players: seat 0 has red and black, seat 1 green and yellow.
        (2, 0, {}, "red-1"),
        (2, 0, {"red-1": "6n", "red-2": "6n", "black-1": "2n", "black-2": "1n"}, "black-2"),
        (2, 0, {"red-1": "6n", "red-2": "2n", "black-1": "2n", "black-2": "6n"}, "red-2"),
        (2, 1, {"yellow-1": "44n", "yellow-2": "43n"}, "yellow-2"),
        # Four players: the team-mate's ships count like the player's own.
        (4, 0, {"red-1": "6n", "red-2": "6n"}, "black-1"),
        (4, 1, {"yellow-1": "44n", "yellow-2": "44n"}, "yellow-1"),
        (4, 3, {"yellow-1": "13n", "yellow-2": "1n"}, "yellow-2"),
    ],
)
def test_a_joker_without_an_answer_moves_a_ship_of_the_players_team(
    seats: int, seat: int, ships: dict[str, str], expected: str
):
    hands = [[f"red-{n + 1}-b"] for n in range(seats)]
    hands[seat] = ["green-1-a", "red-6-a"]
    s = Stage(seats, HOME | ships, hands, turn=seat, pile=[])
    assert s.question.default == Play("green-1-a", expected)


# --- D2, D3, D5: bonus cards; D4: the side -----------------------------------------------------------------


@about("TR-120", "TR-121")
def test_without_an_answer_no_bonus_card_is_played_at_departure():
    s = Stage(hands=[["red-1-a"], ["green-1-a"]], bonus=[["light_speed"], []]).turn("red-1-a", "red-1")
    assert (s.asked, s.question.default) == ((0, "departure"), PlayBonus(None))


@about("TR-133")
def test_without_an_answer_nobody_evades():
    hands = [["red-1-a"], ["green-1-a"]]
    s = Stage(ships={"red-1": "10n"}, hands=hands, bonus=[["evasive_manoeuvre"], []]).turn("red-1-a", "red-1")
    assert (s.asked, s.question.default) == ((0, "evade"), PlayBonus(None))


@about("TR-062")
@pytest.mark.parametrize(
    ("at", "first"),
    [
        ("3b", "hyperspace"),
        ("6n", "asteroid"),
        ("13n", "hyperspace"),
        ("16n", "asteroid"),
        ("42n", "asteroid"),
    ],
)
def test_without_an_answer_the_side_is_the_first_of_the_file(at: str, first: str):
    number = 2 if at == "6n" else 1
    s = Stage(ships={"red-1": at}, hands=[[f"red-{number}-a"], ["green-1-a"]])
    s.turn(f"red-{number}-a", "red-1")
    assert (s.asked, s.question.default) == ((0, "side"), Side(first))


@about("TR-142")
def test_without_an_answer_nobody_is_towed():
    s = Stage(hands=[["red-6-a"], ["green-1-a"]], bonus=[[], ["tow_hook"]]).turn("red-6-a", "red-1")
    assert (s.asked, s.question.default) == ((1, "tow"), Tow(None))


# --- the clock ---------------------------------------------------------------------------------------------

QUESTIONS = {
    "play": {"hands": [["red-2-a"], ["green-1-a"]], "turn": 1},
    "departure": {"hands": [["red-2-a"], ["green-1-a"]], "bonus": [["light_speed"], []]},
    "evade": {
        "hands": [["red-2-a"], ["green-1-a"]], "bonus": [["evasive_manoeuvre"], []],
        "ships": {"red-1": "10n", "red-2": "13n"},
    },
    "side": {"hands": [["red-2-a"], ["green-1-a"]], "ships": {"red-1": "6n", "red-2": "13n"}},
    "tow": {"hands": [["red-2-a"], ["green-1-a"]], "bonus": [[], ["tow_hook"]]},
}  # fmt: skip


def question(kind: str, at_ms: int, **options: int) -> Stage:
    """A position with a question of this kind, asked at that time."""
    s = Stage(**QUESTIONS[kind], **options)  # type: ignore[arg-type]
    GAME.apply(s.state, s.question.seat, s.question.default, at_ms)
    assert s.question.kind == kind
    return s


@pytest.mark.parametrize("kind", QUESTIONS)
def test_every_question_has_a_deadline(kind: str):
    s = question(kind, 5_000, decision_seconds=7)
    assert GAME.wake_at(s.state) == 12_000
    with pytest.raises(Refusal) as why:
        GAME.apply(s.state, CLOCK, TICK, 11_999)
    assert why.value.code == "not-due"
    asked, default = s.question.seat, s.question.default
    told = GAME.apply(s.state, CLOCK, TICK, 12_000)
    assert told[0].key == "by-default"
    assert told[0].args == {"seat": asked}
    answered = question(kind, 5_000, decision_seconds=7)
    expected = GAME.apply(answered.state, asked, default, 12_000)
    assert told[1:] == expected
    assert GAME.dump(s.state) == GAME.dump(answered.state)


@pytest.mark.parametrize("kind", QUESTIONS)
def test_the_usual_time_is_a_minute(kind: str):
    assert GAME.wake_at(question(kind, 1_000).state) == 61_000


@pytest.mark.parametrize("kind", QUESTIONS)
def test_without_a_limit_a_question_waits_for_ever(kind: str):
    s = question(kind, 5_000, decision_seconds=0)
    assert GAME.wake_at(s.state) is None
    with pytest.raises(Refusal):
        GAME.apply(s.state, CLOCK, TICK, 10**9)


@pytest.mark.parametrize("kind", QUESTIONS)
@pytest.mark.parametrize("now", ["away", "absent", "gone"])
def test_the_defaults_decide_at_once_for_a_player_who_is_away(kind: str, now: str):
    s = question(kind, 5_000, decision_seconds=0)
    asked, default = s.question.seat, s.question.default
    told = GAME.apply(s.state, CLOCK, Presence(asked, now), 5_000)
    assert [(event.key, dict(event.args), event.audience) for event in told] == [
        ("presence", {"player": asked, "now": now}, None)
    ]
    assert GAME.wake_at(s.state) == 0
    other = GAME.clone(s.state)
    GAME.apply(s.state, CLOCK, TICK, 5_000)
    GAME.apply(other, asked, default, 5_000)
    assert GAME.dump(s.state) == GAME.dump(other)


@pytest.mark.parametrize("kind", QUESTIONS)
def test_only_the_player_who_is_asked_must_be_away(kind: str):
    s = question(kind, 5_000, decision_seconds=7)
    GAME.apply(s.state, CLOCK, Presence(1 - s.question.seat, "away"), 5_000)
    assert GAME.wake_at(s.state) == 12_000


@pytest.mark.parametrize("kind", QUESTIONS)
def test_coming_back_returns_the_seat_at_once(kind: str):
    s = question(kind, 5_000, decision_seconds=7)
    asked = s.question.seat
    for now in ("gone", "here"):
        GAME.apply(s.state, CLOCK, Presence(asked, now), 5_000)
    assert GAME.wake_at(s.state) == 12_000
    GAME.apply(s.state, asked, s.question.default, 6_000)
    assert s.state.presence == [0, 0]


@pytest.mark.parametrize("said", [Presence(4, "away"), Presence(-1, "away"), Presence(0, "asleep")])
def test_only_persons_at_the_table_can_be_away(said: Presence):
    s = question("play", 0)
    with pytest.raises(Refusal) as why:
        GAME.apply(s.state, CLOCK, said, 0)
    assert why.value.code == "no-such-person"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_race_of_nobody_but_the_clock_comes_to_an_end(seats: int):
    match = new_match(seats, 5)
    for seat in range(seats):
        match.act(CLOCK, Presence(seat, "gone"), 0)
    match.advance()
    while not match.is_over:
        match.tick(0)
        match.advance()
    assert sum(GAME.scores(match.state)) >= 1
    assert match.now_ms == 0
