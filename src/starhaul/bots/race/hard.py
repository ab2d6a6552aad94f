"""The strongest bot: it deals the hidden cards anew, tries its best answers and plays each of them on."""

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
"""How many cards are played in all while it thinks; about 15 µs each."""
FEWEST, MOST = 8, 48
"""How often the hidden cards are dealt."""
CANDIDATES = 6
"""How many answers are tried."""
ROUNDS = 1
"""How far they are played on: to the end of the round."""
SURE = 4.0
"""A lead of so many movement cards is nearly a victory."""
TRUST = 1.0
"""How much the rules of thumb count beside the playouts, which are few and so depend on luck."""
STOP = 0.85
"""This part of the budget is spent at most; usually it is far less, so that answers do not depend on it."""


class Hard(Bot):
    """Same worlds, same answer: it sees nothing else of what is hidden."""

    def answer(self, briefing: Briefing) -> Action | None:
        return self.opinions(briefing)[0].action

    def opinions(self, briefing: Briefing) -> list[Opinion]:
        """The best first, by about the share of races won; answers not tried are left out."""
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
        """All answers in one world, with the same luck."""
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
    """How likely the team wins, or has won."""
    if state.winners:
        return (team in state.winners) / len(state.winners)
    return 0.5 + 0.5 * tanh(playout.lead(state, team) / SURE)


def _worlds(view: View, tried: int) -> int:
    """As many as can be played on with the same work: more towards the end of a round."""
    cards = max(1, sum(seat.cards for seat in view.seats))
    return max(FEWEST, min(MOST, WORK // (tried * cards)))


def _distinct(rated: Rated) -> Rated:
    """Copies of a card do the same."""
    found: dict[object, tuple[float, Action]] = {}
    for value, action in rated:
        key = (action.card[:-2], action.ship) if isinstance(action, Play) else action
        found.setdefault(key, (value, action))
    return list(found.values())
