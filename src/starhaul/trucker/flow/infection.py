"""The effect of an epidemic, caused by its card or by bad air (CRD-EPIDEMIC, HSE-R)."""

from starhaul.kernel.contract import Event
from starhaul.trucker.flow.giving_tokens import lose_figure
from starhaul.trucker.match.state import State
from starhaul.trucker.ship.board import cells_of


def spread_epidemic(state: State, told: list[Event]) -> None:
    """Every infected cabin loses one figure; all are determined before any figure is removed (RUL-66)."""
    for seat in state.flying():
        for cell in cells_of(state.ships[seat].infected()):
            lose_figure(state, seat, cell, told)
