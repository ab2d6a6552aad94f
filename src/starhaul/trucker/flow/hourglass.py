"""The hourglass: fields, runs, flips, and what the server does if nobody flips (BLD-39 … BLD-42)."""

from typing import TYPE_CHECKING

from starhaul.kernel.contract import Event
from starhaul.trucker.flow import yard_rules as rules
from starhaul.trucker.modifiers import has_road, run_ms

if TYPE_CHECKING:
    from starhaul.trucker.state import State

TURNS_PER_SEAT = 8
"""Length of a field in turn-based building (HSE-B3)."""
PATIENCE = 2
"""Run lengths after which the server flips (RUL-19)."""
LAST_PATIENCE = 10
"""Run lengths after the start at which the server ends building if nobody has finished."""


def flip(state: "State", field: int, at_ms: int, told: list[Event]) -> None:
    """Stand the hourglass on a field; the advanced team variant swaps at every flip but the last (VAR-09)."""
    from starhaul.trucker.flow.building import swap_partners

    yard, fields = state.in_yard, state.profile.flight.hourglass_fields
    yard.field = field
    yard.run_ends = at_ms + run_ms(state)
    yard.turns = turns_in_field(state)
    told.append(Event("hourglass", {"field": fields[field]}))
    if 0 < field < len(fields) - 1 and state.config.options.teams == "advanced":
        for seat in state.seats:
            # A tile in hand stays with the seat, an open pile is put back, windows close (RUL-77).
            if yard.looking[seat] != rules.NO_PILE:
                rules.put_back(state, seat, told)
            rules.close_window(state, seat)
        swap_partners(state, told)


def end_run(state: "State", at_ms: int, told: list[Event]) -> None:
    """The sand has run out on a field that is not the last."""
    yard = state.in_yard
    yard.run_ends, yard.out_since = 0, at_ms
    told.append(Event("run-over", {"field": state.profile.flight.hourglass_fields[yard.field]}))
    last_but_one = yard.field + 2 == len(state.profile.flight.hourglass_fields)
    if state.config.options.auto_flip and not last_but_one:
        flip(state, yard.field + 1, at_ms, told)


def server_flips(state: "State") -> bool:
    """Whether the server may flip at all: with the safety net (RUL-93), and onto the last field only if
    somebody has finished (RUL-19)."""
    yard = state.in_yard
    onto_last = yard.field + 2 == len(state.profile.flight.hourglass_fields)
    return state.config.options.safety_net and (not onto_last or any(yard.starts))


def server_flip_at(state: "State") -> int | None:
    """When the server flips because nobody entitled has."""
    return state.in_yard.out_since + PATIENCE * run_ms(state) if server_flips(state) else None


def server_end_at(state: "State") -> int | None:
    """When the server ends building because nobody has finished by then (RUL-19)."""
    yard = state.in_yard
    if not state.config.options.safety_net or any(yard.starts):
        return None
    return yard.started + LAST_PATIENCE * run_ms(state)


def stands_still(state: "State") -> bool:
    """Whether no clock runs: no hourglass, or nobody but a player will flip it."""
    return not rules.has_hourglass(state) or not (state.in_yard.run_ends or state.config.options.safety_net)


def turns_in_field(state: "State") -> int:
    """How many turns a field lasts that begins now; fine sand takes a third, rounded up (HSE-B3, HSE-R2)."""
    starts = state.in_yard.starts
    unfinished = sum(state.takes_part(seat) and not starts[seat] for seat in state.seats)
    turns = TURNS_PER_SEAT * unfinished
    return -(-turns * 2 // 3) if has_road(state, "fine_sand") else turns
