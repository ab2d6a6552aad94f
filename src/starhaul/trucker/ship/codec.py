"""Encodes and decodes ships in dumps of a state, which msgspec cannot do by itself.

Used by `game` for dumps and keys. Ship files, which people write, are in `files.shipfile`.
"""

from typing import Any

from msgspec import Struct

from starhaul.kernel.typed import from_builtins
from starhaul.trucker.ship.board import board_of
from starhaul.trucker.ship.hull import Hull
from starhaul.trucker.ship.ship import Ship


class ShipDump(Struct, frozen=True, rename={"rotations": "turns"}):
    """One byte per cell in every field; layers and joints are recomputed."""

    edition: str
    class_: str
    tiles: bytes
    rotations: bytes
    crew: bytes
    batteries: bytes
    goods: bytes


def encode_ship(value: object) -> Any:
    """For `Game.encode_hook`."""
    if not isinstance(value, Ship):
        raise NotImplementedError(f"cannot dump {type(value).__name__}")
    hull = value.hull
    board = hull.board
    return ShipDump(
        board.edition,
        board.record.class_,
        hull.tiles,
        hull.rotations,
        value.crew,
        value.batteries,
        value.goods,
    )


def decode_ship(kind: type, raw: object) -> Any:
    """For `Game.decode_hook`."""
    if kind is not Ship:
        raise NotImplementedError(f"cannot load {kind.__name__}")
    dump = from_builtins(raw, ShipDump)
    placed = {
        cell: (tile, rotation)
        for cell, (tile, rotation) in enumerate(zip(dump.tiles, dump.rotations, strict=True))
        if tile
    }
    hull = Hull.of(board_of(dump.edition, dump.class_), placed)
    return Ship(hull, dump.crew, dump.batteries, dump.goods)
