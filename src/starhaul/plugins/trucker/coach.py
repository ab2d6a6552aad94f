"""The coach of the trucker game."""

from starhaul.bots.trucker.trucker_coach import ANSWERS, HEEDED, REASONS, counsel, figures

__all__ = ["ANSWERS", "HEEDED", "REASONS", "counsel", "figures"]
