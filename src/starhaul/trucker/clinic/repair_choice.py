"""Choose the repair: which tiles to remove so that the check is content and as few as possible are lost
(CHK-09, CHK-10, RUL-25)."""

from itertools import combinations

from starhaul.kernel.chance import Draw
from starhaul.trucker.clinic.difficulty import Features, bits, rating_of
from starhaul.trucker.clinic.exercise import (
    Attempt,
    ClinicFinding,
    Diagnosis,
    Exercise,
    Solved,
    Task,
    listed,
    marked,
    seen,
)
from starhaul.trucker.clinic.spoiling import spoilt
from starhaul.trucker.files.shipfile import ShipPlan, describe
from starhaul.trucker.ship.board import Mask, Zone, cells_of
from starhaul.trucker.ship.hull import Hull
from starhaul.trucker.ship.repair import involved, settled
from starhaul.trucker.ship.ship import Ship
from starhaul.trucker.ship.ship_check import LOOSE_PART, Fault, faults

MOST_MARKED = 3
MOST_INVOLVED = 9


class RepairChoice(Exercise, frozen=True, tag="repair"):
    asks = "cells"

    def task(self) -> Task:
        plan = self.plan()
        return self._task(faults=seen(faults(plan.ship.hull, plan.zone)))

    def example(self) -> Attempt:
        plan = self.plan()
        return Attempt(cells=tuple(cells_of(best_repair(plan.ship.hull, plan.zone)[0])))

    def grade(self, attempt: Attempt) -> Diagnosis:
        plan = self.plan()
        hull, zone = plan.ship.hull, plan.zone
        mask = marked(plan, attempt)
        best, fewest = best_repair(hull, zone)
        solved = Solved(cells=listed(best), lost=[listed(_lost(hull, zone, best))])

        def said(finding: ClinicFinding, rule: str, **facts: int | str) -> Diagnosis:
            right = finding is ClinicFinding.REPAIR_RIGHT
            return Diagnosis(is_right=right, finding=finding, rule=rule, facts=facts, solved=solved)

        if mask & ~involved(faults(hull, zone)):
            return said(ClinicFinding.REPAIR_INNOCENT, "RUL-25")
        left = _contacts(faults(hull.remove(mask), zone))
        if left:
            return said(ClinicFinding.REPAIR_FAULTY, left[0].rule, fault=left[0].kind)
        lost = _lost(hull, zone, mask).bit_count()
        if lost > fewest:
            return said(ClinicFinding.REPAIR_DEAR, "CHK-10", lost=lost, fewest=fewest)
        return said(ClinicFinding.REPAIR_RIGHT, "CHK-09", lost=lost)

    def features(self) -> Features:
        plan = self.plan()
        hull, zone = plan.ship.hull, plan.zone
        losses = sorted(_lost(hull, zone, mask).bit_count() for mask in repairs(hull, zone))
        right = losses.count(losses[0])
        return Features(
            tiles=hull.occupied.bit_count(),
            bits=bits(len(losses), right),
            steps=len(faults(hull, zone)) + best_repair(hull, zone)[0].bit_count(),
            margin=losses[right] - losses[0] if right < len(losses) else 0,
        )


def _contacts(found: list[Fault]) -> list[Fault]:
    """The faults that removing tiles has to mend; loose parts come off by themselves."""
    return [fault for fault in found if fault.kind != LOOSE_PART]


def _lost(hull: Hull, zone: Zone, mask: Mask) -> Mask:
    """Everything that comes off with the marked tiles (CHK-10)."""
    return hull.occupied & ~settled(hull.remove(mask), zone).occupied


def repairs(hull: Hull, zone: Zone) -> list[Mask]:
    """The sets of tiles that mend every fault and of which none is superfluous, small ones first."""
    cells = list(cells_of(involved(faults(hull, zone))))
    found: list[Mask] = []
    for number in range(1, MOST_MARKED + 1):
        for chosen in combinations(cells, number):
            mask = sum(1 << cell for cell in chosen)
            is_larger = any(mask & other == other for other in found)
            if not is_larger and not _contacts(faults(hull.remove(mask), zone)):
                found.append(mask)
    return found


def best_repair(hull: Hull, zone: Zone) -> tuple[Mask, int]:
    """The tiles to remove so that the fewest are lost, and how many these are."""
    best = min(repairs(hull, zone), key=lambda mask: _lost(hull, zone, mask).bit_count())
    return best, _lost(hull, zone, best).bit_count()


def make_repair(name: str, plan: ShipPlan, draw: Draw, number: int) -> RepairChoice | None:
    """A ship with some faults that can be repaired in several ways, one of them clearly cheaper."""
    hull = spoilt(plan.ship.hull, plan.zone, draw, number, _is_repairable)
    if hull is None:
        return None
    losses = sorted(_lost(hull, plan.zone, mask).bit_count() for mask in repairs(hull, plan.zone))
    if len(losses) < 2 or losses[0] * 2 > losses[-1] or losses.count(losses[0]) * 2 > len(losses):
        return None
    made = RepairChoice(id=name, rating=0, ship=describe(Ship.launched(hull)))
    return RepairChoice(id=name, rating=rating_of(made.features()), ship=made.ship)


def _is_repairable(hull: Hull, zone: Zone, before: list[Fault], after: list[Fault]) -> bool:
    contacts = _contacts(after)
    is_worse = len(contacts) > len(_contacts(before)) and len(contacts) == len(after)
    return is_worse and involved(after).bit_count() <= MOST_INVOLVED and bool(repairs(hull, zone))
