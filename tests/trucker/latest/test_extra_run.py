"""IIIC: one more run of the hourglass after START (LM-058 … LM-060, LM-140)."""

from typing import Any

import pytest

from starhaul.trucker.match.actions import Attach, Finish, Flip, Return, Take, Use
from tests.rules import about, rule
from tests.trucker.building_table import GAME, RUN, Building

FIELDS = ["III", "II", "I", "START", "SHIP"]


def field(t: Building) -> str:
    """The public state of the hourglass."""
    seen = t.view(None).yard
    assert seen is not None
    return seen.field


def on_start(seats: int = 2, **options: Any) -> Building:
    """Seat 0 has finished and flipped the hourglass onto START, where it has run out."""
    t = Building("IIIC", seats=seats, **options).finish(0)
    for _ in range(3):
        t.wait(RUN).do(0, Flip())
    t.wait(RUN)
    assert field(t) == "START"
    return t


def on_ship(seats: int = 2, **options: Any) -> Building:
    """The extra run has just begun."""
    return on_start(seats, **options).do(0, Flip())


# --- the run -----------------------------------------------------------------------------------------------


@rule("LM-060")
def test_the_runs_are_three_two_one_start_and_an_extra_one() -> None:
    t = on_ship()
    assert [told["field"] for told in t.heard("hourglass")] == FIELDS
    t.wait(RUN)
    assert [told["field"] for told in t.heard("run-over")] == FIELDS[:-1]
    assert t.match.now_ms == 5 * RUN * 1000


@rule("LM-058")
def test_when_the_timer_runs_out_on_start_building_goes_on() -> None:
    t = on_start()
    assert (t.heard("time-over"), t.doing) == ([], "build")
    t.build(1, 2).do(1, Use(0))
    assert t.size(1) == 2


@rule("LM-058")
def test_building_ends_when_the_extra_run_is_over() -> None:
    t = on_ship(seats=3).wait(RUN - 0.001)
    assert t.doing == "build"
    t.build(1).wait(0.001)
    assert (t.heard("time-over"), t.doing, t.asked()) == ([{}], "claim", [1, 2])


@rule("LM-058", "LM-140")
def test_only_finished_players_turn_it_to_start_and_once_more() -> None:
    t = Building("IIIC", seats=3).wait(RUN).do(1, Flip()).wait(RUN).do(2, Flip()).wait(RUN)
    assert field(t) == "I"
    assert t.refuses(1, Flip()) == ("finish-first", "BLD-41")
    t.finish(0).do(0, Flip()).wait(RUN)
    assert field(t) == "START"
    assert t.refuses(1, Flip()) == ("finish-first", "BLD-41")
    t.finish(2).do(2, Flip())
    assert field(t) == "SHIP", "any finished player, not only the one who turned it before"


@rule("LM-058")
@pytest.mark.parametrize("class_", ["I", "II", "III", "IIIA", "IC", "IIC"])
def test_on_other_boards_building_ends_with_start(class_: str) -> None:
    t = Building(class_).finish(0)
    while field(t) != "START":
        t.wait(RUN).do(0, Flip())
    t.wait(RUN)
    assert t.doing == "claim"


@rule("LM-059")
def test_until_somebody_turns_it_building_goes_on_without_limit() -> None:
    t = on_start(safety_net=False).wait(50 * RUN)
    assert (field(t), t.doing) == ("START", "build")
    t.build(1).do(0, Flip()).wait(RUN)
    assert t.doing == "claim"


@rule("LM-059")
@pytest.mark.parametrize("begin", [on_start, on_ship])
def test_if_all_players_finish_building_ends_at_once(begin: Any) -> None:
    t = begin().do(1, Finish(2))
    assert len(t.heard("building-ended")) == 1
    assert t.heard("time-over") == []


@rule("LM-059")
def test_the_extra_run_happens_once_in_each_flight() -> None:
    t = on_ship(seats=3)
    assert t.refuses(0, Flip())[0] in ("still-running", "not-asked")
    t.wait(RUN)
    assert not t.allows(0, Flip())
    t = Building("IIIC", "IIIC").finish(0, 1)
    assert t.state.round == 1
    t.finish(0)
    for _ in range(4):
        t.wait(RUN).do(0, Flip())
    assert field(t) == "SHIP", "again in the next flight"


# --- the last field, online --------------------------------------------------------------------------------


@rule("LM-140")
def test_requests_after_the_end_of_the_extra_run_are_refused_and_hands_are_emptied() -> None:
    t = on_ship().draw(1, "cargo")
    tile = t.yard.hands[1]
    t.match.now_ms += RUN * 1000
    for late in (Attach(0, 0), Return(), Take(), Finish(2)):
        assert t.refuses(1, late) == ("time-over", "BLD-42")
    t.wait(0)
    assert (t.yard.hands, t.yard.open, t.doing) == ([0, 0], [tile], "claim")


@rule("LM-140")
def test_the_safety_net_turns_it_to_the_extra_run_after_two_run_lengths() -> None:
    t = on_start().wait(2 * RUN - 0.001)
    assert field(t) == "START"
    t.wait(0.001)
    assert (field(t), t.heard("flipped")[-1]) == ("SHIP", {"seat": 0}), "nobody has asked for it"
    assert len(t.heard("flipped")) == 3
    t.wait(RUN)
    assert t.doing == "claim"


@rule("LM-140")
def test_without_a_finished_player_the_safety_net_stops_before_start_and_ends_building() -> None:
    t = Building("IIIC").wait(10 * RUN - 0.001)
    assert (field(t), t.doing) == ("I", "build")
    t.wait(0.001)
    assert (t.heard("time-over"), t.doing) == ([{}], "claim")
    assert "START" not in [told["field"] for told in t.heard("hourglass")]


@rule("LM-140")
def test_automatic_flips_leave_start_and_the_extra_run_to_finished_players() -> None:
    t = Building("IIIC", auto_flip=True, safety_net=False).finish(0).wait(3 * RUN)
    assert field(t) == "I"
    t.wait(5 * RUN)
    assert field(t) == "I"
    t.do(0, Flip()).wait(5 * RUN)
    assert field(t) == "START"
    t.do(0, Flip()).wait(RUN)
    assert t.doing == "claim"


@rule("LM-140")
@about("HSE-B4")
def test_extra_seconds_of_a_seat_begin_after_the_extra_run() -> None:
    t = on_ship(seats=3, handicaps=(0, 30, 0)).wait(RUN)
    assert (t.doing, t.asked()) == ("build", [1])
    t.wait(29.999).build(1).wait(0.001)
    assert t.doing == "claim"


@rule("LM-140")
@pytest.mark.parametrize("build", ["real_time", "turns"])
def test_in_the_advanced_team_variant_partners_swap_twice_not_at_start_nor_at_the_extra_turn(
    build: str,
) -> None:
    """Level − 1 swaps while building (VAR-09, RUL-77), and one before the flight."""
    t = Building("IIIC", seats=4, teams="advanced", build=build, safety_net=False)
    swaps = []
    for name in FIELDS[1:]:
        run_out(t)
        if name == "START":
            finisher = t.asked()[0]
            t.do(finisher, Finish(1))
        flipper = next(player for player in range(4) if t.allows(player, Flip()))
        t.do(flipper, Flip())
        assert field(t) == name
        swaps.append(len(t.heard("partners-swapped")))
    assert swaps == [1, 2, 2, 2]
    for number in (2, 3, 4):
        t.do(next(player for player in t.asked() if t.allows(player, Finish(number))), Finish(number))
    assert len(t.heard("partners-swapped")) == 3


def run_out(t: Building) -> None:
    """Until the hourglass has run out."""
    if t.state.config.options.build == "real_time":
        t.wait(RUN)
    while t.yard.run_ends:
        pass_turn(t)


# --- in turns, relaxed -------------------------------------------------------------------------------------


def pass_turn(t: Building, number: int = 1) -> Building:
    """Pass this many turns, in each of which a tile is taken and returned."""
    for _ in range(number):
        player = t.state.players[t.state.frames[-1].seat]
        t.do(player, t.open_tile(t.yard.open[0]) if t.yard.open else Take(), Return())
    return t


def turns_on_start() -> Building:
    t = Building("IIIC", build="turns").do(0, Finish(1))
    for _ in range(3):
        run_out(t)
        t.do(0, Flip())
    run_out(t)
    assert field(t) == "START"
    return t


@rule("LM-140", "LM-058")
def test_in_turns_the_extra_run_is_a_field_like_the_others() -> None:
    t = turns_on_start()
    pass_turn(t, 3)
    assert t.refuses(1, Flip()) == ("finish-first", "BLD-41")
    t.do(0, Flip())
    assert field(t) == "SHIP"
    pass_turn(t, 7)
    assert t.heard("time-over") == []
    pass_turn(t)
    assert (t.heard("time-over"), t.doing, t.asked()) == ([{}], "claim", [1])


@rule("LM-140")
def test_in_turns_the_safety_net_covers_the_extra_run() -> None:
    t = pass_turn(turns_on_start(), 15)
    assert field(t) == "START"
    pass_turn(t)
    assert field(t) == "SHIP"


@about("LM-058")
def test_relaxed_building_has_no_hourglass_on_this_board_either() -> None:
    t = Building("IIIC", build="relaxed").do(0, Finish())
    t.wait(20 * RUN)
    assert t.refuses(1, Flip()) == ("no-hourglass", "HSE-B2")
    assert t.doing == "build"
    assert not t.allows(0, Flip())
    assert GAME.wake_at(t.state) is None
