"""A ship in flight: its hull and what is aboard. Immutable, like the hull."""

from starhaul.trucker.parts import goods as cubes
from starhaul.trucker.parts.memo import MemoHolder
from starhaul.trucker.parts.terms import Alien, Goods
from starhaul.trucker.ship.board import Cell, Mask, cells_of
from starhaul.trucker.ship.hull import Hull
from starhaul.trucker.ship.layers import Layer

# The crew of a cabin, one byte per cell: 0, 1 or 2 humans, or one alien.
PURPLE, BROWN = 3, 4
CODE_OF_ALIEN = {Alien.PURPLE: PURPLE, Alien.BROWN: BROWN}
ALIEN_OF_CODE = {code: alien for alien, code in CODE_OF_ALIEN.items()}
_LIFE_SUPPORT = {PURPLE: Layer.LIFE_SUPPORT_PURPLE, BROWN: Layer.LIFE_SUPPORT_BROWN}


class Ship(MemoHolder):
    """Hull, crew, batteries and goods; the last three have one byte per cell."""

    __slots__ = ("_humans", "batteries", "crew", "goods", "hull")

    def __init__(self, hull: Hull, crew: bytes, batteries: bytes, goods: bytes) -> None:
        self.hull = hull
        self.crew = crew
        self.batteries = batteries
        self.goods = goods
        self._humans = -1

    @classmethod
    def bare(cls, hull: Hull) -> "Ship":
        nothing = bytes(hull.board.size)
        return cls(hull, nothing, nothing, nothing)

    @classmethod
    def launched(cls, hull: Hull) -> "Ship":
        """Ready for launch without aliens: two humans in every cabin, full batteries (PRE-01 … PRE-03)."""
        crew, batteries = bytearray(hull.board.size), bytearray(hull.board.size)
        for cell in cells_of(hull.layers[Layer.CABIN] | hull.layers[Layer.STARTING_CABIN]):
            crew[cell] = 2
        for cell in cells_of(hull.layers[Layer.BATTERY]):
            batteries[cell] = hull.capacity(cell)
        return cls(hull, bytes(crew), bytes(batteries), bytes(hull.board.size))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Ship):
            return NotImplemented
        return (self.hull, self.crew, self.batteries, self.goods) == (
            other.hull,
            other.crew,
            other.batteries,
            other.goods,
        )

    def __hash__(self) -> int:
        return hash((self.hull, self.crew, self.batteries, self.goods))

    def __repr__(self) -> str:
        return f"<Ship {self.hull!r} crew {self.crew_count()} batteries {self.battery_count()}>"

    # --- modified copies -----------------------------------------------------------------------------------

    def with_crew(self, cell: Cell, code: int) -> "Ship":
        return Ship(self.hull, _changed(self.crew, cell, code), self.batteries, self.goods)

    def with_batteries(self, cell: Cell, number: int) -> "Ship":
        return Ship(self.hull, self.crew, _changed(self.batteries, cell, number), self.goods)

    def with_goods(self, cell: Cell, packed: int) -> "Ship":
        return Ship(self.hull, self.crew, self.batteries, _changed(self.goods, cell, packed))

    def without(self, cells: Mask) -> "Ship":
        """Without the tiles on these cells and everything on them (HIT-17, HIT-20)."""
        return Ship(
            self.hull.remove(cells),
            _cleared(self.crew, cells),
            _cleared(self.batteries, cells),
            _cleared(self.goods, cells),
        )

    def without_stranded_aliens(self) -> "Ship":
        """Aliens whose life support is gone leave at once (HIT-21, RUL-53)."""
        ship = self
        for code in (PURPLE, BROWN):
            cell = self.crew.find(code)
            if cell >= 0 and not self.habitable(code) >> cell & 1:
                ship = ship.with_crew(cell, 0)
        return ship

    # --- queries -------------------------------------------------------------------------------------------

    def habitable(self, code: int) -> Mask:
        """The cabins joined to a life support of an alien's colour; never the starting cabin (BLD-28)."""
        return self.hull.joined_to(self.hull.layers[_LIFE_SUPPORT[code]]) & self.hull.layers[Layer.CABIN]

    def aliens_allowed(self, cell: Cell) -> list[Alien]:
        return [alien for alien, code in CODE_OF_ALIEN.items() if self.habitable(code) >> cell & 1]

    def humans(self) -> int:
        if self._humans < 0:
            self._humans = self.crew.count(1) + 2 * self.crew.count(2)
        return self._humans

    def humans_within(self, cells: Mask) -> int:
        if not self.hull.occupied & ~cells:
            return self.humans()
        return sum(code for cell, code in enumerate(self.crew) if code < PURPLE and cells >> cell & 1)

    def aliens(self) -> list[Alien]:
        return [alien for alien, code in CODE_OF_ALIEN.items() if code in self.crew]

    def crew_count(self) -> int:
        """Humans and aliens together (FLT-20)."""
        return self.humans() + self.crew.count(PURPLE) + self.crew.count(BROWN)

    def battery_count(self) -> int:
        return sum(self.batteries)

    def batteries_within(self, cells: Mask) -> int:
        return sum(self.batteries[cell] for cell in cells_of(cells & self.hull.layers[Layer.BATTERY]))

    def has_alien_within(self, code: int, cells: Mask) -> bool:
        cell = self.crew.find(code)
        return cell >= 0 and bool(cells >> cell & 1)

    def cargo(self) -> dict[Goods, int]:
        """The number of cubes of each colour aboard."""
        aboard = [cube for packed in self.goods if packed for cube in cubes.unpack(packed)]
        return {colour: aboard.count(colour) for colour in Goods}

    def containers(self, layer: int) -> int:
        """The capacity of the holds of a layer."""
        return sum(self.hull.capacity(cell) for cell in cells_of(self.hull.layers[layer]))

    def infected(self) -> Mask:
        """Occupied cabins joined to another occupied cabin (CRD-EPIDEMIC-01, RUL-66)."""
        occupied = sum(1 << cell for cell, code in enumerate(self.crew) if code)
        return occupied & self.hull.joined_to(occupied)

    def fleet(self) -> list[Mask]:
        """The ships whose strength and batteries are counted separately: one, or each part on a fleet
        board."""
        return self.hull.parts if self.hull.board.is_fleet else [self.hull.occupied]


def _changed(values: bytes, cell: Cell, value: int) -> bytes:
    return values[:cell] + bytes((value,)) + values[cell + 1 :]


def _cleared(values: bytes, cells: Mask) -> bytes:
    cleared = bytearray(values)
    for cell in cells_of(cells):
        cleared[cell] = 0
    return bytes(cleared)
