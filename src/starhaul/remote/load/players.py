"""Guests who play: whatever is legal, chosen quickly from what the server shows."""

from collections.abc import Callable, Mapping
from random import Random

import msgspec
from msgspec import Struct

from starhaul.remote.load.messages import NOTHING, Question, Update

Choose = Callable[[Update, Random], bytes | None]
"""Takes what is shown and asked; gives an action as JSON, or None where there is nothing to say."""

BUILD = "build"
TILES = (9, 16)
"""A ship has at least and at most so many before its builder is content."""


class _Ship(Struct, frozen=True):
    tiles: list[msgspec.Raw]


class _Seat(Struct, frozen=True):
    ship: _Ship
    hand: int = 0
    start: int = 0


class _Yard(Struct, frozen=True):
    face_down: int
    places: list[list[int]] = []


class _View(Struct, frozen=True):
    seats: list[_Seat]
    me: int
    yard: _Yard | None = None


_view = msgspec.json.Decoder(_View).decode


def at_random(update: Update, luck: Random) -> bytes | None:
    """For games that list all options."""
    for question in update.asked:
        if question.options and question.waits:
            return bytes(luck.choice(question.options))
    return None


def trucker(update: Update, luck: Random) -> bytes | None:
    """Builds what fits, finishes, and leaves the flight to the defaults."""
    for question in update.asked:
        if question.kind == BUILD:
            return _build(_view(update.view), luck) if question.options is None else None
        if question.waits:
            return _default(question, luck)
    return None


def _default(question: Question, luck: Random) -> bytes | None:
    if question.default != NOTHING:
        return bytes(question.default)
    return bytes(luck.choice(question.options)) if question.options else None


def _build(view: _View, luck: Random) -> bytes | None:
    mine, yard = view.seats[view.me], view.yard
    if mine.start or yard is None:
        return None
    if mine.hand:
        places = [(turn, cell) for turn, cells in enumerate(yard.places) for cell in cells]
        if not places:
            return b'{"do":"return"}'
        turn, cell = luck.choice(places)
        return b'{"do":"attach","cell":%d,"turn":%d}' % (cell, turn)
    if yard.face_down and len(mine.ship.tiles) < luck.randint(*TILES):
        return b'{"do":"take"}'
    taken = {seat.start for seat in view.seats}
    free = [number for number in range(1, len(view.seats) + 1) if number not in taken]
    return b'{"do":"finish","start":%d}' % free[0] if free else None


CHOOSE: Mapping[str, Choose] = {"race": at_random, "trucker": trucker}
CONFIGS: Mapping[str, Mapping[str, object]] = {"race": {}, "trucker": {"rounds": ["I"]}}
"""What is played: short matches, so that some come to their end."""
PRIVATE: Mapping[str, frozenset[str]] = {
    "race": frozenset({"card_set_aside", "hand_dealt", "bonus_seen", "by-default"}),
    "trucker": frozenset({"card-dealt", "pile-seen"}),
}
"""Events that not everybody hears; all others must be the same for all."""
