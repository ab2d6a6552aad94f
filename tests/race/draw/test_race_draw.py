"""The picture of a race: well-formed, always the same, every ship in its place, nothing hidden."""

import re
import xml.etree.ElementTree as ET
from math import cos, dist, sin

import pytest
from msgspec import structs

from starhaul.kernel.chance import Stream
from starhaul.kernel.match import Match
from starhaul.kernel.random_play import play_random
from starhaul.locale import LANGUAGES, Texts
from starhaul.plugins.race.terminal.drawing import picture
from starhaul.race.config import Config
from starhaul.race.data import rule_data
from starhaul.race.draw.emblems import HULLS, LETTERS, definitions
from starhaul.race.draw.race_svg import race_svg
from starhaul.race.draw.ribbon import HALF, INNER, Ribbon, course_of
from starhaul.race.game import Race
from starhaul.race.records import TrackRecord
from starhaul.race.state import State
from starhaul.race.terms import COLOURS, SHIPS, Face
from starhaul.svg import write
from starhaul.svg.themes import Theme
from tests.race.stage import GAME, Stage
from tests.trucker.draw.test_draw import SVG, check_self_contained, check_styled

TRACK = rule_data.usual_track()
MARGIN = 30


def played(seats: int, decisions: int, seed: int = 1) -> State:
    match = Match(Race(), Config(seats=seats), seed)
    play_random(match, Stream(seed, "players"), decisions=decisions)
    return match.state


def drawn(state: State, theme: Theme = "paper") -> ET.Element:
    return ET.fromstring(race_svg(GAME.view(state, None), state.setup.track.record, theme=theme))


def having(root: ET.Element, **about: str) -> list[ET.Element]:
    wanted = {f"data-{name}": value for name, value in about.items()}
    return [node for node in root.iter() if wanted.items() <= node.attrib.items()]


def coordinates_of(node: ET.Element) -> tuple[float, float]:
    found = re.match(r"translate\(([-\d.]+) ([-\d.]+)\)", node.attrib["transform"])
    assert found is not None
    return float(found[1]), float(found[2])


def tagged(root: ET.Element, name: str) -> dict[str, ET.Element]:
    """The nodes with a data attribute, by its value."""
    return {node.attrib[f"data-{name}"]: node for node in root.iter() if f"data-{name}" in node.attrib}


def ships(root: ET.Element) -> dict[str, ET.Element]:
    return tagged(root, "ship")


def offset(course: Ribbon, index: int, place: tuple[float, float]) -> tuple[float, float]:
    """The offset from the centre of a space, along the track and to the right of it."""
    spot = course.spots[index]
    dx, dy = place[0] - spot.x, place[1] - spot.y
    c, s = cos(spot.heading), sin(spot.heading)
    return dx * c + dy * s, dy * c - dx * s


# --- the document ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("theme", ["paper", "space"])
def test_a_picture_is_sound_at_every_moment(seats: int, theme: Theme):
    for decisions in (0, 7, 40, 400):
        state = played(seats, decisions)
        svg = race_svg(GAME.view(state, None), TRACK, theme=theme)
        root = ET.fromstring(svg)
        check_self_contained(svg, root)
        check_styled(root)
        assert svg == race_svg(GAME.view(state, None), TRACK, theme=theme)


def test_without_words_there_are_only_letters_and_numbers():
    texts = [node.text or "" for node in drawn(played(4, 60)).iter(f"{SVG}text")]
    assert all(re.fullmatch(r"[A-Z]?|\d+|\d/\d", text) for text in texts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_those_of_the_language(language: str):
    texts = Texts(language)
    root = ET.fromstring(picture(played(4, 60), texts))
    shown = {node.text for node in root.iter(f"{SVG}text")}
    assert {texts(f"race-face-{face}") for face in ("hyperspace", "asteroid", "black_hole")} <= shown
    assert {texts(f"race-seat-{colour}") for colour in COLOURS} <= shown
    title, description = root.findtext(f"{SVG}title") or "", root.findtext(f"{SVG}desc") or ""
    assert title.startswith(texts("race-picture-title", round=3)[:4])
    for ship in SHIPS:
        colour, _, number = ship.partition("-")
        assert texts(f"race-ship-{colour}", number=number) in description


# --- the track ---------------------------------------------------------------------------------------------


def test_every_space_shows_its_faces_letters_and_number():
    root = drawn(played(2, 0))
    for space in TRACK.spaces:
        (node,) = (node for node in having(root, index=str(space.index)) if "data-ship" not in node.attrib)
        if space.faces[0] in (Face.START, Face.FINISH):
            assert (node.attrib["data-face"], node.attrib["data-side"]) == (space.faces[0], "both")
            continue
        faces = [(part.attrib["data-side"], part.attrib["data-face"]) for part in node.iterfind(f"{SVG}g")]
        sides = ["both"] if len(space.faces) == 1 else ["left", "right"]
        assert faces == list(zip(sides, space.faces, strict=True))
        letters = [text.text for text in node.iter(f"{SVG}text")]
        assert letters == [LETTERS[face] for face in (space.faces * 2)[:2]]
    numbers = {node.text for node in root.iter(f"{SVG}text") if "sh-index" in node.attrib["class"]}
    assert numbers == {str(space.index) for space in TRACK.spaces}


def test_double_spaces_are_split_along_the_way():
    root, course = drawn(played(2, 0)), course_of(TRACK, MARGIN)
    doubles = [space for space in TRACK.spaces if len(space.faces) == 2]
    assert {round(course.spots[space.index].heading, 1) for space in doubles} > {0.0, 3.1}
    for space in doubles:
        for side, sign in (("left", -1), ("right", 1)):
            (face,) = having(having(root, index=str(space.index))[0], side=side)
            (emblem,) = face.iterfind(f"{SVG}use")
            along, across = offset(course, space.index, coordinates_of(emblem))
            assert abs(along) < 1
            assert across * sign == pytest.approx(INNER / 2, abs=1)


def test_faces_and_colours_differ_by_more_than_colour():
    emblems = [write(definitions()[f"face-{face}"]) for face in Face]
    assert len(set(emblems)) == len(set(LETTERS.values())) == len(Face)
    assert len(set(HULLS.values())) == len(HULLS) == len(COLOURS)


def test_black_holes_show_their_whole_stretch():
    found = tagged(drawn(played(2, 0)), "stretch")
    assert list(found) == [f"{hole.first}-{hole.last}" for hole in TRACK.black_holes]


def flat(record: TrackRecord) -> TrackRecord:
    return structs.replace(
        record, spaces=tuple(structs.replace(space, x=0, y=0, angle=0) for space in record.spaces)
    )


@pytest.mark.parametrize("record", [TRACK, flat(TRACK)], ids=["stated", "unstated"])
def test_no_two_spaces_lie_on_one_another(record: TrackRecord):
    course = course_of(record, MARGIN)
    for index, spot in enumerate(course.spots):
        assert HALF <= spot.x <= course.width - HALF
        assert HALF <= spot.y <= course.height - HALF
        for number, other in enumerate(course.spots):
            if abs(number - index) > 4:
                assert dist(spot[:2], other[:2]) > 2 * HALF
            elif number != index:
                assert dist(spot[:2], other[:2]) > 60


# --- ships -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_ship_stands_where_the_view_says(seats: int):
    course = course_of(TRACK, MARGIN)
    for decisions in (0, 30, 90, 400):
        state = played(seats, decisions, seed=seats)
        shown = ships(drawn(state))
        assert set(shown) == {SHIPS[ship] for ship in state.setup.ships}
        for name, index, face in GAME.view(state, None).ships:
            about = shown[name].attrib
            assert (about["data-index"], about["data-face"]) == (str(index), face)
            along, across = offset(course, index, coordinates_of(shown[name]))
            assert abs(across) < INNER
            assert abs(along) < (90 if face in ("start", "finish") else 37)


@pytest.mark.parametrize(
    ("place", "side", "sign"),
    [("4h", "left", -1), ("4n", "right", 1), ("17a", "left", -1), ("17n", "right", 1), ("30h", "left", -1)],
)
def test_ships_stand_on_their_side_of_a_double_space(place: str, side: str, sign: int):
    """Index 4 is flown to the right, 17 to the left, 30 downwards."""
    course, index = course_of(TRACK, MARGIN), int(place[:-1])
    for crowd in range(1, 9):
        shown = ships(drawn(Stage(4, dict.fromkeys(SHIPS[:crowd], place)).state))
        for name in SHIPS[:crowd]:
            _, across = offset(course, index, coordinates_of(shown[name]))
            assert shown[name].attrib["data-side"] == side
            assert 0 < across * sign < INNER


@pytest.mark.parametrize("place", ["0s", "2n", "3b", "4n", "14h", "30h", "45f"])
def test_ships_on_one_place_stand_side_by_side(place: str):
    shown = ships(drawn(Stage(4, dict.fromkeys(SHIPS, place)).state))
    places = [coordinates_of(node) for node in shown.values()]
    assert len(shown) == 8
    assert min(dist(one, other) for n, one in enumerate(places) for other in places[:n]) > 17
    numbers = [node.findtext(f"{SVG}text") for node in shown.values()]
    assert numbers == ["1", "2"] * 4


# --- seats and piles ---------------------------------------------------------------------------------------


def test_the_turn_is_marked():
    stage = Stage(3, {"red-1": "3b"}, hands=[["red-3-a"], ["red-4-a"], ["green-1-a"]], turn=1)
    (seat,) = having(drawn(stage.state), turn="yes")
    assert seat.attrib["data-seat"] == "1"


def test_a_secret_question_does_not_change_whose_turn_is_shown():
    stage = Stage(2, {"red-1": "3b"}, hands=[["green-1-a"], ["red-3-a"]], bonus=[["light_speed"], []], turn=1)
    stage.turn("red-3-a", "red-1")
    stage.state.first = 1
    assert stage.asked == (0, "departure")
    (seat,) = having(drawn(stage.state), turn="yes")
    assert seat.attrib["data-seat"] == "1"


def test_winners_are_marked_and_nobody_is_to_play():
    match = Match(Race(), Config(seats=4), 3)
    play_random(match, Stream(3, "players"))
    root = drawn(match.state)
    won = {int(seat.attrib["data-team"]) for seat in having(root, won="yes")}
    assert won == set(match.state.winners) != set()
    assert not having(root, turn="yes")


def test_piles_show_their_sizes_and_only_the_last_card():
    state = played(4, 50)
    view, root = GAME.view(state, None), drawn(state)
    sizes = {name: int(node.attrib["data-count"]) for name, node in tagged(root, "pile").items()}
    assert sizes == {
        "deck": view.deck,
        "played": len(view.discard),
        "bonus-deck": view.bonus_deck,
        "bonus-played": len(view.bonus_discard),
        "finish-pile": view.finish_pile,
    }
    assert list(tagged(root, "card")) == [view.discard[-1].rpartition("-")[0]]


@pytest.mark.many
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_hidden_changes_the_picture(seats: int):
    texts = Texts("en")
    for decisions in (3, 25, 60):
        state = played(seats, decisions)
        others = [GAME.resample(state, None, Stream(seed, "other")) for seed in range(3)]
        assert any(other.hands != state.hands for other in others)
        for other in others:
            assert picture(other, texts) == picture(state, texts)
