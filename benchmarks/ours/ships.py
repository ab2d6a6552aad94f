"""Arithmetic of a full class III ship. Every call starts with a hull without cached results."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from benchmarks.row import Work, each, repeated
from starhaul.trucker.files.ship_report import inspect
from starhaul.trucker.files.shipfile import ShipPlan, parse
from starhaul.trucker.ship.board import cells_of
from starhaul.trucker.ship.hull import Hull
from starhaul.trucker.ship.placement import placements
from starhaul.trucker.ship.ship import Ship

SHIP = Path(__file__).resolve().parents[2] / "docs" / "examples" / "ship-class-III.json"


def _full_ship() -> ShipPlan:
    return parse(SHIP.read_bytes())


def _fresh(hull: Hull) -> Hull:
    return Hull(hull.board, hull.tiles, hull.rotations, hull.layers, hull.occupied)


def inspecting(times: int = 1000) -> Work:
    ship, zone = _full_ship()

    def look() -> object:
        return inspect(ShipPlan(Ship(_fresh(ship.hull), ship.crew, ship.batteries, ship.goods), zone))

    return repeated(look, times)


def hits(times: int = 100) -> Work:
    """Hit each tile of a full ship once: find the parts, keep the largest, drop the others."""
    ship, _ = _full_ship()

    def hit(cell: int) -> object:
        hull = _fresh(ship.hull)
        largest = max(hull.parts_without(1 << cell), key=int.bit_count)
        return hull.remove(hull.occupied & ~largest)

    calls: list[Callable[[], object]] = [partial(hit, cell) for cell in cells_of(ship.hull.occupied)]
    return each(calls, times)


def placing(times: int = 100) -> Work:
    """The legal placements of tiles on half a ship, in all four rotations, strict."""
    ship, zone = _full_ship()
    half = ship.hull.parts[0] & sum(1 << cell for cell in range(27, 54))
    hull = ship.hull.remove(ship.hull.occupied & ~half)

    def places(tile: int) -> object:
        return placements(_fresh(hull), zone, tile, strict=True)

    calls: list[Callable[[], object]] = [partial(places, tile) for tile in range(1, 31)]
    return each(calls, times)


def reading(times: int = 500) -> Work:
    raw = SHIP.read_bytes()
    return repeated(lambda: parse(raw), times)
