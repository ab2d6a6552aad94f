"""Takes one flight out of the log of a match: its beginning, and all outcomes and answers up to settlement.

Used by `hindsight_search`. Playing it again is up to `flight_replay`.
"""

from collections.abc import Iterable

from msgspec import Struct

from starhaul.kernel.chance import Stream, shuffle
from starhaul.kernel.contract import CHANCE, Action
from starhaul.kernel.errors import BadInput
from starhaul.kernel.match import Match
from starhaul.kernel.match_records import LogEntry
from starhaul.trucker.cards.combat import DoCombatLine
from starhaul.trucker.cards.sabotage import AskSabotage
from starhaul.trucker.flow.flight import AskCard
from starhaul.trucker.flow.hits import AskAim, DoThreats
from starhaul.trucker.flow.launch import DoCheck
from starhaul.trucker.flow.rounds import DoEndRound
from starhaul.trucker.match.actions import Report
from starhaul.trucker.match.config import Config
from starhaul.trucker.match.state import State
from starhaul.trucker.views.resampling import resampled
from starhaul.trucker.why.explaining import reason_for
from starhaul.trucker.why.frame_steps import FrameStep, frame_steps
from starhaul.trucker.why.loss_records import LossReason

RollKey = tuple[int, ...]
Occasion = tuple[int, int, str]
"""The number of cards resolved before, the seat, and the kind of question."""
WINDOWS = ("reveal", "inspect")
"""Questions in which a seat may change its answer; the last one counts."""


class FinishedFlight(Struct):
    """A flight from the ship check to the settlement."""

    start: State
    """Before the ship check."""
    at_ms: int
    cards: list[int]
    """The cards in the order in which they came; then `unseen` ones."""
    seen: int
    """How many of them came."""
    rolls: dict[RollKey, tuple[int, ...]]
    dealt: list[Action]
    """Other outcomes of chance, in order."""
    answers: dict[Occasion, list[Action]]
    presence: dict[int, list[int]]
    """By the number of cards resolved before."""
    reasons: list[tuple[int, LossReason]]
    """Why each seat lost something."""
    end: State
    """After the settlement."""


def roll_key(state: State) -> RollKey:
    """Which roll of the flight is about to be made: the card, the line of a Combat Zone, the threat on it and
    the die; so the same threat gets the same dice, whoever it strikes."""
    top, flown = state.frames[-1], state.in_flight.flown
    if isinstance(top, AskSabotage):
        return flown, -1, top.attempts, len(top.column)
    line = number = 0
    for frame in reversed(state.frames):
        if isinstance(frame, DoThreats) and not number:
            number = frame.number
        if isinstance(frame, DoCombatLine):
            line = frame.line
    return flown, line, number, len(top.dice) if isinstance(top, AskAim) else 0


class _Recorder:
    """Follows a match and notes what happens in one round."""

    def __init__(self, round_: int) -> None:
        self._round = round_
        self.start: State | None = None
        self.end: State | None = None
        self.at_ms = 0
        self.cards: list[int] = []
        self.rolls: dict[RollKey, tuple[int, ...]] = {}
        self.dealt: list[Action] = []
        self.answers: dict[Occasion, list[Action]] = {}
        self.presence: dict[int, list[int]] = {}
        self.reasons: list[tuple[int, LossReason]] = []

    def follow(self, state: State, player: int, action: Action, at_ms: int) -> None:
        """Note an action and carry it out."""
        if self.start is not None and self.end is None:
            self._note(state, player, action)
        for step in frame_steps(state, player, action, at_ms):
            if step.before.round == self._round:
                self._look(step, at_ms)

    def _look(self, step: FrameStep, at_ms: int) -> None:
        if isinstance(step.frame, DoCheck) and self.start is None:
            self.start, self.at_ms = step.before, at_ms
        if isinstance(step.frame, DoEndRound) and self.end is None:
            self.end = step.before
        if self.start is not None and self.end is None:
            self._explain(step)

    def _explain(self, step: FrameStep) -> None:
        for event in step.told:
            why = reason_for(step, event.record)
            if why is not None:
                self.reasons.append((event.record.seat, why))  # type: ignore[attr-defined]

    def _note(self, state: State, player: int, action: Action) -> None:
        top, flown = state.frames[-1], state.in_flight.flown
        self.presence[flown] = state.presence[:]
        if player == CHANCE:
            self._note_outcome(state, action)
        elif player >= 0:
            seat = state.players.index(player)
            for question in top.questions_of(state, seat)[:1]:
                self._note_answer((flown, seat, question.kind), action)

    def _note_outcome(self, state: State, action: Action) -> None:
        top = state.frames[-1]
        if isinstance(top, AskCard):
            self.cards.append(action)
        elif isinstance(top, AskAim | AskSabotage):
            self.rolls[roll_key(state)] = tuple(action)
        else:
            self.dealt.append(action)

    def _note_answer(self, occasion: Occasion, action: Action) -> None:
        said = self.answers.setdefault(occasion, [])
        if occasion[2] in WINDOWS and said and not isinstance(said[-1], Report):
            said.pop()
        said.append(action)


def finished_flight(
    match: Match[Config, State], entries: Iterable[LogEntry], round_: int, player: int
) -> FinishedFlight:
    """The flight of a round (from 0), as a player may know it once it is settled; refused while it lasts.

    `match` is a match at its beginning; the entries are carried out without being checked again.
    """
    game, state, recorder = match.game, match.state, _Recorder(round_)
    if not 0 <= round_ < len(state.config.rounds):
        raise BadInput("hindsight-round", round=round_ + 1, rounds=len(state.config.rounds))
    for entry in entries:
        recorder.follow(state, entry.seat, game.to_action(entry.seat, entry.action), entry.at_ms)
        if recorder.end is not None:
            break
    if recorder.start is None or recorder.end is None:
        raise BadInput("hindsight-unfinished", round=round_ + 1)
    unseen = _unseen(recorder.end, player)
    return FinishedFlight(
        start=recorder.start,
        at_ms=recorder.at_ms,
        cards=[*recorder.cards, *unseen],
        seen=len(recorder.cards),
        rolls=recorder.rolls,
        dealt=recorder.dealt,
        answers=recorder.answers,
        presence=recorder.presence,
        reasons=recorder.reasons,
        end=recorder.end,
    )


def _unseen(end: State, player: int) -> list[int]:
    """Cards that never came, drawn from those that the player cannot rule out: which ones they really were is
    not known to anybody and may matter in a later round."""
    luck = Stream("hindsight", f"round {end.round}")
    deck = resampled(end, player, luck).in_flight.deck
    if not end.config.options.predictable:
        shuffle(deck, luck)
    return deck
