"""Stardust and Epidemic: special events without a choice (CRD-DUST, CRD-EPIDEMIC)."""

from typing import TYPE_CHECKING

from starhaul.kernel.contract import Event
from starhaul.trucker.board import cells_of
from starhaul.trucker.flow.moving import lose_days, order_of
from starhaul.trucker.flow.tokens import lose_figure
from starhaul.trucker.modifiers import has_road
from starhaul.trucker.records import Epidemic, Stardust

if TYPE_CHECKING:
    from starhaul.trucker.state import State


def begin_stardust(state: "State", card: Stardust, at_ms: int, told: list[Event]) -> None:
    """In reverse order a day for each open connector (CRD-DUST-01, RUL-68)."""
    each = 2 if has_road(state, "leaky_pipes") else 1
    for seat in reversed(order_of(state)):
        open_ = sum(mask.bit_count() for mask in state.ships[seat].hull.open_connectors)
        told.append(Event("stardust", {"seat": seat, "connectors": open_}))
        lose_days(state, seat, each * open_, told)


def begin_epidemic(state: "State", card: Epidemic, at_ms: int, told: list[Event]) -> None:
    spread_epidemic(state, told)


def spread_epidemic(state: "State", told: list[Event]) -> None:
    """Found at one moment on each ship: every infected cabin loses one figure (RUL-66)."""
    for seat in state.flying():
        for cell in cells_of(state.ships[seat].infected()):
            lose_figure(state, seat, cell, told)
