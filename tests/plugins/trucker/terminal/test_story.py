"""Matches in words: every event has its sentence, in every language and with all arguments."""

from functools import cache
from typing import Any

import pytest

from starhaul.kernel.chance import Stream
from starhaul.kernel.contract import Event
from starhaul.kernel.event_records import record_of
from starhaul.kernel.match import Match
from starhaul.locale import LANGUAGES, Texts
from starhaul.plugins.trucker.terminal.story import Story, colours
from starhaul.trucker.game import Trucker
from starhaul.trucker.match.config import Config, Options
from starhaul.trucker.match.events import TruckerEvent
from starhaul.trucker.match.events.building_events import PileSeen, TileDrawn
from starhaul.trucker.match.events.card_events import Declined
from starhaul.trucker.match.events.hit_events import ThreatMissed, TileHit
from starhaul.trucker.match.events.match_events import RoundBegan
from starhaul.trucker.match.state import State
from tests.cli.helpers import plain
from tests.event_samples import samples
from tests.locale.test_locale import ENGLISH

GAME = Trucker()
CONFIGS = {
    "learning": Config(edition="1e", seats=2, rounds=("learning", "I")),
    "second": Config(edition="2e", seats=3, rounds=("II",)),
    "trek": Config(
        edition="2e", seats=4, rounds=("I", "II", "III"), trek=True, options=Options(rough_roads=3)
    ),
    "classes": Config(edition="1e", seats=4, rounds=("IIIA", "IC", "IIC", "IIIC")),
    "fleets": Config(edition="1e", seats=3, rounds=("IVC",)),
    "teams": Config(edition="1e", seats=4, rounds=("III",), options=Options(teams="advanced")),
    "turns": Config(
        edition="1e", seats=3, rounds=("II", "III"), options=Options(build="turns", manual_check=True)
    ),
}
CLASS_II = Config(edition="1e", seats=4, rounds=("II",))
SHOT = {"seat": 0, "what": "shot", "size": "small", "targets": (0, 1)}


@cache
def played(name: str, seed: int) -> tuple[Event, ...]:
    """All events of a match with random answers."""
    match, draw = Match(GAME, CONFIGS[name], seed), Stream(seed, "players")
    events = match.advance()
    while not match.is_over:
        events += [*_step(match, draw), *match.advance()]
    return tuple(events)


def _step(match: Match[Config, State], draw: Stream) -> list[Event]:
    questions, due = GAME.questions(match.state), GAME.wake_at(match.state)
    if due is not None and (not questions or due <= match.now_ms or draw(25) == 0):
        return match.tick(max(due, match.now_ms))
    question = draw.pick(questions)
    at_ms = match.now_ms + 100 if due is None else min(match.now_ms + 100, due - 1)
    return match.act(question.seat, GAME.sample(match.state, question, draw, at_ms), at_ms)


def sentence(language: str, key: str, config: Config = CLASS_II, **args: Any) -> str | None:
    text = Story(Texts(language), config).sentence(Event(record_of(TruckerEvent, key, args)))
    return None if text is None else plain(text)


def assert_is_sentence(text: str | None) -> None:
    assert text is not None
    assert text[0].isupper(), text
    assert text[-1] in ".!?", text
    assert not [rest for rest in ("{", "}", "$", "None", "True", "False", "  ") if rest in text], text


# --- every event -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("event", list(samples(TruckerEvent)), ids=lambda event: event.key)
def test_every_event_can_be_told(event: Event, language: str):
    """With its own arguments and no others; test_locale proves that all languages need the same ones."""
    assert f"event-{event.key}" in ENGLISH
    assert_is_sentence(Story(Texts(language), CLASS_II).sentence(event, everything=True))


@pytest.mark.many
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("name", CONFIGS)
def test_whole_matches_can_be_told(name: str, seed: int, language: str):
    story = Story(Texts(language), CONFIGS[name])
    for event in played(name, seed):
        assert_is_sentence(story.sentence(event, everything=True))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_can_be_told(language: str):
    story = Story(Texts(language), CONFIGS["second"])
    for event in played("second", 1):
        text = story.sentence(event)
        assert (text is None) == (event.audience is not None or event.record.is_omitted)


# --- which events have sentences, and how they read --------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "args", "expected"),
    [
        (
            "tile-attached",
            {"seat": 0, "tile": 37, "cell": 22, "turn": 1},
            "Blue bolts a tile on at [7,6]: cabin.",
        ),
        (
            "tile-taken",
            {"seat": 3, "tile": 37, "reserved": True},
            "Red fetches a tile set aside earlier: cabin.",
        ),
        ("cannons-announced", {"seat": 1, "strength": 9}, "Green takes aim: cannon strength 4½."),
        ("engines-announced", {"seat": 1, "strength": 9}, "Green fires up the engines: strength 9."),
        ("engines-announced", {"seat": 1, "strength": 0}, "Green turns the key. Nothing."),
        ("cannons-announced", {"seat": 1, "strength": 0}, "Green shakes a fist: cannon strength 0."),
        (
            "errors-found",
            {"seat": 1, "number": 3, "rules": ["CHK-06", "CHK-02", "CHK-06"]},
            "The inspector sighs. Green: 3 faults – tile directly in front of a cannon, "
            "single connector against a double one.",
        ),
        (
            "defended",
            {"seat": 0, "cell": 21, "tile": 37},
            "Blue spends a battery and saves the cabin at [6,6].",
        ),
        (
            "gave-up",
            {"seat": 2, "reason": "lapped"},
            "Yellow drops out of the flight: the leader is a whole lap ahead.",
        ),
        ("days-lost", {"seat": 0, "days": 1}, "Blue loses 1 flight day."),
        ("cube-gone", {"seat": 0, "cube": "red"}, "Blue has to part with a red crate."),
        ("alien-aboard", {"seat": 0, "alien": "brown"}, "Blue signs on a brown alien."),
        (
            "error-reported",
            {"seat": 0, "by": 1, "proved": False},
            "Green points at a fault in Blue’s ship, but everything fits.",
        ),
        ("launched", {"order": [], "card_count": 1}, "Lift-off in this order: nobody. 1 card lies ahead."),
        ("landed", {"seat": 0, "planet": 0}, "Blue lands on planet 1."),
        ("card-revealed", {"card": "I-06", "kind": "pirates"}, "Card I-06: Pirates."),
        ("card-revealed", {"card": "", "kind": "meteor_swarm"}, "A card: Meteor Swarm."),
        ("card-revealed", {"card": "\n", "kind": "pirates"}, "Card \\n: Pirates."),
        (
            "settled",
            {"seat": 0, "bookings": []},
            "Blue settles up: nothing to settle; the settlement brings 0.",
        ),
        ("tile-hit", {"seat": 0, "cell": 21, "tile": 37}, "Crunch! Blue loses the cabin at [6,6]."),
        (
            "alien-left",
            {"seat": 1, "alien": "purple"},
            "Green loses a crew member: the purple alien has nothing left to breathe.",
        ),
        ("crew-gone", {"seat": 0, "number": 1, "who": "human"}, "Blue loses a human."),
        ("crew-gone", {"seat": 0, "number": 1, "who": "brown"}, "Blue loses the brown alien."),
        ("crew-gone", {"seat": 0, "number": 3, "who": "crew"}, "Blue loses 3 members of the crew."),
        ("goods-loaded", {"seat": 0, "number": 0, "goods": []}, "Blue loads nothing new."),
        ("goods-loaded", {"seat": 0, "number": 1, "goods": ["green"]}, "Blue loads 1 crate: green."),
        (
            "goods-loaded",
            {"seat": 0, "number": 3, "goods": ["red", "red", "blue"]},
            "Blue loads 3 crates: 2× red, blue.",
        ),
        (
            "enemy-beaten",
            {"seat": 1, "kind": "pirates", "strength": 6},
            "Pirates (strength 6): Green sends them packing!",
        ),
        ("crew-counted", {"seat": 2, "crew": 4}, "Yellow counts heads: 4."),
        ("threat-missed-all", {}, "It misses everybody: no ship reaches out that far."),
        (
            "match-ended",
            {"accounts": [3, 12, 0, 5]},
            "The match is over. In the strongboxes: Green 12, Red 5, Blue 3, Yellow 0.",
        ),
        ("round-began", {"round": 1, "class": "learning"}, "Round 1, learning flight: the yard is open!"),
        (
            "threat-rolled",
            {"seat": 2, "what": "meteor", "size": "large", "from": "rear", "dice": (3, 4), "targets": ()},
            "Heads down, from the rear comes a large meteor! Yellow rolls 3+4.",
        ),
        (
            "settled",
            {"seat": 0, "bookings": [{"item": "order", "credits": 4}, {"item": "lost", "credits": -5}]},
            "Blue settles up: +4 for finishing order, −5 for lost tiles; the settlement brings −1.",
        ),
    ],
)
def test_sentences(key: str, args: dict[str, Any], expected: str):
    assert sentence("en", key, **args) == expected


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("cs", ["1 letový den", "3 letové dny", "5 letových dní", "22 letových dní"]),
        ("pl", ["1 dzień lotu", "3 dni lotu", "5 dni lotu", "22 dni lotu"]),
    ],
)
def test_days_are_counted_as_the_language_does(language: str, expected: list[str]):
    found = [sentence(language, "days-lost", seat=1, days=days) or "" for days in (1, 3, 5, 22)]
    assert [text for text, end in zip(found, expected, strict=True) if not text.endswith(f" {end}.")] == []


@pytest.mark.parametrize(
    ("class_", "key", "args", "expected"),
    [
        ("IIIC", "premium", {"seat": 0, "weak_spot": 1, "credits": 0},
         "Blue shows the insurers a weak spot of 1: nothing to pay."),
        ("IIIC", "premium", {"seat": 0, "weak_spot": 7, "credits": 15},
         "Blue shows the insurers a weak spot of 7 and owes 15 credits."),
        ("IIIC", "threat-rolled", {**SHOT, "from": "left", "dice": (3, 4)},
         "Heads down, from the left comes a small shot! Blue rolls 3, 4."),
        ("IIC", "threat-rolled", {**SHOT, "from": "rear", "dice": (6,)},
         "Something is coming from the rear: a small shot. Blue rolls 6."),
        ("IIC", "tile-hit", {"seat": 0, "cell": 5, "tile": 37}, "Bang! There goes Blue’s cabin at [2,2]."),
        ("IVC", "engines-announced", {"seat": 1, "strength": 0},
         "Green fires up the engines, but the slowest ship does not stir."),
        ("IVC", "engines-announced", {"seat": 1, "strength": 2},
         "Green fires up the engines: the slowest ship has strength 2."),
        ("IVC", "cannons-announced", {"seat": 1, "strength": 0},
         "Green shakes the fists of the whole fleet: cannon strength 0."),
        ("IVC", "cannons-announced", {"seat": 1, "strength": 9},
         "Green rolls out the cannons of all ships: strength 4½."),
        ("IVC", "ship-gave-up", {"seat": 1, "ship": 1, "reason": "no_engines"},
         "Green leaves ship no. 2 behind: no thrust, no flight."),
        ("IVC", "hourglass", {"field": "IV"}, "The hourglass is running beside the board."),
        ("IVC", "yard-die", {"die": 3, "cells": [], "ships": 3},
         "The clerk stamps addendum 3: the parts now make 3 ships."),
    ],
)  # fmt: skip
def test_sentences_of_class_c(class_: str, key: str, args: dict[str, Any], expected: str):
    assert sentence("en", key, Config(edition="1e", seats=2, rounds=(class_,)), **args) == expected


def test_of_a_split_threat_only_half_misses():
    story = Story(Texts("en"), Config(edition="1e", seats=2, rounds=("IIC",)))
    assert story.sentence(Event(ThreatMissed(seat=1, half=True))) == "Green watches one half fly past."
    assert story.sentence(Event(ThreatMissed(seat=1))) == "Green breathes again: it flies past."


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("cs", ["nechce nic", "chce 1 kredit", "chce 3 kredity", "chce 15 kreditů"]),
        ("pl", ["składki nie ma", "wynosi 1 kredyt", "wynosi 3 kredyty", "wynosi 15 kredytów"]),
    ],
)
def test_premiums_are_counted_as_the_language_does(language: str, expected: list[str]):
    found = [sentence(language, "premium", seat=1, weak_spot=2, credits=n) or "" for n in (0, 1, 3, 15)]
    assert all(text.endswith(f" {end}.") for text, end in zip(found, expected, strict=True)), found


def test_halves_are_written_as_people_write_them():
    assert sentence("cs", "cannons-announced", seat=0, strength=9) == "Modrý leští hlavně: síla zbraní 4½."
    assert sentence("pl", "cannons-announced", seat=0, strength=8) == "Niebieski wysuwa działa: siła ognia 4."


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        (
            "cs",
            [
                "Prásk! Modrý přichází o dílek na [6,6]: kabina.",
                "Modrý přichází o fialového mimozemšťana.",
                "Modrý nakládá 2 bedny (zboží: červené, modré).",
                "Otrokáři (síla 6): Modrý nemá čím odpovědět.",
            ],
        ),
        (
            "pl",
            [
                "Trach! Niebieski traci kafelek na [6,6]: kabina.",
                "Niebieski traci fioletowego kosmitę.",
                "Niebieski ładuje 2 skrzynie (towary: czerwone, niebieskie).",
                "Łowcy niewolników (siła 6): Niebieski zbiera cięgi.",
            ],
        ),
    ],
)
def test_what_is_lost_and_won_has_a_name(language: str, expected: list[str]):
    assert [
        sentence(language, "tile-hit", seat=0, cell=21, tile=37),
        sentence(language, "crew-gone", seat=0, number=1, who="purple"),
        sentence(language, "goods-loaded", seat=0, number=2, goods=["red", "blue"]),
        sentence(language, "enemy-won", seat=0, kind="slavers", strength=6),
    ] == expected


def test_cells_are_those_of_the_round():
    story = Story(Texts("en"), CONFIGS["classes"])
    hit = Event(TileHit(seat=0, cell=12, tile=37))
    first = story.sentence(hit)
    story.sentence(Event(RoundBegan(round=2, class_="IC")))
    assert story.sentence(hit) != first


def test_hidden_events_are_told_only_when_asked_for():
    story = Story(Texts("en"), CLASS_II, ["Ada", "Bo", "Cy", "Di"])
    seen = Event(PileSeen(seat=2, pile=0, cards=("I-06",)), audience=(2,), reveals=True)
    drawn = Event(TileDrawn(seat=1))
    assert story.sentence(seen) is story.sentence(drawn) is None
    assert story.sentence(seen, everything=True) == "Cy finds in pile 1: Open Space (I-06)."
    assert story.sentence(drawn, everything=True) == "Bo rummages in the pool."


def test_names_are_given_or_the_colours_of_the_starting_cabins():
    named = Story(Texts("en"), CLASS_II, ["Ada\n", "Bo", "Cy", "Di"])
    assert named.sentence(Event(Declined(seat=0))) == "Ada\\n says no, thanks."
    assert colours(Texts("en"), CLASS_II) == ["Blue", "Green", "Yellow", "Red"]
    assert colours(Texts("cs"), CONFIGS["second"]) == ["Modrý", "Zelený", "Žlutý"]


def test_partners_share_their_account():
    text = sentence("en", "match-ended", CONFIGS["teams"], accounts=[7, 9])
    assert text == "The match is over. In the strongboxes: Green + Red 9, Blue + Yellow 7."
