"""The structure of a ship: tiles with their rotations, which of them are joined, and the parts they form.

A hull is immutable: placing or removing tiles returns another hull. Clones of a state can therefore share it,
and computed properties (joints) are cached.
"""

from starhaul.trucker.parts.memo import MemoHolder
from starhaul.trucker.parts.terms import FRONT, LEFT, REAR, RIGHT
from starhaul.trucker.ship.board import Board, Cell, Mask, cells_of
from starhaul.trucker.ship.layers import LAYERS, Layer, Placed, tile_set

Joints = tuple[Mask, Mask, Mask, Mask]
"""For each direction, the cells that are joined to their neighbour there."""

_BARE = (0,) * LAYERS


class Hull(MemoHolder):
    """Tiles on a board. `tiles` and `rotations` have one byte per cell; tile 0 is an empty cell."""

    def __init__(
        self, board: Board, tiles: bytes, rotations: bytes, layers: tuple[Mask, ...], occupied: Mask
    ):
        self.board = board
        self.tiles = tiles
        self.rotations = rotations
        self.layers = layers
        self.occupied = occupied
        # Written out, because the compiled build would not cache a `cached_property`.
        self._joints: Joints | None = None
        self._parts: list[Mask] | None = None

    @classmethod
    def empty(cls, board: Board) -> "Hull":
        return cls(board, bytes(board.size), bytes(board.size), _BARE, 0)

    @classmethod
    def of(cls, board: Board, placed: dict[Cell, tuple[int, int]]) -> "Hull":
        """A hull from {cell: (tile number, rotation)}."""
        tiles, rotations, layers = bytearray(board.size), bytearray(board.size), list(_BARE)
        table = tile_set(board.edition).placed
        for cell, (tile, rotation) in placed.items():
            tiles[cell], rotations[cell] = tile, rotation
            for layer in table[tile][rotation].layers:
                layers[layer] |= 1 << cell
        return cls(board, bytes(tiles), bytes(rotations), tuple(layers), sum(1 << cell for cell in placed))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Hull):
            return NotImplemented
        return self.board is other.board and self.tiles == other.tiles and self.rotations == other.rotations

    def __hash__(self) -> int:
        return hash((self.board.name, self.tiles, self.rotations))

    def __repr__(self) -> str:
        return f"<Hull {self.board.name} of {self.occupied.bit_count()} tiles>"

    # --- modified copies -----------------------------------------------------------------------------------

    def place(self, cell: Cell, tile: int, rotation: int = 0) -> "Hull":
        """With one more tile; the cell must be empty. `placement` checks whether it is legal there."""
        if self.tiles[cell]:
            raise ValueError(f"cell {cell} is taken")
        bit, after = 1 << cell, cell + 1
        layers = list(self.layers)
        for layer in tile_set(self.board.edition).placed[tile][rotation].layers:
            layers[layer] |= bit
        return Hull(
            self.board,
            self.tiles[:cell] + bytes((tile,)) + self.tiles[after:],
            self.rotations[:cell] + bytes((rotation,)) + self.rotations[after:],
            tuple(layers),
            self.occupied | bit,
        )

    def remove(self, cells: Mask) -> "Hull":
        """Without the tiles on these cells."""
        keep = self.board.full & ~cells
        tiles, rotations = bytearray(self.tiles), bytearray(self.rotations)
        for cell in cells_of(cells):
            tiles[cell] = rotations[cell] = 0
        layers = tuple([mask & keep for mask in self.layers])
        return Hull(self.board, bytes(tiles), bytes(rotations), layers, self.occupied & keep)

    def move(self, cell: Cell, to: Cell, rotation: int) -> "Hull":
        """With a tile moved to another cell, or rotated if both cells are the same."""
        return self.remove(1 << cell).place(to, self.tiles[cell], rotation)

    def rotate(self, cell: Cell, rotation: int) -> "Hull":
        return self.move(cell, cell, rotation)

    # --- queries -------------------------------------------------------------------------------------------

    def lying(self, cell: Cell) -> Placed:
        """The tile on a cell in its rotation."""
        return tile_set(self.board.edition).placed[self.tiles[cell]][self.rotations[cell]]

    def capacity(self, cell: Cell) -> int:
        return tile_set(self.board.edition).capacities[self.tiles[cell]]

    def connectors(self, direction: int) -> Mask:
        """The cells with any connector on that side."""
        layers = self.layers
        return (
            layers[Layer.SINGLE + direction]
            | layers[Layer.DOUBLE + direction]
            | layers[Layer.UNIVERSAL + direction]
        )

    def facing(self, direction: int) -> tuple[Mask, Mask, Mask, Mask]:
        """For each kind of `Connector`, the cells whose neighbour in that direction faces them with it."""
        layers, back = self.layers, direction ^ 2
        move = self.board.moves[back]
        return (
            move(layers[Layer.SMOOTH + back]),
            move(layers[Layer.SINGLE + back]),
            move(layers[Layer.DOUBLE + back]),
            move(layers[Layer.UNIVERSAL + back]),
        )

    def _joined_ahead(self, direction: int) -> Mask:
        """Legal joints only (BLD-12, RUL-26); at the crack both connectors must be equal (LM-024)."""
        layers = self.layers
        single = layers[Layer.SINGLE + direction]
        double = layers[Layer.DOUBLE + direction]
        universal = layers[Layer.UNIVERSAL + direction]
        _, their_single, their_double, their_universal = self.facing(direction)
        same = (single & their_single) | (double & their_double) | (universal & their_universal)
        mixed = ((single | double) & their_universal) | (universal & (their_single | their_double))
        return same | (mixed & ~self.board.strict[direction])

    @property
    def joints(self) -> Joints:
        if self._joints is None:
            right, rear = self._joined_ahead(RIGHT), self._joined_ahead(REAR)
            self._joints = self.board.step(rear, REAR), right, rear, self.board.step(right, RIGHT)
        return self._joints

    @property
    def open_connectors(self) -> tuple[Mask, Mask, Mask, Mask]:
        """For each direction, the cells with a connector there to which no tile is joined (BLD-29)."""
        joints = self.joints
        front, right, rear, left = (self.connectors(direction) for direction in range(4))
        return front & ~joints[0], right & ~joints[1], rear & ~joints[2], left & ~joints[3]

    def joined_to(self, cells: Mask) -> Mask:
        """The cells joined to at least one of these."""
        step, joints = self.board.step, self.joints
        return (
            step(cells & joints[FRONT], FRONT)
            | step(cells & joints[RIGHT], RIGHT)
            | step(cells & joints[REAR], REAR)
            | step(cells & joints[LEFT], LEFT)
        )

    @property
    def parts(self) -> list[Mask]:
        """The groups of joined tiles, in the order of their first cells."""
        if self._parts is None:
            self._parts = self.parts_without(0)
        return self._parts

    def parts_without(self, removed: Mask) -> list[Mask]:
        """The groups of joined tiles that would be left without these cells (HIT-18, LM-045)."""
        to_front, to_right, to_rear, to_left = self.board.moves
        left = self.occupied & ~removed
        front, right, rear, leftward = self.joints
        found = []
        while left:
            grown, group = left & -left, 0
            # Each direction continues from what the previous one has reached, so few iterations are needed.
            while grown != group and grown != left:
                group = grown
                grown |= to_right(grown & right) & left
                grown |= to_left(grown & leftward) & left
                grown |= to_rear(grown & rear) & left
                grown |= to_front(grown & front) & left
            found.append(grown)
            left &= ~grown
        return found
