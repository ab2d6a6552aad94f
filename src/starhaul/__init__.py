"""Starhaul: two board games about spaceships, played in a browser, by bots and in simulations."""

from starhaul.native_build import refuse_outdated_build

__version__ = "0.1.0"

refuse_outdated_build()
