"""Preparation for launch: batteries, crew, aliens, rockets, deck (chapter PRE, RUL-28 … RUL-33, RUL-79)."""

import pytest

from starhaul.kernel.contract import CHANCE
from starhaul.kernel.errors import Refusal
from starhaul.trucker.data import rule_data
from starhaul.trucker.files.shipfile import ShipPlan
from starhaul.trucker.flow.flight import AskCard
from starhaul.trucker.flow.launch import start_space
from starhaul.trucker.match.actions import Aliens, Fly, Remove
from starhaul.trucker.match.config import Config, Options
from starhaul.trucker.ship.layers import tile_set
from starhaul.trucker.ship.ship import BROWN, PURPLE
from tests.rules import about, rule
from tests.trucker.flow.pad import Pad, built
from tests.trucker.shipyard import at, yard
from tests.trucker.story_table import GAME

EDITIONS = pytest.mark.parametrize("edition", ["1e", "2e"])


def plain(edition: str = "1e", class_: str = "II") -> ShipPlan:
    return yard(class_, "8,7 engine:rear 0003", edition=edition)


def zoo(edition: str = "1e") -> ShipPlan:
    """One cabin with a purple life support, one with both colours, one with none."""
    return yard(
        "II",
        "7,6 life_support_purple 0222",
        "6,6 cabin .2..",
        "8,6 cabin ..12",
        "8,7 life_support_brown 1..1",
        "7,8 cabin 3...",
        edition=edition,
    )


def level_of(edition: str, card: int) -> int:
    return rule_data.cards(edition).cards[card].level


@rule("PRE-01", "PRE-09")
@EDITIONS
def test_every_battery_tile_receives_as_many_batteries_as_are_printed_on_it(edition: str) -> None:
    lines = ["7,6 battery ..3.", "8,7 battery ...3", "6,7 battery .3..", "7,8 battery 3..."]
    ship = yard("II", *lines, edition=edition)
    pad = Pad(ship, ship, ship, ship).launch()
    for flying in pad.state.ships:
        places = [(7, 6), (6, 7), (8, 7), (7, 8)]
        tiles = [tile_set(edition).records[flying.hull.tiles[at(ship, *place)]] for place in places]
        assert [flying.batteries[at(ship, *place)] for place in places] == [t.capacity for t in tiles]
        assert flying.battery_count() == sum(tile.capacity for tile in tiles) >= 8


@rule("PRE-02", "PRE-03", "EX-29")
@EDITIONS
def test_the_starting_cabin_and_a_cabin_without_life_support_receive_two_humans(edition: str) -> None:
    ship = yard("II", "7,6 life_support_purple ..3.", "8,7 cabin ...3", edition=edition)
    pad = Pad(ship, ship).begin()
    assert (0, "aliens") not in pad.asked
    assert [pad.state.ships[0].crew[at(ship, *place)] for place in ((7, 7), (8, 7))] == [2, 2]


@rule("PRE-02", "PRE-03", "PRE-04", "PRE-05", "EX-29")
@EDITIONS
def test_which_alien_may_live_where(edition: str) -> None:
    ship = zoo(edition)
    purple, both = at(ship, 6, 6), at(ship, 8, 6)
    pad = Pad(ship, plain(edition)).begin()
    assert pad.heard("errors-found") == []
    assert pad.asked == [(0, "aliens")]
    assert pad.question(0).options == (
        Aliens(),
        Aliens(None, both),
        Aliens(purple),
        Aliens(purple, both),
        Aliens(both),
    )
    pad.answer(0, Aliens(None, both))
    crew = pad.state.ships[0].crew
    assert [crew[at(ship, *place)] for place in ((6, 6), (8, 6), (7, 7), (7, 8))] == [2, BROWN, 2, 2]


@rule("PRE-06", "RUL-31")
@EDITIONS
def test_a_life_support_serves_all_cabins_joined_to_it_but_one_alien_of_a_colour_comes(edition: str) -> None:
    ship = yard("II", "7,6 life_support_purple 0222", "8,6 cabin ...2", "6,6 cabin .2..", edition=edition)
    one, other = at(ship, 6, 6), at(ship, 8, 6)
    pad = Pad(ship, plain(edition)).begin()
    assert pad.question(0).options == (Aliens(), Aliens(one), Aliens(other))
    pad.answer(0, Aliens(other))
    assert pad.state.ships[0].crew.count(PURPLE) == 1
    assert pad.state.ships[0].crew[one] == 2
    assert pad.heard("alien-aboard") == [{"seat": 0, "alien": "purple"}]


@rule("RUL-33")
def test_a_life_support_beside_a_cabin_that_is_not_joined_does_not_count() -> None:
    ship = yard("II", "7,6 life_support_purple .03.", "8,7 structural 3..3", "8,6 cabin ..30")
    pad = Pad(ship, plain()).begin()
    assert pad.heard("errors-found") == []
    assert "aliens" not in [kind for _, kind in pad.asked]


@rule("PRE-07", "RUL-31")
@EDITIONS
def test_aliens_are_chosen_one_after_the_other_beginning_with_the_first_in_starting_order(
    edition: str,
) -> None:
    ship = yard("II", "7,6 life_support_purple 0222", "8,6 cabin ...2", edition=edition)
    cabin = at(ship, 8, 6)
    pad = Pad(ship, ship, ship, starts=[3, 1, 2]).begin()
    assert pad.asked == [(1, "aliens")]
    pad.answer(1, Aliens(purple=cabin))
    assert pad.state.ships[1].crew[cabin] == PURPLE
    assert pad.asked == [(2, "aliens")]
    with pytest.raises(Refusal):
        pad.answer(1, Aliens())
    pad.answer(2, Aliens())
    assert pad.asked == [(0, "aliens")]
    pad.later(60_000)
    assert pad.state.ships[0].crew[cabin] == 2
    assert pad.heard("launched")


@about("RUL-08")
@rule("RUL-31")
def test_by_default_no_alien_comes_aboard() -> None:
    pad = Pad(zoo(), plain()).begin()
    assert pad.question(0).default == Aliens()


@rule("PRE-06")
def test_two_aliens_of_different_colours_may_come_but_not_into_the_same_cabin() -> None:
    ship = zoo()
    purple, both = at(ship, 6, 6), at(ship, 8, 6)
    pad = Pad(ship, plain()).begin()
    assert Aliens(both, both) not in (pad.question(0).options or ())
    pad.answer(0, Aliens(purple, both))
    assert pad.state.ships[0].crew_count() == 6
    assert pad.state.ships[0].humans() == 4


@rule("PRE-08")
@EDITIONS
def test_the_pool_is_pushed_aside(edition: str) -> None:
    pad = Pad(plain(edition), plain(edition))
    left = len(pad.state.in_yard.pool)
    pad.launch()
    assert pad.state.yard is None
    assert pad.state.aside == left


@rule("PRE-10", "EX-07", "RUL-80")
@pytest.mark.parametrize(
    ("class_", "expected"),
    [("I", [-6, 0, -2, -4]), ("II", [-9, 0, -3, -6]), ("III", [-12, 0, -4, -8]), ("IIIA", [-12, 0, -4, -8])],
)
def test_start_numbers_stand_behind_each_other_at_the_distances_of_the_round(
    class_: str, expected: list[int]
) -> None:
    ship = yard(class_)
    pad = Pad(ship, ship, ship, ship, starts=[4, 1, 2, 3]).launch()
    assert pad.flight.positions == expected
    assert pad.heard("launched")[0]["order"] == [1, 2, 3, 0]


@rule("PRE-12")
@pytest.mark.parametrize(
    ("class_", "expected"), [("I", [4, 2, 1, 0]), ("II", [6, 3, 1, 0]), ("III", [9, 5, 2, 0])]
)
def test_second_edition_rockets_stand_on_the_start_spaces(class_: str, expected: list[int]) -> None:
    ship = yard(class_, edition="2e")
    pad = Pad(ship, ship, ship, ship).launch()
    assert pad.flight.positions == expected
    deck = pad.flight.deck
    outcomes = GAME.outcomes(pad.state)
    assert outcomes is not None
    level = pad.state.profile.flight.level
    assert {level_of("2e", card) for card in outcomes.options} == {level}
    assert sorted(outcomes.options) == [card for card in deck if level_of("2e", card) == level]


# --- the deck ----------------------------------------------------------------------------------------------


@rule("PRE-11", "EX-21", "EX-22")
@pytest.mark.parametrize(("class_", "levels"), [("I", [8]), ("II", [4, 8]), ("III", [4, 4, 8])])
def test_four_piles_make_the_deck_and_the_fourth_is_dealt_after_building(
    class_: str, levels: list[int]
) -> None:
    pad = Pad(plain(class_=class_), plain(class_=class_))
    assert len(pad.state.in_yard.piles) == 3
    known = {card for pile in pad.state.in_yard.piles for card in pile}
    pad.launch()
    deck = pad.flight.deck
    assert known < set(deck)
    dealt = [event for event in pad.told if event.key == "card-dealt"]
    assert dealt
    assert all(event.audience == () for event in dealt), "unseen by everybody"
    assert [
        sum(level_of("1e", card) == level for card in deck) for level in range(1, len(levels) + 1)
    ] == levels


@rule("RUL-32", "PRE-11")
@pytest.mark.parametrize("class_", ["II", "III"])
def test_the_top_card_is_drawn_among_those_of_the_level_and_then_any_card_may_come(class_: str) -> None:
    pad = Pad(plain(class_=class_), plain(class_=class_)).launch()
    pad.answer(0, Fly()).answer(1, Fly())
    level = len(class_)
    outcomes = GAME.outcomes(pad.state)
    assert outcomes is not None
    assert outcomes.weights is None
    assert sorted(outcomes.options) == [c for c in pad.flight.deck if level_of("1e", c) == level]
    space = next(c for c in range(60) if rule_data.cards("1e").cards[c].id == f"{class_}-06")
    pad.deck(f"{class_}-06", "I-05", "II-05")
    pad.dice(space)  # type: ignore[arg-type]
    assert pad.asked == [(0, "reveal"), (1, "reveal")]
    pad.answer(0, Fly()).answer(1, Fly())
    outcomes = GAME.outcomes(pad.state)
    assert outcomes is not None
    assert list(outcomes.options) == pad.flight.deck


@rule("VAR-05", "RUL-79", "RUL-01")
@EDITIONS
@pytest.mark.parametrize("class_", ["I", "III"])
def test_predictable_the_piles_lie_left_middle_right_fourth_and_nobody_shuffles(
    class_: str, edition: str
) -> None:
    ship = plain(edition, class_)
    pad = Pad(ship, ship, predictable=True)
    opens = [card for pile in pad.state.in_yard.piles[:3] for card in pile]
    pad.launch()
    deck = list(pad.flight.deck)
    assert deck[: len(opens)] == opens
    assert len(deck) == len(opens) // 3 * 4
    for card in deck:
        pad.flight.reasons = ["", ""]
        pad.state.frames[2:] = [AskCard()]
        outcomes = GAME.outcomes(pad.state)
        assert outcomes is not None
        assert list(outcomes.options) == [card]
        pad.told += GAME.apply(pad.state, CHANCE, card)


@rule("RUL-79")
def test_predictable_the_top_card_need_not_be_of_the_level() -> None:
    ship = plain(class_="II")
    pad = Pad(ship, ship, predictable=True)
    piles = pad.state.in_yard.piles
    piles[0] = tuple(sorted(piles[0], key=lambda card: level_of("1e", card)))
    pad.launch().answer(0, Fly()).answer(1, Fly())
    outcomes = GAME.outcomes(pad.state)
    assert outcomes is not None
    assert level_of("1e", outcomes.options[0]) == 1


# --- no human at launch ------------------------------------------------------------------------------------


@rule("RUL-28")
@EDITIONS
def test_a_ship_without_a_human_at_launch_gives_up_before_the_first_card(edition: str) -> None:
    ship = yard("II", "7,6 cannon:rear 3.0.", "7,5 structural ..3.", edition=edition)
    pad = Pad(plain(edition), ship).begin().answer(1, Remove(at(ship, 7, 7)))
    while pad.asked and pad.asked[0][1] == "repair":
        pad.answer(1, pad.question(1).default)
    pad.chance()
    assert pad.gave_up == ["", "no_humans"]
    assert pad.heard("launched")[0]["order"] == [0, 1]
    assert (1, "reveal") not in pad.asked


@rule("RUL-28")
def test_aliens_alone_cannot_launch() -> None:
    lines = ["7,6 cannon:rear 3.0.", "7,5 cabin 1.1.", "7,4 life_support_purple ..1."]
    ship = yard("II", *lines)
    cabin = at(ship, 7, 5)
    for choice, reason in ((Aliens(cabin), "no_humans"), (Aliens(), "")):
        pad = Pad(plain(), ship).begin().answer(1, Remove(at(ship, 7, 7))).chance()
        pad.answer(1, choice)
        assert pad.heard("launched")
        assert pad.gave_up == ["", reason]


# --- rounds ------------------------------------------------------------------------------------------------


@rule("RUL-80", "VAR-02", "VAR-04")
def test_iiia_counts_as_level_three_for_piles_hourglass_distances_and_rewards() -> None:
    config = Config(edition="1e", seats=2, rounds=("I", "IIIA"))
    other = Config(edition="1e", seats=2, rounds=("III",))
    match = built(Config(edition="1e", seats=2, rounds=("IIIA",), options=Options(build="relaxed")))
    assert match.state.profile.flight is built(other).state.profile.flight
    assert [len(pile) for pile in match.state.in_yard.piles] == [4, 4, 4]
    assert match.state.profile.flight.hourglass_fields == ("III", "II", "I", "START")
    assert built(config).state.profile.flight.level == 1


@about("HSE-R12")
def test_a_start_space_without_roads_is_the_printed_one() -> None:
    state = built(Config(edition="2e", seats=4, rounds=("II",))).state
    assert [start_space(state, number) for number in (1, 2, 3, 4)] == [6, 3, 1, 0]
