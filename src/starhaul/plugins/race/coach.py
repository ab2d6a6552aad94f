"""The coach of the race."""

from starhaul.bots.race.race_coach import ANSWERS, HEEDED, REASONS, counsel, figures

__all__ = ["ANSWERS", "HEEDED", "REASONS", "counsel", "figures"]
