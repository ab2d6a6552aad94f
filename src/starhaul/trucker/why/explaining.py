"""Finds the reason for each loss among the events of an action.

Used by the plug-in of the game for the server, by `hindsight` and by the command line.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from msgspec import Struct

from starhaul.kernel.contract import Action, Event
from starhaul.kernel.event_records import EventRecord
from starhaul.trucker.cards.abandoned import DoLeave, DoTakeShip
from starhaul.trucker.cards.combat import DoCompare
from starhaul.trucker.cards.enemies import DoFight
from starhaul.trucker.cards.planets import DoLandedLoad
from starhaul.trucker.flow.damage import AskPart
from starhaul.trucker.flow.flight import DoAfterCard, DoResolve
from starhaul.trucker.flow.giving_up import LAPPED, NO_ENGINES, NO_HUMANS
from starhaul.trucker.match.events.card_events import CombatLowest, EnemyWon, StardustCaught
from starhaul.trucker.match.events.flight_events import (
    AlienLeft,
    BatteriesGone,
    CrewGone,
    CubeGone,
    DaysLost,
    GaveUp,
    NoEngines,
    ShipGaveUp,
)
from starhaul.trucker.match.events.hit_events import PartsLost, TileHit
from starhaul.trucker.match.events.launch_events import ErrorsFound, Fined, TilesRemoved
from starhaul.trucker.match.state import State
from starhaul.trucker.parts.records import Enemy, Stardust
from starhaul.trucker.ship.board import Cell, Mask, cells_of
from starhaul.trucker.ship.layers import Layer
from starhaul.trucker.ship.repair import contested
from starhaul.trucker.ship.ship import BROWN, PURPLE
from starhaul.trucker.ship.ship_check import Fault, faults
from starhaul.trucker.ship.strength import engine_range
from starhaul.trucker.why.frame_steps import FrameStep, frame_steps
from starhaul.trucker.why.loss_records import LossReason, Remedy
from starhaul.trucker.why.penalty_reasons import combat_reason, enemy_reason, open_card, penalty_reason
from starhaul.trucker.why.strike_reasons import struck

MOST_CELLS = 20
"""More marked tiles would not help anybody."""


class Acted(Struct, frozen=True):
    """An action as logs have it."""

    seat: int
    action: Action
    at_ms: int


def explained(state: State, actions: Iterable[Acted]) -> list[LossReason | None]:
    """The reason for each event of these actions, in order; None for events that are no losses. The state is
    the one before the first action and is not changed."""
    world, found = state.copy(), []
    for acted in actions:
        for step in frame_steps(world, acted.seat, acted.action, acted.at_ms):
            found += [reason_for(step, event.record) for event in step.told]
    return found


def has_losses(events: Iterable[Event]) -> bool:
    """Whether any of these events may have a reason."""
    return any(type(event.record) in _REASONS for event in events)


def reason_for(step: FrameStep, record: EventRecord) -> LossReason | None:
    find = _REASONS.get(type(record))
    return None if find is None else find(step, record)


# --- tiles -------------------------------------------------------------------------------------------------


def _gone(step: FrameStep, seat: int) -> Mask:
    """The cells that have lost their tiles in this step."""
    return step.before.ships[seat].hull.occupied & ~step.after.ships[seat].hull.occupied


def _broken(step: FrameStep, record: PartsLost) -> LossReason:
    """Parts drift away; a larger one that was not chosen would have been better (HIT-18, HIT-19)."""
    gone = _gone(step, record.seat)
    remedies = [Remedy("join", "HIT-18", number=2)]
    if isinstance(step.frame, AskPart):
        parts = contested(step.before.ships[record.seat].hull, step.before.zone)
        kept = max((part.bit_count() for part in parts if not part & gone), default=0)
        larger = [part for part in parts if part & gone and part.bit_count() > kept]
        if larger:
            best = max(larger, key=lambda part: part.bit_count())
            remedies.insert(0, Remedy("keep", "HIT-19", _some(best), number=best.bit_count()))
    return LossReason("broken", "HIT-18", _some(gone), number=record.number, remedies=tuple(remedies))


def _repaired(step: FrameStep, record: TilesRemoved) -> LossReason | None:
    """The faults in which the removed tiles were involved (chapter CHK)."""
    gone = _gone(step, record.seat)
    found = faults(step.before.ships[record.seat].hull, step.before.zone)
    touched = [fault for fault in found if any(gone >> cell & 1 for cell in fault.cells)]
    return _faulty(touched or found, _some(gone), record.number)


def _found_faulty(step: FrameStep, record: ErrorsFound) -> LossReason | None:
    found = faults(step.before.ships[record.seat].hull, step.before.zone)
    return _faulty(found, _cells_in(found), record.number)


def _faulty(found: Sequence[Fault], cells: tuple[Cell, ...], number: int) -> LossReason | None:
    """One remedy for each kind of fault."""
    if not found:
        return None
    kinds = {fault.kind: fault for fault in reversed(found)}
    remedies = [Remedy(f"fault-{one.kind}", one.rule, one.cells[:MOST_CELLS]) for one in kinds.values()]
    return LossReason("faults", found[0].rule, cells, number=number, remedies=tuple(reversed(remedies)))


def _cells_in(found: Sequence[Fault]) -> tuple[Cell, ...]:
    return tuple(sorted({cell for fault in found for cell in fault.cells}))[:MOST_CELLS]


def _fined(step: FrameStep, record: Fined) -> LossReason | None:
    found = faults(step.before.ships[record.seat].hull, step.before.zone)
    why = _faulty(found, _cells_in(found), record.credits)
    return (
        None
        if why is None
        else LossReason("fined", "CHK-13", why.cells, number=record.credits, remedies=why.remedies)
    )


# --- crew, goods, batteries --------------------------------------------------------------------------------


def _crew(step: FrameStep, record: CrewGone) -> LossReason | None:
    before, after = step.before.ships[record.seat], step.after.ships[record.seat]
    cells = tuple(
        cell for cell, (was, now) in enumerate(zip(before.crew, after.crew, strict=True)) if was != now
    )
    if isinstance(step.frame, DoResolve | DoAfterCard):
        apart = Remedy("apart", "CRD-EPIDEMIC-01", _some(before.infected()))
        return LossReason("epidemic", "CRD-EPIDEMIC-01", cells, remedies=(apart,))
    if any(isinstance(frame, DoTakeShip) and frame.seat == record.seat for frame in step.before.frames):
        decline = Remedy("decline", "CRD-SHIP-01")
        return LossReason("taken-ship", "CRD-SHIP-02", cells, number=record.number, remedies=(decline,))
    return _penalty(step, record.seat, cells)


def _alien(step: FrameStep, record: AlienLeft) -> LossReason:
    code = PURPLE if record.alien == "purple" else BROWN
    cabin = step.before.ships[record.seat].crew.find(code)
    cells = (cabin,) if cabin >= 0 else ()
    return LossReason("alien", "HIT-21", cells, remedies=(Remedy("support", "RUL-53", cells),))


def _cube(step: FrameStep, record: CubeGone) -> LossReason | None:
    return _penalty(step, record.seat, ())


def _batteries(step: FrameStep, record: BatteriesGone) -> LossReason | None:
    """Only batteries that replace missing goods are a loss; all others were spent (FLT-17)."""
    is_loss = getattr(step.frame, "ship", 0) is None
    return _penalty(step, record.seat, (), "FLT-17") if is_loss else None


def _penalty(step: FrameStep, seat: int, cells: tuple[Cell, ...], rule: str = "") -> LossReason | None:
    why = penalty_reason(step.before, seat)
    if why is None:
        return None
    return LossReason(why.cause, rule or why.rule, cells, number=why.number, remedies=why.remedies)


# --- days --------------------------------------------------------------------------------------------------


def _days(step: FrameStep, record: DaysLost) -> LossReason | None:
    frame = step.frame
    if isinstance(frame, DoResolve) and isinstance(frame.card, Stardust):
        return _dust(step, record)
    if isinstance(frame, DoCompare):
        return _lowest(step, record)
    rule = _accepted(step)
    # In a learning flight a reward cannot be declined (LRN-10).
    is_forced = step.before.profile.learning and isinstance(open_card(step.before), Enemy)
    remedies = () if is_forced else (Remedy("decline", rule),)
    return LossReason("choice-days", rule, number=record.days, remedies=remedies)


def _accepted(step: FrameStep) -> str:
    """The rule of what the seat accepted together with the delay."""
    if isinstance(step.frame, DoLandedLoad):
        return "CRD-PLANETS-06"
    if isinstance(step.frame, DoTakeShip):
        return "CRD-SHIP-02"
    is_station = isinstance(step.frame, DoLeave) and not isinstance(open_card(step.before), Enemy)
    return "CRD-STATION-02" if is_station else "CRD-ENEMY-04"


def _dust(step: FrameStep, record: StardustCaught | DaysLost) -> LossReason | None:
    """Every open connector costs a day (CRD-DUST-01)."""
    masks = step.before.ships[record.seat].hull.open_connectors
    number = sum(mask.bit_count() for mask in masks)
    if not number:
        return None
    cells = _some(masks[0] | masks[1] | masks[2] | masks[3])
    close = Remedy("connectors", "BLD-30", cells, number=number)
    return LossReason("dust", "CRD-DUST-01", cells, number=number, remedies=(close,))


def _lowest(step: FrameStep, record: CombatLowest | DaysLost) -> LossReason | None:
    frame = step.frame
    if not isinstance(frame, DoCompare):
        return None
    return combat_reason(step.before, record.seat, frame.card.rows[frame.line], frame.order)


def _beaten(step: FrameStep, record: EnemyWon) -> LossReason | None:
    frame = step.frame
    return enemy_reason(step.before, record.seat, frame.attack.card) if isinstance(frame, DoFight) else None


# --- giving up ---------------------------------------------------------------------------------------------


def _gave_up(step: FrameStep, record: GaveUp | ShipGaveUp) -> LossReason | None:
    if record.reason == NO_HUMANS:
        rule = "GIV-05" if isinstance(step.frame, DoAfterCard) else "RUL-28"
        return LossReason("no-humans", rule, remedies=(Remedy("human", rule, number=1),))
    if record.reason == NO_ENGINES:
        return _no_engines(step, record)
    if record.reason == LAPPED:
        flight, spaces = step.before.in_flight, step.before.profile.flight.spaces
        behind = max(flight.positions[seat] for seat in step.before.flying()) - flight.positions[record.seat]
        short = Remedy("days", "GIV-10", number=behind - spaces)
        return LossReason("lapped", "GIV-10", number=behind, remedies=(short,))
    return None


def _no_engines(step: FrameStep, record: NoEngines | GaveUp | ShipGaveUp) -> LossReason:
    """Bare engines in Open Space: nothing pushes, or nothing was powered (GIV-08, CRD-OPEN-03)."""
    state = step.before
    ship = state.ships[record.seat]
    rule = "LRN-09" if state.profile.learning else "GIV-08"
    doubles = ship.hull.layers[Layer.DOUBLE_ENGINE + 2]
    if not doubles:
        return LossReason("no-engines", rule, remedies=(Remedy("engine", "CRD-OPEN-01", number=1),))
    has_power = engine_range(ship, state.fleet(record.seat)).max > 0
    what = "power-engines" if has_power else "battery"
    return LossReason("no-engines", rule, remedies=(Remedy(what, "PAR-04", _some(doubles), number=1),))


def _some(mask: Mask) -> tuple[Cell, ...]:
    return tuple(cells_of(mask)[:MOST_CELLS])


_REASONS: dict[type[EventRecord], Callable[[FrameStep, Any], LossReason | None]] = {
    TileHit: struck,
    PartsLost: _broken,
    TilesRemoved: _repaired,
    ErrorsFound: _found_faulty,
    Fined: _fined,
    CrewGone: _crew,
    AlienLeft: _alien,
    CubeGone: _cube,
    BatteriesGone: _batteries,
    DaysLost: _days,
    StardustCaught: _dust,
    CombatLowest: _lowest,
    EnemyWon: _beaten,
    GaveUp: _gave_up,
    ShipGaveUp: _gave_up,
    NoEngines: _no_engines,
}
"""How to find the reason for each kind of event."""
