"""The registry of card kinds: modules of `cards` register how a card is resolved, `flight` looks it up.

A new kind of card is a record in `parts/records.py` and a module in `cards` with a function marked `begins`.
"""

from collections.abc import Callable, Iterable
from typing import Any, TypeVar, get_args

from starhaul.kernel.contract import Event
from starhaul.trucker.match.state import State
from starhaul.trucker.parts.records import Card, CardRecord

Begin = Callable[[State, Any, int, list[Event]], None]
B = TypeVar("B", bound=Callable[..., None])

_BEGIN: dict[type[CardRecord], Begin] = {}


def begins(*kinds: type[CardRecord]) -> Callable[[B], B]:
    """Register the function that starts resolving a card of these kinds."""

    def register(begin: B) -> B:
        for kind in kinds:
            if kind in _BEGIN:
                raise TypeError(f"{kind.__name__} is registered twice")
            _BEGIN[kind] = begin
        return begin

    return register


def begin_card(state: State, card: Card, at_ms: int, told: list[Event]) -> None:
    _BEGIN[type(card)](state, card, at_ms, told)


def card_flaws(kinds: Iterable[type[CardRecord]]) -> list[str]:
    """What is missing for card kinds: a function that resolves them, or their entry in the union of all
    cards."""
    flaws = []
    for kind in kinds:
        if kind not in _BEGIN:
            flaws.append(f"{kind.__name__}: no function in trucker/cards begins it")
        if kind not in get_args(Card):
            flaws.append(f"{kind.__name__}: not in records.Card, so no deck can have it")
    return flaws
