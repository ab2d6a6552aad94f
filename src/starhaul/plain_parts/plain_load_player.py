"""The player of the load test for any game: one of the listed options."""

from collections.abc import Mapping

from starhaul.remote.load.players import at_random as choose

__all__ = ["CONFIG", "PRIVATE", "choose"]

CONFIG: Mapping[str, object] = {}
PRIVATE: frozenset[str] = frozenset()
