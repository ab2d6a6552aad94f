"""How each kind of card is resolved, in the order of `trucker.cards`."""

from starhaul.odds.lane_announcing import announce_cannons_of, announce_engines_of
from starhaul.odds.lane_cargo import load_goods, lose_goods
from starhaul.odds.lane_code import Numbers, lane_code
from starhaul.odds.lane_crew import crew_size, infect, lose_crew
from starhaul.odds.lane_damage import strike_tiles
from starhaul.odds.lane_dice import roll
from starhaul.odds.lane_layout import (
    ABANDONED_SHIP,
    AMOUNT,
    ANNOUNCED,
    BY_CREW,
    BY_ENGINES,
    CARD,
    COLOURS,
    COMBAT_LINE,
    CONNECTORS,
    CREDITS,
    CREW,
    CREW_LOST,
    CRITERION,
    DAYS,
    DAYS_LOST,
    ENEMY_FIGHT,
    FLEET,
    FLYING,
    FOUND,
    GOODS_LOST,
    KIND,
    LANDED,
    LINKS,
    LOSS,
    LOSS_ROW,
    LOSSES,
    MOST_LOSSES,
    NAMED,
    NO_THRUST,
    NUMBER,
    OFFERED,
    OFFERS,
    OPEN_SPACE_RUN,
    ORDER,
    ORDERED,
    PENALTY_AT,
    REGIONS,
    REWARD,
    RIVALRY,
    ROLLED,
    SEAT,
    SHIP,
    SHOTS,
    STRENGTH,
    TILES,
)
from starhaul.odds.lane_leaving import leave_fleet
from starhaul.odds.lane_pilot import planet_to_land_on, takes_prize, takes_ship
from starhaul.odds.lane_threats import resolve_threats
from starhaul.odds.lane_track import move_days, rank

ATTEMPTS = 3


@lane_code
def suffer(book: Numbers, ships: Numbers, lane: Numbers, seat: int, loss: int) -> None:
    me, kind, amount = seat * SEAT, book[loss + LOSS], book[loss + AMOUNT]
    if kind == DAYS_LOST:
        move_days(book, lane, me, -amount)
    elif kind == CREW_LOST:
        lose_crew(ships, lane, me, amount)
    elif kind == GOODS_LOST:
        lose_goods(lane, me, amount)
    elif kind == SHOTS:
        resolve_threats(book, ships, lane, loss, 1 << seat)


@lane_code
def fly_open_space(book: Numbers, ships: Numbers, lane: Numbers) -> None:
    """Seats announce in ranking order and move at once (CRD-OPEN, RUL-57)."""
    lane[RIVALRY] = OPEN_SPACE_RUN
    for place in range(lane[ORDERED]):
        me = lane[ORDER + place] * SEAT
        announce_engines_of(book, ships, lane, me)
        idle, slowest = 0, 0
        for number in range(ships[lane[me + SHIP] + REGIONS]):
            if lane[me + FLEET] >> number & 1:
                strength = lane[me + FOUND + number]
                if strength == 0:
                    idle |= 1 << number
                elif slowest == 0 or strength < slowest:
                    slowest = strength
        if idle == lane[me + FLEET]:
            lane[me + NO_THRUST] = 1
        else:
            if idle:
                leave_fleet(ships, lane, me, idle)
            move_days(book, lane, me, slowest)


@lane_code
def open_connectors_of(ships: Numbers, lane: Numbers, me: int) -> int:
    ship, left, found = lane[me + SHIP], lane[me + TILES], 0
    for direction in range(4):
        found += (ships[ship + CONNECTORS + direction] & left).bit_count()
    while left:
        bit = left & -left
        left ^= bit
        found -= (ships[ship + LINKS + (bit - 1).bit_count()] & lane[me + TILES]).bit_count()
    return found


@lane_code
def catch_stardust(book: Numbers, ships: Numbers, lane: Numbers) -> None:
    """A day for each open connector, the last ship first (CRD-DUST)."""
    for place in range(lane[ORDERED]):
        me = lane[ORDER + lane[ORDERED] - 1 - place] * SEAT
        move_days(book, lane, me, -open_connectors_of(ships, lane, me))


@lane_code
def spread_illness(ships: Numbers, lane: Numbers) -> None:
    for place in range(lane[ORDERED]):
        infect(ships, lane, lane[ORDER + place] * SEAT)


@lane_code
def count_crews(lane: Numbers) -> None:
    for place in range(lane[ORDERED]):
        me = lane[ORDER + place] * SEAT
        lane[me + ANNOUNCED] = crew_size(lane, me)


@lane_code
def lowest_seat(lane: Numbers) -> int:
    """The seat that announced least; on a tie the one ahead."""
    loser = lane[ORDER]
    for place in range(1, lane[ORDERED]):
        seat = lane[ORDER + place]
        if lane[seat * SEAT + ANNOUNCED] < lane[loser * SEAT + ANNOUNCED]:
            loser = seat
    return loser


@lane_code
def sabotage(book: Numbers, ships: Numbers, lane: Numbers) -> None:
    """The smallest crew loses a tile named by dice, in three attempts (CRD-SABOTAGE)."""
    if lane[FLYING] < 2:
        return
    count_crews(lane)
    me = lowest_seat(lane) * SEAT
    for _ in range(ATTEMPTS):
        column, row = roll(lane), roll(lane)
        # Where one die names a line, NAMED has the same cells for every second die.
        aimed = book[NAMED + column * ROLLED + row] & lane[me + TILES]
        if aimed:
            strike_tiles(book, ships, lane, me, aimed & -aimed)
            return


@lane_code
def land_on_planets(book: Numbers, ships: Numbers, lane: Numbers) -> None:
    """Land in ranking order, load in ranking order, lose the days from the rear (CRD-PLANETS)."""
    card, taken = lane[CARD], 0
    for place in range(lane[ORDERED]):
        me = lane[ORDER + place] * SEAT
        lane[me + LANDED] = planet_to_land_on(book, ships, lane, me, taken)
        if lane[me + LANDED] >= 0:
            taken |= 1 << lane[me + LANDED]
    for place in range(lane[ORDERED]):
        me = lane[ORDER + place] * SEAT
        if lane[me + LANDED] >= 0:
            load_goods(book, ships, lane, me, card + OFFERED + COLOURS * lane[me + LANDED])
    for place in range(lane[ORDERED]):
        me = lane[ORDER + lane[ORDERED] - 1 - place] * SEAT
        if lane[me + LANDED] >= 0:
            move_days(book, lane, me, -book[card + DAYS])


@lane_code
def collect(book: Numbers, ships: Numbers, lane: Numbers, me: int) -> None:
    """Goods or credits first, then the days (RUL-62)."""
    card = lane[CARD]
    if book[card + OFFERS]:
        load_goods(book, ships, lane, me, card + OFFERED)
    else:
        lane[me + CREDITS] += book[card + REWARD]
    move_days(book, lane, me, -book[card + DAYS])


@lane_code
def visit_abandoned(book: Numbers, ships: Numbers, lane: Numbers) -> None:
    """The first seat with enough crew that wants to (CRD-SHIP, CRD-STATION)."""
    card = lane[CARD]
    needed, is_ship = book[card + CREW], book[card + KIND] == ABANDONED_SHIP
    for place in range(lane[ORDERED]):
        me = lane[ORDER + place] * SEAT
        if crew_size(lane, me) < needed:
            continue
        sent = needed if is_ship else 0
        if takes_ship(book, ships, lane, me, sent) if is_ship else takes_prize(book, ships, lane, me):
            lose_crew(ships, lane, me, sent)
            collect(book, ships, lane, me)
            return


@lane_code
def fight_enemy(book: Numbers, ships: Numbers, lane: Numbers) -> None:
    """An enemy attacks in ranking order until a ship beats it; pirates shoot after all fights (RUL-61)."""
    card, beaten = lane[CARD], 0
    enemy, loss = 2 * book[card + STRENGTH], card + LOSSES
    lane[RIVALRY], lane[PENALTY_AT] = ENEMY_FIGHT, loss
    for place in range(lane[ORDERED]):
        seat = lane[ORDER + place]
        me = seat * SEAT
        lane[NUMBER] = place
        announce_cannons_of(book, ships, lane, me)
        if lane[me + ANNOUNCED] > enemy:
            if takes_prize(book, ships, lane, me):
                collect(book, ships, lane, me)
            break
        if lane[me + ANNOUNCED] < enemy:
            if book[loss + LOSS] == SHOTS:
                beaten |= 1 << seat
            else:
                suffer(book, ships, lane, seat, loss)
    resolve_threats(book, ships, lane, loss, beaten)


@lane_code
def cross_combat_zone(book: Numbers, ships: Numbers, lane: Numbers) -> None:
    """In each line the seat with the lowest value pays (CRD-COMBAT)."""
    if lane[FLYING] < 2:
        return
    lane[RIVALRY] = COMBAT_LINE
    for line in range(MOST_LOSSES):
        loss = lane[CARD] + LOSSES + LOSS_ROW * line
        if book[loss + LOSS] == 0:
            return
        rank(lane)
        lane[PENALTY_AT] = loss
        if book[loss + CRITERION] == BY_CREW:
            count_crews(lane)
        else:
            for place in range(lane[ORDERED]):
                lane[NUMBER] = place
                if book[loss + CRITERION] == BY_ENGINES:
                    announce_engines_of(book, ships, lane, lane[ORDER + place] * SEAT)
                else:
                    announce_cannons_of(book, ships, lane, lane[ORDER + place] * SEAT)
        suffer(book, ships, lane, lowest_seat(lane), loss)
