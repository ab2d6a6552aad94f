"""Close this ship: place the given tiles so that hardly a connector stays open (BLD-29, END-03)."""

from itertools import permutations

import msgspec

from starhaul.kernel.chance import Draw, Stream
from starhaul.trucker.clinic.difficulty import Features, bits, rating_of
from starhaul.trucker.clinic.exercise import (
    Attempt,
    ClinicFinding,
    Diagnosis,
    Exercise,
    Solved,
    Task,
    place_of,
    seen,
)
from starhaul.trucker.clinic.placing import Spot, open_connectors, outer_tiles, sound_spots, with_placed
from starhaul.trucker.files.shipfile import ShipPlan, describe
from starhaul.trucker.ship.board import Cell, Zone
from starhaul.trucker.ship.hull import Hull
from starhaul.trucker.ship.layers import tile_set
from starhaul.trucker.ship.ship import Ship
from starhaul.trucker.ship.ship_check import faults

SAMPLES = 400
"""How many random tries to place all tiles are compared, to choose the limit and to rate the exercise."""
MOST_OPEN = 5
LUCKY = 6
"""At most one random try in this many may be right."""


class ClosingUp(Exercise, frozen=True, tag="closing"):
    tiles: tuple[int | str, ...]
    """The tiles to place, by their IDs."""
    most_open: int
    solution: tuple[Spot, ...]

    asks = "placed"

    def _numbers(self) -> list[int]:
        ids = tile_set(self.ship.edition).number_of_id
        return [ids[tile] for tile in self.tiles]

    def task(self) -> Task:
        numbers = self._numbers()
        return self._task(number=self.most_open, tiles=numbers, turns=[0] * len(numbers))

    def example(self) -> Attempt:
        return Attempt(placed=self.solution)

    def grade(self, attempt: Attempt) -> Diagnosis:
        plan = self.plan()
        hull = with_placed(plan, self._numbers(), attempt)
        found, number = faults(hull, plan.zone), open_connectors(hull)
        solved = Solved(placed=list(self.solution), faults=seen(found))
        if found:
            facts = {"fault": found[0].kind, "cell": place_of(plan, found[0].cells[0])}
            return Diagnosis(
                is_right=False,
                finding=ClinicFinding.PLACING_FAULT,
                rule=found[0].rule,
                facts=facts,
                solved=solved,
            )
        is_right = number <= self.most_open
        return Diagnosis(
            is_right=is_right,
            finding=ClinicFinding.CLOSING_RIGHT if is_right else ClinicFinding.CLOSING_OPEN,
            rule="BLD-29",
            facts={"number": number, "most": self.most_open},
            solved=solved,
        )

    def features(self) -> Features:
        plan = self.plan()
        tried = sampled(plan.ship.hull, plan.zone, self._numbers(), Stream(0, "closing"))
        right = sum(number <= self.most_open for number, _ in tried)
        return Features(
            tiles=plan.ship.hull.occupied.bit_count(),
            bits=bits(SAMPLES, max(1, right)),
            steps=2 * len(self.tiles),
            margin=1,
        )


Sample = tuple[int, tuple[Spot, ...]]
"""The number of open connectors, and where each tile lies."""


def sampled(hull: Hull, zone: Zone, tiles: list[int], draw: Draw) -> list[Sample]:
    """Random ways to place all tiles without a fault, the best first. Many tries end with a tile that fits
    nowhere and are left out."""
    orders = list(permutations(range(len(tiles))))
    tries = (_placed_at_random(hull, zone, tiles, orders[draw(len(orders))], draw) for _ in range(SAMPLES))
    return sorted(found for found in tries if found is not None)


def _placed_at_random(
    hull: Hull, zone: Zone, tiles: list[int], order: tuple[int, ...], draw: Draw
) -> Sample | None:
    spots: dict[int, Spot] = {}
    for number in order:
        places = list(sound_spots(hull, zone, tiles[number]))
        if not places:
            return None
        cell, rotation = places[draw(len(places))]
        hull = hull.place(cell, tiles[number], rotation)
        spots[number] = cell, rotation
    return open_connectors(hull), tuple(spots[number] for number in range(len(tiles)))


def make_closing(name: str, plan: ShipPlan, draw: Draw, number: int) -> ClosingUp | None:
    """Takes some outer tiles off a sound ship; putting them back is one solution, often not the only one."""
    whole, cells = plan.ship.hull, _taken_off(plan, draw, number)
    hull = whole.remove(sum(1 << cell for cell in cells))
    tiles = [whole.tiles[cell] for cell in cells]
    back = tuple((cell, whole.rotations[cell]) for cell in cells)
    tried = sampled(hull, plan.zone, tiles, Stream(0, "closing"))
    most_open, solution = min([(open_connectors(whole), back), *tried])
    if len(cells) < number or open_connectors(hull) <= most_open or not _is_tricky(tried, most_open):
        return None
    records = tile_set(whole.board.edition).records
    made = ClosingUp(
        id=name,
        rating=0,
        ship=describe(Ship.launched(hull)),
        tiles=tuple(records[tile].id for tile in tiles),
        most_open=most_open,
        solution=solution,
    )
    return msgspec.structs.replace(made, rating=rating_of(made.features()))


def _taken_off(plan: ShipPlan, draw: Draw, number: int) -> list[Cell]:
    """Tiles that come off one after the other without breaking the ship; fewer if there are not as many."""
    hull, cells = plan.ship.hull, list[Cell]()
    while len(cells) < number and (off := outer_tiles(hull, plan.zone)):
        cells.append(off[draw(len(off))])
        hull = hull.remove(1 << cells[-1])
    return cells


def _is_tricky(tried: list[Sample], most_open: int) -> bool:
    """Whether luck seldom helps, and there are ways to attach all tiles without a fault that do not count."""
    right = sum(count <= most_open for count, _ in tried)
    has_wrong = bool(tried) and tried[-1][0] > most_open
    return most_open <= MOST_OPEN and has_wrong and right * LUCKY <= SAMPLES
