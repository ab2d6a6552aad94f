"""Ships of a fleet that give up: when they must, when they may, and what
follows (LM-103, LM-116 … LM-120)."""

from itertools import combinations

import pytest

from starhaul.trucker.files.shipfile import ShipPlan
from starhaul.trucker.match.actions import Crew, Engines, Fly, GiveUp
from starhaul.trucker.parts.records import (
    CombatRow,
    CombatZone,
    Epidemic,
    LoseCrew,
    LoseDays,
    MeteorSwarm,
    OpenSpace,
    Stardust,
)
from tests.rules import about, rule
from tests.trucker.cards.fleet import large
from tests.trucker.flow.pad import Pad, says
from tests.trucker.latest.fleets import OPEN_SPACE, PARTED, SWARM, THREE, Fleets, fleet
from tests.trucker.story_table import GAME

PLAIN = ("4,4 start", "4,5 engine:rear 3...", "6,4 cabin 2122", "6,5 engine:rear 2...")
"""Two ships with two humans and an engine each."""
THIRD = ("6,8 cabin ....", "6,9 engine:rear ....")


def pair(*more: str) -> ShipPlan:
    return fleet(*PLAIN, *more)


def three(*more: str) -> ShipPlan:
    return fleet(*PLAIN, *THIRD, *more, dice=THREE)


def everything(f: Fleets) -> dict[str, int]:
    return dict(GAME.conserved(f.state))


# --- open space (LM-103) -----------------------------------------------------------------------------------


@rule("LM-103", "LM-117")
def test_in_open_space_ships_without_engines_give_up_and_the_slowest_of_the_others_says_how_far() -> None:
    ship = fleet(
        *("4,4 start", "4,5 engine:rear ....", "3,5 engine:rear ....", "2,5 engine:rear ...."),
        *("6,4 cabin ....", "6,8 cabin ....", "6,9 engine:rear ....", "7,9 engine:rear ...."),
        dice=THREE,
    )
    f = Fleets(ship, three(), dice=THREE, at=[10, 5]).play(OpenSpace())
    assert f.heard("ship-gave-up") == [{"seat": 0, "ship": 1, "reason": "no_engines"}]
    assert f.ships(0) == (0, 2)
    assert f.flight.positions == [12, 6]
    assert f.gave_up == ["", ""]


@rule("LM-103")
def test_the_strength_announced_in_open_space_is_that_of_the_ships_that_move() -> None:
    lame = fleet(
        *("4,4 start", "4,5 double_engine:rear ....", "3,5 engine:rear ....", "3,4 battery .... batteries=1"),
        "6,4 cabin ....",
    )
    f = Fleets(lame, pair(), at=[10, 5]).play(OpenSpace())
    assert f.question(0).about["totals"] == [1, 3]
    f.answer(0, Engines(1))
    announced, moved = f.heard("engines-announced")[0], f.heard("days-gained")[0]
    assert (announced["strength"], moved["days"]) == (3, 3)
    assert f.ships(0) == (0,), "the ship without thrust has left"


@rule("LM-103")
def test_a_fleet_in_which_no_ship_has_thrust_announces_zero() -> None:
    drifting = fleet("4,4 start", "6,4 cabin ....")
    f = Fleets(drifting, pair(), at=[6, 5]).play(OpenSpace())
    assert f.heard("engines-announced")[0] == {"seat": 0, "strength": 0}


@rule("LM-103")
def test_the_ship_gives_up_before_the_fleet_moves_not_after_the_card() -> None:
    lame = fleet("4,4 start", "4,5 engine:rear ....", "6,4 cabin ....")
    f = Fleets(lame, pair()).play(OpenSpace())
    keys = [event.key for event in f.told]
    assert keys.index("ship-gave-up") < keys.index("days-gained")


@rule("LM-103")
def test_batteries_are_chosen_for_all_ships_before_it_is_found_who_gives_up() -> None:
    ship = fleet(
        *("4,4 start", "4,5 double_engine:rear ....", "3,5 engine:rear ....", "3,4 battery .... batteries=1"),
        *("6,4 cabin ....", "6,5 double_engine:rear ....", "7,4 battery .... batteries=1"),
    )
    f = Fleets(ship, pair(), at=[10, 5]).play(OpenSpace())
    f.answer(0, Engines(1))
    assert f.asked == [(0, "engines")]
    assert f.heard("ship-gave-up") == []
    f.answer(0, Engines(0))
    assert f.ships(0) == (0,)
    assert f.flight.positions[0] == 13


@rule("LM-103")
def test_if_no_ship_has_engines_the_player_gives_up_when_the_card_is_over() -> None:
    drifting = fleet("4,4 start", "3,4 cargo .... goods=blue", "6,4 cabin ....")
    f = Fleets(drifting, pair(), at=[6, 5]).play(OpenSpace())
    assert f.flight.positions == [6, 7], "the rocket stays on its space until the card is over"
    assert f.gave_up == ["no_engines", ""]
    assert f.heard("ship-gave-up") == []
    keys = [event.key for event in f.told]
    assert keys.index("days-gained") < keys.index("gave-up")


@rule("LM-103")
def test_a_brown_alien_alone_does_not_keep_its_ship_in_the_fleet() -> None:
    ship = fleet(
        *("4,4 start humans=2", "4,5 engine:rear ....", "6,4 cabin .... humans=2"),
        *("8,4 life_support_brown ...3", "7,4 cabin .... alien=brown"),
    )
    assert Fleets(ship, pair()).play(OpenSpace()).ships(0) == (0,)


# --- voluntary (LM-116) ------------------------------------------------------------------------------------


@rule("LM-116")
def test_before_each_card_a_player_may_give_up_with_one_ship_or_several() -> None:
    f = Fleets(three(), three(), dice=THREE).between_cards()
    some = [GiveUp(ships) for size in (1, 2) for ships in combinations((0, 1, 2), size)]
    assert {Fly(), GiveUp(), *some} == set(f.options(0))
    f.answer(0, GiveUp((0, 2))).answer(1, Fly())
    assert f.ships(0) == (1,)
    assert f.ships(1) == (0, 1, 2)
    assert f.heard("ship-gave-up") == [
        {"seat": 0, "ship": 0, "reason": "voluntary"},
        {"seat": 0, "ship": 2, "reason": "voluntary"},
    ]
    assert f.gave_up == ["", ""]


@rule("LM-116")
def test_before_the_next_card_only_the_ships_that_are_left_can_give_up() -> None:
    f = Fleets(three(), three(), dice=THREE).between_cards(SWARM, OPEN_SPACE)
    f.answer(0, GiveUp((1,))).answer(1, Fly())
    f.uneventful()
    assert set(f.options(0)) == {Fly(), GiveUp(), GiveUp((0,)), GiveUp((2,))}
    assert f.refused(0, GiveUp((1,))) == "not-an-option"
    assert f.refused(0, GiveUp((0, 2))) == "not-an-option", "that is giving up with everything"


@rule("LM-116")
def test_giving_up_with_a_ship_can_be_withdrawn_until_all_have_spoken() -> None:
    f = Fleets(pair(), pair()).between_cards()
    f.answer(0, GiveUp((1,))).answer(0, Fly()).answer(1, Fly())
    assert f.ships(0) == (0, 1)
    assert f.heard("ship-gave-up") == []


@rule("LM-143")
def test_on_time_out_no_ship_gives_up() -> None:
    f = Fleets(pair(), pair()).between_cards()
    assert f.question(0).default == Fly()
    f.later(12_000)
    assert f.ships(0) == f.ships(1) == (0, 1)
    assert f.gave_up == ["", ""]


@about("LM-116")
def test_a_player_who_is_absent_gives_up_with_the_whole_fleet() -> None:
    f = Fleets(pair(), pair()).between_cards()
    says(f, 0, "absent")
    f.later(0).answer(1, Fly())
    assert f.gave_up == ["absent", ""]
    assert f.ships(0) == (0, 1), "nothing of it was left behind before"


# --- forced (LM-117, LM-142) -------------------------------------------------------------------------------


@rule("LM-117")
def test_a_ship_without_a_human_after_a_card_gives_up_and_the_others_fly_on() -> None:
    f = Fleets(pair(), pair("3,4 cabin ....")).play(CombatZone(rows=(CombatRow("crew", LoseCrew(2)),)))
    f.answer(0, Crew(f.cell(6, 4))).answer(0, Crew(f.cell(6, 4)))
    assert f.heard("ship-gave-up") == [{"seat": 0, "ship": 1, "reason": "no_humans"}]
    assert f.ships(0) == (0,)
    assert f.gave_up == ["", ""]


@rule("LM-117")
def test_aliens_cannot_fly_a_ship_of_the_fleet_alone() -> None:
    ship = fleet(
        *("4,4 start humans=2", "4,5 engine:rear ....", "6,4 cabin .... humans=1"),
        *("8,4 life_support_brown ...3", "7,4 cabin .... alien=brown"),
    )
    f = Fleets(ship, pair("3,4 cabin ....")).play(CombatZone(rows=(CombatRow("crew", LoseCrew(1)),)))
    f.answer(0, Crew(f.cell(6, 4)))
    assert f.heard("ship-gave-up") == [{"seat": 0, "ship": 1, "reason": "no_humans"}]
    assert f.crew(0) == 2, "the alien has gone with its ship"


@rule("LM-117")
def test_without_engines_a_ship_gives_up_in_open_space_and_on_no_other_card() -> None:
    lame = fleet("4,4 start", "4,5 engine:rear 3...", "6,4 cabin ....")
    f = Fleets(lame, pair(), at=[30, 20]).play(Stardust(), Epidemic())
    f.play(CombatZone(rows=(CombatRow("engine_strength", LoseDays(1)),)))
    assert f.ships(0) == (0, 1)
    assert f.play(OpenSpace()).ships(0) == (0,)


@rule("LM-117")
def test_a_player_who_is_lapped_gives_up_with_the_whole_fleet() -> None:
    f = Fleets(pair(), pair(), at=[51, 10]).play(Epidemic())
    assert f.gave_up == ["", "lapped"]
    assert f.heard("ship-gave-up") == []
    assert Fleets(pair(), pair(), at=[49, 10]).play(Epidemic()).gave_up == ["", ""]


@rule("LM-117", "LM-120")
def test_of_several_reasons_the_one_that_ends_the_whole_fleet_counts_first() -> None:
    empty = fleet("4,4 start humans=0", "6,4 cabin .... humans=0")
    half = fleet("4,4 start humans=2", "4,5 engine:rear ....", "6,4 cabin .... humans=0")
    f = Fleets(pair(), empty, half, at=[60, 10, 9]).play(Epidemic())
    assert f.gave_up == ["", "no_humans", "lapped"]
    assert f.heard("ship-gave-up") == [], "no ship is left behind by a fleet that gives up"


@rule("LM-117")
def test_a_player_who_has_left_for_good_gives_up_after_the_card_with_the_whole_fleet() -> None:
    f = Fleets(pair(), fleet("4,4 start humans=2", "6,4 cabin .... humans=0"))
    says(f, 1, "gone")
    f.play(Epidemic())
    assert f.gave_up == ["", "absent"]
    assert f.heard("ship-gave-up") == []


@rule("LM-142", "LM-117")
def test_a_ship_shot_away_completely_gives_up_after_the_card() -> None:
    ship = fleet("4,4 start", "4,5 engine:rear 3...", "6,4 cabin ....")
    f = Fleets(ship, pair()).gone(1).play(MeteorSwarm(meteors=large("front", "front")))
    f.dice((4, 4))
    assert f.tiles_of(0, 1) == []
    assert f.ships(0) == (0, 1), "the card is not over"
    f.dice((1, 1))
    assert f.ships(0) == (0,)
    assert len(f.state.lost[0]) == 1


# --- what follows (LM-118 … LM-120) ------------------------------------------------------------------------

LOADED = (
    *("4,4 start humans=2", "3,4 cargo .... goods=blue", "6,4 cabin .... humans=2"),
    *("7,4 special_cargo .... goods=red", "8,4 cargo .... goods=yellow", "8,5 battery .... batteries=2"),
)
"""One cube on the left ship; cubes for 7 credits and two batteries on the right one."""


@rule("LM-118")
def test_goods_of_a_ship_that_gives_up_are_put_aside_and_its_tiles_cost_nothing() -> None:
    f = Fleets(fleet(*LOADED), pair(), lost=[3, 0]).between_cards()
    before, bank = everything(f), list(f.flight.bank)
    f.answer(0, GiveUp((1,))).answer(1, Fly())
    assert f.tiles(0) == [(3, 4), (4, 4)]
    assert f.cubes(0) == ["blue"]
    assert f.shelved(0) == ["red", "yellow"]
    assert f.flight.bank == bank, "what is put aside is still the player's"
    assert len(f.state.lost[0]) == 3, "tiles lost before stay lost, those of the ship cost nothing"
    assert f.state.aside == 4, "they lie in the common supply"
    assert (f.crew(0), f.batteries(0)) == (2, 0)
    assert everything(f) == before


@rule("LM-118")
def test_everybody_sees_what_was_put_aside() -> None:
    f = Fleets(fleet(*LOADED), pair()).between_cards()
    f.answer(0, GiveUp((1,))).answer(1, Fly())
    for person in (None, 0, 1):
        seen = GAME.view(f.state, person).seats
        assert (seen[0].fleet, seen[0].shelved) == ((0,), (1, 1, 0, 0))
        assert (seen[1].fleet, seen[1].shelved) == ((0, 1), ())


@rule("LM-118")
def test_the_others_fly_on_and_only_they_count() -> None:
    f = Fleets(
        fleet(*PLAIN, "3,5 engine:rear .3..", "7,4 cannon:front ...."), pair(), at=[20, 5]
    ).between_cards()
    f.answer(0, GiveUp((1,))).answer(1, Fly())
    f.state.frames.clear()
    f.play(OpenSpace())
    assert f.flight.positions[0] == 22, "the slow ship holds nobody up any more"
    f.play(CombatZone(rows=(CombatRow("cannon_strength", LoseDays(1)), CombatRow("crew", LoseDays(1)))))
    assert f.heard("cannons-announced")[0] == {"seat": 0, "strength": 0}
    assert f.heard("crew-counted")[0] == {"seat": 0, "crew": 2}


@rule("LM-118", "LM-119")
def test_after_the_flight_goods_of_the_others_bring_the_full_price_and_those_put_aside_half() -> None:
    f = Fleets(fleet(*LOADED), pair(), settles=True, credits=[0, 0]).between_cards(SWARM)
    f.answer(0, GiveUp((1,))).answer(1, Fly())
    f.uneventful()
    assert f.is_over
    assert f.settled(0)["goods"] == 1 + 4, "1 for the blue cube, half of 7 rounded up for the others"


@rule("LM-119")
def test_goods_put_aside_at_different_times_are_added_up_and_halved_once_rounded_up() -> None:
    ship = fleet(
        *(
            "4,4 start humans=2",
            "4,5 engine:rear ....",
            "6,4 cabin .... humans=2",
            "7,4 cargo .... goods=blue",
        ),
        *("6,8 cabin .... humans=2", "7,8 cargo .... goods=yellow"),
        dice=THREE,
    )
    f = Fleets(ship, three(), dice=THREE, settles=True).between_cards(SWARM, OPEN_SPACE)
    f.answer(0, GiveUp((1,))).answer(1, Fly())
    f.uneventful()
    f.answer(0, GiveUp((2,))).answer(1, Fly())
    assert f.shelved(0) == ["yellow", "blue"]
    f.reveal(OPEN_SPACE)
    assert f.is_over
    assert f.settled(0)["goods"] == 2, "half of 4; each by itself they would bring 2 and 1"


@rule("LM-119", "LM-120")
def test_when_the_last_ship_gives_up_its_goods_and_those_put_aside_are_halved_together() -> None:
    ship = fleet(
        *(
            "4,4 start humans=2",
            "3,4 cargo .... goods=blue",
            "6,4 cabin .... humans=2",
            "7,4 cargo .... goods=blue",
        ),
    )
    f = Fleets(ship, pair(), settles=True).between_cards(SWARM, OPEN_SPACE)
    f.answer(0, GiveUp((1,))).answer(1, Fly())
    f.uneventful()
    f.answer(0, GiveUp()).answer(1, GiveUp())
    assert f.is_over
    assert f.settled(0) == {"goods": 1}, "two blue cubes, half of 2; halved one by one they would bring 2"


@rule("LM-120")
def test_a_player_who_gives_up_with_the_last_ship_has_no_bonus_and_pays_lost_pile_and_premium() -> None:
    f = Fleets(pair(), pair(), settles=True, lost=[4, 0], credits=[10, 0]).between_cards(SWARM)
    f.flight.owed[0] = 2
    f.answer(0, GiveUp()).answer(1, Fly())
    f.uneventful()
    assert f.settled(0) == {"lost": -4, "premium": -2}
    assert f.settled(1) == {"order": 12, "beauty": 6}
    assert f.state.credits == [4, 18]


@rule("LM-120")
@pytest.mark.parametrize("ships", [(0,), (1,)])
def test_giving_up_with_the_ships_one_after_the_other_is_giving_up(ships: tuple[int, ...]) -> None:
    f = Fleets(pair(), pair()).between_cards()
    f.answer(0, GiveUp(ships)).answer(1, Fly())
    f.state.frames.clear()
    f.between_cards()
    assert f.options(0) == [Fly(), GiveUp()], "with one ship left there is nothing to choose among"
    f.answer(0, GiveUp()).answer(1, Fly())
    assert f.gave_up == ["voluntary", ""]
    assert f.play(OpenSpace()).seats_told("days-gained") == [1], "no card affects this player any more"


# --- before the first card ---------------------------------------------------------------------------------


@about("LM-097", "LM-019")
def test_ships_without_a_tile_or_a_human_give_up_before_the_first_card() -> None:
    p = Pad(fleet("4,4 start", "6,4 cargo ....", dice=PARTED), fleet("4,4 start", dice=PARTED))
    p.state.yard_dice = THREE
    p.launch()
    left = [told["ship"] for told in p.heard("ship-gave-up") if told["seat"] == 0]
    assert left == [1, 2]
    assert p.flight.fleets == [(0,), (0,)]
    assert p.state.ships[0].hull.occupied.bit_count() == 1
