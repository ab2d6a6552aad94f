"""Settlement: order, beauty, goods, lost tiles, premium (chapter END)."""

from starhaul.odds.lane_cards import open_connectors_of
from starhaul.odds.lane_cargo import cargo_worth, cubes_worth
from starhaul.odds.lane_code import Numbers, lane_code
from starhaul.odds.lane_layout import (
    AFTER,
    BEAUTY_REWARD,
    CAP,
    CREDITS,
    FINISHED_AS,
    FLEET,
    FOR_ORDER,
    FROM_CARDS,
    FROM_GOODS,
    GAVE_UP_AFTER,
    KINDS,
    LOST,
    LOST_BY_KIND,
    LOST_TO,
    NET,
    NO_LIMIT,
    ORDER,
    ORDER_REWARD,
    ORDERED,
    OWED,
    REASON,
    RESULT,
    SEAT,
    SEATED,
    SHELVED,
    SHIP,
    TILE_PRICE,
    TILES,
    TILES_LEFT,
    TILES_LOST,
    WHY,
)
from starhaul.odds.lane_track import flies, rank


@lane_code
def rank_finishers(lane: Numbers) -> None:
    """More ships first, then the place on the track (LM-121)."""
    rank(lane)
    for end in range(1, lane[ORDERED]):
        at, seat = end, lane[ORDER + end]
        ships = lane[seat * SEAT + FLEET].bit_count()
        while at > 0 and lane[lane[ORDER + at - 1] * SEAT + FLEET].bit_count() < ships:
            lane[ORDER + at] = lane[ORDER + at - 1]
            at -= 1
        lane[ORDER + at] = seat


@lane_code
def prettiest_seats(ships: Numbers, lane: Numbers) -> int:
    """The finishers with the fewest open connectors, as a mask: fleets with fewer ships do not compete, nor
    do ships without tiles (RUL-95, LM-122)."""
    most, fewest, found = 0, -1, 0
    if lane[ORDERED]:
        most = lane[lane[ORDER] * SEAT + FLEET].bit_count()
    for place in range(lane[ORDERED]):
        seat = lane[ORDER + place]
        me = seat * SEAT
        if lane[me + FLEET].bit_count() < most or not lane[me + TILES]:
            continue
        number = open_connectors_of(ships, lane, me)
        if fewest < 0 or number < fewest:
            fewest, found = number, 0
        if number == fewest:
            found |= 1 << seat
    return found


@lane_code
def sale_of(book: Numbers, lane: Numbers, me: int, is_home: bool) -> int:
    """Full price for finishers, half for ships that gave up, rounded up once (END-05, LM-119)."""
    whole, half = cargo_worth(book, lane, me), cubes_worth(book, lane, me + SHELVED)
    if not is_home:
        whole, half = 0, whole + half
    return whole + (half + 1) // 2


@lane_code
def settle(book: Numbers, ships: Numbers, lane: Numbers, results: Numbers, start: int) -> None:
    """Write the results of all seats, one row after the other."""
    rank_finishers(lane)
    pretty = prettiest_seats(ships, lane)
    for seat in range(lane[SEATED]):
        me, row, rewards, finished = seat * SEAT, start + seat * RESULT, 0, 0
        ship, is_home = lane[me + SHIP], flies(lane, seat)
        for place in range(lane[ORDERED]):
            if lane[ORDER + place] == seat:
                finished = place + 1
                rewards = book[ORDER_REWARD + place]
                if pretty >> seat & 1:
                    rewards += book[BEAUTY_REWARD]
        lost = book[TILE_PRICE] * lane[me + LOST]
        if ships[ship + CAP] != NO_LIMIT:
            lost = min(lost, ships[ship + CAP])
        goods = sale_of(book, lane, me, is_home)
        results[row + NET] = lane[me + CREDITS] + rewards + goods - lost - ships[ship + OWED]
        results[row + WHY] = lane[me + REASON]
        results[row + AFTER] = lane[me + GAVE_UP_AFTER]
        results[row + TILES_LOST] = lane[me + LOST]
        results[row + TILES_LEFT] = lane[me + TILES]
        results[row + FINISHED_AS] = finished
        results[row + FROM_CARDS] = lane[me + CREDITS]
        results[row + FROM_GOODS] = goods
        results[row + FOR_ORDER] = rewards
        for kind in range(KINDS):
            results[row + LOST_BY_KIND + kind] = lane[me + LOST_TO + kind]
