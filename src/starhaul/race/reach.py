"""Hints for clients: how far each card of a hand moves a ship.

Used by `game` for the view of a seat and for questions. A client needs these numbers because it has no rules.
"""

from functools import lru_cache

from msgspec import Struct

from starhaul.race.decks import MOVEMENT
from starhaul.race.flow.turn import movable
from starhaul.race.moves import distance
from starhaul.race.state import State
from starhaul.race.terms import SHIPS
from starhaul.race.track import Track

Reach = tuple[str, int, int]
"""A ship, the index where it stops, and the index where it rests; a black hole makes them differ."""


class Hints(Struct, frozen=True):
    """Help for choosing a card."""

    reach: list[list[Reach]]
    """For each card in the viewer's hand, the ships it may move: (name, where it stops, where it then
    rests)."""


def reach_of(state: State, seat: int) -> list[list[Reach]]:
    """For each card of the hand, its effect on every ship it may move, without bonus cards."""
    hand = state.hands[seat]
    if not hand:
        return []
    ships, track, places = movable(state), state.setup.track, state.places
    return [
        [_reach(track, ship, *places[ship], MOVEMENT[card].value) for ship in ships[MOVEMENT[card].colour]]
        for card in hand
    ]


@lru_cache(maxsize=1 << 14)
def _reach(track: Track, ship: int, index: int, face: str, number: int) -> Reach:
    end = track.end(index, distance(face, number))
    return SHIPS[ship], end, track.retreats[end][0] if track.is_hole(end) else end
