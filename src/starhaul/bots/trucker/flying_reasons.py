"""The reasons for a pilot's answer: what it gains and costs according to the heuristics, by `Reason`.

Used by `flying`. The choice itself is made by `flying_heuristics` and, for the hard bot, by
`flying_playouts`.
"""

from collections.abc import Callable
from typing import Any

from starhaul.bots.reasons import Reason, ReasonValues, changed
from starhaul.bots.trucker import flying_values as worth
from starhaul.bots.trucker.flying_heuristics import Rules
from starhaul.bots.trucker.flying_values import Temper
from starhaul.kernel.contract import Action, Question
from starhaul.kernel.frames import Frame
from starhaul.trucker.cards.abandoned import AskAbandoned
from starhaul.trucker.cards.enemies import AskReward
from starhaul.trucker.cards.planets import AskLanding
from starhaul.trucker.flow.announcing import AskCannons, AskEngines
from starhaul.trucker.flow.defence import AskDefence
from starhaul.trucker.match import titles
from starhaul.trucker.match.actions import (
    Accept,
    Cannons,
    Crew,
    Defend,
    Engines,
    Fly,
    GiveUp,
    Keep,
    KeepTitle,
    Land,
    Report,
    Shoot,
)
from starhaul.trucker.match.modifiers import days_lost
from starhaul.trucker.match.state import State
from starhaul.trucker.parts.records import AbandonedShip
from starhaul.trucker.parts.terms import Goods
from starhaul.trucker.ship.board import first_cell
from starhaul.trucker.ship.ship import ALIEN_OF_CODE, Ship
from starhaul.trucker.ship.ship_check import faults
from starhaul.trucker.ship.strength import cannon_range, cannon_strength, engine_range, engine_strength


class Reasons(Rules):
    """The individual prices that make up the values of the heuristics."""

    def __init__(self, temper: Temper) -> None:
        super().__init__(temper)
        self._why: dict[str, Callable[[State, Any, int, Any], ReasonValues]] = {
            "reveal": self._why_reveal,
            "land": self._why_land,
            "use": self._why_use,
            "reward": self._why_reward,
            "engines": self._why_engines,
            "cannons": self._why_cannons,
            "crew": self._why_crew,
            "defend": self._why_defend,
            "shoot": self._why_shoot,
            "part": self._why_part,
            "keep_title": self._why_keep_title,
        }

    def reasons_for(self, state: State, question: Question, seat: int, option: Action) -> ReasonValues:
        why = self._why.get(question.kind)
        return {} if why is None else why(state, state.frames[-1], seat, option)

    # --- before a card -------------------------------------------------------------------------------------

    def _why_reveal(
        self, state: State, frame: Frame, seat: int, option: Fly | GiveUp | Report
    ) -> ReasonValues:
        if isinstance(option, Report):
            return changed(faults=len(faults(state.ships[option.seat].hull, state.zone)))
        if isinstance(option, GiveUp):
            return {}
        arrival = worth.giving_up_price(state, seat)
        prospect = self.reveal(state, frame, seat, option) - arrival
        return changed(arrival=arrival, prospect=prospect) | {Reason.CARDS: worth.cards_left(state)}

    # --- offers --------------------------------------------------------------------------------------------

    def _why_land(self, state: State, frame: AskLanding, seat: int, option: Land) -> ReasonValues:
        if option.planet is None:
            return {}
        offered = frame.card.planets[option.planet]
        return self._goods(state, seat, offered) | self._days_lost(state, seat, frame.card.days)

    def _why_use(self, state: State, frame: AskAbandoned, seat: int, option: Accept) -> ReasonValues:
        card = frame.card
        if not option.yes:
            return {}
        days = self._days_lost(state, seat, card.days)
        if not isinstance(card, AbandonedShip):
            return self._goods(state, seat, card.goods) | days
        price = worth.crew_price(state, seat, card.crew_lost, self.temper)
        return changed(credits=card.credits, crew=-card.crew_lost, crew_worth=-price) | days

    def _why_reward(self, state: State, frame: AskReward, seat: int, option: Accept) -> ReasonValues:
        if not option.yes:
            return {}
        reward, days = frame.card.reward, self._days_lost(state, seat, frame.card.days)
        if reward.goods:
            return self._goods(state, seat, reward.goods) | days
        return changed(credits=reward.credits) | days

    def _goods(self, state: State, seat: int, offered: tuple[Goods, ...]) -> ReasonValues:
        return {Reason.GOODS: worth.load_gain(state, seat, offered, self.temper)}

    def _days_lost(self, state: State, seat: int, days: int) -> ReasonValues:
        lost = days_lost(state, days) if days else 0
        return changed(days=-lost, standing=-self._days(state, seat, days))

    # --- strengths -----------------------------------------------------------------------------------------

    def _why_engines(self, state: State, frame: AskEngines, seat: int, option: Engines) -> ReasonValues:
        strength = engine_strength(state.ships[seat], option.doubles, state.fleet(seat)[len(frame.found)])
        use = self.engines(state, frame, seat, option) + self._batteries(state, seat, option.doubles)
        reasons = {Reason.STRENGTH: strength} | self._power(state, seat, option.doubles)
        if not frame.needed:
            return reasons | changed(fight=use)
        return reasons | (changed(standing=use) if strength else changed(arrival=use))

    def _why_cannons(self, state: State, frame: AskCannons, seat: int, option: Cannons) -> ReasonValues:
        cells, paid = state.fleet(seat)[len(frame.found)], option.forward + option.aside
        doubled = cannon_strength(state.ships[seat], option.forward, option.aside, cells)
        use = self.cannons(state, frame, seat, option) + self._batteries(state, seat, paid)
        return {Reason.STRENGTH: doubled / 2} | self._power(state, seat, paid) | changed(fight=use)

    def _power(self, state: State, seat: int, number: int) -> ReasonValues:
        return changed(batteries=-number, battery_worth=-self._batteries(state, seat, number))

    # --- losses --------------------------------------------------------------------------------------------

    def _why_crew(self, state: State, frame: Frame, seat: int, option: Crew) -> ReasonValues:
        ship = state.ships[seat]
        code = ship.crew[option.cell]
        after = ship.with_crew(option.cell, 0 if code in ALIEN_OF_CODE else code - 1)
        return _strength(state, seat, after) | changed(infected=after.infected().bit_count())

    def _why_defend(self, state: State, frame: AskDefence, seat: int, option: Defend) -> ReasonValues:
        if option.battery is None:
            return {}
        damage = self.defend(state, frame, seat, option) + self._batteries(state, seat, 1)
        return changed(damage=damage) | self._power(state, seat, 1)

    def _why_shoot(self, state: State, frame: AskDefence, seat: int, option: Shoot) -> ReasonValues:
        return changed(damage=self.shoot(state, frame, seat, option))

    def _why_part(self, state: State, frame: Frame, seat: int, option: Keep) -> ReasonValues:
        ship = state.ships[seat]
        part = next(part for part in ship.hull.parts if first_cell(part) == option.cell)
        left = worth.with_part(state, ship, part).without_stranded_aliens()
        gone = (ship.hull.occupied & ~left.hull.occupied).bit_count()
        price = worth.tile_price(state, seat, gone)
        return changed(tiles=-gone, losses=-price) | _strength(state, seat, left)

    # --- around the flight ---------------------------------------------------------------------------------

    def _why_keep_title(self, state: State, frame: Frame, seat: int, option: KeepTitle) -> ReasonValues:
        assert state.trek is not None
        title = state.trek.titles[option.title]
        scores = [titles.score(state.ships[other], title) for other in state.seats]
        return {Reason.SCORE: scores.pop(seat), Reason.RIVAL: max(scores)}


def _strength(state: State, seat: int, after: Ship) -> ReasonValues:
    """The loss of strength, with all batteries used."""
    before, fleet = state.ships[seat], worth.fleet_of(state, seat)
    engines = engine_range(after, fleet).max - engine_range(before, fleet).max
    doubled = cannon_range(after, fleet).max - cannon_range(before, fleet).max
    crew = after.crew_count() - before.crew_count()
    return changed(engines=engines, cannons=doubled / 2, crew=crew)
