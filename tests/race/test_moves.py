"""How far a ship moves and where it stops (TR-050 … TR-062)."""

import pytest

from starhaul.race.actions import PlayBonus
from starhaul.race.moves import distance
from tests.race.stage import Stage, course
from tests.rules import rule

NUMBERS = range(1, 7)
BONUSES = ("experienced_pilot", "light_speed", "acceleration")
# A long plain track, on which any distance can be measured.
OPEN = course("s n n h n b a " + "n " * 30 + "hn an ha n x x n f")
ORIGINS = {"start": "0s", "normal": "2n", "hyperspace": "3h", "bonus": "5b", "asteroid": "6a"}
# The table of chapter 6: None means not allowed. A number is what a 4 moves.
TABLE = {
    ("start", None): 4, ("normal", None): 4, ("bonus", None): 4,
    ("hyperspace", None): 8, ("asteroid", None): 1,
    ("start", "acceleration"): 5, ("normal", "acceleration"): 5, ("bonus", "acceleration"): 5,
    ("hyperspace", "acceleration"): 9, ("asteroid", "acceleration"): None,
    ("start", "light_speed"): 8, ("normal", "light_speed"): 8, ("bonus", "light_speed"): 8,
    ("hyperspace", "light_speed"): None, ("asteroid", "light_speed"): None,
    ("start", "experienced_pilot"): None, ("normal", "experienced_pilot"): None,
    ("bonus", "experienced_pilot"): None, ("hyperspace", "experienced_pilot"): None,
    ("asteroid", "experienced_pilot"): 4,
}  # fmt: skip


def open_way(face: str, number: int = 4, bonus: str | None = None) -> Stage:
    hands, cards = [[f"red-{number}-a"], ["green-1-a"]], [[bonus] if bonus else [], []]
    s = Stage(ships={"red-1": ORIGINS[face]}, hands=hands, bonus=cards, track=OPEN, pile=[])
    return s.turn(f"red-{number}-a", "red-1")


def flown(s: Stage, face: str) -> int:
    return int(s.at("red-1")[:-1]) - int(ORIGINS[face][:-1])


@pytest.mark.parametrize(
    ("face", "bonus", "spaces"),
    [
        pytest.param(*case, spaces, id=" ".join(filter(None, case)), marks=rule(*rules))
        for rules, bonus in (
            (("TR-050", "TR-051", "TR-052"), None),
            (("TR-054", "TR-130"), "experienced_pilot"),
            (("TR-055", "TR-131"), "light_speed"),
            (("TR-056", "TR-132"), "acceleration"),
        )
        for case, spaces in TABLE.items()
        if case[1] == bonus
    ],
)
def test_the_table_of_moves(face: str, bonus: str | None, spaces: int | None):
    s = open_way(face, bonus=bonus)
    if spaces is None:
        assert s.asked == (1, "play")
        assert flown(s, face) == TABLE[face, None]
        assert s.held(0) == [bonus]
        return
    if bonus is not None:
        assert s.asked == (0, "departure")
        s.bonus(bonus)
    assert flown(s, face) == spaces


@rule("TR-050", "TR-051", "TR-052", "TR-054", "TR-055", "TR-056")
@pytest.mark.parametrize("number", NUMBERS)
def test_every_number_counts_as_printed(number: int):
    once, twice = number, number + number
    assert [distance(face, number) for face in ORIGINS] == [once, once, twice, once, 1]
    assert distance("asteroid", number, "experienced_pilot") == once
    assert [distance(face, number, "light_speed") for face in ("start", "normal", "bonus")] == [twice] * 3
    assert [
        distance(face, number, "acceleration") for face in ("start", "normal", "bonus", "hyperspace")
    ] == [
        once + 1,
        once + 1,
        once + 1,
        twice + 1,
    ]


@rule("TR-055")
@pytest.mark.parametrize("number", NUMBERS)
def test_nothing_is_multiplied_by_four(number: int):
    s = open_way("hyperspace", number, "light_speed")
    assert flown(s, "hyperspace") == 2 * number
    assert s.held(0) == ["light_speed"]


@rule("TR-053")
@pytest.mark.parametrize(
    ("at", "offered", "end"),
    [
        ("4h", ["acceleration"], 10),
        ("4n", ["acceleration", "light_speed"], 7),
        ("8a", ["experienced_pilot"], 9),
        ("8n", ["acceleration", "light_speed"], 10),
        ("14h", ["acceleration"], 20),
        ("14a", ["experienced_pilot"], 15),
    ],
)
def test_on_a_double_space_only_the_side_of_the_ship_counts(at: str, offered: list[str], end: int):
    """The end is that of a 3; from 8n that is the black hole behind 10."""
    s = Stage(ships={"red-1": at}, hands=[["red-3-a"], ["green-1-a"]], bonus=[list(BONUSES), []])
    s.turn("red-3-a", "red-1")
    assert s.offered("card") == [None, *offered]
    s.bonus(None)
    assert int(s.at("red-1")[:-1]) == end


@rule("TR-057")
def test_spaces_flown_over_have_no_effect():
    """From 8n over a bonus space, a black hole and a double space."""
    s = Stage(ships={"red-1": "8n"}, hands=[["red-4-a"], ["green-1-a"]], bonus=[["light_speed"], []])
    s.turn("red-4-a", "red-1").bonus("light_speed")
    assert s.at("red-1") == "16n"
    assert [event.key for event in s.told] == ["card-played", "bonus-played", "ship-moved"]
    assert (s.held(0), s.held(1)) == ([], [])


@rule("TR-058")
@pytest.mark.parametrize(
    ("at", "card", "bonus"),
    [
        ("44n", "red-1-a", None),
        ("44n", "red-6-a", None),
        ("42n", "red-3-a", "light_speed"),
        ("39h", "red-3-a", None),
        ("39h", "red-6-a", "acceleration"),
        ("43a", "red-6-a", "experienced_pilot"),
    ],
)
def test_a_move_that_reaches_or_passes_the_finish_stops_there(at: str, card: str, bonus: str | None):
    hands = [[card, "red-1-b", "green-1-b"], ["green-1-a", "green-2-a"]]
    s = Stage(ships={"red-1": at}, hands=hands, bonus=[[bonus] if bonus else [], []], pile=[])
    s.turn(card, "red-1")
    if bonus is not None:
        s.bonus(bonus)
    assert s.at("red-1") == "45f"
    s.turn("green-1-a", "green-1")
    assert [
        ship for card, ship in zip(s.offered("card"), s.offered("ship"), strict=True) if card == "red-1-b"
    ] == ["red-2"]


@rule("TR-060")
@pytest.mark.parametrize(
    ("at", "card", "end"),
    [("1n", "red-1-a", "2n"), ("6n", "red-1-a", "7h"), ("19n", "red-1-a", "20a")],
)
def test_on_most_spaces_nothing_happens_on_arrival(at: str, card: str, end: str):
    s = Stage(ships={"red-1": at}, hands=[[card], ["green-1-a"]], deck=["light_speed"]).turn(card, "red-1")
    assert s.at("red-1") == end
    assert s.keys() == ["card-played", "ship-moved"]
    assert s.asked == (1, "play")
    assert (s.held(0), s.held(1)) == ([], [])


@rule("TR-060")
def test_the_face_counts_at_the_next_departure():
    hands = [["red-1-a", "red-2-a", "red-6-a"], ["red-1-b", "red-5-a", "green-1-a"]]
    s = Stage(ships={"red-1": "6n", "red-2": "19n"}, hands=hands).turn("red-1-a", "red-1")
    s.turn("red-1-b", "red-2")
    assert (s.at("red-1"), s.at("red-2")) == ("7h", "20a")
    s.turn("red-6-a", "red-1").turn("red-5-a", "red-2").draws("tow_hook")
    assert (s.at("red-1"), s.at("red-2")) == ("19n", "21b")


@rule("TR-061")
@pytest.mark.parametrize(("active", "mate"), [(0, 2), (1, 3), (2, 0), (3, 1)])
def test_the_owner_takes_the_bonus_card_whoever_moved_the_ship(active: int, mate: int):
    hands = [[f"red-{seat + 1}-b"] for seat in range(4)]
    hands[active] = ["red-2-a"]
    s = Stage(4, {"red-1": "13n"}, hands, deck=["light_speed"], turn=active).turn("red-2-a", "red-1")
    assert s.drawing() == 0
    s.draws("light_speed")
    assert [s.held(seat) for seat in range(4)] == [["light_speed"], [], [], []]


@rule("TR-062")
@pytest.mark.parametrize(
    ("at", "card", "faces"),
    [
        ("13n", "green-1-a", ["asteroid", "hyperspace"]),
        ("26n", "green-1-a", ["hyperspace", "normal"]),
        ("16n", "green-1-a", ["asteroid", "normal"]),
    ],
)
def test_the_active_player_chooses_between_the_two_faces(at: str, card: str, faces: list[str]):
    """Also for an opponent's ship, and even if its owner played the bonus card."""
    for face in faces:
        s = Stage(ships={"green-1": at}, hands=[[card], ["red-1-a"]], bonus=[[], ["tow_hook"]]).turn(
            card, "green-1"
        )
        assert (s.asked, s.offered("face")) == ((0, "side"), faces)
        assert s.side(face).at("green-1") == f"{int(at[:-1]) + 1}{face[0]}"


@rule("TR-062", "TR-121")
def test_the_side_is_chosen_after_the_departure_window():
    s = Stage(
        ships={"green-1": "10n"},
        hands=[["green-3-a"], ["red-1-a"]],
        bonus=[[], ["acceleration", "light_speed"]],
    )
    s.turn("green-3-a", "green-1")
    assert s.asked == (1, "departure")
    s.bonus("acceleration")
    assert s.asked == (0, "side")
    assert s.refused(1, PlayBonus("light_speed")) == "not-asked"
    s.side("asteroid")
    assert s.at("green-1") == "14a"
    assert s.asked == (1, "play")
