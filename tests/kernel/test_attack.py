"""The attack that broke the first generator: it predicts all hands from those that a player has seen.

A deal of six cards is one draw. The attack tries all words that fit the first hand, computes the state behind
each, and keeps those that fit the next hands. Here most bits of the first word are given away, so that the
search takes a moment instead of minutes; against a generator that hides its state this does not help.
"""

from collections.abc import Iterator
from math import comb

from starhaul.kernel.chance import generator_named
from starhaul.kernel.splitmix import SplitMixStream

HANDS = comb(48, 6)
UNKNOWN_BITS = 17
WORD = (1 << 64) - 1
FIRST_INVERSE, LAST_INVERSE = (
    pow(factor, -1, 1 << 64) for factor in (0xBF58476D1CE4E5B9, 0x94D049BB133111EB)
)
SEEN, FUTURE = 3, 18


def unshifted(word: int, by: int) -> int:
    """The x for which x ^ (x >> by) is this word."""
    found = word
    for _ in range(64 // by):
        found = word ^ (found >> by)
    return found


def state_behind(word: int) -> int:
    """The state after the draw in which SplitMix64 produced this word."""
    word = unshifted(word, 31) * LAST_INVERSE & WORD
    word = unshifted(word, 27) * FIRST_INVERSE & WORD
    return unshifted(word, 30)


def predictions(seen: list[int], first_word_but_for_its_end: int) -> Iterator[list[int]]:
    """The next hands, for every state that fits the hands seen."""
    stream = SplitMixStream(0)
    for end in range(1 << UNKNOWN_BITS):
        word = first_word_but_for_its_end << UNKNOWN_BITS | end
        if word * HANDS >> 64 != seen[0]:
            continue
        position = state_behind(word)
        hands = []
        for expected in [*seen[1:], *[None] * FUTURE]:
            hands.append(stream.draw(position, HANDS))
            if expected is not None and hands[-1] != expected:
                break
            position = (position + stream.step) & WORD
        else:
            yield hands[len(seen) - 1 :]


def attacked(chance: str) -> tuple[list[list[int]], list[int]]:
    """What the attack predicts, and what is dealt."""
    numbers, dealt = generator_named(chance, "5e" * 24).stream("cards"), list[int]()
    position = numbers.start
    first_word = numbers.draw(position, 1 << 64)
    for _ in range(SEEN + FUTURE):
        dealt.append(numbers.draw(position, HANDS))
        position = (position + numbers.step) & WORD
    assert first_word * HANDS >> 64 == dealt[0], "the first hand shows the upper bits of the first word"
    return list(predictions(dealt[:SEEN], first_word >> UNKNOWN_BITS)), dealt[SEEN:]


def test_the_first_generator_gives_away_every_hand_to_come() -> None:
    predicted, dealt = attacked("splitmix64")
    assert predicted == [dealt]


def test_the_generator_of_today_gives_away_nothing() -> None:
    predicted, _ = attacked("blake2b-ctr-1")
    assert predicted == []
