"""A race as an SVG document: the track with its ships, the seats, the piles and a legend.

Used by the terminal's pictures; the browser gets the track alone (`track_art`).
"""

from collections.abc import Mapping

from starhaul.race.draw import panels
from starhaul.race.draw.emblems import definitions
from starhaul.race.draw.ribbon import course_of
from starhaul.race.draw.style import style_sheet
from starhaul.race.draw.track_art import track
from starhaul.race.records import TrackRecord
from starhaul.race.view import View
from starhaul.svg.standalone import standalone
from starhaul.svg.themes import Theme, backdrop

_NO_WORDS: Mapping[str, str] = {}
_MARGIN = 30


def race_svg(
    view: View, record: TrackRecord, words: Mapping[str, str] = _NO_WORDS, theme: Theme = "paper"
) -> str:
    """Draw a view; nothing outside the view is drawn.

    `words` are in the reader's language: `title` and `desc` for screen readers, names of faces and ships for
    tooltips and the legend, `seat-0` … for the seats, and the labels of the piles.
    """
    course = course_of(record, _MARGIN)
    finish = len(record.spaces) - 1
    width, height = course.width, course.height + panels.high()
    content = [
        backdrop(width, height, theme),
        *track(course, record, view.ships, words),
        *panels.all_panels(view, _MARGIN, course.height, width - 2 * _MARGIN, finish, words),
    ]
    return standalone(
        content,
        (0, 0, width, height),
        look=theme,
        known=definitions(),
        style=lambda looks: style_sheet(theme, looks),
        title=words.get("title", ""),
        description=words.get("desc", ""),
    )
