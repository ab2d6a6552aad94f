"""A whole flight: launch, card by card, settlement; and many of them."""

from starhaul.odds.lane_cards import (
    catch_stardust,
    cross_combat_zone,
    fight_enemy,
    fly_open_space,
    land_on_planets,
    sabotage,
    spread_illness,
    visit_abandoned,
)
from starhaul.odds.lane_code import Numbers, lane_code
from starhaul.odds.lane_company import seat_among, seat_crew
from starhaul.odds.lane_damage import cubes_of
from starhaul.odds.lane_dice import deal, key_of
from starhaul.odds.lane_layout import (
    ABANDONED_STATION,
    ABOARD,
    AT_LAUNCH,
    BANK,
    CARD,
    CARD_COUNT,
    CARD_ROW,
    COLOURS,
    COMBAT_ZONE,
    CREWED,
    CUBES_IN_BANK,
    DECK,
    DECK_CARDS,
    EPIDEMIC,
    FLEET,
    FLOWN,
    FLYING,
    KEY,
    KIND,
    LEFT,
    LOSSES,
    METEOR_SWARM,
    OPEN_SPACE,
    PLACE,
    PLANETS,
    RESULT,
    ROLLS,
    SABOTAGE,
    SEAT,
    SEATED,
    SHIP,
    SHIP_ROW,
    SHIPS_AT_LAUNCH,
    STARDUST,
    START_SPACE,
)
from starhaul.odds.lane_leaving import force_out, leave_unmanned
from starhaul.odds.lane_settling import settle
from starhaul.odds.lane_threats import resolve_threats
from starhaul.odds.lane_track import flying_seats, rank


@lane_code
def launch(book: Numbers, ships: Numbers, seats: int, lane: Numbers, key: int) -> None:
    """Put the ships in `CREWED` on the track, in starting order."""
    for at in range(seats * SEAT):
        lane[at] = 0
    lane[SEATED] = lane[FLYING] = seats
    lane[KEY], lane[FLOWN] = key, 0
    for colour in range(COLOURS):
        lane[BANK + colour] = book[CUBES_IN_BANK + colour]
    for seat in range(seats):
        me, ship = seat * SEAT, lane[CREWED + seat] * SHIP_ROW
        lane[me + SHIP], lane[me + PLACE] = ship, book[START_SPACE + seat]
        for plane in range(ABOARD):
            lane[me + plane] = ships[ship + AT_LAUNCH + plane]
        for colour in range(COLOURS):
            lane[BANK + colour] -= cubes_of(lane, me, colour, -1)
        lane[me + FLEET] = ships[ship + SHIPS_AT_LAUNCH]
    for seat in range(seats):
        leave_unmanned(ships, lane, seat * SEAT)


@lane_code
def resolve_card(book: Numbers, ships: Numbers, lane: Numbers, kind: int) -> None:
    if kind == METEOR_SWARM:
        resolve_threats(book, ships, lane, lane[CARD] + LOSSES, flying_seats(lane))
    elif kind == OPEN_SPACE:
        fly_open_space(book, ships, lane)
    elif kind == PLANETS:
        land_on_planets(book, ships, lane)
    elif kind == STARDUST:
        catch_stardust(book, ships, lane)
    elif kind == EPIDEMIC:
        spread_illness(ships, lane)
    elif kind == SABOTAGE:
        sabotage(book, ships, lane)
    elif kind == COMBAT_ZONE:
        cross_combat_zone(book, ships, lane)
    elif kind <= ABANDONED_STATION:
        visit_abandoned(book, ships, lane)
    else:
        fight_enemy(book, ships, lane)


@lane_code
def fly_card(book: Numbers, ships: Numbers, lane: Numbers, card: int) -> None:
    """Resolve one card, by its number, and the forced give-ups after it."""
    lane[CARD] = DECK_CARDS + CARD_ROW * card
    lane[LEFT] = book[CARD_COUNT] - lane[FLOWN] - 1
    lane[ROLLS] = 0
    rank(lane)
    resolve_card(book, ships, lane, book[lane[CARD] + KIND])
    lane[FLOWN] += 1
    force_out(book, ships, lane)


@lane_code
def keep_step() -> None:
    """On a device many flights go together: they wait for each other here."""


@lane_code
def fly_deck(
    book: Numbers, ships: Numbers, seats: int, lane: Numbers, results: Numbers, start: int, key: int
) -> None:
    """One flight through the deck in the lane, from launch to settlement."""
    launch(book, ships, seats, lane, key)
    for number in range(book[CARD_COUNT]):
        keep_step()
        if lane[FLYING]:
            fly_card(book, ships, lane, lane[DECK + number])
    settle(book, ships, lane, results, start)


@lane_code
def fly_many(
    book: Numbers, ships: Numbers, crews: Numbers, crew_count: int, seats: int, lane: Numbers,
    results: Numbers, seed: int, first_deck: int, decks: int,
) -> None:  # fmt: skip
    """Every crew, so many ships by number, through the same decks. The results of crew 0 come first: for each
    deck a row for each seat."""
    for number in range(decks):
        key = key_of(seed, first_deck + number)
        deal(book, lane, key)
        for crew in range(crew_count):
            start = (crew * decks + number) * seats * RESULT
            seat_crew(crews, crew * seats, seats, lane)
            fly_deck(book, ships, seats, lane, results, start, key)


@lane_code
def fly_among(
    book: Numbers, ships: Numbers, crews: Numbers, crew_count: int, seats: int, lane: Numbers,
    results: Numbers, seed: int, first_deck: int, decks: int, first_rival: int, rivals: int,
) -> None:  # fmt: skip
    """Like `fly_many` for crews of one, each among rivals: so many rows of ships from one on. All of them
    meet the same rivals in the same places. The results have a row for each ship and deck, and at the end
    room for the seats of a flight."""
    end = crew_count * decks * RESULT
    for number in range(decks):
        key = key_of(seed, first_deck + number)
        deal(book, lane, key)
        for crew in range(crew_count):
            seat = seat_among(lane, crews[crew], first_rival, rivals, seats, key)
            fly_deck(book, ships, seats, lane, results, end, key)
            for entry in range(RESULT):
                results[(crew * decks + number) * RESULT + entry] = results[end + seat * RESULT + entry]
