"""How each kind of card is resolved: the modules of `cards` register here, the flight looks up.

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
    """Registers the function that starts to resolve a card of these kinds."""

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
    """What kinds of cards lack: a function that resolves them, and a place in the type of all cards."""
    flaws = []
    for kind in kinds:
        if kind not in _BEGIN:
            flaws.append(f"{kind.__name__}: no function in trucker/cards begins it")
        if kind not in get_args(Card):
            flaws.append(f"{kind.__name__}: not in records.Card, so no deck can have it")
    return flaws
