"""What is aboard a ship: people, aliens, batteries."""

import pytest

from starhaul.trucker.ship.ship import Ship
from tests.rules import about
from tests.trucker.shipyard import at, mask, yard

PURPLE_CABIN = ("6,7 cabin 2203", "6,6 life_support_purple ..2.")
BROWN_CABIN = ("8,7 cabin 2.03", "8,6 life_support_brown ..2.")


def manned(purple: str, brown: str) -> Ship:
    """Two humans in the starting cabin, and this crew in the two others."""
    (left, *rest), (right, *more) = PURPLE_CABIN, BROWN_CABIN
    return yard("II", f"{left} {purple}", *rest, f"{right} {brown}", *more, "7,7 start humans=2").ship


@about("FLT-20")
@pytest.mark.parametrize(
    ("purple", "brown", "humans", "aliens", "crew"),
    [
        ("humans=2", "humans=1", 5, [], 5),
        ("alien=purple", "humans=1", 3, ["purple"], 4),
        ("humans=1", "alien=brown", 3, ["brown"], 4),
        ("alien=purple", "alien=brown", 2, ["purple", "brown"], 4),
    ],
)
def test_an_alien_counts_as_one_of_the_crew(
    purple: str, brown: str, humans: int, aliens: list[str], crew: int
) -> None:
    ship = manned(purple, brown)
    assert ship.humans() == humans
    assert ship.aliens() == aliens
    assert ship.crew_count() == crew


@about("FLT-20")
def test_a_lost_alien_is_one_of_the_crew_less() -> None:
    found = yard("II", "6,7 cabin 2203 alien=purple", "6,6 life_support_purple ..2.", "7,7 start humans=2")
    assert found.ship.crew_count() == 3
    assert found.ship.without(mask(found, (6, 7))).crew_count() == 2
    assert found.ship.with_crew(at(found, 6, 7), 0).crew_count() == 2
