"""What days, crew, batteries and goods are worth to the pilot, in thousandths of a credit: the estimates of
the medium bot (`bots.trucker.flying_values`), in whole numbers read from the tables of the book."""

from starhaul.odds.lane_cargo import (
    cargo_worth,
    count_cubes,
    cubes_worth,
    has_holds,
    load_worth,
    offer_from_bank,
)
from starhaul.odds.lane_code import Numbers, lane_code
from starhaul.odds.lane_crew import crew_size
from starhaul.odds.lane_layout import (
    AMOUNT,
    BATTERY_WORTH,
    COLOURS,
    CREW_LOST,
    CREW_WORTH,
    DAYS_LOST,
    FLEET,
    FLYING,
    GOODS_LOST,
    LARGE,
    LEFT,
    LOSS,
    MADE,
    MOST_BATTERIES,
    MOST_CREW,
    MOST_DEVICES,
    ORDER_REWARD,
    PLACE,
    POWERED,
    REGION,
    REGIONS,
    SAFE,
    SEAT,
    SEATED,
    SEATS,
    SHIELDS,
    SHIP,
    SIGMOID,
    SIGMOID_HALF,
    SLOPES,
    SPACES,
    THREAT,
    THREATS,
    TILES,
)
from starhaul.odds.lane_power import batteries_in, double_engines, engines_with
from starhaul.odds.lane_track import flies, moved_to

CREDIT = 1000


@lane_code
def speed_of(ships: Numbers, lane: Numbers, me: int) -> int:
    """Twice the usual engine strength: the least plus the most, of the slowest ship."""
    ship, least, most = lane[me + SHIP], -1, -1
    for number in range(ships[ship + REGIONS]):
        if lane[me + FLEET] >> number & 1:
            region = ships[ship + REGION + number]
            base = engines_with(ships, lane, me, region, 0)
            best = engines_with(ships, lane, me, region, double_engines(ships, lane, me, region))
            least = base if least < 0 else min(least, base)
            most = best if most < 0 else min(most, best)
    return max(least, 0) + max(most, 0)


@lane_code
def standing(book: Numbers, ships: Numbers, lane: Numbers, me: int, place: int) -> int:
    """The expected reward for the order of arrival, from a place on the track."""
    left, ahead, leader = lane[LEFT], 0, place
    if lane[FLYING] > 1:
        own = speed_of(ships, lane, me)
        for seat in range(lane[SEATED]):
            other = seat * SEAT
            if other == me or not flies(lane, seat):
                continue
            leader = max(leader, lane[other + PLACE])
            # Tenths of days; Open Space is 0.16 of the cards, and a speed is halved.
            gain = 8 * left * (speed_of(ships, lane, other) - own)
            gap = 10 * (lane[other + PLACE] - place) + gain // 10
            slope = gap * book[SLOPES + left] >> 12
            ahead += book[SIGMOID + SIGMOID_HALF + max(-SIGMOID_HALF, min(SIGMOID_HALF, slope))]
    first, passed = book[ORDER_REWARD], min(ahead // CREDIT, SEATS - 2)
    reward, following = book[ORDER_REWARD + passed], book[ORDER_REWARD + passed + 1]
    value = CREDIT * reward + (ahead - CREDIT * passed) * (following - reward)
    value -= ahead * 6 * left * (first - book[ORDER_REWARD + 1]) // 100
    behind = 10 * (leader - place) - 7 * book[SPACES]
    if behind > 0:
        share = min(CREDIT, behind * CREDIT // (3 * book[SPACES]))
        value -= share * (2 * book[ORDER_REWARD + 3] + cargo_worth(book, lane, me)) // 2
    return value


@lane_code
def day_price(book: Numbers, ships: Numbers, lane: Numbers, me: int, days: int) -> int:
    """The cost of losing days; alone on the track they cost nothing."""
    if days == 0 or lane[FLYING] == 1:
        return 0
    after = standing(book, ships, lane, me, moved_to(book, lane, me, -days))
    return standing(book, ships, lane, me, lane[me + PLACE]) - after


@lane_code
def giving_up_price(book: Numbers, ships: Numbers, lane: Numbers, me: int) -> int:
    arriving = max(0, standing(book, ships, lane, me, lane[me + PLACE]))
    return arriving + cargo_worth(book, lane, me) * CREDIT // 2


@lane_code
def crew_price(book: Numbers, ships: Numbers, lane: Numbers, me: int, number: int) -> int:
    has, row = crew_size(lane, me), CREW_WORTH + lane[LEFT] * (MOST_CREW + 1)
    price = book[row + min(has, MOST_CREW)] - book[row + min(max(0, has - number), MOST_CREW)]
    if number >= has:
        price += giving_up_price(book, ships, lane, me)
    return price


@lane_code
def battery_loss(book: Numbers, ships: Numbers, lane: Numbers, me: int, number: int) -> int:
    devices = (ships[lane[me + SHIP] + POWERED] & lane[me + TILES]).bit_count()
    row = lane[LEFT] * (MOST_DEVICES + 1) + min(devices, MOST_DEVICES)
    row, has = BATTERY_WORTH + row * (MOST_BATTERIES + 1), batteries_in(lane, me, -1)
    return book[row + min(has, MOST_BATTERIES)] - book[row + min(max(has - number, 0), MOST_BATTERIES)]


@lane_code
def battery_price(book: Numbers, ships: Numbers, lane: Numbers, me: int, number: int) -> int:
    """For spending batteries by choice: of equal answers the thriftier one is better."""
    return battery_loss(book, ships, lane, me, number) + 10 * number if number else 0


@lane_code
def load_gain(book: Numbers, ships: Numbers, lane: Numbers, me: int, goods: int) -> int:
    """How much more valuable the best load would be with the goods on offer."""
    if not has_holds(ships, lane, me):
        return 0
    offer_from_bank(book, lane, goods)
    count_cubes(lane, me)
    here = cubes_worth(book, lane, MADE)
    return book[SAFE + lane[LEFT]] * (load_worth(book, ships, lane, me) - here)


@lane_code
def goods_price(book: Numbers, ships: Numbers, lane: Numbers, me: int, number: int) -> int:
    """The cost of losing the dearest cubes, and batteries for those that are missing."""
    count_cubes(lane, me)
    for colour in range(COLOURS):
        lane[MADE + colour] = min(lane[MADE + colour], number)
        number -= lane[MADE + colour]
    return CREDIT * cubes_worth(book, lane, MADE) + battery_loss(
        book, ships, lane, me, min(number, batteries_in(lane, me, -1))
    )


@lane_code
def shots_price(book: Numbers, ships: Numbers, lane: Numbers, me: int, loss: int) -> int:
    price, has_battery = 0, batteries_in(lane, me, -1) > 0
    for number in range(book[loss + THREATS]):
        threat = book[loss + THREAT + number]
        shields = ships[lane[me + SHIP] + SHIELDS + (threat & 3)] & lane[me + TILES]
        averted = threat < LARGE and has_battery and shields != 0
        price += 350 if averted else 1200 + 120 * lane[LEFT]
    return price


@lane_code
def loss_price(book: Numbers, ships: Numbers, lane: Numbers, me: int, loss: int) -> int:
    """The cost of a penalty."""
    kind, amount = book[loss + LOSS], book[loss + AMOUNT]
    if kind == DAYS_LOST:
        return day_price(book, ships, lane, me, amount)
    if kind == CREW_LOST:
        return crew_price(book, ships, lane, me, amount)
    if kind == GOODS_LOST:
        return goods_price(book, ships, lane, me, amount)
    return shots_price(book, ships, lane, me, loss)
