"""Positions of whole matches in which bots are asked for their opinion.

The matches are logs beside this module; `python -m tools.opinions` plays them and chooses the positions. A
position is named by its match, the entry of the log that follows it, and the seat that is asked.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from starhaul.bots.arena import heard_by
from starhaul.bots.bot_contract import Chair, Opinion
from starhaul.bots.registry import bot_named
from starhaul.bots.thinking import briefing_in
from starhaul.games import game_named
from starhaul.kernel.contract import Event, Game, Question
from starhaul.kernel.log import read_log, replay
from starhaul.kernel.match import Match

FOLDER = Path(__file__).resolve().parent
MATCHES = FOLDER / "matches"


class Luck:
    """Random numbers for bots that do not depend on the kernel's generator, so that a
    change of it changes no opinion."""

    def __init__(self) -> None:
        self._state = 20_261_116

    def __call__(self, below: int) -> int:
        self._state = self._state * 48_271 % 2_147_483_647
        return self._state % below

    def pick(self, things: Sequence[Any]) -> Any:
        return things[self(len(things))]


class Position(NamedTuple):
    """A question to a seat, with all events that the seat received before it."""

    match: str
    index: int
    game: Game[Any, Any]
    config: Any
    state: Any
    question: Question
    at_ms: int
    told: Sequence[Event]
    said: Any
    """The answer in the match, as the log has it."""
    ahead: int = 0
    """How far ahead of the seat another ship was placed: matches rarely have ships that are nearly lapped."""

    @property
    def name(self) -> str:
        return f"{self.match}@{self.index}/{self.question.seat}" + (f"+{self.ahead}" if self.ahead else "")

    def with_a_leader(self, ahead: int) -> Position:
        """The same position with another ship of the trucker game that many spaces ahead."""
        state = self.game.clone(self.state)
        mine = state.players.index(self.question.seat)
        other = next(seat for seat in state.flying() if seat != mine)
        state.in_flight.positions[other] = state.in_flight.positions[mine] + ahead
        return self._replace(state=state, ahead=ahead)

    def opinions(self, bot: str) -> list[Opinion]:
        """The opinions of a bot that takes this seat."""
        seat, luck = self.question.seat, Luck()
        player = bot_named(bot, Chair(self.game, self.config, seat, luck, budget_ms=60_000))  # type: ignore[arg-type]
        player.hear(heard_by(seat, list(self.told)))
        return player.opinions(briefing_in(self.game, self.state, self.question, self.at_ms))

    def answer(self, bot: str) -> Any:
        """Its answer; None if it prefers to wait."""
        opinions = self.opinions(bot)
        return opinions[0].action if opinions else None


@cache
def positions(match: str) -> dict[str, Position]:
    """All answered questions of a match, by name."""
    log = read_log((MATCHES / f"{match}.jsonl").read_bytes())
    game = game_named(log.head.game)
    played = replay(game, log, upto=0)
    told: list[Event] = []
    found = {}
    for entry in log.entries:
        for position in _asked(match, played, entry, told):
            found[position.name] = position
        told += played.act(entry.seat, game.to_action(entry.seat, entry.action), entry.at_ms)
    return found


def _asked(match: str, played: Match[Any, Any], entry: Any, told: list[Event]) -> list[Position]:
    game = played.game
    questions = [question for question in game.questions(played.state) if question.seat == entry.seat]
    return [
        Position(
            match=match,
            index=entry.i,
            game=game,
            config=played.config,
            state=game.clone(played.state),
            question=question,
            at_ms=entry.at_ms,
            told=told[:],
            said=entry.action,
        )
        for question in questions
        if question.options is None or len(question.options) > 1
    ]


def position(name: str) -> Position:
    base, _, ahead = name.partition("+")
    place = positions(base.partition("@")[0])[base]
    return place.with_a_leader(int(ahead)) if ahead else place
