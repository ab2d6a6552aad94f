"""Many flights at once: decks and dice, compiled and plain."""

from collections import Counter
from random import Random

import pytest

from starhaul.odds import lane_layout as at
from starhaul.odds.compiled_lanes import can_compile
from starhaul.odds.flown_decks import FlownDecks, fly_crews
from starhaul.odds.lane_dice import deal, key_of, roll, word_of
from starhaul.odds.odds_book import ROLLS, book_of
from starhaul.trucker.data import rule_data
from tests.effort import IS_LONG, effort
from tests.odds.random_ships import random_crew
from tests.rules import about

SETTINGS = [("2e", "II", 1), ("1e", "III", 4), ("1e", "IIC", 2), ("1e", "IIIC", 4), ("1e", "IVC", 3)]


def everything(flown: FlownDecks, crews: int) -> list[list[int]]:
    return [
        flown.column(entry, crew, seat)
        for entry in range(at.RESULT)
        for crew in range(crews)
        for seat in range(flown.seats)
    ]


@pytest.mark.skipif(not (IS_LONG and can_compile()), reason="compiling takes half a minute: make test-long")
@pytest.mark.parametrize(("edition", "class_", "seats"), SETTINGS)
def test_compiled_flights_are_plain_flights(edition: str, class_: str, seats: int):
    book = book_of(edition, class_)
    ships, _ = random_crew(book, 8, Random(5))
    rows = [one.row for one in ships]
    crews = [[(first + seat) % 8 for seat in range(seats)] for first in range(8)]
    compiled = fly_crews(book, rows, crews, 500, seed=3)
    assert everything(compiled, 8) == everything(fly_crews(book, rows, crews, 500, seed=3, plain=True), 8)


def test_flights_do_not_depend_on_those_beside_them():
    """The deck of a number is the same whatever else is flown: comparisons are between equals."""
    book = book_of("2e", "II")
    ships, _ = random_crew(book, 3, Random(1))
    rows = [one.row for one in ships]
    together = fly_crews(book, rows, [[0], [1], [2]], 30, seed=9, plain=True)
    alone = fly_crews(book, rows, [[1]], 10, seed=9, first_deck=20, plain=True)
    assert together.column(at.NET, 1)[20:] == alone.column(at.NET)


def dealt(edition: str, class_: str, number: int) -> list[int]:
    book, lane = book_of(edition, class_), [0] * at.LANE
    deal(book.numbers, lane, key_of(4, number))
    return [book.cards[card] for card in lane[at.DECK : at.DECK + book.numbers[at.CARD_COUNT]]]


@about("RUL-32")
@pytest.mark.parametrize(("edition", "class_"), [("2e", "I"), ("2e", "III"), ("1e", "IVC")])
def test_decks_have_their_cards_of_each_level(edition: str, class_: str):
    book, cards = book_of(edition, class_), rule_data.cards(edition).cards
    for number in range(50):
        deck = dealt(edition, class_, number)
        assert len(set(deck)) == len(deck)
        levels = Counter(str(cards[card].level) for card in deck)
        assert levels == {level: 4 * count for level, count in book.flight.pile.items()}
        assert str(cards[deck[0]].level) == max(book.flight.pile)


def chi_square(counts: list[int]) -> float:
    usual = sum(counts) / len(counts)
    return sum((count - usual) ** 2 / usual for count in counts)


def test_every_place_of_a_deck_gets_every_card():
    decks = effort(1500, 20_000)
    for place in (0, 1, 11):
        counts = Counter(dealt("2e", "II", number)[place] for number in range(decks))
        # 20 or 40 cards; 99.99 % of fair samples are below this.
        by_level = [counts[card] for card in range(20, 40)]
        assert chi_square(by_level) < 53


def test_dice_are_fair_and_differ_between_cards_and_flights():
    lane, counts = [0] * at.LANE, [0] * len(ROLLS)
    for number in range(effort(200, 5000)):
        lane[at.KEY] = key_of(1, number)
        for card in range(12):
            lane[at.FLOWN], lane[at.ROLLS] = card, 0
            for _ in range(6):
                counts[roll(lane)] += 1
    assert chi_square(counts) < 80  # 35 degrees of freedom


def test_words_use_all_bits():
    words = [word_of(key, counter) for key in range(60) for counter in range(60)]
    assert max(words) < 1 << 32
    for bit in range(32):
        assert 0.46 < sum(word >> bit & 1 for word in words) / len(words) < 0.54
