"""What speaks for and against the answers of a builder, as points of a coach.

Used by `trucker_coach`. The values are those with which `plot` and `builder` decide.
"""

from collections.abc import Callable, Mapping

from starhaul.bots.bot_contract import Opinion
from starhaul.bots.coaching import CoachPhrase, Point, Points
from starhaul.bots.reasons import Reason
from starhaul.bots.trucker.adviser import Adviser
from starhaul.bots.trucker.building_reasons import ship_reasons
from starhaul.bots.trucker.building_view import BuildingView
from starhaul.bots.trucker.coach_phrases import reason
from starhaul.bots.trucker.plot import DEAD, Parts, Plot, ScoredPlacement
from starhaul.bots.trucker.ship_value import Counts, power_need
from starhaul.kernel.contract import Action
from starhaul.trucker.match.actions import (
    Aliens,
    Attach,
    Claim,
    Finish,
    Flip,
    Insure,
    Keep,
    Look,
    PutBack,
    Ready,
    Remove,
    Report,
    Reserve,
    Return,
    Roll,
    Take,
    TakeOpen,
    Use,
)
from starhaul.trucker.match.building_status import has_hourglass
from starhaul.trucker.parts.terms import FRONT

_LITTLE = 1.0
"""A tile that adds less than this many credits adds little."""
_ROOM_SHOWS = 0.2
"""Differences of room below this are not worth a word."""


class BuildingPoints:
    """Finds the points of answers while building, for one look at the yard."""

    def __init__(self, adviser: Adviser, site: BuildingView) -> None:
        self._adviser = adviser
        self._site = site

    def __call__(self, opinion: Opinion) -> Points:
        points = _POINTS.get(type(opinion.action))
        return {} if points is None else points(self, opinion)

    # --- tiles ---------------------------------------------------------------------------------------------

    def attached(self, opinion: Opinion) -> Points:
        action, plot = opinion.action, self._plot()
        if not self._site.hand:
            return {}
        gain = opinion.value - float(opinion.reasons.get(Reason.MISJUDGED, 0.0))
        spot = ScoredPlacement(gain, action.cell, action.rotation)
        return _placed(plot.parts(self._site.hand, spot), plot.is_last)

    def taken(self, opinion: Opinion) -> Points:
        """A tile is judged by its best position."""
        plot, tile = self._plot(), self._tile_of(opinion.action)
        spot = plot.best(tile)
        return (
            {}
            if spot is None
            else {
                **_placed(plot.parts(tile, spot), plot.is_last),
                **self._against_a_draw(opinion.value),
            }
        )

    def _against_a_draw(self, value: float) -> Points:
        ahead = value - self._adviser.draw_value
        return {"draw": Point(ahead, reason("beats_a_draw"), reason("better_to_come"))}

    def used(self, opinion: Opinion) -> Points:
        return {**self.taken(opinion), "kept": Point(0.5, reason("would_cost_later"))}

    def _tile_of(self, action: TakeOpen | Use) -> int:
        if isinstance(action, Use):
            return self._site.reserve[action.slot]
        return dict(self._site.yard.face_up)[action.tile]

    def _plot(self) -> Plot:
        return self._adviser.plot(self._site)

    def drawn(self, opinion: Opinion) -> Points:
        room = max(1, round(self._plot().fillable()))
        return {
            "draw": Point(0.2, reason("nothing_better"), reason("better_to_come")),
            "room": Point(0.15, reason("room_left", count=room)),
            **self._draws(),
        }

    def _draws(self) -> Points:
        """How much time there is; without an hourglass that is no question."""
        count = round(self._adviser.draws_to_come) if has_hourglass(self._site) else 0
        return {"draws": Point(0.1, reason("draws_left", count=count))} if count > 0 else {}

    def returned(self, opinion: Opinion) -> Points:
        if opinion.reasons.get(Reason.FITS) == 0:
            return {"fits": Point(1.0, reason("fits_nowhere"))}
        return {"waits": Point(0.3, reason("better_to_come"), reason("adds_little")), **self._draws()}

    def reserved(self, opinion: Opinion) -> Points:
        if opinion.reasons.get(Reason.FITS) == 0:
            return {"fits": Point(1.0, reason("fits_nowhere"))}
        return {"waits": Point(0.3, reason("good_later"), reason("would_cost_later")), **self._draws()}

    def finished(self, opinion: Opinion) -> Points:
        room = round(self._plot().fillable())
        if room < 2:
            return {"room": Point(1.0, reason("no_room"))}
        return {
            "room": Point(-0.1 * room, None, reason("room_left", count=room)),
            "start": Point(0.2, reason("start_ahead")),
        }

    # --- check and launch ----------------------------------------------------------------------------------

    def repaired(self, opinion: Opinion) -> Points:
        lost = -int(opinion.reasons.get(Reason.TILES, 0))
        if not lost:
            return {"tiles": Point(1.0, reason("keeps_all"))}
        return {
            "tiles": Point(-float(lost), None, reason("tiles_lost", count=lost)),
            **_weaker(opinion.reasons),
        }

    def settled(self, opinion: Opinion) -> Points:
        found: dict[str, Point] = {}
        if opinion.reasons.get(Reason.CANNONS):
            found["cannons"] = Point(2.0, reason("alien_cannons"))
        if opinion.reasons.get(Reason.ENGINES):
            found["engines"] = Point(2.0, reason("alien_engines"))
        fewer = -int(opinion.reasons.get(Reason.CREW, 0))
        if fewer:
            found["crew"] = Point(-1.0 * fewer, None, reason("fewer_humans", count=fewer))
        return found or {"crew": Point(0.2, reason("humans_stay"))}

    def insured(self, opinion: Opinion) -> Points:
        losses, premium = float(opinion.reasons[Reason.LOSSES]), opinion.action.premium
        expected = reason("losses", credits=round(-losses))
        return {
            "premium": Point(-float(premium), None, reason("premium", count=premium) if premium else None),
            "losses": Point(losses, None, expected),
            "total": Point(opinion.value + 100, expected),
        }


def _placed(parts: Parts, is_last: bool) -> Points:
    """The points of a tile in one position."""
    found: dict[str, Point] = {}
    gains = list(_gains(parts.before, parts.after))
    for name, phrase in gains:
        found[name] = Point(max(parts.added / len(gains), 0.1), phrase)
    if parts.added < _LITTLE:
        found["added"] = Point(parts.added - _LITTLE, None, reason("adds_little"))
    found |= _power(parts) | _around(parts)
    if not is_last:
        open_room = parts.room + DEAD * parts.dead_ends
        keeps = reason("keeps_room") if open_room > _ROOM_SHOWS else None
        found["room"] = Point(open_room, keeps, reason("less_room" if keeps else "walls_off"))
    return found


def _around(parts: Parts) -> Points:
    """Joints, dead ends and neighbours."""
    found: dict[str, Point] = {}
    if parts.joints > 1:
        found["joints"] = Point(parts.firmness, reason("closes", count=parts.joints))
    else:
        found["joints"] = Point(parts.firmness, None, reason("one_joint"))
    if parts.dead_ends:
        found["ends"] = Point(-DEAD * parts.dead_ends, None, reason("dead_ends", count=parts.dead_ends))
    if parts.company > 0:
        found["company"] = Point(parts.company, reason("houses_alien"))
    elif parts.company < 0:
        found["company"] = Point(parts.company, None, reason("crowded"))
    if parts.lane:
        found["lane"] = Point(parts.lane, reason("first_in_lane"))
    if parts.bridge > 1:
        found["bridge"] = Point(parts.bridge, reason("bridge"))
    return found


def _gains(before: Counts, after: Counts) -> list[tuple[str, CoachPhrase]]:
    """What the ship has more of, with its new total where players think in totals."""
    change = ship_reasons(before, after)
    aside = ~(1 << FRONT)
    phrases: dict[str, Callable[[], CoachPhrase]] = {
        Reason.ENGINES: lambda: reason("engines", to=after.engines + 2 * after.double_engines),
        Reason.CANNONS: lambda: reason("cannons", to=after.cannons + 2 * after.double_cannons),
        Reason.CREW: lambda: reason("more_crew", count=_count(change[Reason.CREW])),
        Reason.BATTERIES: lambda: reason("more_batteries", count=_count(change[Reason.BATTERIES])),
        Reason.CARGO: lambda: reason("more_cargo", count=_count(change[Reason.CARGO])),
        Reason.SPECIAL: lambda: reason("more_special", count=_count(change[Reason.SPECIAL])),
        Reason.SHIELDED: lambda: reason("shields", count=after.covered.bit_count()),
        Reason.GUARDED: lambda: reason("guards", count=(after.guarded & aside).bit_count()),
    }
    return [(name, phrases[name]()) for name in phrases if _count(change.get(name, 0)) > 0]


def _count(value: object) -> int:
    return round(value + 0.4) if isinstance(value, int | float) and value else 0


def _power(parts: Parts) -> Points:
    """Whether the tile needs power that is not there, or supplies what was missing."""
    before, after = power_need(parts.before), power_need(parts.after)
    if after > before and after > parts.after.batteries:
        return {"power": Point(-0.6, None, reason("power_short"))}
    if parts.after.batteries > parts.before.batteries and before > parts.before.batteries:
        return {"power": Point(0.6, reason("power_up"))}
    return {}


def _weaker(reasons: Mapping[str, object]) -> Points:
    found: dict[str, Point] = {}
    for key, kind in ((Reason.ENGINES, "weaker_engines"), (Reason.CANNONS, "weaker_cannons")):
        change = reasons.get(key, 0)
        lost = -change if isinstance(change, int | float) else 0
        if lost > 0:
            found[key] = Point(-lost, None, reason(kind, count=_count(lost)))
    return found


def _always(kind: str) -> Callable[[BuildingPoints, Opinion], Points]:
    return lambda points, opinion: {kind: Point(1.0, reason(kind))}


_POINTS: dict[type[Action], Callable[[BuildingPoints, Opinion], Points]] = {
    Attach: BuildingPoints.attached,
    TakeOpen: BuildingPoints.taken,
    Use: BuildingPoints.used,
    Take: BuildingPoints.drawn,
    Return: BuildingPoints.returned,
    Reserve: BuildingPoints.reserved,
    Finish: BuildingPoints.finished,
    Look: _always("know_the_cards"),
    PutBack: _always("pile_seen"),
    Flip: _always("hurry_others"),
    Roll: _always("more_room"),
    Remove: BuildingPoints.repaired,
    Keep: BuildingPoints.repaired,
    Aliens: BuildingPoints.settled,
    Insure: BuildingPoints.insured,
    Claim: _always("start_ahead"),
    Report: lambda points, opinion: {
        "faults": Point(1.0, reason("has_fault", count=int(opinion.reasons.get(Reason.FAULTS, 1))))
    },
    Ready: _always("no_fault_seen"),
}
