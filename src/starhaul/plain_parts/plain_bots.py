"""Bots of every skill for a game that brings none: more playouts play better."""

from starhaul.bots.playouts import Playouts
from starhaul.bots.random import Random

__all__ = ["Easy", "Hard", "Medium", "Random"]


class FewPlayouts(Playouts):
    playouts = 1


class SomePlayouts(Playouts):
    playouts = 8


class ManyPlayouts(Playouts):
    playouts = 64


Easy, Medium, Hard = FewPlayouts, SomePlayouts, ManyPlayouts
