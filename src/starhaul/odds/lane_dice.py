"""Dice and decks of a lane. Each number depends only on the key of the lane and a counter, so all ships meet
the same cards and dice, and any lane can be repeated alone."""

from starhaul.odds.lane_code import Numbers, lane_code
from starhaul.odds.lane_layout import (
    CARDS_OF,
    DECK,
    FLOWN,
    KEY,
    LEVELS,
    OWN_LEVEL,
    PILES_OF,
    ROLLED,
    ROLLS,
    SHUFFLED,
)

ROLLS_PER_CARD = 64
DECK_WORDS = 1 << 20
"""Counters from here on are for decks."""
WORD = 0xFFFFFFFF


@lane_code
def mixed(word: int) -> int:
    """A permutation of 32-bit words in which every bit depends on all others; both factors are below 2³¹, so
    products fit in 63 bits."""
    word = (word ^ (word >> 16)) * 0x21F0AAAD & WORD
    word = (word ^ (word >> 15)) * 0x735A2D97 & WORD
    return word ^ (word >> 15)


@lane_code
def word_of(key: int, counter: int) -> int:
    """The 32-bit word of a key at a counter."""
    return mixed((mixed((counter * 0x1E3779B1 & WORD) ^ key) + key) & WORD)


@lane_code
def key_of(seed: int, number: int) -> int:
    """The key of a lane by its number."""
    return mixed((mixed(number & WORD) + seed) & WORD)


@lane_code
def roll(lane: Numbers) -> int:
    """Two dice as one number, 6 times the first plus the second, each from 0."""
    counter = lane[FLOWN] * ROLLS_PER_CARD + lane[ROLLS]
    lane[ROLLS] += 1
    return word_of(lane[KEY], counter) * ROLLED >> 32


@lane_code
def draw_to(lane: Numbers, key: int, counter: int, to: int, there: int) -> None:
    """Move one of the following cards of a part of the deck to its beginning."""
    drawn = to + (word_of(key, counter) * there >> 32)
    lane[to], lane[drawn] = lane[drawn], lane[to]


@lane_code
def deal(book: Numbers, lane: Numbers, key: int) -> None:
    """Draw a deck: so many cards of each level, in random order, the first one of the flight's own level
    (RUL-32). Later rounds of a match lack cards of earlier ones; here all cards are there."""
    counter, dealt, first_card, own = DECK_WORDS, 0, 0, 0
    for level in range(LEVELS):
        wanted, there = book[PILES_OF + level], book[CARDS_OF + level]
        if level == book[OWN_LEVEL]:
            own = dealt
        if wanted:
            for card in range(there):
                lane[SHUFFLED + card] = first_card + card
        for number in range(wanted):
            draw_to(lane, key, counter, SHUFFLED + number, there - number)
            lane[DECK + dealt] = lane[SHUFFLED + number]
            counter += 1
            dealt += 1
        first_card += there
    drawn = DECK + own + (word_of(key, counter) * book[PILES_OF + book[OWN_LEVEL]] >> 32)
    lane[DECK], lane[drawn] = lane[drawn], lane[DECK]
    for place in range(1, dealt - 1):
        counter += 1
        draw_to(lane, key, counter, DECK + place, dealt - place)
