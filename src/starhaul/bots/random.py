"""The weakest bot: answers at random. Also the baseline for tournaments."""

from starhaul.bots.bot_contract import Bot, Briefing
from starhaul.kernel.contract import Action


class Random(Bot):
    """Any legal answer. Only answers to open questions are generated in a world; where the answers are
    listed, none is drawn."""

    def answer(self, briefing: Briefing) -> Action | None:
        question, draw = briefing.question, self.chair.draw
        if question.options is not None:
            return self.pick(question.kind, question.options)
        return self.chair.game.sample(briefing.worlds(draw), question, draw, briefing.at_ms)

    def pick(self, kind: str, options: tuple[Action, ...]) -> Action:
        """† One of the listed answers, each with the same probability."""
        return self.chair.draw.pick(options)
