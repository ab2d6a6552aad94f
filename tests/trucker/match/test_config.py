"""What can be configured before a match, and what differs between the
editions (RUL-01 … RUL-04, RUL-10, VAR)."""

import msgspec
import pytest

from starhaul.kernel.errors import BadInput
from starhaul.trucker.data import rule_data
from starhaul.trucker.data.edition import edition
from starhaul.trucker.flow.hits import DICE
from starhaul.trucker.match.config import Config, Options, check_config, profile
from starhaul.trucker.parts.terms import LEFT, REAR, RIGHT
from starhaul.trucker.ship.board import board_of
from tests.rules import about, rule
from tests.trucker.flow.pad import built


def refused(**given: object) -> str:
    config = msgspec.convert({"edition": "1e", "seats": 2, "rounds": ["I"], **given}, type=Config)
    with pytest.raises(BadInput) as why:
        check_config(config)
    assert why.value.place == "config"
    return why.value.code


def allowed(**given: object) -> Config:
    config = msgspec.convert({"edition": "1e", "seats": 2, "rounds": ["I"], **given}, type=Config)
    check_config(config)
    return config


@rule("RUL-01")
def test_the_edition_decides_between_paired_rules() -> None:
    first, second = edition("1e"), edition("2e")
    assert (first.gives_up_before_first, second.gives_up_before_first) == (True, False)  # GIV-12
    assert (first.takes_back, second.takes_back) == (False, True)  # BLD-09
    assert (first.secret_credits, second.secret_credits) == (True, False)  # SET-14
    assert (first.fine_in_flight, second.fine_in_flight) == (1, 0)  # CHK-13
    assert (first.wide_shots, second.wide_shots) == ((RIGHT, LEFT), (RIGHT, REAR, LEFT))  # HIT-09


@rule("RUL-01", "VAR-05")
@pytest.mark.parametrize(
    "options", [{"predictable": True}, {"teams": "team"}, {"teams": "advanced"}, {"manualCheck": True}]
)
def test_the_second_edition_may_use_first_edition_variants(options: dict[str, object]) -> None:
    config = allowed(edition="2e", seats=4, rounds=["II"], options=options)
    assert built(config).state.profile.edition.name == "2e"


@rule("RUL-01")
def test_the_trek_is_second_edition_only() -> None:
    assert refused(trek=True, rounds=["I", "II", "III"]) == "trek-rounds"


@rule("RUL-10", "SET-01")
def test_two_to_four_players_and_exactly_four_in_teams() -> None:
    for seats in (1, 5):
        with pytest.raises(msgspec.ValidationError):
            allowed(seats=seats)
    for seats in (2, 3, 4):
        for name in ("1e", "2e"):
            assert len(built(allowed(seats=seats, edition=name)).state.ships) == seats
    for seats in (2, 3):
        assert refused(seats=seats, options={"teams": "team"}) == "teams-need-four"


@rule("RUL-97")
def test_relaxed_building_and_the_advanced_team_variant_do_not_go_together() -> None:
    options = {"teams": "advanced", "build": "relaxed"}
    assert refused(seats=4, options=options) == "advanced-needs-hourglass"
    allowed(seats=4, options={"teams": "team", "build": "relaxed"})


@rule("SET-03")
def test_second_edition_one_flight_or_the_trek() -> None:
    for class_ in ("I", "II", "III", "learning"):
        allowed(edition="2e", rounds=[class_])
    assert refused(edition="2e", rounds=["I", "II"]) == "one-flight"
    allowed(edition="2e", rounds=["I", "II", "III"], trek=True)


@rule("VAR-01", "VAR-04", "RUL-81")
@pytest.mark.parametrize(
    "rounds", [["I"], ["III"], ["I", "II"], ["II", "III"], ["I", "II", "IIIA"], ["IIIA", "IIIA"]]
)
def test_first_edition_rounds_are_agreed_freely_before_the_game(rounds: list[str]) -> None:
    config = allowed(rounds=rounds)
    assert [profile(config, n).board for n in range(len(rounds))] == [board_of("1e", c) for c in rounds]


@about("VAR-01")
def test_what_cannot_be_played_is_refused_in_words() -> None:
    assert refused(rounds=[]) == "no-rounds"
    assert refused(rounds=["V"]) == "class-unknown"
    assert refused(edition="2e", rounds=["IIIA"]) == "class-unknown"
    assert refused(options={"handicaps": [5]}) == "handicaps-per-seat"
    with pytest.raises(msgspec.ValidationError):
        allowed(options={"house": True})


@rule("RUL-80")
def test_iiia_is_level_three_without_insurance() -> None:
    both = profile(allowed(rounds=["IIIA", "III"]), 0), profile(allowed(rounds=["IIIA", "III"]), 1)
    assert both[0].flight is both[1].flight
    assert both[0].board.record.reserve_slots == 2


@rule("RUL-02")
def test_a_rule_that_the_quick_rules_do_not_mention_holds_in_both_editions() -> None:
    """One of them: prices and the price of a lost tile (END-05, END-07) are the same."""
    first, second = rule_data.flights("1e"), rule_data.flights("2e")
    assert first.goods_values == second.goods_values
    assert first.lost_tile_price == second.lost_tile_price == 1


@rule("RUL-04")
def test_two_fair_dice_and_the_same_seed_gives_the_same_match() -> None:
    assert len(DICE[2]) == 36 == len(set(DICE[2]))
    assert {sum(pair) for pair in DICE[2]} == set(range(2, 13))
    config = allowed()
    assert built(config, 7).key == built(config, 7).key
    assert built(config, 7).state.in_yard.piles != built(config, 8).state.in_yard.piles


@about("RUL-08")
def test_zero_means_no_limit_or_none() -> None:
    options = {"decision_seconds": 0, "draw_pause_ms": 0, "rough_roads": 0, "handicaps": [0, 0]}
    assert allowed(options=options).options == Options(decision_seconds=0, handicaps=(0, 0))
    assert not Options().auto_flip


@about("HSE-O6")
def test_the_defaults_are_the_rules_as_written() -> None:
    options = Options()
    assert options.gold_handicaps
    assert not any((options.rough_roads, options.predictable, options.manual_check, options.open_credits))
    assert (options.decision_seconds, options.repair_seconds, options.reveal_seconds) == (60, 60, 12)
    assert (options.teams, options.build) == ("none", "real_time")
