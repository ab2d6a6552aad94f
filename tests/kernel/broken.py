"""One deliberately broken game for each property of the contract; the kit must catch every one."""

from collections.abc import Sequence
from typing import Any

from starhaul.kernel.chance import Draw, Luck, Outcomes
from starhaul.kernel.contract import CHANCE, CLOCK, Event, Game, Question
from starhaul.kernel.errors import Refusal
from starhaul.kernel.event_records import EventRecord
from starhaul.kernel.record_types import replace
from tests.kernel.pebbles import (
    ROLL,
    AskRoll,
    AskTurn,
    Config,
    Hide,
    Pebbles,
    PebblesEvent,
    Rolled,
    State,
    Take,
    Took,
    View,
)

BROKEN: dict[str, list[type[Pebbles]]] = {}


SAYING: dict[type[Pebbles], str] = {}
"""What some of them report besides the property."""


def breaks(property: str, saying: str = "") -> Any:
    """Register a broken game under the property it breaks."""

    def register(game: type[Pebbles]) -> type[Pebbles]:
        BROKEN.setdefault(property, []).append(game)
        SAYING[game] = saying
        return game

    return register


class AsksWithoutFrames(Pebbles):
    """A base class for games that replace the questions of their frames: the
    shortcuts derive from `questions`."""

    asked = Game.asked
    offers = Game.offers
    questions_of = Game.questions_of


@breaks("clone-equal")
class ForgetsAField(Pebbles):
    def clone(self, state: State) -> State:
        copy = super().clone(state)
        copy.deck = []
        return copy


@breaks("clone-independent")
class SharesAList(Pebbles):
    def clone(self, state: State) -> State:
        copy = super().clone(state)
        copy.taken = state.taken
        return copy


@breaks("clone-independent")
class IsItsOwnClone(Pebbles):
    def clone(self, state: State) -> State:
        return state


@breaks("dump-load")
class LoadsWithoutDeck(Pebbles):
    def load(self, dumped: bytes) -> State:
        state = super().load(dumped)
        state.deck.clear()
        return state


@breaks("offers-agree", "other seats are asked")
class AsksSomebodyElse(Pebbles):
    def asked(self, state: State) -> Sequence[int]:
        return [(seat + 1) % len(state.taken) for seat in super().asked(state)]


@breaks("offers-agree", "is offered other answers")
class OffersLess(Pebbles):
    def offers(self, state: State, seat: int) -> Sequence[Question]:
        return [replace(one, options=(one.options or ())[:1]) for one in super().offers(state, seat)]


@breaks("questions-derived")
class CountsItsQuestions(Pebbles):
    times = 0

    def questions(self, state: State) -> Sequence[Question]:
        self.times += 1
        return [
            Question(seat=p.seat, kind=f"{p.kind}-{self.times}", options=p.options, default=p.default)
            for p in super().questions(state)
        ]


@breaks("questions-derived")
class KeepsQuestionsBesideTheState(AsksWithoutFrames):
    """Remembers questions by object identity, so a loaded state is asked something else."""

    def __init__(self) -> None:
        self.known: dict[int, str] = {}

    def questions(self, state: State) -> Sequence[Question]:
        kind = self.known.setdefault(id(state), f"take-{len(self.known)}")
        return [
            Question(seat=p.seat, kind=kind, options=p.options, default=p.default)
            for p in super().questions(state)
        ]


@breaks("question-form")
class ListsOptionsUnsorted(Pebbles):
    def questions(self, state: State) -> Sequence[Question]:
        return [
            Question(seat=p.seat, kind=p.kind, options=p.options and p.options[::-1], default=p.default)
            for p in super().questions(state)
        ]


@breaks("question-form")
class AsksASeatThatIsNotThere(Pebbles):
    def questions(self, state: State) -> Sequence[Question]:
        return [
            Question(seat=7, kind=p.kind, options=p.options, default=p.default)
            for p in super().questions(state)
        ]


@breaks("default-legal")
class DefaultsToTooMuch(Pebbles):
    def questions(self, state: State) -> Sequence[Question]:
        return [
            Question(seat=p.seat, kind=p.kind, options=p.options, default=Take(9))
            for p in super().questions(state)
        ]


@breaks("sample-legal")
class SamplesTooMuch(Pebbles):
    def sample(self, state: State, question: Question, draw: Draw, at_ms: int = 0) -> Any:
        return Hide(99) if question.options is None else super().sample(state, question, draw, at_ms)


@breaks("option-legal")
class OffersWhatItRefuses(Pebbles):
    def check(self, state: State, seat: int, action: Any, at_ms: int) -> None:
        super().check(state, seat, action, at_ms)
        if action == ROLL:
            raise Refusal("no-dice", "PEB-2")


@breaks("illegal-refused")
class MovesBeforeItChecks(Pebbles):
    def apply(self, state: State, seat: int, action: Any, at_ms: int = 0) -> list[Event]:
        state.heap -= 1
        self.check(state, seat, action, at_ms)
        state.heap += 1
        return self.perform(state, seat, action, at_ms)


@breaks("illegal-refused")
class ForgetsToCheck(Pebbles):
    def apply(self, state: State, seat: int, action: Any, at_ms: int = 0) -> list[Event]:
        if isinstance(action, Take) and state.heap >= 3:
            return []
        return super().apply(state, seat, action, at_ms)


@breaks("illegal-refused")
class RefusesWithoutAReason(Pebbles):
    def check(self, state: State, seat: int, action: Any, at_ms: int) -> None:
        try:
            super().check(state, seat, action, at_ms)
        except Refusal:
            raise Refusal("", "") from None


@breaks("illegal-refused")
class LetsOthersAct(Pebbles):
    def check(self, state: State, seat: int, action: Any, at_ms: int) -> None:
        if not (isinstance(action, Take) and isinstance(state.frames[-1], AskTurn) and seat >= 0):
            super().check(state, seat, action, at_ms)


@breaks("view-form")
class ShowsNoJson(Pebbles):
    def view(self, state: State, seat: int | None) -> Any:
        return {"cards": object()}


@breaks("view-form")
class ShowsAList(Pebbles):
    def view(self, state: State, seat: int | None) -> Any:
        return [1, 2, 3]


@breaks("hidden-resampled")
class ShowsTheCardAhead(Pebbles):
    def view(self, state: State, seat: int | None) -> View:
        view = super().view(state, seat)
        view.card = state.cards[0]
        return view


@breaks("hidden-resampled")
class HintsInQuestions(Pebbles):
    def questions(self, state: State) -> Sequence[Question]:
        return [
            Question(
                seat=p.seat, kind=p.kind, options=p.options, default=p.default, about={"next": state.deck}
            )
            for p in super().questions(state)
        ]


@breaks("hidden-resampled")
class ResamplesNothing(Pebbles):
    def resample(self, state: State, seat: int | None, draw: Draw) -> State:
        return self.clone(state)


@breaks("conserved")
class LosesAPebble(Pebbles):
    def perform(self, state: State, seat: int, action: Any, at_ms: int) -> list[Event]:
        told = super().perform(state, seat, action, at_ms)
        if action == Take(2):
            state.taken[seat] -= 1
        return told


@breaks("chance-forced")
class RollsAgain(Pebbles):
    """Ignores the forced die."""

    def perform(self, state: State, seat: int, action: Any, at_ms: int) -> list[Event]:
        return super().perform(state, seat, 1 if isinstance(state.frames[-1], AskRoll) else action, at_ms)


@breaks("chance-forced")
class KeepsTheOutcomeToItself(Pebbles):
    def perform(self, state: State, seat: int, action: Any, at_ms: int) -> list[Event]:
        return [Event(e.record, e.audience) for e in super().perform(state, seat, action, at_ms)]


@breaks("chance-form")
class LoadsTheDieWithNothing(Pebbles):
    def outcomes(self, state: State) -> Outcomes | None:
        found = super().outcomes(state)
        return found and Outcomes(found.stream, found.options, (0,) * len(found.options))


@breaks("event-form")
class TellsNobodyInParticular(Pebbles):
    def perform(self, state: State, seat: int, action: Any, at_ms: int) -> list[Event]:
        told = super().perform(state, seat, action, at_ms)
        return [Event(e.record, (5, 4), e.outcome) for e in told]


class Whispered(EventRecord, frozen=True):
    """Not among the events of the game: it derives from none of its base classes."""


@breaks("event-declared", "Whispered (whispered) is not declared as an event of the game")
class TellsWhatIsNotDeclared(Pebbles):
    def perform(self, state: State, seat: int, action: Any, at_ms: int) -> list[Event]:
        return [*super().perform(state, seat, action, at_ms), Event(Whispered())]


@breaks("event-declared", "Took (took) is not as declared: {'seat': 0, 'number': None}")
class LeavesAFieldEmpty(Pebbles):
    def perform(self, state: State, seat: int, action: Any, at_ms: int) -> list[Event]:
        nothing: Any = None
        return [*super().perform(state, seat, action, at_ms), Event(Took(seat=0, number=nothing))]


@breaks("terminates")
class PromisesTooMuch(Pebbles):
    def bound(self, config: Config) -> int:
        return 3


@breaks("stuck")
class AsksNobody(AsksWithoutFrames):
    def questions(self, state: State) -> Sequence[Question]:
        return []

    def wake_at(self, state: State) -> int | None:
        return None


@breaks("replay")
class DependsOnWhenItWasMade(Pebbles):
    """State from outside the log: the second match of a process begins differently."""

    made = 0

    def new(self, config: Config, luck: Luck) -> State:
        state = super().new(config, luck)
        self.made += 1
        state.heap += self.made % 2
        state.taken[0] -= self.made % 2
        return state

    def bound(self, config: Config) -> int:
        return 100


@breaks("illegal-refused")
class LetsChanceDoAnything(Pebbles):
    def check(self, state: State, seat: int, action: Any, at_ms: int) -> None:
        if seat != CHANCE:
            super().check(state, seat, action, at_ms)

    def perform(self, state: State, seat: int, action: Any, at_ms: int) -> list[Event]:
        return super().perform(state, seat, action, at_ms) if action != ("nonsense",) else []


@breaks("illegal-refused")
class LetsTheClockTickAnyTime(Pebbles):
    def check(self, state: State, seat: int, action: Any, at_ms: int) -> None:
        if seat != CLOCK:
            super().check(state, seat, action, at_ms)


@breaks("illegal-refused")
class TakesTrueForOne(Pebbles):
    """A seat that is asked may give an answer that is not listed."""

    def check(self, state: State, seat: int, action: Any, at_ms: int) -> None:
        asked = any(question.seat == seat and question.options for question in self.questions(state))
        if not (asked and action is True):
            super().check(state, seat, action, at_ms)


class Gossip(PebblesEvent, frozen=True):
    """The cards of all seats."""

    cards: tuple[int | None, ...]
    """By seat."""


@breaks("hidden-resampled")
class TellsTheCardToAll(Pebbles):
    """An event reveals a secret."""

    def perform(self, state: State, seat: int, action: Any, at_ms: int) -> list[Event]:
        told = super().perform(state, seat, action, at_ms)
        return [*told, Event(Gossip(cards=tuple(state.cards)))] if seat >= 0 else told


@breaks("hidden-resampled")
class ResamplesForSpectatorsOnly(Pebbles):
    def resample(self, state: State, seat: int | None, draw: Draw) -> State:
        return super().resample(state, seat, draw) if seat is None else self.clone(state)


@breaks("deterministic")
class TellsItDifferentlyEachTime(Pebbles):
    told = 0

    def perform(self, state: State, seat: int, action: Any, at_ms: int) -> list[Event]:
        self.told += 1
        return [*super().perform(state, seat, action, at_ms), Event(Rolled(seat=0, die=self.told))]


@breaks("conserved")
class LosesAPebbleAtTheVeryEnd(Pebbles):
    def perform(self, state: State, seat: int, action: Any, at_ms: int) -> list[Event]:
        told = super().perform(state, seat, action, at_ms)
        if not state.frames:
            state.taken[0] -= 1
        return told


@breaks("stuck")
class WaitsAfterTheEnd(Pebbles):
    def wake_at(self, state: State) -> int | None:
        return super().wake_at(state) if state.frames else 0


@breaks("scores")
class ScoresOutOfItsHead(Pebbles):
    times = 0

    def scores(self, state: State) -> list[int]:
        self.times += 1
        return [self.times] * len(state.taken)


@breaks("scores")
class ScoresNothing(Pebbles):
    def scores(self, state: State) -> list[int]:
        return [None] * len(state.taken)  # type: ignore[list-item]


@breaks("raises")
class Stumbles(Pebbles):
    def view(self, state: State, seat: int | None) -> View:
        return [super().view(state, seat)][state.heap == 0]
