"""Who rolls the dice of the yard if no player does: the server, turn-based building, building without an
hourglass (LM-093, LM-143)."""

import pytest

from starhaul.kernel.contract import CHANCE
from starhaul.kernel.match import Match
from starhaul.trucker.match.actions import Claim, Finish, Flip, Return, Roll, Take
from tests.rules import about, rule
from tests.trucker.building_table import GAME, RUN
from tests.trucker.latest.fleet_yard import FleetYard

SIDE_BY_SIDE = ["FL+RL", "FR+RR"]


def whose(t: FleetYard) -> int:
    """The seat whose turn it is."""
    seat: int = t.state.frames[-1].seat
    return seat


def pass_turns(t: FleetYard, number: int) -> FleetYard:
    """Pass this many turns, in each of which a tile is taken and returned."""
    for _ in range(number):
        t.do(whose(t), t.open_tile(t.yard.open[0]) if t.yard.open else Take(), Return())
    return t


# --- who rolls if nobody does ------------------------------------------------------------------------------


@rule("LM-143")
def test_when_the_server_turns_the_hourglass_it_first_rolls_the_die_that_is_due() -> None:
    t = FleetYard(dice=[2, 6]).wait(3 * RUN - 0.001)
    assert (t.field, t.state.yard_dice) == ("IV", ())
    t.wait(0.001)
    assert (t.field, t.state.yard_dice, t.yard.run_ends) == ("III", (2,), 4 * RUN * 1000)
    t.wait(3 * RUN)
    assert (t.field, t.state.yard_dice) == ("II", (2, 6))
    keys = [event.key for event in t.told if event.key in ("yard-die", "hourglass")]
    assert keys == ["hourglass", "yard-die", "hourglass", "yard-die", "hourglass"]
    assert t.heard("die-taken") == t.heard("flipped") == [], "no player did it"


@rule("LM-143")
def test_a_die_that_a_player_has_rolled_is_not_rolled_again_by_the_server() -> None:
    t = FleetYard(dice=[2, 6]).wait(RUN).do(1, Roll()).wait(2 * RUN)
    assert (t.field, t.state.yard_dice) == ("III", (2,))
    t.wait(3 * RUN)
    assert (t.field, t.state.yard_dice) == ("II", (2, 6))


@rule("LM-143")
@about("RUL-93")
def test_without_the_safety_net_the_die_waits_for_a_player() -> None:
    t = FleetYard(safety_net=False).wait(50 * RUN)
    assert (t.field, t.state.yard_dice, t.doing) == ("IV", (), "build")
    t.do(0, Roll(), Flip())
    assert t.field == "III"


@rule("LM-143")
def test_auto_flip_rolls_each_die_as_soon_as_its_run_is_over() -> None:
    t = FleetYard(dice=[3, 4], auto_flip=True).wait(RUN)
    assert (t.field, t.state.yard_dice) == ("III", (3,))
    t.wait(RUN)
    assert (t.field, t.state.yard_dice) == ("II", (3, 4))
    t.wait(RUN)
    assert (t.field, t.yard.run_ends) == ("I", 4 * RUN * 1000)


@rule("LM-143")
@about("RUL-09")
def test_with_everybody_absent_the_server_rolls_turns_and_ends_building() -> None:
    t = FleetYard(dice=[1, 4]).presence(0, "absent").presence(1, "absent").wait(10 * RUN - 0.001)
    assert (t.doing, t.state.yard_dice) == ("build", (1, 4))
    t.wait(0.001)
    assert len(t.heard("start-dealt")) == 2
    assert t.fleet == ["FL+RL+RR", "FR"]


@about("LM-093", "RUL-09")
@pytest.mark.parametrize("build", ["real_time", "relaxed", "turns"])
def test_where_no_clock_runs_the_server_finishes_for_the_absent_and_then_rolls(build: str) -> None:
    t = FleetYard(dice=[1, 2], build=build, safety_net=False)
    if build == "turns":
        pass_turns(t, 16)
    elif build == "real_time":
        t.wait(RUN)
    t.presence(0, "absent").presence(1, "absent").wait()
    assert t.heard("building-ended") == [{}]
    assert (t.state.yard_dice, t.fleet) == ((1, 2), SIDE_BY_SIDE)


@pytest.mark.parametrize("how", ["server", "turns", "player"])
@about("LM-143")
def test_a_match_saved_while_a_die_rolls_goes_on_as_if_it_had_not_been(how: str) -> None:
    t = FleetYard(build="turns" if how == "turns" else "real_time")
    if how == "turns":
        pass_turns(t, 16)
        t.match.act(whose(t), Flip())
    elif how == "player":
        t.wait(RUN).match.act(1, Roll())
    else:
        t.match.now_ms = RUN * 1000
        t.match.tick(RUN * 1000)
        t.match.tick(3 * RUN * 1000)
    other = Match.restore(GAME, t.match.config, 1, t.match.save())
    assert other.key == t.match.key
    for match in (t.match, other):
        match.act(CHANCE, (6,))
    assert other.key == t.match.key
    assert (t.state.yard_dice, t.field) == ((6,), "IV" if how == "player" else "III")
    assert GAME.questions(other.state) == GAME.questions(t.state)


# --- in turns ----------------------------------------------------------------------------------------------


@rule("LM-143")
def test_in_turns_rolling_the_die_and_turning_the_hourglass_is_one_action() -> None:
    t = pass_turns(FleetYard(dice=[5, 6], build="turns"), 16)
    assert t.view(0).yard.die_due
    seat = whose(t)
    assert t.refuses(seat, Roll()) == ("no-die-due", "LM-088")
    t.do(seat, Flip())
    assert (t.field, t.state.yard_dice, whose(t)) == ("III", (5,), 1 - seat)
    pass_turns(t, 15)
    assert t.refuses(whose(t), Flip()) == ("still-running", "BLD-40")
    pass_turns(t, 1).do(whose(t), Flip())
    assert (t.field, t.state.yard_dice) == ("II", (5, 6))
    told = [event.key for event in t.told if event.key in ("flipped", "yard-die", "hourglass")]
    assert told == ["hourglass", *["flipped", "yard-die", "hourglass"] * 2]


@rule("LM-143")
def test_a_finished_seat_rolls_and_turns_between_two_turns() -> None:
    t = FleetYard(dice=[5], build="turns", seats=3).do(0, Finish(1))
    pass_turns(t, 23)
    seat = whose(t)
    t.do(0, Flip())
    assert (t.field, t.state.yard_dice, whose(t)) == ("III", (5,), seat)
    pass_turns(t, 15)
    assert len(t.heard("run-over")) == 1
    pass_turns(t, 1)
    assert len(t.heard("run-over")) == 2, "eight turns for each of two seats"


@rule("LM-143")
def test_in_turns_the_server_rolls_before_it_turns_too() -> None:
    t = pass_turns(FleetYard(dice=[5, 6], build="turns"), 16 + 31)
    assert (t.field, t.state.yard_dice) == ("IV", ())
    pass_turns(t, 1)
    assert (t.field, t.state.yard_dice) == ("III", (5,))
    t = pass_turns(FleetYard(dice=[5, 6], build="turns", auto_flip=True), 32)
    assert (t.field, t.state.yard_dice) == ("II", (5, 6))


@rule("LM-093")
def test_in_turns_building_may_end_before_a_die_which_is_rolled_then() -> None:
    t = pass_turns(FleetYard(dice=[5, 6], build="turns", seats=3), 72)
    assert (t.field, t.state.yard_dice) == ("III", (5,))
    t.presence(1, "gone").presence(2, "gone").wait()
    pass_turns(t, 80 - 72)
    assert t.heard("time-over") == [{}]
    t.do(0, Claim(1))
    assert t.state.yard_dice == (5, 6)


# --- without an hourglass ----------------------------------------------------------------------------------


@rule("LM-143")
@pytest.mark.parametrize("run", [90, 60])
def test_without_an_hourglass_the_server_rolls_one_and_two_run_lengths_after_the_start(run: int) -> None:
    t = FleetYard(dice=[3, 1], build="relaxed", run_seconds=0 if run == RUN else run)
    assert t.refuses(0, Roll()) == ("no-die-due", "LM-088")
    t.draw(0).wait(run - 0.001)
    assert t.state.yard_dice == ()
    t.wait(0.001)
    assert t.state.yard_dice == (3,)
    assert t.fits(0, "5,3")
    assert not t.view(0).yard.die_due
    t.wait(run - 0.001)
    assert t.state.yard_dice == (3,)
    t.wait(0.001)
    assert t.state.yard_dice == (3, 1)
    t.wait(100 * run)
    assert (t.state.yard_dice, t.doing) == ((3, 1), "build")


@rule("LM-143", "LM-093")
def test_without_an_hourglass_who_finishes_first_lets_the_dice_fall_at_the_end() -> None:
    t = FleetYard(dice=[3, 1], build="relaxed").finish(0)
    assert t.state.yard_dice == ()
    t.finish(1)
    assert t.state.yard_dice == (3, 1)
