"""The bots of the trucker game, by skill."""

from starhaul.bots.trucker import Easy, Hard, Medium, Random

__all__ = ["Easy", "Hard", "Medium", "Random"]
