"""Nested decisions as a stack of small frames.

A frame is a frozen record of ids and counts that says who decides, what they may choose and what happens
next. It is replaced, never changed, so clones of a state can share it. A state holds no generators, closures
or flags: whatever must survive a restart is a field of a frame.

- `Ask…` frames wait for seats or for chance.
- `Do…` frames do not wait: they perform one step and push what comes next.
"""

from abc import abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from importlib import import_module
from pkgutil import walk_packages
from types import ModuleType
from typing import Any, ClassVar, Generic, Protocol, TypeVar, Union

import msgspec
from msgspec import Struct

from starhaul.kernel.chance import Draw, Outcomes
from starhaul.kernel.contract import Action, C, Event, Game, Question
from starhaul.kernel.errors import Refusal
from starhaul.kernel.typed import from_json

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


def frames_in(*packages: ModuleType) -> Any:
    """The union of all tagged frames defined in these packages, for loading saved states.

    Every module is imported, so a new frame is found wherever it is defined and cannot be forgotten. A frame
    that is incomplete is named in a `TypeError`.
    """
    for package in packages:
        for found in walk_packages(package.__path__, f"{package.__name__}."):
            import_module(found.name)
    places = tuple(f"{package.__name__}." for package in packages)
    frames = [frame for frame in _subclasses(Frame) if frame.__module__.startswith(places)]
    if incomplete := [flaw for frame in frames for flaw in flaws_of(frame)]:
        raise TypeError("; ".join(incomplete))
    return Union[tuple(_by_tag(frames).values())]  # noqa: UP007, for a tuple that is made at run time


def _by_tag(frames: Iterable[type[Frame]]) -> dict[str, type[Frame]]:
    tags: dict[str, type[Frame]] = {}
    for frame in frames:
        tag = frame.__struct_config__.tag
        if tag is not None and tags.setdefault(str(tag), frame) is not frame:
            raise TypeError(f"{frame.__name__} and {tags[str(tag)].__name__} have the same tag: {tag}")
    return tags


def flaws_of(frame: type[Frame]) -> list[str]:
    """What a kind of frame lacks; those that others derive from may lack all of it."""
    if frame.__subclasses__():
        return []
    flaws = [] if frame.__struct_config__.tag is not None else [f"{frame.__name__} has no tag"]
    for base in frame.__mro__:
        for act in vars(base).get("to_define", ()):
            if getattr(frame, act) is getattr(base, act):
                flaws.append(f"{frame.__name__} has no {act}")
    return flaws


def _subclasses(kind: type[Frame]) -> Iterator[type[Frame]]:
    for subclass in kind.__subclasses__():
        yield subclass
        yield from _subclasses(subclass)


class FrameGame(Game[C, F], Generic[C, F]):
    """A game whose states carry a stack of frames; the match is over when the stack is empty."""

    frame_type: ClassVar[Any] = None
    """The type of the frames of a loaded state, where the state type does not declare it."""

    def load(self, dumped: bytes) -> F:
        state = super().load(dumped)
        if self.frame_type is not None:
            kind: Any = self.frame_type
            state.frames = from_json(msgspec.json.encode(state.frames), list[kind])
        return state

    # `settle` leaves an asking frame on top. These methods are hot and do not check it again.

    def questions(self, state: F) -> Sequence[Question]:
        return state.frames[-1].questions(state) if state.frames else ()

    def questions_of(self, state: F, seat: int) -> Sequence[Question]:
        return state.frames[-1].questions_of(state, seat) if state.frames else ()

    def outcomes(self, state: F) -> Outcomes | None:
        return state.frames[-1].outcomes(state) if state.frames else None

    def wake_at(self, state: F) -> int | None:
        return state.frames[-1].wake_at(state) if state.frames else None

    def is_over(self, state: F) -> bool:
        return not state.frames

    def check_open(self, state: F, question: Question, action: Action, at_ms: int) -> None:
        state.frames[-1].check_open(state, question, action, at_ms)

    def sample(self, state: F, question: Question, draw: Draw, at_ms: int = 0) -> Action:
        if question.options is None:
            return state.frames[-1].sample(state, question, draw, at_ms)
        return question.options[draw(len(question.options))]

    def perform(self, state: F, seat: int, action: Action, at_ms: int) -> list[Event]:
        told: list[Event] = []
        state.frames[-1].answer(state, seat, action, at_ms, told)
        self.settle(state, at_ms, told)
        return told

    def settle(self, state: F, at_ms: int, told: list[Event]) -> None:
        """Run `Do…` frames until a frame waits or the match is over."""
        frames = state.frames
        for _ in range(_MOST_STEPS):
            if not frames or isinstance(frames[-1], AskFrame):
                return
            frames.pop().proceed(state, at_ms, told)
        raise RuntimeError(f"{self.name}: the frames never come to rest: {frames[-1]}")

    @abstractmethod
    def clone(self, state: F) -> F: ...
