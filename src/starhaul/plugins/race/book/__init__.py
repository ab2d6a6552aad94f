"""What the race contributes to the rule book: pictures of the track, icons, and the rules of bonus cards.

Loaded by `rulebook.book_part`. The chapters themselves are in `locale`.
"""

from collections.abc import Callable, Mapping, Sequence

from starhaul.race.data import rule_data
from starhaul.race.draw.emblems import definitions
from starhaul.race.draw.ribbon import HALF, course_of
from starhaul.race.draw.style import style_sheet
from starhaul.race.draw.track_art import ShipAt, hull, track
from starhaul.race.terms import COLOURS, Face
from starhaul.rulebook.book_part import ChapterScope, Icon
from starhaul.svg import Element, element, group, link, path
from starhaul.svg.standalone import standalone
from starhaul.svg.themes import Theme, backdrop

_MARGIN, _ROOM = 30, 74
_SIDE, _COLUMNS = 140, 6

EDITIONS = ()
CLASSES = ()
SCOPES = (ChapterScope("race"),)
_BONUS = {
    "experienced_pilot": "TR-130",
    "light_speed": "TR-131",
    "acceleration": "TR-132",
    "evasive_manoeuvre": "TR-133",
    "tow_hook": "TR-135",
}
_FACES = {
    Face.START: "TR-020",
    Face.NORMAL: "TR-050",
    Face.BONUS: "TR-061",
    Face.HYPERSPACE: "TR-051",
    Face.ASTEROID: "TR-052",
    Face.BLACK_HOLE: "TR-063",
    Face.FINISH: "TR-058",
}
LINKS: Mapping[str, Mapping[str, str]] = {
    "card": {**_BONUS, "joker": "TR-160"},
    "face": {str(face): rule for face, rule in _FACES.items()},
}
ICONS = (
    *(
        Icon(f"face-{face}", "spaces", f"race-face-{face}", f"race-ui-does-{face}", rule)
        for face, rule in _FACES.items()
    ),
    *(Icon(f"hull-{colour}", "ships", f"rules-icon-word-ship-{colour}", "rules-icon-ship", "TR-010")
      for colour in COLOURS),
    Icon("back-movement", "race-cards", "rules-icon-word-movement", "rules-icon-movement", "TR-021"),
    Icon("back-bonus", "race-cards", "rules-icon-word-bonus", "rules-icon-bonus", "TR-024"),
)  # fmt: skip


def _picture(theme: Theme, shown: range, ships: Sequence[ShipAt], way: Sequence[int] = ()) -> str:
    """A part of the real track with ships; `way` are the spaces over which an arrow leads."""
    record = rule_data.usual_track()
    course = course_of(record, _MARGIN)
    places = [course.spots[index].at(0, 0) for index in shown]
    left, top = (max(0.0, min(place[axis] for place in places) - HALF - _ROOM) for axis in (0, 1))
    right = min(course.width, max(place[0] for place in places) + HALF + _ROOM)
    low = min(course.height, max(place[1] for place in places) + HALF + _ROOM)
    content = [backdrop(course.width, course.height, theme), *track(course, record, ships, {})]
    if way:
        line = "M" + "L".join("{:.1f} {:.1f}".format(*course.spots[index].at(0, 0)) for index in way)
        x, y = course.spots[way[-1]].at(0, 0)
        turn = course.spots[way[-1]].degrees + (180 if way[-1] < way[0] else 0)
        content += [
            path(line, "course"),
            element(
                "path",
                d="M-18 -14L6 0L-18 14Z",
                class_="sh-course-head",
                transform=f"translate({x:.1f} {y:.1f}) rotate({turn})",
            ),
        ]
    return _document(content, (left, top, right - left, low - top), theme)


_LOOKS = {
    "course": "fill:none;stroke:#ffb347;stroke-width:8;stroke-linecap:round;stroke-dasharray:4 14",
    "course-head": "fill:#ffb347;stroke:#1f2c47;stroke-width:2",
}


def _document(content: list[Element], view: tuple[float, float, float, float], theme: Theme) -> str:
    def style(looks: set[str]) -> str:
        own = [f".sh-{name}{{{rule}}}" for name, rule in _LOOKS.items() if name in looks]
        return "\n".join([style_sheet(theme, looks), *own])

    return standalone(content, view, look=theme, known=definitions(), style=style, title="", description="")


_DRAWN: Mapping[str, tuple[str, Callable[[Theme], str]]] = {
    "TR-101": ("track", lambda theme: _picture(theme, range(46), ())),
    "TR-020": (
        "take-off",
        lambda theme: _picture(
            theme, range(4), [(f"{colour}-{number}", 0, "start") for colour in COLOURS for number in (1, 2)]
        ),
    ),
    "TR-051": (
        "doubled",
        lambda theme: _picture(theme, range(6, 11), [("red-1", 7, "hyperspace")], (7, 8, 9)),
    ),
    "TR-052": (
        "slowed",
        lambda theme: _picture(theme, range(4, 9), [("green-1", 5, "asteroid")], (5, 6)),
    ),
    "TR-062": (
        "double-space",
        lambda theme: _picture(theme, range(7, 10), [("yellow-1", 8, "asteroid"), ("black-2", 8, "normal")]),
    ),
    "TR-063": (
        "black-hole",
        lambda theme: _picture(theme, range(9, 14), [("red-2", 10, "normal")], (12, 11, 10)),
    ),
    "TR-133": (
        "evading",
        lambda theme: _picture(theme, range(9, 15), [("red-2", 13, "normal")], (12, 13)),
    ),
    "TR-135": (
        "towing",
        lambda theme: _picture(
            theme, range(14, 21), [("red-1", 19, "normal"), ("green-1", 16, "normal")], (16, 17, 18, 19)
        ),
    ),
    "TR-058": (
        "arriving",
        lambda theme: _picture(theme, range(41, 46), [("black-1", 42, "normal")], (42, 43, 44, 45)),
    ),
}
PICTURES: Mapping[str, str] = {rule: name for rule, (name, _) in _DRAWN.items()}
_DRAWINGS = dict(_DRAWN.values())


def picture(name: str, theme: Theme) -> str:
    return _DRAWINGS[name](theme)


def icon_sheet(theme: Theme) -> str:
    """All icons in a grid, each with a view of its name."""
    drawn, views = list[Element](), list[Element]()
    for number, icon in enumerate(ICONS):
        row, column = divmod(number, _COLUMNS)
        x, y = column * _SIDE, row * _SIDE
        place = f"translate({x + _SIDE / 2:g} {y + _SIDE / 2:g}) scale({_scale(icon.name):g})"
        drawn.append(group(*_sign(icon.name), transform=place))
        views.append(element("view", id=icon.name, viewBox=f"{x} {y} {_SIDE} {_SIDE}"))
    rows = -(-len(ICONS) // _COLUMNS)
    return _document([*views, *drawn], (0, 0, _COLUMNS * _SIDE, rows * _SIDE), theme)


def _scale(name: str) -> float:
    return 0.95 if name in ("face-start", "face-finish") else 2.2


def _sign(name: str) -> list[Element]:
    if name.startswith("hull-"):
        return hull(f"{name.removeprefix('hull-')}-1", 0, 1)
    return [element("use", href=link(name))]
