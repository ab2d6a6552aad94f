"""The race in words: every event in every language, and a whole race as a story."""

import pytest

from starhaul.kernel.chance import Stream
from starhaul.kernel.contract import Event
from starhaul.kernel.match import Match
from starhaul.kernel.random_play import play_random
from starhaul.locale import LANGUAGES, Texts
from starhaul.plugins.race.terminal.story import Story, seat_names
from starhaul.race.config import Config
from starhaul.race.events import BonusSeen, CardPlayed, RaceEvent
from starhaul.race.game import Race
from tests.event_samples import samples

FOUR = Config(seats=4)


def cases() -> list[Event]:
    joker = Event(CardPlayed(seat=0, card="red-3-a", ship="black-1", named="black"))
    return [*samples(RaceEvent), joker, Event(CardPlayed(seat=0, card="red-3-a", ship=None))]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("event", cases(), ids=lambda event: event.key)
def test_every_event_can_be_told(event: Event, language: str):
    sentence = Story(Texts(language), FOUR).sentence(event)
    assert sentence is not None
    assert sentence[0].isupper()
    assert sentence[-1] in ".!?"
    assert not [rest for rest in ("{", "}", "$", "None", "_") if rest in sentence]


def test_what_is_hidden_is_told_only_on_request():
    seen = Event(BonusSeen(seat=0, card="tow_hook"), (0,))
    story = Story(Texts("en"), FOUR)
    assert story.sentence(seen) is None
    assert story.sentence(seen, everything=True) == "Red looks at it: tow hook."


def test_seats_go_by_their_colours():
    assert seat_names(Texts("en"), Config(seats=2)) == ["Red + Black", "Green + Yellow"]
    assert seat_names(Texts("cs"), Config(seats=3)) == ["Červený", "Zelený", "Černý"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_race_can_be_told(seats: int):
    match, heard = Match(Race(), Config(seats=seats), 7), list[Event]()
    play_random(match, Stream(7, "players"), hear=heard.extend)
    for language in LANGUAGES:
        story = Story(Texts(language), match.config)
        assert all(story.sentence(event, everything=True) for event in heard)
