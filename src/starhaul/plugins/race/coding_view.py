"""What a seat of the race may know, assembled from permitted fields only: its view as numbers.

Use a sight before the next action: some of its fields are the lists of the state itself.
"""

from collections.abc import Sequence

from msgspec import Struct

from starhaul.race.game import OPEN_QUESTIONS
from starhaul.race.state import State
from starhaul.race.terms import Place


class RaceSight(Struct, frozen=True):
    me: int
    first: int
    round: int
    asked: list[int]
    """The seats everybody is waiting for, except seats that are asked for a bonus card in secret."""
    cards: list[int]
    """How many movement cards each seat holds."""
    bonus_cards: list[int]
    places: Sequence[Place]
    """The position of each ship, by number."""
    hand: tuple[int, ...]
    """The viewer's movement cards."""
    bonus_hand: Sequence[int]
    """How many bonus cards of each type the viewer holds."""
    deck: int
    discard: Sequence[int]
    bonus_deck: int
    bonus_discard: Sequence[int]
    finish_pile: int
    winners: tuple[int, ...]
    is_over: bool


def race_sight(state: State, me: int) -> RaceSight:
    top = state.frames[-1] if state.frames else None
    return RaceSight(
        me,
        state.first,
        state.round,
        list(top.waiting(state)) if isinstance(top, OPEN_QUESTIONS) else [],
        list(map(len, state.hands)),
        list(map(sum, state.bonus_hands)),
        state.places,
        state.hands[me],
        state.bonus_hands[me],
        len(state.deck),
        state.discard,
        sum(state.bonus_deck),
        state.bonus_discard,
        sum(state.finish_pile),
        state.winners,
        not state.frames,
    )
