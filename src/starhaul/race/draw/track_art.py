"""Draws the track and its ships: spaces, black holes, arrows, planets and hulls."""

from collections.abc import Iterable, Mapping, Sequence
from math import ceil, cos, radians, sin

from starhaul.race.draw.emblems import DIGIT_AT, LETTERS
from starhaul.race.draw.ribbon import HALF, INNER, Ribbon, RibbonSpace
from starhaul.race.records import HoleRecord, TrackRecord
from starhaul.race.terms import Face
from starhaul.svg import Element, circle, element, group, link, named, path, text

ShipAt = tuple[str, int, str]
"""Name, index and face, as in a view."""
PLANETS = (Face.START, Face.FINISH)
_PLATE = (INNER + HALF) / 2
PLANET_SHIFT = 32
"""Planets are wider than the track, so they are moved back from its ends."""
_OUTSIDE = HALF + 14
_LETTER_DROP = 5.5
"""From the middle of a letter to its baseline."""

Grid = tuple[int, float, float, float]
"""The arrangement of ships on one space: columns, steps along and across, scale."""


def track(
    course: Ribbon, record: TrackRecord, ships: Sequence[ShipAt], words: Mapping[str, str]
) -> list[Element]:
    between = course.spots[1:-1]
    spaces = [
        _space(spot, index, record.spaces[index].faces, words) for index, spot in enumerate(between, start=1)
    ]
    ends = [_planet(course.spots[0], 0, Face.START, -1, words)]
    ends.append(_planet(course.spots[-1], len(between) + 1, Face.FINISH, 1, words))
    return [
        *ends,
        *spaces,
        *_bed(between),
        *(_hole(course, hole) for hole in record.black_holes),
        *(_way_on(spot) for spot in course.spots[1:]),
        *(_number(spot, index) for index, spot in enumerate(between, start=1)),
        *_fleet(course, record, ships, words),
    ]


# --- spaces ------------------------------------------------------------------------------------------------


def _space(spot: RibbonSpace, index: int, faces: Sequence[str], words: Mapping[str, str]) -> Element:
    if len(faces) == 1:
        drawn = [_face(spot, faces[0], -1, 1, words)]
    else:
        # Left and right in the direction of travel, as in the board file.
        drawn = [_face(spot, faces[0], -1, 0, words), _face(spot, faces[1], 0, 1, words)]
        drawn.append(path(spot.line(0), "split"))
    return group(*drawn, look="space", data_index=str(index))


def _face(spot: RibbonSpace, face: str, left: int, right: int, words: Mapping[str, str]) -> Element:
    """A face from edge to edge, or from an edge to the centre line."""
    side = {(-1, 1): "both", (-1, 0): "left", (0, 1): "right"}[left, right]
    middle = (left + right) * INNER / 2
    drawn: list[Element] = [element("title", words[face])] if face in words else []
    drawn.append(path(spot.outline(left * INNER, right * INNER), f"cell face-{face}"))
    drawn.append(_emblem(spot, face, middle))
    for edge in (left, right):
        if edge:
            drawn += _plate(spot, face, edge)
    return group(*drawn, look="face", data_face=face, data_side=side)


def _emblem(spot: RibbonSpace, face: str, across: float) -> Element:
    x, y = spot.at(0, across)
    turn = f" rotate({spot.degrees})" if face == Face.HYPERSPACE and spot.degrees else ""
    return element("use", href=link(f"face-{face}"), transform=f"translate({x:.1f} {y:.1f}){turn}")


def _plate(spot: RibbonSpace, face: str, edge: int) -> list[Element]:
    """The letter at the edge of the ribbon, where ships do not cover it."""
    near, far = sorted((edge * INNER, edge * HALF))
    x, y = spot.at(0, edge * _PLATE)
    look = "on-hole" if face == Face.BLACK_HOLE else "plate"
    return [
        path(spot.outline(near, far), f"cell plate-{face}"),
        text(x, y + _LETTER_DROP, LETTERS[face], f"letter {look}"),
    ]


def _bed(spots: Sequence[RibbonSpace]) -> list[Element]:
    """Both edges of the whole ribbon."""
    lines = "".join(spot.line(across) for across in (-HALF, HALF) for spot in spots)
    first, last = spots[0].entry, spots[-1].exit
    for rib in (first, last):
        (x, y), (u, v) = rib.at(-HALF), rib.at(HALF)
        lines += f"M{x:.1f} {y:.1f}L{u:.1f} {v:.1f}"
    return [path(lines, "bed")]


def _number(spot: RibbonSpace, index: int) -> Element:
    x, y = spot.at(0, spot.outside * _OUTSIDE)
    return text(x, y + _LETTER_DROP, str(index), "num index")


def _way_on(spot: RibbonSpace) -> Element:
    """An arrowhead on the line before a space."""
    rib = spot.entry
    turn = f" rotate({rib.degrees})" if rib.degrees else ""
    return element(
        "path",
        d="M-5 -8L7 0L-5 8L-2 0Z",
        class_=named("way"),
        transform=f"translate({rib.x:.1f} {rib.y:.1f}){turn}",
    )


def _hole(course: Ribbon, hole: HoleRecord) -> Element:
    """An outline around the whole black hole, and an arrow to the space ships retreat to."""
    inside = course.spots[hole.first : hole.last + 1]
    edges = "".join(spot.line(across) for across in (-HALF, HALF) for spot in inside)
    for rib in (inside[0].entry, inside[-1].exit):
        (x, y), (u, v) = rib.at(-HALF), rib.at(HALF)
        edges += f"M{x:.1f} {y:.1f}L{u:.1f} {v:.1f}"
    passed = course.spots[hole.retreat_to : hole.last + 1]
    target = passed[0]
    # Beside the track, opposite the numbers.
    beside = _OUTSIDE if sum(spot.outside for spot in passed) < 0 else -_OUTSIDE
    line = "M" + "L".join("{:.1f} {:.1f}".format(*spot.at(0, beside)) for spot in reversed(passed))
    x, y = target.at(0, beside)
    tip = element(
        "path",
        d="M9 -7L0 0L9 7",
        class_=named("tip"),
        transform=f"translate({x:.1f} {y:.1f}) rotate({target.degrees})",
    )
    return group(
        path(edges, "stretch"),
        path(line, "retreat"),
        tip,
        look="hole",
        data_stretch=f"{hole.first}-{hole.last}",
    )


def _planet(spot: RibbonSpace, index: int, face: Face, shift: int, words: Mapping[str, str]) -> Element:
    x, y = _planet_middle(spot, shift)
    drawn: list[Element] = [element("title", words[face])] if face in words else []
    drawn.append(element("use", href=link(f"face-{face}"), transform=f"translate({x:.1f} {y:.1f})"))
    # On the rim at the top; the centre is for ships.
    drawn.append(circle(x, y - 64, 15, "team"))
    drawn.append(text(x, y - 64 + _LETTER_DROP, LETTERS[face], "num on-team"))
    drawn.append(text(x, y + 64 + 20, str(index), "num index"))
    return group(*drawn, look="space", data_index=str(index), data_face=face, data_side="both")


def _planet_middle(spot: RibbonSpace, shift: int) -> tuple[float, float]:
    return spot.at(shift * PLANET_SHIFT, 0)


# --- ships -------------------------------------------------------------------------------------------------


def _fleet(
    course: Ribbon, record: TrackRecord, ships: Sequence[ShipAt], words: Mapping[str, str]
) -> Iterable[Element]:
    together: dict[tuple[int, str], list[str]] = {}
    for name, index, face in ships:
        together.setdefault((index, face), []).append(name)
    for (index, face), names in together.items():
        spot = course.spots[index]
        side = _side(record.spaces[index].faces, face)
        middle = _middle(face, side)
        for name, (along, across, scale) in zip(names, _formation(len(names), face, side), strict=True):
            place = spot.at(middle[0] + along, middle[1] + across)
            about = {"data_ship": name, "data_index": str(index), "data_face": face, "data_side": side}
            yield group(
                *([element("title", words[name])] if name in words else []),
                *hull(name, spot.degrees, scale),
                look="ship",
                transform=f"translate({place[0]:.1f} {place[1]:.1f})",
                **about,
            )


def _side(faces: Sequence[str], face: str) -> str:
    if len(faces) == 1:
        return "both"
    return "left" if faces[0] == face else "right"


def _middle(face: str, side: str) -> tuple[float, float]:
    """The middle of a face from the middle of its space, along the track and across it."""
    if face in PLANETS:
        return PLANET_SHIFT * (-1 if face == Face.START else 1), 0
    return 0, INNER / 2 * {"left": -1, "both": 0, "right": 1}[side]


def hull(name: str, turn: int = 0, scale: float = 1) -> list[Element]:
    """A ship centred on the origin: rotated to its heading, with the number upright."""
    colour, _, number = name.partition("-")
    steps = [f"rotate({turn})"] if turn else []
    steps += [f"scale({scale:g})"] if scale != 1 else []
    off, size = DIGIT_AT[colour] * scale, 6 * scale
    look = "on-dark" if colour == "black" else "on-light"
    x, y = off * cos(radians(turn)), off * sin(radians(turn))
    digit = element(
        "text",
        number,
        class_=named(f"num digit {look}"),
        transform=f"translate({x:.1f} {y + size:.1f})" + (f" scale({scale:g})" if scale != 1 else ""),
    )
    return [element("use", href=link(f"hull-{colour}"), transform=" ".join(steps) or None), digit]


def _formation(count: int, face: str, side: str) -> list[tuple[float, float, float]]:
    """The positions of `count` ships relative to the centre of their space: along, across, scale."""
    columns, along, across, scale = _grid(count, face, side)
    rows = ceil(count / columns)
    found = []
    for number in range(count):
        row, column = divmod(number, columns)
        in_row = min(columns, count - row * columns)
        found.append(((column - (in_row - 1) / 2) * along, (row - (rows - 1) / 2) * across, scale))
    return found


def _grid(count: int, face: str, side: str) -> Grid:
    if count == 1:
        return 1, 0, 0, 1.25
    if face in PLANETS:
        return (2, 40, 34, 1.1) if count <= 4 else (3, 34, 29, 1)
    if side == "both" and count <= 3:
        # Side by side, so that they do not cover the arrowheads between spaces.
        return 1, 0, 33, 1.1
    if side == "both" or count == 2:
        return 2, 33, 27, 0.95
    if count <= 4:
        return 2, 32, 26, 0.88
    # Many ships on half a space: three columns.
    return 3, 22.5, 26 if count <= 6 else 18, 0.7
