"""Ship files (docs/formats.md §1): reads a file into a ship, reports errors, and writes one.

Used by `inspect`, scenarios, drawings and most tests. Whether the ship is legal is up to `ship.ship_check`.
"""

from collections.abc import Collection
from typing import Annotated, NamedTuple

from msgspec import UNSET, Meta, Struct, UnsetType, field

from starhaul.kernel.documents import decode
from starhaul.kernel.errors import BadInput
from starhaul.trucker.parts import goods as cubes
from starhaul.trucker.parts.terms import CABINS, HOLDS, Alien, Goods, Kind
from starhaul.trucker.ship.board import Board, Cell, Zone, board_of, cells_of
from starhaul.trucker.ship.hull import Hull
from starhaul.trucker.ship.layers import Layer, tile_set
from starhaul.trucker.ship.ship import ALIEN_OF_CODE, CODE_OF_ALIEN, Ship

START = "start"
Die = Annotated[int, Meta(ge=1, le=6)]


class TileEntry(
    Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, rename={"rotation": "turn"}
):
    tile: int | str
    at: tuple[int, int]
    rotation: Annotated[int, Meta(ge=0, le=3)] = 0
    humans: Annotated[int, Meta(ge=0)] | UnsetType = UNSET
    alien: Alien | UnsetType = UNSET
    goods: tuple[Goods, ...] | UnsetType = UNSET
    batteries: Annotated[int, Meta(ge=0)] | UnsetType = UNSET


class ShipFile(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    edition: str
    class_: str = field(name="class")
    tiles: tuple[TileEntry, ...]
    start: bool | UnsetType = UNSET
    yard_dice: Annotated[tuple[Die, ...], Meta(max_length=2)] | UnsetType = UNSET


class ShipPlan(NamedTuple):
    """A ship described in a file, with the zone it was built in."""

    ship: Ship
    zone: Zone


def parse(raw: bytes | str) -> ShipPlan:
    """Read a ship file; raises `BadInput` with the location in the file."""
    return read(decode(raw.encode() if isinstance(raw, str) else raw, ShipFile))


def read(file: ShipFile) -> ShipPlan:
    """Build the ship of a decoded file."""
    if file.edition not in ("1e", "2e"):
        raise BadInput("edition-unknown", place="edition", edition=file.edition)
    try:
        board = board_of(file.edition, file.class_)
    except BadInput as error:
        raise BadInput(error.code, place="class", edition=file.edition, ship_class=file.class_) from None
    entries = _entries_by_cell(file, board)
    hull = Hull.of(board, {cell: (number, entry.rotation) for cell, (number, entry, _) in entries.items()})
    ship = _loaded(hull, entries)
    return ShipPlan(ship, _zone(file, board, hull))


def _zone(file: ShipFile, board: Board, hull: Hull) -> Zone:
    if not board.is_fleet:
        if file.yard_dice is not UNSET:
            raise BadInput("no-yard-dice", place="yard_dice", ship_class=file.class_)
        return board.zone()
    return board.zone_with(hull.occupied) if file.yard_dice is UNSET else board.zone(file.yard_dice)


# --- tiles -------------------------------------------------------------------------------------------------

Entries = dict[Cell, tuple[int, TileEntry, str]]
"""For each cell: the number of its tile, the entry, and the location of the entry in the file."""


def _entries_by_cell(file: ShipFile, board: Board) -> Entries:
    found: Entries = {}
    used: set[int] = set()
    for index, entry in enumerate(file.tiles):
        place = f"tiles[{index}]"
        number, cell = _number(file, board, entry, place), _cell(board, entry, place)
        if number in used:
            raise BadInput("tile-twice", place=place, tile=entry.tile)
        if cell in found:
            raise BadInput("cell-twice", place=place, column=entry.at[0], row=entry.at[1])
        used.add(number)
        found[cell] = (number, entry, place)
    _add_start(file, board, found)
    return found


def _number(file: ShipFile, board: Board, entry: TileEntry, place: str) -> int:
    tiles = tile_set(board.edition)
    if entry.tile == START:
        if file.start is False:
            raise BadInput("start-contradiction", place=place)
        return tiles.starting_cabins[0]
    number = tiles.number_of_id.get(entry.tile)
    if number is None:
        raise BadInput("tile-unknown", place=place, tile=entry.tile, edition=board.edition)
    if number in tiles.starting_cabins:
        raise BadInput("say-start", place=place, tile=entry.tile)
    return number


def _cell(board: Board, entry: TileEntry, place: str) -> Cell:
    cell = board.cell_at(*entry.at)
    if cell is None:
        raise BadInput("off-grid", place=place, column=entry.at[0], row=entry.at[1])
    if entry.tile == START and board.start not in (None, cell):
        column, row = board.coordinates_of(board.start or 0)
        raise BadInput("start-elsewhere", place=place, column=column, row=row)
    return cell


def _add_start(file: ShipFile, board: Board, found: Entries) -> None:
    """Add the starting cabin on its marked cell; files for class C boards must place it explicitly."""
    cabin = tile_set(board.edition).starting_cabins[0]
    named = any(number == cabin for number, _, _ in found.values())
    if named or file.start is False:
        return
    if board.start is None:
        if file.start:
            raise BadInput("start-unplaced", place="start", ship_class=file.class_)
        return
    if board.start in found:
        column, row = board.coordinates_of(board.start)
        raise BadInput("cell-twice", place=found[board.start][2], column=column, row=row)
    found[board.start] = (cabin, TileEntry(START, board.coordinates_of(board.start)), START)


# --- contents ----------------------------------------------------------------------------------------------


def _loaded(hull: Hull, entries: Entries) -> Ship:
    """Load the contents in the file; crew and batteries default to those at launch."""
    crew, batteries, goods = (bytearray(hull.board.size) for _ in range(3))
    kinds = tile_set(hull.board.edition).records
    for cell, (number, entry, place) in entries.items():
        kind = kinds[number].kind
        _check_kind(entry, kind, place)
        _check_amount(entry, kind, hull.capacity(cell), place)
        crew[cell] = CODE_OF_ALIEN[entry.alien] if entry.alien else entry.humans or 0
        batteries[cell] = entry.batteries or 0
        goods[cell] = cubes.pack(entry.goods or ())
    stated = [entry for _, entry, _ in entries.values()]
    ship = Ship(
        hull,
        bytes(crew) if any(map(_says_crew, stated)) else Ship.launched(hull).crew,
        bytes(batteries) if any(map(_says_batteries, stated)) else Ship.launched(hull).batteries,
        bytes(goods),
    )
    _check_aliens(ship, entries)
    return ship


def _says_crew(entry: TileEntry) -> bool:
    return entry.humans is not UNSET or entry.alien is not UNSET


def _says_batteries(entry: TileEntry) -> bool:
    return entry.batteries is not UNSET


def _check_kind(entry: TileEntry, kind: Kind, place: str) -> None:
    if (entry.humans or entry.alien) and kind not in CABINS:
        raise BadInput("no-cabin", place=place, kind=kind)
    if entry.batteries and kind is not Kind.BATTERY:
        raise BadInput("no-battery-tile", place=place, kind=kind)
    if entry.goods:
        _check_goods(entry.goods, kind, place)


def _check_goods(goods: Collection[Goods], kind: Kind, place: str) -> None:
    if kind not in HOLDS:
        raise BadInput("no-hold", place=place, kind=kind)
    if Goods.RED in goods and kind is Kind.CARGO:
        raise BadInput("red-in-plain-hold", place=place)


def _check_amount(entry: TileEntry, kind: Kind, capacity: int, place: str) -> None:
    amount = entry.humans or entry.batteries or len(entry.goods or ())
    if amount > capacity:
        raise BadInput("too-much", place=place, kind=kind, amount=amount, capacity=capacity)
    if entry.alien and entry.humans:
        raise BadInput("alien-with-humans", place=place)


def _check_aliens(ship: Ship, entries: Entries) -> None:
    seen: set[Alien] = set()
    for cell, (_, entry, place) in entries.items():
        if entry.alien is UNSET:
            continue
        if ship.hull.layers[Layer.STARTING_CABIN] >> cell & 1:
            raise BadInput("alien-in-starting-cabin", place=place)
        if entry.alien in seen:
            raise BadInput("alien-twice", place=place, alien=entry.alien)
        if entry.alien not in ship.aliens_allowed(cell):
            raise BadInput("alien-without-life-support", place=place, alien=entry.alien)
        seen.add(entry.alien)


# --- writing -----------------------------------------------------------------------------------------------


def describe(ship: Ship, *, yard_dice: tuple[int, ...] | None = None) -> ShipFile:
    """The file of a ship; reading it gives the same ship."""
    board = ship.hull.board
    entries = [_entry(ship, cell) for cell in cells_of(ship.hull.occupied)]
    has_start = bool(ship.hull.layers[Layer.STARTING_CABIN])
    start = False if board.start is not None and not has_start else UNSET
    dice = UNSET if yard_dice is None else yard_dice
    return ShipFile(board.edition, board.record.class_, tuple(entries), start, dice)


def _entry(ship: Ship, cell: Cell) -> TileEntry:
    hull = ship.hull
    record = tile_set(hull.board.edition).records[hull.tiles[cell]]
    alien: Alien | UnsetType = ALIEN_OF_CODE.get(ship.crew[cell], UNSET)
    return TileEntry(
        START if record.kind is Kind.STARTING_CABIN else record.id,
        hull.board.coordinates_of(cell),
        hull.rotations[cell],
        humans=ship.crew[cell] if record.kind in CABINS and alien is UNSET else UNSET,
        alien=alien,
        goods=tuple(cubes.unpack(ship.goods[cell])) or UNSET,
        batteries=ship.batteries[cell] if record.kind is Kind.BATTERY else UNSET,
    )
