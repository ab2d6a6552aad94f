"""Engine and cannon strength, for every number of batteries the owner may spend (chapter PAR).

Used by cards, reports and bots. Asking for batteries is in `flow.announcing`.
"""

from collections.abc import Sequence
from typing import NamedTuple

from starhaul.trucker.parts.terms import FRONT, LEFT, REAR, RIGHT
from starhaul.trucker.ship.board import Mask
from starhaul.trucker.ship.layers import Layer
from starhaul.trucker.ship.ship import BROWN, PURPLE, Ship

ALIEN_BONUS = 2


class Choice(NamedTuple):
    """One way to spend batteries. Cannon strength is doubled, so that halves stay integers (RUL-44)."""

    batteries: int
    strength: int


def engine_strength(ship: Ship, powered: int, within: Mask | None = None) -> int:
    """The engine strength of a ship (or of the ship of a fleet on these cells) with `powered` doubles powered
    (PAR-01)."""
    return _with_bonus(2 * powered, *_free_engines(ship, ship.hull.occupied if within is None else within))


def cannon_strength(ship: Ship, forward: int, aside: int, within: Mask | None = None) -> int:
    """The doubled cannon strength with these doubles powered; cannons that do not point to the front count
    half (PAR-02, PAR-03)."""
    cells = ship.hull.occupied if within is None else within
    return _with_bonus(4 * forward + 2 * aside, *_free_cannons(ship, cells))


def engine_choices(ship: Ship, within: Mask | None = None) -> list[Choice]:
    """All engine strengths, cheapest first."""
    cells = ship.hull.occupied if within is None else within
    doubles = (ship.hull.layers[Layer.DOUBLE_ENGINE + REAR] & cells).bit_count()
    free, bonus = _free_engines(ship, cells)
    paid = range(min(doubles, ship.batteries_within(cells)) + 1)
    return [Choice(number, _with_bonus(2 * number, free, bonus)) for number in paid]


def cannon_choices(ship: Ship, within: Mask | None = None) -> list[Choice]:
    """All doubled cannon strengths, cheapest first."""
    cells = ship.hull.occupied if within is None else within
    forward, aside = pointing(ship, Layer.DOUBLE_CANNON, cells)
    batteries = ship.batteries_within(cells)
    free, bonus = _free_cannons(ship, cells)
    found = {
        Choice(ahead + beside, _with_bonus(4 * ahead + 2 * beside, free, bonus))
        for ahead in range(min(forward, batteries) + 1)
        for beside in range(min(aside, batteries - ahead) + 1)
    }
    return sorted(found)


def _free_engines(ship: Ship, cells: Mask) -> tuple[int, int]:
    """The strength of single engines, and the bonus of a brown alien."""
    bonus = ALIEN_BONUS if ship.has_alien_within(BROWN, cells) else 0
    return (ship.hull.layers[Layer.ENGINE + REAR] & cells).bit_count(), bonus


def _free_cannons(ship: Ship, cells: Mask) -> tuple[int, int]:
    """The doubled strength of single cannons, and the doubled bonus of a purple alien."""
    forward, aside = pointing(ship, Layer.CANNON, cells)
    return 2 * forward + aside, 2 * ALIEN_BONUS if ship.has_alien_within(PURPLE, cells) else 0


class Range(NamedTuple):
    """Strength without batteries, and with the best use of all batteries aboard."""

    base: int
    max: int


def engine_range(ship: Ship, fleet: Sequence[Mask] | None = None) -> Range:
    """A fleet is as fast as its slowest ship (LM-102)."""
    ways = [_range(engine_choices(ship, cells)) for cells in (ship.fleet() if fleet is None else fleet)]
    return Range(min((way.base for way in ways), default=0), min((way.max for way in ways), default=0))


def cannon_range(ship: Ship, fleet: Sequence[Mask] | None = None) -> Range:
    """Doubled; the cannons of all ships of a fleet are added (LM-105)."""
    ways = [_range(cannon_choices(ship, cells)) for cells in (ship.fleet() if fleet is None else fleet)]
    return Range(sum(way.base for way in ways), sum(way.max for way in ways))


def _range(choices: list[Choice]) -> Range:
    return Range(choices[0].strength, max([choice.strength for choice in choices]))


def shielded(ship: Ship, within: Mask | None = None) -> list[int]:
    """The directions covered by shields (BLD-24)."""
    cells = ship.hull.occupied if within is None else within
    return [d for d in (FRONT, RIGHT, REAR, LEFT) if ship.hull.layers[Layer.SHIELD + d] & cells]


def lowest(values: Sequence[int]) -> int:
    """The index of the lowest value among players in ranking order; in a tie, of the one ahead.

    >>> lowest([4, 2, 2])
    1
    """
    return min(range(len(values)), key=lambda place: values[place])


def _with_bonus(paid: int, free: int, bonus: int) -> int:
    """An alien only adds to a strength above 0 (PAR-05, PAR-06)."""
    strength = paid + free
    return strength + bonus if strength else 0


def pointing(ship: Ship, first: int, cells: Mask) -> tuple[int, int]:
    """How many cannons of a kind point to the front, and how many elsewhere."""
    layers = ship.hull.layers
    elsewhere = layers[first + RIGHT] | layers[first + REAR] | layers[first + LEFT]
    return (layers[first + FRONT] & cells).bit_count(), (elsewhere & cells).bit_count()
