"""The strongest bot: it samples the hidden cards, tries the best answers of the heuristics and plays each
out."""

import time
from math import tanh

from starhaul.bots.bot_contract import Bot, Briefing, Opinion
from starhaul.bots.race.judge import Rated, judge_for, sight_of
from starhaul.bots.race.playout import GAME, RacePlayout, playout_for
from starhaul.kernel.chance import Stream
from starhaul.kernel.contract import Action
from starhaul.race.actions import Play
from starhaul.race.state import State
from starhaul.race.view import View

WORK = 1600
"""The total number of cards played in playouts for one answer; about 15 µs each."""
FEWEST, MOST = 8, 48
"""Limits for the number of worlds sampled."""
CANDIDATES = 6
"""How many answers are tried."""
ROUNDS = 1
"""The length of a playout: to the end of the round."""
SURE = 4.0
"""A lead of this many movement cards almost certainly wins."""
TRUST = 1.0
"""The weight of the heuristics compared to the playouts, which are few and therefore noisy."""
STOP = 0.85
"""At most this share of the time limit is used; usually far less, so that answers do not depend on timing."""


class Hard(Bot):
    """Search by playouts. The answer depends only on the worlds it samples."""

    def answer(self, briefing: Briefing) -> Action | None:
        return self.opinions(briefing)[0].action

    def opinions(self, briefing: Briefing) -> list[Opinion]:
        """Best first; the value is roughly the probability of winning. Answers that were not tried are
        omitted."""
        until = time.thread_time() + self.chair.budget_ms / 1000 * STOP
        judge = judge_for(self.chair.config)
        rated = judge.rate(sight_of(briefing.view, self.chair.seat), briefing.question)
        rated = _distinct(sorted(rated, key=lambda entry: -entry[0]))[:CANDIDATES]
        if len(rated) < 2:
            return [Opinion(action, 0.5) for _, action in rated]
        sums, number, worlds = [0.0] * len(rated), 0, _worlds(briefing.view, len(rated))
        while number < worlds and (not number or time.thread_time() < until):
            self._try(briefing, [action for _, action in rated], sums)
            number += 1
        found = [
            Opinion(action, total / number + TRUST * value / (2 * SURE), {"playouts": number})
            for total, (value, action) in zip(sums, rated, strict=True)
        ]
        return sorted(found, key=lambda opinion: -opinion.value)

    def _try(self, briefing: Briefing, tried: list[Action], sums: list[float]) -> None:
        """Try all answers in one world, with the same random numbers."""
        playout, draw = playout_for(self.chair.config), self.chair.draw
        world: State = briefing.worlds(draw)
        luck, start = Stream(0, "playout"), draw(1 << 62)
        team = playout.setup.teams[self.chair.seat]
        for n, action in enumerate(tried):
            state = GAME.clone(world)
            luck.position = start
            GAME.perform(state, self.chair.seat, action, 0)
            playout.run(state, luck, ROUNDS)
            sums[n] += _share(playout, state, team)


def _share(playout: RacePlayout, state: State, team: int) -> float:
    """The estimated probability that the team wins."""
    if state.winners:
        return (team in state.winners) / len(state.winners)
    return 0.5 + 0.5 * tanh(playout.lead(state, team) / SURE)


def _worlds(view: View, tried: int) -> int:
    """The number of worlds for the same total work: more towards the end of a round."""
    cards = max(1, sum(seat.cards for seat in view.seats))
    return max(FEWEST, min(MOST, WORK // (tried * cards)))


def _distinct(rated: Rated) -> Rated:
    """Merge copies of the same card."""
    found: dict[object, tuple[float, Action]] = {}
    for value, action in rated:
        key = (action.card[:-2], action.ship) if isinstance(action, Play) else action
        found.setdefault(key, (value, action))
    return list(found.values())
