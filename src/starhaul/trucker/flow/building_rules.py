"""What a seat may do while building, and doing it (BLD-04 … BLD-45, RUL-12 … RUL-21)."""

from collections.abc import Callable
from typing import Any

from starhaul.kernel.contract import Event
from starhaul.kernel.errors import Refusal
from starhaul.trucker.data import rule_data
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
from starhaul.trucker.match.modifiers import handicap, has_road, reserve_slots
from starhaul.trucker.match.state import POOL, RESERVE, State
from starhaul.trucker.parts.terms import DIRECTIONS
from starhaul.trucker.ship.board import Mask
from starhaul.trucker.ship.hull import Hull
from starhaul.trucker.ship.layers import Layer
from starhaul.trucker.ship.placement import check_placement
from starhaul.trucker.ship.repair import involved
from starhaul.trucker.ship.ship import Ship
from starhaul.trucker.ship.ship_check import faults

CLOSED, RESERVED = -1, -2
"""Correction window: closed, open for the tile reserved last, or the cell of the tile attached last."""
NO_PILE = -1


def takes_back(state: State) -> bool:
    return state.profile.edition.takes_back or state.config.options.take_back_1e


def has_hourglass(state: State) -> bool:
    return not state.profile.learning and state.config.options.build != "relaxed"


def takes_turns(state: State) -> bool:
    """In turns a die is rolled together with the flip after it (LM-143)."""
    return state.config.options.build == "turns" and not state.profile.learning


def chooses_start(state: State) -> bool:
    """In the learning flight and in relaxed building the lowest number left is taken (LRN-05, HSE-B2)."""
    return not state.profile.learning and state.config.options.build != "relaxed"


def free_starts(state: State) -> list[int]:
    """Start numbers still available, 1 to the number of players (SET-08, RUL-23)."""
    taken = state.in_yard.starts
    return [number for number in range(1, state.config.seats + 1) if number not in taken]


def has_free_hand(state: State, seat: int) -> bool:
    return not state.in_yard.hands[seat] and state.in_yard.looking[seat] == NO_PILE


def is_finished(state: State, seat: int) -> bool:
    return state.in_yard.starts[seat] > 0


# --- checks: one for each action, in the words of the refusal ----------------------------------------------


def check_build(state: State, seat: int, action: Any, at_ms: int) -> None:
    check = _CHECKS.get(type(action))
    if check is None:
        raise Refusal("not-an-option", "BLD-07", kind="build")
    if is_finished(state, seat) and not isinstance(action, Flip | Roll):
        raise Refusal("has-finished", "BLD-45")
    check(state, seat, action, at_ms)


def _needs_free_hand(state: State, seat: int) -> None:
    if state.in_yard.hands[seat]:
        raise Refusal("hand-full", "BLD-08")
    if state.in_yard.looking[seat] != NO_PILE:
        raise Refusal("pile-in-hand", "BLD-38")


def _check_take(state: State, seat: int, action: Take, at_ms: int) -> None:
    _needs_free_hand(state, seat)
    if not state.in_yard.pool:
        raise Refusal("pool-empty", "RUL-14")
    _check_pause(state, seat, at_ms)


def _check_take_open(state: State, seat: int, action: TakeOpen, at_ms: int) -> None:
    _needs_free_hand(state, seat)
    if tile_of(state, action.tile) not in state.in_yard.open:
        raise Refusal("tile-gone", "RUL-13", tile=action.tile)
    _check_pause(state, seat, at_ms)


def _check_pause(state: State, seat: int, at_ms: int) -> None:
    if at_ms < state.in_yard.ready_at[seat]:
        raise Refusal("draw-pause", "HSE-B5", wait=state.in_yard.ready_at[seat] - at_ms)


def _check_use(state: State, seat: int, action: Use, at_ms: int) -> None:
    _needs_free_hand(state, seat)
    if not 0 <= action.slot < len(state.in_yard.reserves[seat]):
        raise Refusal("no-such-slot", "BLD-34")


def _check_attach(state: State, seat: int, action: Attach, at_ms: int) -> None:
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
    # A tile that began its group may be turned, also if a die has since joined its part to others (LM-145).
    lone = 1 << window if window >= 0 and not hull.board.touching(1 << window) & hull.occupied else 0
    strict = state.config.options.strict_build
    check_placement(hull, state.zone, action.cell, tile, action.rotation, strict=strict, begun=lone)


def _check_reserve(state: State, seat: int, action: Reserve, at_ms: int) -> None:
    yard = state.in_yard
    if yard.hands[seat]:
        if yard.origins[seat] == POOL and len(yard.reserves[seat]) >= reserve_slots(state, seat):
            raise Refusal("reserve-full", "BLD-33")
    elif yard.windows[seat] < 0 or not takes_back(state):
        raise Refusal("hand-empty", "BLD-33")
    elif len(yard.reserves[seat]) >= reserve_slots(state, seat):
        raise Refusal("reserve-full", "BLD-33")


def _check_return(state: State, seat: int, action: Return, at_ms: int) -> None:
    yard = state.in_yard
    if yard.hands[seat]:
        if yard.origins[seat] == RESERVE:
            raise Refusal("reserved-stays", "BLD-34")
    elif yard.windows[seat] == CLOSED or not takes_back(state):
        raise Refusal("hand-empty", "BLD-07")
    elif not yard.fresh[seat]:
        raise Refusal("reserved-stays", "RUL-16")


def _check_look(state: State, seat: int, action: Look, at_ms: int) -> None:
    yard = state.in_yard
    _needs_free_hand(state, seat)
    if not 0 <= action.pile < min(OPEN_PILES, len(yard.piles)):
        raise Refusal("no-such-pile", "BLD-37")
    if has_road(state, "closed_archive") and action.pile > 0:
        raise Refusal("pile-closed", "HSE-R7")
    if handicap(state, seat) == "HSE-T6":
        raise Refusal("pile-closed", "HSE-T6")
    if not _has_begun(state, seat):
        raise Refusal("attach-first", "BLD-36")
    if action.pile in yard.looking and not state.config.options.shared_piles:
        raise Refusal("pile-taken", "RUL-18")


def _has_begun(state: State, seat: int) -> bool:
    """Whether a seat may look at cards: it has attached something to its starting cabin (BLD-36), or where
    that waits in the reserve every part of the board holds a tile (LM-016, LM-092)."""
    hull = state.ships[seat].hull
    if hull.board.start is not None:
        return state.in_yard.began[seat]
    return all(region & hull.occupied for region in state.zone.regions)


def _check_put_back(state: State, seat: int, action: PutBack, at_ms: int) -> None:
    if state.in_yard.looking[seat] == NO_PILE:
        raise Refusal("no-pile-in-hand", "BLD-36")


def _check_flip(state: State, seat: int, action: Flip, at_ms: int) -> None:
    if not has_hourglass(state):
        raise Refusal("no-hourglass", "HSE-B2")
    timer, yard = state.profile.timer, state.in_yard
    following = yard.field + 1
    if yard.run_ends or following >= len(timer.fields):
        raise Refusal("still-running", "BLD-40")
    if following >= timer.reserved and not is_finished(state, seat):
        raise Refusal("finish-first", "BLD-41")
    if len(state.yard_dice) < timer.dice[following] and not takes_turns(state):
        raise Refusal("roll-first", "LM-088")


def _check_roll(state: State, seat: int, action: Roll, at_ms: int) -> None:
    """Any player, when the run before is over (LM-088, LM-089)."""
    timer, yard = state.profile.timer, state.in_yard
    following = yard.field + 1
    due = following < len(timer.fields) and len(state.yard_dice) < timer.dice[following]
    if not has_hourglass(state) or yard.run_ends or not due or takes_turns(state):
        raise Refusal("no-die-due", "LM-088")


def _check_finish(state: State, seat: int, action: Finish, at_ms: int) -> None:
    _needs_free_hand(state, seat)
    if not chooses_start(state):
        if action.start:
            raise Refusal("start-not-chosen", "LRN-05")
    elif action.start not in free_starts(state):
        raise Refusal("start-taken", "RUL-13", start=action.start)


def _check_remove(state: State, seat: int, action: Remove, at_ms: int) -> None:
    """Only the learning flight lets a builder take a wrong tile off (LRN-06)."""
    if not state.profile.learning:
        raise Refusal("tile-stays", "BLD-32")
    _needs_free_hand(state, seat)
    hull = state.ships[seat].hull
    wrong = involved(faults(hull, state.zone))
    if (
        not (0 <= action.cell < hull.board.size and wrong >> action.cell & 1)
        or action.cell == hull.board.start
    ):
        raise Refusal("not-involved", "LRN-06", cell=action.cell)


_CHECKS: dict[type, Callable[..., None]] = {
    Take: _check_take,
    TakeOpen: _check_take_open,
    Use: _check_use,
    Attach: _check_attach,
    Reserve: _check_reserve,
    Return: _check_return,
    Look: _check_look,
    PutBack: _check_put_back,
    Flip: _check_flip,
    Roll: _check_roll,
    Finish: _check_finish,
    Remove: _check_remove,
}


# --- doing it ----------------------------------------------------------------------------------------------


def handle_of(state: State, tile: int) -> int:
    return state.handles[tile]


def tile_of(state: State, handle: int) -> int:
    return state.handles.find(handle) if 0 < handle < 256 else 0


def close_window(state: State, seat: int) -> None:
    state.in_yard.windows[seat] = CLOSED
    state.in_yard.fresh[seat] = False


def grip(state: State, seat: int, tile: int, origin: int, at_ms: int, told: list[Event]) -> None:
    """A tile comes into the hand, turned over above the own board: from now on everybody sees it."""
    yard = state.in_yard
    close_window(state, seat)
    yard.hands[seat], yard.origins[seat] = tile, origin
    if origin == POOL:
        yard.ready_at[seat] = at_ms + state.config.options.draw_pause_ms
    told.append(Event("tile-taken", {"seat": seat, "tile": tile, "reserved": origin == RESERVE}))


def use_reserved(state: State, seat: int, slot: int, at_ms: int, told: list[Event]) -> None:
    reserve = state.in_yard.reserves[seat]
    state.in_yard.reserves[seat] = (*reserve[:slot], *reserve[slot + 1 :])
    grip(state, seat, reserve[slot], RESERVE, at_ms, told)


def attach(state: State, seat: int, action: Attach, told: list[Event]) -> None:
    """Attach the tile in hand, or the tile of the correction window somewhere else."""
    yard, hull = state.in_yard, state.ships[seat].hull
    tile, window = yard.hands[seat], yard.windows[seat]
    if tile:
        yard.fresh[seat] = yard.origins[seat] == POOL
        yard.hands[seat] = 0
    elif window == RESERVED:
        tile, yard.reserves[seat] = yard.reserves[seat][-1], yard.reserves[seat][:-1]
    else:
        tile, hull = hull.tiles[window], hull.remove(1 << window)
    state.ships[seat] = Ship.bare(hull.place(action.cell, tile, action.rotation))
    yard.windows[seat] = action.cell
    yard.began[seat] = True
    told.append(
        Event("tile-attached", {"seat": seat, "tile": tile, "cell": action.cell, "turn": action.rotation})
    )


def reserve(state: State, seat: int, told: list[Event]) -> None:
    yard = state.in_yard
    tile = yard.hands[seat]
    if tile:
        yard.fresh[seat] = yard.origins[seat] == POOL
        yard.hands[seat] = 0
    else:
        hull = state.ships[seat].hull
        tile = hull.tiles[yard.windows[seat]]
        state.ships[seat] = Ship.bare(hull.remove(1 << yard.windows[seat]))
    yard.reserves[seat] = (*yard.reserves[seat], tile)
    yard.windows[seat] = RESERVED if takes_back(state) else CLOSED
    told.append(Event("tile-reserved", {"seat": seat, "tile": tile}))


def give_back(state: State, seat: int, told: list[Event]) -> None:
    """A tile goes face up to the pool: from the hand, the ship or the reserve."""
    yard, window = state.in_yard, state.in_yard.windows[seat]
    tile = yard.hands[seat]
    if tile:
        yard.hands[seat] = 0
    elif window == RESERVED:
        tile, yard.reserves[seat] = yard.reserves[seat][-1], yard.reserves[seat][:-1]
    else:
        hull = state.ships[seat].hull
        tile = hull.tiles[window]
        state.ships[seat] = Ship.bare(hull.remove(1 << window))
    close_window(state, seat)
    yard.open.append(tile)
    told.append(Event("tile-returned", {"seat": seat, "tile": tile}))


def remove_wrong(state: State, seat: int, cell: int, told: list[Event]) -> None:
    """It costs nothing and lies face up in the pool (RUL-82); what it held up falls with it."""
    yard, hull = state.in_yard, state.ships[seat].hull
    gone = hull.occupied & ~_hanging_together(hull.remove(1 << cell))
    yard.open += [hull.tiles[c] for c in range(hull.board.size) if gone >> c & 1]
    state.ships[seat] = Ship.bare(hull.remove(gone))
    close_window(state, seat)
    told.append(Event("tiles-removed", {"seat": seat, "number": gone.bit_count()}))


def _hanging_together(hull: Hull) -> Mask:
    """The tiles that hang on the starting cabin, connector at connector, fitting or not (RUL-15)."""
    ties = [hull.connectors(way) & ~hull.facing(way)[0] for way in DIRECTIONS]
    grown, group = hull.layers[Layer.STARTING_CABIN], 0
    while grown != group:
        group = grown
        for way in DIRECTIONS:
            grown |= hull.board.step(grown & ties[way], way) & hull.occupied
    return grown


def look(state: State, seat: int, pile: int, told: list[Event]) -> None:
    yard = state.in_yard
    yard.looking[seat] = pile
    if takes_back(state):
        # Only the second edition's window ends with a pile in hand (RUL-16).
        close_window(state, seat)
    player = state.players[seat]
    state.seen[player] = tuple(sorted({*state.seen[player], *yard.piles[pile]}))
    told.append(Event("pile-taken", {"seat": seat, "pile": pile}))
    names = [rule_data.cards(state.config.edition).cards[card].id for card in yard.piles[pile]]
    told.append(Event("pile-seen", {"pile": pile, "cards": names}, audience=(seat,), reveals=True))


def put_back(state: State, seat: int, told: list[Event]) -> None:
    told.append(Event("pile-put-back", {"seat": seat, "pile": state.in_yard.looking[seat]}))
    state.in_yard.looking[seat] = NO_PILE


def finish(state: State, seat: int, start: int, told: list[Event]) -> None:
    number = start or free_starts(state)[0]
    state.in_yard.starts[seat] = number
    close_window(state, seat)
    told.append(Event("finished", {"seat": seat, "start": number}))
