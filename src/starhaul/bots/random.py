"""The weakest bot: answers at random. Also the baseline for tournaments."""

from starhaul.bots.bot_contract import Bot, Briefing
from starhaul.kernel.contract import Action


class Random(Bot):
    """Any legal answer; answers to open questions are generated in a sampled world."""

    def answer(self, briefing: Briefing) -> Action | None:
        game, draw = self.chair.game, self.chair.draw
        return game.sample(briefing.worlds(draw), briefing.question, draw, briefing.at_ms)
