"""Playing and drawing bonus cards, and dealing the finish pile (TR-070 … TR-074, TR-126, TR-150)."""

from starhaul.kernel.chance import Outcomes
from starhaul.kernel.contract import Event
from starhaul.kernel.frames import AskFrame, DoFrame
from starhaul.race.decks import BONUS
from starhaul.race.events import BonusDrawn, BonusPlayed, BonusReshuffled, BonusSeen
from starhaul.race.state import State
from starhaul.race.terms import SHIPS


def spend(state: State, seat: int, kind: int, ship: int, told: list[Event]) -> None:
    """Move the card face up to the discard pile at once (TR-126)."""
    state.bonus_hands[seat][kind] -= 1
    state.bonus_discard[kind] += 1
    told.append(Event(BonusPlayed(seat=seat, card=BONUS[kind], ship=SHIPS[ship])))


class DoDraw(DoFrame, frozen=True, tag="draw"):
    """One card per seat, one after the other; an empty deck is refilled from the discard pile (TR-150)."""

    seats: tuple[int, ...]

    def proceed(self, state: State, at_ms: int, told: list[Event]) -> None:
        if not self.seats:
            return
        if not any(state.bonus_deck) and any(state.bonus_discard):
            state.bonus_deck, state.bonus_discard = state.bonus_discard, [0] * len(BONUS)
            told.append(Event(BonusReshuffled()))
        state.frames.append(DoDraw(self.seats[1:]))
        if any(state.bonus_deck):
            state.frames.append(AskBonus(self.seats[0]))
        else:
            told.append(Event(BonusDrawn(seat=self.seats[0], number=0)))


def types_in(counts: list[int]) -> Outcomes:
    """A random card of a pile: types weighted by their counts."""
    types = tuple(kind for kind, number in enumerate(counts) if number)
    return Outcomes("bonus", types, tuple(counts[kind] for kind in types))


class AskBonus(AskFrame, frozen=True, tag="bonus"):
    seat: int

    def outcomes(self, state: State) -> Outcomes:
        return types_in(state.bonus_deck)

    def answer(self, state: State, seat: int, action: int, at_ms: int, told: list[Event]) -> None:
        state.frames.pop()
        state.bonus_deck[action] -= 1
        state.bonus_hands[self.seat][action] += 1
        told.append(Event(BonusDrawn(seat=self.seat, number=1)))
        told.append(_seen(self.seat, action))


class AskShare(AskFrame, frozen=True, tag="share"):
    """Deal the finish pile, once per race (TR-073). In a scenario it may have too few cards."""

    seats: tuple[int, ...]

    def outcomes(self, state: State) -> Outcomes:
        return types_in(state.finish_pile)

    def answer(self, state: State, seat: int, action: int, at_ms: int, told: list[Event]) -> None:
        state.frames.pop()
        state.finish_pile[action] -= 1
        state.bonus_hands[self.seats[0]][action] += 1
        told.append(_seen(self.seats[0], action))
        if len(self.seats) > 1 and any(state.finish_pile):
            state.frames.append(AskShare(self.seats[1:]))


def _seen(seat: int, kind: int) -> Event:
    """Only who draws a card sees it (TR-080)."""
    return Event(BonusSeen(seat=seat, card=BONUS[kind]), (seat,), kind, reveals=True)
