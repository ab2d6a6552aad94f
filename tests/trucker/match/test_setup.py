"""Setting up, choosing rounds and variants (chapter SET, VAR-01 … VAR-05, RUL-79 … RUL-81)."""

from collections import Counter

import msgspec
import pytest

from starhaul.kernel.errors import BadInput
from starhaul.trucker.data import rule_data
from starhaul.trucker.flow.rounds import DoNextRound
from starhaul.trucker.match.actions import Engines, Finish
from starhaul.trucker.match.config import Config, check_config
from starhaul.trucker.parts.records import MeteorSwarm, NoInsurance, OpenSpace, Threat
from starhaul.trucker.parts.terms import Kind
from starhaul.trucker.ship.layers import tile_set
from tests.rules import rule
from tests.trucker.building_table import GAME, Building
from tests.trucker.shipyard import yard
from tests.trucker.story_table import Table

BOTH = pytest.mark.parametrize("edition", ["1e", "2e"])
LEVELS = {"I": [1, 1], "II": [2, 2, 1], "III": [3, 3, 2, 1]}
FULL_GAME = ("I", "II", "III")


def levels(edition, cards):
    return [rule_data.cards(edition).cards[card].level for card in cards]


def played_out(*rounds, **options):
    """A match in which every time limit runs out."""
    t = Building(*rounds, **options)
    for _ in range(100):
        if t.match.is_over:
            return t
        t.wait(3600)
    raise AssertionError("it never ends")


def next_round(t):
    t.state.frames = [DoNextRound()]
    GAME.settle(t.state, t.match.now_ms, [])
    return t.chance()


# --- players and rounds ------------------------------------------------------------------------------------


@rule("SET-01", "RUL-10")
@BOTH
def test_two_to_four_players_can_play(edition):
    for seats in (1, 5, 0):
        raw = {"edition": edition, "seats": seats, "rounds": ["I"]}
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(raw, type=Config)
    for seats in (2, 3, 4):
        assert Building("I", edition=edition, seats=seats).asked() == list(range(seats))


@rule("SET-02")
def test_a_game_is_three_rounds_of_building_making_ready_flying_and_settling():
    t = played_out(*FULL_GAME)
    told = ["round-began", *(event.key for event in t.told)]
    steps = ("round-began", "building-ended", "launched", "settled", "round-ended")
    order = [key for n, key in enumerate(told) if key in steps and key != told[n - 1]]
    assert order == [*steps * 3]
    assert [args["class"] for args in t.heard("round-began")[-2:]] == ["II", "III"]
    assert [args["card_count"] for args in t.heard("launched")] == [8, 12, 16], (
        "the longest route is the last"
    )


@rule("SET-03")
def test_second_edition_a_learning_flight_one_flight_of_any_level_or_the_trek():
    for rounds in (("learning",), ("I",), ("II",), ("III",)):
        check_config(Config(edition="2e", seats=2, rounds=rounds))
    check_config(Config(edition="2e", seats=2, rounds=FULL_GAME, trek=True))
    for rounds, trek, code in (
        (("I", "II"), False, "one-flight"),
        (("III", "II", "I"), True, "trek-rounds"),
        (("I",), True, "trek-rounds"),
    ):
        with pytest.raises(BadInput, match=code):
            check_config(Config(edition="2e", seats=2, rounds=rounds, trek=trek))
    with pytest.raises(BadInput, match="trek-rounds"):
        check_config(Config(edition="1e", seats=2, rounds=FULL_GAME, trek=True))


@rule("SET-04")
def test_every_player_takes_the_ship_board_of_the_round():
    t = Building(*FULL_GAME)
    for class_ in FULL_GAME:
        assert {t.hull(seat).board.record.class_ for seat in range(2)} == {class_}
        if class_ != "III":
            next_round(t)


# --- tiles -------------------------------------------------------------------------------------------------


@rule("SET-05", "SET-06", "SET-07")
@BOTH
@pytest.mark.parametrize("class_", FULL_GAME)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_starts_with_one_starting_cabin_and_all_other_tiles_lie_face_down(edition, class_, seats):
    t = Building(class_, edition=edition, seats=seats)
    records = tile_set(edition).records
    start = t.state.profile.board.start
    cabins = [t.hull(seat).tiles[start] for seat in range(seats)]
    assert [t.size(seat) for seat in range(seats)] == [1] * seats
    assert len(set(cabins)) == seats, "each in another colour"
    assert all(records[cabin].kind == Kind.STARTING_CABIN for cabin in cabins)
    others = [n for n in range(1, len(records)) if records[n].kind != Kind.STARTING_CABIN]
    assert (t.yard.pool, t.yard.open) == (others, []), "unused starting cabins are not among them"


# --- flight board, piles, bank -----------------------------------------------------------------------------


@rule("SET-09")
def test_every_round_has_its_own_pile_composition_start_distances_and_rewards():
    t = Building(*FULL_GAME)
    seen = []
    for class_ in FULL_GAME:
        flight = t.state.profile.flight
        assert [levels("1e", pile) for pile in t.yard.piles] == [LEVELS[class_]] * 3
        seen.append((flight.start_spaces[1], flight.order_rewards[0], flight.beauty_reward))
        if class_ != "III":
            next_round(t)
    assert seen == [(-2, 4, 2), (-3, 8, 4), (-4, 12, 6)]


@rule("SET-10", "SET-11", "SET-15")
@BOTH
def test_rockets_and_bank_come_onto_the_flight_board_only_after_building(edition):
    t = Building("I", edition=edition, seats=3)
    assert (t.state.flight, t.view(0).flight) == (None, None)
    assert {seat.start for seat in t.view(0).seats} == {0}, "everybody is parked"
    t.do(0, Finish(2)).do(1, Finish(1))
    assert [seat.start for seat in t.view(0).seats] == [2, 1, 0]
    assert t.state.flight is None
    t.match.act(2, Finish(3))
    flight, spaces = t.state.in_flight, t.state.profile.flight.start_spaces
    assert flight.positions == [spaces[1], spaces[0], spaces[2]]
    assert sum(flight.bank) == 56


@rule("SET-12", "EX-21", "EX-22")
@pytest.mark.parametrize(
    ("class_", "deck"), [("I", {1: 8}), ("II", {2: 8, 1: 4}), ("III", {3: 8, 2: 4, 1: 4})]
)
def test_first_edition_three_piles_before_building_the_fourth_after_it(class_, deck):
    t = Building(class_)
    assert [levels("1e", pile) for pile in t.yard.piles] == [LEVELS[class_]] * 3
    assert len({card for pile in t.yard.piles for card in pile}) == 3 * len(LEVELS[class_])
    open_piles = {card for pile in t.yard.piles for card in pile}
    t.finish(0, 1)
    assert Counter(levels("1e", t.state.in_flight.deck)) == deck
    assert open_piles < set(t.state.in_flight.deck)


@rule("SET-12")
def test_the_piles_are_random():
    assert len({tuple(Building("I", seed=seed).yard.piles) for seed in range(5)}) == 5


@rule("SET-13")
@pytest.mark.parametrize("class_", FULL_GAME)
def test_second_edition_all_four_piles_are_made_before_building(class_):
    t = Building(class_, edition="2e")
    assert [levels("2e", pile) for pile in t.yard.piles] == [LEVELS[class_]] * 4
    assert t.view(0).yard.piles == [len(LEVELS[class_])] * 4


@rule("SET-14")
def test_first_edition_credits_are_secret_until_the_end_of_the_game():
    t = Building("I", "II")
    t.state.credits = [5, 7]
    assert [seat.credits for seat in t.view(0).seats] == [5, None]
    assert [seat.credits for seat in t.view(None).seats] == [None, None]
    assert [seat.credits for seat in Building("I", open_credits=True).view(0).seats] == [0, 0]
    assert [seat.credits for seat in Building("I", edition="2e").view(None).seats] == [0, 0]
    over = played_out("I")
    assert [seat.credits for seat in over.view(None).seats] == over.state.credits


@rule("SET-16")
@BOTH
def test_the_flight_board_carries_prices_track_and_settlement(edition):
    table = rule_data.flights(edition)
    assert table.goods_values == {"red": 4, "yellow": 3, "green": 2, "blue": 1}
    assert table.lost_tile_price == 1
    for flight in table.levels[:3]:
        assert flight.spaces > 0
        assert len(flight.order_rewards) == 4
        assert flight.beauty_reward == 2 * flight.level


# --- variants ----------------------------------------------------------------------------------------------


@rule("VAR-01", "RUL-81")
@pytest.mark.parametrize("rounds", [("I",), ("III",), ("I", "II"), ("II", "III")])
def test_short_game_the_players_agree_on_fewer_rounds_and_the_game_ends_after_the_last(rounds):
    t = played_out(*rounds)
    assert len(t.heard("round-ended")) == len(rounds)
    assert t.heard("match-ended") == [{"accounts": t.state.credits}]


@rule("VAR-02", "VAR-04")
@pytest.mark.parametrize("rounds", [(*FULL_GAME, "IIIA"), ("I", "II", "IIIA"), ("IIIA",), ("III", "I")])
def test_iiia_may_follow_or_replace_round_three_and_rounds_may_be_combined_in_any_way(rounds):
    check_config(Config(edition="1e", seats=2, rounds=rounds))
    t = Building(*rounds)
    for class_ in rounds[1:]:
        next_round(t)
        assert t.hull(0).board.record.class_ == class_
    if rounds[-1] == "IIIA":
        assert levels("1e", t.yard.piles[0]) == LEVELS["III"], "by the rules of round 3"


@rule("VAR-03", "EX-39")
def test_class_iiia_has_no_insurance_every_lost_tile_must_be_paid():
    t = Table(yard("IIIA"), yard("IIIA"), lost=[17, 0], credits=[20, 0], settles=True).settle().defaults()
    assert {"item": "lost", "credits": -17} in t.heard("settled")[0]["bookings"]
    assert isinstance(t.state.profile.board.record.insurance, NoInsurance)


@rule("VAR-05", "RUL-79")
@BOTH
def test_predictable_the_piles_are_collected_as_they_lie_and_the_deck_is_not_shuffled(edition):
    t = Building("II", edition=edition, predictable=True)
    for seat in (0, 1):
        t.draw(seat, "engine", "1000").attach(seat, "rear", 0)
    known = [rule_data.cards(edition).cards[card].id for pile in t.yard.piles[:3] for card in pile]
    t.finish(0, 1)
    lying = [rule_data.cards(edition).cards[card].id for card in t.state.in_flight.deck]
    assert ([args["card"] for args in t.heard("card-revealed")] + lying)[:9] == known
    t.wait(36_000)
    revealed = [args["card"] for args in t.heard("card-revealed")]
    assert len(revealed) > 1
    assert revealed[:9] == known[: len(revealed)]


@rule("RUL-79")
def test_without_the_option_any_card_of_the_deck_may_come_first():
    t = Building("I", edition="2e").finish(0)
    t.match.act(1, Finish(2))
    assert sorted(GAME.outcomes(t.state).options) == t.state.in_flight.deck


@rule("RUL-80")
def test_iiia_counts_as_level_three():
    third, fourth = Building("III").state.profile, Building("IIIA").state.profile
    assert third.flight == fourth.flight
    t = Building("IIIA")
    assert (t.field, len(t.yard.piles[0]), fourth.board.record.reserve_slots) == ("III", 4, 2)


# --- finality ----------------------------------------------------------------------------------------------


@rule("RUL-89")
def test_a_submitted_decision_is_final_and_batteries_once_paid_are_not_returned():
    ship = yard("I", "7,7 start", "7,8 double_engine:rear 1...", "6,7 battery .3.. batteries=2")
    other = yard("I", "7,7 start", "7,8 double_engine:rear 1...", "6,7 battery .3.. batteries=2")
    t = Table(ship, other, at=[10, 5]).play(OpenSpace())
    t.answer(0, Engines(1))
    assert sum(t.state.ships[0].batteries) == 1
    assert [seat for seat, _ in t.asked] == [1], "seat 0 cannot take it back"


@rule("RUL-89")
def test_a_bounce_and_the_shot_of_a_single_cannon_cannot_be_declined():
    ship = yard("I", "7,7 start", "7,6 cannon:front 0.3.", "6,7 battery .3.. batteries=1", "8,7 shield ...3")
    t = Table(ship, yard("I", "7,7 start", "7,6 cannon:front 0.3."), at=[10, 5])
    t.play(MeteorSwarm(meteors=(Threat("small", "front"), Threat("large", "front"))))
    for _ in range(2):
        assert t.asked == []
        t.dice((3, 4))
    assert t.asked == []
    assert [t.state.ships[seat].hull.occupied.bit_count() for seat in (0, 1)] == [4, 2]
    assert sum(t.state.ships[0].batteries) == 1
