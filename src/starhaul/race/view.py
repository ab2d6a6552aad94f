"""The records that a viewer of a race is shown, as messages have them. They are made in `viewing`."""

from msgspec import Struct


class SeatView(Struct, frozen=True, omit_defaults=True):
    """What a viewer may know about a seat."""

    team: int
    """Teams are numbered from 0."""
    colours: list[str]
    """The colours of its ships."""
    cards: int
    """How many movement cards it holds."""
    bonus_cards: int
    """How many bonus cards it holds."""
    hand: list[str] = []
    """Movement cards; only in the viewer's own seat, and in replays with everything open."""
    bonus_hand: list[str] = []
    """Bonus cards; only in the viewer's own seat, and in replays with everything open."""


class View(Struct, frozen=True, omit_defaults=True):
    """The race as one viewer sees it."""

    round: int
    """Counted from 1; 0 before the first deal."""
    turns: int
    """Movement cards played so far."""
    first: int
    """The seat that starts every round."""
    seats: list[SeatView]
    """Clockwise."""
    ships: list[tuple[str, int, str]]
    """(name, index, face)"""
    deck: int
    """How many movement cards are left."""
    discard: list[str]
    """Movement cards played since the last reshuffle, in order."""
    bonus_deck: int
    """How many bonus cards are left."""
    bonus_discard: list[str]
    """Played bonus cards, grouped by type."""
    finish_pile: int
    """How many bonus cards are in the finish pile."""
    me: int | None = None
    """The seat of the viewer."""
    asked: list[int] = []
    """The seats everybody is waiting for, except seats that are asked for a bonus card in secret."""
    winners: list[int] = []
    """Winning teams."""
    is_over: bool = False
    """Whether the race has ended."""
