"""Cards as integers: movement cards with colour and value, bonus cards by type, and hands by rank."""

from collections.abc import Collection
from math import comb
from typing import NamedTuple

from starhaul.race.data import rule_data
from starhaul.race.records import BonusRecord
from starhaul.race.terms import COLOURS, Bonus, Face

BONUS = tuple(str(kind) for kind in Bonus)
"""A bonus card is identified by the number of its type; cards of one type are interchangeable."""
PILOT, LIGHT_SPEED, ACCELERATION, EVASION, TOW_HOOK = range(len(BONUS))


class Card(NamedTuple):
    """A movement card; the name contains colour, value and copy."""

    name: str
    colour: int
    value: int


def _movement() -> tuple[Card, ...]:
    """Sorted by name, so that a hand sorted by number is also sorted by name."""
    copies = rule_data.cards().movement.copies_per_value
    found = [
        Card(f"{name}-{value}-{chr(ord('a') + copy)}", colour, int(value))
        for colour, name in enumerate(COLOURS)
        for value in copies
        for copy in range(copies[value])
    ]
    return tuple(sorted(found))


def _bonus_types() -> tuple[BonusRecord, ...]:
    return rule_data.cards().bonus.types


MOVEMENT = _movement()
CARD_OF_NAME = {card.name: number for number, card in enumerate(MOVEMENT)}
COPIES = tuple(record.copies for record in _bonus_types())
"""The number of bonus cards of each type (TR-024)."""
AT_DEPARTURE: dict[str, tuple[int, ...]] = {
    face: tuple(
        number
        for number, record in enumerate(_bonus_types())
        if record.window == "departure" and face in (record.faces_allowed or ())
    )
    for face in Face
}
"""The types that may be played for a ship leaving each face (TR-130 … TR-132)."""


def hands_of(deck: tuple[int, ...], size: int) -> range:
    """The ranks of all hands of `size` cards from a deck."""
    return range(comb(len(deck), size))


def hand_at(deck: tuple[int, ...], size: int, rank: int) -> tuple[int, ...]:
    """The hand with a given rank: ranks number all combinations of cards of the deck.

    >>> [hand_at((5, 7, 9), 2, rank) for rank in hands_of((5, 7, 9), 2)]
    [(5, 7), (5, 9), (7, 9)]
    """
    found = []
    for position, card in enumerate(deck):
        if not size:
            break
        with_it = comb(len(deck) - position - 1, size - 1)
        if rank < with_it:
            found.append(card)
            size -= 1
        else:
            rank -= with_it
    return tuple(found)


def rank_of(deck: tuple[int, ...], hand: Collection[int]) -> int:
    """The rank of a hand: the reverse of `hand_at`.

    >>> [rank_of((5, 7, 9), hand) for hand in ((5, 7), (9, 5), (7, 9))]
    [0, 1, 2]
    """
    rank, size = 0, len(hand)
    for position, card in enumerate(deck):
        if card in hand:
            size -= 1
        elif size:
            rank += comb(len(deck) - position - 1, size - 1)
    return rank
