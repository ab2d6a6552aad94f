"""A naive second implementation of the ship rules; imports everything from its three files.

It follows the rule catalogue and nothing else; the fast engine is tested against it.
"""

from __future__ import annotations

from tests.trucker.ship.naive_moves import (
    aliens_allowed,
    cannon_choices,
    engine_choices,
    epidemic_victims,
    placements,
    shooters,
    struck,
    weak_spot,
)
from tests.trucker.ship.naive_report import joined_parts, report
from tests.trucker.ship.naive_ship import NaiveShip

__all__ = [
    "NaiveShip",
    "aliens_allowed",
    "cannon_choices",
    "engine_choices",
    "epidemic_victims",
    "joined_parts",
    "placements",
    "report",
    "shooters",
    "struck",
    "weak_spot",
]
