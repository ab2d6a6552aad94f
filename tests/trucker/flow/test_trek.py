"""The Transgalactic Trek: drawing, winning, sharing, defending titles (chapter TRK, RUL-84 … RUL-91)."""

from pathlib import Path

import pytest
from msgspec import convert, json, structs

from starhaul.games import config_of
from starhaul.kernel.contract import CHANCE
from starhaul.kernel.errors import BadInput
from starhaul.kernel.log import read_log, replay, verify
from starhaul.trucker.files.shipfile import ShipPlan
from starhaul.trucker.game import Trucker
from starhaul.trucker.match.actions import GiveTitle, KeepTitle
from starhaul.trucker.match.config import Config, check_config
from starhaul.trucker.match.state import Trek
from tests.rules import rule
from tests.trucker.flow.pad import Trekking, says
from tests.trucker.shipyard import yard
from tests.trucker.story_table import GAME

TREK = ("I", "II", "III")


def ship(*lines: str, class_: str = "I") -> ShipPlan:
    return yard(class_, *lines, edition="2e")


CARGO = "8,7 cargo ...3 goods=blue"
SHIELD = "6,7 shield .3.."
ENGINE = "7,8 engine:rear 3..."


# --- setting up --------------------------------------------------------------------------------------------


@rule("TRK-01", "RUL-01")
def test_the_trek_is_three_flights_of_level_one_two_three_in_the_second_edition() -> None:
    check_config(Config(edition="2e", seats=3, rounds=TREK, trek=True))
    for edition, rounds in (("1e", TREK), ("2e", ("I", "II")), ("2e", ("III", "II", "I"))):
        with pytest.raises(BadInput, match="trek-rounds"):
            check_config(Config(edition=edition, seats=3, rounds=rounds, trek=True))
    levels = []
    state = Trucker().new(Config(edition="2e", seats=2, rounds=TREK, trek=True), 1)
    for state.round in range(3):
        levels.append(state.profile.flight.level)
    assert levels == [1, 2, 3]


@rule("TRK-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_as_many_different_titles_are_drawn_at_random_as_there_are_players(seats: int) -> None:
    state = Trucker().new(Config(edition="2e", seats=seats, rounds=TREK, trek=True), 1)
    for drawn in range(seats):
        outcomes = GAME.outcomes(state)
        assert outcomes is not None
        assert outcomes.stream == "titles"
        assert len(outcomes.options) == 6 - drawn
        GAME.apply(state, CHANCE, outcomes.options[-1])
    assert state.trek == Trek([5, 4, 3, 2][:seats], [-1] * seats, [False] * seats)
    outcomes = GAME.outcomes(state)
    assert outcomes is None or outcomes.stream != "titles"


# --- level I -----------------------------------------------------------------------------------------------


@rule("TRK-03", "EX-41", "RUL-88", "END-03")
def test_all_with_the_best_score_receive_2_credits_and_the_one_ahead_gets_the_title() -> None:
    table = Trekking(
        ship(), ship(CARGO), ship(CARGO), flight=0, titles=["hauler", "battery", "engineer"], at=[9, 4, 7]
    ).ends()
    assert table.earned(0) == []
    assert table.earned(1) == [2, 2]  # most cargo tiles and most tiles, both tied with seat 2
    assert table.earned(2) == [2, 2]
    assert {told["title"]: told["seat"] for told in table.heard("title-won")} == {
        "hauler": 2,
        "battery": 0,  # nobody scores: the leader
        "engineer": 2,
    }
    lines = [line["item"] for told in table.heard("settled") for line in told["bookings"]]
    assert "beauty" not in lines


@rule("TRK-04", "EX-42")
def test_if_all_score_0_nobody_is_paid_and_the_leader_gets_the_title() -> None:
    table = Trekking(ship(), ship(), flight=0, titles=["hauler", "xeno"], at=[3, 8]).ends()
    assert table.earned(0) == table.earned(1) == []
    assert [told["seat"] for told in table.heard("title-won")] == [1, 1]


@rule("TRK-03", "GIV-02")
def test_only_finishers_compete() -> None:
    table = Trekking(ship(CARGO, SHIELD), ship(ENGINE), flight=0, titles=["hauler", "engineer"])
    table.gone(0)
    table.ends()
    assert table.earned(0) == []
    assert table.earned(1) == [2]
    assert [told["seat"] for told in table.heard("title-won")] == [1, 1]


@rule("RUL-88")
def test_scores_are_taken_before_goods_are_sold_and_paid_for_titles_given_away_too() -> None:
    table = Trekking(ship(CARGO, SHIELD), ship(), flight=0, titles=["hauler", "battery"]).ends()
    assert table.earned(0) == [2, 2]
    table.answer(0, KeepTitle(1)).answer(0, GiveTitle(0, 1))
    assert table.trek.holders == [1, 0]
    assert table.state.credits[0] == 2 + 2 + 4 + 1


@rule("TRK-05", "RUL-85")
def test_a_player_with_several_titles_keeps_one_and_gives_each_other_one_as_they_like() -> None:
    best = ship(CARGO, SHIELD, ENGINE)
    table = Trekking(ship(), best, ship(), flight=0, titles=["hauler", "battery", "engineer"], at=[9, 6, 3])
    table.ends()
    assert table.asked == [(1, "keep_title")]
    assert table.question(1).options == (KeepTitle(0), KeepTitle(1), KeepTitle(2))
    table.answer(1, KeepTitle(1))
    assert table.question(1).options == (GiveTitle(0, 0), GiveTitle(0, 2))
    table.answer(1, GiveTitle(0, 2))
    assert table.question(1).options == (GiveTitle(2, 0),)
    table.answer(1, GiveTitle(2, 0))
    assert table.trek.holders == [2, 1, 0]
    assert table.state.round == 1


@rule("RUL-85")
def test_titles_are_shared_in_ranking_order_also_with_players_who_gave_up() -> None:
    one, other = ship(CARGO, SHIELD), ship(ENGINE, "8,7 battery ...3", "6,7 structural .3..")
    titles = ["hauler", "battery", "engineer", "corridor"]
    table = Trekking(one, other, ship(), ship(), flight=0, titles=titles, at=[3, 9, 20, 25])
    table.gone(2, 3)
    table.flight.gave_up_after = [0, 0, 5, 2]
    table.ends()
    assert sorted(set(table.trek.holders)) == [0, 1]
    assert table.asked[0] == (1, "keep_title"), "the one ahead chooses first"
    assert table.state.order == [1, 0, 2, 3]
    table.answer(1, table.question(1).default)
    assert table.question(1).default == GiveTitle(
        table.trek.holders.index(1, 1 + table.trek.holders.index(1)), 2
    )
    while table.asked:
        seat = table.asked[0][0]
        table.answer(seat, table.question(seat).default)
    assert sorted(table.trek.holders) == [0, 1, 2, 3]


@rule("RUL-08")
def test_by_default_the_title_drawn_first_is_kept_and_the_first_in_order_without_one_receives() -> None:
    titles = ["hauler", "battery", "engineer"]
    table = Trekking(ship(), ship(CARGO, SHIELD), ship(), flight=0, titles=titles, at=[3, 6, 9]).ends()
    assert table.question(1).default == KeepTitle(0)
    table.later(60_000)
    assert table.question(1).default == GiveTitle(1, 2)
    table.later(60_000).later(60_000)
    assert table.trek.holders == [1, 2, 0]


@rule("RUL-09", "RUL-85")
def test_titles_of_an_absent_player_are_shared_at_once() -> None:
    table = Trekking(ship(CARGO, SHIELD), ship(), flight=0, titles=["hauler", "battery"])
    says(table, 0, "away")
    table.ends().later(0).later(0)
    assert table.trek.holders == [0, 1]


@rule("RUL-86")
def test_nobody_finished_level_one_the_titles_are_dealt_at_random() -> None:
    table = Trekking(ship(CARGO), ship(), ship(), flight=0, titles=["hauler", "battery", "xeno"])
    table.gone(0, 1, 2)
    table.ends()
    assert all(table.earned(seat) == [] for seat in (0, 1, 2))
    outcomes = GAME.outcomes(table.state)
    assert outcomes is not None
    assert (outcomes.stream, tuple(outcomes.options)) == ("titles", (0, 1, 2))
    table.dice(2)  # type: ignore[arg-type]
    outcomes = GAME.outcomes(table.state)
    assert outcomes is not None
    assert tuple(outcomes.options) == (0, 1)
    table.dice(0, 1)  # type: ignore[arg-type]
    assert table.trek.holders == [2, 0, 1]


# --- levels II and III -------------------------------------------------------------------------------------


@rule("TRK-06", "EX-41", "RUL-88")
def test_level_two_the_highest_score_in_ones_title_ties_included_earns_4_and_gold() -> None:
    table = Trekking(
        ship(CARGO, class_="II"),
        ship(CARGO, SHIELD, class_="II"),
        ship(class_="II"),
        flight=1,
        titles=["hauler", "battery", "engineer"],
        holders=[0, 1, 2],
    ).ends()
    assert [table.earned(seat) for seat in (0, 1, 2)] == [[4], [4], []]
    assert table.trek.gold == [True, True, False]
    assert table.trek.holders == [0, 1, 2], "everybody keeps the title until the end of the Trek"
    assert table.heard("title-won") == []


@rule("TRK-06")
def test_non_finishers_compete_neither_as_defenders_nor_as_rivals() -> None:
    both = (CARGO, SHIELD)
    table = Trekking(
        ship(*both, class_="II"),
        ship(class_="II"),
        ship(SHIELD, class_="II"),
        flight=1,
        titles=["hauler", "engineer", "battery"],
        holders=[0, 1, 2],
    )
    table.gone(0)
    table.ends()
    assert [table.earned(seat) for seat in (0, 1, 2)] == [[], [], [4]]
    assert table.trek.gold == [False, False, True]


def all_at_zero(flight: int, **options: bool) -> Trekking:
    """Both holders finish without anything that counts for either title."""
    class_ = TREK[flight]
    titles = ["hauler", "xeno"]
    return Trekking(
        ship(class_=class_), ship(class_=class_), flight=flight, titles=titles, holders=[0, 1], **options
    ).ends()


@rule("RUL-91", "TRK-06", "TRK-07")
def test_the_highest_score_defends_even_if_it_is_zero() -> None:
    second = all_at_zero(1, zero_defends=True)
    assert [second.earned(0), second.earned(1)] == [[4], [4]]
    assert second.trek.gold == [True, True]
    third = all_at_zero(2, zero_defends=True)
    assert [third.earned(0), third.earned(1)] == [[6], [6]]


@rule("RUL-91")
def test_zero_does_not_defend_against_a_higher_score() -> None:
    ships = (ship(class_="II"), ship(CARGO, class_="II"))
    titles = ["hauler", "battery"]
    table = Trekking(*ships, flight=1, titles=titles, holders=[0, 1], zero_defends=True).ends()
    assert [table.earned(0), table.earned(1)] == [[], [4]]
    assert table.trek.gold == [False, True]


@rule("TRK-04")
def test_on_the_first_flight_zero_still_brings_nothing() -> None:
    table = Trekking(ship(), ship(), flight=0, titles=["hauler", "xeno"], zero_defends=True).ends()
    assert table.earned(0) == table.earned(1) == []


@rule("RUL-91")
def test_new_matches_follow_the_ruling_and_logs_from_before_it_are_replayed_without_it() -> None:
    new = config_of(GAME, {"edition": "2e", "seats": 2, "trek": True})
    assert json.decode(json.encode(new), type=Config).options.zero_defends
    logged = {"edition": "2e", "seats": 2, "rounds": list(TREK), "trek": True}
    assert not convert(logged, type=Config).options.zero_defends
    for flight in (1, 2):
        old = all_at_zero(flight)
        assert old.earned(0) == old.earned(1) == []
        assert old.trek.gold == [False, False]


@rule("TRK-07", "TRK-08", "EX-41")
def test_level_three_defending_is_worth_6_for_silver_and_12_for_gold() -> None:
    table = Trekking(
        ship(CARGO, class_="III"),
        ship(SHIELD, class_="III"),
        ship(CARGO, SHIELD, class_="III"),
        flight=2,
        titles=["hauler", "battery", "cruise"],
        holders=[0, 1, 2],
        gold=[True, False, True],
    ).ends()
    assert [table.earned(seat) for seat in (0, 1, 2)] == [[12], [6], []]
    assert table.trek.gold == [True, False, True]
    assert table.is_over


@rule("RUL-88")
def test_at_level_three_only_ones_title_counts_and_one_not_defended_stays_as_it_is() -> None:
    table = Trekking(
        ship(CARGO, SHIELD, class_="III"),
        ship(class_="III"),
        flight=2,
        titles=["cruise", "hauler"],
        holders=[0, 1],
        gold=[True, True],
    ).ends()
    assert table.earned(0) == table.earned(1) == []
    assert table.trek.gold == [True, True]


@rule("RUL-84", "RUL-69")
def test_credits_are_kept_from_flight_to_flight_and_everything_else_is_reset() -> None:
    table = Trekking(ship(CARGO), ship(SHIELD), flight=0, titles=["hauler", "battery"])
    table.state.credits = [10, 20]
    table.ends()
    assert table.state.round == 1
    assert table.state.credits == [10 + 4 + 2 + 1, 20 + 3 + 2]
    assert [s.hull.occupied.bit_count() for s in table.state.ships] == [1, 1]
    assert table.state.flight is None


@rule("RUL-74")
def test_the_trek_ends_after_the_third_flight_with_the_credits_as_result() -> None:
    table = Trekking(
        ship(class_="III"), ship(class_="III"), flight=2, titles=["hauler", "battery"], holders=[0, 1]
    ).ends()
    assert table.heard("match-ended") == [{"accounts": table.state.credits}]
    assert GAME.scores(table.state) == table.state.credits == [12, 9]


OLD_LOG = Path(__file__).parent / "trek-before-rul-91.jsonl"


@rule("RUL-91")
def test_a_log_from_before_the_ruling_still_verifies_and_would_end_otherwise_under_it() -> None:
    log = read_log(OLD_LOG.read_bytes())
    verdict = verify(GAME, log)
    assert (verdict.same_key, verdict.fair, verdict.is_over) == (True, True, True)
    head = structs.replace(log.head, config={**log.head.config, "options": {"zero_defends": True}})
    before, after = replay(GAME, log), replay(GAME, structs.replace(log, head=head))
    assert GAME.scores(before.state) != GAME.scores(after.state)
