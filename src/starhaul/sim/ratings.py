"""Ratings of bots computed by openskill (Plackett–Luce with default settings) from match results.

Used by `tournament_report`. Which matches are played is decided by `schedule`.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import Struct

from starhaul.sim.extras import needed

SIGMAS = 1.96
"""Standard deviations on both sides that contain 95 % of a normal distribution."""


class Rating(Struct, frozen=True):
    """An openskill rating with its 95 % interval."""

    mu: float
    sigma: float
    low: float
    high: float


def model() -> Any:
    return needed("openskill.models", "sim").PlackettLuce()


def ratings(results: Iterable[Mapping[str, float]], names: Iterable[str]) -> dict[str, Rating]:
    """Ratings from the scores of each match in order; a bot on several seats counts once."""
    rater = model()
    known = {name: rater.rating(name=name) for name in names}
    for scores in results:
        if len(scores) > 1:
            rated = rater.rate([[known[name]] for name in scores], scores=list(scores.values()))
            known.update(zip(scores, (team[0] for team in rated), strict=True))
    return {name: _rating(rated.mu, rated.sigma) for name, rated in known.items()}


def _rating(mu: float, sigma: float) -> Rating:
    low, high = mu - SIGMAS * sigma, mu + SIGMAS * sigma
    return Rating(round(mu, 3), round(sigma, 3), round(low, 3), round(high, 3))
