"""A match as programs use it: questions and answers, views, bots, the log and a picture.

The handle adds nothing to the rules. It keeps chance and the clock going, so that a program sees only what
seats are asked. Made by `api.match_sources`.
"""

from collections.abc import Sequence
from typing import Any, Generic, Self, TypeVar, cast

from msgspec import Struct

from starhaul.api.seated_players import Player, seated
from starhaul.bots.answer_schedule import Lapse
from starhaul.bots.arena import Arena
from starhaul.games import plugin_named
from starhaul.kernel.batch import pass_time
from starhaul.kernel.chance import Seed, Stream
from starhaul.kernel.contract import Action, C, Event, Question, S
from starhaul.kernel.errors import Refusal
from starhaul.kernel.log import write_log
from starhaul.kernel.match import Match
from starhaul.kernel.random_play import play_random
from starhaul.locale import Texts

V = TypeVar("V")


class MatchResult(Struct, frozen=True):
    """How a match ended."""

    scores: list[int]
    """One for each seat; higher is better."""
    actions: int
    """The number of entries in the log: answers, chance and the clock."""
    lapses: list[Lapse]
    """Answers of bots that had to be replaced."""


class MatchHandle(Generic[C, S, V]):
    """One match. The parameters are the types of its configuration, its state and its views."""

    def __init__(self, match: Match[C, S]) -> None:
        self._match = match
        self._luck = Stream(match.seed, "samples")

    # --- looking -------------------------------------------------------------------------------------------

    @property
    def game(self) -> str:
        """The name of the game."""
        return self._match.game.name

    @property
    def config(self) -> C:
        """The complete configuration."""
        return self._match.config

    @property
    def seed(self) -> Seed:
        """What all chance follows from."""
        return self._match.seed

    @property
    def seats(self) -> int:
        """The number of seats."""
        return self._match.game.seats(self._match.config)

    @property
    def state(self) -> S:
        """Everything, hidden data included. Read it, never change it: only `answer` keeps to the rules."""
        return self._match.state

    def view(self, seat: int | None = None) -> V:
        """What a seat may know; None: what spectators see."""
        return cast(V, self._match.game.view(self._match.state, seat))

    @property
    def is_over(self) -> bool:
        return self._match.is_over

    @property
    def scores(self) -> list[int]:
        """One for each seat; higher is better. Meaningful when the match is over."""
        return self._match.game.scores(self._match.state)

    @property
    def now_ms(self) -> int:
        """The time of the match in milliseconds. It passes only when something is waited for."""
        return self._match.now_ms

    @property
    def key(self) -> str:
        """A hash of the state: two matches with the same key are in the same state."""
        return self._match.key

    # --- playing -------------------------------------------------------------------------------------------

    @property
    def questions(self) -> Sequence[Question]:
        """What seats are asked now. Where `options` is None the answers are too many to list: `sample` makes
        one, and `why_not` judges one."""
        return self._match.game.questions(self._match.state)

    def answer(self, seat: int, action: Action) -> list[Event]:
        """Answer a question, let chance act, and return what happened. An illegal answer raises `Refusal` and
        changes nothing."""
        told = self._match.act(seat, action)
        return told + self.settle()

    def why_not(self, seat: int, action: Action) -> Refusal | None:
        """Why the rules do not allow an answer; None if they do. Changes nothing."""
        try:
            self._match.game.check(self._match.state, seat, action, self._match.now_ms)
        except Refusal as why:
            return why
        return None

    def sample(self, question: Question) -> Action:
        """A random legal answer."""
        return self._match.game.sample(self._match.state, question, self._luck, self._match.now_ms)

    def settle(self) -> list[Event]:
        """Let chance act, and the clock where nobody is asked, until a seat is asked or the match is over.
        Needed only after `replay`: everything else does it by itself."""
        told = self._match.advance()
        while not self._match.is_over and not self.questions:
            told += self.pass_time()
        return told

    def pass_time(self) -> list[Event]:
        """Let the time come that the match waits for, such as the end of the hourglass. Raises `Refusal` if
        it waits for none."""
        if self._match.game.wake_at(self._match.state) is None:
            raise Refusal("not-due", "CONTRACT", at_ms=self._match.now_ms)
        return pass_time(self._match) + self._match.advance()

    def play(self, players: Player | Sequence[Player] = "medium") -> MatchResult:
        """Play to the end: one player for every seat, or one for each seat. A player is the name of a bot, a
        class of bots, or a function that takes a briefing and returns an answer."""
        arena = Arena(self._match, seated(self._match, players), limit_ms=None, hang_ms=None)
        arena.play()
        return MatchResult(self.scores, len(self._match.entries), arena.lapses)

    def play_randomly(self, seed: Seed = 0) -> MatchResult:
        """Play to the end with random legal answers, much faster than with bots called `random`."""
        play_random(self._match, Stream(seed, "players"))
        return MatchResult(self.scores, len(self._match.entries), [])

    def fork(self, seed: Seed | None = None) -> Self:
        """An independent copy. With a seed its future differs from that of this match."""
        return type(self)(self._match.fork(seed))

    # --- keeping and showing -------------------------------------------------------------------------------

    def log(self) -> bytes:
        """The log so far: `replay` and `verify` read it (docs/formats.md §5)."""
        return write_log(self._match)

    def svg(self, language: str = "en") -> str:
        """What spectators see, as a picture. Raises `BadInput` for a game without pictures."""
        terminal: Any = plugin_named(self.game).part("terminal")
        return str(terminal.picture(self._match.state, Texts(language)))

    def __repr__(self) -> str:
        ending = "over" if self.is_over else f"{self._match.now_ms} ms"
        return f"<{type(self).__name__} {self.game}, seed {self.seed!r}, {ending}>"
