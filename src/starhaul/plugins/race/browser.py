"""Static data of the race for the browser client: the track as a picture and its geometry.

Loaded by `server.http.game_assets`. What changes during a match is in the view, not here.
"""

from collections.abc import Mapping
from typing import Any

import msgspec

from starhaul.race.config import Config, setup_of
from starhaul.race.data import rule_data
from starhaul.race.draw.emblems import DIGIT_AT
from starhaul.race.draw.emblems import definitions as drawn
from starhaul.race.draw.ribbon import HALF, INNER, Ribbon, course_of
from starhaul.race.draw.style import style_sheet as style_sheet
from starhaul.race.draw.track_art import PLANET_SHIFT, track
from starhaul.race.pace import PACES_MS, SPACE_MS
from starhaul.race.records import TrackRecord
from starhaul.race.terms import COLOURS
from starhaul.svg import Element, group, write

DEPENDS_ON_CONFIG = True
TEXTS = ("client-race", "race")
FURTHER_TEXTS: Mapping[str, tuple[str, ...]] = {"lesson-race": ("client-lesson-race",)}
_MARGIN = 30
_SIDES = {1: ((-HALF, HALF),), 2: ((-HALF, 0), (0, HALF))}
"""The extent of each face across the track, by number of faces."""


def data(config: Config | None) -> Mapping[str, Any]:
    record = (
        rule_data.usual_track() if config is None or config.options.track is None else config.options.track
    )
    course = course_of(record, _MARGIN)
    return {
        "colours": COLOURS,
        "digit_at": DIGIT_AT,
        "bonus": msgspec.to_builtins(rule_data.cards().bonus.types),
        "track": {
            "svg": write(group(*track(course, record, (), {}))),
            "width": course.width,
            "height": course.height,
            "half": HALF,
            "inner": INNER,
            "planet_shift": PLANET_SHIFT,
            "spaces": _spaces(course, record),
            "holes": msgspec.to_builtins(record.black_holes),
        },
        "paces": PACES_MS,
        "space_ms": SPACE_MS,
        "owners": [] if config is None else list(setup_of(config).owners),
        "jokers": config is None or setup_of(config).set_up.jokers,
    }


def form_data() -> Mapping[str, Any]:
    """What the field `colours` of the form offers."""
    return {"colours": COLOURS}


def _spaces(course: Ribbon, record: TrackRecord) -> list[Mapping[str, Any]]:
    return [
        {
            "x": round(spot.x, 1),
            "y": round(spot.y, 1),
            "degrees": spot.degrees,
            "outline": spot.outline(-HALF, HALF),
            "sides": [spot.outline(left, right) for left, right in _SIDES[len(space.faces)]],
            "faces": space.faces,
        }
        for spot, space in zip(course.spots, record.spaces, strict=True)
    ]


def definitions() -> Mapping[str, Element]:
    return drawn()
