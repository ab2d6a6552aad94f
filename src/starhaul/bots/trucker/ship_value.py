"""The value of a ship before its flight: strengths with diminishing returns, and batteries to power them.

Values are roughly in credits: what a part earns or saves on an average flight of its level.
"""

from math import exp
from typing import NamedTuple

from starhaul.trucker.parts.terms import DIRECTIONS, FRONT, REAR, Kind
from starhaul.trucker.ship.board import Mask, cells_of
from starhaul.trucker.ship.hull import Hull
from starhaul.trucker.ship.layers import Layer, Placed, tile_set


class Counts(NamedTuple):
    """The parts of a ship. Cannons that do not point to the front count half."""

    engines: int = 0
    double_engines: int = 0
    cannons: float = 0
    double_cannons: float = 0
    doubles: int = 0
    """Double tiles of both kinds, which need batteries."""
    shields: int = 0
    covered: int = 0
    """Mask of the directions covered by shields."""
    guarded: int = 0
    """Mask of the directions that cannons point to."""
    batteries: int = 0
    cabins: int = 0
    """Including the starting cabin."""
    cargo: int = 0
    special: int = 0
    purple: int = 0
    """Whether an alien can live aboard."""
    brown: int = 0


class Taste(NamedTuple):
    """A builder's weights for the parts of a ship; 1 is balanced."""

    engines: float = 1.0
    cannons: float = 1.0
    crew: float = 1.0
    shields: float = 1.0
    goods: float = 1.0
    sides: float = 1.0
    """Cannons that point sideways or backwards."""
    tidy: float = 1.0
    """Few open connectors."""
    sturdy: float = 1.0


TASTES = {
    "balanced": Taste(),
    "bold": Taste(engines=1.25, cannons=1.25, crew=0.9, shields=0.8, tidy=0.8),
    "careful": Taste(engines=0.95, cannons=1.0, shields=1.35, goods=0.9, sides=1.2, tidy=1.3, sturdy=1.5),
    "greedy": Taste(engines=1.0, cannons=0.9, crew=1.1, shields=0.9, goods=1.35, tidy=0.9),
}


class Scale(NamedTuple):
    """Curves of diminishing returns: strength x on a level is worth top · (1 − e^(−x / reach))."""

    engines: tuple[float, float]
    cannons: tuple[float, float]
    crew: tuple[float, float]
    cargo: tuple[float, float]
    special: tuple[float, float]
    shield: tuple[float, float, float, float]
    """Cover to the front, right, rear and left."""
    side: float
    """The first cannon in a direction other than the front."""
    room: float
    """The value of room for one more tile."""


SCALES = (
    Scale((16, 3.5), (16, 4.0), (11, 3.5), (8, 3.5), (6, 1.8), (2.0, 1.3, 1.0, 1.3), 0.3, 1.0),
    Scale((22, 4.5), (27, 5.5), (19, 5.5), (11, 4.5), (8, 2.0), (2.8, 2.2, 1.6, 2.2), 0.4, 1.25),
    Scale((52, 7.0), (64, 8.0), (54, 8.0), (25, 7.0), (21, 3.2), (6.0, 5.2, 4.0, 5.2), 0.8, 2.6),
    Scale((24, 3.0), (22, 4.5), (18, 3.5), (13, 4.0), (9, 2.0), (2.4, 2.0, 1.6, 2.0), 0.5, 1.5),
)
"""For levels 1 to 3, and for each ship of a fleet. Levels 2 and 3 were fitted by regression on flights of 152
ships each; the others are scaled from them. On level 3 crew, cannons and shields count more than the fit,
because they decide whether a ship arrives at all."""
FLEET = 3
_IDLE = 0.25
"""The value of a double or a shield without any battery, for batteries still to come."""
_SPARE = 0.25
"""The value of a battery that is not needed yet."""


def counts_of(hull: Hull, cells: Mask) -> Counts:
    """Count the parts on these cells."""
    layers = hull.layers
    aside = (1, 3, REAR)

    def number(layer: int) -> int:
        return (layers[layer] & cells).bit_count()

    def both(first: int) -> float:
        return number(first + FRONT) + sum(number(first + way) for way in aside) / 2

    doubles = sum(number(Layer.DOUBLE_CANNON + way) for way in DIRECTIONS)
    return Counts(
        engines=number(Layer.ENGINE + REAR),
        double_engines=number(Layer.DOUBLE_ENGINE + REAR),
        cannons=both(Layer.CANNON),
        double_cannons=both(Layer.DOUBLE_CANNON),
        doubles=doubles + number(Layer.DOUBLE_ENGINE + REAR),
        shields=sum(number(Layer.SHIELD + way) for way in DIRECTIONS) // 2,
        covered=_ways(hull, cells, (Layer.SHIELD,)),
        guarded=_ways(hull, cells, (Layer.CANNON, Layer.DOUBLE_CANNON)),
        batteries=_capacity(hull, layers[Layer.BATTERY] & cells),
        cabins=number(Layer.CABIN) + number(Layer.STARTING_CABIN),
        cargo=_capacity(hull, layers[Layer.CARGO] & cells),
        special=_capacity(hull, layers[Layer.SPECIAL_CARGO] & cells),
        purple=int(bool(_homes(hull, Layer.LIFE_SUPPORT_PURPLE) & cells)),
        brown=int(bool(_homes(hull, Layer.LIFE_SUPPORT_BROWN) & cells)),
    )


def _ways(hull: Hull, cells: Mask, firsts: tuple[int, ...]) -> int:
    return sum(1 << way for way in DIRECTIONS if any(hull.layers[first + way] & cells for first in firsts))


def _capacity(hull: Hull, cells: Mask) -> int:
    return sum(hull.capacity(cell) for cell in cells_of(cells))


def _homes(hull: Hull, support: int) -> Mask:
    """Cabins where an alien could live."""
    return hull.joined_to(hull.layers[support]) & hull.layers[Layer.CABIN]


def with_tile(counts: Counts, edition: str, tile: int, rotation: int) -> Counts:
    """The counts with one more tile; cabins for aliens depend on neighbours and are not counted here."""
    record, placed = tile_set(edition).records[tile], tile_set(edition).placed[tile][rotation]
    kind, room = record.kind, record.capacity
    if kind in (Kind.CANNON, Kind.DOUBLE_CANNON):
        return _with_cannon(counts, kind, placed)
    if kind is Kind.ENGINE:
        return counts._replace(engines=counts.engines + (placed.exhaust == REAR))
    if kind is Kind.DOUBLE_ENGINE:
        return counts._replace(double_engines=counts.double_engines + 1, doubles=counts.doubles + 1)
    if kind is Kind.SHIELD:
        cover = sum(1 << layer - Layer.SHIELD for layer in placed.layers if layer >= Layer.SHIELD)
        return counts._replace(shields=counts.shields + 1, covered=counts.covered | cover)
    if kind is Kind.BATTERY:
        return counts._replace(batteries=counts.batteries + room)
    if kind in (Kind.CABIN, Kind.STARTING_CABIN):
        return counts._replace(cabins=counts.cabins + 1)
    if kind is Kind.CARGO:
        return counts._replace(cargo=counts.cargo + room)
    if kind is Kind.SPECIAL_CARGO:
        return counts._replace(special=counts.special + room)
    return counts


def _with_cannon(counts: Counts, kind: Kind, placed: Placed) -> Counts:
    assert placed.muzzle is not None
    share = 1 if placed.muzzle == FRONT else 0.5
    counts = counts._replace(guarded=counts.guarded | 1 << placed.muzzle)
    if kind is Kind.CANNON:
        return counts._replace(cannons=counts.cannons + share)
    return counts._replace(double_cannons=counts.double_cannons + share, doubles=counts.doubles + 1)


def power_need(counts: Counts) -> float:
    """The number of batteries that doubles and shields need for a flight."""
    return 1.5 * counts.doubles + 1.5 * counts.shields


def worth(counts: Counts, scale: Scale, taste: Taste) -> float:
    """The value of a ship with these parts."""
    need = power_need(counts)
    power = _IDLE + (1 - _IDLE) * min(1.0, counts.batteries / need) if need else 1.0
    engines = counts.engines + 2 * power * counts.double_engines
    cannons = counts.cannons + 2 * power * counts.double_cannons
    engines += 2 * counts.brown if engines else 0
    cannons += 2 * counts.purple if cannons else 0
    value = taste.engines * strength_use(engines, scale.engines) + taste.cannons * strength_use(
        cannons, scale.cannons
    )
    value += taste.crew * strength_use(2 * counts.cabins - counts.purple - counts.brown, scale.crew)
    value += taste.goods * (
        strength_use(counts.cargo, scale.cargo) + strength_use(counts.special, scale.special)
    )
    covered = sum(scale.shield[way] for way in DIRECTIONS if counts.covered >> way & 1)
    value += taste.shields * power * covered
    guarded = (counts.guarded & ~(1 << FRONT)).bit_count()
    value += taste.sides * scale.side * guarded
    return value + _SPARE * min(max(0.0, counts.batteries - need), 3)


def strength_use(amount: float, curve: tuple[float, float]) -> float:
    """The value of a strength on a level."""
    top, reach = curve
    return top * (1 - exp(-amount / reach))


def hull_worth(hull: Hull, regions: tuple[Mask, ...], scale: Scale, taste: Taste) -> float:
    """The value of all ships on a board; every lost tile costs a credit."""
    ships = [region for region in regions if region & hull.occupied]
    return sum(worth(counts_of(hull, ship), scale, taste) for ship in ships) + hull.occupied.bit_count()
