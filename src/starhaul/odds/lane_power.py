"""Batteries and strengths (FLT-21, chapter PAR). Cannon strength is doubled, as everywhere."""

from starhaul.odds.lane_code import Numbers, lane_code
from starhaul.odds.lane_layout import (
    BATTERIES,
    BROWN_CREW,
    CANNONS,
    DOUBLE_CANNONS,
    DOUBLE_ENGINES,
    ENGINES,
    PURPLE_CREW,
    SHIP,
    TILES,
)


@lane_code
def batteries_in(lane: Numbers, me: int, cells: int) -> int:
    three = (lane[me + BATTERIES + 2] & cells).bit_count()
    return (lane[me + BATTERIES] & cells).bit_count() + (lane[me + BATTERIES + 1] & cells).bit_count() + three


@lane_code
def pay_batteries(lane: Numbers, me: int, number: int, cells: int) -> None:
    """From the fullest tile, the first one on a tie (RUL-08)."""
    for _ in range(number):
        level = 2
        while level > 0 and not lane[me + BATTERIES + level] & cells:
            level -= 1
        tiles = lane[me + BATTERIES + level] & cells
        lane[me + BATTERIES + level] &= ~(tiles & -tiles)


@lane_code
def boosted(strength: int, alien: int) -> int:
    """An alien adds to a strength above 0 only (PAR-05)."""
    return strength + alien if strength else 0


@lane_code
def free_engines(ships: Numbers, lane: Numbers, me: int, cells: int) -> int:
    return (ships[lane[me + SHIP] + ENGINES] & lane[me + TILES] & cells).bit_count()


@lane_code
def double_engines(ships: Numbers, lane: Numbers, me: int, cells: int) -> int:
    """How many can be powered."""
    doubles = (ships[lane[me + SHIP] + DOUBLE_ENGINES] & lane[me + TILES] & cells).bit_count()
    return min(doubles, batteries_in(lane, me, cells)) if doubles else 0


@lane_code
def engine_alien(lane: Numbers, me: int, cells: int) -> int:
    return 2 if lane[me + BROWN_CREW] & cells else 0


@lane_code
def free_cannons(ships: Numbers, lane: Numbers, me: int, cells: int) -> int:
    guns, tiles = lane[me + SHIP] + CANNONS, lane[me + TILES] & cells
    aside = (ships[guns + 1] | ships[guns + 2] | ships[guns + 3]) & tiles
    return 2 * (ships[guns] & tiles).bit_count() + aside.bit_count()


@lane_code
def doubles_ahead(ships: Numbers, lane: Numbers, me: int, cells: int) -> int:
    return (ships[lane[me + SHIP] + DOUBLE_CANNONS] & lane[me + TILES] & cells).bit_count()


@lane_code
def doubles_aside(ships: Numbers, lane: Numbers, me: int, cells: int) -> int:
    guns = lane[me + SHIP] + DOUBLE_CANNONS
    return ((ships[guns + 1] | ships[guns + 2] | ships[guns + 3]) & lane[me + TILES] & cells).bit_count()


@lane_code
def cannon_alien(lane: Numbers, me: int, cells: int) -> int:
    return 4 if lane[me + PURPLE_CREW] & cells else 0


@lane_code
def most_cannons(ships: Numbers, lane: Numbers, me: int, cells: int) -> int:
    """The greatest strength, with as many batteries as it takes."""
    batteries = batteries_in(lane, me, cells)
    ahead = min(doubles_ahead(ships, lane, me, cells), batteries)
    aside = min(doubles_aside(ships, lane, me, cells), batteries - ahead)
    strength = free_cannons(ships, lane, me, cells) + 4 * ahead + 2 * aside
    return boosted(strength, cannon_alien(lane, me, cells))


@lane_code
def least_cannons(ships: Numbers, lane: Numbers, me: int, cells: int) -> int:
    return boosted(free_cannons(ships, lane, me, cells), cannon_alien(lane, me, cells))


@lane_code
def engines_with(ships: Numbers, lane: Numbers, me: int, cells: int, powered: int) -> int:
    return boosted(free_engines(ships, lane, me, cells) + 2 * powered, engine_alien(lane, me, cells))
