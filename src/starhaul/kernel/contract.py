"""The contract of a game: what each method guarantees. `conformance.check_game` enforces it.

A game object is stateless. The state of a match is a plain value of `state_type`; nested decisions are a
stack of frames in it (`frames.py`). Seats are numbered from 0. Chance and the clock have seat numbers too, so
dice, draws and timeouts are actions like any other.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Any, ClassVar, Generic, TypeVar

import msgspec
from msgspec import UNSET, Struct
from msgspec.structs import astuple

from starhaul.kernel.chance import Draw, Luck, Outcomes
from starhaul.kernel.errors import Refusal
from starhaul.kernel.event_records import EventRecord
from starhaul.kernel.parted_views import PartedViews, in_one_part
from starhaul.kernel.record_types import dump_record, load_record
from starhaul.kernel.typed import decoder

CHANCE = -1
CLOCK = -2
TICK = "tick"
"""The clock's only action: a time that the game was waiting for has come."""

C = TypeVar("C")
S = TypeVar("S")
Action = Any
"""A small JSON value or record of the game's `action_type`."""


def order_key(action: Action) -> Any:
    """Sort key for options; the same for every game and independent of hashing.

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
    """Whether an action is one of the options, types included: neither 1.0 nor True equals 1.

    >>> is_among(1, (0, 1)), is_among(True, (0, 1)), is_among((1.0, 2), [(1, 2)])
    (True, False, False)
    """
    if isinstance(options, range):
        # `in` on a range compares item by item for anything but an integer.
        return type(action) is int and action in options
    try:
        option = options[options.index(action)]
    except ValueError:
        return False
    return option is action or _has_types_of(option, action)


def _has_types_of(one: Action, other: Action) -> bool:
    """Whether two equal values have the same types throughout."""
    if type(one) is not type(other):
        return False
    if isinstance(one, Struct):
        return all(map(_has_types_of, astuple(one), astuple(other)))
    return not isinstance(one, tuple | list) or all(map(_has_types_of, one, other))


class Question(Struct, frozen=True, kw_only=True):
    """An open question to a seat.

    Either all legal answers are listed in `options`, sorted, or there are too many (loading goods) and
    `options` is None: then the game's `check_open` validates an answer and `sample` generates one.
    A question that `waits` blocks the match and has a default answer that is used on timeout.
    """

    seat: int
    kind: str
    options: tuple[Action, ...] | None = None
    default: Action = None
    waits: bool = True
    about: Mapping[str, Any] = {}


class Event(Struct, frozen=True, gc=False):
    """Something that happened: a record, for the seats in its audience (None: everybody).

    The event of a chance action carries the `outcome` as the game understood it. An event that `reveals`
    makes hidden information public on purpose; no other event may depend on hidden data.
    """

    record: EventRecord
    audience: tuple[int, ...] | None = None
    outcome: Any = UNSET
    reveals: bool = False

    @property
    def key(self) -> str:
        """What happened, as messages and texts name it."""
        return self.record.key

    @property
    def args(self) -> Mapping[str, Any]:
        """The fields of the record, made when they are asked for."""
        return self.record.args

    def is_for(self, seat: int | None) -> bool:
        """Whether a seat (None: a spectator) may see it."""
        return self.audience is None or (seat is not None and seat in self.audience)


class Advice(Struct, frozen=True):
    """A recommendation about a configuration, as a message key with arguments."""

    key: str
    facts: Mapping[str, Any] = {}


class Game(ABC, Generic[C, S]):
    """One game in all its configurations. Subclasses implement the rules; methods marked † have a default."""

    name: ClassVar[str]
    state_type: ClassVar[Any]
    config_type: ClassVar[Any]
    action_type: ClassVar[Any]
    """A msgspec type that every action of a seat or of chance converts to."""
    event_base: ClassVar[type[EventRecord]]
    """The record from which all events of the game derive (`kernel.event_records`)."""
    hints_type: ClassVar[Any] = None
    """The type `hints` returns, unless it is None."""
    hides: ClassVar[bool] = False
    """Whether there is information that some seat cannot see; then `resample` must be implemented."""
    asks_secretly: ClassVar[bool] = False
    """Whether a seat may be asked only because of what it secretly holds. The others then notice a pause, but
    neither who is asked nor the answer; the events they receive before and after are the same."""

    # --- setup ---------------------------------------------------------------------------------------------

    @abstractmethod
    def seats(self, config: C) -> int:
        """The number of seats."""

    @abstractmethod
    def new(self, config: C, luck: Luck) -> S:
        """The initial state. Its random parts are derived from `luck`: a seed, or the generator of a match.
        All later randomness is a chance action, drawn from streams with other names."""

    @abstractmethod
    def bound(self, config: C) -> int:
        """An upper bound for the number of actions of a match."""

    def teams(self, config: C) -> Sequence[int]:
        """† The team of each player, fixed for the whole match; empty where everybody plays alone."""
        return ()

    def advice(self, config: C) -> Sequence[Advice]:
        """† Recommendations shown to people who choose this configuration; it is playable all the same."""
        return ()

    def rules_hash(self) -> str:
        """† Hash of the rule data, stored in the head of a log."""
        return ""

    # --- questions -----------------------------------------------------------------------------------------

    @abstractmethod
    def questions(self, state: S) -> Sequence[Question]:
        """The open questions, derived from the state alone."""

    def questions_of(self, state: S, seat: int) -> Sequence[Question]:
        """† The questions to one seat."""
        return [question for question in self.questions(state) if question.seat == seat]

    def asked(self, state: S) -> Sequence[int]:
        """† The seats of the open questions, one for each question and in the same order."""
        return [question.seat for question in self.questions(state)]

    def offers(self, state: S, seat: int) -> Sequence[Question]:
        """† The questions to one seat for those who need only the answers, to pick one or to check one: their
        defaults and subjects may be missing, kinds and options are those of `questions_of`."""
        return self.questions_of(state, seat)

    def outcomes(self, state: S) -> Outcomes | None:
        """† The possible outcomes when chance is to act. No seat is asked at the same time."""
        return None

    def wake_at(self, state: S) -> int | None:
        """† The time from which the clock may tick; None if nothing is waiting for time."""
        return None

    @abstractmethod
    def is_over(self, state: S) -> bool:
        """Whether the match has ended; after that there are no questions."""

    @abstractmethod
    def scores(self, state: S) -> list[int]:
        """The result of each seat, higher is better; meaningful when the match is over."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> Any:
        """What a seat (None: a spectator) may know, assembled from permitted fields only. Encodable as
        JSON."""

    def hints(self, state: S, seat: int, questions: Sequence[Question]) -> Any:
        """† Guidance for clients that know no rules, derived from what the seat can see; None if there is
        none."""
        return None

    def views(self, state: S, seats: Sequence[int | None], questions: Sequence[Question]) -> Sequence[Any]:
        """† The views of several seats, for a caller that has the open questions; shared parts are built
        once."""
        return [self.view(state, seat) for seat in seats]

    def parted_views(
        self, state: S, seats: Sequence[int | None], questions: Sequence[Question]
    ) -> PartedViews:
        """† The same views in parts, for a server that sends what has changed."""
        return in_one_part(self.views(state, seats, questions))

    def uncovered_view(self, state: S, questions: Sequence[Question]) -> Any:
        """† A spectator's view with everything that is hidden during the match added to it. Only for matches
        that are over: never send it to anybody before. A game that `hides` something must implement it."""
        assert not self.hides, "it would hide something"
        return self.views(state, [None], questions)[0]

    # --- actions -------------------------------------------------------------------------------------------

    def check(self, state: S, seat: int, action: Action, at_ms: int) -> None:
        """† Raise `Refusal`, with the reason, if the action is not legal now. Changes nothing."""
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
        for question in self.offers(state, seat):
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
        """† Validate an answer to a question without listed options; raise `Refusal` if it is not legal."""
        raise Refusal("not-an-option", "CONTRACT", kind=question.kind)

    def apply(self, state: S, seat: int, action: Action, at_ms: int = 0) -> list[Event]:
        """Check the action, change the state and return the events. A refused action changes nothing."""
        self.check(state, seat, action, at_ms)
        return self.perform(state, seat, action, at_ms)

    @abstractmethod
    def perform(self, state: S, seat: int, action: Action, at_ms: int) -> list[Event]:
        """Carry out an action that `check` allows. Deterministic: random outcomes are part of the action."""

    def sample(self, state: S, question: Question, draw: Draw, at_ms: int = 0) -> Action:
        """† A random answer that is legal at `at_ms`; override it for questions without listed options."""
        if question.options is None:
            return question.default
        return question.options[draw(len(question.options))]

    # --- copying and saving --------------------------------------------------------------------------------

    @abstractmethod
    def clone(self, state: S) -> S:
        """An independent copy; must be fast."""

    def dump(self, state: S) -> bytes:
        """† The canonical bytes of a state. Works at every decision, also in the middle of a card."""
        return dump_record(state, self.encode_hook)

    def load(self, dumped: bytes) -> S:
        """† The inverse of `dump`."""
        loaded: S = load_record(dumped, self.state_type, self.decode_hook)
        return loaded

    def key(self, state: S) -> str:
        """A stable hash of the canonical dump."""
        return blake2b(self.dump(state), digest_size=16).hexdigest()

    def encode_hook(self, value: object) -> Any:
        """† Encode a value of the state that msgspec does not support."""
        raise NotImplementedError(f"{self.name}: cannot dump {type(value).__name__}")

    def decode_hook(self, kind: type, raw: object) -> Any:
        """† The inverse of `encode_hook`."""
        raise NotImplementedError(f"{self.name}: cannot load {kind.__name__}")

    def to_action(self, seat: int, raw: object) -> Action:
        """Convert a decoded JSON value to an action; raises `Refusal` if it is none."""
        if seat == CLOCK and raw == TICK:
            return raw
        try:
            # A cached JSON decoder is much faster than `msgspec.convert`, even with the extra encoding.
            return decoder(self.action_type).decode(msgspec.json.encode(raw))
        except (msgspec.MsgspecError, TypeError, ValueError, RecursionError) as error:
            raise Refusal("not-an-action", "CONTRACT", reason=str(error)) from None

    # --- for search and tests ------------------------------------------------------------------------------

    def resample(self, state: S, seat: int | None, draw: Draw) -> S:
        """† Another state that looks the same to the seat, with everything it cannot see sampled again."""
        return self.clone(state)

    def conserved(self, state: S) -> Mapping[str, int]:
        """† Counts that no action may change: all tiles, all cards, all cubes …"""
        return {}
