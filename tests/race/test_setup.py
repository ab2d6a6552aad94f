"""Terms, players, teams, colours, decks and the deal (TR-001 … TR-027)."""

from collections import Counter
from math import comb
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from starhaul.kernel.chance import Stream
from starhaul.kernel.contract import CHANCE
from starhaul.kernel.errors import BadInput
from starhaul.kernel.log import read_log, verify, write_log
from starhaul.kernel.random_play import play_random
from starhaul.race.actions import Play
from starhaul.race.config import NOBODY, Config, Options, setup_of
from starhaul.race.data import rule_data
from starhaul.race.decks import BONUS, COPIES, MOVEMENT, hand_at, hands_of
from starhaul.race.terms import COLOURS, SHIPS
from tests.race.stage import GAME, Stage, new_match
from tests.rules import rule

SEATS = (2, 3, 4)


def owned(config: Config) -> list[list[str]]:
    """The colours of each seat."""
    owners = setup_of(config).owners
    return [[COLOURS[n] for n, owner in enumerate(owners) if owner == seat] for seat in range(config.seats)]


def chosen(seats: int, *colours: tuple[str, ...]) -> Config:
    return Config(seats=seats, options=Options(colours=colours))


# --- terms -------------------------------------------------------------------------------------------------


@rule("TR-001")
def test_spaces_are_counted_from_the_start_planet_to_the_finish_planet():
    track = setup_of(Config(seats=2)).track
    assert [space.index for space in track.record.spaces] == list(range(46))
    assert (track.faces[0], track.faces[track.finish]) == (("start",), ("finish",))
    assert track.finish == max(space.index for space in track.record.spaces)
    s = Stage(ships={"red-1": "13n"}, hands=[["red-3-a"], ["red-1-a"]]).turn("red-3-a", "red-1")
    assert s.at("red-1") == "16n"


@rule("TR-002")
def test_a_ship_on_a_double_space_stands_on_one_of_its_two_faces():
    hands = [["red-1-a", "red-2-b"], ["red-1-b", "green-1-a"]]
    s = Stage(ships={"red-1": "13n", "red-2": "13n"}, hands=hands)
    s.turn("red-1-a", "red-1").side("asteroid").turn("red-1-b", "red-2").side("hyperspace")
    assert (s.state.places[0], s.state.places[1]) == ((14, "asteroid"), (14, "hyperspace"))
    s.turn("red-2-b", "red-2")
    assert s.at("red-2") == "18h"


@rule("TR-003")
def test_the_active_player_plays_the_card_and_the_card_moves_the_ship():
    s = Stage(3, hands=[["red-1-a"], ["red-2-a"], ["green-1-a"]], turn=1)
    assert GAME.view(s.state, None).asked == [1]
    assert s.refused(0, Play("red-1-a", "red-1")) == "not-asked"
    s.turn("red-2-a", "red-2")
    assert s.tells("card-played") == [{"seat": 1, "card": "red-2-a", "ship": "red-2"}]
    assert (s.at("red-1"), s.at("red-2")) == ("0s", "2n")


@rule("TR-004")
@pytest.mark.parametrize(
    ("seats", "crews"),
    [
        (2, [(0,), (1,), (0,), (1,)]),
        (3, [(0,), (1,), (2,), ()]),
        (4, [(0, 2), (1, 3), (2, 0), (3, 1)]),
    ],
)
def test_the_crew_of_a_ship_is_its_owner_and_the_team_mate(seats: int, crews: list[tuple[int, ...]]):
    assert [setup_of(Config(seats=seats)).crews[2 * colour] for colour in range(4)] == crews
    assert [setup_of(Config(seats=seats)).crews[2 * colour + 1] for colour in range(4)] == crews


@rule("TR-005")
@pytest.mark.parametrize(("seats", "own"), [(2, "black"), (4, "black")])
def test_ships_of_the_second_colour_and_of_the_mate_are_no_opponents(seats: int, own: str):
    """Red flies past a ship of its own team, which cannot be towed; a green one can."""
    hands = [["red-5-a"], *[["red-1-a"]] * (seats - 1)]
    bonus = [["tow_hook"]] * seats
    ships = {f"{own}-1": "14h", f"{own}-2": "14h", "red-1": "13n", "green-1": "14a"}
    s = Stage(seats, ships, hands, bonus).turn("red-5-a", "red-1")
    assert (s.asked, s.offered("ship")) == ((1, "tow"), [None, "green-1"])


@rule("TR-006")
def test_a_colour_is_finished_when_both_its_ships_are():
    ships = {"red-1": "44n", "red-2": "44n"}
    hands = [["red-1-a", "green-1-a"], ["red-1-b", "green-1-b"]]
    s = Stage(ships=ships, hands=hands, pile=[]).turn("red-1-a", "red-1")
    assert (s.tells("ship-finished"), s.tells("colour-finished")) == ([{"ship": "red-1"}], [])
    s.turn("red-1-b", "red-2")
    assert s.tells("ship-finished") == [{"ship": "red-1"}, {"ship": "red-2"}]
    assert s.tells("colour-finished") == [{"colour": "red"}]


@rule("TR-008")
def test_any_number_of_ships_stands_on_one_space():
    s = Stage(ships=dict.fromkeys(SHIPS[1:], "14h") | {"red-1": "13n"}, hands=[["red-1-a"], ["red-2-a"]])
    s.turn("red-1-a", "red-1").side("hyperspace")
    assert [s.at(ship) for ship in SHIPS] == ["14h"] * 8
    s.turn("red-2-a", "red-2")
    assert [s.at(ship) for ship in SHIPS] == ["14h", "18h", *["14h"] * 6]


# --- players, teams, colours -------------------------------------------------------------------------------


@rule("TR-010")
def test_two_to_four_players_four_colours_two_ships_each():
    assert [GAME.seats(Config(seats=seats)) for seats in SEATS] == [2, 3, 4]
    for seats in (0, 1, 5):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({"seats": seats}, type=Config)
    assert COLOURS == ("red", "green", "black", "yellow")
    assert Counter(ship.split("-")[0] for ship in SHIPS) == dict.fromkeys(COLOURS, 2)


@rule("TR-011")
@pytest.mark.parametrize("seats", SEATS)
def test_seats_follow_each_other_by_number(seats: int):
    hands = [[f"{COLOURS[seat % 3]}-{n}-{'ab'[seat // 3]}" for n in (1, 6)] for seat in range(seats)]
    s = Stage(seats, hands=hands, turn=seats - 1)
    order = []
    for _ in range(2 * seats):
        order.append(s.question.seat)
        s.answer(s.question.default)
    assert order == [(seats - 1 + n) % seats for n in range(2 * seats)]


@rule("TR-012")
@pytest.mark.parametrize(
    ("seats", "teams", "ships"), [(2, (0, 1), 4), (3, (0, 1, 2), 2), (4, (0, 1, 0, 1), 4)]
)
def test_teams_and_their_ships(seats: int, teams: tuple[int, ...], ships: int):
    found = setup_of(Config(seats=seats))
    assert found.teams == teams
    assert [len(colours) for colours in owned(Config(seats=seats))] == [4 // seats] * seats
    for team in set(teams):
        assert [found.sides[ship] for ship in found.ships].count(team) == ships


@rule("TR-013")
@pytest.mark.parametrize(
    ("config", "expected"),
    [
        (Config(seats=2), [["red", "black"], ["green", "yellow"]]),
        (Config(seats=3), [["red"], ["green"], ["black"]]),
        (Config(seats=4), [["red"], ["green"], ["black"], ["yellow"]]),
        (chosen(4, ("yellow",), (), ("red",), ()), [["yellow"], ["green"], ["red"], ["black"]]),
        (chosen(3, (), ("red",), ()), [["green"], ["red"], ["black"]]),
        (chosen(2, ("yellow", "green"), ()), [["green", "yellow"], ["red", "black"]]),
        (chosen(2, (), ("red",)), [["green", "yellow"], ["red", "black"]]),
        (chosen(2, (), ("red", "yellow")), [["green", "black"], ["red", "yellow"]]),
        (chosen(2, ("yellow",), ("black",)), [["red", "yellow"], ["green", "black"]]),
    ],
    ids=str,
)
def test_a_player_who_has_not_chosen_gets_the_first_free_colour(config: Config, expected: list[list[str]]):
    assert owned(config) == expected


@rule("TR-013")
@pytest.mark.parametrize(
    ("seats", "options", "code", "place"),
    [
        (2, {"colours": (("red",),)}, "colours-per-seat", "options.colours"),
        (2, {"colours": (("red", "green", "black"), ())}, "colours-too-many", "options.colours[0]"),
        (3, {"colours": ((), ("red", "green"), ())}, "colours-too-many", "options.colours[1]"),
        (2, {"colours": (("red",), ("red",))}, "colour-twice", "options.colours"),
        (2, {"colours": (("red", "red"), ())}, "colour-twice", "options.colours"),
        (3, {"first": 3}, "first-unknown", "options.first"),
    ],
)
def test_choices_that_cannot_be_are_refused(seats: int, options: dict[str, Any], code: str, place: str):
    with pytest.raises(BadInput) as why:
        GAME.new(Config(seats=seats, options=Options(**options)), 0)
    assert (why.value.code, why.value.place) == (code, place)


@rule("TR-028")
def test_ships_may_begin_elsewhere():
    match = new_match(3, 1, ships=(("red-1", 18, "hyperspace"), ("green-2", 9, "bonus")))
    match.advance()
    view = GAME.view(match.state, 0)
    assert ("red-1", 18, "hyperspace") in view.ships
    assert ("green-2", 9, "bonus") in view.ships
    assert [place for place in view.ships if place[2] == "start"] == [
        (name, 0, "start") for name in ("red-2", "green-1", "black-1", "black-2")
    ]
    assert [seat.bonus_cards for seat in view.seats] == [0, 0, 0]


@rule("TR-028")
@pytest.mark.parametrize(
    ("place", "code"),
    [
        (("blue-1", 3, "bonus"), "ship-unknown"),
        (("yellow-1", 3, "bonus"), "ship-unknown"),
        (("red-1", 46, "finish"), "space-unknown"),
        (("red-1", -1, "start"), "space-unknown"),
        (("red-1", 11, "black_hole"), "ship-in-hole"),
        (("red-1", 14, "normal"), "face-wrong"),
        (("red-1", 45, "finish"), "ship-home"),
    ],
)
def test_places_where_no_ship_can_begin_are_refused(place: tuple[str, int, str], code: str):
    with pytest.raises(BadInput) as why:
        GAME.new(Config(seats=3, options=Options(ships=(("red-2", 3, "bonus"), place))), 0)
    assert (why.value.code, why.value.place) == (code, "options.ships[1]")


def test_colours_that_are_not_there_are_refused():
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"seats": 2, "options": {"colours": [["blue"], []]}}, type=Config)


@rule("TR-014", "TR-021")
@pytest.mark.parametrize(
    ("colours", "unused"), [((), "yellow"), ((("yellow",), ("green",), ("red",)), "black")], ids=str
)
def test_the_unused_colour_leaves_the_game(colours: tuple[tuple[str, ...], ...], unused: str):
    match = new_match(3, 1, colours=colours)
    assert len(match.state.setup.cards) == 36
    match.advance()
    view = GAME.view(match.state, 0)
    assert len(view.ships) == 6
    everywhere = [ship.split("-")[0] for ship, _, _ in view.ships]
    everywhere += [colour for seat in view.seats for colour in seat.colours]
    everywhere += [MOVEMENT[card].name.split("-")[0] for card in match.state.deck]
    everywhere += [MOVEMENT[card].name.split("-")[0] for hand in match.state.hands for card in hand]
    assert set(everywhere) == {*COLOURS} - {unused}
    assert setup_of(match.config).owners[COLOURS.index(unused)] == NOBODY


@rule("TR-015")
@pytest.mark.parametrize("seats", SEATS)
def test_team_cards_show_everybody_who_owns_which_colour_and_nothing_else(seats: int):
    config = Config(seats=seats)
    state = GAME.new(config, 0)
    for viewer in (*range(seats), None):
        assert [seat.colours for seat in GAME.view(state, viewer).seats] == owned(config)
    assert {*GAME.conserved(state)} == {"movement", "bonus"}
    assert rule_data.cards().team_cards["game_effect"] is None


# --- decks -------------------------------------------------------------------------------------------------


@rule("TR-020")
@pytest.mark.parametrize("seats", SEATS)
def test_all_ships_start_on_the_start_planet(seats: int):
    match = new_match(seats, 1)
    match.advance()
    view = GAME.view(match.state, None)
    assert len(view.ships) == 2 * (3 if seats == 3 else 4)
    assert {(index, face) for _, index, face in view.ships} == {(0, "start")}


@rule("TR-021")
def test_two_copies_of_each_number_in_each_colour():
    assert len(MOVEMENT) == 48
    found = Counter((COLOURS[card.colour], card.value) for card in MOVEMENT)
    assert found == {(colour, value): 2 for colour in COLOURS for value in range(1, 7)}
    assert len({card.name for card in MOVEMENT}) == 48
    assert [len(setup_of(Config(seats=seats)).cards) for seats in SEATS] == [48, 36, 48]


@rule("TR-022", "TR-023")
@pytest.mark.parametrize(("seats", "pile", "deck"), [(2, 4, 16), (3, 6, 14), (4, 8, 12)])
def test_the_finish_pile_is_set_aside_unseen(seats: int, pile: int, deck: int):
    match = new_match(seats, 3)
    told = match.advance()
    assert (sum(match.state.finish_pile), sum(match.state.bonus_deck)) == (pile, deck)
    assert match.state.bonus_hands == [[0] * 5] * seats
    set_aside = [event for event in told if event.key == "card-set-aside"]
    assert [event.audience for event in set_aside] == [()] * pile
    view = GAME.view(match.state, 0)
    assert (view.finish_pile, view.bonus_deck, view.bonus_discard) == (pile, deck, [])


@rule("TR-022")
def test_any_bonus_card_may_be_set_aside_by_its_number():
    state = new_match(2, 0).state
    outcomes = GAME.outcomes(state)
    assert outcomes is not None
    assert (tuple(outcomes.options), tuple(outcomes.weights or ())) == ((0, 1, 2, 3, 4), (4, 4, 4, 4, 4))
    for _ in range(4):
        GAME.apply(state, CHANCE, BONUS.index("tow_hook"))
    assert state.finish_pile == [0, 0, 0, 0, 4]
    assert state.bonus_deck == [4, 4, 4, 4, 0]


@rule("TR-024")
def test_four_of_each_of_five_types():
    assert BONUS == (
        "experienced_pilot", "light_speed", "acceleration", "evasive_manoeuvre", "tow_hook"
    )  # fmt: skip
    assert COPIES == (4, 4, 4, 4, 4)


@rule("TR-025")
@pytest.mark.parametrize("seats", SEATS)
def test_six_movement_cards_each_and_the_rest_is_the_deck(seats: int):
    match = new_match(seats, 5)
    match.advance()
    state = match.state
    assert [len(hand) for hand in state.hands] == [6] * seats
    dealt = [card for hand in state.hands for card in hand]
    assert sorted([*dealt, *state.deck]) == list(state.setup.cards)
    assert GAME.view(state, 0).deck == len(state.setup.cards) - 6 * seats


@rule("TR-025")
def test_every_hand_is_equally_likely():
    match = new_match(2, 5, first=0)
    while (outcomes := GAME.outcomes(match.state)) is not None and outcomes.stream != "cards":
        match.act(CHANCE, match.next_outcome())
    assert outcomes is not None
    assert outcomes.options == range(comb(48, 6))
    assert outcomes.weights is None


decks = st.sets(st.integers(0, 47), min_size=6, max_size=12).map(lambda cards: tuple(sorted(cards)))


@rule("TR-025")
@given(decks, st.integers(0, 6))
def test_ranks_and_hands_match_one_to_one(deck: tuple[int, ...], size: int):
    ranks = hands_of(deck, size)
    hands = [hand_at(deck, size, rank) for rank in ranks]
    assert len(ranks) == comb(len(deck), size)
    assert len(set(hands)) == len(hands)
    for hand in hands:
        assert len(hand) == size
        assert list(hand) == sorted({*hand} & {*deck})


@rule("TR-026")
@pytest.mark.parametrize("seats", SEATS)
def test_the_starting_player_is_drawn_by_lot(seats: int):
    firsts = Counter[int]()
    for seed in range(60):
        match = new_match(seats, seed)
        match.advance()
        firsts[match.state.first] += 1
        assert GAME.questions(match.state)[0].seat == match.state.first
    assert set(firsts) == set(range(seats))


@rule("TR-026")
@pytest.mark.parametrize("seats", SEATS)
def test_or_the_host_names_the_starting_player(seats: int):
    for first in range(seats):
        match = new_match(seats, 8, first=first)
        told = match.advance()
        assert GAME.questions(match.state)[0].seat == first
        assert "first-player" not in [event.key for event in told]


@rule("TR-027")
@pytest.mark.parametrize("seats", SEATS)
def test_seed_and_decisions_reproduce_the_race(seats: int):
    one, two, other = (new_match(seats, seed) for seed in ("a", "a", "b"))
    for match in (one, two, other):
        play_random(match, Stream(1, "players"))
    assert one.entries == two.entries
    assert one.key == two.key != other.key
    verdict = verify(GAME, read_log(write_log(one)))
    assert (verdict.same_key, verdict.fair, verdict.same_rules) == (True, True, True)
