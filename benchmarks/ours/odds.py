"""Flights of a class III ship: as numbers, compiled with the extra `fast`, and in the engine."""

from __future__ import annotations

from benchmarks.ours.ships import SHIP
from benchmarks.row import Work
from starhaul.odds.compiled_lanes import can_compile
from starhaul.odds.engine_flight import EngineFlight, FlownShip
from starhaul.odds.flown_decks import fly_crews
from starhaul.odds.lane_dice import key_of
from starhaul.odds.odds_book import Book, book_of
from starhaul.odds.ship_row import ship_row
from starhaul.trucker.files.shipfile import parse


def _row() -> tuple[Book, FlownShip]:
    plan, book = parse(SHIP.read_bytes()), book_of("1e", "III")
    return book, FlownShip(plan.ship, ship_row(book, plan.ship, plan.zone))


def lanes(seats: int, decks: int = 20_000, plain: int = 100) -> Work:
    book, ship = _row()
    number = decks // seats if can_compile() else plain

    def fly(decks: int) -> tuple[float, ...]:
        fly_crews(book, [ship.row], [[0] * seats], decks, seed=1)
        return (decks,)

    fly(1)  # compiles, or reads what was compiled
    return lambda: fly(number)


def in_engine(flights: int = 40) -> Work:
    book, ship = _row()

    def fly() -> tuple[float, ...]:
        for number in range(flights):
            for _ in EngineFlight(book, [ship], key_of(1, number)).play():
                pass
        return (flights,)

    return fly
