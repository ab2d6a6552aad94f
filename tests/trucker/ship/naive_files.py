"""Short notation for ships in the tests of the naive implementation."""

from __future__ import annotations

from typing import Any

from tests.trucker.ship.naive import NaiveShip, report

Laid = tuple[Any, ...]  # (tile, column, row), then the turn and the contents if any


def ship_file(class_: str, *laid: Laid, **more: object) -> dict[str, Any]:
    """A ship file from short tuples; further keys may replace the edition."""
    tiles: list[dict[str, Any]] = []
    for tile, column, row, *rest in laid:
        entry: dict[str, Any] = {"tile": tile, "at": [column, row]}
        for extra in rest:
            entry.update(extra if isinstance(extra, dict) else {"turn": extra})
        tiles.append(entry)
    return {"edition": "1e", "class": class_, "tiles": tiles, **more}


def faults(class_: str, *laid: Laid, **more: object) -> list[tuple[str, str, list[list[int]]]]:
    """The faults of such a ship as tuples."""
    return [(f["rule"], f["kind"], f["cells"]) for f in report(ship_file(class_, *laid, **more))["faults"]]


def ship(class_: str, *laid: Laid, **more: object) -> NaiveShip:
    """Such a ship."""
    return NaiveShip(ship_file(class_, *laid, **more))
