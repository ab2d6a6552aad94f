"""Black holes: backing up, flying over, evading (TR-063 … TR-066, TR-133, TR-134)."""

import pytest
from hypothesis import given

from starhaul.race.actions import PlayBonus
from starhaul.race.data.rule_data import usual_track
from starhaul.race.decks import AT_DEPARTURE, BONUS
from starhaul.race.moves import distance
from starhaul.race.track import Track
from tests.race.courses import sound_courses
from tests.race.stage import Stage, course
from tests.rules import rule

HOLES = {11: 10, 12: 10, 23: 22, 24: 22, 25: 22, 36: 35, 37: 35}
"""Each space of a black hole, and where it sends a ship."""
AHEAD = {11: 13, 12: 13, 23: 26, 24: 26, 25: 26, 36: 38, 37: 38}


def fallen(hole: int, bonus: list[str] | None = None) -> Stage:
    """Red-1 falls into a space of a black hole from the normal space before it."""
    number = hole - HOLES[hole]
    hands = [[f"red-{number}-a", "red-6-b"], ["green-1-a"]]
    s = Stage(ships={"red-1": f"{HOLES[hole]}n"}, hands=hands, bonus=[bonus or [], []])
    return s.turn(f"red-{number}-a", "red-1")


@rule("TR-063", "TR-064")
@pytest.mark.parametrize("hole", HOLES)
def test_a_ship_backs_up_to_the_normal_space_behind(hole: int):
    s = fallen(hole)
    assert s.at("red-1") == f"{HOLES[hole]}n"
    assert s.tells("ship-moved")[0]["to"] == hole
    assert s.tells("hole-retreat") == [{"ship": "red-1", "to": HOLES[hole]}]
    assert len(s.state.hands[0]) == 1
    assert s.asked == (1, "play")


@rule("TR-063")
@pytest.mark.parametrize(
    ("text", "hole", "back"),
    [
        ("s n b x x n f", 3, (1, "normal")),
        ("s n an x x n f", 4, (2, "normal")),
        ("s n hn b x x n f", 5, (2, "normal")),
        ("s h ha x x n f", 4, (0, "start")),
        ("s x x n f", 1, (0, "start")),
        ("s n x n x n f", 4, (3, "normal")),
    ],
)
def test_normal_means_an_index_with_a_normal_face(text: str, hole: int, back: tuple[int, str]):
    """Invalid tracks show how the words of the rule are meant."""
    assert Track(course(text)).retreats[hole] == back


@rule("TR-134")
@pytest.mark.parametrize(
    ("text", "hole", "ahead"),
    [
        ("s n x x n f", 2, (4, "normal")),
        ("s n x x an n f", 3, (4, "normal")),
        ("s n x x b hn f", 3, (5, "normal")),
        ("s n x x b ha f", 2, (6, "finish")),
        ("s n x x f", 2, (4, "finish")),
    ],
)
def test_the_next_normal_space_ahead_or_the_finish(text: str, hole: int, ahead: tuple[int, str]):
    assert Track(course(text)).escapes[hole] == ahead


@rule("TR-064")
@pytest.mark.parametrize("number", [3, 4, 5, 6])
def test_a_black_hole_is_crossed_in_one_move(number: int):
    hands = [[f"red-{number}-a"], ["green-1-a"]]
    s = Stage(ships={"red-1": "35n"}, hands=hands, deck=["light_speed"]).turn(f"red-{number}-a", "red-1")
    if s.asked == (0, "side"):
        s.side("hyperspace")
    assert int(s.at("red-1")[:-1]) == 35 + number
    assert s.tells("hole-retreat") == []


@rule("TR-065")
def test_ships_between_the_hole_and_the_resting_place_are_not_affected():
    """Red flies over green on 10, into the hole, and back to 10: it flew past nobody but the ship on 8."""
    ships = {"red-1": "7h", "green-1": "10n", "green-2": "8n"}
    bonus = [[], ["tow_hook", "tow_hook"]]
    s = Stage(ships=ships, hands=[["red-2-a"], ["green-1-a"]], bonus=bonus).turn("red-2-a", "red-1")
    assert s.at("red-1") == "10n"
    assert s.tells("hole-retreat") == [{"ship": "red-1", "to": 10}]
    assert s.offered("ship") == [None, "green-2"]
    s.tow(None)
    assert (s.at("green-1"), s.at("green-2")) == ("10n", "8n")


def never_back(track: Track) -> None:
    """From every place with every card, a ship stops where it was or further on."""
    for index, faces in enumerate(track.faces[: track.finish]):
        for face in faces:
            if face == "black_hole":
                continue
            for number in range(1, 7):
                for bonus in (None, *(BONUS[kind] for kind in AT_DEPARTURE[face])):
                    end = track.end(index, distance(face, number, bonus))
                    rest = track.retreats[end][0] if track.is_hole(end) else end
                    assert rest >= index, (index, face, number, bonus)


@rule("TR-066")
def test_no_ship_ever_goes_back_on_the_usual_track():
    never_back(Track(usual_track()))


@pytest.mark.slow
@rule("TR-066")
@given(sound_courses())
def test_no_ship_ever_goes_back_on_any_sound_track(text: str):
    never_back(Track(course(text)))


# --- evasive manoeuvre -------------------------------------------------------------------------------------


@rule("TR-133", "TR-134")
@pytest.mark.parametrize("hole", AHEAD)
def test_an_evasive_manoeuvre_leads_to_the_normal_space_ahead(hole: int):
    s = fallen(hole, ["evasive_manoeuvre"])
    assert s.asked == (0, "evade")
    assert s.question.about == {"ship": "red-1", "hole": hole, "lands": [HOLES[hole], AHEAD[hole]]}
    s.bonus("evasive_manoeuvre")
    assert s.at("red-1") == f"{AHEAD[hole]}n"
    assert s.tells("hole-evaded") == [{"ship": "red-1", "to": AHEAD[hole]}]
    assert s.held(0) == []
    assert spent(s) == ["evasive_manoeuvre"]


def spent(s: Stage) -> list[str]:
    return [BONUS[kind] for kind, number in enumerate(s.state.bonus_discard) for _ in range(number)]


@rule("TR-133")
def test_declined_the_ship_backs_up_and_the_card_stays():
    s = fallen(11, ["evasive_manoeuvre"]).bonus(None)
    assert s.at("red-1") == "10n"
    assert s.held(0) == ["evasive_manoeuvre"]


@rule("TR-133")
@pytest.mark.parametrize("at", ["9b", "7h"])
def test_no_evasion_for_a_ship_that_did_not_stop_on_a_black_hole(at: str):
    s = Stage(ships={"red-1": at}, hands=[["red-1-a"], ["green-1-a"]], bonus=[["evasive_manoeuvre"], []])
    s.turn("red-1-a", "red-1").draws(*(["light_speed"] if at == "7h" else []))
    assert s.asked == (1, "play")
    assert s.refused(0, PlayBonus("evasive_manoeuvre")) == "not-asked"
    assert s.held(0).count("evasive_manoeuvre") == 1


@rule("TR-122", "TR-133")
@pytest.mark.parametrize(
    ("at", "card", "bonus"),
    [
        ("8n", "red-2-a", "acceleration"),
        ("8n", "red-2-a", "light_speed"),
        ("8a", "red-3-a", "experienced_pilot"),
    ],
)
def test_a_player_who_used_another_bonus_card_cannot_evade(at: str, card: str, bonus: str):
    hands = [[card], ["green-1-a"]]
    s = Stage(ships={"red-1": at}, hands=hands, bonus=[[bonus, "evasive_manoeuvre"], []])
    s.turn(card, "red-1").bonus(bonus)
    assert s.at("red-1") == "10n"
    assert s.tells("ship-moved")[0]["to"] in (11, 12)
    assert s.held(0) == ["evasive_manoeuvre"]
    assert s.asked == (1, "play")


@rule("TR-122")
def test_the_mate_cannot_evade_either():
    bonus = [["acceleration"], [], ["evasive_manoeuvre"], []]
    hands = [["red-2-a"], ["green-1-a"], ["green-2-a"], ["green-3-a"]]
    s = Stage(4, {"red-1": "8n"}, hands, bonus).turn("red-2-a", "red-1").bonus("acceleration")
    assert s.asked == (1, "play")
    assert s.at("red-1") == "10n"


@rule("TR-124", "TR-133")
def test_the_owner_is_asked_before_the_mate():
    bonus = [["evasive_manoeuvre"], ["evasive_manoeuvre"], ["evasive_manoeuvre"], []]
    hands = [["green-1-a"], ["red-1-a"], ["green-2-a"], ["green-3-a"]]
    s = Stage(4, {"red-1": "10n"}, hands, bonus, turn=1).turn("red-1-a", "red-1")
    assert s.asked == (0, "evade")
    s.bonus(None)
    assert s.asked == (2, "evade")
    s.bonus("evasive_manoeuvre")
    assert s.at("red-1") == "13n"
    assert [s.held(seat) for seat in range(3)] == [["evasive_manoeuvre"], ["evasive_manoeuvre"], []]


@rule("TR-124")
def test_one_manoeuvre_closes_the_window():
    bonus = [["evasive_manoeuvre"], [], ["evasive_manoeuvre"], []]
    hands = [["green-1-a"], ["red-1-a"], ["green-2-a"], ["green-3-a"]]
    s = Stage(4, {"red-1": "10n"}, hands, bonus, turn=1).turn("red-1-a", "red-1")
    s.bonus("evasive_manoeuvre")
    assert s.asked == (2, "play")
    assert s.held(2) == ["evasive_manoeuvre"]
