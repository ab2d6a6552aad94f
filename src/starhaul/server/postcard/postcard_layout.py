"""The layout of postcards: 1200×630 pixels, with everything drawn or written as outlines.

Used by `postcard_maker`. What is written comes from there, what is drawn from the game.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from starhaul.games import PLUGINS
from starhaul.server.postcard.postcard_part import postcard_part
from starhaul.server.postcard.postcard_records import SIZE
from starhaul.svg import Element, circle, group, path, rect
from starhaul.svg.drawing_frame import FramedDrawing
from starhaul.svg.lettering import FOREIGN, Spelling, Weight, fitted, lettered, letters, width, wrapped
from starhaul.svg.standalone import standalone
from starhaul.svg.themes import PALETTES, Theme, backdrop, style_sheet

THEME: Theme = "space"
WIDE, HIGH = SIZE
_EDGE = 44
"""The margin on all sides."""
_TOP, _LOW = 124, 424
"""The pictures are between these lines, unless the writing is beside them."""
_SIDE = 386
"""The width of the results."""
_GAP = 40
_WIDE_ENOUGH = 2.2
"""A single picture with a smaller ratio of width to height has the writing beside it."""

_LOOKS: Mapping[str, str] = {
    "ground": "fill:$ground",
    "star": "fill:$text",
    "glow": "fill:#1d2a57;fill-opacity:.55",
    "title": "fill:#ffe9c4",
    "story": "fill:#e6ecff",
    "quiet": "fill:#94a4d6",
    "amber": "fill:$amber",
    "plank": "fill:#111934;stroke:#33437c;stroke-width:2",
    "first": "fill:$amber",
    "medal": "fill:#2b396e",
    "on-first": "fill:#2a1a00",
    "on-medal": "fill:#dbe4ff",
    "arrow": "fill:$amber;stroke:#2a1a00;stroke-width:2;stroke-linejoin:round",
    "label": "fill:#111934;fill-opacity:.9;stroke:#33437c;stroke-width:1.5",
}


class PostcardLine(NamedTuple):
    """A line of the results."""

    place: int | None
    name: str
    score: str


class PostcardText(NamedTuple):
    """Everything that is written on a postcard."""

    heading: str
    line: str
    """What was played."""
    story: Sequence[str]
    results: Sequence[PostcardLine]
    captions: Sequence[str]
    """One for each picture."""
    alternative: str
    """The whole content for screen readers."""


_Layout = Callable[[Sequence[FramedDrawing], PostcardText], list[Element]]


def laid_out(game: str, text: PostcardText, drawings: Sequence[FramedDrawing]) -> str:
    """An SVG document."""
    spelling = _spelling(game)
    shown = [
        FramedDrawing([spelling.outlined(one) for one in d.content], d.width, d.height) for d in drawings
    ]
    content = [
        backdrop(WIDE, HIGH, THEME),
        *_glow(),
        *_head(text),
        *_layout(shown, text)(shown, text),
    ]
    part: Any = PLUGINS[game].part("browser")
    own = {**_LOOKS, **FOREIGN, **postcard_part(game).LOOKS}
    return standalone(
        content,
        (0, 0, WIDE, HIGH),
        look=THEME,
        known={**_definitions(game), **letters()},
        style=lambda looks: f"{part.style_sheet(THEME, looks)}\n{style_sheet(own, PALETTES[THEME], looks)}",
        title=text.heading,
        description=text.alternative,
    )


@cache
def _spelling(game: str) -> Spelling:
    part: Any = PLUGINS[game].part("browser")
    return Spelling(part.style_sheet(THEME, _Everything()))


class _Everything:
    def __contains__(self, item: object) -> bool:
        return True


@cache
def _definitions(game: str) -> Mapping[str, Element]:
    part: Any = PLUGINS[game].part("browser")
    spelling = _spelling(game)
    return {name: spelling.outlined(node) for name, node in part.definitions().items()}


# --- parts of the picture ----------------------------------------------------------------------------------


def _glow() -> list[Element]:
    return [circle(WIDE * 0.74, 280, 250, "glow"), circle(WIDE * 0.12, 610, 190, "glow")]


def _head(text: PostcardText) -> list[Element]:
    room = WIDE - 2 * _EDGE
    size = next((one for one in (52, 46, 40, 34) if width(text.heading, one, "bold") <= room), 30)
    heading = lettered(_EDGE, 76, fitted(text.heading, size, room, "bold"), size, "title", "bold")
    if not text.line:
        return [heading]
    return [
        heading,
        lettered(_EDGE, 110, fitted(text.line, 21, room - 160), 21, "quiet"),
        lettered(WIDE - _EDGE, 110, "starhaul", 24, "amber", "bold", "end"),
    ]


def _layout(drawings: Sequence[FramedDrawing], text: PostcardText) -> _Layout:
    if not text.story and not text.results:
        return _alone
    is_wide = len(drawings) > 1 or drawings[0].width >= _WIDE_ENOUGH * drawings[0].height
    return _above if is_wide else _beside


def _alone(drawings: Sequence[FramedDrawing], text: PostcardText) -> list[Element]:
    """Nothing but a picture."""
    return [drawings[0].fitted_into(_EDGE, _TOP, WIDE - 2 * _EDGE, HIGH - _TOP - _EDGE)]


def _above(drawings: Sequence[FramedDrawing], text: PostcardText) -> list[Element]:
    """The pictures above the writing."""
    room = WIDE - 2 * _EDGE - (_SIDE + _GAP if text.results else 0)
    left = WIDE - _EDGE - _SIDE
    return [
        *_pictures(drawings, text.captions),
        *_story(text.story, _EDGE, 482, room, 112),
        *_results(text.results, left, 474, _SIDE, 118),
    ]


def _beside(drawings: Sequence[FramedDrawing], text: PostcardText) -> list[Element]:
    """A picture that is about as high as it is wide, and the writing beside it."""
    left = WIDE - _EDGE - _SIDE
    wide = left - _GAP - _EDGE
    results = min(34 * len(text.results), 136) + 14 if text.results else 0
    return [
        drawings[0].fitted_into(_EDGE, _TOP + 6, wide, 410, 1.2),
        *(_caption(_EDGE + wide / 2, text.captions[0], wide, 566) if text.captions else ()),
        *_story(text.story, left, 156, _SIDE, 408 - results),
        *_results(text.results, left, 584 - results, _SIDE, results - 14),
    ]


def _pictures(drawings: Sequence[FramedDrawing], captions: Sequence[str]) -> list[Element]:
    """One picture, or two to the same scale with an arrow between them."""
    between = 90 if len(drawings) > 1 else 0
    room: float = WIDE - 2 * _EDGE - between * (len(drawings) - 1)
    whole = sum(one.width for one in drawings)
    scale = min(room / whole, (_LOW - _TOP) / max(one.height for one in drawings), 1.0)
    x = (WIDE - whole * scale - between * (len(drawings) - 1)) / 2
    found: list[Element] = []
    for number, one in enumerate(drawings):
        if number:
            found.append(_arrow(x + between / 2, (_TOP + _LOW) / 2))
            x += between
        found.append(one.fitted_into(x, _TOP, one.width * scale, _LOW - _TOP, scale))
        if number < len(captions):
            room = one.width * scale if len(drawings) > 1 else WIDE
            found += _caption(x + one.width * scale / 2, captions[number], room, _LOW + 4)
        x += one.width * scale
    return found


def _arrow(x: float, y: float) -> Element:
    return group(
        path("M-30 -11H4V-28L36 0L4 28V11H-30Q-22 0 -30 -11Z", "arrow"),
        transform=f"translate({x:.1f} {y:.1f})",
    )


def _caption(x: float, words: str, room: float, top: float) -> list[Element]:
    words = fitted(words, 18, min(max(room, 440), WIDE - 2 * _EDGE) - 28)
    wide = width(words, 18) + 28
    left = min(max(x - wide / 2, _EDGE), WIDE - _EDGE - wide)
    return [
        rect(left, top, wide, 31, "label", 15),
        lettered(left + wide / 2, top + 22, words, 18, "story", anchor="middle"),
    ]


def _story(story: Sequence[str], x: float, top: float, room: float, high: float) -> list[Element]:
    """As large as the space allows; what does not fit even in small letters is cut."""
    for size in (23, 21, 19, 17):
        lines, step = _written(story, size, room, int(high / (size * 1.38))), size * 1.38
        if len(lines) * step <= high + size * 0.4:
            break
    most = int((high + size * 0.4) / step)
    return [
        lettered(x, top + size + number * step, line, size, "story")
        for number, line in enumerate(lines[:most])
    ]


def _written(story: Sequence[str], size: float, room: float, most: int) -> list[str]:
    """Every sentence begins a line of its own, as long as there is space for that."""
    apart = [line for sentence in story for line in wrapped(sentence, size, room)]
    return apart if len(apart) <= most else wrapped(" ".join(story), size, room)


def _results(
    results: Sequence[PostcardLine], left: float, top: float, wide: float, high: float
) -> list[Element]:
    if not results:
        return []
    each = min(34.0, high / len(results))
    found = [rect(left, top, wide, each * len(results) + 12, "plank", 12)]
    for number, line in enumerate(results):
        found += _result(line, left, top + 6 + each * (number + 0.5))
    return found


def _result(line: PostcardLine, left: float, y: float) -> list[Element]:
    is_first = line.place == 1
    medal, on = ("first", "on-first") if is_first else ("medal", "on-medal")
    score = fitted(line.score, 18, 190)
    room = _SIDE - 74 - width(score, 18)
    weight: Weight = "bold" if is_first else "text"
    size = next((one for one in (20, 18) if width(line.name, one, weight) <= room), 16)
    return [
        circle(left + 27, y, 13, medal),
        lettered(left + 27, y + 6, "–" if line.place is None else str(line.place), 17, on, "bold", "middle"),
        lettered(left + 50, y + 7, fitted(line.name, size, room, weight), size, "story", weight),
        lettered(left + _SIDE - 16, y + 7, score, 18, "quiet", anchor="end"),
    ]
