"""Starhaul: two board games about spaceships, played in a browser, by bots and in simulations."""

__version__ = "0.1.0"
