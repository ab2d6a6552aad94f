"""The test cases of the catalogue (team-race.md, section 14), X01 … X40, in their order."""

import pytest

from starhaul.race.actions import Play, PlayBonus, Tow
from starhaul.race.game import Race
from tests.race.stage import Stage
from tests.rules import rule

FULL = ["experienced_pilot", "light_speed", "acceleration", "evasive_manoeuvre", "tow_hook"]
SPARE = ["green-1-a"]


def red(at: str, card: str, **more: object) -> Stage:
    """Two players; red-1 stands somewhere and seat 0 holds one red card."""
    ships = {"red-1": at, **more.pop("ships", {})}  # type: ignore[dict-item]
    return Stage(ships=ships, hands=[[card, "black-1-a"], SPARE], **more)  # type: ignore[arg-type]


PLAIN = [
    pytest.param("0s", "red-2-a", "2n", marks=rule("X01", "TR-050"), id="X01"),
    pytest.param("5a", "red-5-a", "6n", marks=rule("X03", "TR-052"), id="X03"),
    pytest.param("9b", "red-2-a", "10n", marks=rule("X07", "TR-063"), id="X07"),
    pytest.param("39a", "red-6-a", "40a", marks=rule("X18"), id="X18"),
]


@pytest.mark.parametrize(("origin", "card", "end"), PLAIN)
def test_a_plain_move(origin: str, card: str, end: str):
    assert red(origin, card).turn(card, "red-1").at("red-1") == end


@rule("X02", "TR-051", "TR-061")
def test_from_hyperspace_to_a_bonus_space():
    s = red("7h", "red-4-a", deck=["light_speed"]).turn("red-4-a", "red-1")
    assert s.at("red-1") == "15b"
    assert s.drawing() == 0
    assert s.draws("light_speed").held(0) == ["light_speed"]
    assert s.held(1) == []


BOOSTED = [
    pytest.param("5a", "red-5-a", "experienced_pilot", "10n", marks=rule("X04", "TR-054"), id="X04"),
    pytest.param("14a", "red-6-a", "experienced_pilot", "20a", marks=rule("X05", "TR-053"), id="X05"),
    pytest.param("10n", "red-3-a", "light_speed", "16n", marks=rule("X13", "TR-055"), id="X13"),
    pytest.param("4n", "red-1-a", "light_speed", "6n", marks=rule("X14"), id="X14"),
    pytest.param("38n", "red-2-a", "acceleration", "41b", marks=rule("X19", "TR-056"), id="X19"),
]


@pytest.mark.parametrize(("origin", "card", "bonus", "end"), BOOSTED)
def test_a_move_with_a_bonus_card(origin: str, card: str, bonus: str, end: str):
    s = red(origin, card, bonus=[[bonus], []], deck=["light_speed"]).turn(card, "red-1")
    assert s.asked == (0, "departure")
    s.bonus(bonus)
    assert s.at("red-1") == end
    assert s.state.bonus_discard[FULL.index(bonus)] == 1
    assert (s.drawing() == 0) == (end == "41b")


@rule("X06", "TR-062")
def test_the_active_player_picks_the_side():
    s = red("6n", "red-2-a").turn("red-2-a", "red-1")
    assert s.asked == (0, "side")
    assert s.offered("face") == ["asteroid", "normal"]
    assert s.side("normal").at("red-1") == "8n"


@rule("X08", "TR-063")
def test_backing_up_to_where_it_came_from_spends_the_card():
    s = red("10n", "red-2-a").turn("red-2-a", "red-1")
    assert s.at("red-1") == "10n"
    assert len(s.state.hands[0]) == 1
    assert s.asked == (1, "play")


@pytest.mark.parametrize(
    ("origin", "card", "end"),
    [
        pytest.param("10n", "red-2-a", "13n", marks=rule("X09", "TR-133"), id="X09"),
        pytest.param("22n", "red-3-a", "26n", marks=rule("X10", "TR-134"), id="X10"),
    ],
)
def test_an_evasive_manoeuvre(origin: str, card: str, end: str):
    s = red(origin, card, bonus=[["evasive_manoeuvre"], []]).turn(card, "red-1")
    assert s.asked == (0, "evade")
    assert s.bonus("evasive_manoeuvre").at("red-1") == end


@rule("X11", "TR-122", "TR-133")
def test_no_evasion_after_another_bonus_card():
    s = red("7h", "red-2-a", bonus=[["acceleration", "evasive_manoeuvre"], []]).turn("red-2-a", "red-1")
    s.bonus("acceleration")
    assert s.at("red-1") == "10n"
    assert s.held(0) == ["evasive_manoeuvre"]
    assert s.asked == (1, "play")


@rule("X12", "TR-056")
def test_acceleration_is_not_doubled_in_hyperspace():
    s = red("7h", "red-3-a", bonus=[["acceleration"], []]).turn("red-3-a", "red-1").bonus("acceleration")
    assert s.asked == (0, "side")
    assert s.question.about["index"] == 14


@pytest.mark.parametrize(
    ("origin", "refused"),
    [
        pytest.param("4h", ["light_speed", "experienced_pilot"], marks=rule("X15", "TR-131"), id="X15"),
        pytest.param("40a", ["light_speed", "acceleration"], marks=rule("X16", "TR-132"), id="X16"),
    ],
)
def test_cards_that_do_not_fit_the_face_are_refused(origin: str, refused: list[str]):
    s = red(origin, "red-1-a", bonus=[FULL, []]).turn("red-1-a", "red-1")
    assert s.asked == (0, "departure")
    for card in refused:
        assert s.refused(0, PlayBonus(card)) == "not-an-option"
    assert s.held(0) == FULL


@rule("X17", "TR-058")
def test_the_finish_needs_no_exact_count():
    assert red("39h", "red-6-a").turn("red-6-a", "red-1").at("red-1") == "45f"


@rule("X20", "TR-136", "TR-139", "TR-071")
def test_two_ships_are_towed_and_three_cards_drawn():
    ships = {"green-1": "6n", "green-2": "8a"}
    s = red("6n", "red-3-a", ships=ships, bonus=[[], ["tow_hook"] * 2], deck=["light_speed"] * 3)
    s.turn("red-3-a", "red-1")
    assert s.asked == (1, "tow")
    assert s.offered("ship") == [None, "green-1", "green-2"]
    s.tow("green-1").tow("green-2")
    assert [s.at(ship) for ship in ("red-1", "green-1", "green-2")] == ["9b"] * 3
    drawn = []
    for _ in range(3):
        drawn.append(s.drawing())
        s.draws("light_speed")
    assert drawn == [0, 1, 1]


@rule("X21", "TR-137", "TR-140", "TR-065")
def test_after_a_retreat_only_ships_before_the_resting_place_are_passed():
    ships = {"green-1": "9b", "green-2": "10n"}
    s = red("8n", "red-4-a", ships=ships, bonus=[[], ["tow_hook"]]).turn("red-4-a", "red-1")
    assert s.offered("ship") == [None, "green-1"]
    assert s.tow("green-1").at("green-1") == "10n"


@rule("X22", "TR-136")
def test_towing_behind_a_ship_that_evaded():
    bonus = [["evasive_manoeuvre"], ["tow_hook"]]
    s = red("10n", "red-1-a", ships={"green-1": "10n"}, bonus=bonus).turn("red-1-a", "red-1")
    s.bonus("evasive_manoeuvre")
    assert s.asked == (1, "tow")
    assert s.tow("green-1").at("green-1") == "13n"


@rule("X23", "TR-137")
def test_no_tow_behind_a_ship_that_came_back():
    s = red("10n", "red-2-a", ships={"green-1": "10n"}, bonus=[[], ["tow_hook"]]).turn("red-2-a", "red-1")
    assert s.asked == (1, "play")


@rule("X24", "TR-140")
def test_a_towed_ship_takes_the_chosen_side():
    s = red("13n", "red-1-a", ships={"green-1": "13n"}, bonus=[[], ["tow_hook"]]).turn("red-1-a", "red-1")
    s.side("asteroid").tow("green-1")
    assert s.at("green-1") == "14a"


def four_in_a_row(**more: object) -> Stage:
    ships = {"red-1": "13n", "green-1": "15b", "black-1": "16n", "black-2": "14h"}
    bonus = [[], ["tow_hook"], ["tow_hook"], []]
    hands = [["red-6-a"], ["red-1-a"], ["red-1-b"], ["red-2-a"]]
    return Stage(4, ships=ships, hands=hands, bonus=bonus).turn("red-6-a", "red-1")


@rule("X25", "TR-142")
def test_a_chain_of_tows():
    s = four_in_a_row()
    assert s.at("red-1") == "19n"
    assert (s.asked, s.offered("ship")) == ((1, "tow"), [None, "green-1"])
    s.tow("green-1")
    assert (s.asked, s.offered("ship")) == ((2, "tow"), [None, "black-1"])
    assert s.tow("black-1").at("black-1") == "19n"
    assert s.at("black-2") == "14h"


@rule("X26", "TR-005", "TR-142")
def test_no_chain_behind_ones_own_team():
    s = four_in_a_row().tow(None)
    assert s.asked == (1, "play")
    assert s.at("black-1") == "16n"


@rule("X27", "TR-136")
def test_catching_up_is_not_flying_past():
    s = red("13n", "red-3-a", ships={"green-1": "16n"}, bonus=[[], ["tow_hook"]]).turn("red-3-a", "red-1")
    assert s.asked == (1, "play")


@rule("X28", "TR-136")
def test_leaving_the_same_space_is_flying_past():
    s = Stage(hands=[["red-6-a"], SPARE], bonus=[[], ["tow_hook"]]).turn("red-6-a", "red-1")
    assert s.tow("green-2").at("green-2") == "6n"


@rule("X29", "TR-141")
def test_a_hook_works_from_an_asteroid_field_and_the_owner_draws():
    s = red("16n", "red-5-a", ships={"green-1": "17a"}, bonus=[[], ["tow_hook"]], deck=["light_speed"] * 2)
    s.turn("red-5-a", "red-1").tow("green-1")
    assert s.at("green-1") == "21b"
    s.draws("light_speed", "light_speed")
    assert s.held(1) == ["light_speed"]


@rule("X30", "TR-120")
def test_the_team_mate_helps_a_ship_that_an_opponent_moves():
    s = Stage(
        4, {"red-1": "10n"}, [["red-1-b"], ["red-3-a"], SPARE, SPARE], [[], [], ["light_speed"], []], turn=1
    )
    s.turn("red-3-a", "red-1")
    assert s.asked == (2, "departure")
    assert s.bonus("light_speed").at("red-1") == "16n"


@rule("X31", "TR-123")
def test_no_bonus_card_for_an_opponents_ship():
    s = Stage(
        4, {"red-1": "10n"}, [["red-1-b"], ["red-3-a"], SPARE, SPARE], [[], ["light_speed"], [], []], turn=1
    )
    s.turn("red-3-a", "red-1")
    assert s.asked == (2, "play")
    assert s.held(1) == ["light_speed"]
    assert s.refused(1, PlayBonus("light_speed")) == "not-asked"


@rule("X32", "TR-073")
def test_the_first_arrival_empties_the_finish_pile_once():
    hands = [["red-1-a", "red-1-b"], ["green-1-a", "green-2-a"], ["black-1-a", "black-2-a"]]
    s = Stage(3, {"red-1": "44n", "green-1": "44n"}, hands, pile=["tow_hook"] * 6)
    s.turn("red-1-a", "red-1").draws(*["tow_hook"] * 6)
    assert [s.held(seat) for seat in range(3)] == [["tow_hook"] * 2] * 3
    assert sum(s.state.finish_pile) == 0
    s.turn("green-1-a", "green-1")
    assert s.at("green-1") == "45f"
    assert [len(s.held(seat)) for seat in range(3)] == [2, 2, 2]
    assert s.keys().count("finish-pile-taken") == 1


@rule("X33", "TR-070")
def test_a_hook_from_the_finish_pile_comes_too_late():
    s = red("43n", "red-2-a", ships={"green-1": "44n"}, pile=["tow_hook"] * 4).turn("red-2-a", "red-1")
    s.draws(*["tow_hook"] * 4)
    assert s.held(1) == ["tow_hook"] * 2
    assert s.asked == (1, "play")
    assert s.at("green-1") == "44n"


@rule("X34", "TR-171", "TR-172")
def test_a_shared_victory():
    home = dict.fromkeys(["red-1", "red-2", "black-2", "green-1", "green-2", "yellow-2"], "45f")
    ships = {**home, "black-1": "41b", "yellow-1": "42n"}
    s = Stage(ships=ships, hands=[["black-5-a"], SPARE], bonus=[[], ["tow_hook"]], pile=[])
    s.turn("black-5-a", "black-1").tow("yellow-1")
    assert s.state.winners == (0, 1)
    assert Race().is_over(s.state)
    assert Race().scores(s.state) == [1, 1]


@rule("X35", "TR-160")
def test_a_joker_moves_any_unfinished_ship():
    ships = {"green-1": "45f", "green-2": "45f", "red-1": "45f"}
    s = Stage(ships=ships, hands=[["green-3-a"], ["red-1-a"]], pile=[])
    free = ["black-1", "black-2", "red-2", "yellow-1", "yellow-2"]
    assert s.offered("ship") == free
    assert s.refused(0, Play("green-3-a", "red-1")) == "not-an-option"
    s.turn("green-3-a", "yellow-1")
    assert s.told[0].args["named"] == "yellow"


@rule("X36", "TR-042")
def test_a_finished_ship_is_not_moved_again():
    s = Stage(ships={"red-1": "45f"}, hands=[["red-4-a"], SPARE], pile=[])
    assert s.offered("ship") == ["red-2"]


@rule("X37", "TR-150")
def test_an_empty_bonus_deck_is_made_of_the_played_cards():
    ships = {"green-1": "6n"}
    s = red("6n", "red-3-a", ships=ships, bonus=[[], ["tow_hook"]], deck=[], discard=[]).turn(
        "red-3-a", "red-1"
    )
    s.tow("green-1")
    assert s.keys().count("bonus-reshuffled") == 1
    s.draws("tow_hook")
    assert s.held(0) == ["tow_hook"]
    assert s.held(1) == []
    assert s.told[-1].args["number"] == 0 or s.asked == (1, "play")


@rule("X38", "TR-062")
def test_the_mover_of_anothers_ship_picks_the_side():
    s = Stage(ships={"green-1": "13n"}, hands=[["green-1-a"], ["red-1-a"]]).turn("green-1-a", "green-1")
    assert s.asked == (0, "side")


@rule("X39", "TR-061")
def test_the_owner_draws_not_the_mover():
    s = Stage(ships={"green-1": "13n"}, hands=[["green-2-a"], ["red-1-a"]], deck=["light_speed"])
    assert s.turn("green-2-a", "green-1").drawing() == 1
    s.draws("light_speed")
    assert (s.held(0), s.held(1)) == ([], ["light_speed"])


@rule("X40", "TR-139", "TR-170", "TR-173")
def test_towed_home_and_winning_alone():
    ships = {"red-1": "42n", "green-1": "43n", "green-2": "43n"}
    hands = [["red-3-a"], ["green-1-a"], ["black-1-a"]]
    s = Stage(3, ships, hands, [[], ["tow_hook"] * 2, []], pile=["light_speed"] * 6)
    s.turn("red-3-a", "red-1").tow("green-1").tow("green-2").draws(*["light_speed"] * 6)
    assert s.state.winners == (1,)
    assert Race().scores(s.state) == [0, 1, 0]


def test_tow_may_be_declined():
    s = Stage(hands=[["red-6-a"], SPARE], bonus=[[], ["tow_hook"]]).turn("red-6-a", "red-1")
    assert s.refused(1, Tow("red-2")) == "not-an-option"
    assert s.tow(None).held(1) == ["tow_hook"]
