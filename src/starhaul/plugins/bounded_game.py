"""Bounds the time that the game of an installed package may take for one call: for a server, where its rules
run between the messages of all tables.

Used by `server.process`, which bounds every installed game; a table whose game does not come back is closed
(`server.table.room`).
"""

from collections.abc import Callable
from functools import wraps
from typing import ParamSpec, TypeVar

from starhaul.hang_alarm import HangAlarm, Overtime
from starhaul.kernel.contract import C, Game, S
from starhaul.kernel.errors import BadInput

LIMIT_MS = 5_000
"""No answer of a sound game takes a tenth of this; a server that is starved for a moment must not close
tables."""
BOUNDED = "starhaul_is_bounded"
"""An attribute of methods that are bounded already."""

P = ParamSpec("P")
R = TypeVar("R")


class GameStuck(BadInput):
    """A game was interrupted. Whatever it was changing may be half done."""

    def __init__(self, game: str) -> None:
        super().__init__("plugin-slow", source=game, seconds=LIMIT_MS // 1000)


def bound(game: Game[C, S]) -> None:
    """From now on every method of the contract raises `GameStuck` instead of hanging, where the system can
    interrupt it: in the main thread, and not inside a library that never comes back to Python."""
    for name, method in vars(Game).items():
        if callable(method) and not name.startswith("_") and not hasattr(getattr(game, name), BOUNDED):
            # On the instance: the class may be used elsewhere, and its methods call each other through this.
            # By `setattr`, because instances of compiled classes do not show the dictionary that they have.
            setattr(game, name, _bounded(game.name, getattr(game, name)))


def _bounded(game: str, method: Callable[P, R]) -> Callable[P, R]:
    @wraps(method)
    def call(*arguments: P.args, **options: P.kwargs) -> R:
        alarm = HangAlarm(LIMIT_MS)
        is_ours = False
        try:
            with alarm:
                is_ours = alarm.is_set
                return method(*arguments, **options)
        except Overtime:
            alarm.stop()
            if not is_ours:
                # A call within a call: the outer one is interrupted as a whole.
                raise
            raise GameStuck(game) from None

    setattr(call, BOUNDED, True)
    return call
