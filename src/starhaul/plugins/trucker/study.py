"""Tournament figures of the trucker game: how ships were built, what they lost, and what they earned.

Loaded by `sim.match_figures`. Statistics of simulations without bots are in `terminal.tally`.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from starhaul.kernel.contract import Event
from starhaul.kernel.match import Match
from starhaul.locale import Texts
from starhaul.sim.match_figures import Figures, relived
from starhaul.sim.schedule import Party
from starhaul.trucker.match.config import Config
from starhaul.trucker.match.events.event_fields import SeatEvent
from starhaul.trucker.match.events.flight_events import CardRevealed, CreditsEarned, GaveUp
from starhaul.trucker.match.events.hit_events import PartsLost, TileHit
from starhaul.trucker.match.events.launch_events import Launched, TilesRemoved
from starhaul.trucker.match.events.match_events import Settled
from starhaul.trucker.match.state import State
from starhaul.trucker.ship.ship_check import faults

UNIT = "flights"
LOST, GAVE_UP, BOOKED = "lost-", "gave-up-", "booked-"
CHART = (LOST,)

_BUILT = ("faults", "tiles", "open-connectors")
_ORDER = (*_BUILT, "home", GAVE_UP, LOST, BOOKED)
_CAUSES = ("reserve", "repair", "broken-off")
"""Causes of lost tiles other than cards."""


def parties(config: Config) -> Sequence[Party]:
    """Opposite seats share an account in the team variants (VAR-06)."""
    if config.options.teams == "none":
        return [(seat,) for seat in range(config.seats)]
    return [(0, 2), (1, 3)]


def study(match: Match[Any, Any]) -> list[Figures]:
    counted = _Counted(match.config.seats)
    for state, told in relived(match):
        counted.add(state, told)
    return [dict(figures) for figures in counted.persons]


class _Counted:
    """Events name seats, but partners may change seats, so figures are counted by player."""

    def __init__(self, seats: int) -> None:
        self.persons: list[Counter[str]] = [Counter() for _ in range(seats)]
        self._card = ""
        self._reserves = [0] * seats
        self._is_checked = self._is_launched = False

    def add(self, state: State, told: Sequence[Event]) -> None:
        self._look(state)
        for event in told:
            record = event.record
            if isinstance(record, CardRevealed):
                self._card = record.kind
            elif isinstance(record, Launched):
                self._launch(state)
            elif isinstance(record, SeatEvent):
                self._hear(state, self.persons[state.players[record.seat]], record)

    def _look(self, state: State) -> None:
        """Count what no event reports: faults where players inspect each other's ships, and unused reserved
        tiles, which are lost at the ship check (CHK-12)."""
        reserves = [0] * len(self.persons) if state.yard is None else list(map(len, state.yard.reserves))
        if state.flight is None:
            self._is_checked = self._is_launched = False
        elif not self._is_checked:
            self._is_checked = True
            for seat, ship in enumerate(state.ships):
                figures = self.persons[state.players[seat]]
                figures["faults"] += len(faults(ship.hull, state.zone))
                if state.takes_part(seat) or ship.hull.occupied:
                    figures[LOST + "reserve"] += self._reserves[seat] - reserves[seat]
        self._reserves = reserves

    def _launch(self, state: State) -> None:
        for seat, ship in enumerate(state.ships):
            figures = self.persons[state.players[seat]]
            figures[UNIT] += 1
            figures["tiles"] += ship.hull.occupied.bit_count()
            figures["open-connectors"] += sum(mask.bit_count() for mask in ship.hull.open_connectors)
            # Subtracted again for ships that give up.
            figures["home"] += 1
        self._is_launched = True

    def _hear(self, state: State, figures: Counter[str], record: SeatEvent) -> None:
        match record:
            case TilesRemoved(number=number) if self._are_lost(state):
                figures[LOST + "repair"] += number
            case TileHit():
                figures[f"{LOST}card-{self._card}"] += 1
            case PartsLost(number=number):
                figures[LOST + "broken-off"] += number
            case GaveUp(reason=reason):
                figures[GAVE_UP + reason] += 1
                figures["home"] -= 1
            case CreditsEarned(credits=credits):
                figures[BOOKED + "flight"] += credits
            case Settled(bookings=bookings):
                for booking in bookings:
                    figures[BOOKED + booking.item] += booking.credits

    def _are_lost(self, state: State) -> bool:
        """Whether removed tiles count as lost: not while building, nor before a learning flight (RUL-82)."""
        return state.flight is not None and (self._is_launched or not state.profile.learning)


# --- labels ------------------------------------------------------------------------------------------------


def label(key: str, texts: Texts) -> str:
    if key.startswith(GAVE_UP):
        return texts("simulate-gave-up", reason=texts("gave-up-reason-" + key.removeprefix(GAVE_UP)))
    if key.startswith(BOOKED):
        return texts("tournament-booked", what=_booking(key.removeprefix(BOOKED), texts))
    if key.startswith(LOST):
        cause = key.removeprefix(LOST)
        return texts("tournament-lost", cause=texts(f"loss-{cause}" if cause in _CAUSES else cause))
    return texts(f"tournament-trucker-{key}")


def _booking(what: str, texts: Texts) -> str:
    return texts("tournament-booked-flight" if what == "flight" else f"settlement-{what}")


def order(key: str) -> tuple[int, str]:
    return next(place for place, start in enumerate(_ORDER) if key.startswith(start)), key
