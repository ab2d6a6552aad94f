"""Hints for builders: the actions allowed now, so that clients need not implement the rules.

Computed from the seat's own ship, hand and reserve and from public knowledge. The rules themselves are in
`flow.building_checks`.
"""

from collections.abc import Hashable, Sequence
from typing import Any

from msgspec import Struct

from starhaul.trucker.flow.building_actions import is_legal
from starhaul.trucker.flow.building_checks import CLOSED, RESERVED, piles_to_look_at
from starhaul.trucker.match.actions import Flip, PutBack, Reserve, Return, Roll, Take
from starhaul.trucker.match.building_status import has_free_hand, is_finished, start_choices
from starhaul.trucker.match.modifiers import handicap, reserve_slots
from starhaul.trucker.match.state import State
from starhaul.trucker.parts.memo import Memo
from starhaul.trucker.parts.records import WeakSpot
from starhaul.trucker.ship.board import Cell, Mask, Zone, cells_of
from starhaul.trucker.ship.hull import Hull
from starhaul.trucker.ship.insurance import premium, weak_spot
from starhaul.trucker.ship.placement import placements, stands_alone
from starhaul.trucker.ship.repair import removable
from starhaul.trucker.ship.ship_check import Fault, faults


class FaultView(Struct, frozen=True):
    """An error that the check finds."""

    rule: str
    """The rule that is broken."""
    kind: str
    """How it is broken."""
    cells: tuple[Cell, ...]
    """The tiles involved."""


class Hints(Struct, frozen=True, omit_defaults=True):
    """Hints for a builder."""

    may: list[str] = []
    """Actions that would not be refused, by `do`; `take` also covers face-up tiles."""
    looks: list[int] = []
    """The piles that may be taken into the hand."""
    slots: int = 0
    """How many tiles may be set aside at once."""
    starts: list[int] = []
    """The start numbers available for finishing; 0 where they are not chosen."""
    window: int = CLOSED
    """The correction window: the cell of the tile that may be moved, −2 for the tile reserved last, −1 for
    none."""
    moves: list[list[Cell]] = []
    """For each turn the cells to which the tile of the correction window may be moved."""
    sound: list[list[Cell]] = []
    """For each turn the cells on which the tile in hand would cause no error (HSE-B6)."""
    faults: list[FaultView] = []
    """The errors that the check would find now."""
    removable: list[Cell] = []
    """Wrong tiles that may be taken off while building, in the learning flight."""
    weak_spot: int = 0
    """On boards insured by their weak spot: its current size (LM-062)."""
    premium: int = 0
    """The premium for that weak spot (LM-063)."""


_PLAIN: tuple[tuple[str, Any], ...] = (
    ("take", Take()),
    ("reserve", Reserve()),
    ("return", Return()),
    ("put_back", PutBack()),
    ("flip", Flip()),
    ("roll", Roll()),
)


def hints_of(state: State, seat: int) -> Hints:
    """Cached: an action of one seat rarely changes the hints of the others."""
    made, facts = state.ships[seat].hull.memos, _facts(state, seat)
    latest: tuple[Any, Hints] | None = made.get(hints_of)
    if latest is None or latest[0] != facts:
        latest = made[hints_of] = facts, found_out(state, seat)
    return latest[1]


def _facts(state: State, seat: int) -> tuple[Hashable, ...]:
    """Everything that hints depend on besides the hull. Not the draw pause, whose end is in the view."""
    yard = state.in_yard
    own = (yard.hands, yard.origins, yard.reserves, yard.windows, yard.fresh, yard.began)
    return (
        *(seat, state.config, state.round, state.roads, handicap(state, seat)),
        *(facts[seat] for facts in own),
        *(not yard.pool, tuple(yard.looking), tuple(yard.starts)),
        *(yard.field, not yard.run_ends, state.yard_dice),
    )


def found_out(state: State, seat: int) -> Hints:
    yard, hull, zone = state.in_yard, state.ships[seat].hull, state.zone
    found = fault_views(hull, zone)
    tile, window = yard.hands[seat], yard.windows[seat]
    is_learning = state.profile.learning
    # The end of the draw pause is in the view; until then actions count as allowed.
    now = yard.ready_at[seat]
    # Skips many checks: a seat that holds something can neither look nor finish.
    is_free = has_free_hand(state, seat)
    insurance = state.profile.board.record.insurance
    gap = weak_spot(hull) if isinstance(insurance, WeakSpot) else 0
    return Hints(
        may=[name for name, action in _PLAIN if is_legal(state, seat, action, now)],
        looks=piles_to_look_at(state, seat) if is_free else [],
        slots=reserve_slots(state, seat),
        starts=start_choices(state) if is_free and not is_finished(state, seat) else [],
        window=window,
        moves=[] if tile or window == CLOSED else _moves(state, seat, window),
        sound=_places(hull, zone, tile, True) if tile else [],
        faults=found,
        removable=list(cells_of(removable(hull, zone))) if is_learning and found and not tile else [],
        weak_spot=gap,
        premium=premium(insurance, gap) if isinstance(insurance, WeakSpot) else 0,
    )


def _moves(state: State, seat: int, window: int) -> list[list[Cell]]:
    hull, strict = state.ships[seat].hull, state.config.options.strict_build
    if window == RESERVED:
        return _places(hull, state.zone, state.in_yard.reserves[seat][-1], strict)
    return _places_elsewhere(hull, state.zone, window, strict)


def _attached(hull: Hull, zone: Zone, tile: int, strict: bool) -> list[list[Cell]]:
    return _listed(placements(hull, zone, tile, strict=strict))


def _moved(hull: Hull, zone: Zone, cell: Cell, strict: bool) -> list[list[Cell]]:
    tile, rest = hull.tiles[cell], hull.remove(1 << cell)
    lone = stands_alone(rest, cell)
    return _listed([cells | lone for cells in placements(rest, zone, tile, strict=strict)])


def _listed(masks: Sequence[Mask]) -> list[list[Cell]]:
    return [list(cells_of(mask)) for mask in masks]


def _fault_views(hull: Hull, zone: Zone) -> list[FaultView]:
    return [_shown(fault) for fault in faults(hull, zone)]


def _shown(fault: Fault) -> FaultView:
    return FaultView(fault.rule, fault.kind, fault.cells)


# Cached: most ships do not change from one action to the next.
fault_views = Memo(_fault_views)
_places = Memo(_attached)
_places_elsewhere = Memo(_moved)
