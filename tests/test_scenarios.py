"""Scenarios: tests/scenarios/*.json, each with the result that the rules require, worked out by hand."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from starhaul.cli.terminal_game import terminal_of
from starhaul.trucker.data import rule_data
from starhaul.trucker.files.shipfile import parse as parse_ship
from starhaul.trucker.flow.flight import kind_of
from starhaul.trucker.parts.records import CARD_KINDS

FOLDER = Path(__file__).parent / "scenarios"
STORIES = sorted(FOLDER.glob("[12]e-*.json"))
RACES = sorted(FOLDER.glob("race-*.json"))


def load(path: Path) -> dict[str, Any]:
    return json.loads(path.read_text("utf-8"))


def played(document: dict[str, Any]) -> dict[str, Any]:
    """The result as a JSON reader gets it."""
    face = terminal_of(document.get("game", "trucker"))
    return json.loads(msgspec.json.encode(face.play_scenario(msgspec.json.encode(document)).result))


def test_every_story_belongs_to_a_game():
    assert sorted(STORIES + RACES) == sorted(FOLDER.iterdir())


@pytest.mark.parametrize("path", STORIES, ids=lambda path: path.stem)
def test_the_story_ends_as_the_rules_say(path: Path):
    story = load(path)
    result, expected = played(story["scenario"]), story["expect"]
    wanted = expected["seats"]
    seats = zip(result["seats"], wanted, strict=True)
    assert [{name: seat[name] for name in want} for seat, want in seats] == wanted
    assert set(expected.get("events", ())) <= {event["key"] for event in result["events"]}


@pytest.mark.parametrize("path", STORIES, ids=lambda path: path.stem)
def test_the_ships_of_a_result_can_be_read_again(path: Path):
    for seat in played(load(path)["scenario"])["seats"]:
        ship = parse_ship(json.dumps(seat["ship"])).ship
        assert (ship.humans(), ship.battery_count()) == (seat["humans"], seat["batteries"])


def kinds_in_stories(edition: str) -> set[str]:
    """The kinds of cards in the scenarios of an edition."""
    known = {card.id: kind_of(card) for card in rule_data.cards(edition).cards}
    scenarios = [load(path)["scenario"] for path in STORIES]
    cards = [card for one in scenarios if one["edition"] == edition for card in one["cards"]]
    return {known[card] if isinstance(card, str) else card["kind"] for card in cards}


@pytest.mark.parametrize("edition", rule_data.EDITIONS)
def test_there_is_a_story_for_every_kind_of_card(edition: str):
    assert kinds_in_stories(edition) == set(CARD_KINDS)


@pytest.mark.parametrize("path", RACES, ids=lambda path: path.stem)
def test_the_race_goes_as_the_rules_say(path: Path):
    """Compares everything that is expected: the named ships, and all events."""
    story = load(path)
    result, expected = played(story["scenario"]), story["expect"]
    ships = {name: result["ships"][name] for name in expected["ships"]}
    events = [event["key"] for event in result["events"]]
    found = {**result, "ships": ships, "events": events}
    assert {name: found[name] for name in expected} == expected


@pytest.mark.parametrize("path", RACES, ids=lambda path: path.stem)
def test_a_race_can_go_on_from_its_result(path: Path):
    """A result is a position: played for no turns, it is its own result."""
    result = played(load(path)["scenario"])
    position = {name: value for name, value in result.items() if name not in ("winners", "events")}
    assert played({**position, "turns": 0}) == {**result, "turns": 0, "events": []}


@pytest.mark.parametrize("path", [STORIES[0], RACES[0]], ids=lambda path: path.stem)
def test_playing_twice_gives_the_same(path: Path):
    document = load(path)["scenario"]
    assert played(document) == played(document)
