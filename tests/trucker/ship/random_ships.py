"""Random ship files for comparing the fast rules with the naive ones.

Legal ships are grown tile by tile with the strict placement test of the naive implementation; sloppy ones
ignore most rules, because faults must be counted the same way, too. Contents are always valid in a ship file.
"""

from __future__ import annotations

import random
from typing import Any

from tests.trucker.ship.naive_moves import aliens_allowed, beginnings, hangs_on, is_clean
from tests.trucker.ship.naive_report import contact_fault, is_joined
from tests.trucker.ship.naive_ship import (
    CABINS,
    DIRECTIONS,
    ENGINES,
    HOLDS,
    Cell,
    NaiveShip,
    ShipFile,
    board_of,
    tiles_of,
    usable_cells,
)

CLASSES = {"1e": ("I", "II", "III", "IIIA", "IC", "IIC", "IIIC", "IVC"), "2e": ("I", "II", "III")}
GOODS = ("red", "yellow", "green", "blue")

TileId = int | str
Laid = dict[Cell, TileId]  # ids by cell; the tiles and turns are in the ship


def random_ship(rng: random.Random, edition: str, class_: str, *, legal: bool) -> ShipFile:
    """A ship file free of faults (legal) or carelessly built; the same generator gives the same ship."""
    file: ShipFile = {"edition": edition, "class": class_, "tiles": []}
    board = board_of(edition, class_)
    if class_ == "IVC" and (legal or rng.random() < 0.6):
        file["yard_dice"] = [rng.randint(1, 6), rng.randint(1, 6)]
    if not legal and board.start is not None and rng.random() < 0.15:
        file["start"] = False
    ship = NaiveShip(file)
    laid = _grow(rng, ship) if legal else _litter(rng, ship)
    if legal and class_ == "IVC" and rng.random() < 0.4:
        # Still legal: what carries a tile counts as open, and closing empty cells only separates regions.
        del file["yard_dice"]
    file["tiles"] = _entries(rng, ship, laid)
    return file


def _grow(rng: random.Random, ship: NaiveShip) -> Laid:
    """A legal ship: random tiles are tried on random cells; the first valid placement is used."""
    pool = _shuffled_tiles(rng, ship.edition)
    if ship.board.is_class_c and rng.random() < 0.9:
        pool.insert(rng.choice((0, rng.randint(0, 40))), "start")  # mostly the first tile, sometimes later
    zone = usable_cells(ship)
    wanted = rng.choice((len(zone), rng.randint(0, len(zone))))
    laid: Laid = {}
    for tile_id in pool:
        if len(ship.tiles) >= wanted:
            break
        _try_tile(rng, ship, zone, tile_id, laid)
    return laid


def _shuffled_tiles(rng: random.Random, edition: str) -> list[TileId]:
    """All tiles except the starting cabins; those with many connectors and those that
    aliens need tend to come early."""
    places: list[tuple[float, TileId]] = []
    for tile_id, tile in tiles_of(edition).items():
        if tile_id == "start":
            continue
        late = 1.0
        if tile["connectors"].count(0) <= 1:  # else ships soon have nowhere to grow
            late *= 0.5
        if tile["kind"] == "cabin" or tile["kind"].startswith("life_support"):
            late *= 0.5
        places.append((rng.random() * late, tile_id))
    return [tile_id for _, tile_id in sorted(places, key=lambda place: place[0])]


def _try_tile(rng: random.Random, ship: NaiveShip, zone: list[Cell], tile_id: TileId, laid: Laid) -> None:
    """Tries a few cells only, which is enough for variety and much faster than all placements."""
    tile = tiles_of(ship.edition)[tile_id]
    free = beginnings(ship) if ship.board.is_class_c else []
    edge = [cell for cell in zone if cell not in ship.tiles and (cell in free or _touches(ship, cell))]
    for cell in rng.sample(edge, min(len(edge), 4)):
        for turn in [0] if tile["kind"] in ENGINES else rng.sample(range(4), 4):
            held = cell in free or hangs_on(ship, cell, tile, turn)
            if held and is_clean(ship, cell, tile, turn):
                ship.tiles[cell] = (tile, turn)
                laid[cell] = tile_id
                return


def _touches(ship: NaiveShip, cell: Cell) -> bool:
    return any(ship.tile_next_to(cell, direction) is not None for direction in DIRECTIONS)


def _litter(rng: random.Random, ship: NaiveShip) -> Laid:
    """A careless ship: tiles on the chosen cells, drawn and turned at random or
    so that few contacts are wrong."""
    pool = _shuffled_tiles(rng, ship.edition)
    cells = [cell for cell in _some_cells(rng, ship) if cell not in ship.tiles]
    cabin_at = rng.choice(cells) if ship.board.is_class_c and cells and rng.random() < 0.7 else None
    care = rng.choice((0.0, 0.5, 0.9, 1.0))
    laid: Laid = {}
    for cell in cells:
        if cell == cabin_at:
            laid[cell] = "start"
            ship.tiles[cell] = (tiles_of(ship.edition)["start"], 0)
        elif rng.random() < care:
            laid[cell] = _lay_well(rng, ship, cell, pool[:4])
            pool.remove(laid[cell])
        else:
            laid[cell] = pool.pop(0)
            ship.tiles[cell] = (tiles_of(ship.edition)[laid[cell]], rng.randrange(4))
    return laid


def _some_cells(rng: random.Random, ship: NaiveShip) -> list[Cell]:
    """Which cells to fill: hardly any, scattered ones, a coherent blob, or nearly the whole board."""
    zone, grid = usable_cells(ship), ship.board.grid
    if ship.board.name == "IVC" and rng.random() < 0.4:
        zone = [cell for cell in grid if ship.board.mark[cell] != "."]  # as if all marks were open
    shape = rng.choice(("few", "scattered", "blob", "blob", "full"))
    if shape == "few":
        return rng.sample(grid, rng.randint(0, 3))
    if shape == "scattered":
        cells = rng.sample(zone, rng.randint(1, len(zone)))
    elif shape == "blob":
        cells = _blob(rng, ship, zone)
    else:
        cells = [cell for cell in zone if rng.random() < 0.95]
    strays = rng.choice((0, 0, 0, 1, 3))  # anywhere on the printed grid, often outside the zone
    return cells + [cell for cell in rng.sample(grid, strays) if cell not in cells]


def _blob(rng: random.Random, ship: NaiveShip, zone: list[Cell]) -> list[Cell]:
    """Cells in an order in which each one touches an earlier one; now and then it leaves the zone."""
    first = ship.board.start or rng.choice(zone)
    blob, edge = [first], [first]
    wanted = rng.randint(2, len(zone))
    while edge and len(blob) < wanted:
        cell = rng.choice(edge)
        ways = [ship.neighbour(cell, direction) for direction in DIRECTIONS]
        new = [way for way in ways if way is not None and way not in blob]
        if not new:
            edge.remove(cell)
            continue
        chosen = rng.choice(new)
        if chosen in zone or rng.random() < 0.05:
            blob.append(chosen)
            edge.append(chosen)
        elif rng.random() < 0.5:
            edge.remove(cell)
    return blob


def _lay_well(rng: random.Random, ship: NaiveShip, cell: Cell, offered: list[TileId]) -> TileId:
    """Places the tile and turn with the fewest bad contacts, then most joints: such ships need joints too."""
    best: tuple[int, int, TileId, int] | None = None
    for tile_id in offered:
        tile = tiles_of(ship.edition)[tile_id]
        for turn in [0] if tile["kind"] in ENGINES else rng.sample(range(4), 4):
            ship.tiles[cell] = (tile, turn)
            bad = sum(contact_fault(ship, cell, way) is not None for way in DIRECTIONS)
            joints = sum(is_joined(ship, cell, way) for way in DIRECTIONS)
            if best is None or (bad, -joints) < best[:2]:
                best = (bad, -joints, tile_id, turn)
    assert best is not None
    ship.tiles[cell] = (tiles_of(ship.edition)[best[2]], best[3])
    return best[2]


def _entries(rng: random.Random, ship: NaiveShip, laid: Laid) -> list[dict[str, Any]]:
    """The tile list of the file in any order, with random contents or none stated."""
    crew, batteries, goods = (rng.random() < 0.6 for _ in range(3))
    allowed = aliens_allowed(ship) if crew else {}
    colours = ["brown", "purple"]  # those not aboard yet: one of each at most (PRE-06, LM-100)
    entries: list[dict[str, Any]] = []
    for cell in rng.sample(list(ship.tiles), len(ship.tiles)):
        tile, turn = ship.tiles[cell]
        tile_id = laid.get(cell, "start")
        entry: dict[str, Any] = {"tile": tile_id, "at": list(cell)}
        if tile_id != "start" and (turn or rng.random() < 0.5):
            entry["turn"] = turn
        if crew and tile["kind"] in CABINS:
            welcome = [colour for colour in colours if colour in allowed[cell]]
            if welcome and rng.random() < 0.7:
                entry["alien"] = rng.choice(welcome)
                colours.remove(entry["alien"])
            elif rng.random() < 0.8:
                entry["humans"] = rng.randint(0, 2)
        if batteries and tile["kind"] == "battery" and rng.random() < 0.8:
            entry["batteries"] = rng.randint(0, tile["capacity"])
        if goods and tile["kind"] in HOLDS and rng.random() < 0.8:
            kinds = GOODS if tile["kind"] == "special_cargo" else GOODS[1:]
            entry["goods"] = [rng.choice(kinds) for _ in range(rng.randint(0, tile["capacity"]))]
        unnamed = cell == ship.board.start and tile_id == "start" and "humans" not in entry
        if not (unnamed and rng.random() < 0.5):  # the cabin on its marked cell need not be named
            entries.append(entry)
    return entries
