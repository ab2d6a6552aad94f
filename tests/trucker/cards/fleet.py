"""Ships, cards and threats that many tests use."""

import pytest

from starhaul.trucker.files.shipfile import ShipPlan
from starhaul.trucker.parts.records import (
    CombatRow,
    CombatZone,
    LoseCrew,
    LoseDays,
    LoseGoods,
    Pirates,
    Planets,
    Reward,
    Slavers,
    Smugglers,
    Threat,
    UnderFire,
)
from starhaul.trucker.parts.terms import Goods, Size
from tests.trucker.shipyard import yard
from tests.trucker.story_table import Table

BOTH = pytest.mark.parametrize("edition", ["1e", "2e"])
RED, YELLOW, GREEN, BLUE = Goods

ALIENS = (
    "7,7 start humans=2",
    "6,7 cabin 1211 alien=purple",
    "5,7 life_support_purple .3..",
    "8,7 cabin 2122 alien=brown",
    "9,7 life_support_brown ...3",
)
"""Two humans in the middle, the purple alien on the left, the brown one on the right."""

CABINS = ("6,7 cabin 1211", "8,7 cabin 2122", "7,6 cabin ....")
"""With the starting cabin a crew of eight."""


def bare(edition: str = "1e") -> ShipPlan:
    """A starting cabin with two humans."""
    return yard("III", edition=edition)


def small(*from_: str) -> tuple[Threat, ...]:
    return tuple(Threat(size=Size.SMALL, from_=word) for word in from_)


def large(*from_: str) -> tuple[Threat, ...]:
    return tuple(Threat(size=Size.LARGE, from_=word) for word in from_)


def alone(ship: ShipPlan) -> Table:
    """The other player has given up."""
    edition = ship.ship.hull.board.edition
    return Table(ship, yard(ship.ship.hull.board.record.class_, edition=edition)).gone(1)


def under_fire(ship: ShipPlan, *shots: Threat) -> Table:
    """Seat 0 leads with the smaller crew and is shot at; seat 1 has a crew of eight."""
    t = Table(ship, yard("III", *CABINS, edition=ship.ship.hull.board.edition))
    return t.play(CombatZone(rows=(CombatRow("crew", UnderFire(shots)),)))


def offer(*goods: Goods, days: int = 0) -> Planets:
    """One planet; the first player to land gets these goods."""
    return Planets(planets=(goods,), days=days)


def smugglers(strength: int, goods: int, *reward: Goods, days: int = 1) -> Smugglers:
    return Smugglers(strength=strength, penalty=LoseGoods(goods), reward=Reward(goods=reward), days=days)


def slavers(strength: int, crew: int, credits: int = 5, days: int = 1) -> Slavers:
    return Slavers(strength=strength, penalty=LoseCrew(crew), reward=Reward(credits=credits), days=days)


def pirates(strength: int, *shots: Threat, credits: int = 4, days: int = 1) -> Pirates:
    return Pirates(strength=strength, penalty=UnderFire(shots), reward=Reward(credits=credits), days=days)


def crew_line(penalty: LoseDays | LoseCrew | LoseGoods | UnderFire) -> CombatRow:
    return CombatRow("crew", penalty)
