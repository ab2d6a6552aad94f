"""The weakest bot: any legal answer."""

from starhaul.bots.bot_contract import Bot, Briefing
from starhaul.kernel.contract import Action


class Random(Bot):
    """Answers at random, from the questions alone; open ones in a world that might be."""

    def answer(self, briefing: Briefing) -> Action | None:
        game, draw = self.chair.game, self.chair.draw
        return game.sample(briefing.worlds(draw), briefing.question, draw, briefing.at_ms)
