"""What a bot at a real table learns: everything that its seat sees, and nothing else."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec import structs

from starhaul.bots.arena import Arena
from starhaul.bots.registry import seat_bots
from starhaul.games import config_of, game_named
from starhaul.kernel.chance import Stream
from starhaul.kernel.contract import Event, Question
from starhaul.kernel.match import Match
from starhaul.kernel.random_play import next_action
from starhaul.race.events import RoundDealt
from starhaul.server.bots.calls import Answer, BotCall, HeardEvent, framed, to_worker
from starhaul.trucker.match.events.building_events import TileReserved, YardDie
from tests.server.bots.helpers import asked, begun, teller

CONFIGS: list[tuple[str, dict[str, Any]]] = [
    ("race", {"seats": 2}),
    ("race", {"seats": 3}),
    ("race", {"seats": 4}),
    ("trucker", {"edition": "1e", "seats": 3, "rounds": ["I", "III"]}),
    ("trucker", {"edition": "1e", "seats": 4, "rounds": ["II"], "options": {"teams": "advanced"}}),
    (
        "trucker",
        {"edition": "2e", "seats": 4, "rounds": ["I"], "options": {"teams": "team", "build": "turns"}},
    ),
    ("trucker", {"edition": "1e", "seats": 2, "rounds": ["IC", "IIC"]}),
    ("trucker", {"edition": "1e", "seats": 2, "rounds": ["IIIC"]}),
    ("trucker", {"edition": "1e", "seats": 2, "rounds": ["IVC"], "options": {"build": "turns"}}),
    ("trucker", {"edition": "1e", "seats": 3, "rounds": ["II"], "options": {"manualCheck": True}}),
    ("trucker", {"edition": "2e", "seats": 4, "rounds": ["II"], "options": {"build": "relaxed"}}),
    ("trucker", {"edition": "2e", "seats": 2, "trek": True}),
]


def by_chance(match: Match[Any, Any], luck: Stream) -> Iterator[Question]:
    """Questions of a random match."""
    match.advance()
    while not match.is_over:
        yield from match.game.questions(match.state)
        match.act(*next_action(match, luck))
        match.advance()


def by_bots(match: Match[Any, Any], luck: Stream) -> Iterator[Question]:
    """Questions of a match played by good bots."""
    table = Arena(match, seat_bots(["easy"], match.game, match.config, match.seed))
    table.begin()
    while not match.is_over:
        yield from match.game.questions(match.state)
        table.step()


def check_world(match: Match[Any, Any], question: Question, luck: Stream) -> bytes:
    """A world looks like the actual state, and could as well have been sampled from another state."""
    game, state, seat = match.game, match.state, question.seat
    truths = (state, game.resample(state, seat, luck))
    sent, other = (teller(match, "random", seat=seat).ask(truth, question, match.now_ms) for truth in truths)
    assert structs.replace(other, sitting=sent.sitting) == sent
    world = game.load(sent.world)
    assert game.view(world, seat) == game.view(state, seat)
    assert list(game.questions_of(world, seat)) == list(game.questions_of(state, seat))
    return sent.world


def check_match(name: str, given: dict[str, Any], seed: int, played: Any, one_in: int) -> None:
    """One question in this many is examined."""
    game = game_named(name)
    match, luck = Match(game, config_of(game, given), seed), Stream(seed, "worlds")
    sent = {check_world(match, question, luck) for question in played(match, luck) if luck(one_in) == 0}
    assert len(sent) > 3


@pytest.mark.parametrize(("name", "given"), [CONFIGS[number] for number in (2, 4, 5, 7, 8)])
def test_a_world_shows_what_the_seat_sees_and_tells_nothing_else(name: str, given: dict[str, Any]):
    """What is sent to a worker is determined, to the byte, by what the seat sees and by random numbers."""
    check_match(name, given, 5, by_chance, 12)


@pytest.mark.slow
@pytest.mark.parametrize(("seed", "played"), [(1, by_chance), (2, by_chance), (3, by_bots)])
@pytest.mark.parametrize(("name", "given"), CONFIGS)
def test_worlds_of_many_matches(name: str, given: dict[str, Any], seed: int, played: Any):
    check_match(name, given, seed, played, 6)


def test_the_seed_does_not_go_to_the_worker():
    seed = "5eed" * 12
    match = begun("race", seed)
    briefing = asked(teller(match, "random"), match)
    assert seed.encode() not in framed(briefing)
    other = begun("race", "other")
    assert asked(teller(other, "random"), other).luck != briefing.luck


def test_worlds_differ_from_question_to_question():
    match = begun("race")
    telling = teller(match, "random")
    assert len({asked(telling, match).world for _ in range(20)}) > 10


def test_a_question_comes_through_the_line_as_it_was():
    match = begun("trucker")
    telling = teller(match, "random")
    die = YardDie(die=6, cells=(1, 2), ships=2)
    telling.tell([Event(TileReserved(seat=1, tile=3)), Event(die, (telling.seat,), 6)])
    sent = asked(telling, match)
    received = to_worker.decode(framed(sent)[4:])
    assert isinstance(received, BotCall)
    assert structs.replace(received, events=()) == structs.replace(sent, events=())
    again = [event.in_game(match.game) for event in received.events]
    assert again == [Event(TileReserved(seat=1, tile=3)), Event(die, (telling.seat,))]
    assert sent.events == (
        HeardEvent("tile-reserved", {"seat": 1, "tile": 3}),
        HeardEvent("yard-die", {"die": 6, "cells": (1, 2), "ships": 2}, (telling.seat,)),
    )


def test_events_are_told_until_they_have_been_heard():
    match = begun("race")
    telling = teller(match, "random")
    events = [Event(RoundDealt(round=number)) for number in range(5)]
    sent = tuple(map(HeardEvent.of, events))
    telling.tell(events[:2])
    telling.tell([Event(RoundDealt(round=9), ((telling.seat + 1) % 4,))])
    assert asked(telling, match).events == sent[:2]
    # The question was lost in transit, or its answer was.
    telling.note(Answer(why="died"))
    telling.tell(events[2:4])
    assert (asked(telling, match).first, asked(telling, match).events) == (0, sent[:4])
    telling.note(Answer(received=3))
    assert (asked(telling, match).first, asked(telling, match).events) == (3, sent[3:4])
    telling.note(Answer(received=4))
    telling.tell(events[4:])
    assert (asked(telling, match).first, asked(telling, match).events) == (4, sent[4:])


def test_configurations_come_through_the_line():
    for name, given in CONFIGS:
        game = game_named(name)
        config = config_of(game, given)
        briefing = asked(teller(begun(name, **given), "random"), begun(name, **given))
        assert msgspec.json.decode(briefing.config, type=game.config_type) == config
