"""The generator: one integer, separate streams, the same numbers everywhere."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from starhaul.kernel.chance import Outcomes, Stream, choose, draw, generator
from tests.rules import rule


@given(st.integers(0, 2**64 - 1), st.integers(1, 2**32))
def test_numbers_are_in_range_and_the_state_stays_one_word(state: int, below: int) -> None:
    number, following = draw(state, below)
    assert 0 <= number < below
    assert 0 <= following < 2**64
    assert draw(state, below) == (number, following)


def test_streams_of_one_seed_are_independent() -> None:
    assert generator(1, "dice") != generator(1, "decks")
    assert generator(1, "dice") != generator(2, "dice")
    dice, decks = Stream(1, "dice"), Stream(1, "decks")
    expected = [dice(6) for _ in range(10)]
    again = Stream(1, "dice")
    found = []
    for _ in range(10):
        decks(52)
        found.append(again(6))
    assert found == expected


@rule("RUL-04")
def test_two_dice_are_fair() -> None:
    stream = Stream("fair", "dice")
    sums = Counter(stream(6) + stream(6) + 2 for _ in range(36_000))
    for total in range(2, 13):
        assert sums[total] == pytest.approx(1000 * (6 - abs(total - 7)), rel=0.12)


def test_weights_are_kept() -> None:
    outcomes = Outcomes("x", ("a", "b", "c"), (1, 2, 7))
    state, found = generator(0, "x"), Counter[str]()
    for _ in range(10_000):
        option, state = choose(outcomes, state)
        found[option] += 1
    assert found["a"] == pytest.approx(1000, rel=0.15)
    assert found["b"] == pytest.approx(2000, rel=0.1)
    assert found["c"] == pytest.approx(7000, rel=0.05)


def test_known_numbers() -> None:
    """These may never change: they decide how every stored match replays."""
    stream = Stream(2025, "dice")
    assert [stream(6) + 1 for _ in range(12)] == [3, 4, 4, 6, 4, 1, 2, 2, 6, 6, 6, 2]
