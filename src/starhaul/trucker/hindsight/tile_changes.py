"""Changes of one tile of a ship as it was at the end of building: turned, left off, moved, replaced or added.

New tiles are those that the seat could have had: face up on the table, or set aside by the seat itself. Only
changes that leave the ship without faults are proposed, or with fewer, if it had some.
"""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from starhaul.trucker.hindsight.finding_records import Change, Source
from starhaul.trucker.hindsight.finished_flight import FinishedFlight
from starhaul.trucker.hindsight.wishes import Wishes
from starhaul.trucker.match.state import State
from starhaul.trucker.parts.terms import DIRECTIONS, Kind
from starhaul.trucker.ship.board import Zone, cells_of
from starhaul.trucker.ship.hull import Hull
from starhaul.trucker.ship.layers import Layer, tile_set
from starhaul.trucker.ship.placement import placements
from starhaul.trucker.ship.ship import Ship
from starhaul.trucker.ship.ship_check import faults

MOST_SPARES = 40
"""Different tiles tried in each place."""
MOST_EXAMINED = 6000
"""Changed hulls that are examined for faults."""

_RULES = {
    Kind.SHIELD: "BLD-24",
    Kind.CANNON: "PAR-02",
    Kind.DOUBLE_CANNON: "PAR-04",
    Kind.ENGINE: "PAR-01",
    Kind.DOUBLE_ENGINE: "PAR-04",
    Kind.BATTERY: "BLD-23",
    Kind.CABIN: "FLT-20",
}
_OTHER_RULE = "BLD-30"


class TileChange(Struct, frozen=True):
    """A change, the hull it makes, and why it may be worth trying."""

    change: Change
    hull: Hull
    score: float
    rule: str


Proposal = tuple[Change, Hull]


def tile_changes(flight: FinishedFlight, seat: int) -> list[TileChange]:
    """All changes, the most promising first."""
    state = flight.start
    hull, zone = state.ships[seat].hull, state.zone
    wishes = Wishes(hull, [why for whose, why in flight.reasons if whose == seat])
    most = len(faults(hull, zone))
    found = []
    for number, (change, changed) in enumerate(_proposals(state, seat)):
        if number == MOST_EXAMINED:
            break
        left = len(faults(changed, zone))
        if left == 0 or left < most:
            score = wishes.score(changed)
            rule = score.rule or _rule_of(hull, change)
            found.append(TileChange(change, changed, score.value + (most > left), rule))
    # Sorting is stable: equal scores stay in the order of the board.
    return sorted(found, key=lambda one: -one.score)


def with_tile_change(flight: FinishedFlight, seat: int, one: TileChange) -> State:
    """The state before the ship check in which the ship was built like that."""
    state, change = flight.start.copy(), one.change
    state.ships[seat] = Ship.bare(one.hull)
    yard = state.in_yard
    if change.source == "open":
        yard.open.remove(change.tile)
    elif change.source == "reserve":
        reserve = list(yard.reserves[seat])
        reserve.remove(change.tile)
        yard.reserves[seat] = tuple(reserve)
    if change.what in ("swap", "leave"):
        yard.open.append(change.old)
    return state


def _rule_of(hull: Hull, change: Change) -> str:
    kind = tile_set(hull.board.edition).records[change.tile or change.old].kind
    return _RULES.get(kind, _OTHER_RULE)


# --- proposals ---------------------------------------------------------------------------------------------


def _proposals(state: State, seat: int) -> Iterator[Proposal]:
    hull, zone = state.ships[seat].hull, state.zone
    spares = _spares(state, seat)
    movable = cells_of(hull.occupied & ~hull.layers[Layer.STARTING_CABIN])
    for cell in movable:
        yield from _turned(hull, cell)
    yield from _added(hull, zone, spares)
    for cell in movable:
        yield from _replaced(hull, zone, cell, spares)
    for cell in movable:
        yield from _moved(hull, zone, cell)


def _spares(state: State, seat: int) -> list[tuple[int, Source]]:
    """The tiles that the seat could have used, and where they were; of equal ones the first."""
    yard, edition = state.in_yard, state.config.edition
    cabins = tile_set(edition).starting_cabins
    near: list[tuple[int, Source]] = [(tile, "reserve") for tile in yard.reserves[seat]]
    near += [(tile, "open") for tile in yard.open]
    placed = tile_set(edition).placed
    found: dict[tuple[object, ...], tuple[int, Source]] = {}
    for tile, source in near:
        record = tile_set(edition).records[tile]
        form = (record.kind, placed[tile][0].connectors, tile_set(edition).capacities[tile])
        if tile not in cabins:
            found.setdefault(form, (tile, source))
    return list(found.values())[:MOST_SPARES]


def _turned(hull: Hull, cell: int) -> Iterator[Proposal]:
    tile, was = hull.tiles[cell], hull.rotations[cell]
    for turn in DIRECTIONS:
        if turn != was:
            yield Change("turn", cell, tile, turn, tile), hull.rotate(cell, turn)
    yield Change("leave", cell, old=tile), hull.remove(1 << cell)


def _added(hull: Hull, zone: Zone, spares: Sequence[tuple[int, Source]]) -> Iterator[Proposal]:
    for tile, source in spares:
        for turn, cells in enumerate(placements(hull, zone, tile, strict=True)):
            for cell in cells_of(cells):
                yield Change("add", cell, tile, turn, 0, source), hull.place(cell, tile, turn)


def _replaced(hull: Hull, zone: Zone, cell: int, spares: Sequence[tuple[int, Source]]) -> Iterator[Proposal]:
    old, rest = hull.tiles[cell], hull.remove(1 << cell)
    for tile, source in spares:
        for turn, cells in enumerate(placements(rest, zone, tile, strict=True)):
            if cells >> cell & 1:
                yield Change("swap", cell, tile, turn, old, source), rest.place(cell, tile, turn)


def _moved(hull: Hull, zone: Zone, cell: int) -> Iterator[Proposal]:
    """To another place."""
    tile, rest = hull.tiles[cell], hull.remove(1 << cell)
    if len(faults(rest, zone)) > len(faults(hull, zone)):
        # Others hang on it.
        return
    for turn, cells in enumerate(placements(rest, zone, tile, strict=True)):
        for to in cells_of(cells & ~(1 << cell)):
            yield Change("move", to, tile, turn, comes_from=cell), rest.place(to, tile, turn)
