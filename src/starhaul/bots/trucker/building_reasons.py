"""Why a builder likes an answer: what it adds to the ship and to the room around, by `Reason`."""

from starhaul.bots.reasons import Facts, Reason, changed
from starhaul.bots.trucker.building_view import BuildingView
from starhaul.bots.trucker.launching import Help, left_after
from starhaul.bots.trucker.plot import Plot, ScoredPlacement
from starhaul.bots.trucker.ship_value import Counts, counts_of, power_need
from starhaul.kernel.contract import Action
from starhaul.trucker.parts.terms import FRONT

_CREW_OF_CABIN = 2


def spot_facts(plot: Plot, tile: int, spot: ScoredPlacement) -> Facts:
    """What a tile does for the ship there; the ship itself comes first, then its neighbourhood."""
    parts = plot.parts(tile, spot)
    facts = ship_facts(parts.before, parts.after) | power_facts(parts.before, parts.after)
    facts |= changed(added=parts.added, joints=parts.joints, dead_ends=parts.dead_ends)
    facts |= changed(room=parts.room, company=parts.company, lane=parts.lane, bridge=parts.bridge)
    return facts


def best_spot_facts(plot: Plot, tile: int) -> Facts:
    """The same for the best spot, which is named."""
    spot = plot.best(tile)
    if spot is None:
        return {}
    column, row = plot.board.coordinates_of(spot.cell)
    return {Reason.PLACE: f"[{column},{row}]", **spot_facts(plot, tile, spot)}


def ship_facts(before: Counts, after: Counts) -> Facts:
    """What a ship gains or loses, counted as people count it."""
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


def power_facts(before: Counts, after: Counts) -> Facts:
    """Where a tile wants or gives power, how much of it there will be: less makes all of it worth less."""
    need = power_need(after)
    if not need or (need, after.batteries) == (power_need(before), before.batteries):
        return {}
    return {Reason.POWER: round(100 * min(1.0, after.batteries / need))}


def repair_facts(site: BuildingView, action: Action) -> Facts:
    """What gets lost, the further repair included."""
    left, everything = left_after(site, action), site.board.full
    tiles = left.occupied.bit_count() - site.hull.occupied.bit_count()
    return changed(tiles=tiles) | ship_facts(counts_of(site.hull, everything), counts_of(left, everything))


def alien_facts(more: Help) -> Facts:
    return changed(cannons=more.cannons, engines=more.engines, crew=-more.humans, joints=more.joints)
