"""The conformance kit: plays any game at random and checks the contract at every decision.

>>> from starhaul.kernel.conformance import check_game    # then: check_game(MyGame(), config, games=20)
"""

from typing import Any

from msgspec import Struct

from starhaul.kernel.chance import Seed, Stream
from starhaul.kernel.contract import CHANCE, CLOCK, TICK, Action, C, Game, S
from starhaul.kernel.errors import Refusal, StarhaulError
from starhaul.kernel.log import read_log, replay, verify, write_log
from starhaul.kernel.match import Match
from starhaul.kernel.presence import PRESENCE, PresenceGame
from starhaul.kernel.presence_records import Presence
from starhaul.kernel.properties import PROPERTIES, ContractViolation, Probe, events_are_well_formed

_CLOCK_FIRST = 25
"""One time in this many, the clock ticks although seats could act."""
_COMING_AND_GOING = 60
"""One time in this many, a player leaves the table or comes back, in games that support presence."""


class ConformanceTally(Struct):
    """Counts of what a run of the kit has covered."""

    games: int = 0
    decisions: int = 0
    outcomes: int = 0
    ticks: int = 0


def check_game(game: Game[C, S], config: C, games: int = 10, seed: Seed = 0) -> ConformanceTally:
    """Play `games` random matches; raise `ContractViolation`, with a log, at the first broken property."""
    tally = ConformanceTally()
    hidden_from: set[int | None] = set()
    for number in range(games):
        run = _Run(game, config, f"{seed}/{number}")
        try:
            run.play(tally)
        except Exception as error:
            raise run.violation(error) from error
        tally.games += 1
        hidden_from |= run.probe.hidden_from
    if game.hides and games and len(hidden_from) <= game.seats(config):
        raise ContractViolation("hidden-resampled", "for some viewers resampling never changes anything")
    return tally


class _Run:
    """One random match under test."""

    def __init__(self, game: Game[C, Any], config: C, seed: Seed) -> None:
        self.game = game
        self.match = Match(game, config, seed)
        self.draw = Stream(seed, "conformance")
        self.probe = Probe(game, config, self.match.state, self.draw)
        self.bound = game.bound(config)
        self.past: list[tuple[Any, str]] = []

    def violation(self, error: Exception) -> ContractViolation:
        """Wrap the error as a contract violation with a log that reproduces it."""
        found = error if isinstance(error, ContractViolation) else ContractViolation("raises", repr(error))
        found.log = write_log(self.match)
        found.add_note(f"game {self.game.name}, seed {self.match.seed!r}, action {len(self.match.entries)}")
        return found

    def play(self, tally: ConformanceTally) -> None:
        while not self.match.is_over:
            self._check_now()
            seat, action, at_ms = self._next_action()
            self._act(seat, action, at_ms, tally)
            if len(self.match.entries) > self.bound:
                raise ContractViolation("terminates", f"more than {self.bound} actions")
        self._check_end()

    def _check_now(self) -> None:
        self.probe.look(self.match.now_ms)
        for holds in PROPERTIES:
            holds(self.probe)
        self.past.append((self.game.clone(self.match.state), self.match.key))

    def _act(self, seat: int, action: Action, at_ms: int, tally: ConformanceTally) -> None:
        try:
            told = self.match.act(seat, action, at_ms)
        except Refusal as why:
            raise ContractViolation("option-legal", f"seat {seat} was offered {action!r}: {why}") from why
        events_are_well_formed(self.probe, told)
        self.probe.seen_actions.append((seat, action))
        tally.outcomes += seat == CHANCE
        tally.ticks += seat == CLOCK
        tally.decisions += seat >= 0
        self._past_is_unchanged(self.past[-1:])

    def _past_is_unchanged(self, past: list[tuple[Any, str]]) -> None:
        for number, (state, key) in enumerate(past):
            if self.game.key(state) != key:
                raise ContractViolation("clone-independent", f"an earlier state ({number}) was changed later")

    def _next_action(self) -> tuple[int, Action, int]:
        if self.game.outcomes(self.match.state) is not None:
            return CHANCE, self.match.next_outcome(), self.match.now_ms
        questions = self.game.questions(self.match.state)
        due = self.game.wake_at(self.match.state)
        now = self.match.now_ms
        if isinstance(self.game, PresenceGame) and self.draw(_COMING_AND_GOING) == 0:
            return CLOCK, Presence(self.draw(self.probe.seats), self.draw.pick(tuple(PRESENCE))), now
        if due is not None and (not questions or due <= now or self.draw(_CLOCK_FIRST) == 0):
            return CLOCK, TICK, max(due, now)
        if not questions:
            raise ContractViolation("stuck", "nobody is asked and the match is not over")
        question = self.draw.pick(questions)
        later = now + self.draw(500)
        at_ms = max(now, later if due is None else min(later, due - 1))
        return question.seat, self.game.sample(self.match.state, question, self.draw, at_ms), at_ms

    # --- when the match is over ----------------------------------------------------------------------------

    def _check_end(self) -> None:
        self._check_now()
        game, state = self.game, self.match.state
        if game.questions(state) or game.outcomes(state) is not None or game.wake_at(state) is not None:
            raise ContractViolation("stuck", "something is asked although the match is over")
        scores = game.scores(state)
        if [type(score) for score in scores] != [int] * self.probe.seats:
            raise ContractViolation("scores", f"not one whole number for each seat: {scores!r}")
        if game.scores(game.load(game.dump(state))) != scores:
            raise ContractViolation("scores", "the scores do not follow from the state")
        self._past_is_unchanged(self.past)
        try:
            self._log_tells_the_match()
            self._snapshot_goes_on()
        except StarhaulError as why:
            raise ContractViolation("replay", f"the rules refuse the log of their own match: {why}") from why

    def _log_tells_the_match(self) -> None:
        verdict = verify(self.game, read_log(write_log(self.match)))
        if not verdict.same_key:
            raise ContractViolation("replay", "replaying the log ends in another state")
        if not verdict.fair:
            raise ContractViolation("replay", "chance did not follow from the seed")

    def _snapshot_goes_on(self) -> None:
        """Replay to a random index, save, restore and play on: the match must end in the same state."""
        entries = self.match.entries
        middle = self.draw(len(entries) + 1)
        half = replay(self.game, read_log(write_log(self.match)), upto=middle)
        again = Match.restore(self.game, self.match.config, self.match.seed, half.save())
        for entry in entries[middle:]:
            action = again.next_outcome() if entry.seat == CHANCE else entry.action
            again.act(entry.seat, action, entry.at_ms)
        if again.key != self.match.key:
            raise ContractViolation("replay", f"saved and restored at {middle}, the match ended differently")
