"""Dealing from a list."""

from collections import Counter

from starhaul.kernel.chance import Stream
from starhaul.kernel.dealing import deal


def test_every_selection_in_every_order_is_equally_likely():
    draw = Stream(1, "deal")
    found = Counter(tuple(deal(list(range(4)), 2, draw)) for _ in range(12 * 200))
    assert len(found) == 12
    assert max(abs(number - 200) for number in found.values()) < 60


def test_what_is_dealt_leaves_the_list():
    for number in range(6):
        pool = list(range(5))
        dealt = deal(pool, min(number, 5), Stream(number, "deal"))
        assert len(dealt) == min(number, 5)
        assert sorted([*dealt, *pool]) == list(range(5))
