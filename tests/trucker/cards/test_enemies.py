"""Smugglers, Slavers, Pirates (CRD-ENEMY, RUL-60 … RUL-62)."""

import pytest

from starhaul.trucker.data import rule_data
from starhaul.trucker.match.actions import Accept, Cannons, Crew, Defend, Keep
from starhaul.trucker.parts.records import Enemy, LoseCrew, LoseGoods, UnderFire
from tests.rules import about, rule
from tests.trucker.cards.fleet import (
    ALIENS,
    BLUE,
    BOTH,
    CABINS,
    GREEN,
    YELLOW,
    bare,
    large,
    pirates,
    slavers,
    small,
    smugglers,
)
from tests.trucker.shipyard import yard
from tests.trucker.story_table import Table

GUN, GUN_TOO = "6,6 cannon:front ....", "8,6 cannon:front ...."
DOUBLE = ("6,6 double_cannon:front ....", "6,7 battery .3.. batteries=2")
HOLD = "7,6 cargo 0003"
COLUMN_7 = (3, 4)


def armed(edition: str = "1e") -> Table:
    """Strengths 0, 1, 2, 2 in ranking order."""
    ships = ((), (GUN,), (GUN, GUN_TOO), (GUN, GUN_TOO))
    return Table(*(yard("III", *lines, edition=edition) for lines in ships))


# --- the fight ---------------------------------------------------------------------------------------------


@rule("CRD-ENEMY-01")
@BOTH
def test_enemy_cards_show_strength_penalty_reward_and_days(edition: str) -> None:
    enemies = [card for card in rule_data.cards(edition).cards if isinstance(card, Enemy)]
    assert len(enemies) == 9
    penalties: dict[str, type] = {"Smugglers": LoseGoods, "Slavers": LoseCrew, "Pirates": UnderFire}
    for card in enemies:
        kind = type(card).__name__
        assert card.strength
        assert card.days
        assert isinstance(card.penalty, penalties[kind])
        assert bool(card.reward.goods) == (kind == "Smugglers")
        assert bool(card.reward.credits) == (kind != "Smugglers")


@rule("CRD-ENEMY-02", "CRD-ENEMY-04", "CRD-ENEMY-05", "CRD-ENEMY-06")
@BOTH
def test_enemies_attack_in_ranking_order_until_one_beats_them(edition: str) -> None:
    t = armed(edition).play(slavers(1, 1))
    assert t.heard("enemy-won") == [{"seat": 0, "kind": "slavers", "strength": 1}]
    assert t.heard("enemy-drawn") == [{"seat": 1, "kind": "slavers", "strength": 1}]
    assert t.heard("enemy-beaten") == [{"seat": 2, "kind": "slavers", "strength": 1}]
    assert t.seats_told("cannons-announced") == [0, 1, 2], "those further back are not attacked"
    assert [t.crew(seat) for seat in range(4)] == [1, 2, 2, 2]


@rule("CRD-ENEMY-02")
def test_all_may_be_attacked_without_anybody_winning() -> None:
    t = armed().play(slavers(3, 1))
    assert t.seats_told("enemy-won") == [0, 1, 2, 3]
    assert not t.asked


@rule("CRD-ENEMY-03")
@BOTH
def test_the_attacked_player_decides_about_batteries_first(edition: str) -> None:
    t = Table(yard("III", *DOUBLE, edition=edition), yard("III", *DOUBLE, edition=edition)).play(
        slavers(1, 1)
    )
    assert t.asked == [(0, "cannons")], "one after the other"
    assert t.options(0) == [Cannons(0, 0), Cannons(1, 0)]
    t.answer(0, Cannons(1, 0))
    assert t.seats_told("enemy-beaten") == [0]
    assert t.batteries(0) == 1


@rule("CRD-ENEMY-04", "RUL-62")
@BOTH
def test_the_winner_takes_the_reward_and_loses_the_days(edition: str) -> None:
    t = Table(yard("III", GUN, edition=edition), bare(edition), at=[20, 19]).play(
        slavers(0, 1, credits=5, days=2)
    )
    t.answer(0, Accept(True))
    assert t.state.credits == [5, 0]
    assert t.flight.positions == [17, 19]


@rule("CRD-ENEMY-04", "RUL-62")
@BOTH
def test_a_declined_reward_costs_nothing_and_is_forfeited(edition: str) -> None:
    gun = yard("III", GUN, edition=edition)
    t = Table(gun, gun).play(slavers(0, 1, days=2)).answer(0, Accept(False))
    assert not t.asked
    assert t.seats_told("cannons-announced") == [0]
    assert (t.state.credits, t.flight.positions) == ([0, 0], [20, 17])


@rule("CRD-ENEMY-05")
@BOTH
def test_equal_strength_has_neither_penalty_nor_reward(edition: str) -> None:
    t = Table(yard("III", GUN, edition=edition), bare(edition)).gone(1).play(slavers(1, 1))
    assert (t.crew(0), t.asked, t.state.credits) == (2, [], [0, 0])


@rule("CRD-ENEMY-04", "CRD-ENEMY-05")
@about("RUL-44")
def test_halves_decide_too() -> None:
    half = yard("III", "6,6 cannon:left ....", GUN_TOO)
    assert Table(half, bare()).play(slavers(1, 1)).seats_told("enemy-beaten") == [0]
    assert Table(half, bare()).play(slavers(2, 1)).seats_told("enemy-won") == [0, 1]


@rule("EX-13", "EX-14", "EX-15", "CRD-ENEMY-02", "CRD-ENEMY-07")
def test_the_smugglers_of_the_rulebook() -> None:
    red = yard(
        "III", GUN, GUN_TOO, "5,7 double_cannon:front ....", "9,7 double_cannon:left ....",
        "6,7 battery .3.. batteries=1",
    )  # fmt: skip
    green = yard(
        "III", GUN, "8,6 cannon:right ....", "5,7 double_cannon:front ....", "9,7 double_cannon:right ....",
        "6,7 battery .3.. batteries=2", HOLD,
    )  # fmt: skip
    blue = yard("III", GUN, *DOUBLE[1:], "8,6 double_cannon:front ....", "7,6 cargo 0003 goods=blue,green")
    t = Table(red, green, blue, at=[20, 19, 10]).play("I-02")
    assert max(t.question(0).about["doubled_strengths"]) == 8, "5 would need two batteries"
    t.answer(0, Cannons(1, 0))
    assert t.seats_told("enemy-drawn") == [0]
    t.answer(1, Cannons(1, 1))
    assert t.heard("cannons-announced")[-1] == {"seat": 1, "strength": 9}, "4½"
    t.answer(1, Accept(True)).defaults()
    assert t.cubes(1) == ["yellow", "green"], "the blue one is thrown away"
    assert t.flight.positions == [20, 18, 10]
    assert t.cubes(2) == ["green", "blue"], "not attacked"
    assert (t.batteries(0), t.batteries(1)) == (0, 0)


@rule("CRD-ENEMY-04")
@about("LRN-10")
def test_in_the_learning_flight_there_is_no_choice() -> None:
    gun = yard("I", "6,7 cannon:front ....", HOLD)
    t = Table(gun, gun, class_="learning", at=[20, 18]).play(slavers(0, 1, credits=3))
    assert (t.asked, t.state.credits, t.flight.positions) == ([], [3, 0], [19, 18])
    t = Table(gun, gun, class_="learning", at=[20, 18]).play(smugglers(0, 1, BLUE))
    assert t.asked == [(0, "load")]
    t.defaults()
    assert (t.cubes(0), t.flight.positions) == (["blue"], [19, 18])


@rule("RUL-08")
def test_on_time_out_the_reward_is_declined() -> None:
    t = Table(yard("III", GUN), bare()).play(slavers(0, 1)).later(60_000)
    assert (t.state.credits, t.flight.positions) == ([0, 0], [20, 17])
    assert t.seats_told("declined") == [0]


# --- penalties ---------------------------------------------------------------------------------------------


@rule("CRD-ENEMY-07", "RUL-60", "RUL-07")
@BOTH
def test_smugglers_take_goods_before_they_attack_the_next(edition: str) -> None:
    """The goods that seat 0 loses are back in the bank when seat 1 loads."""
    rich = yard("III", f"{HOLD} goods=yellow,blue", edition=edition)
    t = Table(rich, yard("III", HOLD, GUN, edition=edition)).bank(0, 0, 0, 0).play(smugglers(0, 1))
    assert t.seats_told("enemy-drawn") == [0], "strength 0 against 0"
    t = Table(rich, yard("III", HOLD, GUN, GUN_TOO, edition=edition)).bank(0, 0, 0, 0)
    t.play(smugglers(1, 1, YELLOW, GREEN))
    assert t.cubes(0) == ["blue"]
    t.answer(1, Accept(True))
    assert t.question(1).about["offered"] == [YELLOW]


@rule("CRD-ENEMY-07", "RUL-62")
def test_goods_are_loaded_before_the_days_are_lost() -> None:
    t = Table(yard("III", HOLD, GUN), bare(), at=[20, 19]).play(smugglers(0, 1, YELLOW, days=1))
    t.answer(0, Accept(True))
    assert t.flight.positions == [20, 19]
    t.defaults()
    assert (t.cubes(0), t.flight.positions) == (["yellow"], [18, 19])


@rule("CRD-ENEMY-08", "RUL-60", "RUL-07")
@BOTH
def test_slavers_take_crew_of_the_owners_choice_before_they_go_on(edition: str) -> None:
    t = Table(yard("III", *ALIENS, edition=edition), yard("III", *ALIENS, edition=edition)).play(
        slavers(5, 1)
    )
    assert t.asked == [(0, "crew")]
    assert t.seats_told("cannons-announced") == [0], "seat 1 waits"
    t.answer(0, Crew(t.cell(6, 7)))
    assert t.asked == [(1, "crew")]


@rule("RUL-60")
@about("GIV-07")
def test_a_player_who_lost_the_last_human_stays_until_the_card_is_over() -> None:
    t = Table(bare(), yard("III", *CABINS)).play(slavers(1, 2))
    assert t.crew(0) == 0
    assert t.gave_up == ["", ""], "seat 1 is still choosing"
    t.defaults()
    assert t.gave_up == ["no_humans", ""]


@rule("RUL-60")
def test_strength_zero_does_not_save_from_an_attack() -> None:
    t = Table(bare(), bare()).play(slavers(1, 1))
    assert t.seats_told("enemy-won") == [0, 1]


# --- pirates -----------------------------------------------------------------------------------------------


@rule("CRD-ENEMY-09", "CRD-ENEMY-10", "RUL-61", "HIT-16a", "HIT-16b")
@BOTH
def test_pirates_fire_after_all_fights_with_one_roll_for_all_beaten(edition: str) -> None:
    """Ranking: seat 1 is beaten, seat 2 ties, seat 0 is beaten, seat 3 wins."""
    plain = ("7,6 battery 0.3.",)
    one = yard("III", GUN, edition=edition)
    two = yard("III", GUN, GUN_TOO, edition=edition)
    weak = yard("III", *plain, edition=edition)
    t = Table(weak, weak, one, two, at=[7, 9, 8, 5]).play(pirates(1, *large("front"), *small("front")))
    assert t.asked == [(3, "reward")], "first the reward"
    assert not t.rolls()
    t.answer(3, Accept(True))
    assert t.state.credits == [0, 0, 0, 4]
    t.dice(COLUMN_7)
    assert sorted(t.seats_told("tile-hit")) == [0, 1], "once for both"
    assert [len(t.tiles(seat)) for seat in range(4)] == [1, 1, 2, 3]
    t.dice((1, 1))
    assert t.seats_told("threat-rolled") == [1, 1], "the first of the beaten rolls"
    assert [told["size"] for told in t.heard("threat-rolled")] == ["large", "small"]
    assert not t.rolls()


@rule("RUL-61")
def test_nobody_beaten_nobody_rolls() -> None:
    t = Table(yard("III", GUN), yard("III", GUN)).play(pirates(1, *large("front")))
    assert not t.rolls()
    t = Table(yard("III", GUN), bare()).play(pirates(0, *large("front"))).answer(0, Accept(False))
    assert not t.rolls()


@rule("RUL-61", "RUL-07")
def test_beaten_players_decide_about_shields_in_parallel() -> None:
    ship = yard("III", "6,7 shield:front .2..", "8,7 battery ...3 batteries=1")
    t = Table(ship, ship).play(pirates(1, *small("front", "front"))).dice(COLUMN_7)
    assert t.asked == [(0, "defend"), (1, "defend")]
    t.answer(1, Defend(t.cell(8, 7))).answer(0, Defend())
    assert t.asked == [(0, "part")]
    t.answer(0, Keep(t.cell(8, 7)))
    assert t.rolls(), "the next shot when all are done"
    assert (len(t.tiles(0)), len(t.tiles(1))) == (1, 3)


@rule("RUL-61")
def test_the_roller_is_the_player_furthest_ahead_when_the_card_was_revealed() -> None:
    """The winner between them falls back by the reward; those beaten keep their order."""
    t = Table(bare(), bare(), yard("III", GUN, GUN_TOO), at=[9, 8, 7])
    t.play(pirates(1, *large("front"), days=3)).answer(2, Accept(True)).dice((1, 1))
    assert t.seats_told("threat-rolled") == [0]


@rule("CRD-ENEMY-10")
@pytest.mark.parametrize("reward", [True, False])
def test_the_winner_is_not_fired_at(reward: bool) -> None:
    t = Table(bare(), yard("III", GUN, GUN_TOO)).play(pirates(1, *large("front")))
    t.answer(1, Accept(reward)).dice(COLUMN_7)
    assert t.seats_told("tile-hit") == [0]
    assert t.gave_up == ["no_humans", ""]
