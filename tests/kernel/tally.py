"""Tally: the smallest game that the contract allows. It overrides nothing that has a default.

Two seats take turns to add 1 or 2; the seat that reaches the goal wins. There is no chance, no clock, nothing
hidden, and no stack of frames.
"""

from collections.abc import Sequence
from typing import Any, ClassVar

from msgspec import Struct

from starhaul.kernel.chance import Seed
from starhaul.kernel.contract import Action, Event, Game, Question
from starhaul.kernel.event_records import EventRecord, SeatNumber

STEPS = (1, 2)


class Config(Struct, frozen=True):
    goal: int = 10


class State(Struct):
    goal: int
    sums: list[int]
    turn: int = 0


class View(Struct):
    sums: list[int]
    turn: int
    is_mine: bool


class TallyEvent(EventRecord, frozen=True):
    """An event of this game."""


class Added(TallyEvent, frozen=True):
    """A seat adds a number."""

    seat: SeatNumber
    """The seat."""
    number: int
    """What it adds."""


class Tally(Game[Config, State]):
    name = "tally"
    state_type: ClassVar[Any] = State
    config_type: ClassVar[Any] = Config
    action_type: ClassVar[Any] = int
    event_base: ClassVar[type[EventRecord]] = TallyEvent

    def seats(self, config: Config) -> int:
        return 2

    def new(self, config: Config, seed: Seed) -> State:
        return State(config.goal, [0, 0])

    def bound(self, config: Config) -> int:
        return 2 * config.goal

    def questions(self, state: State) -> Sequence[Question]:
        if self.is_over(state):
            return ()
        return (Question(seat=state.turn, kind="add", options=STEPS, default=1),)

    def is_over(self, state: State) -> bool:
        return max(state.sums) >= state.goal

    def scores(self, state: State) -> list[int]:
        return state.sums[:]

    def view(self, state: State, seat: int | None) -> View:
        return View(state.sums[:], state.turn, seat == state.turn)

    def perform(self, state: State, seat: int, action: Action, at_ms: int) -> list[Event]:
        state.sums[seat] += action
        state.turn = 1 - seat
        return [Event(Added(seat=seat, number=action))]

    def clone(self, state: State) -> State:
        return State(state.goal, state.sums[:], state.turn)
