"""The random bot of the trucker game, which rarely gives up."""

from starhaul.bots.random import Random
from starhaul.kernel.contract import Action
from starhaul.trucker.match.random_options import random_option


class RandomTrucker(Random):
    def pick(self, kind: str, options: tuple[Action, ...]) -> Action:
        return random_option(kind, options, self.chair.draw)
