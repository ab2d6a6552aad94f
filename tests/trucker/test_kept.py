"""Functions that remember what they made of a value."""

from itertools import count

from starhaul.trucker.kept import Kept


class Value:
    """Equal to all others of its kind, as ships may be."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Value)

    def __hash__(self) -> int:
        return 1


def counting() -> Kept[int]:
    """Counts what it had to make; it does not hold on to what it was given."""
    numbers = count(1)
    return Kept(lambda *_: next(numbers), most=4)


def test_a_value_is_looked_at_once():
    kept, one, other = counting(), Value(), Value()
    assert [kept(one), kept(other), kept(one), kept(other)] == [1, 2, 1, 2]


def test_other_facts_make_something_else():
    kept, one = counting(), Value()
    assert [kept(one), kept(one, 1), kept(one, 2), kept(one, 1)] == [1, 2, 3, 2]


def test_no_new_value_is_taken_for_one_that_is_gone():
    kept = counting()
    assert [kept(Value()) for _ in range(4)] == [1, 2, 3, 4]


def test_not_more_is_kept_than_agreed():
    kept = counting()
    values = [Value() for _ in range(9)]
    assert [kept(value) for value in values] == list(range(1, 10))
    assert len(kept._kept) == 1
    assert kept(values[8]) == 9
