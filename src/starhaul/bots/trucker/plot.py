"""Rates placements of tiles: what a tile adds to the ship, and its effect on the room around it.

Used by `builder`, which takes the best, and by `building_reasons`, which explains it. Whether a placement is
legal is a rule: `trucker.ship.placement`.
"""

from collections.abc import Sequence
from math import exp
from typing import NamedTuple

from starhaul.bots.trucker.building_view import BuildingView
from starhaul.bots.trucker.fitting import NOTHING, Pattern, cracks, likelihood, neighbours, tile_index
from starhaul.bots.trucker.ship_value import Counts, Taste, counts_of, with_tile, worth
from starhaul.trucker.match.building_status import dice_to_come
from starhaul.trucker.parts.terms import FRONT, Kind
from starhaul.trucker.ship.board import Cell, Mask, cells_of
from starhaul.trucker.ship.hull import Hull
from starhaul.trucker.ship.layers import Layer, Placed, tile_set
from starhaul.trucker.ship.placement import blocked_cells, placements

GROWTH = 3.5
"""The value of an empty cell that can be filled."""
SLOT = 0.5
"""The cost of using such a cell."""
DEAD = 0.65
"""The cost of a connector that can never be joined."""
LOOSE_END = 0.05
"""The cost of a connector that may be joined later."""
JOINT = 0.35
"""The value of every joint beyond the first: the tile is harder to break off."""
CROWDED = 0.4
"""The cost of two adjacent cabins (epidemics)."""
LANE = 0.5
"""The value of the first cannon of a column."""
BRIDGE = 8.0
"""The value of joining parts that must become one ship."""
GATE = 0.4
"""The value of a connector towards a cell that a die of the yard may open."""
WALL = 2.0
"""The cost of a side without a connector there."""
HOPE = 0.8
"""The value of a life support that has no cabin yet."""
UNREACHED = 0.6
LOCKED = 2.0
"""The cost of an empty cell that has become unreachable."""
ENOUGH_WAYS = 1.2
"""With this many ways into empty room the risk of losing it shrinks by a factor of e."""
_SUPPORTS = {Kind.LIFE_SUPPORT_PURPLE: "purple", Kind.LIFE_SUPPORT_BROWN: "brown"}


def _is_reached(pattern: Pattern) -> bool:
    return any(0 < side < NOTHING for side in pattern)


def _changed(pattern: Pattern, way: int, connector: int) -> Pattern:
    sides = [*pattern]
    sides[way] = connector
    front, right, rear, left = sides
    return front, right, rear, left


class ScoredPlacement(NamedTuple):
    """A placement of a tile and its value; the maximum is the best."""

    gain: float
    cell: Cell
    rotation: int


class Parts(NamedTuple):
    """The components of a placement's value, in credits unless noted."""

    before: Counts
    """The counts of the ship that the tile would belong to."""
    after: Counts
    added: float
    """The gain of the tile itself."""
    joints: int
    """A count."""
    firmness: float
    dead_ends: int
    """A count; the cost is included in `room`."""
    room: float
    company: float
    lane: float
    bridge: float = 0.0

    @property
    def total(self) -> float:
        return self.added + self.firmness + self.room + self.company + self.lane + self.bridge


def _supply(site: BuildingView) -> Mask:
    """The tiles that may still be had."""
    return sum(1 << tile for tile in (*site.hidden, *(tile for _, tile in site.yard.face_up)))


def _number_by_cell(areas: Sequence[Mask]) -> dict[Cell, int]:
    """The number of the area in which each cell lies."""
    return {cell: number for number, area in enumerate(areas) for cell in cells_of(area)}


def _is_split(hull: Hull, region: Mask) -> bool:
    return sum(bool(part & region) for part in hull.parts) > 1


class Plot:
    """Placements for one ship in one zone; valid as long as neither changes."""

    def __init__(self, site: BuildingView, taste: Taste, *, is_last: bool = False) -> None:
        self.site, self.taste = site, taste
        self.is_last = is_last
        """Whether nothing will be built around the next tiles, so that room does not matter any more."""
        self.hull, self.board, self.zone = site.hull, site.board, site.zone
        self.edition = site.config.edition
        self.tiles = tile_set(self.edition)
        self.index = tile_index(self.edition)
        self.near = neighbours(self.board)
        self.cracks = cracks(self.board)
        self.supply: Mask = _supply(site)
        self.room: Mask = site.free & ~blocked_cells(self.hull)
        self.sides = {cell: self.hull.lying(cell).connectors for cell in cells_of(self.hull.occupied)}
        self.counts = [counts_of(self.hull, region) for region in self.zone.regions]
        self._region_of = _number_by_cell(self.zone.regions)
        self._remote = self._far_from_middle()
        self._split = [_is_split(self.hull, region) for region in self.zone.regions]
        self._part_of = _number_by_cell(self.hull.parts)
        self._chances: dict[tuple[Pattern, int], float] = {}
        self._gains: dict[tuple[int, int, int], float] = {}
        self._best: dict[int, ScoredPlacement | None] = {}
        patterns = {cell: self._pattern(cell) for cell in cells_of(self.room)}
        self._ways = {
            cell: self._chance(pattern, cell) for cell, pattern in patterns.items() if _is_reached(pattern)
        }
        self._dangers = [self._danger(self.room & region, self._ways) for region in self.zone.regions]

    @property
    def is_split(self) -> bool:
        """Whether parts of one ship are not joined yet (fleets, when a die has joined their regions)."""
        return any(self._split)

    def fillable(self) -> float:
        """The expected number of tiles that the ship will still take."""
        return sum(self._chance(self._pattern(cell), cell) for cell in cells_of(self.room))

    # --- the best placement of a tile ----------------------------------------------------------------------

    def best(self, tile: int) -> ScoredPlacement | None:
        """The best placement of a tile without a fault; None if it fits nowhere."""
        if tile not in self._best:
            self._best[tile] = max(self.spots(tile, strict=True), default=None)
        return self._best[tile]

    def spots(self, tile: int, *, strict: bool) -> list[ScoredPlacement]:
        allowed = placements(self.hull, self.zone, tile, strict=strict)
        lying = self.tiles.placed[tile]
        return [
            ScoredPlacement(self._gain(tile, rotation, cell, lying[rotation]), cell, rotation)
            for rotation, cells in enumerate(allowed)
            for cell in cells_of(cells & ~self._remote)
        ]

    def _far_from_middle(self) -> Mask:
        """In an empty region a tile may be placed anywhere: only a cell with the most room around it is
        tried."""
        remote = 0
        for region in self.zone.regions:
            if not region & self.hull.occupied and self.board.start is None:
                cells = region & self.zone.cells
                remote |= cells & ~(1 << self._middle_of(cells))
        return remote

    def _middle_of(self, cells: Mask) -> Cell:
        free = {
            cell: sum(other is not None and self.room >> other & 1 for other in self.near[cell])
            for cell in cells_of(cells)
        }
        most = max(free.values())
        middle = sorted(cell for cell in free if free[cell] == most)
        return middle[len(middle) // 2]

    def rough_gain(self, tile: int) -> float:
        """The gain of a tile wherever it is placed, in its best rotation."""
        regions = range(len(self.counts))
        return max(self._added(region, tile, rotation) for region in regions for rotation in range(4))

    def _gain(self, tile: int, rotation: int, cell: Cell, placed: Placed) -> float:
        region = self._region_of[cell]
        gain = self._added(region, tile, rotation) + self._room_gain(cell, placed)
        mates = self._mates(cell, placed)
        gain += self.taste.sturdy * JOINT * (len(mates) - 1)
        gain += self._company(region, self.tiles.records[tile].kind, mates)
        gain -= 0 if self.is_last else self._shut_in(region, cell, placed)
        if placed.muzzle == FRONT:
            gain += self._lane(cell)
        if self._split[region]:
            gain += BRIDGE * (len({self._part_of[mate] for mate in mates}) - 1)
            gain += BRIDGE / 4 if self.board.marked >> cell & 1 else 0
        return gain

    def _mates(self, cell: Cell, placed: Placed) -> list[Cell]:
        """The neighbours the tile would be joined to."""
        joined = [self.near[cell][way] for way, side in enumerate(placed.connectors) if side]
        return [mate for mate in joined if mate is not None and mate in self.sides]

    def parts(self, tile: int, spot: ScoredPlacement) -> Parts:
        """The components of the gain of a placement."""
        cell, placed = spot.cell, self.tiles.placed[tile][spot.rotation]
        region, mates = self._region_of[cell], self._mates(cell, placed)
        parts = Parts(
            before=self.counts[region],
            after=with_tile(self.counts[region], self.edition, tile, spot.rotation),
            added=self._added(region, tile, spot.rotation),
            joints=len(mates),
            firmness=self.taste.sturdy * JOINT * (len(mates) - 1),
            dead_ends=self._dead_ends(cell, placed),
            room=self._room_gain(cell, placed) - (0 if self.is_last else self._shut_in(region, cell, placed)),
            company=self._company(region, self.tiles.records[tile].kind, mates),
            lane=self._lane(cell) if placed.muzzle == FRONT else 0,
        )
        return parts._replace(bridge=spot.gain - parts.total) if self._split[region] else parts

    def _dead_ends(self, cell: Cell, placed: Placed) -> int:
        """The number of connectors of a tile that can never be joined."""
        ways = zip(self.near[cell], placed.connectors, strict=True)
        closed = [(other, side) for other, side in ways if other is None or not self.room >> other & 1]
        return sum(self._outward(other, side) < 0 for other, side in closed if other not in self.sides)

    def _added(self, region: int, tile: int, rotation: int) -> float:
        key = region, tile, rotation
        if key not in self._gains:
            counts = self.counts[region]
            self._gains[key] = self._worth(with_tile(counts, self.edition, tile, rotation)) - self._worth(
                counts
            )
        return self._gains[key]

    def _worth(self, counts: Counts) -> float:
        return worth(counts, self.site.scale, self.taste)

    def _lane(self, cell: Cell) -> float:
        layers = self.hull.layers
        cannons = layers[Layer.CANNON + FRONT] | layers[Layer.DOUBLE_CANNON + FRONT]
        column = cell % self.board.columns
        return 0 if any(other % self.board.columns == column for other in cells_of(cannons)) else LANE

    def _company(self, region: int, kind: Kind, mates: list[Cell]) -> float:
        """The value of neighbours: aliens need a cabin beside their life support, and cabins infect each
        other."""
        if self.site.profile.learning:
            return 0
        kinds = [self.tiles.records[self.hull.tiles[mate]].kind for mate in mates]
        if kind in _SUPPORTS:
            if Kind.CABIN in kinds:
                return self._alien(region, kind)
            return HOPE if self._alien(region, kind) > 0 else 0
        if kind is not Kind.CABIN:
            return 0
        crowd = CROWDED * sum(mate in (Kind.CABIN, Kind.STARTING_CABIN) for mate in kinds)
        return sum(self._alien(region, mate) for mate in _SUPPORTS if mate in kinds) - crowd

    def _alien(self, region: int, support: Kind) -> float:
        counts, colour = self.counts[region], _SUPPORTS[support]
        return self._worth(counts._replace(**{colour: 1})) - self._worth(counts)

    # --- the room around -----------------------------------------------------------------------------------

    def _room_gain(self, cell: Cell, placed: Placed) -> float:
        growth = 0.0 if self.is_last else GROWTH * self.site.scale.room
        gain = 0.0 if self.is_last else -SLOT * self.site.scale.room * self._chance(self._pattern(cell), cell)
        for way, connector in enumerate(placed.connectors):
            other = self.near[cell][way]
            if other is not None and other in self.sides:
                continue
            if other is None or not self.room >> other & 1:
                gain += self._outward(other, connector)
            elif way in (placed.muzzle, placed.exhaust):
                gain -= self._closed(other, growth)
            else:
                gain += growth * self._narrowed(other, way ^ 2, connector)
                gain -= (DEAD / 2 if self.is_last else LOOSE_END) * self.taste.tidy if connector else 0
        return gain

    def _shut_in(self, region: int, cell: Cell, placed: Placed) -> float:
        """How much the risk increases of closing the ship before its room is used."""
        area = self.zone.regions[region]
        room = self.room & area & ~(1 << cell)
        ways = dict(self._ways)
        ways.pop(cell, None)
        for way, connector in enumerate(placed.connectors):
            other = self.near[cell][way]
            if other is None or not room >> other & 1:
                continue
            if way in (placed.muzzle, placed.exhaust):
                room &= ~(1 << other)
                ways.pop(other, None)
            elif connector or other in ways:
                ways[other] = self._chance(_changed(self._pattern(other), way ^ 2, connector), other)
        return self._danger(room, ways) - self._dangers[region]

    def _danger(self, room: Mask, ways: dict[Cell, float]) -> float:
        """The expected loss of cells that cannot be reached: the fewer ways lead there, the higher the
        risk."""
        reached = sum(1 << cell for cell in ways)
        danger = 0.0
        for area in self.board.components(room) if room & ~reached else ():
            lost = (area & ~reached).bit_count()
            if lost:
                open_ways = sum(ways[cell] for cell in cells_of(area & reached))
                danger += LOCKED * self.site.scale.room * lost * exp(-open_ways / ENOUGH_WAYS)
        return danger

    def _outward(self, other: Cell | None, connector: int) -> float:
        """A connector towards unusable cells is a loss, unless a die of the yard may open the cell."""
        if (
            other is not None
            and dice_to_come(self.site)
            and (self.board.marked & ~self.zone.cells) >> other & 1
        ):
            return GATE if connector else -WALL
        return -DEAD * self.taste.tidy if connector else 0

    def _narrowed(self, cell: Cell, way: int, connector: int) -> float:
        before = self._pattern(cell)
        after = _changed(before, way, connector)
        return self._chance(after, cell) - self._chance(before, cell)

    def _closed(self, cell: Cell, growth: float) -> float:
        """The loss of a cell that must stay empty, with all connectors that face it."""
        pattern = self._pattern(cell)
        facing = sum(0 < side < NOTHING for side in pattern)
        return growth * self._chance(pattern, cell) + DEAD * self.taste.tidy * facing

    def _pattern(self, cell: Cell) -> Pattern:
        sides, (front, right, rear, left) = self.sides, self.near[cell]
        return (
            sides[front][2] if front in sides else NOTHING,
            sides[right][3] if right in sides else NOTHING,
            sides[rear][0] if rear in sides else NOTHING,
            sides[left][1] if left in sides else NOTHING,
        )

    def _chance(self, pattern: Pattern, cell: Cell) -> float:
        """The probability that a cell gets a tile; lower if it must be reached from elsewhere first."""
        key = pattern, self.cracks[cell]
        if key not in self._chances:
            sound, joined = self.index.fits(*key)
            if _is_reached(pattern):
                self._chances[key] = likelihood(joined, self.supply)
            else:
                self._chances[key] = UNREACHED * likelihood(sound, self.supply) if NOTHING in pattern else 0
        return self._chances[key]
