"""The player of the load test: any legal card.

Loaded by `remote.load.players`. It must be fast rather than good.
"""

from collections.abc import Mapping

from starhaul.remote.load.players import at_random as choose

__all__ = ["CONFIG", "PRIVATE", "choose"]

CONFIG: Mapping[str, object] = {}
PRIVATE = frozenset({"card-set-aside", "hand-dealt", "bonus-seen", "by-default"})
