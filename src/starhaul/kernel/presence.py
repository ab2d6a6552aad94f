"""Whether players are at the table. For players who are away the default answers are used (HSE-O3)."""

from typing import Any, Protocol, TypeVar

from starhaul.kernel.contract import CLOCK, Action, C, Event
from starhaul.kernel.errors import Refusal
from starhaul.kernel.frames import FrameGame
from starhaul.kernel.presence_records import Presence, PresenceChanged

HERE, AWAY, ABSENT, GONE = range(4)
"""Away: defaults decide. Absent: away long enough for a game to draw consequences. Gone: permanently."""
PRESENCE = {"here": HERE, "bot": HERE, "away": AWAY, "absent": ABSENT, "gone": GONE}
"""A bot that answers for a player counts as present; the log distinguishes the two."""


class HasPresence(Protocol):
    frames: list[Any]
    presence: list[int]
    """The presence of each player."""

    def presence_at(self, seat: int) -> int: ...


P = TypeVar("P", bound=HasPresence)


class PresenceGame(FrameGame[C, P]):
    """A game that accepts `Presence` actions at any time."""

    def check(self, state: P, seat: int, action: Action, at_ms: int) -> None:
        if seat == CLOCK and isinstance(action, Presence):
            if not 0 <= action.player < len(state.presence) or action.now not in PRESENCE:
                raise Refusal("no-such-person", "RUL-09")
            return
        super().check(state, seat, action, at_ms)

    def perform(self, state: P, seat: int, action: Action, at_ms: int) -> list[Event]:
        if seat == CLOCK and isinstance(action, Presence):
            state.presence[action.player] = PRESENCE[action.now]
            return [Event(PresenceChanged(player=action.player, now=action.now))]
        return super().perform(state, seat, action, at_ms)
