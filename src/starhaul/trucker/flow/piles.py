"""Piles of cards: three that may be inspected while building, and a hidden one (SET-12, SET-13).

Used by building, launch and `rounds`. The deck of a flight is made from them in `launch`.
"""

from starhaul.kernel.chance import Outcomes
from starhaul.kernel.contract import Event
from starhaul.kernel.frames import AskFrame, DoFrame
from starhaul.trucker.data import rule_data
from starhaul.trucker.match.events.building_events import CardDealt
from starhaul.trucker.match.state import State

OPEN_PILES = 3
PILES = 4


class DoDeal(DoFrame, frozen=True, tag="deal"):
    """Deal piles until there are enough (SET-12, SET-13, PRE-11)."""

    wanted: int

    def proceed(self, state: State, at_ms: int, told: list[Event]) -> None:
        if not state.in_yard.piles:
            for level in state.profile.flight.returned:
                shuffle_back(state, level)
        if len(state.in_yard.piles) < self.wanted:
            state.in_yard.piles.append(())
            state.frames.append(DoDeal(self.wanted))
            state.frames.append(DoDealCards(_levels(state)))


def _levels(state: State) -> tuple[int, ...]:
    """The levels of the cards in a pile, highest first."""
    pile = state.profile.flight.pile
    return tuple(int(level) for level in sorted(pile, reverse=True) for _ in range(pile[level]))


class DoDealCards(DoFrame, frozen=True, tag="deal_cards"):
    levels: tuple[int, ...]

    def proceed(self, state: State, at_ms: int, told: list[Event]) -> None:
        if not self.levels:
            return
        level = self.levels[0]
        if not cards_of_level(state, state.cards, level):
            # A free choice of rounds may need the used cards again (RUL-73).
            shuffle_back(state, level)
        state.frames.append(DoDealCards(self.levels[1:]))
        state.frames.append(AskDealt(level))


def shuffle_back(state: State, level: int) -> None:
    """Return the used cards of a level to the supply (RUL-73, LM-124)."""
    again = cards_of_level(state, state.used, level)
    state.cards = sorted([*state.cards, *again])
    state.used = [card for card in state.used if card not in again]
    state.unturned = [card for card in state.unturned if card not in again]


class AskDealt(AskFrame, frozen=True, tag="dealt"):
    level: int

    def outcomes(self, state: State) -> Outcomes:
        return Outcomes("cards", tuple(cards_of_level(state, state.cards, self.level)))

    def answer(self, state: State, seat: int, action: int, at_ms: int, told: list[Event]) -> None:
        state.frames.pop()
        state.cards.remove(action)
        piles = state.in_yard.piles
        piles[-1] = (*piles[-1], action)
        told.append(Event(CardDealt(pile=len(piles) - 1), audience=(), outcome=action))


def cards_of_level(state: State, cards: list[int], level: int) -> list[int]:
    table = rule_data.cards(state.config.edition).cards
    return [card for card in cards if table[card].level == level]
