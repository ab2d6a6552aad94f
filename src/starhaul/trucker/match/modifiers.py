"""Modifiers of a flight: rough roads (HSE-R) and the handicaps of gold titles (HSE-T).

Used by the rules and by views. The effects of the level on cards are in `levels`.
"""

from functools import cache
from typing import Any

from msgspec import structs, to_builtins

from starhaul.trucker.data import rule_data
from starhaul.trucker.match.levels import as_in_level
from starhaul.trucker.match.public_knowledge import KnownRound
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
from starhaul.trucker.parts.terms import Handicap, Road

LAST_FLIGHT = 2
"""Gold titles are a handicap in the third flight of a Trek (TRK-07)."""


@cache
def road_number(road: str) -> int:
    """The number of a rough road in states and logs."""
    return [modifier.id for modifier in rule_data.rough_roads().modifiers].index(Road(road))


def has_road(known: KnownRound, road: Road) -> bool:
    return bool(known.roads) and road_number(road) in known.roads


def handicap(known: KnownRound, seat: int) -> Handicap:
    """The handicap of a seat; usually none."""
    trek = known.trek
    if trek is None or known.round != LAST_FLIGHT or not known.config.options.gold_handicaps:
        return Handicap.NONE
    for title, holder, gold in zip(trek.titles, trek.holders, trek.gold, strict=True):
        if gold and holder == seat:
            return rule_data.titles().titles[title].handicap
    return Handicap.NONE


def drawable_roads(known: KnownRound) -> list[int]:
    """The rough roads that would have an effect in this match."""
    options = known.config.options
    idle = set()
    if options.build == "relaxed":
        idle.add(Road.FINE_SAND)
    if options.strict_build:
        idle.add(Road.STRICT_INSPECTOR)
    return [n for n, modifier in enumerate(rule_data.rough_roads().modifiers) if modifier.id not in idle]


def effective(known: KnownRound, card: Card) -> Card:
    """The card as it counts in this flight."""
    card = as_in_level(card, known.profile.flight.modifiers)
    if has_road(known, Road.METEOR_SEASON) and isinstance(card, MeteorSwarm) and card.meteors:
        card = structs.replace(card, meteors=(card.meteors[0], *card.meteors))
    if has_road(known, Road.BOLD_OUTLAWS) and isinstance(card, Enemy):
        card = structs.replace(card, strength=card.strength + 1)
    return card


def bent(known: KnownRound, card: Card) -> dict[str, Any] | None:
    """The card with all effects of this flight, delays included, for display: in the form of the card data.
    None: it counts as printed."""
    counted = effective(known, card)
    if has_road(known, Road.DETOURS):
        counted = _delayed(known, counted)
    if counted is card or counted == card:
        return None
    plain = to_builtins(counted)
    return {name: value for name, value in plain.items() if name not in ("confidence", "evidence")}


def _delayed(known: KnownRound, card: Card) -> Card:
    if isinstance(card, Planets | AbandonedShip | AbandonedStation | Enemy):
        return structs.replace(card, days=days_lost(known, card.days))
    if isinstance(card, CombatZone):
        rows = (
            structs.replace(row, penalty=LoseDays(days_lost(known, row.penalty.amount)))
            if isinstance(row.penalty, LoseDays)
            else row
            for row in card.rows
        )
        return structs.replace(card, rows=tuple(rows))
    return card


def batteries_at_launch(known: KnownRound, seat: int, printed: int) -> int:
    """Tired batteries and the battery title add up; no tile starts below zero."""
    fewer = has_road(known, Road.TIRED_BATTERIES) + (handicap(known, seat) is Handicap.WEAK_BATTERIES)
    return max(0, printed - fewer)


def reserve_slots(known: KnownRound, seat: int) -> int:
    """How many tiles a seat may set aside (BLD-33)."""
    profile = known.profile
    if profile.learning or handicap(known, seat) is Handicap.NO_RESERVE:
        return 0
    return 1 if has_road(known, Road.TIDY_YARD) else profile.board.record.reserve_slots


def days_lost(known: KnownRound, days: int) -> int:
    """Detours add one day to every loss; a loss of 0 stays 0 (HSE-R10)."""
    return days + 1 if days and has_road(known, Road.DETOURS) else days


def run_ms(known: KnownRound) -> int:
    """Length of one run of the hourglass (RUL-19, HSE-R2)."""
    seconds = known.config.options.run_seconds or rule_data.flights(known.config.edition).hourglass_seconds
    return in_fine_sand(known, seconds * 1000)


def in_fine_sand(known: KnownRound, length: int) -> int:
    """A length of time in fine sand: two thirds, rounded down (HSE-R2)."""
    return length * 2 // 3 if has_road(known, Road.FINE_SAND) else length


def cube_value(known: KnownRound, printed: int) -> int:
    """What a cube is worth at settlement (HSE-R6)."""
    return max(1, printed - 1) if has_road(known, Road.POOR_MARKET) else printed
