"""The contract of a game: what each call promises. `conformance.check_game` enforces it.

A game is an object without state of its own. The state of a match is a plain value of `state_type`; nested
decisions are a stack of frames in it (`frames.py`). Seats are numbered from 0; chance and the clock are seats
of their own, so that dice, draws and time-outs are actions like any other.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Any, ClassVar, Generic, TypeVar

import msgspec
from msgspec import UNSET, Struct

from starhaul.kernel.chance import Draw, Luck, Outcomes
from starhaul.kernel.errors import Refusal
from starhaul.kernel.typed import decoder, from_json

CHANCE = -1
CLOCK = -2
TICK = "tick"
"""The only action of the clock: some time the game waited for has come."""

C = TypeVar("C")
S = TypeVar("S")
Action = Any
"""A small JSON value or record of the game's `action_type`."""


def order_key(action: Action) -> Any:
    """The order in which options are listed; the same for every game and independent of hashing.

    >>> sorted([(2, 1), 7, "pass", (1, 5), 3], key=order_key)
    [3, 7, 'pass', (1, 5), (2, 1)]
    """
    if isinstance(action, Struct):
        fields = (getattr(action, name) for name in action.__struct_fields__)
        return type(action).__name__, tuple(order_key(value) for value in fields)
    if isinstance(action, tuple | list):
        return "tuple", tuple(order_key(value) for value in action)
    return type(action).__name__, 0 if action is None else action


def is_among(action: Action, options: Sequence[Action]) -> bool:
    """Whether an action is one of these, types included: neither 1.0 nor True is 1.

    >>> is_among(1, (0, 1)), is_among(True, (0, 1)), is_among((1.0, 2), [(1, 2)])
    (True, False, False)
    """
    if isinstance(options, range):
        # Asked for anything but a number, a range would walk through all of its own.
        return type(action) is int and action in options
    try:
        option = options[options.index(action)]
    except ValueError:
        return False
    return option is action or _has_types_of(option, action)


def _has_types_of(one: Action, other: Action) -> bool:
    """Whether two equal values are made of the same types."""
    if type(one) is not type(other):
        return False
    if isinstance(one, Struct):
        return all(_has_types_of(getattr(one, name), getattr(other, name)) for name in one.__struct_fields__)
    return not isinstance(one, tuple | list) or all(map(_has_types_of, one, other))


class Question(Struct, frozen=True, kw_only=True):
    """An open question to a seat.

    Either all legal answers are listed in `options`, sorted, or there are too many (loading goods) and
    `options` is None: then the game's `check_open` judges an answer and `sample` makes one.
    A question that `waits` holds up the match and has a default answer for the case of time-out.
    """

    seat: int
    kind: str
    options: tuple[Action, ...] | None = None
    default: Action = None
    waits: bool = True
    about: Mapping[str, Any] = {}


class Event(Struct, frozen=True, gc=False):
    """Something that happened, as a message key with arguments, for those in its audience (None: all).

    The events of a chance action tell its `outcome` as the game understood it. An event that `reveals` makes
    something public on purpose that was hidden before; no other event may depend on hidden data.
    """

    key: str
    args: Mapping[str, Any] = {}
    audience: tuple[int, ...] | None = None
    outcome: Any = UNSET
    reveals: bool = False

    def is_for(self, seat: int | None) -> bool:
        """Whether a seat (None: a spectator) may see it."""
        return self.audience is None or (seat is not None and seat in self.audience)


class Advice(Struct, frozen=True):
    """A friendly word, as a message key with facts."""

    key: str
    facts: Mapping[str, Any] = {}


class Game(ABC, Generic[C, S]):
    """One game for all its configurations. Subclasses fill in the rules; calls marked † have a default."""

    name: ClassVar[str]
    state_type: ClassVar[Any]
    config_type: ClassVar[Any]
    action_type: ClassVar[Any]
    """A msgspec type that all actions of seats and of chance convert to."""
    hints_type: ClassVar[Any] = None
    """What `hints` returns, unless it is None."""
    hides: ClassVar[bool] = False
    """Whether some seat does not see everything; then `resample` must have something to do."""
    asks_secretly: ClassVar[bool] = False
    """Whether a seat may be asked only because of what it secretly holds. Then the others notice a pause, but
    neither who is asked nor what is answered; what they hear before and after is the same."""

    # --- setting up ----------------------------------------------------------------------------------------

    @abstractmethod
    def seats(self, config: C) -> int:
        """Number of seats of a configuration."""

    @abstractmethod
    def new(self, config: C, luck: Luck) -> S:
        """The first state. What is random in it follows from the luck: a seed, or the generator of a match.
        Everything later is an outcome, drawn from streams with other names."""

    @abstractmethod
    def bound(self, config: C) -> int:
        """No match has more actions than this."""

    def teams(self, config: C) -> Sequence[int]:
        """† The team of each person, the same for the whole match; empty where everybody plays alone."""
        return ()

    def advice(self, config: C) -> Sequence[Advice]:
        """† What to tell people who choose this configuration; it can be played all the same."""
        return ()

    def rules_hash(self) -> str:
        """† Hash of the rule data, kept in the head of a log."""
        return ""

    # --- asking --------------------------------------------------------------------------------------------

    @abstractmethod
    def questions(self, state: S) -> Sequence[Question]:
        """The open questions, derived from the state and nothing else."""

    def questions_of(self, state: S, seat: int) -> Sequence[Question]:
        """† The questions to one seat."""
        return [question for question in self.questions(state) if question.seat == seat]

    def outcomes(self, state: S) -> Outcomes | None:
        """† When chance is to act: what it may do. No seat is asked at the same time."""
        return None

    def wake_at(self, state: S) -> int | None:
        """† The time from which the clock may tick; None if nothing waits for time."""
        return None

    @abstractmethod
    def is_over(self, state: S) -> bool:
        """Whether the match has ended; then nothing is asked any more."""

    @abstractmethod
    def scores(self, state: S) -> list[int]:
        """The result of each seat, more is better; of interest when the match is over."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> Any:
        """What a seat (None: a spectator) may know, built up from allowed fields only. Encodable as JSON."""

    def hints(self, state: S, seat: int, questions: Sequence[Question]) -> Any:
        """What programs without rules need to know to help a person, if anything. It follows from what the
        seat sees."""
        return None

    def views(self, state: S, seats: Sequence[int | None], questions: Sequence[Question]) -> Sequence[Any]:
        """† What several may know, for who has the open questions at hand; what they share is made once."""
        return [self.view(state, seat) for seat in seats]

    # --- acting --------------------------------------------------------------------------------------------

    def check(self, state: S, seat: int, action: Action, at_ms: int) -> None:
        """† Raise `Refusal` if the action is not legal now, naming why. Changes nothing."""
        if seat == CHANCE:
            outcomes = self.outcomes(state)
            if outcomes is None or not is_among(action, outcomes.options):
                raise Refusal("not-an-outcome", "CONTRACT", action=action)
        elif seat == CLOCK:
            due = self.wake_at(state)
            if action != TICK or due is None or at_ms < due:
                raise Refusal("not-due", "CONTRACT", at_ms=at_ms)
        else:
            self._check_answer(state, seat, action, at_ms)

    def _check_answer(self, state: S, seat: int, action: Action, at_ms: int) -> None:
        refusal = None
        for question in self.questions_of(state, seat):
            if question.options is None:
                try:
                    return self.check_open(state, question, action, at_ms)
                except Refusal as why:
                    refusal = why
            elif is_among(action, question.options):
                return None
            else:
                refusal = Refusal("not-an-option", "CONTRACT", kind=question.kind)
        raise refusal or Refusal("not-asked", "CONTRACT", seat=seat)

    def check_open(self, state: S, question: Question, action: Action, at_ms: int) -> None:
        """† Judge an answer to a question without listed options; raise `Refusal` if it is not legal."""
        raise Refusal("not-an-option", "CONTRACT", kind=question.kind)

    def apply(self, state: S, seat: int, action: Action, at_ms: int = 0) -> list[Event]:
        """Check, change the state, tell what happened. A refused action leaves the state untouched."""
        self.check(state, seat, action, at_ms)
        return self.perform(state, seat, action, at_ms)

    @abstractmethod
    def perform(self, state: S, seat: int, action: Action, at_ms: int) -> list[Event]:
        """Carry out an action that `check` allows. Deterministic: chance has already spoken."""

    def sample(self, state: S, question: Question, draw: Draw, at_ms: int = 0) -> Action:
        """† A random answer, legal at that time; games override it for questions without listed options."""
        if question.options is None:
            return question.default
        return question.options[draw(len(question.options))]

    # --- keeping -------------------------------------------------------------------------------------------

    @abstractmethod
    def clone(self, state: S) -> S:
        """An independent copy, fast."""

    def dump(self, state: S) -> bytes:
        """† Canonical bytes of a state, at every decision, also in the middle of a card."""
        return msgspec.json.encode(state, enc_hook=self.encode_hook, order="deterministic")

    def load(self, dumped: bytes) -> S:
        """† The state again."""
        loaded: S = from_json(dumped, self.state_type, self.decode_hook)
        return loaded

    def key(self, state: S) -> str:
        """A stable hash of the canonical dump."""
        return blake2b(self.dump(state), digest_size=16).hexdigest()

    def encode_hook(self, value: Any) -> Any:
        """† For values in the state that msgspec does not know."""
        raise NotImplementedError(f"{self.name}: cannot dump {type(value).__name__}")

    def decode_hook(self, kind: type, raw: Any) -> Any:
        """† The other way."""
        raise NotImplementedError(f"{self.name}: cannot load {kind.__name__}")

    def to_action(self, seat: int, raw: Any) -> Action:
        """The action that a decoded JSON value means; raises `Refusal` if it means none."""
        if seat == CLOCK and raw == TICK:
            return raw
        try:
            # By way of JSON: a decoder that is made once is far quicker than to convert by a type.
            return decoder(self.action_type).decode(msgspec.json.encode(raw))
        except (msgspec.MsgspecError, TypeError, ValueError, RecursionError) as error:
            raise Refusal("not-an-action", "CONTRACT", reason=str(error)) from None

    # --- for search and tests ------------------------------------------------------------------------------

    def resample(self, state: S, seat: int | None, draw: Draw) -> S:
        """† Another state that looks the same to the seat, with what it cannot see drawn anew."""
        return self.clone(state)

    def conserved(self, state: S) -> Mapping[str, int]:
        """† Counts that no action may change: all tiles, all cards, all cubes …"""
        return {}
