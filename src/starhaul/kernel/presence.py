"""Whether people are at the table: who is away is represented by the defaults, the match goes on (HSE-O3)."""

from typing import Any, Protocol, TypeVar

from msgspec import Struct

from starhaul.kernel.contract import CLOCK, Action, C, Event
from starhaul.kernel.errors import Refusal
from starhaul.kernel.frames import FrameGame

HERE, AWAY, ABSENT, GONE = range(4)
"""Away: the defaults decide. Absent: for so long that a game may draw consequences. Gone: for good."""
PRESENCE = {"here": HERE, "bot": HERE, "away": AWAY, "absent": ABSENT, "gone": GONE}
"""A bot that answers for somebody is as good as a person; the log says which of them it was."""


class Presence(Struct, frozen=True, tag_field="do", tag="presence"):
    """Said by the seat of the clock: a person is here, away, absent or gone, or a bot answers for them."""

    player: int
    now: str


class HasPresence(Protocol):
    frames: list[Any]
    presence: list[int]
    """How each person is there."""

    def presence_at(self, seat: int) -> int: ...


P = TypeVar("P", bound=HasPresence)


class PresenceGame(FrameGame[C, P]):
    """A game whose table may say who is there, at any time."""

    def check(self, state: P, seat: int, action: Action, at_ms: int) -> None:
        if seat == CLOCK and isinstance(action, Presence):
            if not 0 <= action.player < len(state.presence) or action.now not in PRESENCE:
                raise Refusal("no-such-person", "RUL-09")
            return
        super().check(state, seat, action, at_ms)

    def perform(self, state: P, seat: int, action: Action, at_ms: int) -> list[Event]:
        if isinstance(action, Presence):
            state.presence[action.player] = PRESENCE[action.now]
            return [Event("presence", {"player": action.player, "now": action.now})]
        return super().perform(state, seat, action, at_ms)
