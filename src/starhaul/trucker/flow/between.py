"""The break between two rounds (HSE-O7): players read the settlement and confirm, then start together.

Used by `rounds`. What happens between rounds without the option is in `rounds` and `trek`.
"""

from msgspec import structs

from starhaul.kernel.contract import CLOCK, Action, Event, Question
from starhaul.kernel.frames import AskFrame, DoFrame
from starhaul.kernel.presence import HERE
from starhaul.trucker.flow.timed_questions import QuestionFrame, deadline
from starhaul.trucker.match.actions import Ready
from starhaul.trucker.match.state import State

COUNTDOWN_MS = 3000


def has_break(state: State) -> bool:
    """Whether the break is enabled and another round follows."""
    return bool(state.config.options.break_seconds) and state.round + 1 < len(state.config.rounds)


class DoBreak(DoFrame, frozen=True, tag="do_break"):
    def proceed(self, state: State, at_ms: int, told: list[Event]) -> None:
        state.frames.append(AskBreak(until=deadline(state, at_ms, "break")))


class AskBreak(QuestionFrame, frozen=True, kw_only=True, tag="break"):
    """All seats are asked at once. Absent players are not waited for, and a time-out counts as confirmation.
    Neither produces an event, because nothing is decided here."""

    ready: tuple[int, ...] = ()

    def waiting(self, state: State) -> tuple[int, ...]:
        return tuple(
            seat for seat in state.seats if seat not in self.ready and state.presence_at(seat) == HERE
        )

    def wake_at(self, state: State) -> int | None:
        return self.until if self.waiting(state) else 0

    def ask(self, state: State, seat: int) -> Question:
        return Question(seat=seat, kind="break", options=(Ready(),), default=Ready())

    def answer(self, state: State, seat: int, action: Action, at_ms: int, told: list[Event]) -> None:
        if seat == CLOCK:
            state.frames.pop()
        else:
            self.decide(state, seat, action, at_ms, told)

    def decide(self, state: State, seat: int, action: Ready, at_ms: int, told: list[Event]) -> None:
        following = structs.replace(self, ready=(*self.ready, seat))
        if following.waiting(state):
            state.frames[-1] = following
        else:
            state.frames.pop()


class DoCountdown(DoFrame, frozen=True, tag="do_countdown"):
    def proceed(self, state: State, at_ms: int, told: list[Event]) -> None:
        state.frames.append(AskCountdown(at_ms + COUNTDOWN_MS))


class AskCountdown(AskFrame, frozen=True, tag="countdown"):
    """A countdown without questions, so that the next round starts at the same moment for everybody."""

    until: int

    def wake_at(self, state: State) -> int | None:
        return self.until

    def answer(self, state: State, seat: int, action: Action, at_ms: int, told: list[Event]) -> None:
        state.frames.pop()


def interlude(state: State) -> str:
    """The current part of the break: `break`, `countdown`, or an empty string."""
    top = state.frames[-1] if state.frames else None
    if isinstance(top, AskBreak):
        return "break"
    return "countdown" if isinstance(top, AskCountdown) else ""
