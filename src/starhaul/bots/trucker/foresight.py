"""Adjusts a builder's preferences to the cards it has seen in the piles.

Used by `builder` before it rates placements (`plot`).
"""

from functools import cache

from starhaul.bots.trucker.ship_value import Taste
from starhaul.trucker.data import rule_data
from starhaul.trucker.parts.records import (
    AbandonedShip,
    AbandonedStation,
    Card,
    CombatZone,
    Enemy,
    MeteorSwarm,
    OpenSpace,
    Planets,
    Stardust,
)

_USUAL = {"engines": 0.24, "cannons": 0.2, "crew": 0.24, "goods": 0.42, "shields": 0.22, "sides": 0.16}
"""How often an average card requires each part."""
_TRUST = 0.5
"""The weight of the cards seen, because there are cards that were not seen."""
_STEADY = 4
"""The cards seen are averaged with this many average cards."""


@cache
def _cards(edition: str) -> dict[str, Card]:
    return {card.id: card for card in rule_data.cards(edition).cards}


_ASKS: dict[type[Card], tuple[str, ...]] = {
    OpenSpace: ("engines",),
    Planets: ("goods",),
    Stardust: ("tidy",),
    AbandonedStation: ("crew", "goods"),
    AbandonedShip: ("crew",),
    CombatZone: ("crew", "engines", "cannons", "shields"),
}
"""The parts of a ship that every card of a kind requires."""


def _asks(card: Card) -> tuple[str, ...]:
    """The parts of a ship that a card requires."""
    if isinstance(card, MeteorSwarm):
        aside = any(meteor.size == "large" and meteor.from_ != "front" for meteor in card.meteors)
        return ("shields", "sides" if aside else "cannons", "tidy")
    if isinstance(card, Enemy):
        return ("cannons", "goods") if card.reward.goods else ("cannons",)
    return _ASKS.get(type(card), ())


def adjusted(taste: Taste, edition: str, seen: list[str]) -> Taste:
    """The taste, shifted towards what the cards seen require."""
    known = _cards(edition)
    asked = [part for card in seen for part in _asks(known[card])]
    factors = {}
    for part, usual in _USUAL.items():
        share = (asked.count(part) + _STEADY * usual) / (len(seen) + _STEADY)
        factors[part] = getattr(taste, part) * (1 + _TRUST * (share - usual) / usual)
    return taste._replace(**factors)
