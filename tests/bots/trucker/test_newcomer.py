"""Somebody who knows nothing and follows the coach: the flights for newcomers bring home credits."""

from collections.abc import Sequence

import pytest

from starhaul.bots.arena import Arena
from starhaul.bots.bot_contract import Bot, Briefing, Chair
from starhaul.bots.coaching import COACH_BOT
from starhaul.bots.registry import bot_named, seat_bots
from starhaul.games import config_of, game_named
from starhaul.kernel.contract import Action, Event
from starhaul.kernel.match import Match
from starhaul.plugins.trucker.coach import counsel
from tests.effort import effort

SEEDS = effort(range(13, 17), range(20))
"""The usual ones are flights that end without credits if the coach is content with any tile that fits."""
LEAST = len(SEEDS) - 1
"""How many of the flights have to bring home credits."""


class Newcomer(Bot):
    """Asks the coach before each answer and does what it says first. As at a table, the coach is a new bot
    each time, which gets to know what the seat has seen."""

    def __init__(self, chair: Chair) -> None:
        super().__init__(chair)
        self._heard: list[Event] = []

    def hear(self, events: Sequence[Event]) -> None:
        self._heard += events

    def answer(self, briefing: Briefing) -> Action | None:
        coach = bot_named(COACH_BOT, self.chair)
        coach.hear(self._heard)
        advised = counsel(coach, briefing).best.action
        game = self.chair.game
        return None if advised is None else game.to_action(self.chair.seat, advised)


def credits_of(flight: str, seed: int) -> int:
    """What the newcomer has after a flight against three easy bots without time limits."""
    game = game_named("trucker")
    config = config_of(
        game, {"edition": "2e", "seats": 4, "rounds": [flight], "options": {"build": "relaxed"}}
    )
    match = Match(game, config, seed)
    bots = seat_bots(["easy"], game, config, seed)
    bots[0] = Newcomer(bots[0].chair)
    Arena(match, bots, limit_ms=None).play()
    return game.scores(match.state)[0]


@pytest.mark.slow
@pytest.mark.parametrize("flight", ["learning", "I"])
def test_following_the_coach_brings_home_credits(flight: str):
    earned = {seed: credits_of(flight, seed) for seed in SEEDS}
    assert sum(credits > 0 for credits in earned.values()) >= LEAST, earned
