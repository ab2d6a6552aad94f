"""Heuristics for every question of a flight: the value of each answer, in credits.

They read a sampled world, and only those parts of it that every player can see. They are used for answers as
well as for playouts.
"""

from collections.abc import Callable, Sequence
from typing import Any

from starhaul.bots.trucker import flying_values as worth
from starhaul.bots.trucker.flying_values import Temper
from starhaul.kernel.contract import Action, Question
from starhaul.kernel.frames import Frame
from starhaul.trucker.cards.abandoned import AskAbandoned
from starhaul.trucker.cards.combat import DoCompare
from starhaul.trucker.cards.enemies import AskReward, DoFight, EnemyCard
from starhaul.trucker.cards.planets import AskLanding
from starhaul.trucker.flow.announcing import AskCannons, AskEngines
from starhaul.trucker.flow.defence import AskDefence, covered
from starhaul.trucker.match import titles
from starhaul.trucker.match.actions import (
    Accept,
    Cannons,
    Crew,
    Defend,
    Engines,
    Fly,
    GiveTitle,
    GiveUp,
    Keep,
    KeepTitle,
    Land,
    Report,
    Shoot,
)
from starhaul.trucker.match.state import State
from starhaul.trucker.parts.records import AbandonedShip
from starhaul.trucker.ship.board import first_cell
from starhaul.trucker.ship.ship import ALIEN_OF_CODE
from starhaul.trucker.ship.ship_check import faults
from starhaul.trucker.ship.strength import cannon_choices, cannon_strength, engine_choices, engine_strength

_LOST_PER_CARD = 0.4
"""The average number of tiles a ship loses per card."""
_INCOME_PER_CARD = 0.5
"""The average gain per card, in steps of the rewards for arriving."""
_WHOLE_FLEET = 4.0
"""The value of each additional ship of a fleet: among those arriving, larger fleets come first."""


class Rules:
    """The values of answers, by kind of question; other questions get the default answer."""

    def __init__(self, temper: Temper) -> None:
        self.temper = temper
        self._by_kind: dict[str, Callable[[State, Any, int, Any], float]] = {
            "reveal": self.reveal,
            "land": self.land,
            "use": self.use,
            "reward": self.reward,
            "engines": self.engines,
            "cannons": self.cannons,
            "crew": self.crew,
            "defend": self.defend,
            "shoot": self.shoot,
            "part": self.part,
            "keep_title": self.keep_title,
            "give_title": self.give_title,
        }

    def choose(self, state: State, question: Question, seat: int) -> Action:
        values = self.values(state, question, seat)
        if values is None:
            return question.default
        assert question.options is not None
        best = max(values)
        if values[question.options.index(question.default)] == best:
            return question.default
        return question.options[values.index(best)]

    def values(self, state: State, question: Question, seat: int) -> list[float] | None:
        """The value of each option; None where there is no heuristic."""
        rule = self._by_kind.get(question.kind)
        if rule is None or question.options is None:
            return None
        frame = state.frames[-1]
        return [rule(state, frame, seat, option) for option in question.options]

    # --- before a card -------------------------------------------------------------------------------------

    def reveal(self, state: State, frame: Frame, seat: int, option: Fly | GiveUp | Report) -> float:
        """Giving up avoids the damage of the cards to come, but forfeits the reward for arriving."""
        if isinstance(option, Report):
            other = option.seat
            faulty = state.account(other) != state.account(seat) and faults(
                state.ships[other].hull, state.zone
            )
            return 1000.0 if faulty else -1000.0
        flying = self._flying_on(state, seat)
        if isinstance(option, Fly):
            return flying
        fleet = state.in_flight.fleets[seat]
        if not option.ships or len(option.ships) == len(fleet):
            return 0.0
        return self._without_ships(state, seat, option.ships, flying)

    def _flying_on(self, state: State, seat: int) -> float:
        """The reward for arriving weighted by its probability, plus the income and damage expected on the
        way."""
        left, ship = worth.cards_left(state), state.ships[seat]
        step = state.profile.flight.order_rewards[0] - state.profile.flight.order_rewards[1]
        reaches = 1.0 if worth.can_move(state, seat) else (1 - worth.OPEN_SPACE) ** left
        reaches *= 1 - 0.6 ** max(1, ship.humans()) * min(1.0, left / 6)
        able = min(1.0, ship.hull.occupied.bit_count() / 12)
        income = _INCOME_PER_CARD * step * left * able * reaches
        price = worth.tile_price(state, seat, round(_LOST_PER_CARD * left)) * self.temper.damage
        return reaches * worth.giving_up_price(state, seat) + income - price

    def _without_ships(self, state: State, seat: int, ships: Sequence[int], flying: float) -> float:
        """Only ships of a fleet that cannot move are worth giving up."""
        ship, regions = state.ships[seat], state.zone.regions
        value = flying - 0.1
        for number in ships:
            slow = max(choice.strength for choice in engine_choices(ship, regions[number])) <= 1
            value += (1.0 if slow else -_WHOLE_FLEET) - _WHOLE_FLEET / 2
        return value

    # --- offers --------------------------------------------------------------------------------------------

    def land(self, state: State, frame: AskLanding, seat: int, option: Land) -> float:
        if option.planet is None:
            return 0.0
        gain = worth.load_gain(state, seat, frame.card.planets[option.planet], self.temper)
        return gain - self._days(state, seat, frame.card.days)

    def use(self, state: State, frame: AskAbandoned, seat: int, option: Accept) -> float:
        card = frame.card
        if not option.yes:
            return 0.0
        price = self._days(state, seat, card.days)
        if isinstance(card, AbandonedShip):
            return card.credits - price - worth.crew_price(state, seat, card.crew_lost, self.temper)
        return worth.load_gain(state, seat, card.goods, self.temper) - price

    def reward(self, state: State, frame: AskReward, seat: int, option: Accept) -> float:
        return self._prize(state, seat, frame.card) if option.yes else 0.0

    def _prize(self, state: State, seat: int, card: EnemyCard) -> float:
        gain = float(card.reward.credits)
        if card.reward.goods:
            gain = worth.load_gain(state, seat, card.reward.goods, self.temper)
        return gain - self._days(state, seat, card.days)

    def _days(self, state: State, seat: int, days: int) -> float:
        return worth.day_price(state, seat, days, self.temper)

    # --- strengths -----------------------------------------------------------------------------------------

    def engines(self, state: State, frame: AskEngines, seat: int, option: Engines) -> float:
        ship, fleet, number = state.ships[seat], state.fleet(seat), len(frame.found)
        mine = engine_strength(ship, option.doubles, fleet[number])
        later = [engine_choices(ship, cells)[-1].strength for cells in fleet[number + 1 :]]
        price = self._batteries(state, seat, option.doubles)
        strengths = [*frame.found, mine, *later]
        if not frame.needed:
            return -price - self._combat(state, seat, min(strengths))
        moving = [strength for strength in strengths if strength]
        if not moving:
            return -price - worth.giving_up_price(state, seat)
        idle = _WHOLE_FLEET * (len(strengths) - len(moving))
        return -self._days(state, seat, -min(moving)) - price - idle

    def cannons(self, state: State, frame: AskCannons, seat: int, option: Cannons) -> float:
        """Later ships of the fleet may add strength; their cost is estimated."""
        ship, fleet, number = state.ships[seat], state.fleet(seat), len(frame.found)
        found = sum(frame.found) + cannon_strength(ship, option.forward, option.aside, fleet[number])
        paid = option.forward + option.aside
        values = []
        for more, extra in self._later_cannons(state, seat, number + 1):
            price = self._batteries(state, seat, min(paid + extra, ship.battery_count()))
            values.append(self._fight(state, seat, found + more) - price)
        return max(values)

    def _later_cannons(self, state: State, seat: int, number: int) -> list[tuple[int, int]]:
        """(doubled strength, batteries) that the remaining ships of a fleet could add: minimum and
        maximum."""
        ways = [cannon_choices(state.ships[seat], cells) for cells in state.fleet(seat)[number:]]
        best = [max(way, key=lambda choice: choice.strength) for way in ways]
        least = sum(way[0].strength for way in ways), 0
        most = sum(choice.strength for choice in best), sum(choice.batteries for choice in best)
        return [least, most] if ways else [(0, 0)]

    def _batteries(self, state: State, seat: int, number: int) -> float:
        if not number:
            return 0.0
        left = worth.cards_left(state)
        return worth.battery_price(state.ships[seat], number, left, self.temper) + 0.01 * number

    def _fight(self, state: State, seat: int, strength: int) -> float:
        below = state.frames[-2]
        if not isinstance(below, DoFight):
            return -self._combat(state, seat, strength)
        card = below.attack.card
        if strength > 2 * card.strength:
            return max(0.0, self._prize(state, seat, card))
        lost = strength < 2 * card.strength
        return -worth.penalty_price(state, seat, card.penalty, self.temper) if lost else 0.0

    def _combat(self, state: State, seat: int, value: int) -> float:
        """The cost of announcing this value in a Combat Zone: the penalty, if all others have more."""
        below = state.frames[-2]
        if not isinstance(below, DoCompare):
            return 0.0
        row, mine = below.card.rows[below.line], below.order.index(seat)
        if any(state.in_flight.announced[other] <= value for other in below.order[:mine]):
            return 0.0
        likely = 1.0
        for other in below.order[mine + 1 :]:
            reach = worth.cannons_of if row.criterion == "cannon_strength" else worth.engines_of
            least, most = reach(state, other)
            likely *= 1.0 if least >= value else 0.6 if most >= value else 0.0
        return likely * worth.penalty_price(state, seat, row.penalty, self.temper) if likely else 0.0

    # --- losses --------------------------------------------------------------------------------------------

    def crew(self, state: State, frame: Frame, seat: int, option: Crew) -> float:
        """Aliens are worth more than humans, but a ship needs a human to fly; an empty cabin infects
        nobody."""
        ship = state.ships[seat]
        code = ship.crew[option.cell]
        after = ship.with_crew(option.cell, 0 if code in ALIEN_OF_CODE else code - 1)
        value = worth.ship_worth(state, seat, after)
        fleet = worth.fleet_of(state, seat)
        empty = sum(1 for cells in fleet if not after.humans_within(cells))
        infected = after.infected().bit_count()
        return value - _WHOLE_FLEET * empty - 0.02 * infected * worth.cards_left(state)

    def defend(self, state: State, frame: AskDefence, seat: int, option: Defend) -> float:
        if option.battery is None:
            return 0.0
        peril = next(peril for peril in frame.perils if peril.seat == seat)
        if frame.attack.is_shot_at:
            saved: Sequence[int] = (peril.cells[0] if option.cell is None else option.cell,)
        else:
            ship = state.profile.board.ship_at(state.yard_dice, option.battery)
            saved = covered(state, frame.attack, peril, ship)
        cells = sum(1 << cell for cell in saved)
        fullest = 0.001 * state.ships[seat].batteries[option.battery]
        return worth.damage_price(state, seat, cells, self.temper) - self._batteries(state, seat, 1) + fullest

    def shoot(self, state: State, frame: AskDefence, seat: int, option: Shoot) -> float:
        return worth.damage_price(state, seat, 1 << option.cell, self.temper)

    def part(self, state: State, frame: Frame, seat: int, option: Keep) -> float:
        ship = state.ships[seat]
        part = next(part for part in ship.hull.parts if first_cell(part) == option.cell)
        return worth.part_worth(state, seat, worth.with_part(state, ship, part).without_stranded_aliens())

    # --- around the flight ---------------------------------------------------------------------------------

    def keep_title(self, state: State, frame: Frame, seat: int, option: KeepTitle) -> float:
        """The title with the clearest lead."""
        assert state.trek is not None
        title = state.trek.titles[option.title]
        mine, *others = (
            titles.score(state.ships[other], title)
            for other in sorted(state.seats, key=lambda other: other != seat)
        )
        return mine / (1 + max(others))

    def give_title(self, state: State, frame: Frame, seat: int, option: GiveTitle) -> float:
        """The last to arrive, probably the weakest: a title can be defended for credits."""
        return float(state.order.index(option.seat))
