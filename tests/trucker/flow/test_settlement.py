"""Settlement, what is kept between rounds, and the end of the game (chapters END, WIN, VAR, RUL-69 …)."""

from typing import Any

import pytest

from starhaul.kernel.contract import CHANCE
from starhaul.trucker.files.shipfile import ShipPlan
from starhaul.trucker.flow.cargo_loading import aboard, goods_value
from starhaul.trucker.flow.flight import DoNextCard
from starhaul.trucker.flow.launch import DoCheck, DoDeck, DoPrepare
from starhaul.trucker.flow.piles import DoDeal
from starhaul.trucker.flow.settlement import losses, ranks
from starhaul.trucker.match.actions import GiveUp
from starhaul.trucker.match.config import Config
from starhaul.trucker.views.view import View
from tests.rules import about, rule
from tests.trucker.flow.pad import Pad, built
from tests.trucker.shipyard import yard
from tests.trucker.story_table import GAME, Table

EDITIONS = pytest.mark.parametrize("edition", ["1e", "2e"])
Lines = dict[int, list[tuple[str, int]]]


def ship(*lines: str, class_: str = "I", edition: str = "1e") -> ShipPlan:
    return yard(class_, *lines, edition=edition)


def settled(table: Table) -> Lines:
    """End the flight now; returns the bookings of each seat."""
    table.settle()
    return {
        told["seat"]: [(line["item"], line["credits"]) for line in told["bookings"]]
        for told in table.heard("settled")
    }


def finished(*ships: ShipPlan, **more: Any) -> Table:
    return Table(*ships, settles=True, **more)


# --- rewards -----------------------------------------------------------------------------------------------


@rule("END-02", "EX-18", "LRN-12")
@EDITIONS
def test_four_finishers_of_round_1_receive_4_3_2_1(edition: str) -> None:
    ships = [ship(edition=edition)] * 4
    lines = settled(finished(*ships, at=[5, 9, 1, 7]))
    assert [lines[seat][0] for seat in (1, 3, 0, 2)] == [("order", n) for n in (4, 3, 2, 1)]


@rule("END-02")
@EDITIONS
@pytest.mark.parametrize(("class_", "rewards"), [("II", (8, 6, 4, 2)), ("III", (12, 9, 6, 3))])
def test_rewards_of_levels_two_and_three(class_: str, rewards: tuple[int, ...], edition: str) -> None:
    lines = settled(finished(*[ship(class_=class_, edition=edition)] * 4))
    assert tuple(lines[seat][0][1] for seat in range(4)) == rewards
    assert {line for seat in range(4) for line in lines[seat][1:]} == {("beauty", rewards[0] // 2)}


@rule("END-03", "EX-19")
@EDITIONS
def test_all_finishers_tied_for_the_fewest_open_connectors_receive_the_bonus_in_full(edition: str) -> None:
    pretty = ship("7,6 cannon:front 003.", "8,7 engine:rear 0003", edition=edition)
    table = finished(ship(edition=edition), pretty, pretty)
    assert {seat: ("beauty", 2) in lines for seat, lines in settled(table).items()} == {
        0: False,
        1: True,
        2: True,
    }


@rule("END-04")
def test_open_connectors_at_holes_inside_the_ship_count_for_beauty() -> None:
    ring = (
        "8,7 structural ..33",
        "8,8 special_cargo 3030",
        "8,9 cargo 3..3",
        "7,9 cargo 0103",
        "6,9 structural 33..",
        "6,8 battery 3030",
        "6,7 structural .33.",
    )
    hollow, filled = ship(*ring, class_="III"), ship(*ring, "7,8 battery 3000", class_="III")
    lines = settled(finished(hollow, filled))
    assert [("beauty", 6) in lines[seat] for seat in (0, 1)] == [False, True]


@rule("RUL-71")
@EDITIONS
def test_the_kth_finisher_receives_the_kth_reward_and_a_sole_finisher_the_bonus(edition: str) -> None:
    table = finished(*[ship(edition=edition)] * 4, at=[20, 15, 10, 5]).gone(0, 1, 3)
    assert settled(table) == {0: [], 1: [], 2: [("order", 4), ("beauty", 2)], 3: []}


@rule("GIV-02")
@EDITIONS
def test_a_player_who_gave_up_gets_no_reward_and_is_left_out_of_the_comparison(edition: str) -> None:
    pretty = ship("7,6 cannon:front 003.", "8,7 engine:rear 0003", edition=edition)
    lines = settled(finished(pretty, ship(edition=edition)).gone(0))
    assert lines == {0: [], 1: [("order", 4), ("beauty", 2)]}


@rule("RUL-95")
def test_a_ship_without_tiles_does_not_compete_for_beauty() -> None:
    table = Table(yard("I", start=False), ship(), settles=True)
    lines = settled(table)
    assert lines == {0: [("order", 4)], 1: [("order", 3), ("beauty", 2)]}


# --- goods -------------------------------------------------------------------------------------------------

FULL = ("8,7 special_cargo ...3 goods=red", "6,7 cargo .3.. goods=yellow,green", "7,8 cargo 3... goods=blue")


@rule("END-05")
@EDITIONS
def test_finishers_sell_all_goods_at_the_full_price(edition: str) -> None:
    table = finished(ship(*FULL, edition=edition), ship(edition=edition))
    assert goods_value(table.state, aboard(table.state.ships[0])) == 4 + 3 + 2 + 1
    assert ("goods", 10) in settled(table)[0]


@rule("GIV-03", "END-06", "RUL-70", "EX-35")
@EDITIONS
@pytest.mark.parametrize(
    ("cubes", "credits"), [("red,yellow", 4), ("red,red", 4), ("blue", 1), ("", 0), ("yellow,blue,blue", 3)]
)
def test_a_player_who_gave_up_sells_for_half_of_the_total_rounded_up_once(
    cubes: str, credits: int, edition: str
) -> None:
    places = "8,7 special_cargo ...3", "6,7 special_cargo .3..", "7,8 special_cargo 3..."
    lines = [
        f"{place} goods={cube}" for place, cube in zip(places, filter(None, cubes.split(",")), strict=False)
    ]
    table = finished(ship(*lines, edition=edition), ship(edition=edition)).gone(0)
    assert settled(table)[0] == ([("goods", credits)] if credits else [])
    assert table.state.credits[0] == credits


# --- losses ------------------------------------------------------------------------------------------------


@rule("END-08a", "EX-20")
@pytest.mark.parametrize(("lost", "paid"), [(4, 4), (5, 5), (6, 5), (11, 5)])
def test_class_i_pays_at_most_5(lost: int, paid: int) -> None:
    table = finished(ship(), ship(), lost=[lost, 0])
    assert ("lost", -paid) in settled(table)[0]


@rule("END-08a", "VAR-03", "EX-39")
@pytest.mark.parametrize(("class_", "paid"), [("II", 8), ("III", 11), ("IIIA", 17)])
def test_the_cap_of_each_class_and_iiia_has_no_insurance(class_: str, paid: int) -> None:
    table = finished(ship(class_=class_), ship(class_=class_), lost=[17, 0])
    assert losses(table.state, 0) == paid


@rule("END-08b")
@pytest.mark.parametrize("class_", ["I", "II", "III"])
def test_second_edition_every_lost_tile_costs_one_credit(class_: str) -> None:
    two = ship(class_=class_, edition="2e")
    table = finished(two, two, lost=[23, 0], credits=[50, 0])
    assert ("lost", -23) in settled(table)[0]


@rule("END-07", "EX-55", "RUL-72")
@EDITIONS
def test_tiles_lost_in_flight_in_the_check_and_the_reserve_are_paid_together(edition: str) -> None:
    wrong = ship("8,7 engine:right 1..3", edition=edition)
    pad = Pad(wrong, ship(edition=edition))
    pad.state.in_yard.reserves[0] = (40, 41)
    pad.begin().answer(0, pad.question(0).default).chance()
    pad.flight.deck = []
    pad.state.lost[0] += (50, 51, 52)
    pad.state.frames[2:] = []
    pad.state.credits = [20, 0]
    assert ("lost", -5 if edition == "1e" else -6) in settled(pad)[0]


@rule("GIV-04", "END-07")
@EDITIONS
def test_a_player_who_gave_up_pays_for_lost_tiles_exactly_as_a_finisher(edition: str) -> None:
    table = finished(*[ship(edition=edition)] * 2, lost=[3, 3], credits=[9, 9]).gone(0)
    lines = settled(table)
    assert ("lost", -3) in lines[0]
    assert ("lost", -3) in lines[1]


@rule("END-09", "EX-36", "RUL-69")
@EDITIONS
def test_a_player_who_cannot_pay_everything_pays_what_is_there(edition: str) -> None:
    table = finished(*[ship(edition=edition)] * 2, lost=[5, 0], credits=[3, 0]).gone(0)
    settled(table)
    assert table.state.credits[0] == 0


@rule("END-01", "RUL-69")
@EDITIONS
def test_rewards_then_goods_then_losses_then_fines_and_the_sum_counts(edition: str) -> None:
    table = finished(ship(*FULL, edition=edition), ship(edition=edition), lost=[4, 0], credits=[1, 0])
    table.flight.fines[0] = 2
    lines = settled(table)[0]
    assert [what for what, _ in lines if what != "beauty"] == ["order", "goods", "lost", "fines"]
    assert table.state.credits[0] == 1 + sum(credits for _, credits in lines)


@rule("RUL-69", "RUL-78", "VAR-07")
def test_teams_have_one_account_and_the_floor_is_the_teams() -> None:
    ships = [ship()] * 4
    table = finished(*ships, lost=[5, 0, 0, 5], credits=[0, 0], teams="team").gone(0, 1, 3)
    settled(table)
    # Seat 0 pays 5, seat 2 receives 4 + 2; seats 1 and 3 together owe 5.
    assert table.state.credits == [1, 0]
    assert GAME.scores(table.state) == [1, 0, 1, 0]


# --- between rounds ----------------------------------------------------------------------------------------


def end_round(pad: Pad) -> Pad:
    """Skip the rest of the flight and settle it."""
    pad.state.frames[2:] = []
    pad.settle()
    return pad


@rule("END-10", "RUL-84")
@pytest.mark.parametrize(("edition", "trek"), [("1e", False), ("2e", True)])
def test_after_a_round_everything_but_credits_goes_back(edition: str, trek: bool) -> None:
    rounds = ("I", "II", "III")
    pad = Pad(*[ship("8,7 cabin ...3", edition=edition)] * 2, rounds=rounds, trek=trek)
    pad.state.credits = [7, 2]
    pad.launch()
    pad.state.lost[0] = (30,)
    flown = list(pad.flight.deck)
    end_round(pad)
    while pad.state.flight is not None:
        pad.answer(pad.asked[0][0], pad.question(pad.asked[0][0]).default)
    assert pad.state.round == 1
    assert pad.state.credits[0] >= 7
    assert all(s.hull.occupied.bit_count() == 1 for s in pad.state.ships)
    assert all(not s.crew_count() for s in pad.state.ships)
    assert pad.state.lost == [(), ()]
    tiles = 140 if edition == "1e" else len(pad.state.in_yard.pool)
    assert len(pad.state.in_yard.pool) == tiles
    assert set(flown) <= set(pad.state.used)


@rule("END-11", "RUL-73")
def test_used_cards_are_put_aside_and_other_cards_come_in_later_rounds() -> None:
    pad = Pad(ship(), ship(), rounds=("I", "I"))
    pad.launch()
    first = set(pad.flight.deck)
    end_round(pad)
    for _ in range(6):
        outcomes = GAME.outcomes(pad.state)
        assert outcomes is not None
        assert not first & set(outcomes.options)
        pad.told += GAME.apply(pad.state, CHANCE, outcomes.options[0])


@rule("RUL-73")
def test_when_a_level_runs_short_its_used_cards_are_shuffled_in_again() -> None:
    """Level I has 20 cards; a third round of eight needs four of them again."""
    match = built(Config(edition="1e", seats=2, rounds=("I", "I", "I")))
    state = match.state
    state.used = list(range(16))
    state.cards = list(range(16, 60))
    state.in_yard.piles = []
    state.frames = [DoDeal(4)]
    GAME.settle(state, 0, [])
    drawn: list[int] = []
    while (outcomes := GAME.outcomes(state)) is not None:
        if len(drawn) < 4:
            assert set(outcomes.options) <= {16, 17, 18, 19}
        drawn.append(outcomes.options[0])
        GAME.apply(state, CHANCE, outcomes.options[0])
    assert len(drawn) == 8 == len(set(drawn))
    assert set(drawn[4:]) <= set(range(16))
    assert GAME.conserved(state)["cards"] == 60


@about("RUL-73")
def test_a_learning_flight_after_a_full_one_keeps_the_number_of_cards() -> None:
    pad = Pad(ship(), ship(), rounds=("I", "learning"))
    pad.launch()
    end_round(pad)
    pad.state.used = sorted({*pad.state.used, *range(20)})
    pad.state.cards = [card for card in pad.state.cards if card >= 20]
    pad.state.in_yard.starts = [1, 2]
    pad.state.frames = [DoDeck(), DoPrepare(), DoCheck()]
    pad.settle()
    assert len(pad.flight.deck) == 8
    assert GAME.conserved(pad.state)["cards"] == 60


@rule("RUL-24")
def test_nobody_finished_the_one_who_gave_up_last_begins_then_the_one_furthest_ahead() -> None:
    table = finished(*[ship()] * 4, at=[20, 15, 25, 30]).gone(0, 1, 2, 3)
    table.flight.gave_up_after = [2, 3, 3, 1]
    settled(table)
    assert table.state.order == [2, 1, 0, 3]


# --- the end of the game -----------------------------------------------------------------------------------


@rule("WIN-01", "RUL-74", "RUL-81", "VAR-01")
@pytest.mark.parametrize(
    ("edition", "rounds"), [("1e", ("I",)), ("1e", ("II", "III")), ("1e", ("III", "IIIA")), ("2e", ("II",))]
)
def test_the_game_ends_with_the_settlement_of_the_last_round_agreed(
    edition: str, rounds: tuple[str, ...]
) -> None:
    one = ship(class_=rounds[0], edition=edition)
    pad = Pad(one, one, rounds=rounds)
    for number in range(len(rounds)):
        pad.state.round = number
        pad.state.in_yard.starts = [1, 2]
        pad.state.frames[1:] = Pad(one, one, rounds=rounds).state.frames[1:]
        assert pad.heard("match-ended") == []
        pad.launch()
        end_round(pad)
        pad.chance()
    assert GAME.is_over(pad.state)
    assert pad.heard("match-ended") == [{"accounts": pad.state.credits}]


@rule("WIN-02", "WIN-03", "WIN-04", "RUL-74")
def test_more_credits_is_a_better_place_equals_share_and_nothing_is_no_win() -> None:
    assert ranks([3, 8, 1, 2]) == [2, 1, 4, 3]
    assert ranks([5, 5, 0, 9]) == [2, 2, None, 1]
    assert ranks([0, 0]) == [None, None]


@rule("RUL-75")
@EDITIONS
def test_everybody_starts_with_0_credits_and_the_result_is_at_least_0(edition: str) -> None:
    state = built(Config(edition=edition, seats=3, rounds=("I",))).state
    assert state.credits == [0, 0, 0]
    table = finished(*[ship(edition=edition)] * 2, lost=[4, 0]).gone(0)
    assert settled(table)[0] == [("lost", -4)]
    assert GAME.scores(table.state)[0] == 0


# --- secrecy -----------------------------------------------------------------------------------------------


def seen(table: Table, player: int | None) -> list[int | None]:
    view = GAME.view(table.state, player)
    assert isinstance(view, View)
    return [seat.credits for seat in view.seats]


def waiting(ships: list[ShipPlan], **more: Any) -> Table:
    """Between two cards."""
    table = Table(*ships, settles=True, **more)
    table.flight.deck, table.flight.flown = [3], 1
    table.state.frames.append(DoNextCard())
    table.settle()
    return table


@rule("SET-14", "WIN-01")
def test_first_edition_credits_are_secret_until_the_end() -> None:
    table = waiting([ship()] * 3, credits=[4, 5, 6])
    assert seen(table, 1) == [None, 5, None]
    assert seen(table, None) == [None, None, None]
    for seat in (0, 1, 2):
        table.answer(seat, GiveUp())
    assert table.is_over
    assert seen(table, None) == seen(table, 1) == [4, 5, 6]


@about("RUL-05")
@rule("SET-14")
def test_second_edition_and_open_credits_hide_nothing() -> None:
    assert seen(waiting([ship(edition="2e")] * 2, credits=[4, 5]), None) == [4, 5]
    assert seen(waiting([ship()] * 2, credits=[4, 5], open_credits=True), 0) == [4, 5]


@rule("SET-14", "VAR-07")
def test_partners_see_their_common_pile() -> None:
    table = waiting([ship()] * 4, credits=[4, 5], teams="team")
    assert seen(table, 2) == [4, None, 4, None]


@rule("RUL-92")
def test_every_single_gain_and_payment_is_a_public_event() -> None:
    table = finished(ship(*FULL), ship(), lost=[2, 0])
    settled(table)
    booked = [event for event in table.told if event.key == "settled"]
    assert all(event.audience is None for event in booked)
    assert len(booked) == 2


@rule("VAR-02", "VAR-04")
def test_iiia_may_follow_round_3_or_replace_it() -> None:
    for rounds in (("I", "II", "III", "IIIA"), ("I", "II", "IIIA"), ("IIIA", "I")):
        state = built(Config(edition="1e", seats=2, rounds=rounds)).state
        state.round = rounds.index("IIIA")
        assert state.profile.board.record.class_ == "IIIA"
        assert state.profile.flight.level == 3
