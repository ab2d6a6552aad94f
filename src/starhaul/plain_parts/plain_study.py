"""Tournament figures for any game: there are none besides scores and wins, which are counted anyway."""

from collections.abc import Sequence
from typing import Protocol

from starhaul.kernel.contract import C, S
from starhaul.kernel.match import Match
from starhaul.locale import Texts
from starhaul.sim.match_figures import Figures
from starhaul.sim.schedule import Party

UNIT = "matches"
CHART: tuple[str, ...] = ()


class SeatedConfig(Protocol):
    """Every configuration has seats."""

    seats: int


def parties(config: SeatedConfig) -> Sequence[Party]:
    return [(seat,) for seat in range(config.seats)]


def study(match: Match[C, S]) -> list[Figures]:
    return [{UNIT: 1} for _ in range(match.game.seats(match.config))]


def label(key: str, texts: Texts) -> str:
    return texts(f"plain-{key}")


def order(key: str) -> str:
    return key
