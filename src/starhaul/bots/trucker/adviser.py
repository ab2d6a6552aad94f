"""A builder that explains its answers: their values in credits, and reasons.

It records intermediate results while it computes the answer, so the reasons are the ones it actually used.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from starhaul.bots.bot_contract import Briefing, Chair, Opinion
from starhaul.bots.reasons import Reason, ReasonValues, changed
from starhaul.bots.trucker import launching
from starhaul.bots.trucker.builder import FLOOR, RESERVED, WORTH_KEEPING, Builder
from starhaul.bots.trucker.building_reasons import (
    alien_reasons,
    best_spot_reasons,
    repair_reasons,
    spot_reasons,
)
from starhaul.bots.trucker.building_view import BuildingView
from starhaul.bots.trucker.hearsay import Hearsay
from starhaul.bots.trucker.plot import ScoredPlacement
from starhaul.kernel.contract import Action, Event
from starhaul.trucker.match.actions import Aliens, Attach, Finish, Ready, Report, Reserve, Return, Take
from starhaul.trucker.match.building_status import dice_to_come
from starhaul.trucker.ship.ship_check import faults

Offer = tuple[float, Action, int]
"""The value, the action that takes the tile, and the tile."""


@dataclass(slots=True)
class Notes:
    """Intermediate results recorded while answering a question."""

    has_judged: bool = False
    bar: float = FLOOR
    """The minimum gain for which a tile is taken."""
    draws: list[float] = field(default_factory=list)
    """The gains of the sampled unseen tiles."""
    draws_left: float = 0.0
    can_draw: bool = False
    reserved: list[Offer] = field(default_factory=list)
    face_up: list[Offer] = field(default_factory=list)

    @property
    def draw_value(self) -> float:
        """The average gain of a draw: a tile that is not good enough is returned and replaced by another
        draw."""
        return self.bar + sum(max(0.0, gain - self.bar) for gain in self.draws) / max(1, len(self.draws))


class Adviser(Builder):
    """Answers like a builder and gives reasons. If it joins late, it starts from the events of its seat so
    far."""

    def __init__(self, chair: Chair, skill: str, temperament: str) -> None:
        super().__init__(chair, skill, temperament)
        self._told: Hearsay | None = Hearsay()

    def _forget(self) -> None:
        super()._forget()
        self._notes = Notes()

    def hear(self, events: Sequence[Event]) -> None:
        if self._told is not None:
            self._told.hear(events)

    def answer(self, briefing: Briefing) -> Action | None:
        if self._told is not None:
            self._sit_down(BuildingView(self.chair.config, briefing), self._told)
            self._told = None
        return super().answer(briefing)

    def _sit_down(self, site: BuildingView, told: Hearsay) -> None:
        """Take over the counts from the events; from now on the builder counts by itself."""
        self._round, self._dice = site.view.round, site.view.yard_dice
        self._drawn, self._missed = told.drawn.get(site.seat, 0), told.missed.get(site.seat, 0)
        # The pile being looked at has not been evaluated yet.
        for pile, cards in told.piles[: -1 if site.mine.looking >= 0 else None]:
            self._read(site, pile, cards)

    def opinions(self, briefing: Briefing) -> list[Opinion]:
        """Ratings of all answers considered; its own answer comes first."""
        self._notes = Notes()
        action = self.answer(briefing)
        if action is None:
            return []
        found = list(self._ratings(BuildingView(self.chair.config, briefing), briefing, action))
        if all(opinion.action != action for opinion in found):
            # Looking at piles, flipping the hourglass and the like are decided before answers are compared.
            return [Opinion(action, 0.0)]
        return sorted(found, key=lambda opinion: (opinion.action != action, -opinion.value))

    def _ratings(self, site: BuildingView, briefing: Briefing, action: Action) -> Iterator[Opinion]:
        kind, options = briefing.question.kind, briefing.question.options or ()
        if kind == "build":
            yield from self._about_hand(site, action) if site.hand else self._about_yard(site, action)
        elif kind == "inspect":
            yield Opinion(Ready(), 0.0)
            yield from _about_rivals(site, options)
        elif kind == "repair":
            yield from (self._about_repair(site, option) for option in options)
        elif kind == "aliens":
            yield from (self._about_aliens(site, option) for option in options)
        elif kind == "insure":
            yield from self._about_insurance(site, briefing)

    def _about_insurance(self, site: BuildingView, briefing: Briefing) -> Iterator[Opinion]:
        for option, losses in launching.expected_losses(site, briefing, self.temperament).items():
            yield Opinion(option, -option.premium - losses, {Reason.LOSSES: -losses})

    def _about_repair(self, site: BuildingView, option: Action) -> Opinion:
        value = launching.repair_value(site, option, self.taste)
        return Opinion(option, value, repair_reasons(site, option))

    def _about_aliens(self, site: BuildingView, option: Aliens) -> Opinion:
        more = launching.alien_help(site, option)
        return Opinion(option, launching.alien_value(site, more, self.taste), alien_reasons(more))

    # --- a tile in hand ------------------------------------------------------------------------------------

    def _about_hand(self, site: BuildingView, action: Action) -> Iterator[Opinion]:
        tile, noise = site.hand, self._misjudged.get(site.hand, 0.0)
        spots = list(self._distinct_spots(site, action))
        for spot in spots:
            reasons = spot_reasons(self.plot(site), tile, spot) | changed(misjudged=noise)
            yield Opinion(Attach(spot.cell, spot.rotation), spot.gain + noise, reasons)
        if site.mine.hand_reserved:
            # It was taken to be attached: it goes back only if it fits nowhere.
            yield from [Opinion(Reserve(), FLOOR, {Reason.FITS: 0})] if not spots else []
            return
        reasons = self._drawing_reasons(site) if spots else {Reason.FITS: 0}
        yield Opinion(Return(), self._notes.bar, reasons)
        if action in (Reserve(), Return()) and self._could_keep(site):
            gain = self.plot(site).rough_gain(tile)
            yield Opinion(Reserve(), gain - WORTH_KEEPING, {Reason.ADDED: gain})

    def _distinct_spots(self, site: BuildingView, action: Action) -> Iterator[ScoredPlacement]:
        """Best first; rotations that look the same are listed once."""
        plot, seen = self.plot(site), set()
        spots = plot.spots(site.hand, strict=True)
        if isinstance(action, Attach) and (action.cell, action.rotation) not in {
            (s.cell, s.rotation) for s in spots
        }:
            # A deliberate mistake: include the placements that a beginner would not recognise as wrong.
            spots = plot.spots(site.hand, strict=False)
        for spot in sorted(spots, reverse=True):
            look = spot.cell, plot.tiles.placed[site.hand][spot.rotation]
            if look not in seen:
                seen.add(look)
                yield spot

    # --- an empty hand -------------------------------------------------------------------------------------

    def _about_yard(self, site: BuildingView, action: Action) -> Iterator[Opinion]:
        notes, plot = self._notes, self.plot(site)
        if not notes.has_judged:
            return
        for value, take, tile in notes.reserved:
            yield Opinion(take, value, best_spot_reasons(plot, tile) | changed(reserved=RESERVED))
        for value, take, tile in notes.face_up:
            noise = self._misjudged.get(tile, 0.0)
            yield Opinion(take, value, best_spot_reasons(plot, tile) | changed(misjudged=noise))
        stops = isinstance(action, Finish)
        if notes.can_draw and not stops:
            yield Opinion(Take(), notes.draw_value, self._drawing_reasons(site))
        if not dice_to_come(site):
            # The bot stops although it could draw: it has judged that draws are not worth the time.
            value = max(FLOOR, notes.draw_value) if stops and notes.can_draw else FLOOR
            yield Opinion(self._finish(site), value, {Reason.SPACE: self._space(site)})

    def _drawing_reasons(self, site: BuildingView) -> ReasonValues:
        notes = self._notes
        if not notes.draws:
            return {}
        reasons: ReasonValues = {Reason.LEAST: notes.bar, Reason.IMAGINED: len(notes.draws)}
        return reasons | {Reason.DRAWS: round(notes.draws_left), Reason.SPACE: self._space(site)}

    def _space(self, site: BuildingView) -> int:
        return round(self.plot(site).fillable())

    # --- for a coach ---------------------------------------------------------------------------------------

    @property
    def draw_value(self) -> float:
        """The value of a draw in the answer given last."""
        return self._notes.draw_value

    @property
    def missed(self) -> int:
        """The number of tiles in a row that were not used, with the one in hand if it is to be returned."""
        return self._missed

    @property
    def draws_to_come(self) -> float:
        """How many draws there was still time for."""
        return self._notes.draws_left

    # --- recording intermediate results --------------------------------------------------------------------

    def _bar(self, site: BuildingView, draws: list[float]) -> float:
        notes = self._notes
        notes.has_judged, notes.draws, notes.bar = True, draws, super()._bar(site, draws)
        return notes.bar

    def _draws_left(self, site: BuildingView) -> float:
        self._notes.draws_left = super()._draws_left(site)
        return self._notes.draws_left

    def _may_draw(self, site: BuildingView) -> bool:
        self._notes.can_draw = super()._may_draw(site)
        return self._notes.can_draw

    def _reserved(self, site: BuildingView) -> list[Offer]:
        self._notes.reserved = super()._reserved(site)
        return self._notes.reserved

    def _face_up(self, site: BuildingView) -> list[Offer]:
        self._notes.face_up = super()._face_up(site)
        return self._notes.face_up


def _about_rivals(site: BuildingView, options: tuple[Action, ...]) -> Iterator[Opinion]:
    """Every rival whose ship has a fault is worth reporting."""
    for option in options:
        if isinstance(option, Report) and option.seat in site.rivals:
            number = len(faults(site.hull_of(option.seat), site.zone))
            if number:
                yield Opinion(option, 1.0, {Reason.FAULTS: number})
