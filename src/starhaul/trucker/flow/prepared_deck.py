"""The cards and insurance of a scenario, used instead of a deck and an offer.

Pushed by `trucker.files` when it builds the state of a scenario.
"""

from starhaul.kernel.contract import Event
from starhaul.kernel.frames import DoFrame
from starhaul.trucker.flow.flight import AskReveal, DoResolve, revealed
from starhaul.trucker.flow.insurance_offer import caps, insure
from starhaul.trucker.match.state import State
from starhaul.trucker.parts.records import Card


class DoPrepared(DoFrame, frozen=True, tag="prepared"):
    """The cards of a scenario, one after the other while any seat is flying."""

    cards: tuple[Card, ...]

    def proceed(self, state: State, at_ms: int, told: list[Event]) -> None:
        flight = state.in_flight
        if not self.cards or not state.flying():
            return
        # The rules need only the number of cards to come from a deck (HSE-R11).
        flight.deck = [0] * len(self.cards)
        state.frames.append(DoPreparedCard(self.cards))
        if flight.flown or state.profile.edition.gives_up_before_first:
            state.frames.append(AskReveal(answers=(None,) * state.config.seats))


class DoInsured(DoFrame, frozen=True, tag="insured"):
    """The insurance that each seat bought before the scenario starts."""

    premiums: tuple[int, ...]
    paid: bool
    """Whether its premium has been paid as well."""

    def proceed(self, state: State, at_ms: int, told: list[Event]) -> None:
        for seat, price in enumerate(self.premiums):
            if self.paid:
                state.in_flight.caps[seat] = caps(state)[price]
            else:
                insure(state, seat, price, told)


class DoPreparedCard(DoFrame, frozen=True, tag="prepared_card"):
    """Reveal the next card, unless all seats have given up before it (RUL-38)."""

    cards: tuple[Card, ...]

    def proceed(self, state: State, at_ms: int, told: list[Event]) -> None:
        if not state.flying():
            return
        card, *others = self.cards
        state.in_flight.deck.pop()
        told.append(revealed(state, card))
        state.frames += [DoPrepared(tuple(others)), DoResolve(card)]
