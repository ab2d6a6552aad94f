"""Set-up and dealing (chapters 3 and 4)."""

from starhaul.kernel.chance import Outcomes
from starhaul.kernel.contract import Event
from starhaul.kernel.frames import AskFrame, DoFrame
from starhaul.kernel.question_frames import deadline
from starhaul.race.decks import MOVEMENT, hand_at, hands_of
from starhaul.race.events import CardSetAside, FirstPlayer, HandDealt, RoundDealt
from starhaul.race.flow.bonus import types_in
from starhaul.race.flow.turn import AskPlay
from starhaul.race.state import State
from starhaul.race.terms import HAND


class DoMatch(DoFrame, frozen=True, tag="match"):
    """Set the finish pile aside, choose the starting player, then start the first round."""

    def proceed(self, state: State, at_ms: int, told: list[Event]) -> None:
        state.frames.append(DoRound())
        if state.config.options.first is None:
            state.frames.append(AskFirst())
        else:
            state.first = state.config.options.first
        state.frames.append(AskPile(state.setup.set_up.finish_pile))


class AskPile(AskFrame, frozen=True, tag="pile"):
    """Bonus cards for the finish pile are set aside unseen (TR-022)."""

    left: int

    def outcomes(self, state: State) -> Outcomes:
        return types_in(state.bonus_deck)

    def answer(self, state: State, seat: int, action: int, at_ms: int, told: list[Event]) -> None:
        state.frames.pop()
        state.bonus_deck[action] -= 1
        state.finish_pile[action] += 1
        told.append(Event(CardSetAside(), (), action))
        if self.left > 1:
            state.frames.append(AskPile(self.left - 1))


class AskFirst(AskFrame, frozen=True, tag="first"):
    """The starting player is drawn by lot (TR-026)."""

    def outcomes(self, state: State) -> Outcomes:
        return Outcomes("seats", range(state.config.seats))

    def answer(self, state: State, seat: int, action: int, at_ms: int, told: list[Event]) -> None:
        state.frames.pop()
        state.first = action
        told.append(Event(FirstPlayer(seat=action), outcome=action))


class DoRound(DoFrame, frozen=True, tag="round"):
    """Deal six cards to every seat; a deck that is too small is reshuffled first (TR-031, TR-033)."""

    def proceed(self, state: State, at_ms: int, told: list[Event]) -> None:
        seats = state.config.seats
        if len(state.deck) < HAND * seats:
            state.deck, state.discard = tuple(sorted((*state.deck, *state.discard))), []
        state.round += 1
        told.append(Event(RoundDealt(round=state.round)))
        order = tuple((state.first + n) % seats for n in range(seats))
        state.frames += [DoTurn(state.first), AskDeal(order)]


class AskDeal(AskFrame, frozen=True, tag="deal"):
    """Deal a hand to the first of `seats`; the outcome is its rank among all hands of the deck."""

    seats: tuple[int, ...]

    def outcomes(self, state: State) -> Outcomes:
        return Outcomes("cards", hands_of(state.deck, HAND))

    def answer(self, state: State, seat: int, action: int, at_ms: int, told: list[Event]) -> None:
        state.frames.pop()
        owner, hand = self.seats[0], hand_at(state.deck, HAND, action)
        state.hands[owner] = hand
        state.deck = tuple(card for card in state.deck if card not in hand)
        names = tuple(MOVEMENT[card].name for card in hand)
        told.append(Event(HandDealt(seat=owner, cards=names), (owner,), action, reveals=True))
        if len(self.seats) > 1:
            state.frames.append(AskDeal(self.seats[1:]))


class DoTurn(DoFrame, frozen=True, tag="turn"):
    """The turns until the race is over; when all cards are played, new ones are dealt (TR-030). Because
    everybody plays six cards, this is again the turn of the starting player (TR-032)."""

    seat: int

    def proceed(self, state: State, at_ms: int, told: list[Event]) -> None:
        if state.winners:
            return
        if state.hands[self.seat]:
            until = deadline(state.config.options.decision_seconds, at_ms)
            following = (self.seat + 1) % state.config.seats
            state.frames += [DoTurn(following), AskPlay(seat=self.seat, until=until)]
        else:
            state.first = self.seat
            state.frames.append(DoRound())
