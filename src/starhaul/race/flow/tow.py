"""The tow window: ships that were passed may be towed along, and be followed in turn (TR-135 … TR-142)."""

from starhaul.kernel.contract import Event, Question
from starhaul.kernel.question_frames import QuestionFrame, deadline
from starhaul.race.actions import Tow
from starhaul.race.decks import TOW_HOOK
from starhaul.race.events import ShipTowed
from starhaul.race.flow.arrivals import Moved, arrive
from starhaul.race.flow.bonus import spend
from starhaul.race.state import State
from starhaul.race.terms import SHIP_OF_NAME, SHIPS, Place


def tow(
    state: State, active: int, place: Place, moved: Moved, number: int, at_ms: int, told: list[Event]
) -> None:
    """Ask seats clockwise from the active player, and start again after each hook played (TR-142)."""
    seats = state.config.seats
    for asked in range(number, seats):
        seat = (active + asked) % seats
        if state.bonus_hands[seat][TOW_HOOK] and towable(state, seat, place[0], moved):
            until = deadline(state.config.options.decision_seconds, at_ms)
            state.frames.append(AskTow(active=active, place=place, moved=moved, number=asked, until=until))
            return
    arrive(state, active, place, moved, told)


def towable(state: State, seat: int, end: int, moved: Moved) -> list[int]:
    """The ships of a seat's team that an opposing ship has passed: o ≤ p < e (TR-136, TR-137).

    Ships that had a bonus card in this turn were moved or towed: they are at e and therefore not included.
    """
    setup = state.setup
    team, places, sides = setup.teams[seat], state.places, setup.sides
    return [
        ship
        for ship in setup.ships
        if sides[ship] == team
        and places[ship][0] < end
        and any(sides[mover] != team and origin <= places[ship][0] for mover, origin in moved)
    ]


class AskTow(QuestionFrame, frozen=True, kw_only=True, tag="tow"):
    """One hook for one ship, or none; the other seats do not learn who is asked (TR-184)."""

    active: int
    place: Place
    moved: Moved
    number: int

    def waiting(self, state: State) -> tuple[int, ...]:
        return ((self.active + self.number) % state.config.seats,)

    def hears_default(self, state: State, seat: int) -> tuple[int, ...]:
        return (seat,)

    def fitting(self, state: State) -> tuple[int, ...]:
        return (TOW_HOOK,)

    def ask(self, state: State, seat: int) -> Question:
        ships = sorted(SHIPS[ship] for ship in towable(state, seat, self.place[0], self.moved))
        return Question(
            seat=seat,
            kind="tow",
            options=(Tow(), *(Tow(ship) for ship in ships)),
            default=Tow(),
            about={"index": self.place[0], "face": self.place[1]},
        )

    def decide(self, state: State, seat: int, action: Tow, at_ms: int, told: list[Event]) -> None:
        state.frames.pop()
        moved, number = self.moved, self.number + 1
        if action.ship is not None:
            ship = SHIP_OF_NAME[action.ship]
            spend(state, seat, TOW_HOOK, ship, told)
            origin = state.places[ship][0]
            state.places[ship] = self.place
            told.append(Event(ShipTowed(ship=action.ship, from_=origin, to=self.place[0])))
            moved, number = (*moved, (ship, origin)), 0
        tow(state, self.active, self.place, moved, number, at_ms, told)
