"""Plays one match of a tournament.

Input and output are plain values, so that a match can be played in another process or on another machine.
"""

import time
from collections.abc import Sequence
from typing import Any

from msgspec import Struct, to_builtins

from starhaul.bots.arena import Arena
from starhaul.bots.bot_contract import Bot, Briefing
from starhaul.bots.registry import seat_bots
from starhaul.games import game_named
from starhaul.kernel.contract import Action, C, Event, Game, S
from starhaul.kernel.match import Match
from starhaul.kernel.typed import from_builtins
from starhaul.sim.match_figures import Figures, study_of

ThinkingTimes = dict[str, list[float]]
"""The time of answers in milliseconds, by kind of question."""


class Order(Struct, frozen=True):
    """A match to be played."""

    number: int
    game: str
    config: Any
    """In the form of logs."""
    seed: str
    bots: tuple[str, ...]
    """The name of the bot at each seat."""
    limit_ms: float | None = None
    """Slower answers are replaced; without a limit the results do not depend on the speed of the machine."""


class LapseRecord(Struct, frozen=True):
    """A case in which a bot's answer was replaced."""

    seat: int
    kind: str
    why: str
    detail: str = ""


class SimulatedMatch(Struct, frozen=True):
    """The result of a match; `failure` says why it failed, if it did."""

    number: int
    seed: str
    bots: tuple[str, ...]
    scores: list[int] = []
    actions: int = 0
    figures: list[Figures] = []
    lapses: list[LapseRecord] = []
    thinking_ms: list[ThinkingTimes] = []
    failure: str = ""


class Timed(Bot):
    """Measures the thinking time of a bot."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot.chair, **bot.traits)
        self._bot = bot
        self.thinking_ms: ThinkingTimes = {}

    def hear(self, events: Sequence[Event]) -> None:
        self._bot.hear(events)

    def answer(self, briefing: Briefing) -> Action | None:
        # CPU time of this thread, so that other load on the machine does not count.
        began = time.thread_time()
        try:
            return self._bot.answer(briefing)
        finally:
            took = (time.thread_time() - began) * 1000
            self.thinking_ms.setdefault(briefing.question.kind, []).append(round(took, 3))

    def pace_ms(self, briefing: Briefing, action: Action | None) -> int:
        return self._bot.pace_ms(briefing, action)


def play(order: Order) -> SimulatedMatch:
    try:
        return _played(order)
    except Exception as error:
        # Bots cannot make a match fail, so this is a bug in the rules: report it.
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
        thinking_ms=[bot.thinking_ms for bot in bots],
    )


def orders(
    game: Game[C, S], config: object, seatings: Sequence[Sequence[str]], seed: str, limit_ms: float | None
) -> list[Order]:
    """All matches of a tournament, each with its own seed."""
    plain = to_builtins(config)
    return [
        Order(number, game.name, plain, f"{seed}/{number}", tuple(bots), limit_ms)
        for number, bots in enumerate(seatings)
    ]
