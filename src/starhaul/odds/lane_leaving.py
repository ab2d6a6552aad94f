"""Giving up by force: whole seats, and single ships of a fleet (chapter GIV, LM-116 … LM-120)."""

from starhaul.odds.lane_code import Numbers, lane_code
from starhaul.odds.lane_crew import humans_in
from starhaul.odds.lane_damage import cubes_of, take_tiles
from starhaul.odds.lane_layout import (
    COLOURS,
    FLEET,
    FLOWN,
    FLYING,
    GAVE_UP_AFTER,
    LAPPED,
    NO_ENGINES,
    NO_HUMANS,
    NO_THRUST,
    ORDER,
    PLACE,
    REASON,
    REGION,
    REGIONS,
    SEAT,
    SEATED,
    SHELVED,
    SHIP,
    SPACES,
    TILES,
)
from starhaul.odds.lane_track import flying_seats, rank


@lane_code
def leave(lane: Numbers, me: int, reason: int) -> None:
    lane[me + REASON] = reason
    lane[me + GAVE_UP_AFTER] = lane[FLOWN]
    lane[FLYING] -= 1


@lane_code
def leave_fleet(ships: Numbers, lane: Numbers, me: int, leaving: int) -> None:
    """Some ships of a fleet, not all, leave: their goods are set aside (LM-118)."""
    ship = lane[me + SHIP]
    for number in range(ships[ship + REGIONS]):
        if leaving >> number & 1:
            gone = ships[ship + REGION + number] & lane[me + TILES]
            for colour in range(COLOURS):
                lane[me + SHELVED + colour] += cubes_of(lane, me, colour, gone)
            take_tiles(lane, me, gone)
    lane[me + FLEET] &= ~leaving


@lane_code
def unmanned_ships(ships: Numbers, lane: Numbers, me: int) -> int:
    ship, found = lane[me + SHIP], 0
    for number in range(ships[ship + REGIONS]):
        if lane[me + FLEET] >> number & 1 and not humans_in(lane, me, ships[ship + REGION + number]):
            found |= 1 << number
    return found


@lane_code
def leave_unmanned(ships: Numbers, lane: Numbers, me: int) -> None:
    empty = unmanned_ships(ships, lane, me)
    if empty == lane[me + FLEET]:
        leave(lane, me, NO_HUMANS)
    elif empty:
        leave_fleet(ships, lane, me, empty)


@lane_code
def force_out(book: Numbers, ships: Numbers, lane: Numbers) -> None:
    """After a card: no human, no thrust in Open Space, or a lap behind (GIV-05, GIV-08, GIV-10)."""
    started = flying_seats(lane)
    rank(lane)
    leader = lane[lane[ORDER] * SEAT + PLACE]
    for seat in range(lane[SEATED]):
        me = seat * SEAT
        if not started >> seat & 1:
            continue
        if not humans_in(lane, me, -1):
            leave(lane, me, NO_HUMANS)
        elif lane[me + NO_THRUST]:
            leave(lane, me, NO_ENGINES)
        elif leader - lane[me + PLACE] > book[SPACES]:
            leave(lane, me, LAPPED)
        else:
            leave_unmanned(ships, lane, me)
        lane[me + NO_THRUST] = 0
