"""Loading goods: one final arrangement of everything aboard and offered (FLT-10 … FLT-15, RUL-40)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from starhaul.kernel.chance import Draw
from starhaul.kernel.contract import Event, Prompt
from starhaul.kernel.errors import Refusal
from starhaul.kernel.frames import Do
from starhaul.trucker import goods as cubes
from starhaul.trucker.actions import Load
from starhaul.trucker.board import cells_of
from starhaul.trucker.flow.question import Question, deadline
from starhaul.trucker.layers import Layer
from starhaul.trucker.ship import Ship
from starhaul.trucker.terms import Goods

if TYPE_CHECKING:
    from starhaul.trucker.state import State

Counts = list[int]
"""Cubes of each colour, dearest first."""


class DoLoad(Do, frozen=True, tag="do_load"):
    """Offer goods to a seat; what the bank lacks is simply missing (FLT-15)."""

    seat: int
    offered: tuple[Goods, ...]

    def proceed(self, state: "State", at_ms: int, told: list[Event]) -> None:
        bank = state.in_flight.bank
        wanted = count(self.offered)
        offered = tuple(min(there, want) for there, want in zip(bank, wanted, strict=True))
        if any(offered) and holds(state.ships[self.seat]):
            state.frames.append(AskLoad(seat=self.seat, offered=offered, until=deadline(state, at_ms)))


class AskLoad(Question, frozen=True, kw_only=True, tag="load"):
    seat: int
    offered: tuple[int, ...]

    def waiting(self, state: "State") -> tuple[int, ...]:
        return (self.seat,)

    def ask(self, state: "State", seat: int) -> Prompt:
        ship = state.ships[seat]
        offered = [colour for colour, n in zip(cubes.COLOURS, self.offered, strict=True) for _ in range(n)]
        return Prompt(
            seat=seat,
            kind="load",
            default=arrangement(ship, most_valuable(ship, self._all(ship))),
            about={"offered": offered},
        )

    def _all(self, ship: Ship) -> Counts:
        return [mine + more for mine, more in zip(aboard(ship), self.offered, strict=True)]

    def check_open(self, state: "State", prompt: Prompt, action: Any, at_ms: int) -> None:
        if not isinstance(action, Load):
            raise Refusal("not-an-option", "FLT-10", kind=prompt.kind)
        ship = state.ships[prompt.seat]
        places = holds(ship)
        cells = [cell for cell, _ in action.holds]
        if len(cells) != len(set(cells)) or not set(cells) <= set(places):
            raise Refusal("no-such-hold", "FLT-10")
        for cell, load in action.holds:
            if len(load) > ship.hull.capacity(cell):
                raise Refusal("hold-full", "FLT-10", cell=cell)
            if Goods.RED in load and not places[cell]:
                raise Refusal("red-needs-special", "FLT-11", cell=cell)
        stowed = count([cube for _, load in action.holds for cube in load])
        if any(has > most for has, most in zip(stowed, self._all(ship), strict=True)):
            raise Refusal("no-such-cubes", "FLT-12")

    def sample(self, state: "State", prompt: Prompt, draw: Draw, at_ms: int) -> Load:
        """Throw a few cubes at random holds; what does not fit is thrown away."""
        ship = state.ships[prompt.seat]
        places = holds(ship)
        loads: dict[int, list[Goods]] = {cell: [] for cell in places}
        for colour, number in zip(cubes.COLOURS, self._all(ship), strict=True):
            for _ in range(number):
                cell = list(places)[draw(len(places))]
                fits = len(loads[cell]) < ship.hull.capacity(cell) and (places[cell] or colour != Goods.RED)
                if fits and draw(8):
                    loads[cell].append(colour)
        return Load(tuple((cell, tuple(load)) for cell, load in loads.items() if load))

    def decide(self, state: "State", seat: int, action: Load, at_ms: int, told: list[Event]) -> None:
        state.frames.pop()
        ship = state.ships[seat]
        before = aboard(ship)
        goods = bytearray(ship.hull.board.size)
        for cell, load in action.holds:
            goods[cell] = cubes.pack(load)
        state.ships[seat] = Ship(ship.hull, ship.crew, ship.batteries, bytes(goods))
        after = aboard(state.ships[seat])
        bank = state.in_flight.bank
        for colour in range(4):
            bank[colour] += before[colour] - after[colour]
        changes = zip(cubes.COLOURS, before, after, strict=True)
        gained = [colour for colour, then, now in changes for _ in range(now - then)]
        told.append(Event("goods-loaded", {"seat": seat, "number": len(gained), "goods": gained}))


def holds(ship: Ship) -> dict[int, bool]:
    """The holds of a ship in reading order, and whether red goods may lie there."""
    layers = ship.hull.layers
    special = layers[Layer.SPECIAL_CARGO]
    return {cell: bool(special >> cell & 1) for cell in cells_of(layers[Layer.CARGO] | special)}


def count(goods: Any) -> Counts:
    found = list(goods)
    return [found.count(colour) for colour in cubes.COLOURS]


def aboard(ship: Ship) -> Counts:
    totals = [0, 0, 0, 0]
    for packed in ship.goods:
        if packed:
            totals[0] += packed & 3
            totals[1] += packed >> 2 & 3
            totals[2] += packed >> 4 & 3
            totals[3] += packed >> 6
    return totals


def has_loaded(ship: Ship, before: Sequence[int]) -> bool:
    """Whether some colour has become more: a cube was taken, even if others were thrown away for it."""
    return any(now > then for now, then in zip(aboard(ship), before, strict=True))


def most_valuable(ship: Ship, available: Counts) -> Counts:
    """The most valuable set that fits: red goods as far as special holds go, then the dearest (RUL-08)."""
    places = holds(ship)
    special = sum(ship.hull.capacity(cell) for cell, takes_red in places.items() if takes_red)
    room = sum(ship.hull.capacity(cell) for cell in places)
    chosen = [min(available[0], special), 0, 0, 0]
    room -= chosen[0]
    for colour in (1, 2, 3):
        chosen[colour] = min(available[colour], room)
        room -= chosen[colour]
    return chosen


def arrangement(ship: Ship, chosen: Counts) -> Load:
    """Red goods into special holds first, then everything in reading order, plain holds first."""
    places = holds(ship)
    loads: dict[int, list[Goods]] = {cell: [] for cell in places}
    order = [cell for cell in places if not places[cell]] + [cell for cell in places if places[cell]]
    for colour, number in zip(cubes.COLOURS, chosen, strict=True):
        fitting = [cell for cell in order if places[cell] or colour != Goods.RED]
        for _ in range(number):
            cell = next(c for c in fitting if len(loads[c]) < ship.hull.capacity(c))
            loads[cell].append(colour)
    return Load(tuple((cell, tuple(load)) for cell, load in loads.items() if load))
