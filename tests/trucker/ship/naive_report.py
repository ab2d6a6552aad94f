"""Ship check, joints, strengths and the inspection report in the naive implementation of the rules."""

from __future__ import annotations

from typing import Any

from tests.trucker.ship.naive_ship import (
    CANNONS,
    DIRECTIONS,
    DOUBLE,
    ENGINES,
    OPPOSITE,
    SINGLE,
    SMOOTH,
    UNIVERSAL,
    Cell,
    NaiveShip,
    ShipFile,
    exhaust,
    muzzle,
    regions,
    shielded,
    usable_cells,
)

Fault = tuple[str, str, list[Cell]]  # rule, kind, cells front to rear and left to right
Choice = tuple[int, int | float]  # batteries paid, strength


def contact_fault(ship: NaiveShip, cell: Cell, direction: str) -> Fault | None:
    """What is wrong between a tile and its neighbour in a direction (BLD-12, BLD-13, LM-024, LM-052)."""
    other = ship.tile_next_to(cell, direction)
    if other is None:  # LM-026, LM-053: any connector is allowed towards an empty cell
        return None
    here, there = ship.side(cell, direction), ship.side(other, OPPOSITE[direction])
    both = ship.in_order([cell, other])
    if here == there:  # BLD-14, LM-025: two smooth sides are legal
        return None
    if SMOOTH in (here, there):
        return "CHK-03", "connector_against_smooth", both
    if UNIVERSAL not in (here, there):
        assert {here, there} == {SINGLE, DOUBLE}
        return "CHK-02", "single_against_double", both
    if ship.board.over_crack(cell, other):
        return "LM-024", "crack_mismatch", both
    return None


def is_joined(ship: NaiveShip, cell: Cell, direction: str) -> bool:
    """RUL-26, LM-029: only a legal joint joins."""
    if ship.tile_next_to(cell, direction) is None or ship.side(cell, direction) == SMOOTH:
        return False
    return contact_fault(ship, cell, direction) is None


def device_faults(ship: NaiveShip, cell: Cell) -> list[Fault]:
    """CHK-04, CHK-05, CHK-06 of the engine or cannon on a cell; LM-054: also over the edges of a torus."""
    kind, turn = ship.kind(cell), ship.tiles[cell][1]
    found: list[Fault] = []
    if kind in ENGINES:
        if exhaust(turn) != "rear":
            found.append(("CHK-04", "engine_direction", [cell]))
        behind = ship.tile_next_to(cell, exhaust(turn))
        if behind is not None:
            found.append(("CHK-05", "exhaust_blocked", ship.in_order([cell, behind])))
    if kind in CANNONS:
        before = ship.tile_next_to(cell, muzzle(turn))
        if before is not None:
            found.append(("CHK-06", "muzzle_blocked", ship.in_order([cell, before])))
    return found


def faults_around(ship: NaiveShip, cell: Cell) -> list[Fault]:
    """Contact and device faults that the tile on a cell causes or suffers (RUL-15, strictBuild)."""
    found = device_faults(ship, cell)
    for direction in DIRECTIONS:
        other = ship.tile_next_to(cell, direction)
        if other is None:
            continue
        contact = contact_fault(ship, cell, direction)
        if contact is not None:
            found.append(contact)
        found += [fault for fault in device_faults(ship, other) if cell in fault[2]]
    return found


def joined_parts(ship: NaiveShip, removed_cells: list[Cell]) -> list[list[Cell]]:
    """HIT-18, LM-045: groups of joined tiles once all the removed cells are gone together."""
    left = [cell for cell in ship.cells() if cell not in removed_cells]
    parts: list[list[Cell]] = []
    while left:
        part = [left.pop(0)]
        for cell in part:  # grows while it is walked through
            for direction in DIRECTIONS:
                other = ship.neighbour(cell, direction)
                if other in left and is_joined(ship, cell, direction):
                    left.remove(other)
                    part.append(other)
        parts.append(ship.in_order(part))
    return parts


def loose_parts(ship: NaiveShip) -> list[list[Cell]]:
    """CHK-08; on IVC every region may hold one part (LM-087, LM-096)."""
    parts = joined_parts(ship, [])
    # The part with the starting cabin comes first, whatever lies in front of it.
    parts.sort(key=lambda part: not any(ship.kind(cell) == "starting_cabin" for cell in part))
    if ship.board.name != "IVC":
        return parts[1:]
    areas = regions(ship)
    claimed: list[list[Cell]] = []
    loose: list[list[Cell]] = []
    for number, part in enumerate(parts):
        touched = [region for region in areas if any(cell in region for cell in part)]
        # The main part is never loose, even if it lies outside every region.
        if number == 0 or (touched and not any(region in claimed for region in touched)):
            claimed += touched
        else:
            loose.append(part)
    return loose


def all_faults(ship: NaiveShip) -> list[Fault]:
    """CHK-02 to CHK-08 and LM-024, sorted by rule, then by cells."""
    found: list[Fault] = []
    usable = usable_cells(ship)
    for cell in ship.cells():
        for direction in ("right", "rear"):  # so that every contact is met once
            contact = contact_fault(ship, cell, direction)
            if contact is not None:
                found.append(contact)
        found += device_faults(ship, cell)
        if cell not in usable:
            found.append(("CHK-07", "outside_zone", [cell]))
    found += [("CHK-08", "loose_part", part) for part in loose_parts(ship)]
    return sorted(found, key=lambda fault: (fault[0], [ship.board.reading(cell) for cell in fault[2]]))


def open_connectors(ship: NaiveShip) -> dict[str, int]:
    """BLD-29, CRD-DUST-02, LM-057: connectors to which no tile is joined, by direction."""
    count = dict.fromkeys(DIRECTIONS, 0)
    for cell in ship.tiles:
        for direction in DIRECTIONS:
            if ship.side(cell, direction) != SMOOTH and not is_joined(ship, cell, direction):
                count[direction] += 1
    return count


def number(halves: int) -> int | float:
    """RUL-44: exact halves; 9 halves are 4.5, 8 halves are 4."""
    return halves // 2 if halves % 2 == 0 else halves / 2


def _bonus(ship: NaiveShip, cells: list[Cell], colour: str) -> int:
    """PAR-05, PAR-06, LM-102, LM-105: an alien helps the ship it is on."""
    return 2 if any(ship.aliens.get(cell) == colour for cell in cells) else 0


def _batteries(ship: NaiveShip, cells: list[Cell]) -> int:
    """LM-101: devices use batteries of their own ship only."""
    return sum(ship.batteries.get(cell, 0) for cell in cells)


def engine_choices_of(ship: NaiveShip, cells: list[Cell]) -> list[Choice]:
    """PAR-01, PAR-04, PAR-06, RUL-43 for one ship; an engine not pointing to the rear counts 0."""
    working = [ship.kind(cell) for cell in cells if exhaust(ship.tiles[cell][1]) == "rear"]
    singles, doubles = working.count("engine"), working.count("double_engine")
    found: list[Choice] = []
    for paid in range(doubles + 1):
        if paid <= _batteries(ship, cells):
            strength = singles + 2 * paid
            found.append((paid, strength + _bonus(ship, cells, "brown") if strength > 0 else 0))
    return sorted(set(found))


def cannon_choices_of(ship: NaiveShip, cells: list[Cell]) -> list[Choice]:
    """PAR-02 to PAR-05, RUL-43 for one ship, by number of forward and of other doubles paid for."""
    forward = [ship.kind(cell) for cell in cells if muzzle(ship.tiles[cell][1]) == "front"]
    sideways = [ship.kind(cell) for cell in cells if muzzle(ship.tiles[cell][1]) != "front"]
    found: list[Choice] = []
    for ahead in range(forward.count("double_cannon") + 1):
        for aside in range(sideways.count("double_cannon") + 1):
            if ahead + aside > _batteries(ship, cells):
                continue
            halves = 2 * forward.count("cannon") + sideways.count("cannon") + 4 * ahead + 2 * aside
            if halves > 0:
                halves += 2 * _bonus(ship, cells, "purple")
            found.append((ahead + aside, number(halves)))
    return sorted(set(found))


def ships_of(ship: NaiveShip) -> list[list[Cell]]:
    """One ship, faults or not; on IVC each joined group is a ship."""
    return joined_parts(ship, []) if ship.board.name == "IVC" else [ship.cells()]


def _base_and_max(choices: list[list[Choice]], lowest: bool) -> dict[str, int | float]:
    """Strength with no battery spent and with all batteries aboard, over the ships of a fleet."""
    base = [strength for ship in choices for paid, strength in ship if paid == 0]
    top = [max(strength for _, strength in ship) for ship in choices]
    if lowest:  # LM-102, LM-104
        return {"base": min(base, default=0), "max": min(top, default=0)}
    return {"base": number(round(2 * sum(base))), "max": number(round(2 * sum(top)))}  # LM-105


def covered(ship: NaiveShip) -> list[str]:
    """BLD-24: directions covered by any shield."""
    turns = [turn for tile, turn in ship.tiles.values() if tile["kind"] == "shield"]
    return [way for way in DIRECTIONS if any(way in shielded(turn) for turn in turns)]


def report(file: ShipFile) -> dict[str, Any]:
    """The object that the inspect command prints for a ship file."""
    ship = NaiveShip(file)
    exposed = open_connectors(ship)
    kinds = [tile["kind"] for tile, _ in ship.tiles.values()]
    places = dict.fromkeys(("cargo", "special_cargo"), 0)
    for tile, _ in ship.tiles.values():
        if tile["kind"] in places:
            places[tile["kind"]] += tile["capacity"]
    groups = ships_of(ship)
    return {
        "faults": [
            {"rule": rule, "kind": kind, "cells": [list(cell) for cell in cells]}
            for rule, kind, cells in all_faults(ship)
        ],
        "parts": [[list(cell) for cell in part] for part in joined_parts(ship, [])],
        "open_connectors": sum(exposed.values()),
        "exposed": exposed,
        "engine_strength": _base_and_max([engine_choices_of(ship, g) for g in groups], lowest=True),
        "cannon_strength": _base_and_max([cannon_choices_of(ship, g) for g in groups], lowest=False),
        "batteries": sum(ship.batteries.values()),
        "humans": sum(ship.humans.values()),
        "aliens": [colour for colour in ("purple", "brown") if colour in ship.aliens.values()],
        "cabins": kinds.count("cabin"),
        "containers": {"plain": places["cargo"], "special": places["special_cargo"]},
        "shields": covered(ship),
    }
