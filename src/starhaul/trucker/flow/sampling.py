"""Random legal building actions for tests, simulations and demonstrations. Not a bot."""

from typing import Any

from starhaul.kernel.chance import Draw
from starhaul.trucker.flow import building_steps as steps
from starhaul.trucker.flow.building_actions import is_legal
from starhaul.trucker.flow.piles import OPEN_PILES
from starhaul.trucker.match import building_status as status
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
from starhaul.trucker.match.state import RESERVE, State
from starhaul.trucker.ship.board import cells_of
from starhaul.trucker.ship.layers import Layer
from starhaul.trucker.ship.placement import placements
from starhaul.trucker.ship.repair import removable

_ENOUGH = 60
"""About one action in this number finishes a ship."""


def random_build(state: State, seat: int, draw: Draw, at_ms: int) -> Any:
    """One legal building action; finishing and flipping are chosen occasionally."""
    if status.is_finished(state, seat):
        return Roll() if is_legal(state, seat, Roll(), at_ms) else Flip()
    yard = state.in_yard
    if yard.looking[seat] != status.NO_PILE:
        return PutBack()
    if yard.hands[seat]:
        return _with_tile(state, seat, draw)
    for action in _wishes(state, seat, draw):
        if is_legal(state, seat, action, at_ms):
            return action
    return Finish(status.start_choices(state)[0])


def _with_tile(state: State, seat: int, draw: Draw) -> Any:
    yard, hull = state.in_yard, state.ships[seat].hull
    back = Reserve() if yard.origins[seat] == RESERVE else Return()
    wish = draw(16)
    if wish == 0 and is_legal(state, seat, Reserve(), 0):
        return Reserve()
    if wish == 1:
        return back
    # Usually only places without errors, sometimes all that the hard rules allow.
    strict = state.config.options.strict_build or wish > 3
    allowed = placements(hull, state.zone, yard.hands[seat], strict=strict)
    rotations = [rotation for rotation in range(4) if allowed[rotation]]
    if not rotations:
        return back
    rotation = rotations[draw(len(rotations))]
    cells = list(cells_of(allowed[rotation]))
    return Attach(cells[draw(len(cells))], rotation)


def _wishes(state: State, seat: int, draw: Draw) -> list[Any]:
    """Actions to try with an empty hand, in order of preference."""
    repairs = _repairs(state, seat, draw) if state.profile.learning else []
    wish = draw(_ENOUGH)
    if wish == 0:
        starts = status.free_starts(state)
        return [*repairs, Finish(starts[draw(len(starts))] if status.chooses_start(state) else 0)]
    return [*repairs, *_other_than_taking(state, seat, wish, draw), Take(), *_from_open(state, draw)]


def _repairs(state: State, seat: int, draw: Draw) -> list[Any]:
    wrong = list(cells_of(removable(state.ships[seat].hull, state.zone)))
    return [Remove(wrong[draw(len(wrong))])] if wrong and draw(4) == 0 else []


def _other_than_taking(state: State, seat: int, wish: int, draw: Draw) -> list[Any]:
    reserve = state.in_yard.reserves[seat]
    if wish < 3:
        return [Look(draw(OPEN_PILES))]
    if wish < 6:
        return [Roll(), Flip()]
    if reserve and (wish < 9 or _lacks_cabin(state, seat)):
        return [Use(draw(len(reserve)))]
    if wish < 12:
        return [Return(), Reserve()][draw(2) :]
    return _from_open(state, draw) if wish < 20 else []


def _from_open(state: State, draw: Draw) -> list[Any]:
    tiles = state.in_yard.open
    return [TakeOpen(steps.handle_of(state, tiles[draw(len(tiles))]))] if tiles else []


def _lacks_cabin(state: State, seat: int) -> bool:
    """Class C: a ship without its starting cabin seldom flies far."""
    layers = state.ships[seat].hull.layers
    return not layers[Layer.STARTING_CABIN]
