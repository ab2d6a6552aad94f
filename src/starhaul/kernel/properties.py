"""The properties that every state of every game must have. `conformance.check_game` checks them in play."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import pairwise, takewhile
from typing import Any

import msgspec
from msgspec import UNSET

from starhaul.kernel.chance import Outcomes, Stream
from starhaul.kernel.contract import CHANCE, CLOCK, TICK, Action, Event, Game, Question, is_among, order_key
from starhaul.kernel.errors import Refusal
from starhaul.kernel.event_records import declared_events, record_of
from starhaul.kernel.presence_records import Presence
from starhaul.kernel.record_types import dump_record

_TRIES = 3
"""How many options, outcomes or illegal actions are tried per decision."""


class ContractViolation(AssertionError):
    """A game broke its contract. `property` says how; `log` replays the match up to that point."""

    def __init__(self, property: str, detail: str) -> None:
        super().__init__(f"{property}: {detail}")
        self.property = property
        self.log = b""


class Probe:
    """One state under test and what is known about the match so far."""

    def __init__(self, game: Game[Any, Any], config: Any, state: Any, draw: Stream) -> None:
        self.game = game
        self.state = state
        self.draw = draw
        self.seats = game.seats(config)
        self.events = frozenset(declared_events(game.event_base))
        self.at_ms = 0
        self.dumped = game.dump(state)
        self.first_counts = dict(game.conserved(state))
        self.seen_actions: list[tuple[int, Action]] = []
        self.hidden_from: set[int | None] = set()
        """Viewers for whom resampling hidden data has changed something."""

    def look(self, at_ms: int) -> None:
        """Record the state after the match has moved on."""
        self.at_ms = at_ms
        self.dumped = self.game.dump(self.state)

    def viewers(self) -> list[int | None]:
        return [*range(self.seats), None]

    def view(self, state: Any, seat: int | None) -> bytes:
        return msgspec.json.encode(self.game.view(state, seat))

    def some(self, options: Sequence[Any]) -> list[Any]:
        """A few options, picked at random."""
        return [self.draw.pick(options) for _ in range(min(_TRIES, len(options)))]

    def must(self, holds: bool, property: str, detail: object) -> None:
        if not holds:
            raise ContractViolation(property, str(detail))

    def untouched(self, property: str, detail: object) -> None:
        self.must(self.game.dump(self.state) == self.dumped, property, detail)


def clones_are_equal_and_independent(probe: Probe) -> None:
    game, copy = probe.game, probe.game.clone(probe.state)
    probe.must(copy is not probe.state, "clone-independent", "the clone is the state itself")
    probe.must(game.dump(copy) == probe.dumped, "clone-equal", "the clone differs from the state")
    for seat, action in _legal_actions(probe):
        # Another property checks whether the action is legal.
        with suppress(Refusal):
            game.apply(game.clone(probe.state), seat, action, probe.at_ms)
        probe.untouched("clone-independent", f"{action!r} on a clone changed the original")


def dumps_load_again(probe: Probe) -> None:
    game = probe.game
    loaded = game.load(probe.dumped)
    probe.must(game.dump(loaded) == probe.dumped, "dump-load", "a loaded state dumps differently")
    same = list(game.questions(loaded)) == list(game.questions(probe.state))
    probe.must(same, "questions-derived", "a loaded state asks other questions than the original")
    probe.must(game.outcomes(loaded) == game.outcomes(probe.state), "dump-load", "outcomes differ")
    seat = probe.draw.pick(probe.viewers())
    same = probe.view(loaded, seat) == probe.view(probe.state, seat)
    probe.must(same, "dump-load", f"view of {seat} differs after loading")


def questions_are_well_formed(probe: Probe) -> None:
    questions = list(probe.game.questions(probe.state))
    probe.must(
        questions == list(probe.game.questions(probe.state)), "questions-derived", "asking twice differs"
    )
    probe.untouched("questions-derived", "asking changed the state")
    for question in questions:
        probe.must(0 <= question.seat < probe.seats, "question-form", f"no seat {question.seat}")
        probe.must(bool(question.kind), "question-form", "a question without a kind")
        _json_value(probe, "question-form", question.about)
        if question.options is not None:
            _options_are_well_formed(probe, question)
    waiting = [(question.seat, question.kind) for question in questions if question.waits]
    probe.must(len(waiting) == len(set(waiting)), "question-form", f"asked twice: {waiting}")


def offers_agree_with_questions(probe: Probe) -> None:
    """`asked` and `offers` are shortcuts: they must say what `questions` says."""
    game, state = probe.game, probe.state
    questions = list(game.questions(state))
    seats = [question.seat for question in questions]
    probe.must(list(game.asked(state)) == seats, "offers-agree", "other seats are asked")
    for seat in sorted(set(seats)):
        offered = [(offer.kind, offer.options, offer.waits) for offer in game.offers(state, seat)]
        asked = [(one.kind, one.options, one.waits) for one in questions if one.seat == seat]
        probe.must(offered == asked, "offers-agree", f"seat {seat} is offered other answers")


def _options_are_well_formed(probe: Probe, question: Question) -> None:
    options = question.options or ()
    keys = [order_key(option) for option in options]
    increasing = all(one < other for one, other in pairwise(keys))
    probe.must(bool(options), "question-form", f"{question.kind}: no options")
    probe.must(increasing, "question-form", f"{question.kind}: options are not sorted and unique")
    for option in probe.some(options):
        raw = _json_value(probe, "question-form", option)
        same = probe.game.to_action(question.seat, raw) == option
        probe.must(same, "question-form", f"{option!r} is another action after a trip through JSON")


def answers_are_legal(probe: Probe) -> None:
    """Defaults, listed options and sampled answers pass the check and can be carried out."""
    game = probe.game
    for question in game.questions(probe.state):
        if question.waits:
            _is_accepted(probe, question.seat, question.default, "default-legal")
        if question.options is None:
            for _ in range(_TRIES):
                answer = game.sample(probe.state, question, probe.draw, probe.at_ms)
                _is_accepted(probe, question.seat, answer, "sample-legal")
        else:
            for option in probe.some(question.options):
                _is_accepted(probe, question.seat, option, "option-legal")


def _is_accepted(probe: Probe, seat: int, action: Action, property: str) -> None:
    try:
        probe.game.apply(probe.game.clone(probe.state), seat, action, probe.at_ms)
    except Refusal as why:
        raise ContractViolation(property, f"seat {seat}, {action!r}: {why}") from why


def illegal_actions_leave_no_trace(probe: Probe) -> None:
    """Whatever `check` refuses, `apply` refuses too, with code and rule and without changing the state."""
    for seat, action in _suspects(probe):
        try:
            probe.game.check(probe.state, seat, action, probe.at_ms)
            refused = False
        except Refusal as why:
            refused = True
            named = bool(why.code) and bool(why.rule)
            probe.must(named, "illegal-refused", f"{action!r}: a refusal without code or rule")
        probe.untouched("illegal-refused", f"checking {action!r} changed the state")
        if refused:
            _apply_must_refuse(probe, seat, action)
        else:
            _must_be_offered(probe, seat, action)


def _must_be_offered(probe: Probe, seat: int, action: Action) -> None:
    """What `check` accepts must be an outcome, a tick that is due, or an answer to a question."""
    game, state = probe.game, probe.state
    if seat == CHANCE:
        outcomes = game.outcomes(state)
        offered = outcomes is not None and is_among(action, outcomes.options)
    elif seat == CLOCK:
        due = game.wake_at(state)
        # A `Presence` action is legal at any time.
        offered = isinstance(action, Presence) or (due is not None and due <= probe.at_ms)
    else:
        questions = [question for question in game.questions(state) if question.seat == seat]
        offered = any(
            question.options is None or is_among(action, question.options) for question in questions
        )
    probe.must(offered, "illegal-refused", f"seat {seat} may do {action!r} without being asked for it")


def _apply_must_refuse(probe: Probe, seat: int, action: Action) -> None:
    try:
        probe.game.apply(probe.state, seat, action, probe.at_ms)
    except Refusal:
        probe.untouched("illegal-refused", f"refusing {action!r} of seat {seat} left a trace")
    else:
        raise ContractViolation(
            "illegal-refused", f"seat {seat}: {action!r} was carried out against the check"
        )


def _suspects(probe: Probe) -> list[tuple[int, Action]]:
    """Actions likely to be illegal now: earlier actions, actions of other seats, and nonsense."""
    found: list[tuple[int, Action]] = [(CLOCK, TICK), (probe.seats, 0), (CHANCE, ("nonsense",))]
    if probe.seen_actions:
        for seat, action in probe.some(probe.seen_actions):
            found += [(seat, action), (probe.draw(probe.seats), action)]
    for question in probe.game.questions(probe.state):
        stranger = (question.seat + 1) % probe.seats
        found.append((stranger, question.default))
        found += [(question.seat, ("nonsense",)), (question.seat, 1.0), (question.seat, True)]
    return found


def views_are_well_formed(probe: Probe) -> None:
    for seat in probe.viewers():
        view = _json_value(probe, "view-form", probe.game.view(probe.state, seat))
        probe.must(isinstance(view, dict), "view-form", f"the view of {seat} is no JSON object")
    probe.untouched("view-form", "looking changed the state")


def hidden_data_does_not_show(probe: Probe) -> None:
    """Resample what a viewer cannot see: view, questions and the next events must not change.

    Each decision tests one random viewer; `check_game` makes sure that the whole run has covered all of them.
    """
    game, seat = probe.game, probe.draw.pick(probe.viewers())
    other = game.load(game.dump(game.resample(probe.state, seat, probe.draw)))
    probe.untouched("hidden-resampled", "resampling changed the state")
    if game.dump(other) != probe.dumped:
        probe.hidden_from.add(seat)
    same = probe.view(other, seat) == probe.view(probe.state, seat)
    probe.must(same, "hidden-resampled", f"the view of {seat} shows something hidden")
    same = _asked(probe, other, seat) == _asked(probe, probe.state, seat)
    probe.must(same, "hidden-resampled", f"the questions to {seat} show something hidden")
    same = dict(game.conserved(other)) == probe.first_counts
    probe.must(same, "hidden-resampled", "resampling makes or loses pieces")
    _tells_nothing_hidden(probe, other, seat)


def _tells_nothing_hidden(probe: Probe, other: Any, viewer: int | None) -> None:
    """Apply the same action to both states: a viewer's events must be equal, except for what is revealed."""
    for seat, action in _legal_actions(probe):
        try:
            elsewhere = probe.game.apply(probe.game.clone(other), seat, action, probe.at_ms)
        except Refusal:
            probe.must(
                seat != viewer, "hidden-resampled", f"{action!r} is legal only with hidden data as they are"
            )
            continue
        here = probe.game.apply(probe.game.clone(probe.state), seat, action, probe.at_ms)
        one, two = _heard(here, viewer), _heard(elsewhere, viewer)
        if probe.game.asks_secretly or any(event.reveals for event in (*here, *elsewhere)):
            # A secret question may block one of the two states while the other goes on, and after a
            # revelation the states may develop differently.
            common = min(len(one), len(two))
            one, two = one[:common], two[:common]
        detail = f"after {action!r} an event tells {viewer} something hidden"
        probe.must(one == two, "hidden-resampled", detail)


def _heard(told: Sequence[Event], viewer: int | None) -> list[bytes]:
    """The viewer's events, up to the first that reveals something on purpose."""
    heard = [event for event in told if event.is_for(viewer)]
    return [dump_record(event) for event in takewhile(lambda event: not event.reveals, heard)]


def _asked(probe: Probe, state: Any, seat: int | None) -> bytes:
    return dump_record([question for question in probe.game.questions(state) if question.seat == seat])


def nothing_is_lost(probe: Probe) -> None:
    counts = dict(probe.game.conserved(probe.state))
    probe.must(counts == probe.first_counts, "conserved", f"{probe.first_counts} became {counts}")


def chance_can_be_forced(probe: Probe) -> None:
    """Each outcome can be forced, always has the same effect, and is reported by an event."""
    game, outcomes = probe.game, probe.game.outcomes(probe.state)
    if outcomes is None:
        return
    probe.must(not game.questions(probe.state), "chance-forced", "a seat is asked while chance is to act")
    _outcomes_are_well_formed(probe, outcomes)
    for option in probe.some(outcomes.options):
        told = [event.outcome for event in _result_of(probe, CHANCE, option) if event.outcome is not UNSET]
        probe.must(told == [option], "chance-forced", f"forced {option!r}, told {told!r}")


def actions_are_deterministic(probe: Probe) -> None:
    for seat, action in _legal_actions(probe):
        with suppress(Refusal):
            _result_of(probe, seat, action)


def _result_of(probe: Probe, seat: int, action: Action) -> list[Event]:
    """The events of an action; applying it twice must give the same state and the same events."""
    game = probe.game
    one, other = game.clone(probe.state), game.clone(probe.state)
    told, again = (game.apply(state, seat, action, probe.at_ms) for state in (one, other))
    probe.must(game.dump(one) == game.dump(other), "deterministic", f"{action!r} has two different results")
    probe.must(told == again, "deterministic", f"{action!r} is told in two different ways")
    return told


def _outcomes_are_well_formed(probe: Probe, outcomes: Outcomes) -> None:
    options, weights = outcomes.options, outcomes.weights
    probe.must(bool(options) and bool(outcomes.stream), "chance-form", "no outcomes or no stream")
    # A range may be very long, and it has no repeated items.
    unique = isinstance(options, range) or len(set(map(msgspec.json.encode, options))) == len(options)
    probe.must(unique, "chance-form", "an outcome stands twice")
    if weights is not None:
        whole = all(type(weight) is int and weight > 0 for weight in weights)
        probe.must(whole and len(weights) == len(options), "chance-form", f"weights {weights!r}")


def events_are_well_formed(probe: Probe, told: Sequence[Event]) -> None:
    for event in told:
        name = f"{type(event.record).__name__} ({event.key})"
        probe.must(
            type(event.record) in probe.events,
            "event-declared",
            f"{name} is not declared as an event of the game",
        )
        args = _json_value(probe, "event-form", event.args)
        probe.must(
            _is_as_declared(probe, event, args), "event-declared", f"{name} is not as declared: {args}"
        )
        if event.audience is not None:
            valid = list(event.audience) == sorted({*event.audience} & {*range(probe.seats)})
            probe.must(valid, "event-form", f"{event.key}: audience {event.audience!r}")


def _is_as_declared(probe: Probe, event: Event, args: Any) -> bool:
    """Whether the record comes back from a message as it was: with all fields, of the declared types."""
    try:
        again = record_of(probe.game.event_base, event.key, args)
    except msgspec.ValidationError:
        return False
    return bool(_json_value(probe, "event-form", again.args) == args)


def _legal_actions(probe: Probe) -> list[tuple[int, Action]]:
    """A legal action of chance or of one seat that is asked; none at the end."""
    outcomes = probe.game.outcomes(probe.state)
    if outcomes is not None:
        return [(CHANCE, probe.draw.pick(outcomes.options))]
    questions = probe.game.questions(probe.state)
    if not questions:
        return []
    question = probe.draw.pick(questions)
    return [(question.seat, probe.game.sample(probe.state, question, probe.draw, probe.at_ms))]


def _json_value(probe: Probe, property: str, value: object) -> Any:
    try:
        return msgspec.json.decode(msgspec.json.encode(value))
    except (TypeError, msgspec.MsgspecError) as error:
        raise ContractViolation(property, f"{value!r} is not JSON: {error}") from error


PROPERTIES: tuple[Callable[[Probe], None], ...] = (
    questions_are_well_formed,
    offers_agree_with_questions,
    clones_are_equal_and_independent,
    views_are_well_formed,
    nothing_is_lost,
    chance_can_be_forced,
    answers_are_legal,
    actions_are_deterministic,
    dumps_load_again,
    illegal_actions_leave_no_trace,
    hidden_data_does_not_show,
)
"""In this order, so that a bug is reported under the simplest property it breaks."""
