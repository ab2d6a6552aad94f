"""Building in turns: seats act one after the other, and a field lasts a fixed number of turns (HSE-B3).

Used by `building` in place of the hourglass. What a builder may do is the same in both modes:
`building_actions`.
"""

from starhaul.kernel.chance import Draw, Outcomes
from starhaul.kernel.contract import CLOCK, Action, Event, Question
from starhaul.kernel.errors import Refusal
from starhaul.kernel.frames import AskFrame, DoFrame
from starhaul.kernel.presence_records import ByDefault
from starhaul.trucker.flow import building_steps as steps
from starhaul.trucker.flow.building import (
    builders,
    empty_hand,
    everybody_finished,
    left_alone,
    may_turn_hourglass,
    unfinished,
)
from starhaul.trucker.flow.building_actions import build, check_build
from starhaul.trucker.flow.hourglass import (
    FLIP_RUNS,
    LAST_RUNS,
    flip,
    roll_and_flip,
    server_flips,
    stands_still,
    turns_in_field,
)
from starhaul.trucker.flow.sampling import random_build
from starhaul.trucker.flow.timed_questions import QuestionFrame, deadline
from starhaul.trucker.match import building_status as status
from starhaul.trucker.match.actions import Attach, Flip, PutBack, Reserve, Return
from starhaul.trucker.match.events.building_events import FirstTurn, RunOver, TimeOver
from starhaul.trucker.match.state import RESERVE, State


class DoFirstTurn(DoFrame, frozen=True, tag="first_turn"):
    """The first finisher of the last flight begins; in the first round, a seat drawn at random."""

    def proceed(self, state: State, at_ms: int, told: list[Event]) -> None:
        flip(state, 0, at_ms, told)
        if state.order:
            state.frames.append(DoTurn(state.order[0]))
        else:
            state.frames.append(AskFirst())


class AskFirst(AskFrame, frozen=True, tag="first"):
    def outcomes(self, state: State) -> Outcomes:
        return Outcomes("seats", tuple(builders(state)))

    def answer(self, state: State, seat: int, action: int, at_ms: int, told: list[Event]) -> None:
        told.append(Event(FirstTurn(seat=action), outcome=action))
        state.frames[-1] = DoTurn(action)


class DoTurn(DoFrame, frozen=True, tag="turn"):
    """The next unfinished seat from here; if there is none, building ends."""

    seat: int

    def proceed(self, state: State, at_ms: int, told: list[Event]) -> None:
        yard = state.in_yard
        if everybody_finished(state) or (yard.field == status.last_field(state) and not yard.run_ends):
            return
        count = state.config.seats
        order = [(self.seat + step) % count for step in range(count)]
        seat = next(s for s in order if state.takes_part(s) and not status.is_finished(state, s))
        state.frames.append(AskTurn(seat=seat, until=deadline(state, at_ms)))


class AskTurn(QuestionFrame, frozen=True, kw_only=True, tag="ask_turn"):
    """One action: take a tile and place it, attach a reserved one, look at a pile, flip, or finish."""

    seat: int

    def waiting(self, state: State) -> tuple[int, ...]:
        return (self.seat,)

    def wake_at(self, state: State) -> int | None:
        """While the hourglass stands still, turns do not time out if everybody is away."""
        waiting = unfinished(state)
        nobody = all(map(state.presence_at, waiting))
        if nobody and self.seat in waiting and stands_still(state) and not left_alone(state):
            return self.until or None
        return super().wake_at(state)

    def questions(self, state: State) -> list[Question]:
        """Finished seats may flip between turns, that is, while the active seat holds nothing (BLD-41)."""
        flippers = [
            Question(seat=other, kind="build", waits=False)
            for other in builders(state)
            if status.is_finished(state, other)
            and may_turn_hourglass(state, other)
            and not self._is_busy(state)
        ]
        return [self.ask(state, self.seat), *flippers]

    def questions_of(self, state: State, seat: int) -> list[Question]:
        return [question for question in self.questions(state) if question.seat == seat]

    def asked(self, state: State) -> list[int]:
        return [question.seat for question in self.questions(state)]

    def offers(self, state: State, seat: int) -> list[Question]:
        return self.questions_of(state, seat)

    def ask(self, state: State, seat: int) -> Question:
        """A time-out only ends the turn, so there is a default only while something is in hand."""
        yard = state.in_yard
        if not self._is_busy(state):
            return Question(seat=seat, kind="build", waits=False)
        put_back = yard.looking[seat] != status.NO_PILE
        back = Reserve() if yard.origins[seat] == RESERVE else Return()
        return Question(seat=seat, kind="build", default=PutBack() if put_back else back)

    def _is_busy(self, state: State) -> bool:
        yard = state.in_yard
        return bool(yard.hands[self.seat]) or yard.looking[self.seat] != status.NO_PILE

    def check_open(self, state: State, question: Question, action: Action, at_ms: int) -> None:
        if question.seat != self.seat and not isinstance(action, Flip):
            raise Refusal("not-your-turn", "HSE-B3")
        if isinstance(action, Flip) and self._is_busy(state):
            raise Refusal("hand-full", "HSE-B3")
        check_build(state, question.seat, action, at_ms)

    def sample(self, state: State, question: Question, draw: Draw, at_ms: int) -> Action:
        action = random_build(state, question.seat, draw, at_ms)
        return PutBack() if isinstance(action, Flip) and self._is_busy(state) else action

    def decide(self, state: State, seat: int, action: Action, at_ms: int, told: list[Event]) -> None:
        if isinstance(action, Flip):
            if seat == self.seat:
                state.frames[-1] = DoEndTurn(seat, flipped=True)
            build(state, seat, action, at_ms, told)
            return
        corrects = not self._is_busy(state) and isinstance(action, Attach | Reserve | Return)
        build(state, seat, action, at_ms, told)
        if not corrects and not self._goes_on(state):
            state.frames[-1] = DoEndTurn(seat)

    def _goes_on(self, state: State) -> bool:
        """Whether a tile or pile is in hand, or chance is about to draw one."""
        return self._is_busy(state) or state.frames[-1] is not self

    def answer(self, state: State, seat: int, action: Action, at_ms: int, told: list[Event]) -> None:
        """On time-out, what is in hand goes where RUL-22 says and the turn ends."""
        if seat == CLOCK:
            told.append(Event(ByDefault(seat=self.seat)))
            empty_hand(state, self.seat, told)
            if self.seat in left_alone(state):
                steps.finish(state, self.seat, 0, told)
            state.frames[-1] = DoEndTurn(self.seat)
        else:
            self.decide(state, seat, action, at_ms, told)


class DoEndTurn(DoFrame, frozen=True, tag="end_turn"):
    """Count the turn and end the field after its last one. `out_since` counts all turns taken; the turn that
    flips does not yet count for the new field."""

    seat: int
    flipped: bool = False

    def proceed(self, state: State, at_ms: int, told: list[Event]) -> None:
        yard = state.in_yard
        state.frames.append(DoTurn((self.seat + 1) % state.config.seats))
        yard.out_since += 1
        yard.turns -= not self.flipped
        if self._is_overdue(state):
            yard.field, yard.run_ends = status.last_field(state), 0
            told.append(Event(TimeOver()))
        elif yard.turns > 0:
            return
        elif not yard.run_ends:
            if server_flips(state):
                roll_and_flip(state, at_ms, told)
        else:
            self._end_field(state, at_ms, told)

    def _end_field(self, state: State, at_ms: int, told: list[Event]) -> None:
        yard, timer = state.in_yard, state.profile.timer
        yard.run_ends = 0
        yard.turns = FLIP_RUNS * turns_in_field(state)
        if yard.field == status.last_field(state):
            told.append(Event(TimeOver()))
            return
        told.append(Event(RunOver(field=timer.fields[yard.field])))
        if state.config.options.auto_flip and yard.field + 1 < timer.reserved:
            roll_and_flip(state, at_ms, told)

    def _is_overdue(self, state: State) -> bool:
        """Whether no seat has finished within ten run lengths, so that the server ends building (RUL-19)."""
        yard = state.in_yard
        if any(yard.starts) or not state.config.options.safety_net:
            return False
        return yard.out_since >= LAST_RUNS * turns_in_field(state)
