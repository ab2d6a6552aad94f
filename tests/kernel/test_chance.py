"""Random numbers: separate streams, reproducible everywhere, fair, and one integer of state."""

from collections import Counter
from hashlib import blake2b

import pytest
from hypothesis import given
from hypothesis import strategies as st

from starhaul.kernel.chance import CURRENT, GENERATORS, Outcomes, Stream, choose, generator_named
from starhaul.kernel.keystream import Blake2bCounter
from tests.rules import rule

LARGEST = 1 << 64


def by_the_book(seed: str, stream: str, position: int, below: int) -> int:
    """A second implementation of docs/formats.md §5, as plain as possible."""

    def hashed(data: bytes, person: str, key: bytes = b"", size: int = 64) -> bytes:
        return blake2b(data, key=key, digest_size=size, person=person.encode()).digest()

    def number(value: int) -> bytes:
        return value.to_bytes(8, "big")

    key = hashed(stream.encode(), "starhaul-stream", hashed(seed.encode(), "starhaul-seed", size=32), size=32)
    block = hashed(number(position // 8), "starhaul-draw", key)
    word, attempt = int.from_bytes(block[position % 8 * 8 :][:8], "big"), 0
    while word * below % LARGEST < LARGEST % below:
        attempt += 1
        again = hashed(number(position) + number(attempt), "starhaul-again", key)
        word = int.from_bytes(again[:8], "big")
    return word * below // LARGEST


@given(st.text(max_size=80), st.text(max_size=20), st.integers(0, LARGEST - 1), st.integers(1, LARGEST))
def test_the_primitive_and_the_derivation_of_its_key_are_those_of_the_format(
    seed: str, stream: str, position: int, below: int
) -> None:
    number = Blake2bCounter(seed).stream(stream).draw(position, below)
    assert 0 <= number < below
    assert number == by_the_book(seed, stream, position, below)


@pytest.mark.parametrize("size", [1, 2, 6, 1000, 10**7, 1 << 31, (1 << 32) - 1, 1 << 32, 1 << 40])
def test_half_a_word_decides_as_the_whole_word_does(size: int) -> None:
    """The larger the number of outcomes, the more often the lower half of the word is needed."""
    numbers = Blake2bCounter("halves").stream("dice")
    for position in range(400):
        assert numbers.draw(position, size) == by_the_book("halves", "dice", position, size)


def test_draws_do_not_depend_on_the_order_in_which_they_are_made() -> None:
    numbers, fresh = Blake2bCounter("order").stream("dice"), Blake2bCounter("order")
    for position in (0, 1, 9, 3, 8, 7, 1 << 62, 2, 16, 15):
        assert numbers.draw(position, 1000) == fresh.stream("dice").draw(position, 1000)


def test_more_outcomes_than_a_word_can_tell_apart_are_an_error() -> None:
    numbers = Blake2bCounter(1).stream("dice")
    assert 0 <= numbers.draw(0, LARGEST) < LARGEST
    with pytest.raises(ValueError, match="more outcomes"):
        numbers.draw(0, LARGEST + 1)


def test_streams_of_one_seed_are_independent() -> None:
    def first(seed: int, name: str) -> int:
        return Stream(seed, name)(LARGEST)

    assert (
        len({first(1, "dice"), first(1, "decks"), first(2, "dice"), first(12, "ice"), first(11, "dice")}) == 5
    )
    dice, decks = Stream(1, "dice"), Stream(1, "decks")
    expected = [dice(6) for _ in range(10)]
    again = Stream(1, "dice")
    found = []
    for _ in range(10):
        decks(52)
        found.append(again(6))
    assert found == expected


def test_every_bit_of_a_long_seed_counts() -> None:
    """The key depends on the whole seed: changing any digit gives other
    numbers, in about half of all bits."""
    seed = "5a" * 32

    def bits(text: str) -> int:
        stream = Stream(text, "deal")
        return sum(stream(LARGEST) << 64 * n for n in range(8))

    for digit in range(len(seed)):
        changed = f"{seed[:digit]}{int(seed[digit], 16) ^ 1:x}{seed[digit + 1 :]}"
        assert 200 < (bits(seed) ^ bits(changed)).bit_count() < 312


@pytest.mark.parametrize("chance", GENERATORS)
def test_a_stream_moves_on_by_one_step_whatever_is_drawn(chance: str) -> None:
    generator = generator_named(chance, "steps")
    ones, many = Stream(generator, "x"), Stream(generator, "x")
    for below in (1, 2, 6, 1 << 62, 3 << 62, LARGEST):
        ones(1)
        many(below)
        assert ones.position == many.position
    assert chance != CURRENT or many.position == 6, "the number of draws is the whole state"


@rule("RUL-04")
def test_two_dice_are_fair() -> None:
    stream = Stream("fair", "dice")
    sums = Counter(stream(6) + stream(6) + 2 for _ in range(36_000))
    for total in range(2, 13):
        assert sums[total] == pytest.approx(1000 * (6 - abs(total - 7)), rel=0.12)


def test_weights_are_kept() -> None:
    outcomes, numbers = Outcomes("x", ("a", "b", "c"), (1, 2, 7)), Blake2bCounter(0).stream("x")
    found = Counter(choose(outcomes, numbers, position) for position in range(10_000))
    assert found["a"] == pytest.approx(1000, rel=0.15)
    assert found["b"] == pytest.approx(2000, rel=0.1)
    assert found["c"] == pytest.approx(7000, rel=0.05)


@pytest.mark.parametrize(
    ("chance", "expected"),
    [
        ("blake2b-ctr-1", [3, 6, 6, 3, 3, 6, 6, 6, 6, 5, 5, 2]),
        ("splitmix64", [3, 4, 4, 6, 4, 1, 2, 2, 6, 6, 6, 2]),
    ],
)
def test_known_numbers(chance: str, expected: list[int]) -> None:
    """These must never change: every stored match depends on them."""
    stream = Stream(generator_named(chance, 2025), "dice")
    assert [stream(6) + 1 for _ in range(12)] == expected
