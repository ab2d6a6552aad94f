"""Which class C ships can be flown, in which order, and what their level determines (LM-001 … LM-008)."""

from collections.abc import Sequence
from typing import Any

import pytest

from starhaul.cli.main import app
from starhaul.games import config_of
from starhaul.kernel.chance import Stream
from starhaul.kernel.contract import Event
from starhaul.kernel.errors import BadInput
from starhaul.kernel.match import Match
from starhaul.kernel.random_play import play_random
from starhaul.trucker.data import rule_data
from starhaul.trucker.flow.flight import AskCard
from starhaul.trucker.match.actions import Fly
from starhaul.trucker.match.config import Config, check_config
from starhaul.trucker.ship.board import board_of
from tests.cli.helpers import RUNNER
from tests.rules import about, rule
from tests.trucker.building_table import GAME, Building
from tests.trucker.latest.dock import Dock, bookings
from tests.trucker.shipyard import yard
from tests.trucker.story_table import Table

CLASSES = ("IC", "IIC", "IIIC", "IVC")
LEVELS = [("IC", 1), ("IIC", 2), ("IIIC", 3)]


def config(*rounds: str, edition: str = "1e", seats: int = 2) -> Config:
    return Config(edition=edition, seats=seats, rounds=rounds)


def flown(*rounds: str, seed: str = "0") -> list[tuple[set[str], set[int]]]:
    """A whole match of random seats: for each round the boards of its ships and the levels of its flight."""
    match = Match(GAME, config(*rounds), seed)
    boards: list[set[str]] = [set() for _ in rounds]
    levels: list[set[int]] = [set() for _ in rounds]

    def hear(told: Sequence[Event]) -> None:
        state = match.state
        boards[state.round] |= {ship.hull.board.record.class_ for ship in state.ships}
        levels[state.round].add(state.profile.flight.level)

    play_random(match, Stream(seed, "seats"), hear=hear)
    assert match.is_over
    return list(zip(boards, levels, strict=True))


# --- which flights -----------------------------------------------------------------------------------------


@about("LM-001")
def test_one_drawing_serves_two_classes() -> None:
    small, large = board_of("1e", "IC"), board_of("1e", "IIC")
    assert small.places == large.places
    assert small.ordinary & ~large.ordinary == 0
    assert small.ordinary != large.ordinary


@rule("LM-002", "LM-005")
@pytest.mark.parametrize(
    "rounds", [("IIIC", "I", "IC"), ("IIIA", "IIC", "III"), ("learning", "IC", "II", "IIIC"), ("IVC", "II")]
)
def test_class_c_is_flown_between_other_classes_and_all_use_the_same_class_in_a_flight(
    rounds: tuple[str, ...],
) -> None:
    classes = ["I" if class_ == "learning" else class_ for class_ in rounds]
    expected = [({class_}, {board_of("1e", class_).record.level}) for class_ in classes]
    assert flown(*rounds) == expected


@rule("LM-003")
@pytest.mark.parametrize(
    "rounds", [("IC", "II", "IIIC"), ("IIIC",), ("IIIC", "IIC", "IC"), ("IIC", "IIC"), ("IC",) * 5]
)
def test_any_number_of_flights_in_any_order_may_be_agreed(rounds: tuple[str, ...]) -> None:
    given: dict[str, Any] = {"edition": "1e", "seats": 4, "rounds": list(rounds)}
    assert config_of(GAME, given).rounds == rounds


@rule("LM-003")
def test_the_classes_are_agreed_before_the_game_and_flown_as_agreed() -> None:
    t = Building("IIIC", "IC", "IIC").finish(0, 1)
    assert (t.state.round, t.state.profile.board.record.class_) == (1, "IC")
    t.finish(0, 1)
    assert (t.state.round, t.state.profile.board.record.class_) == (2, "IIC")
    t.finish(0, 1)
    assert t.doing == "over"


@about("LM-005")
@pytest.mark.parametrize("class_", CLASSES)
def test_class_c_belongs_to_the_first_edition(class_: str) -> None:
    with pytest.raises(BadInput, match="class-unknown"):
        check_config(config(class_, edition="2e"))


@rule("LM-006")
def test_there_is_no_level_four_deck_so_a_fleet_flies_with_the_cards_and_rewards_of_level_three() -> None:
    assert {card.level for card in rule_data.cards("1e").cards} == {1, 2, 3}
    check_config(config("I", "II", "III"))
    check_config(config("IIC", "IIIC", "IVC"))
    third, fourth = rule_data.flights("1e").levels[2:4]
    assert (fourth.order_rewards, fourth.beauty_reward) == (third.order_rewards, third.beauty_reward)
    assert set(fourth.pile) == {"1", "2", "3"}


@rule("LM-008")
@pytest.mark.parametrize("class_", ["IC", "IIC", "IIIC"])
def test_four_players_are_the_limit(class_: str) -> None:
    check_config(config(class_, seats=4))
    given: dict[str, Any] = {"edition": "1e", "seats": 5, "rounds": [class_]}
    with pytest.raises(BadInput, match="config-wrong"):
        config_of(GAME, given)


# --- the level ---------------------------------------------------------------------------------------------

PILES = {1: [1, 1], 2: [1, 2, 2], 3: [1, 2, 3, 3]}
FIELDS = {1: ["I", "START"], 2: ["II", "I", "START"], 3: ["III", "II", "I", "START"]}


def levels(cards: Sequence[int]) -> list[int]:
    return sorted(rule_data.cards("1e").cards[card].level for card in cards)


@rule("LM-004")
@pytest.mark.parametrize("before", [(), ("IIIC",), ("IC", "IIC")], ids=["first", "second", "third"])
@pytest.mark.parametrize(("class_", "level"), LEVELS)
def test_the_numeral_sets_decks_and_timer_whichever_flight_of_the_game_it_is(
    class_: str, level: int, before: tuple[str, ...]
) -> None:
    t = Building(*before, class_)
    for _ in before:
        t.finish(0, 1)
    assert t.state.round == len(before)
    assert [levels(pile) for pile in t.yard.piles] == [PILES[level]] * 3
    fields = list(t.state.profile.timer.fields)
    assert fields[: level + 1] == FIELDS[level]
    assert t.heard("hourglass")[-1] == {"field": FIELDS[level][0]}


@rule("LM-004")
@pytest.mark.parametrize(("class_", "level"), LEVELS)
def test_the_first_card_is_of_the_level_of_the_class_and_start_spaces_are_those_of_the_level(
    class_: str, level: int
) -> None:
    ship = yard(class_, "3,3 start")
    t = Dock(ship, ship).launch()
    assert len(t.flight.deck) == 4 * len(PILES[level])
    assert t.flight.positions[0] - t.flight.positions[1] == {1: 2, 2: 3, 3: 4}[level]
    for seat in (0, 1):
        t.answer(seat, Fly())
    assert isinstance(t.state.frames[-1], AskCard)
    outcomes = GAME.outcomes(t.state)
    assert outcomes is not None
    assert set(levels(outcomes.options)) == {level}


@rule("LM-004")
@pytest.mark.parametrize(("class_", "order", "beauty"), [("IC", 4, 2), ("IIC", 8, 4), ("IIIC", 12, 6)])
def test_rewards_are_those_of_the_level_of_the_class(class_: str, order: int, beauty: int) -> None:
    ship = yard(class_, "3,3 start")
    t = Table(ship, ship, settles=True).settle()
    assert bookings(t, 0) == {"order": order, "beauty": beauty}


@rule("LM-004")
def test_iic_as_the_first_flight_uses_the_tile_of_level_two_and_cards_of_levels_two_and_one() -> None:
    t = Building("IIC", "III")
    assert t.state.profile.flight == rule_data.flights("1e").levels[1]
    assert {level for pile in t.yard.piles for level in levels(pile)} == {1, 2}


# --- the hint ----------------------------------------------------------------------------------------------


def hint(rounds: str, lang: str = "en") -> str:
    """What `starhaul simulate` prints besides its summary."""
    arguments = ["simulate", "--games", "1", "--seats", "2", "--edition", "1e", "--lang", lang]
    done = RUNNER.invoke(app, [*arguments, "--rounds", rounds])
    assert done.exit_code == 0, "a hint forbids nothing"
    assert done.stdout
    return done.stderr


@rule("LM-007")
@pytest.mark.parametrize("rounds", ["IC,IIC", "IIC,IC"])
def test_ic_and_iic_in_one_game_bring_a_hint_and_are_not_forbidden(rounds: str) -> None:
    assert hint(rounds) == "Classes IC and IIC are so alike that one of them is enough for a match.\n"


@rule("LM-007")
def test_the_hint_is_given_once_in_the_language_asked_for() -> None:
    assert [hint("IC,IIC,IC", lang).count("\n") for lang in ("cs", "pl")] == [1, 1]
    assert hint("IC,IIC", "cs") != hint("IC,IIC", "pl")


@rule("LM-007")
@pytest.mark.parametrize("rounds", ["IC,IC", "I,IIC", "IC,II"])
def test_other_games_bring_no_hint(rounds: str) -> None:
    assert hint(rounds) == ""
