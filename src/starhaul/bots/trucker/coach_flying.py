"""What speaks for and against the answers of a pilot, as points of a coach.

Used by `trucker_coach`. The values are those of `flying_reasons`; the figures in the phrases come from what
every player can see: ships, positions and the card.
"""

from collections.abc import Callable
from typing import Any

from starhaul.bots.bot_contract import Opinion
from starhaul.bots.coaching import Point, Points
from starhaul.bots.reasons import Reason
from starhaul.bots.trucker.coach_phrases import reason
from starhaul.bots.trucker.flying_values import load_gain
from starhaul.kernel.contract import Action, Question
from starhaul.trucker.cards.combat import DoCompare
from starhaul.trucker.cards.enemies import DoFight
from starhaul.trucker.flow.defence import AskDefence
from starhaul.trucker.match.actions import (
    Accept,
    Cannons,
    Crew,
    Defend,
    Engines,
    Fly,
    GiveTitle,
    GiveUp,
    Land,
    Report,
    Shoot,
)
from starhaul.trucker.match.state import State
from starhaul.trucker.match.track import moved, ranking
from starhaul.trucker.parts.records import Penalty, Reward
from starhaul.trucker.ship.board import Cell
from starhaul.trucker.ship.layers import tile_set

_LITTLE_DAMAGE = 0.3
"""A hit that costs less than this many credits does little damage."""


class FlyingPoints:
    """Finds the points of the answers to one question, in a world that looks the same to the seat."""

    def __init__(self, state: State, question: Question, seat: int) -> None:
        self._state = state
        self._question = question
        self._seat = seat

    def __call__(self, opinion: Opinion, best: Opinion) -> Points:
        found: dict[str, Point] = {}
        for key, points in _BY_REASON.items():
            if key in opinion.reasons:
                found |= points(self, float(opinion.reasons[key]), opinion)
        points_of_kind = _BY_ACTION.get(type(opinion.action))
        if points_of_kind is not None:
            found |= points_of_kind(self, opinion)
        return found | _played(opinion, best)

    def _price(self, opinion: Opinion, key: Reason) -> float:
        return float(opinion.reasons.get(key, 0.0))

    # --- gains and prices ----------------------------------------------------------------------------------

    def credits(self, value: float, opinion: Opinion) -> Points:
        return {"credits": Point(value, reason("credits", count=round(value))), "gain": Point(value)}

    def goods(self, value: float, opinion: Opinion) -> Points:
        worth = round(value)
        if worth <= 0:
            return {"goods": Point(-0.5, None, reason("no_goods"))}
        less = reason("less_goods", credits=worth)
        return {"goods": Point(value, reason("goods", credits=worth), less), "gain": Point(value)}

    def days(self, value: float, opinion: Opinion) -> Points:
        lost, price = round(-value), self._price(opinion, Reason.STANDING)
        found = {"days": Point(min(price, -0.1), None, reason("days", count=lost))}
        place, now = self._place_after(-lost), self._place_after(0)
        if place == now:
            return {**found, "place": Point(0.3, reason("keeps_place", place=place))}
        return {**found, "place": Point(min(price, -0.2), None, reason("loses_place", place=place))}

    def _place_after(self, days: int) -> int:
        """The rank on the track after gaining or losing days, from 1."""
        state, seat = self._state, self._seat
        flight, flying = state.in_flight, state.flying()
        positions = list(flight.positions)
        positions[seat] = moved(positions, flying, seat, days, state.profile.flight.spaces)
        return ranking(positions, flying).index(seat) + 1 if seat in flying else len(flying) + 1

    def crew(self, value: float, opinion: Opinion) -> Points:
        lost = round(-value)
        if lost <= 0 or isinstance(opinion.action, Crew):
            return {}
        left = self._state.ships[self._seat].crew_count() - lost
        price = self._price(opinion, Reason.CREW_WORTH) or -0.5 * lost
        return {"crew": Point(price, None, reason("crew_lost", count=lost, left=max(0, left)))}

    def batteries(self, value: float, opinion: Opinion) -> Points:
        paid = round(-value)
        left = self._state.ships[self._seat].battery_count() - paid
        price = min(self._price(opinion, Reason.BATTERY_WORTH), -0.1)
        con = reason("batteries_paid", count=paid, left=left) if left > 0 else reason("last_battery")
        return {"batteries": Point(price, None, con)}

    # --- strengths -----------------------------------------------------------------------------------------

    def engines(self, opinion: Opinion) -> Points:
        option: Engines = opinion.action
        strength, found = self._total("totals", option), self._saved(option.doubles)
        if not self._question.about["needed"]:
            return found | self._compared(strength, opinion)
        if not strength:
            return {"thrust": Point(-9.0, None, reason("no_thrust"))}
        gain = max(self._price(opinion, Reason.STANDING), 0.2)
        faster, slower = reason("gains_days", count=strength), reason("slower", count=strength)
        return {**found, "thrust": Point(gain, faster, slower), **self._overtakes(strength)}

    def _overtakes(self, days: int) -> Points:
        place = self._place_after(days)
        if place == self._place_after(0):
            return {}
        return {"place": Point(0.3, reason("gains_place", place=place))}

    def _total(self, name: str, option: Action) -> int:
        """The strength of the whole fleet with this answer."""
        options = self._question.options or ()
        return int(self._question.about[name][options.index(option)])

    def _saved(self, paid: int) -> dict[str, Point]:
        if paid or not self._state.ships[self._seat].battery_count():
            return {}
        return {"batteries": Point(0.2, reason("saves_batteries"))}

    def cannons(self, opinion: Opinion) -> Points:
        option: Cannons = opinion.action
        strength = _halved(self._total("doubled_totals", option))
        below, found = self._state.frames[-2], self._saved(option.forward + option.aside)
        if not isinstance(below, DoFight):
            return found | self._compared(strength, opinion)
        card, use = below.attack.card, self._price(opinion, Reason.FIGHT)
        if strength > card.strength:
            beats = reason("beats_enemy", strength=strength, enemy=card.strength)
            return {**found, "fight": Point(max(use, 0.5), beats), **self._prize(card.reward)}
        if strength == card.strength:
            return {**found, "fight": Point(0.2, reason("ties_enemy", enemy=card.strength))}
        loses = reason(
            "loses_to_enemy", strength=strength, enemy=card.strength, penalty=_kind_of(card.penalty)
        )
        return {**found, "fight": Point(min(use, -0.3), None, loses)}

    def _prize(self, reward: Reward) -> Points:
        if reward.credits:
            return {"prize": Point(0.4, reason("credits", count=reward.credits))}
        worth = round(load_gain(self._state, self._seat, reward.goods))
        return {"prize": Point(0.4, reason("goods", credits=worth))} if worth > 0 else {}

    def _compared(self, strength: float, opinion: Opinion) -> Points:
        """In a Combat Zone the weakest pays."""
        price, below = self._price(opinion, Reason.FIGHT), self._state.frames[-2]
        if price < 0 and isinstance(below, DoCompare):
            penalty = _kind_of(below.card.rows[below.line].penalty)
            return {"fight": Point(price, None, reason("weakest", strength=strength, penalty=penalty))}
        return {"fight": Point(0.5, reason("not_weakest", strength=strength))}

    # --- losses --------------------------------------------------------------------------------------------

    def defended(self, opinion: Opinion) -> Points:
        option: Defend = opinion.action
        frame = self._state.frames[-1]
        if not isinstance(frame, AskDefence):
            return {}
        if option.battery is None:
            tile = self._tile(self._struck(frame))
            return {"damage": Point(0.0, reason("little_damage"), reason("hit_costs", tile=tile))}
        damage = self._price(opinion, Reason.DAMAGE)
        tile = self._tile(self._struck(frame) if option.cell is None else option.cell)
        con = reason("little_damage") if damage < _LITTLE_DAMAGE else None
        return {"damage": Point(damage, reason("averts", tile=tile), con)}

    def _struck(self, frame: AskDefence) -> Cell:
        return next(peril for peril in frame.perils if peril.seat == self._seat).cells[0]

    def shot(self, opinion: Opinion) -> Points:
        tile = self._tile(opinion.action.cell)
        worth = self._price(opinion, Reason.DAMAGE)
        return {"damage": Point(worth, reason("averts", tile=tile), reason("little_damage"))}

    def _tile(self, cell: Cell) -> str:
        records = tile_set(self._state.config.edition).records
        return str(records[self._state.ships[self._seat].hull.tiles[cell]].kind)

    def tiles(self, value: float, opinion: Opinion) -> Points:
        price = min(self._price(opinion, Reason.LOSSES), value)
        return {"tiles": Point(price, None, reason("tiles_lost", count=round(-value)))}

    def weaker_engines(self, value: float, opinion: Opinion) -> Points:
        if value >= 0:
            return {}
        return {"engines": Point(value, None, reason("weaker_engines", count=round(-value + 0.4)))}

    def weaker_cannons(self, value: float, opinion: Opinion) -> Points:
        if value >= 0:
            return {}
        return {"cannons": Point(value, None, reason("weaker_cannons", count=round(-value + 0.4)))}

    def infected(self, value: float, opinion: Opinion) -> Points:
        return {"infected": Point(-0.3 * value, None, reason("infected", count=round(value)))}

    # --- before a card, titles -----------------------------------------------------------------------------

    def flown(self, opinion: Opinion) -> Points:
        cards = round(self._price(opinion, Reason.CARDS))
        found: dict[str, Point] = {}
        if (arrival := self._price(opinion, Reason.ARRIVAL)) > 0:
            found["arrival"] = Point(arrival, reason("arrival"))
        if cards and (prospect := self._price(opinion, Reason.PROSPECT)):
            said = reason("cards_help" if prospect > 0 else "cards_hurt", count=cards)
            found["prospect"] = Point(prospect, said, said)
        return found or {"routine": Point(0.2, reason("routine"))}

    def given_up(self, opinion: Opinion) -> Points:
        cards = len(self._state.in_flight.deck)
        found = {"arrival": Point(-1.0, None, reason("arrival"))}
        return {**found, "prospect": Point(1.0, reason("cards_hurt", count=cards))} if cards else found

    def reported(self, opinion: Opinion) -> Points:
        count = round(self._price(opinion, Reason.FAULTS))
        return (
            {"faults": Point(1.0, reason("has_fault", count=count))}
            if count
            else {"faults": Point(-1.0, None, reason("no_fault_seen"))}
        )

    def score(self, value: float, opinion: Opinion) -> Points:
        rival = round(self._price(opinion, Reason.RIVAL))
        values = {"score": round(value), "rival": rival}
        return {
            "score": Point(value - rival, reason("score_leads", **values), reason("score_trails", **values))
        }

    def passed(self, opinion: Opinion) -> Points:
        """Not landing keeps the place on the track."""
        return {} if opinion.action.planet is not None else self._declined()

    def accepted(self, opinion: Opinion) -> Points:
        return {} if opinion.action.yes else self._declined()

    def _declined(self) -> Points:
        stays = reason("keeps_place", place=self._place_after(0))
        return {"place": Point(0.3, stays), "gain": Point(0.0, None, reason("leaves_gain"))}


def _played(opinion: Opinion, best: Opinion) -> Points:
    """The playouts of a bot that has tried several answers."""
    if Reason.PLAYED not in opinion.reasons or opinion is not best:
        return {}
    return {"played": Point(0.06, reason("plays_out"))}


def _halved(doubled: int) -> int | float:
    return doubled / 2 if doubled % 2 else doubled // 2


def _kind_of(penalty: Penalty) -> str:
    """`days`, `crew`, `goods` or `shots`."""
    return str(penalty.__struct_config__.tag)


_BY_REASON: dict[Reason, Callable[[FlyingPoints, float, Opinion], Points]] = {
    Reason.CREDITS: FlyingPoints.credits,
    Reason.GOODS: FlyingPoints.goods,
    Reason.DAYS: FlyingPoints.days,
    Reason.CREW: FlyingPoints.crew,
    Reason.BATTERIES: FlyingPoints.batteries,
    Reason.TILES: FlyingPoints.tiles,
    Reason.ENGINES: FlyingPoints.weaker_engines,
    Reason.CANNONS: FlyingPoints.weaker_cannons,
    Reason.INFECTED: FlyingPoints.infected,
    Reason.SCORE: FlyingPoints.score,
}
_BY_ACTION: dict[type[Any], Callable[[FlyingPoints, Opinion], Points]] = {
    Engines: FlyingPoints.engines,
    Cannons: FlyingPoints.cannons,
    Defend: FlyingPoints.defended,
    Fly: FlyingPoints.flown,
    GiveUp: FlyingPoints.given_up,
    Report: FlyingPoints.reported,
    Accept: FlyingPoints.accepted,
    Land: FlyingPoints.passed,
    Shoot: FlyingPoints.shot,
    GiveTitle: lambda points, opinion: {"holder": Point(0.5, reason("weakest_holder"))},
}
