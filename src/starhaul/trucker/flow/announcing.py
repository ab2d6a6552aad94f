"""Announcing strengths: the owner decides which doubles to power, then pays (PAR-04, PAR-09).

A fleet decides ship by ship, each with its own batteries (LM-101); then its slowest ship counts (LM-102) and
its cannons add up (LM-105). A single ship is a fleet of one.
"""

from starhaul.kernel.contract import Event, Question
from starhaul.kernel.frames import DoFrame
from starhaul.trucker.flow.giving_tokens import DoPayBatteries
from starhaul.trucker.flow.timed_questions import QuestionFrame, deadline
from starhaul.trucker.match.actions import Cannons, Engines
from starhaul.trucker.match.events.flight_events import CannonsAnnounced, EnginesAnnounced
from starhaul.trucker.match.state import State
from starhaul.trucker.parts.terms import REAR
from starhaul.trucker.ship.layers import Layer
from starhaul.trucker.ship.strength import cannon_strength, engine_strength, pointing

Found = tuple[int, ...]
"""The strengths of the ships that have announced so far."""


class AskStrength(QuestionFrame, frozen=True, kw_only=True):
    """Base: one ship of a seat, with the strengths of the ships before it."""

    seat: int
    found: Found

    def waiting(self, state: State) -> tuple[int, ...]:
        return (self.seat,)


# --- engines -----------------------------------------------------------------------------------------------


def announce_engines(
    state: State, seat: int, at_ms: int, told: list[Event], *, needed: bool, found: Found = ()
) -> None:
    """Ask if there is a choice. `needed`: strength 0 has a penalty (Open Space), so the default avoids it
    (RUL-08)."""
    ship, fleet = state.ships[seat], state.fleet(seat)
    for cells in fleet[len(found) :]:
        doubles = (ship.hull.layers[Layer.DOUBLE_ENGINE + REAR] & cells).bit_count()
        most = min(doubles, ship.batteries_within(cells)) if doubles else 0
        if most:
            until = deadline(state, at_ms)
            question = AskEngines(seat=seat, found=found, most=most, needed=needed, until=until)
            state.frames.append(question)
            return
        found = (*found, engine_strength(ship, 0, cells))
    _engines_announced(state, seat, found, told, needed=needed)


def fleet_speed(strengths: Found, *, needed: bool) -> int:
    """The slowest ship counts (LM-102); in Open Space ships without thrust drop out first (LM-103).

    >>> [fleet_speed((0, 2, 3), needed=needed) for needed in (False, True)]
    [0, 2]
    """
    counting = [strength for strength in strengths if strength] if needed else strengths
    return min(counting, default=0)


def _engines_announced(state: State, seat: int, found: Found, told: list[Event], *, needed: bool) -> None:
    _announce(state, seat, min(found), found)
    told.append(Event(EnginesAnnounced(seat=seat, strength=fleet_speed(found, needed=needed))))


class DoEngines(DoFrame, frozen=True, tag="do_engines"):
    """Announce the next ship of the fleet."""

    seat: int
    found: Found
    needed: bool

    def proceed(self, state: State, at_ms: int, told: list[Event]) -> None:
        announce_engines(state, self.seat, at_ms, told, needed=self.needed, found=self.found)


class AskEngines(AskStrength, frozen=True, kw_only=True, tag="engines"):
    most: int
    needed: bool

    def ask(self, state: State, seat: int) -> Question:
        ship, cells = state.ships[seat], state.fleet(seat)[len(self.found)]
        strengths = [engine_strength(ship, number, cells) for number in range(self.most + 1)]
        return Question(
            seat=seat,
            kind="engines",
            options=self._options(),
            default=Engines(1 if self.needed and not strengths[0] else 0),
            about={
                "ship": state.in_flight.fleets[seat][len(self.found)],
                "strengths": strengths,
                "totals": [
                    fleet_speed((*self.found, strength), needed=self.needed) for strength in strengths
                ],
                # In a learning flight a ship without strength does not move (LRN-09).
                "needed": self.needed and not state.profile.learning,
            },
        )

    def offer(self, state: State, seat: int) -> Question:
        return Question(seat=seat, kind="engines", options=self._options())

    def _options(self) -> tuple[Engines, ...]:
        return tuple([Engines(number) for number in range(self.most + 1)])

    def decide(self, state: State, seat: int, action: Engines, at_ms: int, told: list[Event]) -> None:
        state.frames.pop()
        fleet, number = state.fleet(seat), len(self.found)
        found = (*self.found, engine_strength(state.ships[seat], action.doubles, fleet[number]))
        if len(found) == len(fleet):
            _engines_announced(state, seat, found, told, needed=self.needed)
        else:
            state.frames.append(DoEngines(seat, found, self.needed))
        state.frames.append(DoPayBatteries(seat, action.doubles, state.in_flight.fleets[seat][number]))


# --- cannons -----------------------------------------------------------------------------------------------


def announce_cannons(state: State, seat: int, at_ms: int, told: list[Event], found: Found = ()) -> None:
    ship, fleet = state.ships[seat], state.fleet(seat)
    for cells in fleet[len(found) :]:
        forward, aside = pointing(ship, Layer.DOUBLE_CANNON, cells)
        batteries = ship.batteries_within(cells) if forward + aside else 0
        if batteries:
            question = AskCannons(
                seat=seat,
                found=found,
                forward=min(forward, batteries),
                aside=min(aside, batteries),
                most=batteries,
                until=deadline(state, at_ms),
            )
            state.frames.append(question)
            return
        found = (*found, cannon_strength(ship, 0, 0, cells))
    _cannons_announced(state, seat, found, told)


def _cannons_announced(state: State, seat: int, found: Found, told: list[Event]) -> None:
    """The cannons of all ships add up (LM-105)."""
    _announce(state, seat, sum(found), found)
    told.append(Event(CannonsAnnounced(seat=seat, strength=sum(found))))


class DoCannons(DoFrame, frozen=True, tag="do_cannons"):
    """Announce the next ship of the fleet."""

    seat: int
    found: Found

    def proceed(self, state: State, at_ms: int, told: list[Event]) -> None:
        announce_cannons(state, self.seat, at_ms, told, found=self.found)


class AskCannons(AskStrength, frozen=True, kw_only=True, tag="cannons"):
    forward: int
    aside: int
    most: int

    def ask(self, state: State, seat: int) -> Question:
        options = self._options()
        ship, cells = state.ships[seat], state.fleet(seat)[len(self.found)]
        strengths = [cannon_strength(ship, option.forward, option.aside, cells) for option in options]
        return Question(
            seat=seat,
            kind="cannons",
            options=options,
            default=Cannons(0, 0),
            about={
                "ship": state.in_flight.fleets[seat][len(self.found)],
                "doubled_strengths": strengths,
                "doubled_totals": [sum(self.found) + strength for strength in strengths],
            },
        )

    def offer(self, state: State, seat: int) -> Question:
        return Question(seat=seat, kind="cannons", options=self._options())

    def _options(self) -> tuple[Cannons, ...]:
        return tuple(
            [
                Cannons(forward, aside)
                for forward in range(self.forward + 1)
                for aside in range(min(self.aside, self.most - forward) + 1)
            ]
        )

    def decide(self, state: State, seat: int, action: Cannons, at_ms: int, told: list[Event]) -> None:
        state.frames.pop()
        fleet, number = state.fleet(seat), len(self.found)
        strength = cannon_strength(state.ships[seat], action.forward, action.aside, fleet[number])
        found = (*self.found, strength)
        if len(found) == len(fleet):
            _cannons_announced(state, seat, found, told)
        else:
            state.frames.append(DoCannons(seat, found))
        paid = action.forward + action.aside
        state.frames.append(DoPayBatteries(seat, paid, state.in_flight.fleets[seat][number]))


def _announce(state: State, seat: int, strength: int, found: Found) -> None:
    flight = state.in_flight
    flight.announced[seat], flight.strengths = strength, found
