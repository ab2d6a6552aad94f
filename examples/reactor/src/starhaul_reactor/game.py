"""The rules of Reactor: heat it as often as you dare, store the charge before it vents."""

from collections.abc import Sequence
from enum import StrEnum
from typing import Annotated, Any, ClassVar

from msgspec import Meta, Struct

from starhaul.kernel.chance import Luck, Outcomes
from starhaul.kernel.contract import Event, Question
from starhaul.kernel.event_records import EventRecord, SeatNumber
from starhaul.kernel.form_fields import Offer
from starhaul.kernel.frames import AskFrame, FrameGame

VENT = 1
"""The side of the die that loses the charge."""
MOST_TURNS = 500
"""After so many turns the match is over, however little has been stored."""


class FormGroup(StrEnum):
    MAIN = "main"


class Config(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    seats: Annotated[int, Meta(ge=2, le=4), Offer(FormGroup.MAIN, kind="seats")] = 2
    goal: Annotated[int, Meta(ge=10, le=100), Offer(FormGroup.MAIN)] = 30


class Heat(Struct, frozen=True, tag="heat"):
    pass


class Store(Struct, frozen=True, tag="store"):
    pass


Action = Heat | Store | int
"""Answers of seats, and the die of chance."""


class ReactorEvent(EventRecord, frozen=True):
    """An event of this game."""


class Heated(ReactorEvent, frozen=True):
    """A seat heats the reactor."""

    seat: SeatNumber
    """The seat."""
    die: int
    """What is added to the charge; 1 vents it."""


class Stored(ReactorEvent, frozen=True):
    """A seat keeps its charge."""

    seat: SeatNumber
    """The seat."""
    charge: int
    """How much."""


class AskTurn(AskFrame, frozen=True, tag="turn"):
    seat: int
    charge: int = 0

    def questions(self, state: "State") -> Sequence[Question]:
        options = (Heat(), Store()) if self.charge else (Heat(),)
        return (Question(seat=self.seat, kind="turn", options=options, default=options[-1]),)

    def answer(self, state: "State", seat: int, action: Action, at_ms: int, told: list[Event]) -> None:
        if isinstance(action, Heat):
            state.frames[-1] = AskDie(self.seat, self.charge)
        else:
            state.stored[seat] += self.charge
            told.append(Event(Stored(seat=seat, charge=self.charge)))
            end_turn(state, seat)


class AskDie(AskFrame, frozen=True, tag="die"):
    seat: int
    charge: int

    def outcomes(self, state: "State") -> Outcomes:
        return Outcomes("die", (1, 2, 3, 4, 5, 6))

    def answer(self, state: "State", seat: int, action: int, at_ms: int, told: list[Event]) -> None:
        told.append(Event(Heated(seat=self.seat, die=action), outcome=action))
        if action == VENT:
            end_turn(state, self.seat)
        else:
            state.frames[-1] = AskTurn(self.seat, min(self.charge + action, state.goal))


class State(Struct):
    goal: int
    stored: list[int]
    turns: int
    frames: list[AskTurn | AskDie]


def end_turn(state: State, seat: int) -> None:
    state.turns += 1
    state.frames.pop()
    if state.stored[seat] < state.goal and state.turns < MOST_TURNS:
        state.frames.append(AskTurn((seat + 1) % len(state.stored)))


class View(Struct):
    """Nothing is hidden: everybody sees the same."""

    goal: int
    stored: list[int]
    charge: int
    turn: int | None
    """Whose turn it is; None when the match is over."""
    is_over: bool


class Reactor(FrameGame[Config, State]):
    name = "reactor"
    state_type: ClassVar[Any] = State
    config_type: ClassVar[Any] = Config
    action_type: ClassVar[Any] = Action
    event_base: ClassVar[type[EventRecord]] = ReactorEvent

    def seats(self, config: Config) -> int:
        return config.seats

    def new(self, config: Config, luck: Luck) -> State:
        return State(config.goal, [0] * config.seats, 0, [AskTurn(0)])

    def bound(self, config: Config) -> int:
        return MOST_TURNS * (2 * config.goal + 3)

    def scores(self, state: State) -> list[int]:
        return state.stored[:]

    def view(self, state: State, seat: int | None) -> View:
        now = state.frames[-1] if state.frames else None
        charge, turn = (0, None) if now is None else (now.charge, now.seat)
        return View(state.goal, state.stored[:], charge, turn, now is None)

    def clone(self, state: State) -> State:
        return State(state.goal, state.stored[:], state.turns, state.frames[:])
