"""Lost tiles, and ships that fall apart (HIT-17 … HIT-21, RUL-51 … RUL-53)."""

from starhaul.odds.lane_code import Numbers, lane_code
from starhaul.odds.lane_crew import humans_in, strand_crew
from starhaul.odds.lane_layout import (
    ABOARD,
    BANK,
    CARD,
    COLOURS,
    CUBES,
    KIND,
    LINKS,
    LOST,
    LOST_TO,
    PIECES,
    REGION,
    REGIONS,
    SHIP,
    TILES,
)


@lane_code
def cubes_of(lane: Numbers, me: int, colour: int, cells: int) -> int:
    plane = me + CUBES + PIECES * colour
    return (
        (lane[plane] & cells).bit_count()
        + (lane[plane + 1] & cells).bit_count()
        + (lane[plane + 2] & cells).bit_count()
    )


@lane_code
def take_tiles(lane: Numbers, me: int, gone: int) -> None:
    """Tiles leave with everything on them."""
    for plane in range(me + TILES, me + ABOARD):
        lane[plane] &= ~gone


@lane_code
def lose_tiles_at(book: Numbers, lane: Numbers, me: int, gone: int) -> None:
    """Tiles go to the lost pile, cubes back to the bank."""
    for colour in range(COLOURS):
        if lane[me + CUBES + PIECES * colour] & gone:
            lane[BANK + colour] += cubes_of(lane, me, colour, gone)
    take_tiles(lane, me, gone)
    number = gone.bit_count()
    lane[me + LOST] += number
    lane[me + LOST_TO + book[lane[CARD] + KIND]] += number


@lane_code
def joined_part(ships: Numbers, links: int, start: int, within: int, wanted: int) -> int:
    """The tiles that hang together with the first one; may stop early when all wanted ones are among them."""
    grown = front = start
    while front and wanted & ~grown:
        bit = front & -front
        fresh = ships[links + (bit - 1).bit_count()] & within & ~grown
        grown |= fresh
        front = front ^ bit | fresh
    return grown


@lane_code
def neighbours_of(ships: Numbers, links: int, cells: int) -> int:
    near = 0
    while cells:
        bit = cells & -cells
        cells ^= bit
        near |= ships[links + (bit - 1).bit_count()]
    return near


@lane_code
def kept_part(ships: Numbers, lane: Numbers, me: int, tiles: int) -> int:
    """Of several parts by default the one with most humans, then most tiles, then the first (RUL-08)."""
    links, best, best_humans, best_size = lane[me + SHIP] + LINKS, 0, -1, 0
    while tiles:
        part = joined_part(ships, links, tiles & -tiles, tiles, -1)
        tiles &= ~part
        humans, size = humans_in(lane, me, part), part.bit_count()
        if humans > best_humans or (humans == best_humans and size > best_size):
            best, best_humans, best_size = part, humans, size
    return best


@lane_code
def strike_tiles(book: Numbers, ships: Numbers, lane: Numbers, me: int, struck: int) -> None:
    """Struck tiles are lost, then what is no longer joined to the rest."""
    ship = lane[me + SHIP]
    links = ship + LINKS
    lose_tiles_at(book, lane, me, struck)
    near = neighbours_of(ships, links, struck) & lane[me + TILES]
    if near & (near - 1):
        for number in range(ships[ship + REGIONS]):
            region = ships[ship + REGION + number]
            edge, tiles = near & region, lane[me + TILES] & region
            if edge and edge & ~joined_part(ships, links, edge & -edge, tiles, edge):
                lose_tiles_at(book, lane, me, tiles & ~kept_part(ships, lane, me, tiles))
    strand_crew(ships, lane, me)
