"""The pilot: what a seat answers where it has a choice, by the rules of the medium bot in whole numbers.
Crew, defence and parts are answered by default, as in the playouts of bots (`QuickRules`).

The engine asks the same functions about its own states (`engine_lane`), so both fly with the same pilot.
"""

from starhaul.odds.lane_code import Numbers, lane_code
from starhaul.odds.lane_layout import (
    ANNOUNCED,
    BY_CANNONS,
    CARD,
    COLOURS,
    COMBAT_LINE,
    CRITERION,
    DAYS,
    ENEMY_FIGHT,
    FLEET,
    FOUND,
    LATER,
    MOST_OFFERS,
    NUMBER,
    OFFERED,
    OFFERS,
    OPEN_SPACE_RUN,
    ORDER,
    ORDERED,
    PENALTY_AT,
    REGION,
    REGIONS,
    REWARD,
    RIVALRY,
    SEAT,
    SHIP,
    STRENGTH,
)
from starhaul.odds.lane_power import (
    batteries_in,
    boosted,
    cannon_alien,
    double_engines,
    doubles_ahead,
    doubles_aside,
    engines_with,
    free_cannons,
    least_cannons,
    most_cannons,
)
from starhaul.odds.lane_prices import (
    CREDIT,
    battery_price,
    crew_price,
    day_price,
    giving_up_price,
    load_gain,
    loss_price,
)

WHOLE_FLEET = 4 * CREDIT
"""The value of each further ship of a fleet."""
AHEAD = 16
"""Doubles to power are one number: this times those ahead, plus those aside."""


@lane_code
def planet_to_land_on(book: Numbers, ships: Numbers, lane: Numbers, me: int, taken: int) -> int:
    """The best free planet, −1 to fly on."""
    card = lane[CARD]
    price, best, best_gain = day_price(book, ships, lane, me, book[card + DAYS]), -1, 0
    for planet in range(min(book[card + OFFERS], MOST_OFFERS)):
        if taken >> planet & 1:
            continue
        gain = load_gain(book, ships, lane, me, card + OFFERED + COLOURS * planet) - price
        if gain > best_gain:
            best, best_gain = planet, gain
    return best


@lane_code
def prize_of(book: Numbers, ships: Numbers, lane: Numbers, me: int) -> int:
    """The reward of the card less its days."""
    card = lane[CARD]
    gain = CREDIT * book[card + REWARD]
    if book[card + OFFERS]:
        gain = load_gain(book, ships, lane, me, card + OFFERED)
    return gain - day_price(book, ships, lane, me, book[card + DAYS])


@lane_code
def takes_ship(book: Numbers, ships: Numbers, lane: Numbers, me: int, crew: int) -> bool:
    return prize_of(book, ships, lane, me) > crew_price(book, ships, lane, me, crew)


@lane_code
def takes_prize(book: Numbers, ships: Numbers, lane: Numbers, me: int) -> bool:
    return prize_of(book, ships, lane, me) > 0


# --- strengths ---------------------------------------------------------------------------------------------


@lane_code
def reach_of(ships: Numbers, lane: Numbers, me: int, by_cannons: bool, at_most: bool) -> int:
    """The least or most strength of a seat: the cannons of a fleet add up, its slowest ship counts."""
    ship, total, slowest = lane[me + SHIP], 0, -1
    for number in range(ships[ship + REGIONS]):
        if not lane[me + FLEET] >> number & 1:
            continue
        cells = ships[ship + REGION + number]
        if by_cannons:
            total += (
                most_cannons(ships, lane, me, cells) if at_most else least_cannons(ships, lane, me, cells)
            )
        else:
            powered = double_engines(ships, lane, me, cells) if at_most else 0
            speed = engines_with(ships, lane, me, cells, powered)
            slowest = speed if slowest < 0 else min(slowest, speed)
    return total if by_cannons else max(slowest, 0)


@lane_code
def combat_price(book: Numbers, ships: Numbers, lane: Numbers, value: int, penalty: int) -> int:
    """The cost of announcing this value in a Combat Zone: the penalty, if all others have more."""
    mine, loss, likely = lane[NUMBER], lane[PENALTY_AT], 1000
    for place in range(mine):
        if lane[lane[ORDER + place] * SEAT + ANNOUNCED] <= value:
            return 0
    for place in range(mine + 1, lane[ORDERED]):
        other, by_cannons = lane[ORDER + place] * SEAT, book[loss + CRITERION] == BY_CANNONS
        if reach_of(ships, lane, other, by_cannons, False) < value:
            if reach_of(ships, lane, other, by_cannons, True) < value:
                return 0
            likely = likely * 6 // 10
    return likely * penalty // 1000


@lane_code
def fight_value(book: Numbers, ships: Numbers, lane: Numbers, strength: int, prize: int, penalty: int) -> int:
    """What a doubled cannon strength is worth against an enemy, or in a Combat Zone."""
    if lane[RIVALRY] == COMBAT_LINE:
        return -combat_price(book, ships, lane, strength, penalty)
    enemy = 2 * book[lane[CARD] + STRENGTH]
    if strength > enemy:
        return prize
    return -penalty if strength < enemy else 0


@lane_code
def look_at_later(ships: Numbers, lane: Numbers, me: int, turn: int) -> None:
    """Write to `LATER` what the ships of a fleet after this one may add to its cannons."""
    ship = lane[me + SHIP]
    lane[LATER] = lane[LATER + 1] = lane[LATER + 2] = 0
    for number in range(turn + 1, ships[ship + REGIONS]):
        if lane[me + FLEET] >> number & 1:
            cells = ships[ship + REGION + number]
            lane[LATER] += least_cannons(ships, lane, me, cells)
            lane[LATER + 1] += most_cannons(ships, lane, me, cells)
            doubles = doubles_ahead(ships, lane, me, cells) + doubles_aside(ships, lane, me, cells)
            lane[LATER + 2] += min(doubles, batteries_in(lane, me, cells))


@lane_code
def cannons_value(
    book: Numbers, ships: Numbers, lane: Numbers, me: int, strength: int, paid: int, prize: int, penalty: int
) -> int:
    """What it is worth to reach a strength with so many batteries, whatever later ships add."""
    least, most, extra = lane[LATER], lane[LATER + 1], lane[LATER + 2]
    value = fight_value(book, ships, lane, strength + least, prize, penalty)
    value -= battery_price(book, ships, lane, me, paid)
    if most > least:
        paid = min(paid + extra, batteries_in(lane, me, -1))
        other = fight_value(book, ships, lane, strength + most, prize, penalty)
        value = max(value, other - battery_price(book, ships, lane, me, paid))
    return value


@lane_code
def found_before(lane: Numbers, me: int, turn: int) -> int:
    total = 0
    for number in range(turn):
        total += lane[me + FOUND + number]
    return total


@lane_code
def cannons_to_power(book: Numbers, ships: Numbers, lane: Numbers, me: int, turn: int) -> int:
    """How many doubles the ship with this number powers (`AHEAD`)."""
    cells, found = ships[lane[me + SHIP] + REGION + turn], found_before(lane, me, turn)
    look_at_later(ships, lane, me, turn)
    batteries = batteries_in(lane, me, cells)
    ahead = min(doubles_ahead(ships, lane, me, cells), batteries)
    aside = min(doubles_aside(ships, lane, me, cells), batteries)
    free, alien = free_cannons(ships, lane, me, cells), cannon_alien(lane, me, cells)
    penalty, prize = loss_price(book, ships, lane, me, lane[PENALTY_AT]), 0
    if lane[RIVALRY] == ENEMY_FIGHT:
        prize = max(0, prize_of(book, ships, lane, me))
    best, best_value = 0, 0
    for forward in range(ahead + 1):
        for beside in range(min(aside, batteries - forward) + 1):
            paid, strength = forward + beside, found + boosted(free + 4 * forward + 2 * beside, alien)
            value = cannons_value(book, ships, lane, me, strength, paid, prize, penalty)
            if paid == 0 or value > best_value:
                best, best_value = AHEAD * forward + beside, value
    return best


@lane_code
def slowest_found(ships: Numbers, lane: Numbers, me: int, least: int) -> int:
    """The slowest ship of the fleet in `FOUND` of those with at least this strength, −1 for none."""
    slowest = -1
    for number in range(ships[lane[me + SHIP] + REGIONS]):
        strength = lane[me + FOUND + number]
        if lane[me + FLEET] >> number & 1 and strength >= least and (slowest < 0 or strength < slowest):
            slowest = strength
    return slowest


@lane_code
def space_value(book: Numbers, ships: Numbers, lane: Numbers, me: int) -> int:
    """What moving is worth in Open Space; ships without thrust leave the fleet (LM-103)."""
    slowest, idle = slowest_found(ships, lane, me, 1), 0
    if slowest < 0:
        return -giving_up_price(book, ships, lane, me)
    for number in range(ships[lane[me + SHIP] + REGIONS]):
        if lane[me + FLEET] >> number & 1 and not lane[me + FOUND + number]:
            idle += 1
    return -day_price(book, ships, lane, me, -slowest) - WHOLE_FLEET * idle


@lane_code
def engines_to_power(book: Numbers, ships: Numbers, lane: Numbers, me: int, turn: int) -> int:
    """How many double engines the ship with this number powers; those after it may power all of theirs."""
    ship, in_space = lane[me + SHIP], lane[RIVALRY] == OPEN_SPACE_RUN
    for number in range(turn + 1, ships[ship + REGIONS]):
        region = ships[ship + REGION + number]
        doubles = double_engines(ships, lane, me, region)
        lane[me + FOUND + number] = engines_with(ships, lane, me, region, doubles)
    penalty = 0 if in_space else loss_price(book, ships, lane, me, lane[PENALTY_AT])
    cells, best, best_value = ships[ship + REGION + turn], 0, 0
    for powered in range(double_engines(ships, lane, me, cells) + 1):
        lane[me + FOUND + turn] = engines_with(ships, lane, me, cells, powered)
        if in_space:
            value = space_value(book, ships, lane, me)
        else:
            value = -combat_price(book, ships, lane, slowest_found(ships, lane, me, 0), penalty)
        value -= battery_price(book, ships, lane, me, powered)
        if powered == 0 or value > best_value:
            best, best_value = powered, value
    return best
