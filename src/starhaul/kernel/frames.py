"""Nested decisions as a stack of small frames.

A frame is a frozen record of ids and counts that says who decides, what they may choose and what happens
next. It is replaced, never changed, so clones of a state can share it. A state holds no generators, closures
or flags: whatever must survive a restart is a field of a frame.

- `Ask…` frames wait for seats or for chance.
- `Do…` frames do not wait: they perform one step and push what comes next.
"""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from msgspec import Struct

from starhaul.kernel.chance import Draw, Outcomes
from starhaul.kernel.contract import Action, C, Event, Game, Question
from starhaul.kernel.errors import Refusal
from starhaul.kernel.record_types import load_tagged

_MOST_STEPS = 100_000
"""More automatic steps than this after one action indicate a frame that never finishes."""


class Frame(Struct, frozen=True):
    """One level of the stack."""

    to_define: ClassVar[tuple[str, ...]] = ()
    """The methods of this class that every complete frame derived from it defines. Frames are records and
    cannot be abstract; `flaws_of` names what is not defined."""


class AskFrame(Frame, frozen=True):
    """A frame that waits."""

    to_define: ClassVar[tuple[str, ...]] = ("answer",)

    def questions(self, state: Any) -> Sequence[Question]:
        return ()

    def questions_of(self, state: Any, seat: int) -> Sequence[Question]:
        return [question for question in self.questions(state) if question.seat == seat]

    def asked(self, state: Any) -> Sequence[int]:
        return [question.seat for question in self.questions(state)]

    def offers(self, state: Any, seat: int) -> Sequence[Question]:
        return self.questions_of(state, seat)

    def outcomes(self, state: Any) -> Outcomes | None:
        return None

    def wake_at(self, state: Any) -> int | None:
        return None

    def check_open(self, state: Any, question: Question, action: Action, at_ms: int) -> None:
        raise Refusal("not-an-option", "CONTRACT", kind=question.kind)

    def sample(self, state: Any, question: Question, draw: Draw, at_ms: int) -> Action:
        return question.default

    def answer(self, state: Any, seat: int, action: Action, at_ms: int, told: list[Event]) -> None:
        """Carry out a legal action. The frame is still on top of the stack: it must pop or replace itself
        when it is done."""
        raise NotImplementedError


class DoFrame(Frame, frozen=True):
    """A frame that acts at once; it is popped before `proceed` is called."""

    to_define: ClassVar[tuple[str, ...]] = ("proceed",)

    def proceed(self, state: Any, at_ms: int, told: list[Event]) -> None:
        raise NotImplementedError


class HasFrames(Protocol):
    """A state with a stack; the last frame is on top."""

    frames: list[Any]


F = TypeVar("F", bound=HasFrames)


class FrameGame(Game[C, F], Generic[C, F]):
    """A game whose states carry a stack of frames; the match is over when the stack is empty."""

    frame_type: ClassVar[Any] = None
    """The type of the frames of a loaded state, where the state type does not declare it."""

    def load(self, dumped: bytes) -> F:
        state = super().load(dumped)
        if self.frame_type is not None:
            state.frames = load_tagged(state.frames, self.frame_type)
        return state

    # `settle` leaves an asking frame on top. These methods are hot and do not check it again; its type lets
    # the compiled build call its methods directly.

    def questions(self, state: F) -> Sequence[Question]:
        if not state.frames:
            return ()
        top: AskFrame = state.frames[-1]
        return top.questions(state)

    def questions_of(self, state: F, seat: int) -> Sequence[Question]:
        if not state.frames:
            return ()
        top: AskFrame = state.frames[-1]
        return top.questions_of(state, seat)

    def asked(self, state: F) -> Sequence[int]:
        if not state.frames:
            return ()
        top: AskFrame = state.frames[-1]
        return top.asked(state)

    def offers(self, state: F, seat: int) -> Sequence[Question]:
        if not state.frames:
            return ()
        top: AskFrame = state.frames[-1]
        return top.offers(state, seat)

    def outcomes(self, state: F) -> Outcomes | None:
        if not state.frames:
            return None
        top: AskFrame = state.frames[-1]
        return top.outcomes(state)

    def wake_at(self, state: F) -> int | None:
        if not state.frames:
            return None
        top: AskFrame = state.frames[-1]
        return top.wake_at(state)

    def is_over(self, state: F) -> bool:
        return not state.frames

    def check_open(self, state: F, question: Question, action: Action, at_ms: int) -> None:
        top: AskFrame = state.frames[-1]
        top.check_open(state, question, action, at_ms)

    def sample(self, state: F, question: Question, draw: Draw, at_ms: int = 0) -> Action:
        if question.options is None:
            top: AskFrame = state.frames[-1]
            return top.sample(state, question, draw, at_ms)
        return question.options[draw(len(question.options))]

    def perform(self, state: F, seat: int, action: Action, at_ms: int) -> list[Event]:
        told: list[Event] = []
        top: AskFrame = state.frames[-1]
        top.answer(state, seat, action, at_ms, told)
        self.settle(state, at_ms, told)
        return told

    def settle(self, state: F, at_ms: int, told: list[Event]) -> None:
        """Run `Do…` frames until a frame waits or the match is over."""
        frames = state.frames
        for _ in range(_MOST_STEPS):
            if not frames or isinstance(frames[-1], AskFrame):
                return
            frame: DoFrame = frames.pop()
            frame.proceed(state, at_ms, told)
        raise RuntimeError(f"{self.name}: the frames never come to rest: {frames[-1]}")

    @abstractmethod
    def clone(self, state: F) -> F: ...
