"""Goods: what fits, where it is put, what is lost (FLT-10 … FLT-17, LM-132)."""

from starhaul.odds.lane_code import Numbers, lane_code
from starhaul.odds.lane_damage import cubes_of
from starhaul.odds.lane_layout import (
    BANK,
    CHOSEN,
    COLOURS,
    CUBE_VALUE,
    CUBES,
    HOLDS,
    IMPROVES,
    MADE,
    OFFER,
    PIECES,
    SHIP,
    SPECIAL_HOLDS,
    TILES,
)
from starhaul.odds.lane_power import batteries_in, pay_batteries


@lane_code
def room_in(ships: Numbers, lane: Numbers, me: int, holds: int) -> int:
    """How many cubes fit into the plain or the special holds."""
    first, tiles = lane[me + SHIP] + holds, lane[me + TILES]
    return (
        (ships[first] & tiles).bit_count()
        + (ships[first + 1] & tiles).bit_count()
        + (ships[first + 2] & tiles).bit_count()
    )


@lane_code
def has_holds(ships: Numbers, lane: Numbers, me: int) -> bool:
    ship = lane[me + SHIP]
    return (ships[ship + HOLDS] | ships[ship + SPECIAL_HOLDS]) & lane[me + TILES] != 0


@lane_code
def count_cubes(lane: Numbers, me: int) -> None:
    for colour in range(COLOURS):
        lane[MADE + colour] = cubes_of(lane, me, colour, -1)


@lane_code
def cubes_worth(book: Numbers, lane: Numbers, first: int) -> int:
    """The price of four numbers of cubes."""
    return (
        book[CUBE_VALUE] * lane[first]
        + book[CUBE_VALUE + 1] * lane[first + 1]
        + book[CUBE_VALUE + 2] * lane[first + 2]
        + book[CUBE_VALUE + 3] * lane[first + 3]
    )


@lane_code
def cargo_worth(book: Numbers, lane: Numbers, me: int) -> int:
    count_cubes(lane, me)
    return cubes_worth(book, lane, MADE)


@lane_code
def choose_load(lane: Numbers, special: int, room: int) -> None:
    """From `MADE` and `OFFER` the most valuable load: red ones up to the special holds, then the dearest."""
    lane[CHOSEN] = min(lane[MADE] + lane[OFFER], special)
    room -= lane[CHOSEN]
    for colour in range(1, COLOURS):
        lane[CHOSEN + colour] = min(lane[MADE + colour] + lane[OFFER + colour], room)
        room -= lane[CHOSEN + colour]


@lane_code
def load_worth(book: Numbers, ships: Numbers, lane: Numbers, me: int) -> int:
    special = room_in(ships, lane, me, SPECIAL_HOLDS)
    choose_load(lane, special, special + room_in(ships, lane, me, HOLDS))
    return cubes_worth(book, lane, CHOSEN)


@lane_code
def offer_from_bank(book: Numbers, lane: Numbers, goods: int) -> bool:
    """Put on offer what a card grants, as far as the bank has it (FLT-15)."""
    some = 0
    for colour in range(COLOURS):
        lane[OFFER + colour] = min(book[goods + colour], lane[BANK + colour])
        some |= lane[OFFER + colour]
    return some != 0


@lane_code
def place_cubes(lane: Numbers, me: int, bit: int, room: int, colour: int) -> int:
    """Put cubes of `CHOSEN` of this and the following colours on a tile, from `colour` on; returns the colour
    to go on with."""
    while room > 0 and colour < COLOURS:
        number = min(room, lane[CHOSEN + colour])
        for piece in range(number):
            lane[me + CUBES + PIECES * colour + piece] |= bit
        lane[CHOSEN + colour] -= number
        room -= number
        if not lane[CHOSEN + colour]:
            colour += 1
    return colour


@lane_code
def capacity_at(ships: Numbers, first: int, bit: int) -> int:
    return 1 + (ships[first + 1] & bit != 0) + (ships[first + 2] & bit != 0)


@lane_code
def stow(ships: Numbers, lane: Numbers, me: int) -> None:
    """The load in `CHOSEN`: red ones into special holds, then the others, plain holds first."""
    for plane in range(me + CUBES, me + CUBES + PIECES * COLOURS):
        lane[plane] = 0
    ship, tiles, colour = lane[me + SHIP], lane[me + TILES], 1
    special, left = ship + SPECIAL_HOLDS, ships[ship + SPECIAL_HOLDS] & tiles
    while lane[CHOSEN]:
        bit = left & -left
        left ^= bit
        number = min(capacity_at(ships, special, bit), lane[CHOSEN])
        for piece in range(number):
            lane[me + CUBES + piece] |= bit
        lane[CHOSEN] -= number
    left = ships[ship + HOLDS] & tiles
    while left and colour < COLOURS:
        bit = left & -left
        left ^= bit
        colour = place_cubes(lane, me, bit, capacity_at(ships, ship + HOLDS, bit), colour)
    left = ships[special] & tiles
    while left and colour < COLOURS:
        bit = left & -left
        left ^= bit
        room = capacity_at(ships, special, bit) - cubes_of(lane, me, 0, bit)
        colour = place_cubes(lane, me, bit, room, colour)


@lane_code
def improve_offer(book: Numbers, ships: Numbers, lane: Numbers, me: int) -> None:
    """Level IV: the best of the improvements (LM-132); an upgrade wins a tie, then another blue cube
    (LM-144). Among upgrades the engine's order decides: blue, green, yellow."""
    best = load_worth(book, ships, lane, me) * 4
    more, less = -1, -1
    if lane[BANK + 3] > lane[OFFER + 3]:
        lane[OFFER + 3] += 1
        worth = load_worth(book, ships, lane, me) * 4 + 1
        lane[OFFER + 3] -= 1
        if worth > best:
            best, more = worth, 3
    for step in range(3):
        colour = 3 - step
        if lane[OFFER + colour] and lane[BANK + colour - 1] > lane[OFFER + colour - 1]:
            lane[OFFER + colour] -= 1
            lane[OFFER + colour - 1] += 1
            worth = load_worth(book, ships, lane, me) * 4 + 2
            lane[OFFER + colour] += 1
            lane[OFFER + colour - 1] -= 1
            if worth > best:
                best, more, less = worth, colour - 1, colour
    if more >= 0:
        lane[OFFER + more] += 1
    if less >= 0:
        lane[OFFER + less] -= 1


@lane_code
def load_goods(book: Numbers, ships: Numbers, lane: Numbers, me: int, goods: int) -> None:
    """The default arrangement of everything aboard and on offer (RUL-08)."""
    if not offer_from_bank(book, lane, goods) or not has_holds(ships, lane, me):
        return
    count_cubes(lane, me)
    if book[IMPROVES]:
        improve_offer(book, ships, lane, me)
    special = room_in(ships, lane, me, SPECIAL_HOLDS)
    choose_load(lane, special, special + room_in(ships, lane, me, HOLDS))
    for colour in range(COLOURS):
        lane[BANK + colour] += lane[MADE + colour] - lane[CHOSEN + colour]
    stow(ships, lane, me)


@lane_code
def lose_goods(lane: Numbers, me: int, number: int) -> None:
    """The dearest first, from the first hold; missing cubes are replaced by batteries (FLT-16, FLT-17)."""
    for colour in range(COLOURS):
        plane = me + CUBES + PIECES * colour
        while number > 0 and lane[plane]:
            bit = lane[plane] & -lane[plane]
            if lane[plane + 2] & bit:
                lane[plane + 2] ^= bit
            elif lane[plane + 1] & bit:
                lane[plane + 1] ^= bit
            else:
                lane[plane] ^= bit
            lane[BANK + colour] += 1
            number -= 1
    pay_batteries(lane, me, min(number, batteries_in(lane, me, -1)), -1)
