"""Functions that store their result on their argument."""

import gc
import weakref
from itertools import count

from starhaul.trucker.parts.memo import Memo, MemoHolder
from starhaul.trucker.ship.board import board_of
from starhaul.trucker.ship.hull import Hull
from starhaul.trucker.ship.ship import Ship


class Value(MemoHolder):
    """Equal to all others of its class, as ships may be."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Value)

    def __hash__(self) -> int:
        return 1


def counting() -> Memo[int]:
    numbers = count(1)
    return Memo(lambda *_: next(numbers))


def test_a_value_is_looked_at_once():
    kept, one, other = counting(), Value(), Value()
    assert [kept(one), kept(other), kept(one), kept(other)] == [1, 2, 1, 2]


def test_other_facts_make_something_else():
    kept, one = counting(), Value()
    assert [kept(one), kept(one, 1), kept(one, 2), kept(one, 1)] == [1, 2, 3, 2]


def test_other_functions_make_something_else():
    one, first, second = Value(), counting(), counting()
    assert [first(one), first(one, 1), second(one), second(one, 1), first(one)] == [1, 2, 1, 2, 1]


def test_what_was_made_goes_with_its_value():
    class Made:
        pass

    kept = Memo(lambda ship: Made())
    ship = Ship.bare(Hull.empty(board_of("1e", "I")))
    made = weakref.ref(kept(ship))
    assert made() is kept(ship)
    gc.disable()
    try:
        del ship
        assert made() is None
    finally:
        gc.enable()
