"""What a seat of the race may know, built up from allowed fields only: its view without names and words.

A sight is for a glance, not for keeping: some of its columns are the lists of the state itself.
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
    """Whose move everybody waits for; not who is asked for a bonus card."""
    cards: list[int]
    """How many movement cards each seat holds."""
    bonus_cards: list[int]
    places: Sequence[Place]
    """Where each ship stands, by number."""
    hand: tuple[int, ...]
    """The own movement cards."""
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
