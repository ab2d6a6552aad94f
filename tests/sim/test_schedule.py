"""Seats and opponents are distributed fairly."""

from collections import Counter
from itertools import combinations

import pytest

from starhaul.sim.schedule import Schedule

ALONE = [(0,), (1,), (2,), (3,)]
TEAMS = [(0, 2), (1, 3)]


@pytest.mark.parametrize("parties", [ALONE, ALONE[:3], ALONE[:2], ALONE[:1], TEAMS])
@pytest.mark.parametrize("bots", ["a", "ab", "abc", "abcd", "abcde", "abcdef", "abbb"])
def test_after_a_cycle_everybody_has_sat_everywhere_equally_often(bots: str, parties: list[tuple[int, ...]]):
    schedule = Schedule(list(bots), parties)
    places: Counter[tuple[int, str]] = Counter()
    for number in range(schedule.cycle):
        places.update(enumerate(schedule.seating(number)))
    for seat in range(sum(map(len, parties))):
        for name in set(bots):
            assert places[seat, name] * len(bots) == schedule.cycle * bots.count(name)


def test_everybody_meets_everybody_equally_often():
    schedule = Schedule("abcdef", ALONE)
    met = Counter()
    for number in range(schedule.cycle):
        met.update(combinations(sorted(schedule.seating(number)), 2))
    assert len(met) == 15
    assert len(set(met.values())) == 1


def test_all_orders_come_up():
    schedule = Schedule("abcd", ALONE)
    assert len({tuple(schedule.seating(number)) for number in range(24)}) == 24
    assert schedule.seating(24) == schedule.seating(0)


def test_team_mates_are_the_same_bot():
    schedule = Schedule(["a", "b"], TEAMS)
    assert [schedule.seating(number) for number in (0, 1)] == [list("abab"), list("baba")]


def test_one_against_three():
    schedule = Schedule(["a", "b", "b", "b"], ALONE)
    assert [schedule.seating(number).index("a") for number in range(4)] == [0, 3, 2, 1]
