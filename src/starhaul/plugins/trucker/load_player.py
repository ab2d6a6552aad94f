"""The player of the load test: builds a small ship and uses the defaults in flight.

Loaded by `remote.load.players`. It must be fast rather than good.
"""

from collections.abc import Mapping
from random import Random

import msgspec
from msgspec import Struct

from starhaul.remote.load.lean_messages import NOTHING, LeanQuestion, LeanUpdate

CONFIG: Mapping[str, object] = {"rounds": ["I"]}
PRIVATE = frozenset({"card-dealt", "pile-seen"})
BUILD = "build"
TILES = (9, 16)
"""The minimum and maximum number of tiles before the ship is finished."""


class _Ship(Struct, frozen=True):
    tiles: list[msgspec.Raw]


class _Seat(Struct, frozen=True):
    ship: _Ship
    hand: int = 0
    start: int = 0


class _Yard(Struct, frozen=True):
    face_down: int
    places: list[list[int]] = []


class _View(Struct, frozen=True):
    seats: list[_Seat]
    me: int
    yard: _Yard | None = None


_view = msgspec.json.Decoder(_View).decode


def choose(update: LeanUpdate, luck: Random) -> bytes | None:
    """Attach any tile that fits, finish, and use the defaults in flight."""
    for question in update.asked:
        if question.kind == BUILD:
            return _build(_view(update.view), luck) if question.options is None else None
        if question.waits:
            return _default(question, luck)
    return None


def _default(question: LeanQuestion, luck: Random) -> bytes | None:
    if question.default != NOTHING:
        return bytes(question.default)
    return bytes(luck.choice(question.options)) if question.options else None


def _build(view: _View, luck: Random) -> bytes | None:
    mine, yard = view.seats[view.me], view.yard
    if mine.start or yard is None:
        return None
    if mine.hand:
        return _attach(yard, luck)
    if yard.face_down and len(mine.ship.tiles) < luck.randint(*TILES):
        return b'{"do":"take"}'
    return _finish(view.seats)


def _attach(yard: _Yard, luck: Random) -> bytes:
    places = [(rotation, cell) for rotation, cells in enumerate(yard.places) for cell in cells]
    if not places:
        return b'{"do":"return"}'
    rotation, cell = luck.choice(places)
    return b'{"do":"attach","cell":%d,"turn":%d}' % (cell, rotation)


def _finish(seats: list[_Seat]) -> bytes | None:
    taken = {seat.start for seat in seats}
    free = [number for number in range(1, len(seats) + 1) if number not in taken]
    return b'{"do":"finish","start":%d}' % free[0] if free else None
