"""A bot for any game: it tries each answer in several worlds, plays on at random, and compares the scores.

Used for games of installed packages that bring no bots (`plain_parts.plain_bots`). Our own games have bots
that know their rules.
"""

import time
from typing import ClassVar

from starhaul.bots.bot_contract import Bot, Briefing
from starhaul.kernel.chance import Stream
from starhaul.kernel.contract import Action, Question
from starhaul.kernel.match import Match
from starhaul.kernel.random_play import play_random
from starhaul.kernel.record_types import dump_record

FARTHEST = 200
"""Decisions in one playout; a longer one is judged by the scores at that point."""
SAMPLES = 6
"""Answers tried where they are too many to be listed."""
_SEEDS = 1 << 30
_MS = 1000


class Playouts(Bot):
    """The answer with the best average lead over the others."""

    playouts: ClassVar[int] = 8
    """For each answer, as long as there is time."""

    def answer(self, briefing: Briefing) -> Action | None:
        answers = self._answers(briefing)
        if len(answers) == 1:
            return answers[0]
        # Half of the time is left to whatever else the table needs.
        end = time.thread_time() + self.chair.budget_ms / _MS / 2
        totals = [0] * len(answers)
        for _ in range(self.playouts):
            for number, action in enumerate(answers):
                totals[number] += self._lead_after(briefing, action)
            if time.thread_time() > end:
                break
        return answers[totals.index(max(totals))]

    def _answers(self, briefing: Briefing) -> list[Action]:
        question = briefing.question
        return self._sampled(briefing, question) if question.options is None else list(question.options)

    def _sampled(self, briefing: Briefing, question: Question) -> list[Action]:
        game, draw = self.chair.game, self.chair.draw
        world = briefing.worlds(draw)
        found = [game.sample(world, question, draw, briefing.at_ms) for _ in range(SAMPLES)]
        return list({dump_record(action): action for action in found}.values())

    def _lead_after(self, briefing: Briefing, action: Action) -> int:
        chair, seat = self.chair, briefing.question.seat
        seed = chair.draw(_SEEDS)
        match = Match(chair.game, chair.config, seed, state=briefing.worlds(chair.draw))
        match.carry_out(seat, action, briefing.at_ms)
        play_random(match, Stream(seed, "players"), decisions=FARTHEST)
        scores = chair.game.scores(match.state)
        others = scores[:seat] + scores[seat + 1 :]
        return scores[seat] - max(others, default=0)
