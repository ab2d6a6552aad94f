"""Reactor: a small dice game for Starhaul, with two bots. `plugin` is what Starhaul loads."""
