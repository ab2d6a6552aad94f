"""Meteors and shots: roll, strike, avert (chapter HIT, RUL-46 … RUL-54). Defence is by default: whatever can
be averted is, paid from the fullest tile."""

from starhaul.odds.lane_code import Numbers, lane_code
from starhaul.odds.lane_damage import strike_tiles
from starhaul.odds.lane_dice import roll
from starhaul.odds.lane_layout import (
    AIM,
    AIM_FIRST,
    AIM_FROM,
    AIM_LANES,
    AIM_PARTS,
    AIMS,
    BATTERIES,
    CANNONS,
    CELLS,
    CONNECTORS,
    DOUBLE_CANNONS,
    JOINTS,
    LARGE,
    LOSS,
    METEORS,
    NEIGHBOURS,
    REGION,
    REGIONS,
    ROLLED,
    SEAT,
    SEATED,
    SHIELDS,
    SHIP,
    STRUCK,
    THREAT,
    THREATS,
    TILES,
)
from starhaul.odds.lane_power import pay_batteries


@lane_code
def first_struck(book: Numbers, tiles: int, path: int, direction: int) -> int:
    """The first tile on a path: cells count up from the front and the left, down from the other sides."""
    met = book[path] & tiles
    if not met:
        met = book[path + 1] & tiles
    if not met:
        return 0
    if direction == 1 or direction == 2:
        return 1 << (met.bit_length() - 1)
    return met & -met


@lane_code
def is_open(book: Numbers, ships: Numbers, lane: Numbers, me: int, bit: int, direction: int) -> bool:
    """Whether a tile has a connector there to which nothing is joined."""
    ship = lane[me + SHIP]
    if not ships[ship + CONNECTORS + direction] & bit:
        return False
    beside = book[NEIGHBOURS + direction * CELLS + (bit - 1).bit_count()]
    return not (ships[ship + JOINTS + direction] & bit and beside & lane[me + TILES])


@lane_code
def powered_by(ships: Numbers, lane: Numbers, me: int, devices: int) -> int:
    """The tiles with batteries that can power one of these devices: those of the same ship (LM-101)."""
    ship, charged, found = lane[me + SHIP], lane[me + BATTERIES], 0
    for number in range(ships[ship + REGIONS]):
        region = ships[ship + REGION + number]
        if devices & region:
            found |= charged & region
    return found


@lane_code
def pays_for(ships: Numbers, lane: Numbers, me: int, devices: int) -> bool:
    """Power one of these devices if possible."""
    tiles = powered_by(ships, lane, me, devices)
    if tiles:
        pay_batteries(lane, me, 1, tiles)
    return tiles != 0


@lane_code
def shielded_from(ships: Numbers, lane: Numbers, me: int, bit: int, direction: int) -> int:
    """The shields of the ship of that tile that cover a direction."""
    ship = lane[me + SHIP]
    shields = ships[ship + SHIELDS + direction] & lane[me + TILES]
    for number in range(ships[ship + REGIONS]):
        region = ships[ship + REGION + number]
        if region & bit:
            return shields & region
    return 0


@lane_code
def unaverted_by_doubles(
    ships: Numbers, lane: Numbers, me: int, double: int, reach: int, further: int
) -> int:
    """Two large meteors that only double cannons can shoot: which of `STRUCK` they hit."""
    first, second, guns = lane[STRUCK], lane[STRUCK + 1], double & (reach | further)
    if not pays_for(ships, lane, me, double & reach):
        return first if pays_for(ships, lane, me, double & further) else first | second
    return 0 if guns & (guns - 1) and pays_for(ships, lane, me, double & further) else second


@lane_code
def unaverted_pair(
    ships: Numbers, lane: Numbers, me: int, single: int, double: int, reach: int, further: int
) -> int:
    """Two large meteors at once (LM-039, LM-139). No cannon shoots twice."""
    first, second, guns = lane[STRUCK], lane[STRUCK + 1], single & (reach | further)
    if not guns:
        return unaverted_by_doubles(ships, lane, me, double, reach, further)
    if single & reach and single & further:
        # If there is one cannon for both, it shoots the one that no double cannon reaches.
        if guns & (guns - 1) or pays_for(ships, lane, me, double & further):
            return 0
        return 0 if pays_for(ships, lane, me, double & reach) else second
    left, aimed = second, further
    if not single & reach:
        left, aimed = first, reach
    return 0 if pays_for(ships, lane, me, double & aimed) else left


@lane_code
def unaverted(ships: Numbers, lane: Numbers, me: int, direction: int) -> int:
    """Which of `STRUCK` large meteors hit in the end (HIT-08)."""
    ship, tiles = lane[me + SHIP], lane[me + TILES]
    single = ships[ship + CANNONS + direction] & tiles
    double = ships[ship + DOUBLE_CANNONS + direction] & tiles
    reach = lane[STRUCK + 2]
    if lane[STRUCK + 1]:
        return unaverted_pair(ships, lane, me, single, double, reach, lane[STRUCK + 3])
    return 0 if single & reach or pays_for(ships, lane, me, double & reach) else lane[STRUCK]


@lane_code
def find_struck(book: Numbers, ships: Numbers, lane: Numbers, me: int, aim: int, bounces: bool) -> int:
    """List in `STRUCK` the tiles about to be struck, front to rear; also returns them as a mask."""
    direction, found = book[aim + AIM_FROM], 0
    lane[STRUCK] = lane[STRUCK + 1] = 0
    for number in range(book[aim + AIM_LANES]):
        path = aim + AIM_FIRST + AIM_PARTS * number
        bit = first_struck(book, lane[me + TILES], path, direction)
        if bit and not (bounces and not is_open(book, ships, lane, me, bit, direction)):
            at = 0
            if found:
                at = 1
                if bit < found:
                    at, lane[STRUCK + 1], lane[STRUCK + 3] = 0, lane[STRUCK], lane[STRUCK + 2]
            lane[STRUCK + at], lane[STRUCK + 2 + at] = bit, book[path + 2]
            found |= bit
    return found


@lane_code
def struck_tiles(
    book: Numbers, ships: Numbers, lane: Numbers, me: int, aim: int, is_large: bool, is_meteor: bool
) -> int:
    """The tiles that a threat takes from a ship; batteries that avert it are paid."""
    direction = book[aim + AIM_FROM]
    struck = find_struck(book, ships, lane, me, aim, is_meteor and not is_large)
    if struck == 0 or (is_large and not is_meteor):
        return struck
    if is_large:
        return unaverted(ships, lane, me, direction)
    return 0 if pays_for(ships, lane, me, shielded_from(ships, lane, me, lane[STRUCK], direction)) else struck


@lane_code
def resolve_threats(book: Numbers, ships: Numbers, lane: Numbers, loss: int, targets: int) -> None:
    """A series of threats against some seats, a mask."""
    if targets == 0:
        return
    is_meteor = book[loss + LOSS] == METEORS
    for number in range(book[loss + THREATS]):
        threat = book[loss + THREAT + number]
        is_large = threat >= LARGE
        aim = AIMS + ((threat & 3) * ROLLED + roll(lane)) * AIM
        for seat in range(lane[SEATED]):
            if targets >> seat & 1:
                struck = struck_tiles(book, ships, lane, seat * SEAT, aim, is_large, is_meteor)
                if struck:
                    strike_tiles(book, ships, lane, seat * SEAT, struck)
