"""Everything that bends a flight: rough roads (HSE-R) and the handicaps of gold titles (HSE-T).

What the level itself does to cards stands in `levels`.
"""

from functools import cache
from typing import Any

from msgspec import structs, to_builtins

from starhaul.trucker.data import rule_data
from starhaul.trucker.match.levels import as_in_level
from starhaul.trucker.match.state import State
from starhaul.trucker.parts.records import (
    AbandonedShip,
    AbandonedStation,
    Card,
    CombatZone,
    Enemy,
    LoseDays,
    MeteorSwarm,
    Planets,
)

LAST_FLIGHT = 2
"""Gold titles weigh on the third flight of a Trek (TRK-07)."""


@cache
def _number_of(road: str) -> int:
    return [modifier.id for modifier in rule_data.rough_roads().modifiers].index(road)


def has_road(state: State, road: str) -> bool:
    return bool(state.roads) and _number_of(road) in state.roads


def handicap(state: State, seat: int) -> str:
    """The handicap that a seat flies under, by its rule; empty for most."""
    trek = state.trek
    if trek is None or state.round != LAST_FLIGHT or not state.config.options.gold_handicaps:
        return ""
    for title, holder, gold in zip(trek.titles, trek.holders, trek.gold, strict=True):
        if gold and holder == seat:
            return rule_data.titles().titles[title].handicap
    return ""


def drawable_roads(state: State) -> list[int]:
    """Modifiers that would have an effect at this table."""
    options = state.config.options
    idle = set()
    if options.build == "relaxed":
        idle.add("fine_sand")
    if options.strict_build:
        idle.add("strict_inspector")
    return [n for n, modifier in enumerate(rule_data.rough_roads().modifiers) if modifier.id not in idle]


def effective(state: State, card: Card) -> Card:
    """The card as it counts in this flight."""
    card = as_in_level(card, state.profile.flight.modifiers)
    if has_road(state, "meteor_season") and isinstance(card, MeteorSwarm) and card.meteors:
        card = structs.replace(card, meteors=(card.meteors[0], *card.meteors))
    if has_road(state, "bold_outlaws") and isinstance(card, Enemy):
        card = structs.replace(card, strength=card.strength + 1)
    return card


def bent(state: State, card: Card) -> dict[str, Any] | None:
    """The card with everything that this flight does to it, delays included, for people to look at: in the
    form of the card table. None: it counts as printed."""
    counted = effective(state, card)
    if has_road(state, "detours"):
        counted = _delayed(state, counted)
    if counted is card or counted == card:
        return None
    plain = to_builtins(counted)
    return {name: value for name, value in plain.items() if name not in ("confidence", "evidence")}


def _delayed(state: State, card: Card) -> Card:
    if isinstance(card, Planets | AbandonedShip | AbandonedStation | Enemy):
        return structs.replace(card, days=days_lost(state, card.days))
    if isinstance(card, CombatZone):
        rows = (
            structs.replace(row, penalty=LoseDays(days_lost(state, row.penalty.amount)))
            if isinstance(row.penalty, LoseDays)
            else row
            for row in card.rows
        )
        return structs.replace(card, rows=tuple(rows))
    return card


def batteries_at_launch(state: State, seat: int, printed: int) -> int:
    """Tired batteries and the battery title add up; no tile starts below zero."""
    fewer = has_road(state, "tired_batteries") + (handicap(state, seat) == "HSE-T2")
    return max(0, printed - fewer)


def reserve_slots(state: State, seat: int) -> int:
    """How many tiles a seat may set aside (BLD-33)."""
    profile = state.profile
    if profile.learning or handicap(state, seat) == "HSE-T5":
        return 0
    return 1 if has_road(state, "tidy_yard") else profile.board.record.reserve_slots


def days_lost(state: State, days: int) -> int:
    """Detours make every loss one day longer; a loss of 0 stays 0 (HSE-R10)."""
    return days + 1 if days and has_road(state, "detours") else days


def run_ms(state: State) -> int:
    """Length of one run of the hourglass (RUL-19, HSE-R2)."""
    seconds = state.config.options.run_seconds or rule_data.flights(state.config.edition).hourglass_seconds
    return seconds * 2000 // 3 if has_road(state, "fine_sand") else seconds * 1000


def cube_value(state: State, printed: int) -> int:
    """What a cube is worth at settlement (HSE-R6)."""
    return max(1, printed - 1) if has_road(state, "poor_market") else printed
