"""What a seat may do while building (BLD-04 … BLD-45, RUL-12 … RUL-21): one check per action, which raises
the refusal. Carrying actions out is in `building_steps`; `building_actions` pairs the two.

Checks that need only public knowledge take that instead of the state, so that bots and environments can call
them with what they see.
"""

from collections.abc import Callable
from typing import Any

from starhaul.kernel.errors import Refusal
from starhaul.trucker.flow.piles import OPEN_PILES
from starhaul.trucker.match.actions import (
    Attach,
    Finish,
    Flip,
    Look,
    PutBack,
    Remove,
    Reserve,
    Return,
    Roll,
    Take,
    TakeOpen,
    Use,
)
from starhaul.trucker.match.building_status import (
    NO_PILE,
    chooses_start,
    die_is_due,
    free_starts,
    has_begun,
    has_hourglass,
    is_finished,
    takes_back,
    takes_turns,
)
from starhaul.trucker.match.modifiers import handicap, has_road, reserve_slots
from starhaul.trucker.match.public_knowledge import KnownBuilding
from starhaul.trucker.match.state import POOL, RESERVE, State
from starhaul.trucker.parts.terms import Handicap, Road
from starhaul.trucker.ship.placement import check_placement, stands_alone
from starhaul.trucker.ship.repair import removable

CLOSED, RESERVED = -1, -2
"""Correction window: closed, open for the tile reserved last, or the cell of the tile attached last."""


def allows(check: Callable[..., None], known: KnownBuilding, seat: int, action: Any, at_ms: int = 0) -> bool:
    """Whether a check passes."""
    try:
        check(known, seat, action, at_ms)
    except Refusal:
        return False
    return True


def may_flip(known: KnownBuilding, seat: int) -> bool:
    return allows(check_flip, known, seat, Flip())


def may_roll(known: KnownBuilding, seat: int) -> bool:
    return allows(check_roll, known, seat, Roll())


def piles_to_look_at(known: KnownBuilding, seat: int) -> list[int]:
    """The open piles that a builder may pick up now (BLD-36, BLD-37)."""
    if is_finished(known, seat):
        return []
    return [pile for pile in range(OPEN_PILES) if allows(check_look, known, seat, Look(pile))]


def tile_of(state: State, handle: int) -> int:
    return state.handles.find(handle) if 0 < handle < 256 else 0


def _needs_free_hand(known: KnownBuilding, seat: int) -> None:
    if known.in_yard.hands[seat]:
        raise Refusal("hand-full", "BLD-08")
    if known.in_yard.looking[seat] != NO_PILE:
        raise Refusal("pile-in-hand", "BLD-38")


def check_take(state: State, seat: int, action: Take, at_ms: int) -> None:
    _needs_free_hand(state, seat)
    if not state.in_yard.pool:
        raise Refusal("pool-empty", "RUL-14")
    _check_pause(state, seat, at_ms)


def check_take_open(state: State, seat: int, action: TakeOpen, at_ms: int) -> None:
    _needs_free_hand(state, seat)
    if tile_of(state, action.tile) not in state.in_yard.open:
        raise Refusal("tile-gone", "RUL-13", tile=action.tile)
    _check_pause(state, seat, at_ms)


def _check_pause(state: State, seat: int, at_ms: int) -> None:
    if at_ms < state.in_yard.ready_at[seat]:
        raise Refusal("draw-pause", "HSE-B5", wait=state.in_yard.ready_at[seat] - at_ms)


def check_use(state: State, seat: int, action: Use, at_ms: int) -> None:
    _needs_free_hand(state, seat)
    if not 0 <= action.slot < len(state.in_yard.reserves[seat]):
        raise Refusal("no-such-slot", "BLD-34")


def check_attach(state: State, seat: int, action: Attach, at_ms: int) -> None:
    yard, hull = state.in_yard, state.ships[seat].hull
    if yard.looking[seat] != NO_PILE:
        raise Refusal("pile-in-hand", "BLD-38")
    tile, window = yard.hands[seat], yard.windows[seat]
    if not tile:
        if window == CLOSED:
            raise Refusal("hand-empty", "BLD-09a")
        tile = yard.reserves[seat][-1] if window == RESERVED else hull.tiles[window]
        hull = hull if window == RESERVED else hull.remove(1 << window)
    if not (0 <= action.cell < hull.board.size and 0 <= action.rotation <= 3):
        raise Refusal("outside-zone", "BLD-10", cell=action.cell)
    lone = stands_alone(hull, window) if window >= 0 else 0
    strict = state.config.options.strict_build
    check_placement(hull, state.zone, action.cell, tile, action.rotation, strict=strict, begun=lone)


def check_reserve(state: State, seat: int, action: Reserve, at_ms: int) -> None:
    yard = state.in_yard
    if yard.hands[seat]:
        if yard.origins[seat] == POOL and len(yard.reserves[seat]) >= reserve_slots(state, seat):
            raise Refusal("reserve-full", "BLD-33")
    elif yard.windows[seat] < 0 or not takes_back(state):
        raise Refusal("hand-empty", "BLD-33")
    elif len(yard.reserves[seat]) >= reserve_slots(state, seat):
        raise Refusal("reserve-full", "BLD-33")


def check_return(state: State, seat: int, action: Return, at_ms: int) -> None:
    yard = state.in_yard
    if yard.hands[seat]:
        if yard.origins[seat] == RESERVE:
            raise Refusal("reserved-stays", "BLD-34")
    elif yard.windows[seat] == CLOSED or not takes_back(state):
        raise Refusal("hand-empty", "BLD-07")
    elif not yard.fresh[seat]:
        raise Refusal("reserved-stays", "RUL-16")


def check_look(known: KnownBuilding, seat: int, action: Look, at_ms: int) -> None:
    yard = known.in_yard
    _needs_free_hand(known, seat)
    if not 0 <= action.pile < min(OPEN_PILES, len(yard.piles)):
        raise Refusal("no-such-pile", "BLD-37")
    if has_road(known, Road.CLOSED_ARCHIVE) and action.pile > 0:
        raise Refusal("pile-closed", "HSE-R7")
    if handicap(known, seat) is Handicap.NO_LOOKING:
        raise Refusal("pile-closed", "HSE-T6")
    if not has_begun(known, seat):
        raise Refusal("attach-first", "BLD-36")
    if action.pile in yard.looking and not known.config.options.shared_piles:
        raise Refusal("pile-taken", "RUL-18")


def check_put_back(state: State, seat: int, action: PutBack, at_ms: int) -> None:
    if state.in_yard.looking[seat] == NO_PILE:
        raise Refusal("no-pile-in-hand", "BLD-36")


def check_flip(known: KnownBuilding, seat: int, action: Flip, at_ms: int) -> None:
    if not has_hourglass(known):
        raise Refusal("no-hourglass", "HSE-B2")
    timer, yard = known.profile.timer, known.in_yard
    following = yard.field + 1
    if yard.run_ends or following >= len(timer.fields):
        raise Refusal("still-running", "BLD-40")
    if following >= timer.reserved and not is_finished(known, seat):
        raise Refusal("finish-first", "BLD-41")
    if die_is_due(known) and not takes_turns(known):
        raise Refusal("roll-first", "LM-088")


def check_roll(known: KnownBuilding, seat: int, action: Roll, at_ms: int) -> None:
    """Any player may roll once the previous run is over (LM-088, LM-089)."""
    if not has_hourglass(known) or not die_is_due(known) or takes_turns(known):
        raise Refusal("no-die-due", "LM-088")


def check_finish(known: KnownBuilding, seat: int, action: Finish, at_ms: int) -> None:
    _needs_free_hand(known, seat)
    if not chooses_start(known):
        if action.start:
            raise Refusal("start-not-chosen", "LRN-05")
    elif action.start not in free_starts(known):
        raise Refusal("start-taken", "RUL-13", start=action.start)


def check_remove(state: State, seat: int, action: Remove, at_ms: int) -> None:
    """Only in the learning flight may a builder take off a wrong tile (LRN-06)."""
    if not state.profile.learning:
        raise Refusal("tile-stays", "BLD-32")
    _needs_free_hand(state, seat)
    hull = state.ships[seat].hull
    if not (0 <= action.cell < hull.board.size and removable(hull, state.zone) >> action.cell & 1):
        raise Refusal("not-involved", "LRN-06", cell=action.cell)
