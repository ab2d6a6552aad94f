"""The bots of the race, by skill."""

from starhaul.bots.race import Easy, Hard, Medium, Random

__all__ = ["Easy", "Hard", "Medium", "Random"]
