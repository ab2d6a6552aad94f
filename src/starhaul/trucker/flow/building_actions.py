"""The registry of building actions: the check and the handler of each.

Used by the building questions (`building`, `building_turns`), hints and random play.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from starhaul.kernel.contract import Event
from starhaul.kernel.errors import Refusal
from starhaul.trucker.flow import building_checks as checks
from starhaul.trucker.flow import building_steps as steps
from starhaul.trucker.flow.hourglass import AskYardDie, roll_and_flip
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
from starhaul.trucker.match.building_status import is_finished
from starhaul.trucker.match.events.building_events import DieTaken, Flipped
from starhaul.trucker.match.state import POOL, State


class BuildRule(NamedTuple):
    """The check and the handler of one building action."""

    check: Callable[..., None]
    """Raises the refusal. Arguments: public knowledge or state, seat, action, time."""
    carry_out: Callable[[State, int, Any, int, list[Event]], None]
    """Carries the action out. Arguments: state, seat, action, time, events."""
    when_finished: bool = False
    """Whether finished seats may do it too (BLD-45)."""


def check_build(state: State, seat: int, action: Any, at_ms: int) -> None:
    rule = _RULES.get(type(action))
    if rule is None:
        raise Refusal("not-an-option", "BLD-07", kind="build")
    if not rule.when_finished and is_finished(state, seat):
        raise Refusal("has-finished", "BLD-45")
    rule.check(state, seat, action, at_ms)


def is_legal(state: State, seat: int, action: Any, at_ms: int) -> bool:
    return checks.allows(check_build, state, seat, action, at_ms)


def build(state: State, seat: int, action: Any, at_ms: int, told: list[Event]) -> None:
    """Carry out a legal action."""
    _RULES[type(action)].carry_out(state, seat, action, at_ms, told)


def _take(state: State, seat: int, action: Take, at_ms: int, told: list[Event]) -> None:
    state.frames.append(steps.AskTile(seat))


def _take_open(state: State, seat: int, action: TakeOpen, at_ms: int, told: list[Event]) -> None:
    tile = checks.tile_of(state, action.tile)
    state.in_yard.open.remove(tile)
    steps.grip(state, seat, tile, POOL, at_ms, told)


def _use(state: State, seat: int, action: Use, at_ms: int, told: list[Event]) -> None:
    steps.use_reserved(state, seat, action.slot, at_ms, told)


def _attach(state: State, seat: int, action: Attach, at_ms: int, told: list[Event]) -> None:
    steps.attach(state, seat, action, told)


def _reserve(state: State, seat: int, action: Reserve, at_ms: int, told: list[Event]) -> None:
    steps.reserve(state, seat, told)


def _return(state: State, seat: int, action: Return, at_ms: int, told: list[Event]) -> None:
    steps.give_back(state, seat, told)


def _remove(state: State, seat: int, action: Remove, at_ms: int, told: list[Event]) -> None:
    steps.remove_wrong(state, seat, action.cell, told)


def _look(state: State, seat: int, action: Look, at_ms: int, told: list[Event]) -> None:
    steps.look(state, seat, action.pile, told)


def _put_back(state: State, seat: int, action: PutBack, at_ms: int, told: list[Event]) -> None:
    steps.put_back(state, seat, told)


def _flip(state: State, seat: int, action: Flip, at_ms: int, told: list[Event]) -> None:
    told.append(Event(Flipped(seat=seat)))
    roll_and_flip(state, at_ms, told)


def _roll(state: State, seat: int, action: Roll, at_ms: int, told: list[Event]) -> None:
    told.append(Event(DieTaken(seat=seat)))
    state.frames.append(AskYardDie())


def _finish(state: State, seat: int, action: Finish, at_ms: int, told: list[Event]) -> None:
    steps.finish(state, seat, action.start, told)


_RULES: dict[type, BuildRule] = {
    Take: BuildRule(checks.check_take, _take),
    TakeOpen: BuildRule(checks.check_take_open, _take_open),
    Use: BuildRule(checks.check_use, _use),
    Attach: BuildRule(checks.check_attach, _attach),
    Reserve: BuildRule(checks.check_reserve, _reserve),
    Return: BuildRule(checks.check_return, _return),
    Remove: BuildRule(checks.check_remove, _remove),
    Look: BuildRule(checks.check_look, _look),
    PutBack: BuildRule(checks.check_put_back, _put_back),
    Flip: BuildRule(checks.check_flip, _flip, when_finished=True),
    Roll: BuildRule(checks.check_roll, _roll, when_finished=True),
    Finish: BuildRule(checks.check_finish, _finish),
}
