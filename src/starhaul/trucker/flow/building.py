"""The building phase: in real time, relaxed, or in turns (chapter BLD, HSE-B).

Its start, its question to all builders and its end. Single actions are in `building_actions`, turns in
`building_turns`.
"""

from math import inf

from msgspec import structs

from starhaul.kernel.chance import Draw, Outcomes
from starhaul.kernel.contract import CLOCK, Action, Event, Question
from starhaul.kernel.errors import Refusal
from starhaul.kernel.frames import AskFrame, DoFrame
from starhaul.kernel.presence import ABSENT
from starhaul.trucker.flow import building_steps as steps
from starhaul.trucker.flow.building_actions import build, check_build
from starhaul.trucker.flow.building_checks import may_flip, may_roll
from starhaul.trucker.flow.hourglass import (
    AskYardDie,
    DoYardDice,
    end_run,
    flip,
    roll_and_flip,
    server_end_at,
    server_flip_at,
    server_roll_at,
    stands_still,
)
from starhaul.trucker.flow.sampling import random_build
from starhaul.trucker.flow.timed_questions import QuestionFrame, deadline
from starhaul.trucker.match import building_status as status
from starhaul.trucker.match.actions import Claim
from starhaul.trucker.match.events.building_events import BuildingEnded, SentBack, StartDealt, TimeOver
from starhaul.trucker.match.state import RESERVE, State
from starhaul.trucker.ship.layers import SEAT_COLOURS


class DoStartBuilding(DoFrame, frozen=True, tag="start_building"):
    """Start the hourglass on its first field (BLD-01, BLD-02)."""

    def proceed(self, state: State, at_ms: int, told: list[Event]) -> None:
        from starhaul.trucker.flow.building_turns import DoFirstTurn

        yard = state.in_yard
        yard.started = at_ms
        state.frames.append(DoEndBuilding())
        if status.takes_turns(state):
            state.frames.append(DoFirstTurn())
            return
        if status.has_hourglass(state):
            flip(state, 0, at_ms, told)
        state.frames.append(AskBuild())
        if everybody_finished(state):
            state.frames.pop()


def builders(state: State) -> list[int]:
    return [seat for seat in state.seats if state.takes_part(seat)]


def unfinished(state: State) -> list[int]:
    return [seat for seat in builders(state) if not status.is_finished(state, seat)]


def everybody_finished(state: State) -> bool:
    starts = state.in_yard.starts
    return all(starts[seat] or not state.takes_part(seat) for seat in state.seats)


def left_alone(state: State) -> list[int]:
    """The seats that the server finishes because the player is absent (RUL-09): whenever no clock runs; with
    an hourglass that only players flip, only if no other seat is still building."""
    if not stands_still(state):
        return []
    waiting = unfinished(state)
    absent = [seat for seat in waiting if state.presence_at(seat) >= ABSENT]
    return absent if absent == waiting or not status.has_hourglass(state) else []


_QUESTIONS = tuple([Question(seat=seat, kind="build", waits=False) for seat in range(len(SEAT_COLOURS))])
"""Always the same, so they are made once."""


class AskBuild(AskFrame, frozen=True, tag="build"):
    """All seats act at once, independently. After the last run, seats with extra seconds continue."""

    overtime: bool = False
    closed: int = 0
    """Mask of seats whose time is up (HSE-B4)."""

    def asked(self, state: State) -> list[int]:
        return [seat for seat in state.seats if self._acts(state, seat)]

    def questions(self, state: State) -> list[Question]:
        return [_QUESTIONS[seat] for seat in self.asked(state)]

    def questions_of(self, state: State, seat: int) -> list[Question]:
        known = 0 <= seat < state.config.seats
        return [_QUESTIONS[seat]] if known and self._acts(state, seat) else []

    def _acts(self, state: State, seat: int) -> bool:
        if self.closed >> seat & 1 or not state.takes_part(seat):
            return False
        return not status.is_finished(state, seat) or may_turn_hourglass(state, seat)

    def wake_at(self, state: State) -> int | None:
        if everybody_finished(state) or left_alone(state):
            return 0
        if not status.has_hourglass(state):
            return server_roll_at(state)
        if self.overtime:
            return min(self._overtime(state).values()) if self._goes_on(state) else 0
        times = (state.in_yard.run_ends or server_flip_at(state), server_end_at(state))
        return min((time for time in times if time is not None), default=None)

    def _overtime(self, state: State) -> dict[int, int]:
        """When the extra seconds of each unfinished seat end (HSE-B4). Includes players who have left: they
        may return, but not after that time."""
        return {
            seat: state.in_yard.run_ends + status.extra_ms(state, seat)
            for seat in state.seats
            if status.extra_ms(state, seat)
            and not status.is_finished(state, seat)
            and not self.closed >> seat & 1
        }

    def _goes_on(self, state: State) -> bool:
        """Whether a seat is still building in its extra seconds."""
        return any(state.takes_part(seat) for seat in self._overtime(state))

    def check_open(self, state: State, question: Question, action: Action, at_ms: int) -> None:
        if at_ms >= self._end_for(state, question.seat):
            raise Refusal("time-over", "BLD-42")
        check_build(state, question.seat, action, at_ms)

    def _end_for(self, state: State, seat: int) -> float:
        """When a seat may no longer act, if already known."""
        if not status.has_hourglass(state):
            return inf
        yard = state.in_yard
        end = yard.run_ends if yard.field == status.last_field(state) else server_end_at(state)
        return inf if end is None else end + status.extra_ms(state, seat)

    def sample(self, state: State, question: Question, draw: Draw, at_ms: int) -> Action:
        return random_build(state, question.seat, draw, at_ms)

    def answer(self, state: State, seat: int, action: Action, at_ms: int, told: list[Event]) -> None:
        if seat == CLOCK:
            self._tick(state, at_ms, told)
        else:
            build(state, seat, action, at_ms, told)
            over = everybody_finished(state) or (self.overtime and not self._goes_on(state))
            if over and state.frames[-1] is self:
                state.frames.pop()

    def _tick(self, state: State, at_ms: int, told: list[Event]) -> None:
        for seat in left_alone(state):
            put_away(state, seat, told)
            steps.finish(state, seat, 0, told)
        if everybody_finished(state):
            state.frames.pop()
        elif self.overtime:
            self._close(state, at_ms, told)
        elif status.has_hourglass(state):
            self._sand(state, at_ms, told)
        else:
            roll_at = server_roll_at(state)
            if roll_at is not None and at_ms >= roll_at:
                state.frames.append(AskYardDie())

    def _sand(self, state: State, at_ms: int, told: list[Event]) -> None:
        """The sand has run out on a field, or the server's waiting time is over (RUL-19)."""
        yard, last = state.in_yard, status.last_field(state)
        end = server_end_at(state)
        if end is not None and at_ms >= end:
            yard.field, yard.run_ends = last, end
        if not yard.run_ends:
            roll_and_flip(state, at_ms, told)
        elif yard.field < last:
            end_run(state, at_ms, told)
        else:
            told.append(Event(TimeOver()))
            self._close(state, at_ms, told)

    def _close(self, state: State, at_ms: int, told: list[Event]) -> None:
        """End the time of seats without extra seconds left; building ends when no seat has any."""
        going = {seat for seat, end in self._overtime(state).items() if end > at_ms}
        closed = self.closed
        for seat in state.seats:
            if seat not in going and not status.is_finished(state, seat) and not closed >> seat & 1:
                if state.takes_part(seat):
                    put_away(state, seat, told)
                closed |= 1 << seat
        if any(map(state.takes_part, going)):
            state.frames[-1] = AskBuild(overtime=True, closed=closed)
        else:
            state.frames.pop()


def may_turn_hourglass(state: State, seat: int) -> bool:
    """Whether a seat may flip the hourglass, or roll the die that comes before the flip. While the sand runs,
    which is most of the time, both checks would refuse."""
    return not state.in_yard.run_ends and (may_flip(state, seat) or may_roll(state, seat))


def put_away(state: State, seat: int, told: list[Event]) -> None:
    """Put away what a seat holds when its time is up (RUL-22); its ship stays as it is."""
    empty_hand(state, seat, told)
    steps.close_window(state, seat)


def empty_hand(state: State, seat: int, told: list[Event]) -> None:
    """Return the tile and the pile in hand to where they came from."""
    yard = state.in_yard
    if yard.hands[seat]:
        if yard.origins[seat] == RESERVE:
            steps.reserve(state, seat, told)
        else:
            steps.give_back(state, seat, told)
    if yard.looking[seat] != status.NO_PILE:
        steps.put_back(state, seat, told)


# --- the end of building -----------------------------------------------------------------------------------


class DoEndBuilding(DoFrame, frozen=True, tag="end_building"):
    """Empty all hands, assign the remaining start numbers, swap partners (BLD-42, RUL-22, RUL-76)."""

    def proceed(self, state: State, at_ms: int, told: list[Event]) -> None:
        for seat in state.seats:
            put_away(state, seat, told)
        told.append(Event(BuildingEnded()))
        late = tuple(seat for seat in builders(state) if not status.is_finished(state, seat))
        state.frames += [DoStarts(), DoYardDice()]
        if late:
            ordered = state.config.options.build == "turns"
            until = deadline(state, at_ms) if ordered else deadline(state, at_ms, "claim")
            state.frames.append(AskClaim(seats=late, in_turn=ordered, until=until))


class AskClaim(QuestionFrame, frozen=True, kw_only=True, tag="claim"):
    """Unfinished seats claim start numbers, first come first served; when building in turns, one by one
    (HSE-B3)."""

    seats: tuple[int, ...]
    in_turn: bool

    def waiting(self, state: State) -> tuple[int, ...]:
        return self.seats[:1] if self.in_turn else self.seats

    def ask(self, state: State, seat: int) -> Question:
        options = tuple(Claim(number) for number in status.free_starts(state))
        return Question(seat=seat, kind="claim", options=options, default=options[0])

    def decide(self, state: State, seat: int, action: Claim, at_ms: int, told: list[Event]) -> None:
        steps.finish(state, seat, action.start, told)
        left = tuple(other for other in self.seats if other != seat)
        if left:
            until = deadline(state, at_ms) if self.in_turn else self.until
            state.frames[-1] = structs.replace(self, seats=left, until=until)
        else:
            state.frames.pop()

    def wake_at(self, state: State) -> int | None:
        """Absent players claim no number ahead of present ones; they are dealt one later (RUL-09)."""
        if self.in_turn:
            return super().wake_at(state)
        return 0 if all(map(state.presence_at, self.seats)) else self.until or None

    def answer(self, state: State, seat: int, action: Action, at_ms: int, told: list[Event]) -> None:
        """When the time is up, chance deals the remaining numbers (RUL-22)."""
        if seat == CLOCK and not self.in_turn:
            state.frames[-1] = AskDealStart(self.seats)
        else:
            super().answer(state, seat, action, at_ms, told)


class AskDealStart(AskFrame, frozen=True, tag="deal_start"):
    seats: tuple[int, ...]

    def outcomes(self, state: State) -> Outcomes:
        return Outcomes("starts", tuple(status.free_starts(state)))

    def answer(self, state: State, seat: int, action: int, at_ms: int, told: list[Event]) -> None:
        told.append(Event(StartDealt(seat=self.seats[0], start=action), outcome=action))
        state.in_yard.starts[self.seats[0]] = action
        if len(self.seats) > 1:
            state.frames[-1] = AskDealStart(self.seats[1:])
        else:
            state.frames.pop()


class DoStarts(DoFrame, frozen=True, tag="starts"):
    """Players who left for good start behind the others. Then partners swap, or builders of faulty ships for
    a learning flight go back to building."""

    def proceed(self, state: State, at_ms: int, told: list[Event]) -> None:
        for seat in state.seats:
            if not status.is_finished(state, seat):
                state.in_yard.starts[seat] = status.free_starts(state)[-1]
        if state.profile.learning and self._send_back(state, told):
            return
        if state.config.options.teams != "none":
            steps.swap_partners(state, told)

    def _send_back(self, state: State, told: list[Event]) -> bool:
        """A faulty ship loses its start number and building continues (LRN-07, RUL-82). The ship of an absent
        player is repaired by the check before launch instead."""
        from starhaul.trucker.flow.inspection import faulty_seats

        faulty = [seat for seat in faulty_seats(state) if state.presence_at(seat) < ABSENT]
        if not faulty:
            return False
        starts = state.in_yard.starts
        sound = sorted((seat for seat in state.seats if seat not in faulty), key=lambda seat: starts[seat])
        for seat in state.seats:
            starts[seat] = sound.index(seat) + 1 if seat in sound else 0
        for seat in faulty:
            told.append(Event(SentBack(seat=seat)))
        state.frames += [DoEndBuilding(), AskBuild()]
        return True
