"""The cards as numbers: movement cards with colour and value, bonus cards by type, hands out of a deck."""

from math import comb
from typing import NamedTuple

from starhaul.race.data import rule_data
from starhaul.race.terms import COLOURS, Bonus, Face

BONUS = tuple(str(kind) for kind in Bonus)
"""Bonus cards are known by the number of their type; cards of a type are alike."""
PILOT, LIGHT_SPEED, ACCELERATION, EVASION, TOW_HOOK = range(len(BONUS))


class Card(NamedTuple):
    """A movement card; its name says colour, value and copy."""

    name: str
    colour: int
    value: int


def _movement() -> tuple[Card, ...]:
    """By name, so that hands in the order of numbers list their cards in the order of names."""
    copies = rule_data.cards().movement.copies_per_value
    found = [
        Card(f"{name}-{value}-{chr(ord('a') + copy)}", colour, int(value))
        for colour, name in enumerate(COLOURS)
        for value in copies
        for copy in range(copies[value])
    ]
    return tuple(sorted(found))


MOVEMENT = _movement()
CARD_OF_NAME = {card.name: number for number, card in enumerate(MOVEMENT)}
COPIES = tuple(record.copies for record in rule_data.cards().bonus.types)
"""How many bonus cards there are of each type (TR-024)."""
AT_DEPARTURE: dict[str, tuple[int, ...]] = {
    face: tuple(
        number
        for number, record in enumerate(rule_data.cards().bonus.types)
        if record.window == "departure" and face in (record.faces_allowed or ())
    )
    for face in Face
}
"""The types that may be played for a ship that leaves each face (TR-130 … TR-132)."""


def hands_of(deck: tuple[int, ...], size: int) -> range:
    """All hands of so many cards that a deck can give, by rank."""
    return range(comb(len(deck), size))


def hand_at(deck: tuple[int, ...], size: int, rank: int) -> tuple[int, ...]:
    """The hand of that rank: every set of cards of the deck has exactly one.

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
