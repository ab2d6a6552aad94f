"""One match of a tournament: everything it depends on goes in, everything worth knowing comes out.

Both are plain values, so that a match may be played in another process or on another machine.
"""

import time
from collections.abc import Sequence
from typing import Any

from msgspec import Struct, to_builtins

from starhaul.bots.arena import Arena
from starhaul.bots.bot_contract import Bot, Briefing
from starhaul.bots.registry import seat_bots
from starhaul.games import game_named
from starhaul.kernel.contract import Action, Event, Game
from starhaul.kernel.match import Match
from starhaul.kernel.typed import from_builtins
from starhaul.sim.match_figures import Figures, study_of

Thoughts = dict[str, list[float]]
"""Milliseconds that answers took, by the kind of the question."""


class Order(Struct, frozen=True):
    """A match to be played."""

    number: int
    game: str
    config: Any
    """As logs write it."""
    seed: str
    bots: tuple[str, ...]
    """The name of the bot on each seat."""
    limit_ms: float | None = None
    """Longer thoughts are overruled; without a limit nothing depends on the speed of the machine."""


class LapseRecord(Struct, frozen=True):
    """A bot had to be overruled."""

    seat: int
    kind: str
    why: str
    detail: str = ""


class SimulatedMatch(Struct, frozen=True):
    """A match that was played; if it failed, `failure` says why."""

    number: int
    seed: str
    bots: tuple[str, ...]
    scores: list[int] = []
    actions: int = 0
    figures: list[Figures] = []
    lapses: list[LapseRecord] = []
    thoughts: list[Thoughts] = []
    failure: str = ""


class Timed(Bot):
    """A bot with somebody beside it who holds the watch."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot.chair, **bot.traits)
        self._bot = bot
        self.thoughts: Thoughts = {}

    def hear(self, events: Sequence[Event]) -> None:
        self._bot.hear(events)

    def answer(self, briefing: Briefing) -> Action | None:
        # Time of this thread alone: other work on the machine makes no bot look slow.
        began = time.thread_time()
        try:
            return self._bot.answer(briefing)
        finally:
            took = (time.thread_time() - began) * 1000
            self.thoughts.setdefault(briefing.question.kind, []).append(round(took, 3))

    def pace_ms(self, briefing: Briefing, action: Action | None) -> int:
        return self._bot.pace_ms(briefing, action)


def play(order: Order) -> SimulatedMatch:
    try:
        return _played(order)
    except Exception as error:
        # Bots cannot bring a match down, so this is a mistake of the rules: it must not get lost on the way.
        reason = f"{type(error).__name__}: {error}"
        return SimulatedMatch(order.number, order.seed, order.bots, failure=reason)


def _played(order: Order) -> SimulatedMatch:
    game = game_named(order.game)
    config = from_builtins(order.config, game.config_type)
    bots = [Timed(bot) for bot in seat_bots(order.bots, game, config, order.seed)]
    match = Match(game, config, order.seed)
    table = Arena(match, bots, limit_ms=order.limit_ms)
    table.play()
    return SimulatedMatch(
        number=order.number,
        seed=order.seed,
        bots=order.bots,
        scores=game.scores(match.state),
        actions=len(match.entries),
        figures=study_of(order.game).study(match),
        lapses=[LapseRecord(*lapse) for lapse in table.lapses],
        thoughts=[bot.thoughts for bot in bots],
    )


def orders(
    game: Game[Any, Any], config: Any, seatings: Sequence[Sequence[str]], seed: str, limit_ms: float | None
) -> list[Order]:
    """All matches of a tournament, each with a seed of its own."""
    plain = to_builtins(config)
    return [
        Order(number, game.name, plain, f"{seed}/{number}", tuple(bots), limit_ms)
        for number, bots in enumerate(seatings)
    ]
