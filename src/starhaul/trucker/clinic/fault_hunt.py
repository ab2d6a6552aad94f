"""Find the faults of a ship: mark one tile of each (CHK-02 … CHK-08).

The faults share no tile, so either tile of a bad contact will do, and marking both is right, too.
"""

from starhaul.kernel.chance import Draw
from starhaul.trucker.clinic.difficulty import Features, bits, choices, rating_of
from starhaul.trucker.clinic.exercise import (
    Attempt,
    ClinicFinding,
    Diagnosis,
    Exercise,
    Solved,
    Task,
    marked,
    overlaps,
    place_of,
    seen,
)
from starhaul.trucker.clinic.spoiling import spoilt
from starhaul.trucker.files.shipfile import ShipPlan, describe
from starhaul.trucker.ship.board import Zone, cells_of
from starhaul.trucker.ship.hull import Hull
from starhaul.trucker.ship.ship import Ship
from starhaul.trucker.ship.ship_check import Fault, faults

MOST_LOOSE = 3
"""A larger part that hangs on nothing is no small fault."""


class FaultHunt(Exercise, frozen=True, tag="faults"):
    asks = "cells"

    def _found(self) -> list[Fault]:
        plan = self.plan()
        return faults(plan.ship.hull, plan.zone)

    def task(self) -> Task:
        return self._task(number=len(self._found()))

    def example(self) -> Attempt:
        return Attempt(cells=tuple(fault.cells[0] for fault in self._found()))

    def grade(self, attempt: Attempt) -> Diagnosis:
        plan, found = self.plan(), self._found()
        mask = marked(plan, attempt)
        solved = Solved(cells=[fault.cells[0] for fault in found], faults=seen(found))
        for cell in cells_of(mask):
            if not any(cell in fault.cells for fault in found):
                facts = {"cell": place_of(plan, cell)}
                return Diagnosis(
                    is_right=False,
                    finding=ClinicFinding.FAULTS_SOUND,
                    rule="CHK-01",
                    facts=facts,
                    solved=solved,
                )
        missed = [fault for fault in found if not overlaps(fault.cells, mask)]
        shown = (missed or found)[0]
        return Diagnosis(
            is_right=not missed,
            finding=ClinicFinding.FAULTS_MISSED if missed else ClinicFinding.FAULTS_RIGHT,
            rule=shown.rule,
            facts={
                "number": len(missed) or len(found),
                "fault": shown.kind,
                "cell": place_of(plan, shown.cells[0]),
            },
            solved=solved,
        )

    def features(self) -> Features:
        found, tiles = self._found(), self.plan().ship.hull.occupied.bit_count()
        right = 1.0
        for fault in found:
            right *= len(fault.cells)
        guess = bits(choices(len(found), tiles), right)
        return Features(tiles=tiles, bits=guess, steps=len(found), margin=1)


def make_hunt(name: str, plan: ShipPlan, draw: Draw, number: int) -> FaultHunt | None:
    """A ship with that many faults, made from a sound one; None if it cannot be spoilt like that."""
    hull = spoilt(plan.ship.hull, plan.zone, draw, number, _is_hunt)
    if hull is None:
        return None
    made = FaultHunt(id=name, rating=0, ship=describe(Ship.launched(hull)))
    return FaultHunt(id=name, rating=rating_of(made.features()), ship=made.ship)


def _is_hunt(hull: Hull, zone: Zone, before: list[Fault], after: list[Fault]) -> bool:
    """Exactly one more fault, and no tile in two of them."""
    cells = [cell for fault in after for cell in fault.cells]
    return (
        len(after) == len(before) + 1
        and len(set(cells)) == len(cells)
        and all(len(fault.cells) <= MOST_LOOSE for fault in after)
        and (len({fault.kind for fault in after}) > 1 or len(after) < 3)
    )
