"""Losing batteries, crew and goods one token at a time; a seat is asked only where it has a choice.

Used by cards, penalties, and whatever needs batteries. How much is to be given is up to them.
"""

from collections.abc import Sequence

from starhaul.kernel.contract import Event, Question
from starhaul.kernel.frames import DoFrame
from starhaul.trucker.flow.timed_questions import QuestionFrame, deadline
from starhaul.trucker.match.actions import Battery, Crew, Cube
from starhaul.trucker.match.events.flight_events import BatteriesGone, CrewGone, CubeGone
from starhaul.trucker.match.state import State
from starhaul.trucker.parts import goods as cubes
from starhaul.trucker.ship.board import Mask, cells_of
from starhaul.trucker.ship.layers import Layer
from starhaul.trucker.ship.ship import ALIEN_OF_CODE, Ship


class AskToken(QuestionFrame, frozen=True, kw_only=True):
    """Base: one seat and the number of tokens it still has to lose."""

    seat: int
    left: int

    def waiting(self, state: State) -> tuple[int, ...]:
        return (self.seat,)


# --- batteries (FLT-21, RUL-42) ----------------------------------------------------------------------------


class DoPayBatteries(DoFrame, frozen=True, tag="pay_batteries"):
    """Devices use batteries of their own ship only (LM-101); other losses may come from any tile."""

    seat: int
    left: int
    ship: int | None = None

    def proceed(self, state: State, at_ms: int, told: list[Event]) -> None:
        ship = state.ships[self.seat]
        tiles = battery_tiles(ship, cells_of_ship(state, self.ship))
        if not tiles or not self.left:
            return
        if len(tiles) == 1 or self.left >= sum(ship.batteries[cell] for cell in tiles):
            left = self.left
            for cell in tiles:
                paid = min(ship.batteries[cell], left)
                ship, left = ship.with_batteries(cell, ship.batteries[cell] - paid), left - paid
            state.ships[self.seat] = ship
            told.append(Event(BatteriesGone(seat=self.seat, number=self.left - left)))
        else:
            until = deadline(state, at_ms)
            state.frames.append(AskBattery(seat=self.seat, left=self.left, ship=self.ship, until=until))


class AskBattery(AskToken, frozen=True, kw_only=True, tag="battery"):
    ship: int | None = None

    def offer(self, state: State, seat: int) -> Question:
        tiles = battery_tiles(state.ships[seat], cells_of_ship(state, self.ship))
        return Question(seat=seat, kind="battery", options=tuple([Battery(cell) for cell in tiles]))

    def ask(self, state: State, seat: int) -> Question:
        batteries = state.ships[seat].batteries
        tiles = battery_tiles(state.ships[seat], cells_of_ship(state, self.ship))
        # By default the fullest tile; the first one on a tie (RUL-08).
        return Question(
            seat=seat,
            kind="battery",
            options=tuple([Battery(cell) for cell in tiles]),
            default=Battery(max(tiles, key=lambda cell: batteries[cell])),
            about={"left": self.left},
        )

    def decide(self, state: State, seat: int, action: Battery, at_ms: int, told: list[Event]) -> None:
        state.frames.pop()
        pay_battery(state, seat, action.cell, told)
        if self.left > 1:
            state.frames.append(DoPayBatteries(seat, self.left - 1, self.ship))


def cells_of_ship(state: State, ship: int | None) -> Mask:
    """The cells of one ship of a fleet, or of all its ships."""
    return state.profile.board.full if ship is None else state.zone.regions[ship]


def battery_tiles(ship: Ship, within: Mask) -> list[int]:
    tiles = ship.hull.layers[Layer.BATTERY] & within
    return [cell for cell in cells_of(tiles) if ship.batteries[cell]] if tiles else []


def pay_battery(state: State, seat: int, cell: int, told: list[Event]) -> None:
    ship = state.ships[seat]
    state.ships[seat] = ship.with_batteries(cell, ship.batteries[cell] - 1)
    told.append(Event(BatteriesGone(seat=seat, number=1)))


# --- crew (FLT-18, FLT-19) ---------------------------------------------------------------------------------


class DoLoseCrew(DoFrame, frozen=True, tag="lose_crew"):
    seat: int
    left: int

    def proceed(self, state: State, at_ms: int, told: list[Event]) -> None:
        ship = state.ships[self.seat]
        cabins = crewed_cabins(ship)
        if not cabins or not self.left:
            return
        if self.left >= ship.crew_count():
            for cell in cabins:
                state.ships[self.seat] = state.ships[self.seat].with_crew(cell, 0)
            number = ship.crew_count()
            who = figure(ship.crew[cabins[0]]) if number == 1 else "crew"
            told.append(Event(CrewGone(seat=self.seat, number=number, who=who)))
        elif len(cabins) == 1:
            lose_figure(state, self.seat, cabins[0], told)
            state.frames.append(DoLoseCrew(self.seat, self.left - 1))
        else:
            state.frames.append(AskCrew(seat=self.seat, left=self.left, until=deadline(state, at_ms)))


class AskCrew(AskToken, frozen=True, kw_only=True, tag="crew"):
    def offer(self, state: State, seat: int) -> Question:
        options = tuple([Crew(cell) for cell in crewed_cabins(state.ships[seat])])
        return Question(seat=seat, kind="crew", options=options)

    def ask(self, state: State, seat: int) -> Question:
        ship = state.ships[seat]
        return Question(
            seat=seat,
            kind="crew",
            options=tuple([Crew(cell) for cell in crewed_cabins(ship)]),
            default=Crew(dispensable(ship, state.fleet(seat))),
            about={"left": self.left},
        )

    def decide(self, state: State, seat: int, action: Crew, at_ms: int, told: list[Event]) -> None:
        state.frames.pop()
        lose_figure(state, seat, action.cell, told)
        state.frames.append(DoLoseCrew(seat, self.left - 1))


def crewed_cabins(ship: Ship) -> list[int]:
    return [cell for cell, code in enumerate(ship.crew) if code]


def dispensable(ship: Ship, fleet: Sequence[Mask]) -> int:
    """The cabin that loses a figure by default (RUL-08): humans first, from the cabin with most of them, but
    never the last human while an alien is left; then aliens, purple before brown (formats §3). A ship of a
    fleet keeps its last human as long as another ship can spare crew (LM-148)."""
    crew, humans = ship.crew, ship.humans()
    aliens = [crew.index(code) for code in ALIEN_OF_CODE if code in crew]
    if humans > 1 or (humans == 1 and not aliens):
        spare = sum(cells for cells in fleet if ship.humans_within(cells) > 1)
        manned = [cell for cell, code in enumerate(crew) if code in (1, 2)]
        return min(manned, key=lambda cell: (not spare >> cell & 1, -crew[cell], cell))
    return aliens[0]


def lose_figure(state: State, seat: int, cell: int, told: list[Event]) -> None:
    ship = state.ships[seat]
    code = ship.crew[cell]
    state.ships[seat] = ship.with_crew(cell, 0 if code in ALIEN_OF_CODE else code - 1)
    told.append(Event(CrewGone(seat=seat, number=1, who=figure(code))))


def figure(code: int) -> str:
    """The kind of figure for a cabin code: `human`, `purple` or `brown`."""
    return str(ALIEN_OF_CODE.get(code, "human"))


# --- goods (FLT-16, FLT-17) --------------------------------------------------------------------------------


class DoLoseGoods(DoFrame, frozen=True, tag="lose_goods"):
    """The dearest goods are lost first; missing cubes are replaced by batteries."""

    seat: int
    left: int

    def proceed(self, state: State, at_ms: int, told: list[Event]) -> None:
        if not self.left:
            return
        ship = state.ships[self.seat]
        shift = dearest(ship)
        if shift is None:
            state.frames.append(DoPayBatteries(self.seat, min(self.left, ship.battery_count())))
            return
        holds = holds_with(ship, shift)
        number = sum(ship.goods[cell] >> shift & 3 for cell in holds)
        if number > self.left and len(holds) > 1:
            state.frames.append(AskCube(seat=self.seat, left=self.left, until=deadline(state, at_ms)))
            return
        gone = min(number, self.left)
        state.frames.append(DoLoseGoods(self.seat, self.left - gone))
        for cell in holds:
            for _ in range(min(gone, ship.goods[cell] >> shift & 3)):
                lose_cube(state, self.seat, cell, shift, told)
                gone -= 1


class AskCube(AskToken, frozen=True, kw_only=True, tag="cube"):
    def ask(self, state: State, seat: int) -> Question:
        ship = state.ships[seat]
        shift = dearest(ship) or 0
        holds = holds_with(ship, shift)
        return Question(
            seat=seat,
            kind="cube",
            options=tuple(Cube(cell) for cell in holds),
            default=Cube(holds[0]),
            about={"left": self.left, "colour": cubes.COLOURS[shift // 2]},
        )

    def decide(self, state: State, seat: int, action: Cube, at_ms: int, told: list[Event]) -> None:
        state.frames.pop()
        lose_cube(state, seat, action.cell, dearest(state.ships[seat]) or 0, told)
        state.frames.append(DoLoseGoods(seat, self.left - 1))


def dearest(ship: Ship) -> int | None:
    """The shift of the dearest colour aboard (RUL-41)."""
    aboard = 0
    for packed in ship.goods:
        aboard |= packed
    return next((shift for shift in (0, 2, 4, 6) if aboard >> shift & 3), None)


def holds_with(ship: Ship, shift: int) -> list[int]:
    return [cell for cell, packed in enumerate(ship.goods) if packed >> shift & 3]


def lose_cube(state: State, seat: int, cell: int, shift: int, told: list[Event]) -> None:
    ship = state.ships[seat]
    state.ships[seat] = ship.with_goods(cell, ship.goods[cell] - (1 << shift))
    state.in_flight.bank[shift // 2] += 1
    told.append(Event(CubeGone(seat=seat, cube=cubes.COLOURS[shift // 2])))
