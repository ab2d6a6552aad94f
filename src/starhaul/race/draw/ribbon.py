"""The geometry of the track: a ribbon along the direction of travel.

Points on a space are given as (along, across), relative to its centre: along the direction of travel, and to
the right of it.
"""

from collections.abc import Sequence
from itertools import pairwise
from math import atan2, cos, degrees, dist, hypot, pi, radians, sin, tan
from typing import NamedTuple

from starhaul.race.records import TrackRecord

Point = tuple[float, float]

PITCH = 74.2
"""The distance between neighbouring spaces."""
HALF = 72
"""From the centre line of the ribbon to its edge."""
INNER = 54
"""From the centre line to the plates with the letters, which run along both edges."""
_RADIUS, _STRAIGHT = 130, 866
_NEAREST, _FURTHEST, _SHARPEST = 50, 110, 45
_APART = 2 * HALF + 4
"""The minimum distance between parts of the track that are not neighbours."""
_NEIGHBOURS = 5
_STRAIGHT_ENOUGH, _BEND = 0.02, 0.15
"""In radians: below the first an arc is drawn as a straight line; above the second it counts as a bend."""


class Rib(NamedTuple):
    """The line between two spaces: its centre, and the direction of travel in radians."""

    x: float
    y: float
    heading: float

    def at(self, across: float) -> Point:
        return self.x - across * sin(self.heading), self.y + across * cos(self.heading)

    @property
    def degrees(self) -> int:
        return round(degrees(self.heading))


class RibbonSpace(NamedTuple):
    """A space: its centre, the direction of travel in radians, and the lines where it begins and ends."""

    x: float
    y: float
    heading: float
    entry: Rib
    exit: Rib

    def at(self, along: float, across: float) -> Point:
        c, s = cos(self.heading), sin(self.heading)
        return self.x + along * c - across * s, self.y + along * s + across * c

    @property
    def degrees(self) -> int:
        return round(degrees(self.heading))

    @property
    def outside(self) -> int:
        """The side with more room: the left one, except where the track bends to the left."""
        return 1 if _between(self.entry.heading, self.exit.heading) < -_BEND else -1

    def outline(self, left: float, right: float) -> str:
        """The part of the space between two distances from the centre line."""
        start = self.entry.at(left)
        back = self.exit.at(right)
        forth = _bend(start, self.entry.heading, self.exit.at(left), self.exit.heading)
        home = _bend(back, self.exit.heading, self.entry.at(right), self.entry.heading)
        return f"M{_text(start)}{forth}L{_text(back)}{home}Z"

    def line(self, across: float) -> str:
        """A line through the whole space at a distance from the centre line."""
        start = self.entry.at(across)
        return f"M{_text(start)}{_bend(start, self.entry.heading, self.exit.at(across), self.exit.heading)}"


def _text(point: Point) -> str:
    return f"{point[0]:.1f} {point[1]:.1f}"


def _bend(start: Point, heading: float, end: Point, other: float) -> str:
    """A smooth curve between two points with the given tangents."""
    corner = _corner(start, heading, end, other)
    return f"L{_text(end)}" if corner is None else f"Q{_text(corner)} {_text(end)}"


def _corner(start: Point, heading: float, end: Point, other: float) -> Point | None:
    """The intersection of the tangents at two points; None if they are parallel."""
    turn = sin(other - heading)
    if abs(turn) < _STRAIGHT_ENOUGH:
        return None
    way = ((end[0] - start[0]) * sin(other) - (end[1] - start[1]) * cos(other)) / turn
    return start[0] + way * cos(heading), start[1] + way * sin(heading)


class Ribbon(NamedTuple):
    spots: tuple[RibbonSpace, ...]
    width: float
    height: float


def course_of(record: TrackRecord, margin: float) -> Ribbon:
    """The track with the coordinates of its file, or a winding one if these cannot be used."""
    stated = [(space.x, space.y, radians(space.angle)) for space in record.spaces]
    places = stated if _can_be_drawn(stated) else [_winding(number) for number in range(len(stated))]
    left = min(x for x, _, _ in places) - HALF - margin
    top = min(y for _, y, _ in places) - HALF - margin
    moved = [(x - left, y - top, heading) for x, y, heading in places]
    width = max(x for x, _, _ in moved) + HALF + margin
    height = max(y for _, y, _ in moved) + HALF + margin
    return Ribbon(_spots(moved), width, height)


def _can_be_drawn(places: Sequence[tuple[float, float, float]]) -> bool:
    """Whether a ribbon of this width would neither break nor overlap itself."""
    for (x, y, heading), (u, v, other) in pairwise(places):
        if not _NEAREST <= hypot(u - x, v - y) <= _FURTHEST:
            return False
        course = atan2(v - y, u - x)
        if max(abs(degrees(_between(heading, course))), abs(degrees(_between(course, other)))) > _SHARPEST:
            return False
    return all(
        dist(one[:2], other[:2]) >= _APART
        for number, one in enumerate(places)
        for other in places[number + _NEIGHBOURS :]
    )


def _between(one: float, other: float) -> float:
    """The difference of two angles, between -π and π."""
    return (other - one + pi) % (2 * pi) - pi


def _winding(number: int) -> tuple[float, float, float]:
    """A winding course: straight right, a half circle, straight left, and so on."""
    bend = pi * _RADIUS
    row, way = divmod(number * PITCH, _STRAIGHT + bend)
    ahead = 1 if row % 2 == 0 else -1
    y = 2 * _RADIUS * row
    middle = _STRAIGHT / 2
    if way <= _STRAIGHT:
        return ahead * (way - middle), y, 0 if ahead > 0 else pi
    turned = (way - _STRAIGHT) / _RADIUS
    heading = turned if ahead > 0 else pi - turned
    return ahead * (middle + _RADIUS * sin(turned)), y + _RADIUS * (1 - cos(turned)), heading


def _spots(places: Sequence[tuple[float, float, float]]) -> tuple[RibbonSpace, ...]:
    ribs = [_rib_between(place, other) for place, other in pairwise(places)]
    first, last = _rib_beyond(places[0], -PITCH / 2), _rib_beyond(places[-1], PITCH / 2)
    lines = [first, *ribs, last]
    return tuple(
        RibbonSpace(x, y, heading, entry, exit_)
        for (x, y, heading), (entry, exit_) in zip(places, pairwise(lines), strict=True)
    )


def _rib_between(place: tuple[float, float, float], other: tuple[float, float, float]) -> Rib:
    (x, y, heading), (u, v, next_heading) = place, other
    turn = _between(heading, next_heading)
    # Halfway along the arc, which lies off the straight line.
    off = tan(turn / 4) / 2
    return Rib((x + u) / 2 + off * (v - y), (y + v) / 2 - off * (u - x), heading + turn / 2)


def _rib_beyond(place: tuple[float, float, float], way: float) -> Rib:
    x, y, heading = place
    return Rib(x + way * cos(heading), y + way * sin(heading), heading)
