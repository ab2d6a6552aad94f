"""What must hold, for the pure Python build and the compiled one: absolute figures and ratios to peers."""

from __future__ import annotations

from typing import NamedTuple

from benchmarks.rounds import Figure, Ratio
from benchmarks.row import OURS


class Goal(NamedTuple):
    """None: there is no goal for this build."""

    python: float | None
    compiled: float | None = None

    def of(self, build: str) -> float | None:
        return self.compiled if build == "compiled" else self.python


FIGURES = {
    ("random play", "flight", "decisions/s"): Goal(30_000, 85_000),
    ("random play", "flight, batch driver", "decisions/s"): Goal(None, 110_000),
    ("random play", "building", "placements/s"): Goal(18_000, 40_000),
    ("random play", "race", "decisions/s"): Goal(55_000, 120_000),
    ("clones", "trucker", "clones/s"): Goal(550_000, 1_000_000),
    ("clones", "race", "clones/s"): Goal(550_000, 1_000_000),
    ("views", "trucker", "views/s"): Goal(100_000, 150_000),
    ("server", "trucker", "µs/command"): Goal(100, 60),
    ("server", "race", "µs/command"): Goal(60, 35),
    ("bots", "trucker", "× engine"): Goal(2, 2),
    ("bots", "race", "× engine"): Goal(2, 2),
    ("ships", "inspect a class III ship", "µs/ship"): Goal(60, 60),
    ("ships", "fall-off after a hit", "µs/hit"): Goal(15, 15),
    ("start-up", "starhaul --help", "ms CPU"): Goal(150, 150),
    ("start-up", "starhaul inspect", "ms CPU"): Goal(150, 150),
}
RATIOS = {
    ("flight", "catanatron", "decisions/s"): Goal(1.1, 3),
    ("flight", "python-chess", "decisions/s"): Goal(None, 2),
}


def goal_of(figure: Figure, build: str) -> float | None:
    goal = FIGURES.get((figure.topic, figure.what, figure.unit))
    return None if goal is None or figure.program != OURS else goal.of(build)


def is_met(figure: Figure, goal: float) -> bool:
    return figure.best <= goal if figure.lower_is_better else figure.best >= goal


def ratio_goal(ratio: Ratio, build: str) -> float | None:
    goal = RATIOS.get((ratio.ours.what, ratio.peer.program, ratio.ours.unit))
    return None if goal is None else goal.of(build)
