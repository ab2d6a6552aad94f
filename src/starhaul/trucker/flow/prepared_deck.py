"""The cards of a prepared situation in place of a deck, and the insurance of its ships."""

from starhaul.kernel.contract import Event
from starhaul.kernel.frames import DoFrame
from starhaul.trucker.flow.flight import AskReveal, DoResolve, revealed
from starhaul.trucker.flow.insurance_offer import caps, insure
from starhaul.trucker.match.state import State
from starhaul.trucker.parts.records import Card


class DoPrepared(DoFrame, frozen=True, tag="prepared"):
    """The cards of a prepared situation, one after the other as long as somebody flies."""

    cards: tuple[Card, ...]

    def proceed(self, state: State, at_ms: int, told: list[Event]) -> None:
        flight = state.in_flight
        if not self.cards or not state.flying():
            return
        # How many cards are to come is all that the rules ask of a deck (HSE-R11).
        flight.deck = [0] * len(self.cards)
        state.frames.append(DoPreparedCard(self.cards))
        if flight.flown or state.profile.edition.gives_up_before_first:
            state.frames.append(AskReveal(answers=(None,) * state.config.seats))


class DoInsured(DoFrame, frozen=True, tag="insured"):
    """The insurance that each seat has chosen before the story begins."""

    premiums: tuple[int, ...]
    paid: bool
    """Whether that was paid for as well."""

    def proceed(self, state: State, at_ms: int, told: list[Event]) -> None:
        for seat, price in enumerate(self.premiums):
            if self.paid:
                state.in_flight.caps[seat] = caps(state)[price]
            else:
                insure(state, seat, price, told)


class DoPreparedCard(DoFrame, frozen=True, tag="prepared_card"):
    """Reveal the next card, unless all have given up before it (RUL-38)."""

    cards: tuple[Card, ...]

    def proceed(self, state: State, at_ms: int, told: list[Event]) -> None:
        if not state.flying():
            return
        card, *others = self.cards
        state.in_flight.deck.pop()
        told.append(revealed(state, card))
        state.frames += [DoPrepared(tuple(others)), DoResolve(card)]
