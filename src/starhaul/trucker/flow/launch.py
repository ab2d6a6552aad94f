"""From the end of building to the first card: check, batteries, crew, aliens, deck (chapters CHK, PRE).

Used by `rounds` and by prepared flights. Repairs are in `inspection`, insurance in `insurance_offer`.
"""

from itertools import chain

from msgspec import structs

from starhaul.kernel.contract import Event, Question
from starhaul.kernel.frames import DoFrame
from starhaul.trucker.data import rule_data
from starhaul.trucker.flow.giving_up import AWAY, give_up, give_up_unmanned
from starhaul.trucker.flow.inspection import AskRepair, faulty_seats
from starhaul.trucker.flow.insurance_offer import cap_of
from starhaul.trucker.flow.moving import order_of
from starhaul.trucker.flow.piles import PILES, DoDeal
from starhaul.trucker.flow.timed_questions import QuestionFrame, deadline
from starhaul.trucker.match.actions import Aliens, Ready, Report
from starhaul.trucker.match.events.launch_events import AlienAboard, ErrorReported, ErrorsFound, Launched
from starhaul.trucker.match.modifiers import batteries_at_launch, handicap, has_road
from starhaul.trucker.match.state import Flight, State
from starhaul.trucker.parts.goods import COLOURS
from starhaul.trucker.parts.terms import Alien, Handicap, Road
from starhaul.trucker.ship.board import cells_of
from starhaul.trucker.ship.layers import Layer
from starhaul.trucker.ship.ship import BROWN, PURPLE, Ship
from starhaul.trucker.ship.ship_check import faults


class DoCheck(DoFrame, frozen=True, tag="check"):
    """Every ship is checked; unused reserved tiles are lost (CHK-01, CHK-12)."""

    def proceed(self, state: State, at_ms: int, told: list[Event]) -> None:
        state.flight = new_flight(state)
        for seat in state.seats:
            self._clear_reserve(state, seat)
            self._inspect(state, seat, told)
        if state.config.options.manual_check:
            state.frames.append(
                AskInspect(answers=("",) * state.config.seats, until=deadline(state, at_ms, "inspect"))
            )
        elif seats := faulty_seats(state):
            state.frames.append(AskRepair(seats=seats, until=deadline(state, at_ms, "repair")))

    def _clear_reserve(self, state: State, seat: int) -> None:
        yard = state.in_yard
        reserve, yard.reserves[seat] = yard.reserves[seat], ()
        if state.takes_part(seat) or state.ships[seat].hull.occupied:
            state.lost[seat] = (*state.lost[seat], *reserve)
        else:
            # The starting cabin of class C, for a player who left before this round (RUL-09): nothing was
            # lost.
            yard.open += reserve

    def _inspect(self, state: State, seat: int, told: list[Event]) -> None:
        found = faults(state.ships[seat].hull, state.zone)
        if found and not state.config.options.manual_check:
            rules = tuple(fault.rule for fault in found)
            told.append(Event(ErrorsFound(seat=seat, number=len(found), rules=rules)))
        if has_road(state, Road.STRICT_INSPECTOR):
            state.in_flight.fines[seat] += len(found)


def new_flight(state: State) -> Flight:
    count = state.config.seats
    in_bank = rule_data.flights(state.config.edition).goods_in_bank
    return Flight(
        deck=[],
        positions=[0] * count,
        reasons=[""] * count,
        gave_up_after=[0] * count,
        announced=[0] * count,
        bank=[in_bank[colour] for colour in COLOURS],
        fines=[0] * count,
        no_engines=0,
        flown=0,
        fleets=[tuple(range(len(state.zone.regions)))] * count,
        strengths=(),
        shelved=[(0,) * len(COLOURS)] * count,
        caps=[cap_of(state.profile.board)] * count,
        owed=[0] * count,
    )


class AskInspect(QuestionFrame, frozen=True, kw_only=True, tag="inspect"):
    """With `manualCheck` players inspect each other's ships; before launch there are no fines."""

    answers: tuple[str, ...]
    reported: tuple[tuple[int, int], ...] = ()

    def waiting(self, state: State) -> tuple[int, ...]:
        return tuple(seat for seat, answer in enumerate(self.answers) if not answer)

    def ask(self, state: State, seat: int) -> Question:
        others = [Report(other) for other in state.seats if (seat, other) not in self.reported]
        return Question(seat=seat, kind="inspect", options=(Ready(), *others), default=Ready())

    def decide(self, state: State, seat: int, action: Ready | Report, at_ms: int, told: list[Event]) -> None:
        if isinstance(action, Report):
            owner = action.seat
            proved = bool(faults(state.ships[owner].hull, state.zone))
            told.append(Event(ErrorReported(seat=owner, by=seat, proved=proved)))
            state.frames[-1] = structs.replace(self, reported=(*self.reported, (seat, owner)))
            if proved:
                state.frames.append(AskRepair(seats=(owner,), until=deadline(state, at_ms, "repair")))
            return
        answers = (*self.answers[:seat], "ready", *self.answers[seat + 1 :])
        if "" in answers:
            state.frames[-1] = structs.replace(self, answers=answers)
        else:
            state.frames.pop()


class DoPrepare(DoFrame, frozen=True, tag="prepare"):
    """Put the rockets on the track (PRE-10), batteries and humans aboard, then aliens, then make the deck."""

    def proceed(self, state: State, at_ms: int, told: list[Event]) -> None:
        flight = state.in_flight
        for seat in state.seats:
            state.ships[seat] = crewed(state, seat)
            flight.positions[seat] = start_space(state, state.in_yard.starts[seat])
            if not state.takes_part(seat) and not (state.profile.learning and state.round == 0):
                # Nobody gives up a learning flight (RUL-96), but players who left in an earlier round take no
                # part in it.
                give_up(state, seat, AWAY, told)
        if not state.profile.learning:
            state.frames.append(DoDeal(PILES))


def start_space(state: State, number: int) -> int:
    """The space for a start number; a wide convoy doubles the distances (HSE-R12)."""
    spaces = state.profile.flight.start_spaces
    distance = spaces[0] - spaces[number - 1]
    return spaces[0] - distance * (2 if has_road(state, Road.WIDE_CONVOY) else 1)


def crewed(state: State, seat: int) -> Ship:
    """Batteries as printed, two humans in every cabin (PRE-01 … PRE-03), reduced by handicaps."""
    ship = Ship.launched(state.ships[seat].hull)
    for cell in cells_of(ship.hull.layers[Layer.BATTERY]):
        ship = ship.with_batteries(cell, batteries_at_launch(state, seat, ship.batteries[cell]))
    if handicap(state, seat) is Handicap.SINGLE_CABINS:
        for cell in cells_of(ship.hull.layers[Layer.CABIN]):
            ship = ship.with_crew(cell, 1)
    return ship


class DoSeatAliens(DoFrame, frozen=True, tag="seat_aliens"):
    def proceed(self, state: State, at_ms: int, told: list[Event]) -> None:
        if not state.profile.learning:
            state.frames.append(DoAliens(order_of(state)))


class DoAliens(DoFrame, frozen=True, tag="do_aliens"):
    """Seats are asked one after the other in starting order (PRE-07, RUL-31)."""

    order: tuple[int, ...]
    number: int = 0

    def proceed(self, state: State, at_ms: int, told: list[Event]) -> None:
        if self.number == len(self.order):
            return
        state.frames.append(DoAliens(self.order, self.number + 1))
        seat = self.order[self.number]
        if len(alien_choices(state.ships[seat])) > 1:
            state.frames.append(AskAliens(seat=seat, until=deadline(state, at_ms)))


def alien_choices(ship: Ship) -> tuple[Aliens, ...]:
    """All ways to house at most one alien of each colour (PRE-04 … PRE-06)."""
    purple, brown = (list(cells_of(ship.habitable(code))) for code in (PURPLE, BROWN))
    return tuple(
        Aliens(one, other)
        for one in (None, *purple)
        for other in (None, *brown)
        if one is None or one != other
    )


class AskAliens(QuestionFrame, frozen=True, kw_only=True, tag="aliens"):
    seat: int

    def waiting(self, state: State) -> tuple[int, ...]:
        return (self.seat,)

    def ask(self, state: State, seat: int) -> Question:
        return Question(seat=seat, kind="aliens", options=alien_choices(state.ships[seat]), default=Aliens())

    def decide(self, state: State, seat: int, action: Aliens, at_ms: int, told: list[Event]) -> None:
        state.frames.pop()
        for cell, code, colour in ((action.purple, PURPLE, Alien.PURPLE), (action.brown, BROWN, Alien.BROWN)):
            if cell is not None:
                state.ships[seat] = state.ships[seat].with_crew(cell, code)
                told.append(Event(AlienAboard(seat=seat, alien=colour)))


class DoDeck(DoFrame, frozen=True, tag="deck"):
    """Combine the four piles into the deck (PRE-11, PRE-12); ships without a human give up (RUL-28)."""

    def proceed(self, state: State, at_ms: int, told: list[Event]) -> None:
        deck = _learning_deck(state) if state.profile.learning else list(chain(*state.in_yard.piles))
        state.used = sorted({*state.used, *deck})
        if not state.config.options.predictable or state.profile.learning:
            deck.sort()
        state.in_flight.deck = deck
        state.aside = len(state.in_yard.pool) + len(state.in_yard.open)
        state.yard = None
        told.append(Event(Launched(order=order_of(state), card_count=len(deck))))
        if not state.profile.learning:
            give_up_unmanned(state, told)


def _learning_deck(state: State) -> list[int]:
    """The cards marked for the learning flight; they are not drawn again."""
    cards = rule_data.cards(state.config.edition).cards
    deck = [number for number, card in enumerate(cards) if card.learning]
    state.cards = [card for card in state.cards if card not in deck]
    return deck
