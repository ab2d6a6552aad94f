"""Track files: what makes one sound, and races on another track than the usual one (TR-110 … TR-118)."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings

from starhaul.kernel.chance import Stream
from starhaul.kernel.conformance import check_game
from starhaul.kernel.data_files import read_data
from starhaul.kernel.errors import BadInput
from starhaul.kernel.log import read_log, replay, verify, write_log
from starhaul.kernel.random_play import play_random
from starhaul.race.config import Config, Options, check_config, setup_of
from starhaul.race.data.rule_data import usual_track
from starhaul.race.records import TrackRecord
from starhaul.race.track import problems
from tests.race.courses import sound_courses
from tests.race.stage import GAME, Stage, course, course_file, new_match
from tests.rules import rule

File = dict[str, Any]
SOUND = "s n b hn a n x x n ha an h n b a hn n x x x n b ha n an h b n hn a n b n f"
"""31 spaces between the planets, with black holes elsewhere."""


# --- broken tracks -----------------------------------------------------------------------------------------


def _faces(index: int, *faces: str) -> Callable[[File], None]:
    def change(file: File) -> None:
        file["spaces"][index]["faces"] = list(faces)

    return change


def _gap(file: File) -> None:
    file["spaces"][7]["index"] = 8


def _without(faces: set[str], instead: str) -> Callable[[File], None]:
    """Replace the faces of every space that has exactly these."""

    def change(file: File) -> None:
        for space in file["spaces"]:
            if set(space["faces"]) == faces:
                space["faces"] = [instead]

    return change


def _no_holes(file: File) -> None:
    _without({"black_hole"}, "normal")(file)
    file["black_holes"] = []


def _hole(number: int, **changes: int) -> Callable[[File], None]:
    def change(file: File) -> None:
        file["black_holes"][number].update(changes)

    return change


def _written(text: str) -> Callable[[File], None]:
    def change(file: File) -> None:
        file.update(course_file(text))

    return change


def _fewer_holes(file: File) -> None:
    del file["black_holes"][1]


KINDS = "n b h a hn an ha n x x n "
DEAD_END = f"s {KINDS}" + "n " * 15 + "h n x x x n x x x n x x x n f"
"""Hyperspace leads 2, 4, … 12 spaces ahead, and all of these are black holes."""
MAYBE = f"s {KINDS}" + "n " * 13 + "a hn n x x x n x x x n x x x n f"
"""The asteroid field leads to a double space; from its hyperspace side there is no way on."""

BROKEN: list[tuple[pytest.MarkDecorator, str, Callable[[File], None], str, str]] = [
    (rule("TR-110"), "no start", _faces(0, "normal"), "spaces[0]", "start"),
    (rule("TR-110"), "a start with a second side", _faces(0, "start", "normal"), "spaces[0]", "start"),
    (rule("TR-110"), "a second start", _faces(6, "start"), "spaces[6]", "start"),
    (rule("TR-110"), "no finish", _faces(45, "normal"), "spaces[45]", "finish"),
    (rule("TR-110"), "a finish in the middle", _faces(19, "finish"), "spaces[19]", "finish"),
    (rule("TR-110"), "a finish as a side", _faces(19, "normal", "finish"), "spaces[19]", "finish"),
    (rule("TR-110"), "a black hole at the end", _faces(45, "black_hole"), "spaces[45]", "finish"),
    (rule("TR-111"), "a gap", _gap, "spaces[7]", "index 7"),
    (rule("TR-111"), "twice the same face", _faces(4, "normal", "normal"), "spaces[4]", "differ"),
    (rule("TR-112"), "a bonus side", _faces(4, "bonus", "normal"), "spaces[4]", "two sides"),
    (rule("TR-112"), "a side of a black hole", _faces(11, "black_hole", "normal"), "spaces[11]", "two sides"),
    *(
        (rule("TR-112"), f"no {'+'.join(pair)}", _without(set(pair), "normal"), "spaces", "+".join(pair))
        for pair in (("hyperspace", "normal"), ("asteroid", "normal"), ("asteroid", "hyperspace"))
    ),
    *(
        (rule("TR-113"), f"no {kind}", _without({kind}, other), "spaces", kind)
        for kind, other in (
            ("normal", "bonus"),
            ("bonus", "normal"),
            ("hyperspace", "normal"),
            ("asteroid", "normal"),
        )
    ),
    (rule("TR-113"), "no black hole", _no_holes, "spaces", "black_hole"),
    (
        rule("TR-114"),
        "a short black hole",
        _written(f"s {KINDS}n x n " + "n " * 20 + "f"),
        "spaces[13]",
        "2 or 3",
    ),
    (
        rule("TR-114"),
        "a long black hole",
        _written(f"s {KINDS}n x x x x n " + "n " * 20 + "f"),
        "spaces[13]",
        "2 or 3",
    ),
    (rule("TR-115"), "a bonus space before a black hole", _faces(10, "bonus"), "spaces[11]", "index 10"),
    (
        rule("TR-115"),
        "a double space after a black hole",
        _faces(26, "asteroid", "normal"),
        "spaces[23]",
        "index 26",
    ),
    (
        rule("TR-115"),
        "a black hole beside the start",
        _written(f"s x x {KINDS}" + "n " * 20 + "f"),
        "spaces[1]",
        "index 0",
    ),
    (
        rule("TR-115"),
        "a black hole beside the finish",
        _written(f"s {KINDS}" + "n " * 20 + "x x f"),
        "spaces[32]",
        "index 34",
    ),
    (rule("TR-116"), "no way on from hyperspace", _written(DEAD_END), "spaces[27]", "hyperspace"),
    (rule("TR-116"), "no sure way on", _written(MAYBE), "spaces[26]", "hyperspace"),
    (rule("TR-117"), "a black hole that is not listed", _fewer_holes, "black_holes", "list"),
    (rule("TR-117"), "a wrong first space", _hole(0, first=10), "black_holes", "list"),
    (rule("TR-117"), "a wrong last space", _hole(2, last=38), "black_holes", "list"),
    (rule("TR-117"), "a wrong way back", _hole(1, retreat_to=21), "black_holes", "list"),
    (rule("TR-117"), "a wrong way on", _hole(1, evade_to=27), "black_holes", "list"),
    (rule("TR-118"), "too short", _written(f"s {KINDS}" + "n " * 18 + "f"), "spaces", "29 between"),
    (rule("TR-118"), "too long", _written(f"s {KINDS}" + "n " * 50 + "f"), "spaces", "61 between"),
]


def broken(change: Callable[[File], None]) -> File:
    file: File = msgspec.json.decode(msgspec.json.encode(usual_track()))
    change(file)
    return file


@pytest.mark.parametrize(
    ("rule_id", "change", "place", "word"),
    [
        pytest.param(mark.args[0], change, place, word, id=f"{mark.args[0]} {name}", marks=mark)
        for mark, name, change, place, word in BROKEN
    ],
)
def test_a_broken_track_is_refused_with_place_and_reason(
    rule_id: str, change: Callable[[File], None], place: str, word: str
):
    """As a table of the package, and as an option of a race."""
    raw = msgspec.json.encode(broken(change))
    with pytest.raises(BadInput) as why:
        read_data(raw, "board.json", TrackRecord, problems)
    assert (why.value.code, why.value.source, why.value.place) == ("table-broken", "board.json", place)
    reason = str(why.value.detail["reason"])
    assert reason.startswith(f"{rule_id}: ")
    assert word in reason
    config = Config(seats=2, options=Options(track=msgspec.json.decode(raw, type=TrackRecord)))
    with pytest.raises(BadInput) as why:
        check_config(config)
    assert why.value.place == f"options.track.{place}"
    assert why.value.detail["reason"] == reason


@rule("TR-118")
@pytest.mark.parametrize("number", [0, 1])
def test_a_track_without_spaces_is_refused(number: int):
    file = broken(lambda file: None)
    file["spaces"] = file["spaces"][:number]
    found = list(problems(msgspec.convert(file, type=TrackRecord)))
    assert [entry for entry, _ in found] == ["spaces"]
    assert found[0][1].startswith("TR-118")


@rule("TR-111")
@pytest.mark.parametrize("faces", [[], ["normal", "asteroid", "hyperspace"], ["swamp"]])
def test_a_space_has_one_or_two_faces_that_are_known(faces: list[str]):
    file = broken(lambda file: file["spaces"][6].update(faces=faces))
    with pytest.raises(BadInput) as why:
        read_data(msgspec.json.encode(file), "board.json", TrackRecord, problems)
    assert why.value.place.startswith("$.spaces[6].faces")


@rule("TR-118")
@pytest.mark.parametrize("spaces", [30, 60])
def test_the_shortest_and_the_longest_track_are_sound(spaces: int):
    text = f"s {KINDS}" + "n " * (spaces - 11) + "f"
    assert not list(problems(course(text)))
    assert len(text.split()) == spaces + 2


@rule("TR-116")
def test_a_space_that_leads_only_where_others_may_choose_a_dead_end_is_one_itself():
    assert [entry for entry, _ in problems(course(MAYBE))] == ["spaces[26]", "spaces[25]"]


@rule("TR-116")
def test_a_track_is_sound_if_some_card_leads_on_whatever_side_is_chosen():
    """The same as the dead ends, with a card that leads between or past the black holes."""
    for text in (DEAD_END.replace("h n x x x n x x x n x x x n f", "h n x x x n x x x n x x n n f"), MAYBE):
        sound = text.replace("a hn n x x x", "a hn n n x x")
        assert not list(problems(course(sound))), sound


# --- another track -----------------------------------------------------------------------------------------


def test_the_other_track_is_sound():
    assert not list(problems(course(SOUND)))
    assert setup_of(Config(seats=2, options=Options(track=course(SOUND)))).track.finish == 33


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_races_on_another_track(seats: int):
    """The contract holds, and the track is the requested one."""
    config = Config(seats=seats, options=Options(track=course(SOUND)))
    check_game(GAME, config, games=1, seed="other track")
    match = new_match(seats, 1, track=course(SOUND))
    play_random(match, Stream(1, "players"))
    assert match.state.winners
    assert max(index for index, _ in match.state.places) == 33


def test_the_spaces_of_another_track_count():
    """Index 6 and 7 are a black hole there, 3 is a double space, 2 a bonus space."""
    s = Stage(ships={"red-1": "4a"}, hands=[["red-6-a"], ["red-1-a"]], track=course(SOUND))
    assert s.turn("red-6-a", "red-1").at("red-1") == "5n"
    assert s.turn("red-1-a", "red-1").at("red-1") == "5n"
    assert s.tells("hole-retreat") == [{"ship": "red-1", "to": 5}]
    s = Stage(hands=[["red-3-a"], ["red-2-a"]], track=course(SOUND)).turn("red-3-a", "red-1")
    assert s.offered("face") == ["hyperspace", "normal"]


def test_the_log_of_a_race_carries_its_track():
    """Also if its file says nothing about coordinates."""
    match = new_match(3, 2, track=course(SOUND))
    play_random(match, Stream(2, "players"))
    log = read_log(write_log(match))
    assert [space["faces"] for space in log.head.config["options"]["track"]["spaces"]][6] == ["black_hole"]
    again = replay(GAME, log)
    assert again.key == match.key
    assert again.config.options.track == course(SOUND)
    assert verify(GAME, log).same_key


@pytest.mark.slow
@settings(max_examples=50)
@given(sound_courses())
def test_races_on_any_sound_track_come_to_an_end(text: str):
    match = new_match(3, text, track=course(text))
    play_random(match, Stream(text, "players"))
    assert match.state.winners
