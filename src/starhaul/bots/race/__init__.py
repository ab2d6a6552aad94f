"""Bots for the race: `Easy` and `Medium` use heuristics, `Hard` searches with playouts. Imports `bots`,
`kernel` and `race`; loaded by the plug-in of the game."""

from starhaul.bots.race.hard import Hard
from starhaul.bots.race.heuristics import Easy, Medium
from starhaul.bots.random import Random

__all__ = ["Easy", "Hard", "Medium", "Random"]
