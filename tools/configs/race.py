"""Configurations of the team race."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from starhaul.kernel.chance import Stream
from starhaul.race.data.rule_data import usual_track
from tools.configs import options_to_try

SEATS = (2, 3, 4)


@cache
def plain() -> tuple[dict[str, Any], ...]:
    return tuple({"seats": seats} for seats in SEATS)


@cache
def with_options() -> tuple[dict[str, Any], ...]:
    return tuple({"seats": seats, "options": option} for seats in SEATS for option in options(seats))


@cache
def options(seats: int) -> tuple[dict[str, Any], ...]:
    """Each with the values that follow from its declaration, but for these."""
    special = {
        "first": (seats - 1,),
        "colours": ([["yellow"], *([] for _ in range(seats - 1))],),
        "track": (another_track(),),
        "ships": ([["red-1", 18, "hyperspace"], ["green-2", 44, "normal"]],),
        "story_seconds": (9,),
    }
    return tuple(options_to_try("race", special))


@cache
def another_track() -> dict[str, Any]:
    """The standard track without its first normal space after the start: a valid track of another length."""
    record: dict[str, Any] = msgspec.to_builtins(usual_track())
    spaces = [space for space in record["spaces"] if space["index"] != 1]
    for number, space in enumerate(spaces):
        space["index"] = number
    holes = [
        {name: value if name == "id" else value - 1 for name, value in hole.items()}
        for hole in record["black_holes"]
    ]
    return {**record, "name": "Short run", "spaces": spaces, "black_holes": holes}


def drawn(draw: Stream) -> dict[str, Any]:
    seats = draw.pick(SEATS)
    chosen: dict[str, Any] = {}
    for _ in range(draw(3)):
        chosen |= draw.pick(options(seats))
    if "track" in chosen:
        # The places of the ships are those of the usual track.
        chosen.pop("ships", None)
    return {"seats": seats, "options": chosen}
