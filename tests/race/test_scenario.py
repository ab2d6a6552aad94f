"""Race scenarios as the library reads and plays them (docs/formats.md §4)."""

import copy
import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from starhaul.cli import complaint
from starhaul.kernel.errors import BadInput
from starhaul.locale import LANGUAGES, Texts
from starhaul.race.decks import BONUS, COPIES
from starhaul.race.scenario import Result, parse, play, result_of
from tests.effort import effort
from tests.race.stage import FACES
from tests.rules import about, rule

ROOT = Path(__file__).parents[2]
STORIES = [json.loads(path.read_text("utf-8")) for path in sorted(ROOT.glob("tests/scenarios/race-*.json"))]
TEXTS = [Texts(language) for language in LANGUAGES]


def position(**changes: Any) -> dict[str, Any]:
    """Two players, seat 0 plays a red 2 from the start planet."""
    whole: dict[str, Any] = {"game": "race", "players": 2, "hands": [["red-2-a"], []], "answers": [red_two()]}
    return whole | changes


def red_two(seat: int = 0) -> dict[str, Any]:
    return said(seat, play="red-2-a", ship="red-1")


def said(seat: int, **answer: Any) -> dict[str, Any]:
    return {"seat": seat, "answer": answer}


def played(document: object) -> Result:
    ready = parse(msgspec.json.encode(document))
    return result_of(ready, play(ready))


def refused(document: object) -> tuple[str, str]:
    """The code of the error and the place named in it."""
    with pytest.raises(BadInput) as caught:
        played(document)
    return caught.value.code, caught.value.place


def keys(result: Result) -> list[str]:
    return [event.key for event in result.events]


# --- what a file contains and what it may leave out --------------------------------------------------------


def test_the_example_of_the_formats_is_played():
    page = (ROOT / "docs" / "formats.md").read_text("utf-8").split("## 4.")[1]
    example = re.findall(r'`(\{"game": "race".*\})`', page)[0].replace(", …", "")
    result = played(json.loads(example))
    assert result.ships["red-1"] == (22, "normal")
    assert (result.turn, result.turns, result.hands) == (1, 1, [[], []])
    assert set(json.loads(example)) - {"answers"} < set(json.loads(msgspec.json.encode(result)))


@rule("TR-020")
def test_ships_that_are_not_named_stand_on_the_start_planet():
    result = played(position(turns=0, answers=[], ships={"yellow-2": [9, "bonus"]}))
    assert result.ships.pop("yellow-2") == (9, "bonus")
    assert set(result.ships.values()) == {(0, "start")}
    assert len(result.ships) == 7


@about("TR-014")
def test_with_three_players_yellow_is_no_part_of_the_race():
    three = position(players=3, hands=[["red-2-a"], [], []])
    assert list(played(three).ships) == ["red-1", "red-2", "green-1", "green-2", "black-1", "black-2"]
    assert refused(three | {"ships": {"yellow-1": [0, "start"]}}) == ("ship-unknown", "ships.yellow-1")
    unused = three | {"movement_deck": ["red-1-a", "yellow-1-a"]}
    assert refused(unused) == ("card-unknown-race", "movement_deck[1]")


def test_one_turn_of_seat_0_is_played_unless_the_file_says_otherwise():
    result = played(position())
    assert (result.turn, result.turns, keys(result)) == (1, 1, ["card_played", "ship_moved"])
    none = played(position(turns=0, turn=1, answers=[]))
    assert (none.turn, none.turns, none.events, none.hands) == (1, 0, [], [["red-2-a"], []])


@pytest.mark.parametrize("turn", [0, 1, 2])
def test_the_result_names_the_seat_that_plays_next(turn: int):
    hands: list[list[str]] = [[], [], []]
    hands[turn] = ["red-2-a"]
    result = played(position(players=3, turn=turn, hands=hands, answers=[red_two(turn)]))
    assert result.turn == (turn + 1) % 3


# --- answers -----------------------------------------------------------------------------------------------


def window(*answers: dict[str, Any], **changes: Any) -> dict[str, Any]:
    """Red flies from 10 into the hole at 12, or with a bonus card somewhere else."""
    bonus = [["acceleration", "evasive_manoeuvre", "tow_hook"], ["tow_hook"]]
    at = {"red-1": [10, "normal"]}
    return position(answers=[red_two(), *answers], bonus_hands=bonus, ships=at) | changes


def test_windows_without_an_answer_are_declined():
    assert played(window()).ships["red-1"] == (10, "normal")
    assert played(window()).bonus_discard == []


def test_a_bonus_card_waits_for_its_window():
    assert played(window(said(0, bonus="evasive_manoeuvre"))).ships["red-1"] == (13, "normal")
    assert played(window(said(0, bonus="acceleration"))).ships["red-1"] == (13, "normal")


def test_nothing_is_an_answer_to_the_next_window():
    """The first null declines acceleration, the second one the evasive manoeuvre."""
    assert played(window(said(0, bonus=None), said(0, bonus="evasive_manoeuvre"))).ships["red-1"][0] == 13
    assert played(window(said(0, bonus=None), said(0, bonus=None))).ships["red-1"][0] == 10
    three = window(said(0, bonus=None), said(0, bonus=None), said(0, bonus=None))
    assert refused(three) == ("answers-left", "answers[3]")


@rule("TR-040")
def test_a_card_must_be_played():
    assert refused(position(answers=[])) == ("play-missing", "answers")
    assert refused(position(answers=[said(0, bonus=None), red_two()])) == ("answer-unfit", "answers[0]")


@pytest.mark.parametrize(
    "answer",
    [
        {"play": "red-2-a"},
        {"play": "red-2-a", "ship": None},
        {"play": "red-2-a", "ship": "red-3"},
        {"play": "red-2-a", "ship": "green-1"},
        {"play": "red-2-a", "ship": ["red-1"]},
        {"play": "red-2-b", "ship": "red-1"},
        {"play": "red-2-b", "ship": "red-1", "card": "red-2-a"},
        {"play": "red-2-a", "ship": "red-1", "bonus": None},
        {"play": "red-2-a", "ship": "red-1", "do": "play"},
        {"do": "play", "card": "red-2-a", "ship": "red-1"},
        {"play": 2, "ship": 1},
        {"tow": "red-1"},
        {},
    ],
)
def test_an_answer_says_what_the_formats_say_and_nothing_else(answer: dict[str, Any]):
    assert refused(position(answers=[{"seat": 0, "answer": answer}])) == ("answer-unfit", "answers[0]")


@pytest.mark.parametrize(
    "answer", [{"bonus": "light_speed"}, {"bonus": "tow_hook"}, {"bonus": 3}, {"bonus": []}]
)
def test_a_bonus_card_that_cannot_be_played_is_refused(answer: dict[str, Any]):
    """Light speed is not in the hand, and a tow hook is played with `tow`."""
    assert refused(window({"seat": 0, "answer": answer})) == ("answer-unfit", "answers[1]")


def test_a_side_that_is_not_there_is_refused():
    onto_8 = position(ships={"red-1": [6, "normal"]}, answers=[red_two(), said(0, side="hyperspace")])
    assert refused(onto_8) == ("answer-unfit", "answers[1]")


def test_a_ship_that_was_not_passed_is_not_towed():
    behind = position(
        ships={"red-1": [6, "normal"], "green-1": [7, "hyperspace"], "green-2": [5, "asteroid"]},
        bonus_hands=[[], ["tow_hook"]],
        answers=[red_two(), said(1, tow="green-2")],
    )
    assert refused(behind) == ("answer-unfit", "answers[1]")


def test_all_legal_answers_are_named_however_many():
    """Two jokers for five ships; the line is not shortened."""
    home = {"green-1": [45, "finish"], "green-2": [45, "finish"], "red-2": [45, "finish"]}
    joker = position(hands=[["green-3-a", "green-4-a"], []], ships=home, answers=[said(0, play="green-3-a")])
    with pytest.raises(BadInput) as caught:
        played(joker)
    line = complaint(caught.value, TEXTS[0])
    assert line.startswith("answers[0]: seat 0 is asked “play”; legal answers: ")
    found = json.loads(f"[{line.partition('answers: ')[2]}]")
    ships = ["black-1", "black-2", "red-1", "yellow-1", "yellow-2"]
    assert found == [{"play": f"green-{n}-a", "ship": ship} for n in (3, 4) for ship in ships]


def test_answers_after_the_end_of_the_race_are_left_over():
    story = next(story for story in STORIES if story["expect"].get("winners") == [0, 1])
    answers = [*story["scenario"]["answers"], said(1, play="yellow-1-a", ship="yellow-1")]
    assert refused(story["scenario"] | {"answers": answers}) == ("answers-left", "answers[2]")


# --- rounds ------------------------------------------------------------------------------------------------

TWELVE = [f"{colour}-{value}-b" for colour in ("black", "yellow") for value in range(1, 7)]


@rule("TR-031")
def test_with_all_hands_empty_the_file_begins_with_a_deal():
    """Six cards for the seat whose turn it is, then six for the other."""
    answers = [said(1, play="black-3-b", ship="black-2")]
    result = played(position(hands=[[], []], turn=1, movement_deck=TWELVE, answers=answers))
    assert keys(result)[:3] == ["round_dealt", "hand_dealt", "hand_dealt"]
    assert result.hands[0] == TWELVE[6:]
    assert result.hands[1] == [card for card in TWELVE[:6] if card != "black-3-b"]
    assert result.ships["black-2"] == (3, "bonus")
    assert result.movement_deck == []


@about("TR-031")
def test_a_position_whose_last_turn_empties_all_hands_is_told_before_the_next_deal():
    result = played(position(movement_deck=TWELVE))
    assert (result.hands, result.movement_deck) == ([[], []], TWELVE)
    assert not {"round_dealt", "hand_dealt"} & set(keys(result))


def test_nothing_is_shuffled_in_a_position():
    """By TR-033 all cards would be reshuffled; a file cannot state the resulting hands."""
    for deck in ([], TWELVE[:11]):
        document = position(hands=[[], []], movement_deck=deck, answers=[])
        assert refused(document) == ("cards-missing", "movement_deck")


@about("TR-183")
def test_a_seat_without_cards_cannot_play_while_others_have_some():
    hands = [["red-2-a", "red-3-a"], []]
    assert refused(position(hands=hands, turns=2, movement_deck=TWELVE)) == ("hand-empty", "hands[1]")
    assert refused(position(turn=1, movement_deck=TWELVE)) == ("hand-empty", "hands[1]")


@rule("TR-025")
def test_a_hand_has_six_cards_at_most():
    six = ["red-2-a", *(f"red-{value}-b" for value in range(1, 6))]
    assert len(played(position(hands=[six, []])).hands[0]) == 5
    assert refused(position(hands=[[*six, "red-6-b"], []])) == ("wrong-shape", "hands[0]")


# --- the finish --------------------------------------------------------------------------------------------


def arrival(**changes: Any) -> dict[str, Any]:
    return position(ships={"red-1": [44, "normal"]}, **changes)


@rule("TR-073")
def test_a_ship_at_home_means_that_the_pile_has_been_taken():
    pile = ["light_speed"] * 4
    first = played(arrival(finish_pile=pile))
    assert (first.bonus_hands, first.finish_pile) == ([["light_speed"] * 2] * 2, [])
    home = {"ships": {"red-1": [44, "normal"], "green-1": [45, "finish"]}}
    second = played(arrival(finish_pile=pile) | home)
    assert (second.bonus_hands, second.finish_pile) == ([[], []], [])
    assert "finish_pile_taken" not in keys(second)


def test_a_pile_that_is_stated_in_part_goes_to_the_first_in_order():
    result = played(arrival(finish_pile=["light_speed", "tow_hook", "acceleration"]))
    assert result.bonus_hands == [["light_speed", "tow_hook"], ["acceleration"]]
    assert keys(result)[-1] == "ship_finished"


def test_the_pile_has_two_cards_for_each_player_at_most():
    pile = ["light_speed"] * 4 + ["tow_hook"]
    assert refused(arrival(finish_pile=pile)) == ("pile-too-large", "finish_pile")
    three = arrival(players=3, hands=[["red-2-a"], [], []], finish_pile=pile)
    assert played(three).bonus_hands == [["light_speed"] * 2, ["light_speed"] * 2, ["tow_hook"]]


def test_a_race_that_is_over_cannot_be_played_on():
    home = {name: [45, "finish"] for name in ("red-1", "red-2", "black-1", "black-2")}
    assert refused(position(ships=home)) == ("race-over", "ships")
    result = played(position(ships=home, turns=0, answers=[]))
    assert (result.winners, result.events) == ([0], [])


@rule("TR-064")
@pytest.mark.parametrize("index", [11, 12, 23, 24, 25, 36, 37])
def test_no_ship_rests_on_a_black_hole(index: int):
    for face in ("black_hole", "normal"):
        assert refused(position(ships={"red-1": [index, face]})) == ("ship-in-hole", "ships.red-1")


@rule("TR-024")
@pytest.mark.parametrize("kind", range(len(BONUS)))
def test_of_each_bonus_card_there_are_four_in_all(kind: int):
    name, four = BONUS[kind], COPIES[kind]
    assert four == 4
    held: dict[str, Any] = {"bonus_hands": [[name], [name]], "bonus_deck": [name]}
    assert played(position(**held, finish_pile=[name])).bonus_deck == [name]
    assert refused(position(**held, finish_pile=[name], bonus_discard=[name])) == (
        "bonus-too-many",
        "finish_pile[0]",
    )


# --- hostile files -----------------------------------------------------------------------------------------


def read(document: object) -> None:
    """Whatever the file: a result without lost cards, or a one-line error in every language."""
    raw = json.dumps(document).encode()
    try:
        ready = parse(raw)
        before = cards(ready.state)
        result = result_of(ready, play(ready))
    except BadInput as error:
        for texts in TEXTS:
            line = complaint(error, texts).replace("\N{NO-BREAK SPACE}", " ")
            assert line.isprintable()
    else:
        assert cards(ready.state) == before
        assert json.loads(msgspec.json.encode(result))["game"] == "race"
        assert len(ready.piles.movement) == len(ready.state.deck)
        assert sum(ready.state.bonus_deck) == len(ready.piles.bonus)
        assert sum(ready.state.finish_pile) == len(ready.piles.finish)


def cards(state: Any) -> tuple[list[int], int]:
    movement = [*state.deck, *state.discard, *(card for hand in state.hands for card in hand)]
    bonus = [*state.bonus_hands, state.bonus_deck, state.bonus_discard, state.finish_pile]
    return sorted(movement), sum(map(sum, bonus))


ANYTHING: list[Any] = [
    None, True, False, -1, 0, 1, 2, 3, 4, 5, 6, 45, 46, 10**9, 10**30, 1.5, "", "red-1", "green-2", "red-2-a",
    "red-2-b", "yellow-6-b", "tow_hook", "light_speed", "evasive_manoeuvre", "normal", "hyperspace", "finish",
    "\x1b[31m\n", "x" * 999, [], [[]], [[], []], [[], [], []], {}, {"bonus": None}, {"tow": "green-1"},
    {"play": "red-2-a", "ship": "red-1"}, [45, "finish"], [12, "black_hole"], [4, "normal"], ["tow_hook"] * 5,
    TWELVE, ["red-2-a"], [{"seat": 0, "answer": {"play": "red-2-a", "ship": "red-1"}}],
]  # fmt: skip


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths to all values inside."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(way for key, inner in inside for way in places(inner, (*path, key)))]


def changed(document: Any, path: tuple[Any, ...], value: Any, how: str) -> Any:
    """The document with one value replaced, removed, or duplicated under another name."""
    if not path:
        return value
    whole = copy.deepcopy(document)
    inside = whole
    for key in path[:-1]:
        inside = inside[key]
    if how == "remove":
        del inside[path[-1]]
    elif how == "add" and isinstance(inside, dict):
        inside[str(value)[:20]] = inside[path[-1]]
    elif how == "add":
        inside.insert(path[-1], value)
    else:
        inside[path[-1]] = value
    return whole


@pytest.mark.parametrize("story", STORIES, ids=lambda story: story["story"][:20])
def test_every_value_of_a_position_may_be_wrong_or_missing(story: dict[str, Any]):
    document = story["scenario"]
    for path in places(document):
        read(changed(document, path, None, "remove"))
        for value in (None, "x", -1, 10**9, [], {}, True):
            read(changed(document, path, value, "replace"))


def inside_of(document: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        document = document[key]
    return document


@st.composite
def mutations(draw: st.DrawFn) -> object:
    """A scenario with some values replaced, mostly by others of their type, removed or added."""
    document = draw(st.sampled_from(STORIES))["scenario"]
    for _ in range(draw(st.integers(1, 4))):
        path = draw(st.sampled_from(places(document)[1:]))
        found = inside_of(document, path)
        alike = [value for value in ANYTHING if type(value) is type(found)]
        values = ANYTHING if draw(st.integers(0, 9)) == 0 else alike
        how = draw(st.sampled_from(["replace", "replace", "replace", "remove", "add"]))
        document = changed(document, path, draw(st.sampled_from(values)), how)
        if not document:
            break
    return document


@given(mutations())
def test_mutated_positions(document: object):
    read(document)


@pytest.mark.slow
@settings(max_examples=effort(1500, 5000), deadline=None)
@given(mutations())
def test_very_many_mutated_positions(document: object):
    read(document)


PLACES = "0s 4n 5a 7h 10n 22n 35n 39h 41b 44n 45f"


@st.composite
def anywhere(draw: st.DrawFn) -> dict[str, Any]:
    """Random valid positions: any ships, hands and cards, with plays that are often legal."""
    players = draw(st.integers(2, 4))
    colours = ["red", "green", "black", "yellow"][: 3 if players == 3 else 4]
    spaces = st.sampled_from([[int(text[:-1]), FACES[text[-1]]] for text in PLACES.split()])
    ships = draw(st.dictionaries(st.sampled_from([f"{c}-{n}" for c in colours for n in (1, 2)]), spaces))
    deck = draw(st.permutations([f"{c}-{v}-{copy}" for c in colours for v in range(1, 7) for copy in "ab"]))
    size = draw(st.integers(1, 3))
    hands = [deck[size * seat : size * (seat + 1)] for seat in range(players)]
    bonus = draw(st.permutations(BONUS * 4))
    first_is_home = {ship[:-2] for ship, place in ships.items() if ship[-1] == "1" and place[0] == 45}
    answers = []
    for seat, hand in enumerate(hands):
        for card in hand:
            colour = card.split("-")[0]
            ship = 2 if colour in first_is_home else draw(st.integers(1, 2))
            answers.append(said(seat, play=card, ship=f"{colour}-{ship}"))
    return {
        "game": "race", "players": players, "turn": draw(st.integers(0, players - 1)),
        "turns": size * players, "ships": ships, "hands": hands,
        "bonus_hands": [bonus[2 * seat : 2 * seat + 2] for seat in range(players)],
        "bonus_deck": bonus[8:10], "bonus_discard": bonus[10:11], "finish_pile": bonus[12:16],
        "answers": answers,
    }  # fmt: skip


@given(anywhere())
def test_positions_of_every_kind(document: dict[str, Any]):
    read(document)
