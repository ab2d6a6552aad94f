"""A table at which fleets are built: tiles named as in the shipyard, dice that the story names.

t = FleetYard(dice=[3, 6])              # what the dice of the yard will show; by chance when none is left
t.put(0, "3,3 cabin 2121", "7,3 start")  # physical column and row, counted from the front left
t.wait(RUN).do(1, Roll(), Flip())
assert t.fleet == ["FL+FR", "RL", "RR"]
"""

from collections.abc import Sequence
from typing import Any

from starhaul.kernel.contract import CHANCE
from starhaul.trucker.flow.building_turns import AskFirst
from starhaul.trucker.flow.hourglass import AskYardDie
from starhaul.trucker.match.actions import Attach, Take, Use
from starhaul.trucker.ship.board import Cell, Zone
from starhaul.trucker.ship.layers import tile_set
from tests.trucker.building_table import GAME, Building
from tests.trucker.shipyard import find

PLACES = {"FL": "3,3", "FR": "7,3", "RL": "2,8", "RR": "8,8"}
"""An ordinary cell of each of the four parts."""


class FleetYard(Building):
    """IVC unless `rounds` is given."""

    def __init__(self, *rounds: str, dice: Sequence[int] = (), **options: Any) -> None:
        self.dice = list(dice)
        super().__init__(*(rounds or ("IVC",)), **options)

    # --- acting --------------------------------------------------------------------------------------------

    def chance(self) -> "FleetYard":
        while GAME.outcomes(self.state) is not None:
            self.told += self.match.act(CHANCE, self._outcome())
        return self

    def _outcome(self) -> Any:
        top = self.state.frames[-1]
        if isinstance(top, AskYardDie) and self.dice:
            return (self.dice.pop(0),)
        return self.first if isinstance(top, AskFirst) else self.match.next_outcome()

    def put(self, seat: int, *lines: str) -> "FleetYard":
        """Take tiles that can be placed like that and attach them, one after the other."""
        for line in lines:
            place, *what = line.split()
            self.do(seat, Attach(self.cell(place), self.grip(seat, *what)))
        return self

    def grip(self, seat: int, kind: str, pattern: str = "....") -> int:
        """Take a tile into the hand; returns the turn in which it matches the pattern."""
        if kind == "start":
            cabin = tile_set("1e").starting_cabins[seat]
            self.do(seat, Use(self.yard.reserves[seat].index(cabin)))
            return 0
        pool = set(self.yard.pool)
        tile, turn = find(kind, pattern, "1e", {n for n in range(1, 256) if n not in pool})
        self.told += self.match.act(seat, Take())
        self.told += self.match.act(CHANCE, tile)
        return turn

    def begin_parts(self, seat: int, *parts: str) -> "FleetYard":
        """One tile in each of these parts, or in all four."""
        return self.put(seat, *(f"{PLACES[part]} cabin ...." for part in parts or PLACES))

    # --- inspecting ----------------------------------------------------------------------------------------

    def cell(self, place: str) -> Cell:
        column, row = place.split(",")
        cell = self.state.profile.board.cell_at(int(column), int(row))
        assert cell is not None
        return cell

    def cells(self, *places: str) -> list[Cell]:
        return sorted(self.cell(place) for place in places)

    def fits(self, seat: int, place: str) -> bool:
        """Whether the tile in question may be attached there in any rotation."""
        return any(self.allows(seat, Attach(self.cell(place), turn)) for turn in range(4))

    @property
    def zone(self) -> Zone:
        return self.state.zone

    @property
    def fleet(self) -> list[str]:
        """The public information about the ships of each fleet: the joined parts, by name."""
        return sorted(
            "+".join(part for part, place in PLACES.items() if self.cell(place) in ship)
            for ship in self.view(None).parts
        )
