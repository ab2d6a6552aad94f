"""Fleets in flight: a table for class IVC whose ships are those that the dice of the yard make.

f = Fleets(fleet("4,4 start", "6,4 cabin ...."), fleet("4,4 start"), dice=(1, 2))

Places are physical: columns 1 … 9, rows 1 … 10 from the front left. Dice name columns 3 … 11 and rows 2 … 11.
"""

from collections.abc import Sequence
from typing import Any

from starhaul.trucker.data import rule_data
from starhaul.trucker.files.prepared_flight import in_flight
from starhaul.trucker.files.shipfile import ShipPlan
from starhaul.trucker.flow.flight import DoNextCard
from starhaul.trucker.match.config import Config, Options
from starhaul.trucker.parts.goods import COLOURS
from starhaul.trucker.ship.board import cells_of
from tests.trucker.shipyard import yard
from tests.trucker.story_table import Table

SIDE_BY_SIDE = (1, 2)
"""Ship 0 on the left, ship 1 on the right."""
FORE_AFT = (3, 4)
"""Ship 0 in front, ship 1 behind."""
THREE = (1, 6)
"""Ship 0 on the left, ship 1 front right, ship 2 rear right."""
OPEN_SPACE, SWARM = "I-06", "I-10"
PARTED = ()
"""Before any die: front left, front right, rear left, rear right."""


def fleet(*lines: str, dice: tuple[int, ...] = SIDE_BY_SIDE) -> ShipPlan:
    return yard("IVC", *lines, yard_dice=list(dice))


class Fleets(Table):
    """Fleets in flight. Cards count as printed (level 3) unless `level=4` is given."""

    def __init__(
        self,
        *yards: ShipPlan,
        dice: tuple[int, ...] = SIDE_BY_SIDE,
        at: Sequence[int] | None = None,
        level: int = 3,
        credits: Sequence[int] | None = None,
        lost: Sequence[int] | None = None,
        settles: bool = False,
        **options: Any,
    ) -> None:
        config = Config(
            edition="1e", seats=len(yards), rounds=("IVC",), level=level, options=Options(**options)
        )
        ships = [yard.ship for yard in yards]
        self.board = ships[0].hull.board
        positions = at if at is not None else [20 - 3 * seat for seat in range(len(yards))]
        self.state = in_flight(
            config, ships, positions, credits=credits, lost=lost, yard_dice=dice, settles=settles
        )
        self.told, self.now = [], 0
        self.all_cubes = self._count_cubes()

    def between_cards(self, *cards: str) -> "Fleets":
        """The question before a card of this deck; only Open Space by default."""
        known = [card.id for card in rule_data.cards("1e").cards]
        self.flight.deck, self.flight.flown = [known.index(card) for card in cards or (OPEN_SPACE,)], 1
        self.state.frames.append(DoNextCard())
        self.settle()
        return self

    def uneventful(self) -> "Fleets":
        """The card is a swarm of four meteors that miss everything."""
        self.reveal(SWARM).dice((1, 1), (1, 1), (1, 1), (1, 1))
        return self

    def _count_cubes(self) -> list[int]:
        """Cubes set aside with ships that gave up are not in the bank yet (LM-118)."""
        shelved = [sum(of_colour) for of_colour in zip(*self.flight.shelved, strict=True)]
        return [there + more for there, more in zip(super()._count_cubes(), shelved, strict=True)]

    # --- inspecting ----------------------------------------------------------------------------------------

    def ships(self, seat: int) -> tuple[int, ...]:
        """The ships that have not given up."""
        return self.flight.fleets[seat]

    def tiles_of(self, seat: int, ship: int) -> list[tuple[int, int]]:
        cells = self.state.zone.regions[ship] & self.state.ships[seat].hull.occupied
        return [self.board.coordinates_of(cell) for cell in cells_of(cells)]

    def crew_at(self, seat: int, column: int, row: int) -> int:
        return self.state.ships[seat].crew[self.cell(column, row)]

    def batteries_at(self, seat: int, column: int, row: int) -> int:
        return self.state.ships[seat].batteries[self.cell(column, row)]

    def shelved(self, seat: int) -> list[str]:
        """The colours set aside, the dearest first."""
        counts = zip(COLOURS, self.flight.shelved[seat], strict=True)
        return [colour.value for colour, number in counts for _ in range(number)]

    def settled(self, seat: int) -> dict[str, int]:
        """The bookings of a seat in the settlement."""
        (lines,) = [told["bookings"] for told in self.heard("settled") if told["seat"] == seat]
        return {line["item"]: line["credits"] for line in lines}
