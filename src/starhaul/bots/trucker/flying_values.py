"""Estimated values during a flight, in credits at its end: days, batteries, crew, goods, whole ships.

All estimates use only what every player can see: ships, positions on the track, the number of cards to come.
"""

from functools import lru_cache
from math import exp
from typing import NamedTuple

from starhaul.trucker.data import rule_data
from starhaul.trucker.flow.cargo_loading import aboard, count, goods_value, holds, most_valuable
from starhaul.trucker.match.modifiers import days_lost
from starhaul.trucker.match.state import NO_CAP, State
from starhaul.trucker.match.track import moved
from starhaul.trucker.parts.records import LoseCrew, LoseDays, LoseGoods, Penalty
from starhaul.trucker.parts.terms import DIRECTION_BY_WORD, DIRECTIONS, Goods, Size
from starhaul.trucker.ship.board import Board, Mask
from starhaul.trucker.ship.layers import Layer
from starhaul.trucker.ship.repair import contested, keep_part
from starhaul.trucker.ship.ship import Ship
from starhaul.trucker.ship.strength import Range, cannon_range, engine_choices, engine_range


class Temper(NamedTuple):
    """How a temperament changes the prices; 1 is neutral."""

    days: float = 1.0
    goods: float = 1.0
    crew: float = 1.0
    batteries: float = 1.0
    damage: float = 1.0
    rivalry: float = 0.4
    """The cost of a credit earned by others."""


TEMPERS = {
    "balanced": Temper(),
    "bold": Temper(crew=0.8, batteries=0.85, damage=0.8, rivalry=0.6),
    "careful": Temper(crew=1.25, batteries=1.15, damage=1.3, rivalry=0.3),
    "greedy": Temper(days=0.8, goods=1.2, rivalry=0.2),
}
BALANCED = Temper()

OPEN_SPACE = 0.16
"""The share of Open Space among all cards; the share of enemies is similar."""
_SAFE = 0.94
"""The value of a cube aboard compared to one delivered."""


def cards_left(state: State) -> int:
    return len(state.in_flight.deck)


# --- days --------------------------------------------------------------------------------------------------


def standing(state: State, seat: int, position: int, temper: Temper = BALANCED) -> float:
    """The expected reward for the order of arrival, from a position on the track."""
    return temper.days * _standing(state, seat, position, _rivals(state, seat))


def _rivals(state: State, seat: int) -> list[tuple[int, float]]:
    """The position of each rival, and how far its engines will bring it ahead on average."""
    flight, own = state.in_flight, _speed(state, seat)
    often = OPEN_SPACE * len(flight.deck)
    return [
        (flight.positions[other], often * (_speed(state, other) - own))
        for other in state.flying()
        if other != seat
    ]


def _standing(state: State, seat: int, position: int, rivals: list[tuple[int, float]]) -> float:
    flight, profile = state.in_flight, state.profile
    left, rewards = len(flight.deck), profile.flight.order_rewards
    scale = 0.35 + 0.95 * left**0.5
    ahead, leader = 0.0, position
    for theirs, gains in rivals:
        leader = max(leader, theirs)
        gap = theirs - position + gains
        ahead += 1 / (1 + exp(max(-30.0, min(30.0, -gap / scale))))
    place = min(int(ahead), len(rewards) - 2)
    reward = rewards[place] + (ahead - place) * (rewards[place + 1] - rewards[place])
    # The leader also chooses first while there are cards to come.
    reward -= ahead * 0.06 * left * (rewards[0] - rewards[1])
    behind = (leader - position) / profile.flight.spaces
    if behind > 0.7 and not profile.learning:
        reward -= min(1.0, (behind - 0.7) / 0.3) * (rewards[-1] + _cargo(state, seat) / 2)
    return reward


def _speed(state: State, seat: int) -> float:
    engines = _engines(state.ships[seat], fleet_of(state, seat))
    return (engines.base + engines.max) / 2


def day_price(state: State, seat: int, days: int, temper: Temper = BALANCED) -> float:
    """The cost of losing days; gaining days (negative) has a negative price."""
    if not days:
        return 0.0
    flight, spaces = state.in_flight, state.profile.flight.spaces
    now = flight.positions[seat]
    lost = days_lost(state, days) if days > 0 else days
    then = moved(flight.positions, state.flying(), seat, -lost, spaces)
    rivals = _rivals(state, seat)
    before, after = (_standing(state, seat, position, rivals) for position in (now, then))
    return temper.days * (before - after)


# --- ships -------------------------------------------------------------------------------------------------


def fleet_of(state: State, seat: int) -> tuple[Mask, ...]:
    """The cells of the ships that a seat flies; for a single ship all cells it may use."""
    return _cells(state.profile.board, state.yard_dice, state.in_flight.fleets[seat])


@lru_cache(maxsize=256)
def _cells(board: Board, yard_dice: tuple[int, ...], fleet: tuple[int, ...]) -> tuple[Mask, ...]:
    regions = board.zone(yard_dice).regions
    return tuple(regions[number] for number in fleet)


@lru_cache(maxsize=8192)
def _engines(ship: Ship, fleet: tuple[Mask, ...]) -> Range:
    return engine_range(ship, fleet)


@lru_cache(maxsize=8192)
def _cannons(ship: Ship, fleet: tuple[Mask, ...]) -> Range:
    return cannon_range(ship, fleet)


@lru_cache(maxsize=8192)
def _moves(ship: Ship, fleet: tuple[Mask, ...]) -> bool:
    return any(engine_choices(ship, cells)[-1].strength for cells in fleet)


def can_move(state: State, seat: int) -> bool:
    """Whether the seat survives Open Space: in a fleet one ship with engines is enough."""
    return _moves(state.ships[seat], fleet_of(state, seat))


def engines_of(state: State, seat: int) -> Range:
    return _engines(state.ships[seat], fleet_of(state, seat))


def cannons_of(state: State, seat: int) -> Range:
    """Cannon strength, doubled."""
    return _cannons(state.ships[seat], fleet_of(state, seat))


@lru_cache(maxsize=8192)
def _devices(ship: Ship) -> tuple[int, int]:
    """The number of tiles that need batteries, and of directions covered by shields."""
    layers = ship.hull.layers
    powered = shielded = 0
    for direction in DIRECTIONS:
        powered |= layers[Layer.DOUBLE_CANNON + direction] | layers[Layer.DOUBLE_ENGINE + direction]
        powered |= layers[Layer.SHIELD + direction]
        shielded += bool(layers[Layer.SHIELD + direction])
    return powered.bit_count(), shielded


def battery_worth(ship: Ship, number: int, left: int) -> float:
    """The value of `number` batteries aboard a ship, with `left` cards to come: it grows more slowly than the
    number."""
    uses = 0.02 + 0.3 * left * min(1.0, _devices(ship)[0] / 4)
    return 1.8 * uses * (1 - exp(-number / uses))


def battery_price(ship: Ship, number: int, left: int, temper: Temper = BALANCED) -> float:
    """The cost of spending `number` batteries."""
    has = ship.battery_count()
    return temper.batteries * (battery_worth(ship, has, left) - battery_worth(ship, has - number, left))


def crew_worth(number: int, left: int) -> float:
    """Crews are counted in Combat Zones, sent to abandoned ships and taken by slavers."""
    return 0.55 * left * (1 - exp(-number / 3.5)) + 0.12 * min(left, 6) * number / 3


def crew_price(state: State, seat: int, number: int, temper: Temper = BALANCED) -> float:
    """The cost of losing `number` crew members; losing all of them ends the flight."""
    ship, left = state.ships[seat], cards_left(state)
    has = ship.crew_count()
    price = crew_worth(has, left) - crew_worth(max(0, has - number), left)
    if number >= has:
        price += giving_up_price(state, seat)
    return price * temper.crew


def giving_up_price(state: State, seat: int) -> float:
    """What a seat that gives up now forfeits: the reward for arriving and half the value of its goods."""
    position = state.in_flight.positions[seat]
    return max(0.0, standing(state, seat, position)) + _cargo(state, seat) / 2


def _cargo(state: State, seat: int) -> int:
    return goods_value(state, aboard(state.ships[seat]))


def ship_worth(state: State, seat: int, ship: Ship) -> float:
    """The value of everything aboard for the cards to come."""
    left, fleet = cards_left(state), fleet_of(state, seat)
    step = state.profile.flight.order_rewards[0] - state.profile.flight.order_rewards[1]
    engines, cannons = _engines(ship, fleet), _cannons(ship, fleet)
    worth = _SAFE * goods_value(state, aboard(ship)) + crew_worth(ship.crew_count(), left)
    worth += battery_worth(ship, ship.battery_count(), left)
    worth += left * (0.04 * step * (engines.base + engines.max) + 0.02 * (cannons.base + cannons.max))
    worth += left * 0.1 * _devices(ship)[1] * (ship.battery_count() > 0)
    worth -= (0.05 * left + 0.15) * sum(mask.bit_count() for mask in ship.hull.open_connectors)
    worth += 0.03 * left * (ship.containers(Layer.CARGO) + 1.5 * ship.containers(Layer.SPECIAL_CARGO))
    lost = 0.0 if ship.humans() else 1.0
    if not _moves(ship, fleet):
        lost = max(lost, 1 - (1 - OPEN_SPACE) ** left)
    return worth - lost * giving_up_price(state, seat)


def tile_price(state: State, seat: int, number: int) -> float:
    """The cost of `number` more lost tiles at the settlement."""
    price, cap = rule_data.flights(state.config.edition).lost_tile_price, state.in_flight.caps[seat]
    before = price * len(state.lost[seat])
    after = before + price * number
    return float(after - before if cap == NO_CAP else min(after, cap) - min(before, cap))


def damage_price(state: State, seat: int, cells: Mask, temper: Temper = BALANCED) -> float:
    """The cost of losing the tiles on these cells, and everything that falls off with them."""
    whole = state.ships[seat]
    left = after_damage(state, seat, whole.without(cells))
    gone = (whole.hull.occupied & ~left.hull.occupied).bit_count()
    worse = ship_worth(state, seat, whole) - ship_worth(state, seat, left)
    return temper.damage * (worse + tile_price(state, seat, gone))


def after_damage(state: State, seat: int, ship: Ship) -> Ship:
    """What is left of a ship when its owner keeps the best parts."""
    while parts := contested(ship.hull, state.zone):
        ship = max((with_part(state, ship, part) for part in parts), key=lambda s: part_worth(state, seat, s))
    return ship.without_stranded_aliens()


def part_worth(state: State, seat: int, ship: Ship) -> float:
    """The value of a ship that has lost its other parts."""
    gone = state.ships[seat].hull.occupied & ~ship.hull.occupied
    return ship_worth(state, seat, ship) - tile_price(state, seat, gone.bit_count())


def with_part(state: State, ship: Ship, part: Mask) -> Ship:
    return ship.without(ship.hull.occupied & ~keep_part(ship.hull, state.zone, part).occupied)


# --- cards -------------------------------------------------------------------------------------------------


def load_gain(state: State, seat: int, offered: tuple[Goods, ...], temper: Temper = BALANCED) -> float:
    """How much more valuable the best load would be with the goods offered."""
    ship, bank = state.ships[seat], state.in_flight.bank
    if not holds(ship):
        return 0.0
    here = aboard(ship)
    fresh = [min(there, want) for there, want in zip(bank, count(offered), strict=True)]
    best = most_valuable(ship, [mine + more for mine, more in zip(here, fresh, strict=True)])
    safe = 1 - (1 - _SAFE) * min(1.0, cards_left(state) / 8)
    return temper.goods * safe * (goods_value(state, best) - goods_value(state, here))


def penalty_price(state: State, seat: int, penalty: Penalty, temper: Temper = BALANCED) -> float:
    """The cost of a penalty of an enemy or a Combat Zone."""
    if isinstance(penalty, LoseDays):
        return day_price(state, seat, penalty.amount, temper)
    if isinstance(penalty, LoseCrew):
        return crew_price(state, seat, penalty.amount, temper)
    ship, left = state.ships[seat], cards_left(state)
    if isinstance(penalty, LoseGoods):
        taken, missing = [], penalty.amount
        for number in aboard(ship):
            taken.append(min(number, missing))
            missing -= taken[-1]
        return goods_value(state, taken) + battery_price(ship, min(missing, ship.battery_count()), left)
    has_battery = ship.battery_count() > 0
    price = 0.0
    for shot in penalty.shots:
        covered = has_battery and bool(ship.hull.layers[Layer.SHIELD + DIRECTION_BY_WORD[shot.from_]])
        averted = shot.size == Size.SMALL and covered
        price += 0.35 if averted else 1.2 + 0.12 * left
    return temper.damage * price
