"""A match, or the fate of one person, in three sentences."""

import pytest

from starhaul.chronicle.chronicle_records import StoryPlayer
from starhaul.chronicle.story_in_brief import before_and_after, story_in_brief
from starhaul.locale import LANGUAGES
from tests.chronicle.chronicles import chronicle, in_words, stopped
from tools.golden import GOLDENS


def brief(name: str, person: int | None = None) -> list[str]:
    return [in_words(words) for words in story_in_brief(chronicle(name), person)]


def test_a_match_is_told_in_three_sentences():
    assert brief("2e-II-4-careful") == [
        "P2 wins with 11 credits.",
        "P3 gives up: no human is left aboard.",
        "P3 loses 14 tiles in all; the main culprit: small meteors.",
    ]
    assert brief("race-4") == [
        "P1 and P3 win the race in round 4.",
        "Black ship 1 is home before all others.",
        "Black holes cost P1 the most: 10 spaces.",
    ]


def test_the_fate_of_one_person_is_told_in_three_sentences():
    assert brief("2e-II-4-careful", 1) == [
        "P1 sets off with 16 tiles and 4 crew.",
        "The main culprit: small meteors, 2 tiles in all.",
        "P1 ends in place 2 with 9 credits.",
    ]
    assert brief("1e-I-II-III-2", 1)[2] == "P1 gives up: no human is left aboard."


def test_a_match_without_a_credit_has_no_winner():
    assert brief("1e-I-II-III-2")[0] == "Nobody comes home with a single credit."


@pytest.mark.parametrize("upto", [0, 5, 60, 100])
@pytest.mark.parametrize("name", ["race-2", "2e-II-4-careful"])
def test_a_match_that_was_stopped_has_no_winner(name: str, upto: int):
    told = [in_words(words) for words in stopped(name, upto).brief]
    unit = "round" if name.startswith("race") else "flight"
    assert told[0].startswith(f"The match is stopped in {unit}")
    assert len(told) == 3


@pytest.mark.many
@pytest.mark.parametrize("name", GOLDENS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_match_has_three_sentences_in_every_language(name: str, language: str):
    found = chronicle(name)
    for person in (None, *range(found.config["seats"])):
        told = [in_words(words, language) for words in story_in_brief(found, person)]
        assert len(told) == 3
        assert all(sentence.endswith((".", "!")) for sentence in told)


def test_the_ship_that_suffered_most_is_shown_before_and_after():
    pair = before_and_after(chronicle("1e-I-II-III-2"))
    assert pair is not None
    before, after = pair
    assert (before.what, after.what, after.lost) == ("launch", "end", 21)
    assert before.player == after.player
    assert len(before.drawing.ship.tiles) == 16
    assert len(after.drawing.ship.tiles) == 5
    own = before_and_after(chronicle("1e-I-II-III-2"), 0)
    assert own is not None
    assert own[0].player == StoryPlayer(0, 0)


def test_a_ship_that_lost_its_tiles_before_launch_is_not_the_one_to_show():
    found = chronicle("1e-II-4-advanced-teams")
    pair = before_and_after(found)
    assert pair is not None
    flown = {
        (one.round, picture.player, picture.what): picture.lost
        for one in found.rounds
        for picture in one.pictures
    }
    ends = {key: lost for key, lost in flown.items() if key[2] != "launch"}
    most = max(lost - flown[(number, player, "launch")] for (number, player, _), lost in ends.items())
    assert pair[1].lost - pair[0].lost == most > 0
    assert pair[1].lost < max(ends.values())


def test_without_ships_of_their_own_there_is_nothing_to_compare():
    assert before_and_after(chronicle("race-4")) is None
    assert before_and_after(stopped("2e-II-4-careful", 20)) is None
