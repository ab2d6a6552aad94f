"""Random ships that pass the ship check, for flights that are compared."""

from random import Random

from starhaul.odds.engine_flight import FlownShip
from starhaul.odds.odds_book import Book
from starhaul.odds.ship_row import ship_row
from starhaul.trucker.parts.goods import COLOURS, pack
from starhaul.trucker.parts.records import OptionalInsurance
from starhaul.trucker.ship.board import Board, Zone, cells_of
from starhaul.trucker.ship.hull import Hull
from starhaul.trucker.ship.layers import Layer, tile_set
from starhaul.trucker.ship.placement import placements
from starhaul.trucker.ship.repair import repaired
from starhaul.trucker.ship.ship import BROWN, PURPLE, Ship


def random_yard_dice(board: Board, rng: Random) -> tuple[int, ...]:
    return tuple(rng.randint(1, 6) for _ in range(board.dice_in_yard))


def random_ship(board: Board, zone: Zone, rng: Random) -> Ship:
    """From a few tiles to a full board, with aliens and sometimes goods."""
    tiles = tile_set(board.edition)
    pool = [number for number in range(1, len(tiles.records)) if number not in tiles.starting_cabins]
    rng.shuffle(pool)
    hull, wanted = Hull.empty(board), rng.randint(6, zone.cells.bit_count())
    if board.start is not None:
        hull = hull.place(board.start, tiles.starting_cabins[0])
    else:
        pool.insert(0, tiles.starting_cabins[0])
    for tile in pool:
        if hull.occupied.bit_count() >= wanted:
            break
        begins = not hull.occupied or (len(zone.regions) > 1 and not rng.randrange(5))
        where = [zone.cells & ~hull.occupied] * 4 if begins else placements(hull, zone, tile, strict=True)
        spots = [(cell, rotation) for rotation, cells in enumerate(where) for cell in cells_of(cells)]
        if spots:
            cell, rotation = rng.choice(spots)
            hull = hull.place(cell, tile, rotation)
    return _stocked(Ship.launched(repaired(hull, zone)), rng)


def _stocked(ship: Ship, rng: Random) -> Ship:
    for alien in (PURPLE, BROWN):
        cabins = [cell for cell in cells_of(ship.habitable(alien)) if ship.crew[cell] == 2]
        if cabins and rng.random() < 0.7:
            ship = ship.with_crew(rng.choice(cabins), alien)
    if rng.random() < 0.3:
        for first, layer in ((1, Layer.CARGO), (0, Layer.SPECIAL_CARGO)):
            for cell in cells_of(ship.hull.layers[layer]):
                cubes = rng.choices(COLOURS[first:], k=rng.randint(0, ship.hull.capacity(cell)))
                ship = ship.with_goods(cell, pack(cubes[:2]))
    return ship


def random_crew(book: Book, seats: int, rng: Random) -> tuple[list[FlownShip], tuple[int, ...]]:
    """Ships for a flight, and the yard dice they were built with."""
    dice, insurance = random_yard_dice(book.board, rng), book.board.record.insurance
    zone, ships = book.board.zone(dice), []
    for _ in range(seats):
        ship, bought = random_ship(book.board, zone, rng), 0
        if isinstance(insurance, OptionalInsurance):
            bought = rng.choice(insurance.options).premium
        ships.append(FlownShip(ship, ship_row(book, ship, zone, bought)))
    return ships, dice
