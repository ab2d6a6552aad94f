"""A state of the engine as a lane, and the pilot of lanes as a player of the engine.

So the engine can fly the same flight with the same pilot (`engine_flight`), and both can be compared entry by
entry.
"""

from collections.abc import Sequence
from typing import Any

from starhaul.kernel.contract import Action, Question
from starhaul.odds import lane_layout as at
from starhaul.odds import lane_pilot
from starhaul.odds.lane_track import rank
from starhaul.odds.odds_book import Book
from starhaul.odds.ship_row import aboard_masks
from starhaul.trucker.cards.abandoned import AskAbandoned
from starhaul.trucker.cards.combat import DoCompare
from starhaul.trucker.cards.enemies import AskReward, DoFight
from starhaul.trucker.cards.open_space import DoMoveOn
from starhaul.trucker.cards.planets import AskLanding
from starhaul.trucker.flow.announcing import AskCannons, AskEngines, AskStrength
from starhaul.trucker.flow.giving_up import REASONS
from starhaul.trucker.match.actions import Accept, Cannons, Engines, Fly, Land
from starhaul.trucker.match.state import State
from starhaul.trucker.parts.records import AbandonedShip, Card


def lane_of(book: Book, state: State) -> list[int]:
    """The lane of a state in flight; ship rows stand in the order of the seats."""
    lane, flight = [0] * at.LANE, state.in_flight
    lane[at.SEATED] = state.config.seats
    for seat in state.seats:
        me = seat * at.SEAT
        lane[me : me + at.COMPARED] = [
            *aboard_masks(book.cells, state.ships[seat]),
            flight.positions[seat],
            state.credits[state.account(seat)],
            len(state.lost[seat]),
            REASONS.index(flight.reasons[seat]) + 1 if flight.reasons[seat] else at.FLIES,
            flight.gave_up_after[seat],
            sum(1 << ship for ship in flight.fleets[seat]),
            *flight.shelved[seat],
        ]
        lane[me + at.ANNOUNCED] = flight.announced[seat]
        lane[me + at.SHIP] = seat * at.SHIP_ROW
    lane[at.BANK : at.BANK + at.COLOURS] = flight.bank
    lane[at.LEFT], lane[at.FLOWN] = len(flight.deck), flight.flown
    lane[at.FLYING] = len(state.flying())
    rank(lane)
    return lane


class LanePilot:
    """Answers the questions of a flight as `lane_pilot` does; other questions by default."""

    def __init__(self, book: Book, ships: list[int]) -> None:
        self._book, self._ships = book, ships

    def answer(self, state: State, question: Question) -> Action:
        frame: Any = state.frames[-1]
        if question.kind == "reveal":
            return Fly()
        me = question.seat * at.SEAT
        if isinstance(frame, AskLanding):
            lane = self._lane(state, frame.card)
            taken = sum(1 << planet for planet in set(frame.landed) if planet >= 0)
            planet = lane_pilot.planet_to_land_on(self._book.numbers, self._ships, lane, me, taken)
            return Land(None if planet < 0 else planet)
        if isinstance(frame, AskAbandoned | AskReward):
            lane, numbers = self._lane(state, frame.card), self._book.numbers
            if isinstance(frame.card, AbandonedShip):
                crew = frame.card.crew_lost
                return Accept(lane_pilot.takes_ship(numbers, self._ships, lane, me, crew))
            return Accept(lane_pilot.takes_prize(numbers, self._ships, lane, me))
        if isinstance(frame, AskCannons | AskEngines):
            return self._strength(state, frame, me)
        return question.default

    def _lane(self, state: State, card: Card) -> list[int]:
        lane = lane_of(self._book, state)
        lane[at.CARD] = at.DECK_CARDS + at.CARD_ROW * self._book.card_of_id[card.id]
        return lane

    def _strength(self, state: State, frame: AskStrength, me: int) -> Action:
        lane, fleet = self._announcing(state, frame.seat), state.in_flight.fleets[frame.seat]
        for ship, strength in zip(fleet, frame.found, strict=False):
            lane[me + at.FOUND + ship] = strength
        turn, numbers = fleet[len(frame.found)], self._book.numbers
        if isinstance(frame, AskEngines):
            return Engines(lane_pilot.engines_to_power(numbers, self._ships, lane, me, turn))
        chosen = lane_pilot.cannons_to_power(numbers, self._ships, lane, me, turn)
        return Cannons(*divmod(chosen, lane_pilot.AHEAD))

    def _announcing(self, state: State, seat: int) -> list[int]:
        """The lane with what the seat announces for."""
        below: Any = state.frames[-2]
        if isinstance(below, DoFight):
            lane = self._lane(state, below.attack.card)
            _set_rivalry(lane, at.ENEMY_FIGHT, 0, below.attack.order, seat)
        elif isinstance(below, DoCompare):
            lane = self._lane(state, below.card)
            _set_rivalry(lane, at.COMBAT_LINE, below.line, below.order, seat)
        else:
            assert isinstance(below, DoMoveOn)
            lane = lane_of(self._book, state)
            lane[at.RIVALRY] = at.OPEN_SPACE_RUN
        return lane


def _set_rivalry(lane: list[int], rivalry: int, line: int, order: Sequence[int], seat: int) -> None:
    lane[at.RIVALRY] = rivalry
    lane[at.PENALTY_AT] = lane[at.CARD] + at.LOSSES + at.LOSS_ROW * line
    lane[at.ORDERED], lane[at.NUMBER] = len(order), order.index(seat)
    lane[at.ORDER : at.ORDER + len(order)] = order
