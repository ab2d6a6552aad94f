"""The race in pictures to share: the track and its ships at the decisive moment.

Loaded by `server.postcard.postcard_part`. How the track is drawn is in `race.draw`.
"""

from collections.abc import Mapping, Sequence

from starhaul.chronicle.chronicle_records import Chronicle, StoryWords
from starhaul.locale import Texts
from starhaul.plugins.race.terminal import answer_words
from starhaul.race.config import Config
from starhaul.race.data import rule_data
from starhaul.race.draw.ribbon import course_of
from starhaul.race.draw.track_art import ShipAt, track
from starhaul.race.records import TrackRecord
from starhaul.race.state import State
from starhaul.race.terms import SHIPS
from starhaul.server.postcard.postcard_part import ShipPair
from starhaul.svg.drawing_frame import FramedDrawing

LOOKS: Mapping[str, str] = {}
_MARGIN = 30
_POSTER = (("red-1", 10), ("green-1", 13), ("yellow-2", 22), ("black-1", 28), ("green-2", 38), ("red-2", 17))
"""The ships on the poster, by name, and the spaces they stand on."""


def line(config: Config, texts: Texts) -> str:
    return " · ".join((texts("front-game-race"), texts("postcard-race-seats", seats=config.seats)))


def heading(chronicle: Chronicle, pair: ShipPair | None) -> StoryWords:
    if not chronicle.is_over:
        return StoryWords("postcard-race-stopped")
    return StoryWords("postcard-race-holes" if chronicle.losses else "postcard-race-clean")


def seat_names(config: Config, texts: Texts, colours: Sequence[int]) -> Sequence[str]:
    """The colours of the ships; those of the seats are not used."""
    names = answer_words.seat_names(texts, config)
    return [name[:1].upper() + name[1:] for name in names]


def ships(pair: ShipPair, config: Config, colours: Sequence[int]) -> tuple[FramedDrawing, FramedDrawing]:
    raise AssertionError("the ships of a race have no pictures of their own")


def table(state: State, colours: Sequence[int]) -> FramedDrawing:
    standing = [(SHIPS[ship], *state.places[ship]) for ship in state.setup.ships]
    return _drawn(state.config.options.track or rule_data.usual_track(), standing)


def poster() -> FramedDrawing:
    record = rule_data.usual_track()
    standing = [(name, index, str(record.spaces[index].faces[0])) for name, index in _POSTER]
    return _drawn(record, standing)


def _drawn(record: TrackRecord, standing: list[ShipAt]) -> FramedDrawing:
    course = course_of(record, _MARGIN)
    return FramedDrawing(track(course, record, standing, {}), course.width, course.height)
