"""Statistics of the generator, for every stream that the games draw from. Seeds are fixed."""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import comb, sqrt
from pathlib import Path

import pytest

import starhaul
from starhaul.games import GAMES
from starhaul.kernel.chance import GENERATORS, Outcomes, Stream, choose, generator_named
from starhaul.kernel.keystream import Blake2bCounter
from tools.golden import MIXED, play

HANDS = comb(48, 6)
"""As many as the deck of the race allows."""
SEED = "9f" * 32
SIGMAS = 4.5
SOURCE = Path(starhaul.__file__).parent


def chi_square(counts: Iterable[int], expected: Sequence[float]) -> float:
    return sum((count - wanted) ** 2 / wanted for count, wanted in zip(counts, expected, strict=True))


def assert_fits(found: Iterable[int], expected: Sequence[float]) -> None:
    """Neither too far from the expectation nor, which would be just as suspicious, too close to it."""
    tally = Counter(found)
    assert set(tally) <= set(range(len(expected)))
    freedom = len(expected) - 1
    value = chi_square((tally[n] for n in range(len(expected))), expected)
    assert abs(value - freedom) < SIGMAS * sqrt(2 * freedom)


def streams_of_the_games() -> list[str]:
    """Named as in the rules."""
    texts = [path.read_text("utf-8") for game in GAMES for path in (SOURCE / game).rglob("*.py")]
    return sorted({name for text in texts for name in re.findall(r'Outcomes\("(\w+)"', text)})


STREAMS = [*streams_of_the_games(), "handles"]


def test_every_stream_of_the_games_is_looked_at() -> None:
    for golden in (MIXED[0], MIXED[-1]):
        match, _ = play(golden)
        assert match._positions.keys() <= set(STREAMS)
    assert {"dice", "cards", "tiles", "bonus"} < set(STREAMS)


@pytest.mark.parametrize("name", STREAMS)
def test_dice_and_pairs_of_dice_are_equally_likely(name: str) -> None:
    draw = Stream(SEED, name)
    rolls = [draw(6) for _ in range(18_000)]
    assert_fits(rolls, [3000.0] * 6)
    assert_fits((6 * one + two for one, two in pairwise(rolls)), [17_999 / 36] * 36)


@pytest.mark.parametrize("name", STREAMS)
def test_ranks_of_hands_are_spread_evenly_in_their_high_and_low_digits(name: str) -> None:
    draw = Stream(SEED, name)
    ranks = [draw(HANDS) for _ in range(16_000)]
    assert_fits((rank * 64 // HANDS for rank in ranks), [250.0] * 64)
    assert_fits((rank % 64 for rank in ranks), _of_residues(HANDS, 64, 16_000))


def _of_residues(below: int, by: int, draws: int) -> list[float]:
    return [draws * len(range(residue, below, by)) / below for residue in range(by)]


@pytest.mark.parametrize("name", STREAMS)
def test_weighted_outcomes_come_by_their_weights(name: str) -> None:
    weights = (1, 2, 3, 10, 0, 84)
    numbers, outcomes = Blake2bCounter(SEED).stream(name), Outcomes(name, tuple(range(6)), weights)
    found = Counter(choose(outcomes, numbers, position) for position in range(20_000))
    assert found[4] == 0
    drawn = [n for n in range(6) if weights[n]]
    expected = [200.0 * weights[n] for n in drawn]
    assert_fits([drawn.index(n) for n in found.elements()], expected)


def test_streams_at_the_same_position_have_nothing_to_do_with_each_other() -> None:
    draws = [Stream(SEED, name) for name in STREAMS]
    rolls = [[draw(6) for draw in draws] for _ in range(9000)]
    for first in range(len(draws)):
        for second in range(first):
            assert_fits((6 * roll[first] + roll[second] for roll in rolls), [250.0] * 36)


@pytest.mark.parametrize("chance", GENERATORS)
def test_nothing_is_favoured_however_large_the_range(chance: str) -> None:
    """Three quarters of all words: scaling alone would give every third
    number two words and the others one."""
    draw = Stream(generator_named(chance, SEED), "wide")
    thirds = [draw(3 << 62) % 3 for _ in range(6000)]
    if chance == "splitmix64":
        assert Counter(thirds)[0] == pytest.approx(3000, rel=0.1)
    else:
        assert_fits(thirds, [2000.0] * 3)
