"""The reasons for a builder's answer: what it adds to the ship and to the room around it, by `Reason`.

Used by `adviser`. The choice itself is made in `builder` and `plot`.
"""

from starhaul.bots.reasons import Reason, ReasonValues, changed
from starhaul.bots.trucker.building_view import BuildingView
from starhaul.bots.trucker.launching import Help, left_after
from starhaul.bots.trucker.plot import Plot, ScoredPlacement
from starhaul.bots.trucker.ship_value import Counts, counts_of, power_need
from starhaul.kernel.contract import Action
from starhaul.trucker.parts.terms import FRONT

_CREW_OF_CABIN = 2


def spot_reasons(plot: Plot, tile: int, spot: ScoredPlacement) -> ReasonValues:
    """What the tile adds there: the ship first, then its surroundings."""
    parts = plot.parts(tile, spot)
    reasons = ship_reasons(parts.before, parts.after) | power_reasons(parts.before, parts.after)
    reasons |= changed(added=parts.added, joints=parts.joints, dead_ends=parts.dead_ends)
    reasons |= changed(room=parts.room, company=parts.company, lane=parts.lane, bridge=parts.bridge)
    return reasons


def best_spot_reasons(plot: Plot, tile: int) -> ReasonValues:
    """The same for the best placement, with its coordinates."""
    spot = plot.best(tile)
    if spot is None:
        return {}
    column, row = plot.board.coordinates_of(spot.cell)
    return {Reason.PLACE: f"[{column},{row}]", **spot_reasons(plot, tile, spot)}


def ship_reasons(before: Counts, after: Counts) -> ReasonValues:
    """The gains and losses of a ship, in the units that players use."""
    aside = ~(1 << FRONT)
    return changed(
        engines=_engines(after) - _engines(before),
        cannons=_cannons(after) - _cannons(before),
        crew=_CREW_OF_CABIN * (after.cabins - before.cabins),
        batteries=after.batteries - before.batteries,
        cargo=after.cargo - before.cargo,
        special=after.special - before.special,
        shielded=after.covered.bit_count() - before.covered.bit_count(),
        guarded=(after.guarded & aside).bit_count() - (before.guarded & aside).bit_count(),
    )


def _engines(counts: Counts) -> int:
    return counts.engines + 2 * counts.double_engines


def _cannons(counts: Counts) -> float:
    return counts.cannons + 2 * counts.double_cannons


def power_reasons(before: Counts, after: Counts) -> ReasonValues:
    """The share of power available, if the tile needs or supplies power: less reduces the value of all
    doubles."""
    need = power_need(after)
    if not need or (need, after.batteries) == (power_need(before), before.batteries):
        return {}
    return {Reason.POWER: round(100 * min(1.0, after.batteries / need))}


def repair_reasons(site: BuildingView, action: Action) -> ReasonValues:
    """What is lost, including the repairs that follow."""
    left, everything = left_after(site, action), site.board.full
    tiles = left.occupied.bit_count() - site.hull.occupied.bit_count()
    return changed(tiles=tiles) | ship_reasons(counts_of(site.hull, everything), counts_of(left, everything))


def alien_reasons(more: Help) -> ReasonValues:
    return changed(cannons=more.cannons, engines=more.engines, crew=-more.humans, joints=more.joints)
