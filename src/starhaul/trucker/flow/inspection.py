"""The ship check: errors are repaired by removing tiles (chapter CHK, RUL-25, RUL-27).

Used before launch and after reports in flight. Finding errors belongs to the package `ship`.
"""

from typing import Any

from msgspec import structs

from starhaul.kernel.contract import Event, Question
from starhaul.trucker.flow.damage import lose_tiles, strand_aliens
from starhaul.trucker.flow.timed_questions import NEVER, QuestionFrame
from starhaul.trucker.match.actions import Keep, Remove
from starhaul.trucker.match.events.launch_events import TilesRemoved
from starhaul.trucker.match.state import State
from starhaul.trucker.parts.memo import Memo
from starhaul.trucker.ship.board import Zone, cells_of, first_cell
from starhaul.trucker.ship.hull import Hull
from starhaul.trucker.ship.repair import (
    contested,
    default_part,
    involved,
    keep_part,
    repaired,
    settled,
    worst_tile,
)
from starhaul.trucker.ship.ship_check import faults


def faulty_seats(state: State) -> tuple[int, ...]:
    zone = state.zone
    return tuple(seat for seat in state.seats if faults(state.ships[seat].hull, zone))


def _asked(hull: Hull, zone: Zone, torn: bool) -> Question:
    """The question to the owner of a faulty ship; it does not depend on the seat."""
    parts = contested(hull, zone)
    marked = tuple(Remove(cell) for cell in cells_of(involved(faults(hull, zone))))
    default: Any
    if parts and (torn or not marked):
        default = Keep(first_cell(default_part(hull, parts)))
    else:
        default = Remove(worst_tile(hull, zone))
    options = (*(Keep(first_cell(part)) for part in parts), *marked)
    kept = [keep_part(hull, zone, part) for part in parts]
    left = [*kept, *(settled(hull.remove(1 << mark.cell), zone) for mark in marked)]
    about = {
        "faults": [fault._asdict() for fault in faults(hull, zone)],
        "loses": [list(cells_of(hull.occupied & ~after.occupied)) for after in left],
        "parts": [list(cells_of(part)) for part in parts],
    }
    return Question(seat=0, kind="repair", options=options, default=default, about=about)


# Cached: all owners are asked at once, and asked again after each answer.
_question = Memo(_asked)


def _reporter(state: State, owner: int) -> int | None:
    """The seat that reported the ship: with `manualCheck` the report window is the frame below."""
    reported = getattr(state.frames[-2], "reported", ()) if len(state.frames) > 1 else ()
    return next((seat for seat, ship in reversed(reported) if ship == owner), None)


class AskRepair(QuestionFrame, frozen=True, kw_only=True, tag="repair"):
    """All owners of faulty ships repair at once, tile by tile, or keep one of several parts (RUL-25).

    Choosing the default each time gives the repair of RUL-27.
    """

    seats: tuple[int, ...]
    torn: tuple[int, ...] = ()
    """Seats whose ships fell into several parts after a removal."""

    def waiting(self, state: State) -> tuple[int, ...]:
        return self.seats

    def ask(self, state: State, seat: int) -> Question:
        question = _question(state.ships[seat].hull, state.zone, seat in self.torn)
        about = {**question.about, "reported_by": _reporter(state, seat)}
        return structs.replace(question, seat=seat, about=about)

    def decide(self, state: State, seat: int, action: Any, at_ms: int, told: list[Event]) -> None:
        hull, zone = state.ships[seat].hull, state.zone
        if self.until != NEVER and at_ms >= self.until:
            self._take_off(state, seat, repaired(hull, zone), told)
        elif isinstance(action, Keep):
            part = next(part for part in hull.parts if first_cell(part) == action.cell)
            self._take_off(state, seat, keep_part(hull, zone, part), told)
        else:
            self._take_off(state, seat, hull.remove(1 << action.cell), told)
        self._go_on(state, seat)

    def _go_on(self, state: State, seat: int) -> None:
        hull, zone = state.ships[seat].hull, state.zone
        torn = tuple(other for other in self.torn if other != seat)
        seats = self.seats
        if not faults(hull, zone):
            seats = tuple(other for other in seats if other != seat)
        elif contested(hull, zone):
            torn = (*torn, seat)
        if seats:
            state.frames[-1] = structs.replace(self, seats=seats, torn=torn)
        else:
            state.frames.pop()

    def _take_off(self, state: State, seat: int, after: Hull, told: list[Event]) -> None:
        """Tiles go to the lost pile (CHK-12), in the learning flight back to the pool (RUL-82); during a
        flight aliens may lose their life support."""
        ship = state.ships[seat]
        gone = ship.hull.occupied & ~after.occupied
        if state.profile.learning and state.yard is not None:
            state.yard.open += [ship.hull.tiles[cell] for cell in cells_of(gone)]
            state.ships[seat] = ship.without(gone)
        else:
            lose_tiles(state, seat, gone)
        told.append(Event(TilesRemoved(seat=seat, number=gone.bit_count())))
        strand_aliens(state, seat, told)
