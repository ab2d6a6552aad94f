"""Class C ships on the launch pad, and a IIIC ship that fills the whole torus.

t = Dock(packed((1, 1), (2, 2)), yard("IIIC", "3,3 start")).launch()     # check, premium, crew, aliens, deck
assert t.premiums() == [(2, 1), (35, 15)]                                # (weak spot, credits) of each seat
"""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from starhaul.kernel.contract import CHANCE
from starhaul.trucker.files.shipfile import ShipPlan, parse
from starhaul.trucker.flow.insurance_offer import DoInsure
from starhaul.trucker.match.actions import Attach, GiveUp, Take, Use
from starhaul.trucker.ship.layers import Layer, tile_set
from tests.trucker.building_table import Building
from tests.trucker.flow.pad import Pad
from tests.trucker.shipyard import find
from tests.trucker.story_table import Table

Place = tuple[int, int]

FULL = """
    23.1   53.1   9.3    51.1   5.0    38.2
    50.0   60.1   111.3  36.1   43.0   120.3
    58.2   22.3   start  115.0  35.1   8.0
    41.2   135.0  141.3  110.3  131.1  40.0
    52.2   46.3   59.3   25.1   42.3   54.2
    134.3  56.3   55.1   117.0  143.1  47.3
"""
"""Tile and turn on every cell of IIIC, front row first. Everything fits over all edges; the hold in column 4
of row 5 is joined only to the tile in front of it."""


def packed(*empty: Place, instead: Mapping[Place, str] | None = None) -> ShipPlan:
    """The full ship without some cells, and with other tiles (`"64.1"`: tile and turn) on some."""
    words = {
        (column, row): word
        for row, line in enumerate(FULL.split("\n")[1:-1], 1)
        for column, word in enumerate(line.split(), 1)
    }
    words |= instead or {}
    tiles = [_entry(word, place) for place, word in words.items() if place not in empty]
    return parse(msgspec.json.encode({"edition": "1e", "class": "IIIC", "tiles": tiles}))


def _entry(word: str, place: Place) -> dict[str, Any]:
    if word == "start":
        return {"tile": "start", "at": place}
    tile, turn = map(int, word.split("."))
    return {"tile": tile, "at": place, "turn": turn}


def lay(t: Building, seat: int, *lines: str) -> Building:
    """Build a ship tile by tile as `yard` describes it; each tile must be joined to those before it."""
    tiles = tile_set("1e")
    for line in lines:
        place, kind, *pattern = line.split()
        cell = t.state.profile.board.cell_at(*map(int, place.split(",")))
        assert cell is not None
        if kind == "start":
            t.do(seat, Use(0), Attach(cell, 0))
            continue
        taken = {number for number in range(1, len(tiles.records)) if number not in t.yard.pool}
        tile, turn = find(kind, pattern[0], "1e", taken)
        t.told += t.match.act(seat, Take())
        t.told += t.match.act(CHANCE, tiles.number_of_id[tile])
        t.do(seat, Attach(cell, turn))
    return t


class Dock(Pad):
    """A pad for class C: starting cabins that are not on the ship are in the
    reserve; insurance follows the check."""

    def __init__(self, *yards: ShipPlan, credits: Sequence[int] | None = None, **more: Any) -> None:
        super().__init__(*yards, **more)
        self.board = yards[0].ship.hull.board
        if not any(isinstance(frame, DoInsure) for frame in self.state.frames):
            self.state.frames.insert(-1, DoInsure())
        reserves = self.state.in_yard.reserves
        for seat, yard in enumerate(yards):
            if yard.ship.hull.layers[Layer.STARTING_CABIN]:
                reserves[seat] = ()
        for seat, number in enumerate(credits or ()):
            self.state.credits[self.state.account(seat)] += number

    def launch(self) -> "Dock":
        super().launch()
        return self

    def begin(self) -> "Dock":
        super().begin()
        return self

    def all_give_up(self) -> "Dock":
        """Everybody in flight gives up before the next card, and the flight is settled."""
        for seat, _ in self.asked:
            self.answer(seat, GiveUp())
        return self

    def premiums(self) -> list[tuple[int, int]]:
        return premiums(self)


def premiums(table: Table) -> list[tuple[int, int]]:
    """(weak spot, credits) of all premium events, in order."""
    return [(told["weak_spot"], told["credits"]) for told in table.heard("premium")]


def insured(*ships: ShipPlan, **more: Any) -> Table:
    """A table in flight whose ships pay their premiums first; `settle()` then settles the flight."""
    t = Table(*ships, settles=True, **more)
    t.state.frames.append(DoInsure())
    return t


def bookings(table: Table, seat: int) -> dict[str, int]:
    """The settlement of a seat: each line and its credits."""
    (lines,) = [told["bookings"] for told in table.heard("settled") if told["seat"] == seat]
    return {line["item"]: line["credits"] for line in lines}
