"""Loads and validates the data files; an error names file, entry and reason."""

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

from starhaul.kernel.data_files import Data, Problem, read_data
from starhaul.trucker.parts.records import (
    BoardData,
    BoardRecord,
    CardData,
    FlightData,
    RoughRoadData,
    TileData,
    TileRecord,
    TitleData,
)
from starhaul.trucker.parts.terms import CABINS, CANNONS, ENGINES, FRONT, HOLDS, REAR, Goods, Kind

EDITIONS = ("1e", "2e")
_FOLDER = Path(__file__).parent
_FILES = ("tiles.json", "cards.json", "boards.json", "flights.json")
_SINGLE_FILES = ("2e/titles.json", "rough_roads.json")
MAP_LETTERS = frozenset(".#So123456D")


def _load(name: str, kind: type[Data], problems: Callable[[Data], Iterator[Problem]]) -> Data:
    return read_data((_FOLDER / name).read_bytes(), name, kind, problems)


# --- validation --------------------------------------------------------------------------------------------


def _repeated(entries: list[str]) -> Iterator[Problem]:
    for number, entry in enumerate(entries):
        if entry in entries[:number]:
            yield entry, "stands in the table twice"


def tile_problems(data: TileData) -> Iterator[Problem]:
    yield from _repeated([str(tile.id) for tile in data.tiles])
    for number, tile in enumerate(data.tiles, start=1):
        entry = f"tile {tile.id}"
        if tile.id != (number if data.edition == "1e" else f"T{number:03}"):
            yield entry, f"should be number {number}"
        for reason in _faults_of(tile):
            yield entry, reason


def _faults_of(tile: TileRecord) -> Iterator[str]:
    if not any(tile.connectors):
        yield "has no connector"
    if tile.kind in CANNONS and tile.connectors[FRONT]:
        yield "has a connector at its muzzle"
    if tile.kind in ENGINES and tile.connectors[REAR]:
        yield "has a connector at its exhaust"
    if (tile.capacity > 0) != (tile.kind in (*HOLDS, *CABINS, Kind.BATTERY)):
        yield "has a capacity that does not fit its kind"
    if (tile.colour is not None) != (tile.kind is Kind.STARTING_CABIN):
        yield "only a starting cabin has a colour"


def card_problems(data: CardData) -> Iterator[Problem]:
    yield from _repeated([card.id for card in data.cards])
    for card in data.cards:
        if not card.id.startswith(("", "I-", "II-", "III-")[card.level]):
            yield card.id, "does not fit its level"


def _map_problems(board: BoardRecord, drawing: tuple[str, ...]) -> Iterator[str]:
    if len(drawing) != len(board.rows):
        yield "the map needs one line for each row"
    if any(len(line) != len(board.columns) for line in drawing):
        yield "each line of the map needs one letter for each column"
    if not MAP_LETTERS.issuperset("".join(drawing)):
        yield "the map has an unknown letter"
    if "".join(drawing).count("S") > 1:
        yield "the map has two cells for the starting cabin"


def board_problems(data: BoardData) -> Iterator[Problem]:
    yield from _repeated([board.class_ for board in data.boards])
    for board in data.boards:
        drawings = (board.map, *(other.map for other in board.alternatives))
        yield from (
            (board.class_, reason) for drawing in drawings for reason in _map_problems(board, drawing)
        )
        if board.crack_after is not None and not 0 < board.crack_after < len(board.columns):
            yield board.class_, "the crack runs outside the board"
        if board.yard is None and set("123456D") & set("".join(board.map)):
            yield board.class_, "has marked cells but no yard"


def flight_problems(data: FlightData) -> Iterator[Problem]:
    for number, level in enumerate(data.levels, start=1):
        if level.level != number:
            yield f"level {level.level}", f"should be number {number}"
        if len(level.start_spaces) != len(level.order_rewards):
            yield f"level {level.level}", "needs as many start spaces as order rewards"
    for name, counts in (("goods_values", data.goods_values), ("goods_in_bank", data.goods_in_bank)):
        if set(counts) != set(Goods):
            yield name, "needs all four colours"


def title_problems(data: TitleData) -> Iterator[Problem]:
    yield from _repeated([title.id for title in data.titles])


def rough_road_problems(data: RoughRoadData) -> Iterator[Problem]:
    yield from _repeated([modifier.id for modifier in data.modifiers])


# --- loading -----------------------------------------------------------------------------------------------


@cache
def data_hash() -> str:
    """Hash of all data files, recorded in logs."""
    # Imported on demand: an inspector of ships, which should start fast, needs no hash.
    from hashlib import blake2b

    digest = blake2b(digest_size=8)
    for name in (*(f"{edition}/{file}" for edition in EDITIONS for file in _FILES), *_SINGLE_FILES):
        digest.update((_FOLDER / name).read_bytes())
    return digest.hexdigest()


@cache
def tiles(edition: str) -> TileData:
    return _load(f"{edition}/tiles.json", TileData, tile_problems)


@cache
def cards(edition: str) -> CardData:
    return _load(f"{edition}/cards.json", CardData, card_problems)


@cache
def boards(edition: str) -> BoardData:
    return _load(f"{edition}/boards.json", BoardData, board_problems)


@cache
def flights(edition: str) -> FlightData:
    return _load(f"{edition}/flights.json", FlightData, flight_problems)


@cache
def titles() -> TitleData:
    return _load("2e/titles.json", TitleData, title_problems)


@cache
def rough_roads() -> RoughRoadData:
    return _load("rough_roads.json", RoughRoadData, rough_road_problems)
