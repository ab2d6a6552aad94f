"""Ratings of bots from the results of their matches, by openskill (Plackett–Luce, its usual settings)."""

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import Struct

from starhaul.sim.extras import needed

SIGMAS = 1.96
"""So many standard deviations on both sides hold 95 % of a normal distribution."""


class Rating(Struct, frozen=True):
    """A strength as openskill sees it, and where it lies with a probability of 95 %."""

    mu: float
    sigma: float
    low: float
    high: float


def model() -> Any:
    return needed("openskill.models", "sim").PlackettLuce()


def ratings(results: Iterable[Mapping[str, float]], names: Iterable[str]) -> dict[str, Rating]:
    """From the scores of the bots in each match, match after match: a bot on several seats counts once."""
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
