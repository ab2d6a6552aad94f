"""Level IV with level III cards: piles, rewards, seats, and how every card is modified (LM-123 … LM-136)."""

from typing import Any

import msgspec
import pytest

from starhaul.games import config_of
from starhaul.kernel.chance import Stream
from starhaul.kernel.contract import Advice
from starhaul.kernel.match import Match
from starhaul.kernel.random_play import play_random
from starhaul.trucker.data import rule_data
from starhaul.trucker.flow.piles import PILES
from starhaul.trucker.match.actions import Accept, Crew, Flip, GiveUp, Insure, Roll
from starhaul.trucker.match.config import Config, profile
from starhaul.trucker.match.levels import as_in_level
from starhaul.trucker.parts.records import (
    AbandonedShip,
    Card,
    CombatRow,
    CombatZone,
    Epidemic,
    LoseCrew,
    LoseDays,
    LoseGoods,
    MeteorSwarm,
    OpenSpace,
    Planets,
    Sabotage,
    Stardust,
    UnderFire,
)
from starhaul.trucker.parts.terms import Goods
from tests.rules import about, rule
from tests.trucker.building_table import RUN, Building
from tests.trucker.cards.fleet import large, pirates, slavers, small, smugglers
from tests.trucker.flow.pad import Pad
from tests.trucker.latest.fleets import Fleets, fleet
from tests.trucker.shipyard import yard
from tests.trucker.story_table import GAME

LEVELS = {level.level: level for level in rule_data.flights("1e").levels}
CARDS = rule_data.cards("1e").cards
PLAIN = ("4,4 start", "4,5 engine:rear 3...", "6,4 cabin 1211", "6,5 engine:rear 1...")
"""Two ships with two humans and an engine each, in a fleet of four humans."""
MISS = (1, 1)


def levels(cards: Any) -> list[int]:
    return sorted(CARDS[card].level for card in cards)


def four(*fleets: tuple[str, ...], **more: Any) -> Fleets:
    return Fleets(*(fleet(*lines) for lines in fleets), level=4, **more)


# --- deck, timer, rewards, seats ---------------------------------------------------------------------------


@rule("LM-123")
def test_each_pile_has_three_cards_of_level_iii_one_of_ii_and_one_of_i() -> None:
    piles = Building("IVC").yard.piles
    assert piles
    assert [levels(pile) for pile in piles] == [[1, 2, 3, 3, 3]] * len(piles)


@rule("LM-123")
def test_the_deck_has_20_cards_and_the_top_one_is_of_level_iii() -> None:
    p = Pad(fleet(*PLAIN), fleet(*PLAIN)).launch()
    assert levels(p.flight.deck) == [1] * 4 + [2] * 4 + [3] * 12
    assert len(p.flight.deck) == 5 * PILES == 20
    p.later(12_000)
    outcomes = GAME.outcomes(p.state)
    assert outcomes is not None
    assert levels(outcomes.options) == [3] * 12


@rule("LM-123", "LM-126")
def test_track_and_rewards_are_those_of_the_level_iii_tile() -> None:
    three, mine = LEVELS[3], profile(Config(edition="1e", seats=2, rounds=("IVC",)), 0).flight
    assert mine.level == 4
    for name in ("spaces", "start_spaces", "order_rewards", "beauty_reward"):
        assert getattr(mine, name) == getattr(three, name)


@rule("LM-126")
def test_rewards_are_paid_as_at_level_iii() -> None:
    f = four(PLAIN, PLAIN, ("4,4 start",), settles=True).settle()
    assert f.settled(0) == {"order": 12, "beauty": 6}
    assert f.settled(1) == {"order": 9, "beauty": 6}
    assert f.settled(2) == {"order": 6}


@rule("LM-124")
def test_the_level_iii_cards_of_an_earlier_flight_are_shuffled_back_first() -> None:
    ship = yard("III", "8,7 engine:rear 0003")
    p = Pad(ship, ship, rounds=("III", "IVC")).launch()
    used = set(p.state.used)
    assert levels(used) == [1] * 4 + [2] * 4 + [3] * 8
    p.answer(0, GiveUp()).answer(1, GiveUp())
    assert p.state.round == 1
    outcomes = GAME.outcomes(p.state)
    assert outcomes is not None
    assert levels(outcomes.options) == [3] * 20, "all of them can be dealt again"
    assert levels(p.state.used) == [1] * 4 + [2] * 4, "the others stay used"


@rule("LM-125")
def test_the_timer_begins_beside_the_board_and_goes_on_by_dice() -> None:
    t = Building("IVC")
    assert t.state.profile.timer.fields == ("IV", "III", "II", "I", "START")
    assert t.view(0).yard.field == "IV"
    t.wait(RUN)
    assert t.refuses(0, Flip())[1] == "LM-088"
    t.do(0, Roll(), Flip())
    assert t.view(0).yard.field == "III"
    t.wait(RUN)
    assert not t.allows(0, Flip())
    t.do(1, Roll(), Flip())
    assert t.view(0).yard.field == "II"


@rule("LM-127")
def test_fleets_insurance_and_giving_up_are_those_of_the_class() -> None:
    p = Pad(fleet("4,4 start", "4,5 engine:rear 3...", "6,4 cabin 1211"), fleet(*PLAIN))
    p.state.yard_dice = (1, 2)
    p.launch()
    assert p.state.profile.flight.level == 4
    assert p.flight.fleets == [(0, 1), (0, 1)]
    p.play(OpenSpace())
    assert p.flight.fleets == [(0,), (0, 1)], "the ship without engines gives up, the other flies on"
    t = Building("IVC").finish(0, 1)
    assert t.doing == "insure"
    assert t.match.game.questions(t.state)[0].options == (Insure(0),)


@rule("LM-128")
@pytest.mark.parametrize(
    ("rounds", "level"),
    [(("IVC",), None), (("IC", "IIIC", "IVC"), None), (("IVC",), 3), (("IVC", "IVC"), None)],
)
def test_with_the_base_game_alone_more_than_three_fleets_are_advised_against_and_allowed(
    rounds: tuple[str, ...], level: int | None
) -> None:
    def advice(seats: int) -> list[Advice]:
        given = {"edition": "1e", "seats": seats, "rounds": list(rounds), "level": level}
        return GAME.advice(config_of(GAME, given))

    assert advice(3) == []
    assert advice(4) == [Advice("crowded", {"ship_class": "IVC", "limit": 3})]


@about("LM-128")
def test_four_may_build_the_largest_single_ships_without_advice() -> None:
    assert GAME.advice(Config(edition="1e", seats=4, rounds=("IIIC",))) == []


@rule("LM-128")
def test_when_the_tiles_have_run_out_four_fleets_fly_as_they_are() -> None:
    config = config_of(GAME, {"edition": "1e", "seats": 4, "rounds": ["IVC"]})
    match = Match(GAME, config, 1)
    match.advance()
    yard = match.state.yard
    assert yard is not None
    yard.pool.clear()
    play_random(match, Stream(1, "players"))
    assert match.is_over


# --- all printed cards -------------------------------------------------------------------------------------


def expected(printed: dict[str, Any]) -> dict[str, Any]:
    """The printed card with all changes of LM-129 … LM-134, worked out on plain values."""
    kind, card = printed["kind"], dict(printed)
    if kind in ("slavers", "smugglers", "pirates"):
        card["strength"] += 1
        card["penalty"] = _penalty(card["penalty"])
        if "credits" in card["reward"]:
            card["reward"] = {**card["reward"], "credits": card["reward"]["credits"] + 1}
    elif kind == "abandoned_ship":
        card["crew_lost"] += 1
        card["credits"] += 1
    elif kind == "abandoned_station":
        card["crew_required"] += 1
    elif kind == "meteor_swarm":
        card["meteors"] = [card["meteors"][0], *card["meteors"]]
    elif kind == "combat_zone":
        card["rows"] = [{**row, "penalty": _penalty(row["penalty"])} for row in card["rows"]]
    return card


def _penalty(penalty: dict[str, Any]) -> dict[str, Any]:
    """No printed combat zone has shots in two lines, so each first shot is the first of its card."""
    if penalty["type"] in ("crew", "goods"):
        return {**penalty, "amount": penalty["amount"] + 1}
    if penalty["type"] == "shots":
        return {**penalty, "shots": [penalty["shots"][0], *penalty["shots"]]}
    return penalty


def plain(card: Card) -> dict[str, Any]:
    """As in the table, without what is left out there."""
    return _said(msgspec.to_builtins(card))


def _said(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _said(inner) for key, inner in value.items() if inner not in (0, [], ())}
    return [_said(inner) for inner in value] if isinstance(value, list | tuple) else value


@rule("LM-129", "LM-130", "LM-131", "LM-133", "LM-134", "LM-135", "LM-136")
@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_every_card_of_every_level_against_its_printed_values(card: Card) -> None:
    assert plain(as_in_level(card, LEVELS[4].modifiers)) == expected(plain(card))


@rule("LM-136")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_at_other_levels_cards_stay_as_printed(level: int) -> None:
    assert all(as_in_level(card, LEVELS[level].modifiers) == card for card in CARDS)


@rule("LM-136")
@pytest.mark.parametrize(("card", "strength"), [("I-01", 7), ("II-01", 8), ("III-01", 9)])
def test_enemies_of_all_levels_meet_a_fleet_with_one_more(card: str, strength: int) -> None:
    f = four(PLAIN, PLAIN).play(card).defaults()
    assert [told["strength"] for told in f.heard("enemy-won")] == [strength, strength]


# --- stories -----------------------------------------------------------------------------------------------

TWO_CANNONS = (*PLAIN, "3,4 cannon:front ....", "7,4 cannon:front ....")


@rule("LM-129")
def test_an_enemy_of_strength_1_draws_against_two_cannons_and_one_of_strength_2_wins() -> None:
    assert four(TWO_CANNONS, PLAIN).play(slavers(0, 1)).seats_told("enemy-beaten") == [0]
    assert 0 in four(TWO_CANNONS, PLAIN).play(slavers(1, 1)).seats_told("enemy-drawn")
    assert 0 in four(TWO_CANNONS, PLAIN).play(slavers(2, 1)).seats_told("enemy-won")


@rule("LM-130")
def test_an_abandoned_station_needs_one_more_and_takes_nobody() -> None:
    crew_of_six = (*PLAIN, "3,4 cabin ....", "2,4 cargo ....")
    f = four(PLAIN, crew_of_six).play("I-19")
    assert f.asked == [(1, "use")], "the card says five"
    f.answer(1, Accept(True)).defaults()
    assert f.crew(1) == 6
    assert four(PLAIN, crew_of_six).play("I-20").heard("nobody-can") == [{}]


@rule("LM-130", "LM-131", "LM-133")
def test_an_abandoned_ship_needs_and_takes_one_more_only_and_gives_one_credit_more() -> None:
    f = four(PLAIN, (*PLAIN, "3,4 cabin ...."), credits=[0, 0]).play(
        AbandonedShip(crew_lost=3, credits=4, days=1)
    )
    assert f.asked == [(0, "use")], "a crew of four is just enough"
    f = (
        four((*PLAIN, "3,4 cabin ...."), PLAIN, credits=[0, 0])
        .play("I-18")
        .answer(0, Accept(True))
        .defaults()
    )
    assert f.crew(0) == 6 - 3, "two and one more, not two more"
    assert f.state.credits == [4, 0]
    assert four(PLAIN, PLAIN).play(AbandonedShip(crew_lost=4, credits=4, days=1)).heard("nobody-can") == [{}]


@rule("LM-131")
def test_a_beaten_enemy_pays_one_more_once_and_a_refused_reward_nothing() -> None:
    for take, credits in ((True, 6), (False, 0)):
        f = four(TWO_CANNONS, PLAIN, credits=[0, 0]).play(slavers(0, 1, credits=5)).answer(0, Accept(take))
        assert f.state.credits == [credits, 0]


@rule("LM-131")
def test_a_reward_of_goods_brings_no_credit() -> None:
    f = four((*TWO_CANNONS, "2,4 cargo ...."), PLAIN, credits=[0, 0]).play(smugglers(0, 1, Goods.GREEN))
    f.answer(0, Accept(True)).defaults()
    assert f.cubes(0)
    assert f.state.credits == [0, 0]


@rule("LM-133")
def test_slavers_take_one_more_of_the_crew() -> None:
    f = four(PLAIN, PLAIN).gone(1).play(slavers(5, 2)).defaults()
    assert f.crew(0) == 1


@rule("LM-133")
def test_smugglers_take_one_more_cube_and_the_extra_one_may_be_a_battery() -> None:
    f = four((*PLAIN, "3,4 cargo .... goods=green,blue"), PLAIN).gone(1).play(smugglers(5, 1)).defaults()
    assert f.cubes(0) == []
    f = four((*PLAIN, "3,4 cargo .... goods=blue", "7,4 battery .... batteries=2"), PLAIN).gone(1)
    f.play(smugglers(5, 1)).defaults()
    assert (f.cubes(0), f.batteries(0)) == ([], 1)


@rule("LM-133")
def test_losses_in_a_combat_zone_are_included_but_not_days() -> None:
    rows = (CombatRow("crew", LoseCrew(1)), CombatRow("crew", LoseGoods(1)), CombatRow("crew", LoseDays(2)))
    loaded = (*PLAIN, "3,4 cargo .... goods=green,blue")
    f = four(loaded, (*PLAIN, "3,4 cabin ...."), at=[20, 10]).play(CombatZone(rows=rows))
    f.answer(0, Crew(f.cell(4, 4))).defaults()
    assert f.crew(0) == 2
    assert f.cubes(0) == []
    assert f.flight.positions[0] == 18


@rule("LM-134")
def test_the_first_meteor_comes_twice_in_a_row_and_is_rolled_for_separately() -> None:
    f = four(PLAIN, PLAIN).play(MeteorSwarm(meteors=(*large("front"), *small("left"))))
    f.dice((2, 2), (5, 6), MISS)
    rolled = [(told["size"], told["from"], told["dice"]) for told in f.heard("threat-rolled")]
    assert rolled == [("large", "front", [2, 2]), ("large", "front", [5, 6]), ("small", "left", [*MISS])]
    assert not f.rolls()


@rule("LM-134")
def test_the_first_shot_of_pirates_comes_twice() -> None:
    f = four(PLAIN, PLAIN).gone(1).play(pirates(5, *small("right"), *large("front")))
    f.dice(MISS, MISS, MISS)
    assert [told["from"] for told in f.heard("threat-rolled")] == ["right", "right", "front"]
    assert not f.rolls()


@rule("LM-134")
def test_on_a_combat_zone_the_first_shot_of_the_card_comes_twice_and_no_other() -> None:
    rows = (
        CombatRow("crew", LoseDays(1)),
        CombatRow("crew", UnderFire((*small("left"), *small("rear")))),
        CombatRow("crew", UnderFire(large("front"))),
    )
    f = four(PLAIN, (*PLAIN, "3,4 cabin ....")).play(CombatZone(rows=rows))
    f.dice(MISS, MISS, MISS, MISS)
    assert [told["from"] for told in f.heard("threat-rolled")] == ["left", "left", "rear", "front"]
    assert not f.rolls()


@rule("LM-135")
def test_flight_days_and_open_space_do_not_change() -> None:
    f = four((*TWO_CANNONS, "2,4 cargo ...."), PLAIN, at=[20, 5]).play(OpenSpace())
    assert f.flight.positions == [21, 6]
    f.play(slavers(0, 1, days=2)).answer(0, Accept(True))
    assert f.flight.positions[0] == 19
    f.play(Planets(planets=((Goods.BLUE,),), days=3)).defaults()
    assert f.flight.positions[0] == 19, "nobody landed"
    f.play(AbandonedShip(crew_lost=1, credits=1, days=1)).answer(0, Accept(True)).defaults()
    assert f.flight.positions[0] == 18


@rule("LM-135")
def test_special_events_are_resolved_as_printed() -> None:
    ship = (*PLAIN, "3,4 cabin .2..")
    after = []
    for level in (3, 4):
        f = Fleets(fleet(*ship), fleet(*PLAIN), level=level, at=[30, 10]).play(Stardust(), Epidemic())
        f.play(Sabotage()).dice(MISS, MISS, MISS, MISS, MISS, MISS)
        after.append((f.flight.positions, f.crew(0), f.crew(1), [event.key for event in f.told]))
    assert after[0] == after[1]
    assert after[0][1] == 4, "one of each cabin of the joined pair"
