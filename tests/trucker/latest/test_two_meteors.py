"""Large meteors that split in two: which cannon shoots which (LM-039, LM-040, LM-043, LM-045, LM-139).

All small arsenals are compared with an oracle that tries every assignment of cannons to meteors.
"""

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

import pytest

from starhaul.trucker.files.shipfile import ShipPlan
from starhaul.trucker.match.actions import Defend, Fly, Keep, Shoot
from starhaul.trucker.match.state import State
from starhaul.trucker.parts.records import MeteorSwarm
from tests.rules import about, rule
from tests.trucker.cards.fleet import alone, large
from tests.trucker.flow.pad import says
from tests.trucker.shipyard import yard
from tests.trucker.story_table import GAME, Table

Place = tuple[int, int]
TARGETS = ("3,3 structural ....", "3,5 structural ....")
"""What a 4 from the right aims at: rows 3 and 5."""
MIDDLE, FRONTMOST, REARMOST = "4,4", "4,2", "4,6"
"""Places of cannons that reach both meteors, only the front one, only the rear one."""
DECIDING = {"shoot", "defend"}


def attacked(*lines: str, targets: tuple[str, ...] = TARGETS) -> Table:
    """A large meteor from the right in rows 3 and 5."""
    return struck_by(yard("IIC", *targets, *lines), "right", 4)


def struck_by(ship: ShipPlan, from_: str, *dice: int) -> Table:
    return alone(ship).play(MeteorSwarm(meteors=large(from_))).dice(*((die,) for die in dice))


def power(batteries: int, place: str = "2,7") -> str:
    return f"{place} battery .... batteries={batteries}"


def struck(t: Table, seat: int = 0) -> list[Place]:
    return [t.board.coordinates_of(told["cell"]) for told in t.heard("tile-hit") if told["seat"] == seat]


def shot(t: Table) -> list[Place]:
    """Places saved by single cannons."""
    return [t.board.coordinates_of(told["cell"]) for told in t.heard("meteor-shot")]


def deciding(t: Table) -> list[str]:
    return [kind for _, kind in t.asked if kind in DECIDING]


# --- single cannons ----------------------------------------------------------------------------------------


@rule("LM-039", "LM-041")
@pytest.mark.parametrize(("saved", "lost"), [((3, 3), (3, 5)), ((3, 5), (3, 3))])
def test_one_cannon_between_the_rows_shoots_one_meteor_and_the_owner_says_which(
    saved: Place, lost: Place
) -> None:
    t = attacked("3,4 cannon:right ....")
    assert t.asked == [(0, "shoot")]
    assert t.options(0) == [Shoot(t.cell(3, 3)), Shoot(t.cell(3, 5))]
    t.answer(0, Shoot(t.cell(*saved)))
    assert (shot(t), struck(t)) == ([saved], [lost])


@rule("LM-039")
def test_two_cannons_between_the_rows_shoot_both() -> None:
    t = attacked("2,4 cannon:right ....", "4,4 cannon:right ....")
    assert not t.asked
    assert (shot(t), struck(t)) == ([(3, 3), (3, 5)], [])


@rule("LM-039")
@pytest.mark.parametrize("first", ["3,2", "4,3", "3,4"])
@pytest.mark.parametrize("second", ["2,4", "4,5", "3,6"])
def test_any_cannon_in_the_same_or_a_neighbouring_row_will_do_but_each_a_different_one(
    first: str, second: str
) -> None:
    lines = [f"{place} cannon:right ...." for place in (first, second)]
    t = attacked(*lines, targets=("2,3 structural ....", "2,5 structural ...."))
    assert not t.asked
    assert len(shot(t)) == 2
    assert struck(t) == []


@rule("LM-039")
def test_from_the_left_a_3_comes_in_rows_4_and_6_and_row_5_lies_between() -> None:
    targets = ("3,4 structural ....", "3,6 structural ....")
    t = struck_by(yard("IC", *targets, "3,5 cannon:left ...."), "left", 3)
    t.answer(0, Shoot(t.cell(3, 6)))
    assert struck(t) == [(3, 4)]
    t = struck_by(yard("IC", *targets, "3,5 cannon:left ....", "2,3 cannon:left ...."), "left", 3)
    assert (t.asked, struck(t)) == ([], [])


@rule("LM-139")
@about("RUL-46", "RUL-89", "LM-137")
def test_the_choice_cannot_be_declined_or_paid_away() -> None:
    t = attacked(f"{MIDDLE} cannon:right ....", power(2))
    assert t.refused(0, Defend()) == "not-an-option"
    assert t.refused(0, Fly()) == "not-an-option"
    assert t.refused(0, Shoot(t.cell(4, 4))) == "not-an-option"


@rule("LM-139")
def test_where_there_is_nothing_to_choose_nobody_is_asked() -> None:
    t = attacked(f"{FRONTMOST} cannon:right ....")
    assert not deciding(t)
    assert (shot(t), struck(t)) == ([(3, 3)], [(3, 5)])


@rule("LM-139")
def test_only_meteors_that_would_strike_a_tile_are_shot_at() -> None:
    t = attacked(f"{MIDDLE} cannon:right ....", targets=TARGETS[:1])
    assert not t.asked
    assert (shot(t), struck(t)) == ([(3, 3)], [])
    assert t.seats_told("threat-missed") == [0]


# --- double cannons ----------------------------------------------------------------------------------------


@rule("LM-040")
@pytest.mark.parametrize(("saved", "lost"), [((3, 3), (3, 5)), ((3, 5), (3, 3))])
def test_a_double_cannon_takes_one_battery_for_one_meteor(saved: Place, lost: Place) -> None:
    t = attacked(f"{MIDDLE} double_cannon:right ....", power(2))
    battery = t.cell(2, 7)
    assert t.options(0) == [Defend(), Defend(battery, t.cell(3, 3)), Defend(battery, t.cell(3, 5))]
    t.answer(0, Defend(battery, t.cell(*saved)))
    assert not deciding(t)
    assert (struck(t), t.batteries(0)) == ([lost], 1)


@rule("LM-040")
@pytest.mark.parametrize(("saved", "lost"), [((3, 3), (3, 5)), ((3, 5), (3, 3))])
def test_with_one_battery_for_two_double_cannons_the_owner_chooses_the_meteor(
    saved: Place, lost: Place
) -> None:
    t = attacked("2,4 double_cannon:right ....", f"{MIDDLE} double_cannon:right ....", power(1))
    t.answer(0, Defend(t.cell(2, 7), t.cell(*saved)))
    assert not deciding(t)
    assert (struck(t), t.batteries(0)) == ([lost], 0)


@rule("LM-040", "LM-139")
def test_of_two_double_cannons_only_one_need_be_paid() -> None:
    t = attacked("2,4 double_cannon:right ....", f"{MIDDLE} double_cannon:right ....", power(2))
    t.answer(0, Defend(t.cell(2, 7), t.cell(3, 5)))
    assert t.options(0) == [Defend(), Defend(t.cell(2, 7))]
    t.answer(0, Defend())
    assert (struck(t), t.batteries(0)) == ([(3, 3)], 1)


@rule("LM-139")
def test_for_the_meteor_left_over_a_double_cannon_may_be_paid() -> None:
    lines = (f"{MIDDLE} cannon:right ....", "2,4 double_cannon:right ....", power(1))
    t = attacked(*lines)
    t.answer(0, Shoot(t.cell(3, 3)))
    assert t.asked == [(0, "defend")]
    t.answer(0, Defend(t.cell(2, 7)))
    assert (struck(t), t.batteries(0)) == ([], 0)


# --- all at the same time ----------------------------------------------------------------------------------


@rule("LM-043")
@about("RUL-42")
def test_a_battery_on_a_tile_that_is_lost_a_moment_later_still_pays() -> None:
    targets = ("3,3 structural ....", "3,5 battery .... batteries=1")
    t = attacked(f"{FRONTMOST} double_cannon:right ....", targets=targets)
    t.answer(0, Defend(t.cell(3, 5), t.cell(3, 3)))
    assert struck(t) == [(3, 5)]
    assert (3, 3) in t.tiles(0)


@rule("LM-043", "LM-045")
def test_tiles_stay_where_they_are_until_everything_is_decided() -> None:
    lines = (f"{MIDDLE} cannon:right ....", "2,4 double_cannon:right ....", power(1))
    t = attacked(*lines)
    before = t.tiles(0)
    t.answer(0, Shoot(t.cell(3, 3)))
    assert t.tiles(0) == before
    t.answer(0, Defend())
    assert t.tiles(0) == [place for place in before if place != (3, 5)]


@rule("LM-045")
def test_if_one_is_averted_the_other_strikes_and_the_ship_is_tested() -> None:
    """Row 5 holds the spine together."""
    spine = ("3,3 structural 3.3.", "3,4 start", "3,5 structural 3.3.", "3,6 battery 3...")
    t = struck_by(yard("IIC", *spine, "4,2 cannon:right ..1.", "4,3 cabin 1..."), "right", 4)
    assert shot(t) == [(4, 3)]
    assert struck(t) == [(3, 5)]
    assert Keep(t.cell(3, 6)) in t.options(0)


# --- time-out ----------------------------------------------------------------------------------------------


def timed_out(*lines: str) -> Table:
    t = attacked(*lines).later(59_999)
    assert deciding(t)
    t.later(1)
    while deciding(t):
        t.later(0)
    return t


@rule("LM-139")
@about("RUL-08")
def test_on_time_out_the_meteor_left_over_is_the_one_further_to_the_rear() -> None:
    assert struck(timed_out(f"{MIDDLE} cannon:right ....")) == [(3, 5)]
    assert struck(timed_out(f"{MIDDLE} double_cannon:right ....", power(2))) == [(3, 5)]


@rule("LM-139")
@pytest.mark.parametrize("place", ["2,4", FRONTMOST, REARMOST])
def test_on_time_out_the_single_cannon_leaves_what_the_double_one_can_shoot(place: str) -> None:
    t = timed_out(f"{MIDDLE} cannon:right ....", f"{place} double_cannon:right ....", power(1))
    assert (struck(t), t.batteries(0)) == ([], 0)


@rule("LM-139")
def test_on_time_out_both_double_cannons_shoot_if_there_is_power() -> None:
    doubles = ("2,4 double_cannon:right ....", f"{MIDDLE} double_cannon:right ....")
    assert struck(timed_out(*doubles, power(2))) == []
    assert struck(timed_out(*doubles, power(1))) == [(3, 5)]


@rule("LM-139")
@about("RUL-08", "RUL-42")
def test_on_time_out_the_fullest_battery_tile_pays() -> None:
    t = timed_out(f"{MIDDLE} double_cannon:right ....", power(1), power(2, "2,6"))
    assert [t.state.ships[0].batteries[t.cell(2, row)] for row in (7, 6)] == [1, 1]


@rule("LM-139")
@about("RUL-09")
def test_the_same_is_decided_at_once_for_a_player_who_is_away() -> None:
    t = attacked(f"{MIDDLE} cannon:right ....", f"{FRONTMOST} double_cannon:right ....", power(1))
    says(t, 0, "away")
    while deciding(t):
        t.later(0)
    assert (struck(t), t.now) == ([], 0)


@rule("LM-139")
@about("RUL-07")
def test_all_who_have_a_choice_decide_at_once() -> None:
    single = yard("IIC", *TARGETS, f"{MIDDLE} cannon:right ....")
    double = yard("IIC", *TARGETS, f"{MIDDLE} double_cannon:right ....", power(2))
    t = Table(single, double, yard("IIC", *TARGETS)).play(MeteorSwarm(meteors=large("right"))).dice((4,))
    assert t.asked == [(0, "shoot"), (1, "defend")]
    t.answer(1, Defend(t.cell(2, 7), t.cell(3, 5)))
    assert t.asked == [(0, "shoot")]
    t.answer(0, Shoot(t.cell(3, 5)))
    assert [struck(t, seat) for seat in range(3)] == [[(3, 3)], [(3, 3)], [(3, 3), (3, 5)]]


# --- every arsenal against the oracle ----------------------------------------------------------------------

FRONT, REAR = 0, 1
"""The meteors by number."""
SLOTS = ((FRONTMOST, {FRONT}), ("2,4", {FRONT, REAR}), (MIDDLE, {FRONT, REAR}), (REARMOST, {REAR}))
KINDS = (None, "cannon", "double_cannon")
ARSENALS = list(product(KINDS, repeat=len(SLOTS)))
ROLLS = [("right", (4,)), ("front", (6, 4)), ("rear", (6, 4))]


class Ending(NamedTuple):
    """Which meteors are shot, and how many batteries that costs."""

    shot: frozenset[int]
    batteries: int


def possible(arsenal: tuple[str | None, ...], batteries: int) -> set[Ending]:
    """All possible results: as many as possible by single cannons, others if paid for."""
    choices = [
        [None, *(n for n, slot in enumerate(SLOTS) if arsenal[n] and meteor in slot[1])] for meteor in (0, 1)
    ]
    ways = [(a, b) for a, b in product(*choices) if a is None or a != b]

    def number(way: tuple[int | None, ...], kind: str) -> int:
        return sum(gun is not None and arsenal[gun] == kind for gun in way)

    free = max(number(way, "cannon") for way in ways if not number(way, "double_cannon"))
    return {
        Ending(frozenset(n for n, gun in enumerate(way) if gun is not None), number(way, "double_cannon"))
        for way in ways
        if number(way, "cannon") == free and number(way, "double_cannon") <= batteries
    }


def on_time_out(endings: set[Ending]) -> Ending:
    """As many as possible; if one cannot be shot, it is the rear one."""
    return max(endings, key=lambda ending: (len(ending.shot), FRONT in ending.shot, -ending.batteries))


def played(state: State, batteries: int) -> Iterator[Ending]:
    """All ways to answer, to the end of the decisions; each question is saved and loaded on the way."""
    questions = [question for question in GAME.questions(state) if question.kind in DECIDING]
    if not questions:
        yield ending(state, batteries)
    for question in questions:
        for option in question.options or ():
            again = GAME.load(GAME.dump(state))
            GAME.apply(again, question.seat, option, 0)
            yield from played(again, batteries)


def ending(state: State, batteries: int) -> Ending:
    ship = state.ships[0]
    places = (ship.hull.board.cell_at(3, 3), ship.hull.board.cell_at(3, 5))
    saved = frozenset(n for n, cell in enumerate(places) if cell is not None and ship.hull.tiles[cell])
    return Ending(saved, batteries - ship.battery_count())


def armed(arsenal: tuple[str | None, ...], batteries: int) -> ShipPlan:
    guns = [f"{slot[0]} {kind}:right ...." for slot, kind in zip(SLOTS, arsenal, strict=True) if kind]
    return yard("IIC", *TARGETS, *guns, power(batteries))


@rule("LM-039", "LM-040", "LM-139")
@pytest.mark.parametrize("batteries", [0, 1, 2])
@pytest.mark.parametrize(("from_", "dice"), ROLLS)
def test_every_arsenal_can_do_what_some_assignment_of_cannons_to_meteors_does(
    from_: str, dice: tuple[int, ...], batteries: int
) -> None:
    for arsenal in ARSENALS:
        t = struck_by(armed(arsenal, batteries), from_, *dice)
        wanted = possible(arsenal, batteries)
        assert set(played(t.state, batteries)) == wanted, arsenal
        assert bool(deciding(t)) == (len(wanted) > 1), "asked only where there is a choice"


@rule("LM-139")
@about("RUL-08")
@pytest.mark.parametrize("batteries", [0, 1, 2])
@pytest.mark.parametrize("late", [True, False])
def test_on_time_out_every_arsenal_does_its_best(late: bool, batteries: int) -> None:
    """By the clock, or by answering every question with its default."""
    for arsenal in ARSENALS:
        t = struck_by(armed(arsenal, batteries), "right", 4)
        while deciding(t):
            if late:
                t.later(60_000)
            else:
                t.answer(0, t.question(0).default)
        assert ending(t.state, batteries) == on_time_out(possible(arsenal, batteries)), arsenal
