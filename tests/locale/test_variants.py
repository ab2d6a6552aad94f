"""Wordings of frequent events: they depend on the event alone, in Python and in browsers."""

import json
from collections import Counter
from pathlib import Path

import pytest

from starhaul.kernel.contract import Event
from starhaul.locale import LANGUAGES, Texts
from starhaul.locale.variants import variant
from starhaul.plugins.trucker.terminal.story import Story
from starhaul.trucker.match.config import Config
from starhaul.trucker.match.events.flight_events import CardRevealed, DaysLost
from starhaul.trucker.match.events.hit_events import TileHit
from tests.locale.test_locale import needs

# Node reads the same file (story.test.mjs).
VECTORS = json.loads((Path(__file__).parents[1] / "web" / "variants.json").read_text("utf-8"))
CONFIG = Config(edition="2e", seats=4, rounds=("II",))
FREQUENT = {
    *(
        "threat-rolled",
        "threat-missed",
        "tile-hit",
        "parts-lost",
        "meteor-bounced",
        "crew-gone",
        "days-gained",
    ),
    *("days-lost", "cannons-announced", "engines-announced", "enemy-won", "batteries-gone", "finished"),
}


@pytest.mark.parametrize("case", VECTORS, ids=lambda case: case["key"])
def test_the_wording_follows_from_the_event(case: dict[str, object]):
    assert variant(case["key"], case["args"], case["card"]) == case["variant"]  # type: ignore[arg-type]


def test_every_wording_occurs_and_the_plain_one_most():
    found = Counter(variant("tile-hit", {"seat": n % 4, "cell": n, "tile": 5}, "I-01") for n in range(600))
    assert set(found) == {0, 1, 2}
    assert found.most_common(1)[0][0] == 0


@pytest.mark.many
@pytest.mark.parametrize("language", LANGUAGES)
def test_frequent_events_have_several_wordings(language: str):
    asked = {key for key, found in needs(language).items() if "variant" in found.variables}
    assert asked == {f"event-{key}" for key in FREQUENT}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hit_is_not_always_told_in_the_same_words(language: str):
    story = Story(Texts(language), CONFIG)
    hits = [Event(TileHit(seat=0, cell=cell, tile=37)) for cell in range(5, 25)]
    assert len({(story.sentence(hit) or "").split("!")[0] for hit in hits}) == 3


def test_the_same_event_reads_the_same_again_and_differs_by_card():
    lost = Event(DaysLost(seat=0, days=2))
    said = []
    for card in ("I-01", "I-02", "I-03", "I-04", "I-05", "I-06", "I-07", "I-08", "I-01"):
        story = Story(Texts("en"), CONFIG)
        story.sentence(Event(CardRevealed(card=card, kind="planets")))
        said.append(story.sentence(lost))
    assert said[0] == said[-1]
    assert len(set(said)) == 2
