"""Pebbles: a tiny complete game that shows how to keep the contract (docs/recipes/game.md walks through it).

Each seat is dealt a secret card. In turns the seats take one to three pebbles from a heap, or roll a loaded
die and take that many. When the heap is empty, all seats at once hide some of their pebbles, against the
clock; a seat scores its visible pebbles, and its card if the number of hidden ones is odd.
"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from msgspec import Struct

from starhaul.kernel.chance import Draw, Luck, Outcomes
from starhaul.kernel.contract import CLOCK, Event, Question
from starhaul.kernel.errors import Refusal
from starhaul.kernel.event_records import EventRecord, SeatNumber
from starhaul.kernel.frames import AskFrame, DoFrame, FrameGame

THINKING_MS = 5000


class Config(Struct, frozen=True):
    seats: int = 2
    pebbles: int = 9


class Take(Struct, frozen=True, tag="take", order=True):
    number: int


class Hide(Struct, frozen=True, tag="hide"):
    number: int


ROLL = "roll"
Action = Take | Hide | str | int
"""Answers are records or the word "roll"; outcomes of chance are plain numbers."""


# --- events ------------------------------------------------------------------------------------------------


class PebblesEvent(EventRecord, frozen=True):
    """An event of this game."""


class CardDealt(PebblesEvent, frozen=True):
    """A seat gets its card. Audience: that seat."""

    card: int
    """The card."""


class Took(PebblesEvent, frozen=True):
    """A seat takes pebbles."""

    seat: SeatNumber
    """The seat."""
    number: int
    """How many."""


class Rolled(PebblesEvent, frozen=True):
    """A seat rolls the die."""

    seat: SeatNumber
    """The seat."""
    die: int
    """What it shows."""


# --- frames, in the order in which a match goes through them -----------------------------------------------


class DoDeal(DoFrame, frozen=True, tag="deal"):
    """Deal to one seat after the other: a loop over seats is a frame with an index."""

    seat: int

    def proceed(self, state: "State", at_ms: int, told: list[Event]) -> None:
        if self.seat < len(state.taken):
            state.frames += [DoDeal(self.seat + 1), AskCard(self.seat)]
        else:
            state.frames.append(AskTurn(0))


class AskCard(AskFrame, frozen=True, tag="card"):
    seat: int

    def outcomes(self, state: "State") -> Outcomes:
        return Outcomes("cards", tuple(state.deck))

    def answer(self, state: "State", seat: int, action: int, at_ms: int, told: list[Event]) -> None:
        state.frames.pop()
        state.deck.remove(action)
        state.cards[self.seat] = action
        told.append(Event(CardDealt(card=action), audience=(self.seat,), outcome=action))


class AskTurn(AskFrame, frozen=True, tag="turn"):
    seat: int

    def questions(self, state: "State") -> Sequence[Question]:
        most = min(3, state.heap)
        options = (*(Take(number) for number in range(1, most + 1)), ROLL)
        return (Question(seat=self.seat, kind="take", options=options, default=Take(1)),)

    def answer(self, state: "State", seat: int, action: Action, at_ms: int, told: list[Event]) -> None:
        if isinstance(action, Take):
            state.frames.pop()
            take(state, seat, action.number, at_ms)
            told.append(Event(Took(seat=seat, number=action.number)))
        else:
            state.frames[-1] = AskRoll(seat)


class AskRoll(AskFrame, frozen=True, tag="roll"):
    seat: int

    def outcomes(self, state: "State") -> Outcomes:
        return Outcomes("die", (1, 2, 6), (3, 2, 1))

    def answer(self, state: "State", seat: int, action: int, at_ms: int, told: list[Event]) -> None:
        state.frames.pop()
        take(state, self.seat, min(action, state.heap), at_ms)
        told.append(Event(Rolled(seat=self.seat, die=action), outcome=action))


class AskHide(AskFrame, frozen=True, tag="hide"):
    """All seats are asked at once; the clock decides for those who are late."""

    until: int

    def questions(self, state: "State") -> Sequence[Question]:
        waiting = [seat for seat, hidden in enumerate(state.hidden) if hidden is None]
        return [
            Question(seat=seat, kind="hide", default=Hide(0), about={"most": state.taken[seat]})
            for seat in waiting
        ]

    def wake_at(self, state: "State") -> int:
        return self.until

    def check_open(self, state: "State", question: Question, action: Action, at_ms: int) -> None:
        if not isinstance(action, Hide) or not 0 <= action.number <= state.taken[question.seat]:
            raise Refusal("not-so-many", "PEB-1", most=state.taken[question.seat])

    def sample(self, state: "State", question: Question, draw: Draw, at_ms: int) -> Hide:
        return Hide(draw(state.taken[question.seat] + 1))

    def answer(self, state: "State", seat: int, action: Action, at_ms: int, told: list[Event]) -> None:
        if seat == CLOCK:
            state.hidden = [number or 0 for number in state.hidden]
        elif isinstance(action, Hide):
            state.hidden[seat] = action.number
        if None not in state.hidden:
            state.frames.pop()


class State(Struct):
    heap: int
    taken: list[int]
    cards: list[int]
    hidden: list[int | None]
    deck: list[int]
    frames: list[DoDeal | AskCard | AskTurn | AskRoll | AskHide]


def take(state: State, seat: int, number: int, at_ms: int) -> None:
    state.heap -= number
    state.taken[seat] += number
    following = AskTurn((seat + 1) % len(state.taken)) if state.heap else AskHide(at_ms + THINKING_MS)
    state.frames.append(following)


class View(Struct):
    """Has no field for what its viewer may not know."""

    heap: int
    taken: list[int]
    card: int | None
    done: list[bool]


class Pebbles(FrameGame[Config, State]):
    name = "pebbles"
    state_type: ClassVar[Any] = State
    config_type: ClassVar[Any] = Config
    action_type: ClassVar[Any] = Action
    event_base: ClassVar[type[EventRecord]] = PebblesEvent
    hides = True

    def seats(self, config: Config) -> int:
        return config.seats

    def new(self, config: Config, luck: Luck) -> State:
        none = [0] * config.seats
        state = State(config.pebbles, none[:], none[:], [None] * config.seats, [1, 2, 3, 4, 5], [DoDeal(0)])
        self.settle(state, 0, [])
        return state

    def bound(self, config: Config) -> int:
        return 2 * config.pebbles + 2 * config.seats + 1

    def scores(self, state: State) -> list[int]:
        rows = zip(state.taken, state.cards, state.hidden, strict=True)
        return [taken - (hidden or 0) + (card if (hidden or 0) % 2 else 0) for taken, card, hidden in rows]

    def view(self, state: State, seat: int | None) -> View:
        card = None if seat is None else state.cards[seat]
        return View(state.heap, state.taken[:], card, [number is not None for number in state.hidden])

    def clone(self, state: State) -> State:
        return State(
            state.heap,
            state.taken[:],
            state.cards[:],
            state.hidden[:],
            state.deck[:],
            state.frames[:],
        )

    def resample(self, state: State, seat: int | None, draw: Draw) -> State:
        """Deal again all cards that this seat has not seen."""
        other = self.clone(state)
        unseen = [n for n, card in enumerate(state.cards) if card and n != seat]
        pool = sorted([*state.deck, *(state.cards[n] for n in unseen)])
        for n in unseen:
            other.cards[n] = pool.pop(draw(len(pool)))
        other.deck = pool
        other.hidden = [
            number if n == seat or number is None else draw(state.taken[n] + 1)
            for n, number in enumerate(state.hidden)
        ]
        return other

    def conserved(self, state: State) -> Mapping[str, int]:
        dealt = sum(1 for card in state.cards if card)
        return {"pebbles": state.heap + sum(state.taken), "cards": dealt + len(state.deck)}
