"""Flies a lane as numbers and in the engine, and says where the two differ first."""

from collections.abc import Iterator, Sequence
from itertools import zip_longest

from starhaul.odds import lane_layout as at
from starhaul.odds.engine_flight import EngineFlight, FlownShip
from starhaul.odds.lane_company import seat_crew
from starhaul.odds.lane_dice import deal
from starhaul.odds.lane_flight import fly_card, launch
from starhaul.odds.lane_settling import settle
from starhaul.odds.odds_book import Book

NAMES = {
    value: name
    for name, value in reversed(vars(at).items())
    if isinstance(value, int) and name.isupper() and value < at.COMPARED
}


def flown_lane(book: Book, ships: Sequence[FlownShip], key: int, results: list[int]) -> Iterator[list[int]]:
    """The lane before each card and at the end; then the results are written."""
    lane, rows = [0] * at.LANE, [number for one in ships for number in one.row]
    deal(book.numbers, lane, key)
    seat_crew(list(range(len(ships))), 0, len(ships), lane)
    launch(book.numbers, rows, len(ships), lane, key)
    for card in lane[at.DECK : at.DECK + book.numbers[at.CARD_COUNT]]:
        if lane[at.FLYING]:
            yield lane[:]
            fly_card(book.numbers, rows, lane, card)
    yield lane[:]
    settle(book.numbers, rows, lane, results, 0)


def difference(book: Book, ships: Sequence[FlownShip], key: int, yard_dice: tuple[int, ...]) -> str | None:
    """The first entry that differs, in words; None if everything is equal at every card and at the end."""
    results = [0] * (at.RESULT * len(ships))
    flight = EngineFlight(book, ships, key, yard_dice)
    for card, (lane, state) in enumerate(zip_longest(flown_lane(book, ships, key, results), flight.play())):
        if lane is None or state is None:
            return f"only one of them is still flying before card {card}"
        for seat in range(len(ships)):
            for entry in range(at.COMPARED):
                mine, theirs = lane[seat * at.SEAT + entry], state[seat * at.SEAT + entry]
                if mine != theirs:
                    return f"before card {card}, seat {seat}, {NAMES.get(entry, entry)}: {mine}, {theirs}"
        if lane[at.BANK : at.BANK + at.COLOURS] != state[at.BANK : at.BANK + at.COLOURS]:
            return f"before card {card}: the bank"
    for seat in range(len(ships)):
        net, theirs = results[seat * at.RESULT + at.NET], flight.net(seat)
        if net != theirs:
            return f"seat {seat} earns {net}, {theirs}"
    return None
