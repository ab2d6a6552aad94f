"""How many mutants were noticed, by stratum and overall, weighted by lines."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt

from tools.random_mutants.drawing import Mutant
from tools.random_mutants.trial import SURVIVED, UNTESTED

SURE = 1.96
"""Standard deviations of a 95 % interval."""


def is_killed(fate: str) -> bool:
    return fate not in (SURVIVED, UNTESTED)


def wilson(killed: int, tried: int) -> tuple[float, float]:
    """The Wilson interval of a share.


    >>> [round(100 * bound) for bound in wilson(11, 14)]
    [52, 92]
    """
    if not tried:
        return 0.0, 1.0
    share, square = killed / tried, SURE * SURE
    middle = share + square / (2 * tried)
    spread = SURE * sqrt(share * (1 - share) / tried + square / (4 * tried * tried))
    scale = 1 + square / tried
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def table(fates: Sequence[tuple[Mutant, str]], lines: Mapping[str, int]) -> list[str]:
    """One line for each stratum, and one for all."""
    rows, weighted, whole = [], 0.0, 0
    for name, weight in lines.items():
        those = [is_killed(fate) for mutant, fate in fates if mutant.stratum == name]
        if not those:
            continue
        low, high = wilson(sum(those), len(those))
        share = sum(those) / len(those)
        found = f"{sum(those):3} of {len(those):3} = {share:4.0%} ({low:.0%}–{high:.0%})"
        rows.append(f"{name:24} {weight:5} lines  {found}")
        weighted += weight * share
        whole += weight
    rows.append(f"{'all, weighted by lines':24} {whole:5} lines  {weighted / max(1, whole):.1%}")
    return rows
