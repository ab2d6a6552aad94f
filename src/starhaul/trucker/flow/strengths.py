"""Announcing strengths: the owner decides which doubles to power, then pays (PAR-04, PAR-09)."""

from typing import TYPE_CHECKING

from starhaul.kernel.contract import Event, Prompt
from starhaul.trucker.actions import Cannons, Engines
from starhaul.trucker.flow.question import Question, deadline
from starhaul.trucker.flow.tokens import DoPayBatteries
from starhaul.trucker.layers import Layer
from starhaul.trucker.strength import cannon_strength, engine_strength, pointing
from starhaul.trucker.terms import REAR

if TYPE_CHECKING:
    from starhaul.trucker.state import State


def announce_engines(state: "State", seat: int, at_ms: int, told: list[Event], *, needed: bool) -> None:
    """Ask if there is something to decide; `needed`: strength 0 would be a pity (Open Space, RUL-08)."""
    ship = state.ships[seat]
    most = min(ship.hull.layers[Layer.DOUBLE_ENGINE + REAR].bit_count(), ship.battery_count())
    if most:
        question = AskEngines(seat=seat, most=most, needed=needed, until=deadline(state, at_ms))
        state.frames.append(question)
    else:
        _announce(state, seat, "engines-announced", engine_strength(ship, 0), told)


def announce_cannons(state: "State", seat: int, at_ms: int, told: list[Event]) -> None:
    ship = state.ships[seat]
    batteries = ship.battery_count()
    forward, aside = pointing(ship, Layer.DOUBLE_CANNON, ship.hull.occupied)
    if batteries and forward + aside:
        question = AskCannons(
            seat=seat,
            forward=min(forward, batteries),
            aside=min(aside, batteries),
            most=batteries,
            until=deadline(state, at_ms),
        )
        state.frames.append(question)
    else:
        _announce(state, seat, "cannons-announced", cannon_strength(ship, 0, 0), told)


def _announce(state: "State", seat: int, key: str, strength: int, told: list[Event]) -> None:
    state.in_flight.announced[seat] = strength
    told.append(Event(key, {"seat": seat, "strength": strength}))


class AskEngines(Question, frozen=True, kw_only=True, tag="engines"):
    seat: int
    most: int
    needed: bool

    def waiting(self, state: "State") -> tuple[int, ...]:
        return (self.seat,)

    def ask(self, state: "State", seat: int) -> Prompt:
        ship = state.ships[seat]
        least = 1 if self.needed and engine_strength(ship, 0) == 0 else 0
        return Prompt(
            seat=seat,
            kind="engines",
            options=tuple(Engines(number) for number in range(self.most + 1)),
            default=Engines(least),
            about={"strengths": [engine_strength(ship, number) for number in range(self.most + 1)]},
        )

    def decide(self, state: "State", seat: int, action: Engines, at_ms: int, told: list[Event]) -> None:
        state.frames.pop()
        strength = engine_strength(state.ships[seat], action.doubles)
        _announce(state, seat, "engines-announced", strength, told)
        state.frames.append(DoPayBatteries(seat, action.doubles))


class AskCannons(Question, frozen=True, kw_only=True, tag="cannons"):
    seat: int
    forward: int
    aside: int
    most: int

    def waiting(self, state: "State") -> tuple[int, ...]:
        return (self.seat,)

    def ask(self, state: "State", seat: int) -> Prompt:
        options = tuple(
            Cannons(forward, aside)
            for forward in range(self.forward + 1)
            for aside in range(min(self.aside, self.most - forward) + 1)
        )
        ship = state.ships[seat]
        return Prompt(
            seat=seat,
            kind="cannons",
            options=options,
            default=Cannons(0, 0),
            about={"doubled_strengths": [cannon_strength(ship, o.forward, o.aside) for o in options]},
        )

    def decide(self, state: "State", seat: int, action: Cannons, at_ms: int, told: list[Event]) -> None:
        state.frames.pop()
        strength = cannon_strength(state.ships[seat], action.forward, action.aside)
        _announce(state, seat, "cannons-announced", strength, told)
        state.frames.append(DoPayBatteries(seat, action.forward + action.aside))
