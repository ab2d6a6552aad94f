"""Between building and flight: start numbers, inspection, repair, aliens, insurance."""

from typing import Any

from starhaul.bots.contract import Question
from starhaul.bots.trucker.ship_value import Taste, hull_worth, strength_use
from starhaul.bots.trucker.yard_eye import Site
from starhaul.kernel.contract import Action
from starhaul.trucker.actions import Aliens, Claim, Insure, Keep, Ready, Remove, Report
from starhaul.trucker.board import cells_of
from starhaul.trucker.check import keep_part, repaired
from starhaul.trucker.faults import faults
from starhaul.trucker.hull import Hull
from starhaul.trucker.ship import Ship
from starhaul.trucker.strength import ALIEN_BONUS, cannon_range, engine_range

_WEAK_CANNONS = (8, 12, 14, 14)
"""Doubled cannon strength, by level, below which a careful bot lets somebody else meet the enemies first."""
_LOSSES = {"careful": 0.75, "balanced": 0.6, "greedy": 0.6, "bold": 0.45}
"""The worst share of a fleet that a bot expects to lose."""


def start_number(site: Site, temperament: str) -> int:
    """The foremost one; a careful bot with weak cannons the next."""
    free = site.free_starts
    weak = site.mine.ship.cannons[1] < _WEAK_CANNONS[site.profile.flight.level - 1]
    return free[1] if temperament == "careful" and weak and len(free) > 1 else free[0]


def claim(site: Site, question: Question, temperament: str) -> Action:
    wanted = Claim(start_number(site, temperament))
    options = question.prompt.options or ()
    return wanted if wanted in options else question.prompt.default


def inspect(site: Site, question: Question) -> Action:
    """Report rivals whose ship has a fault; everybody sees them."""
    reports = [action for action in question.prompt.options or () if isinstance(action, Report)]
    for action in reports:
        if action.seat in site.rivals and faults(site.hull_of(action.seat), site.zone):
            return action
    return Ready()


def repair(site: Site, question: Question, taste: Taste) -> Action:
    """The answer after which, by the usual repair, most is left."""

    def left(action: Action) -> float:
        return hull_worth(repaired(_after(site, action), site.zone), site.zone.regions, site.scale, taste)

    return max(question.prompt.options or (question.prompt.default,), key=left)


def _after(site: Site, action: Any) -> Hull:
    hull = site.hull
    if isinstance(action, Remove):
        return hull.remove(1 << action.cell)
    assert isinstance(action, Keep)
    part = next(part for part in hull.parts if next(cells_of(part)) == action.cell)
    return keep_part(hull, site.zone, part)


def aliens(site: Site, question: Question, taste: Taste) -> Action:
    """Aliens where their strength is worth more than a human, in the cabins with the most neighbours: those
    are lost last."""
    ship = Ship.launched(site.hull)
    scale = site.scale
    engines, cannons, crew = engine_range(ship).max, cannon_range(ship).max / 2, ship.crew_count()

    def value(action: Aliens) -> float:
        purple = ALIEN_BONUS if action.purple is not None and cannons else 0
        brown = ALIEN_BONUS if action.brown is not None and engines else 0
        homes = [cell for cell in (action.purple, action.brown) if cell is not None]
        joints = sum(site.hull.joined_to(1 << cell).bit_count() for cell in homes)
        return (
            taste.cannons * strength_use(cannons + purple, scale.cannons)
            + taste.engines * strength_use(engines + brown, scale.engines)
            + taste.crew * strength_use(crew - len(homes), scale.crew)
            + 0.05 * joints
        )

    return max(question.prompt.options or (question.prompt.default,), key=value)


def insure(site: Site, question: Question, temperament: str) -> Action:
    """The premium that costs least if any loss up to the worst expected one is as likely as another."""
    caps: list[int] = question.prompt.about["caps"]
    worst = round(_LOSSES[temperament] * len(site.mine.ship.tiles))

    def cost(offer: tuple[Insure, int]) -> float:
        action, cap = offer
        losses = [min(loss, cap) if cap >= 0 else loss for loss in range(worst + 1)]
        return float(action.premium) + sum(losses) / len(losses)

    return min(zip(question.prompt.options or (), caps, strict=True), key=cost)[0]
