"""Rewards after a flight of fleets: more ships count before the position on the track (LM-121, LM-122)."""

from starhaul.trucker.files.prepared_flight import in_flight
from starhaul.trucker.files.shipfile import ShipPlan
from starhaul.trucker.flow.rounds import DoEndRound
from starhaul.trucker.flow.settlement import DoSettle
from starhaul.trucker.match.actions import Fly, GiveUp
from starhaul.trucker.match.config import Config, Options
from starhaul.trucker.parts.records import Epidemic
from tests.rules import rule
from tests.trucker.latest.fleets import SWARM, THREE, Fleets, fleet
from tests.trucker.story_table import GAME

# The starting cabin has four open connectors, and so has each cabin on the right.
ONE = ("4,4 start",)
TWO = (*ONE, "6,4 cabin 1211")
ALL = (*TWO, "6,8 cabin 2122")


def fly(*lines: tuple[str, ...], at: list[int], lost: list[int] | None = None) -> Fleets:
    """The settlement after a flight in which nobody else gave up."""
    fleets = [fleet(*ships, dice=THREE) for ships in lines]
    f = Fleets(*fleets, dice=THREE, at=at, settles=True, lost=lost)
    f.settle()
    assert f.is_over
    return f


def order_of(f: Fleets) -> list[int]:
    """The order bonus of each seat."""
    return [f.settled(seat).get("order", 0) for seat in f.state.seats]


def beautiful(f: Fleets) -> list[int]:
    return [seat for seat in f.state.seats if "beauty" in f.settled(seat)]


@rule("LM-121")
def test_more_ships_rank_first_whatever_the_place_on_the_track() -> None:
    f = fly(ONE, TWO, ALL, at=[30, 20, 10])
    assert [len(f.ships(seat)) for seat in f.state.seats] == [1, 2, 3]
    assert order_of(f) == [6, 9, 12]


@rule("LM-121")
def test_equal_numbers_of_ships_rank_by_their_place() -> None:
    assert order_of(fly(TWO, TWO, TWO, at=[10, 30, 20])) == [6, 12, 9]
    assert order_of(fly(TWO, ALL, TWO, at=[10, 5, 20])) == [6, 12, 9]


@rule("LM-121")
def test_ships_count_at_the_finish_not_at_the_start() -> None:
    f = Fleets(fleet(*ALL, dice=THREE), fleet(*TWO, dice=THREE), dice=THREE, at=[30, 10], settles=True)
    f.between_cards(SWARM)
    f.answer(0, GiveUp((0, 2))).answer(1, Fly())
    f.uneventful()
    assert [len(f.ships(seat)) for seat in f.state.seats] == [1, 2]
    assert order_of(f) == [9, 12]


@rule("LM-121", "LM-122")
def test_a_ship_without_humans_after_the_last_card_has_not_finished() -> None:
    ship = fleet("4,4 start humans=2", "6,4 cabin 1211 humans=0", dice=THREE)
    f = Fleets(ship, fleet(*TWO, dice=THREE), dice=THREE, at=[30, 10], settles=True).play(Epidemic())
    assert f.is_over
    assert order_of(f) == [9, 12]
    assert beautiful(f) == [1]


@rule("LM-121")
def test_a_player_who_gave_up_is_not_ranked_however_many_ships_there_were() -> None:
    fleets = [fleet(*ships, dice=THREE) for ships in (ALL, ONE)]
    f = Fleets(*fleets, dice=THREE, at=[30, 10], settles=True).gone(0)
    f.settle()
    assert order_of(f) == [0, 12]
    assert beautiful(f) == [1]


def next_round(*yards: ShipPlan, at: list[int]) -> int:
    """Which seat begins building after a flight of fleets."""
    options = Options(build="turns")
    config = Config(edition="1e", seats=len(yards), rounds=("IVC", "I"), options=options)
    state = in_flight(config, [yard.ship for yard in yards], at, yard_dice=THREE)
    state.frames = [DoEndRound(), DoSettle()]
    GAME.settle(state, 0, [])
    while (outcomes := GAME.outcomes(state)) is not None:
        GAME.apply(state, -1, outcomes.options[0])
    assert state.round == 1
    return GAME.questions(state)[0].seat


@rule("LM-121")
def test_the_same_ranking_says_who_came_in_first_and_begins_the_next_round() -> None:
    two, all_ = fleet(*TWO, dice=THREE), fleet(*ALL, dice=THREE)
    assert next_round(two, all_, two, at=[30, 10, 20]) == 1
    assert next_round(two, two, two, at=[10, 20, 30]) == 2


@rule("LM-122")
def test_only_those_with_most_ships_at_the_finish_compete_for_the_prettiest() -> None:
    assert beautiful(fly(ONE, TWO, at=[30, 20])) == [1], "four open connectors against eight, but one ship"


@rule("LM-122")
def test_open_connectors_of_all_ships_together_are_compared() -> None:
    closed = (*TWO, "3,4 cargo 0300")
    assert beautiful(fly(TWO, closed, at=[30, 20])) == [1], "eight against seven"
    uneven = (*closed, "7,4 cabin 1212")
    assert beautiful(fly(TWO, uneven, at=[30, 20])) == [0], "three and six are more than four and four"


@rule("LM-122")
def test_all_who_tie_get_the_bonus_in_full() -> None:
    f = fly(TWO, TWO, ONE, at=[30, 20, 10])
    assert beautiful(f) == [0, 1]
    assert f.settled(0) == {"order": 12, "beauty": 6}
    assert f.settled(1) == {"order": 9, "beauty": 6}
    assert f.settled(2) == {"order": 6}
