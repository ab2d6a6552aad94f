"""Decisions between building and flight: start numbers, inspection, repair, aliens, insurance."""

from typing import NamedTuple

from starhaul.bots.bot_contract import Briefing
from starhaul.bots.trucker.building_view import BuildingView
from starhaul.bots.trucker.ship_value import Taste, hull_worth, strength_use
from starhaul.kernel.contract import Action
from starhaul.trucker.match.actions import Aliens, Claim, Insure, Keep, Ready, Remove, Report
from starhaul.trucker.match.building_status import free_starts
from starhaul.trucker.ship.board import first_cell
from starhaul.trucker.ship.hull import Hull
from starhaul.trucker.ship.repair import keep_part, repaired
from starhaul.trucker.ship.ship import Ship
from starhaul.trucker.ship.ship_check import faults
from starhaul.trucker.ship.strength import ALIEN_BONUS, cannon_range, engine_range

_WEAK_CANNONS = (8, 12, 14, 14)
"""Doubled cannon strength, by level, below which a careful bot prefers not to meet enemies first."""
_LOSSES = {"careful": 0.75, "balanced": 0.6, "greedy": 0.6, "bold": 0.45}
"""The worst share of its tiles that a bot expects to lose."""


def start_number(site: BuildingView, temperament: str) -> int:
    """The foremost number; for a careful bot with weak cannons the next one."""
    free = free_starts(site)
    weak = site.mine.ship.cannons[1] < _WEAK_CANNONS[site.profile.flight.level - 1]
    return free[1] if temperament == "careful" and weak and len(free) > 1 else free[0]


def claim(site: BuildingView, briefing: Briefing, temperament: str) -> Action:
    wanted = Claim(start_number(site, temperament))
    options = briefing.question.options or ()
    return wanted if wanted in options else briefing.question.default


def inspect(site: BuildingView, briefing: Briefing) -> Action:
    """Report rivals whose ships have a fault; all ships are visible to everybody."""
    reports = [action for action in briefing.question.options or () if isinstance(action, Report)]
    for action in reports:
        if action.seat in site.rivals and faults(site.hull_of(action.seat), site.zone):
            return action
    return Ready()


def repair(site: BuildingView, briefing: Briefing, taste: Taste) -> Action:
    """The answer that leaves the most valuable ship after the standard repair."""
    options = briefing.question.options or (briefing.question.default,)
    return max(options, key=lambda action: repair_value(site, action, taste))


def repair_value(site: BuildingView, action: Action, taste: Taste) -> float:
    return hull_worth(left_after(site, action), site.zone.regions, site.scale, taste)


def left_after(site: BuildingView, action: Action) -> Hull:
    return repaired(_after(site, action), site.zone)


def _after(site: BuildingView, action: Remove | Keep) -> Hull:
    hull = site.hull
    if isinstance(action, Remove):
        return hull.remove(1 << action.cell)
    assert isinstance(action, Keep)
    part = next(part for part in hull.parts if first_cell(part) == action.cell)
    return keep_part(hull, site.zone, part)


def aliens(site: BuildingView, briefing: Briefing, taste: Taste) -> Action:
    """Place aliens where their strength is worth more than a human, in the cabins with the most neighbours,
    because those are lost last."""
    options = briefing.question.options or (briefing.question.default,)
    return max(options, key=lambda action: alien_value(site, alien_help(site, action), taste))


class Help(NamedTuple):
    """What aliens add to a ship, and what they cost."""

    cannons: int
    engines: int
    humans: int
    """The number of humans they replace."""
    joints: int
    """The number of joints of their cabins."""


def alien_help(site: BuildingView, action: Aliens) -> Help:
    ship = Ship.launched(site.hull)
    homes = [cell for cell in (action.purple, action.brown) if cell is not None]
    return Help(
        cannons=ALIEN_BONUS if action.purple is not None and cannon_range(ship).max else 0,
        engines=ALIEN_BONUS if action.brown is not None and engine_range(ship).max else 0,
        humans=len(homes),
        joints=sum(site.hull.joined_to(1 << cell).bit_count() for cell in homes),
    )


def alien_value(site: BuildingView, more: Help, taste: Taste) -> float:
    ship, scale = Ship.launched(site.hull), site.scale
    engines, cannons, crew = engine_range(ship).max, cannon_range(ship).max / 2, ship.crew_count()
    return (
        taste.cannons * strength_use(cannons + more.cannons, scale.cannons)
        + taste.engines * strength_use(engines + more.engines, scale.engines)
        + taste.crew * strength_use(crew - more.humans, scale.crew)
        + 0.05 * more.joints
    )


def insure(site: BuildingView, briefing: Briefing, temperament: str) -> Action:
    """The premium with the lowest total cost, losses included."""
    losses = expected_losses(site, briefing, temperament)
    return min(losses, key=lambda action: float(action.premium) + losses[action])


def expected_losses(site: BuildingView, briefing: Briefing, temperament: str) -> dict[Insure, float]:
    """The expected cost of lost tiles with each insurance, if all losses up to the worst expected one are
    equally likely."""
    caps: list[int] = briefing.question.about["caps"]
    worst = round(_LOSSES[temperament] * len(site.mine.ship.tiles))
    found = {}
    for action, cap in zip(briefing.question.options or (), caps, strict=True):
        losses = [min(loss, cap) if cap >= 0 else loss for loss in range(worst + 1)]
        found[action] = sum(losses) / len(losses)
    return found
