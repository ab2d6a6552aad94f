"""Presence: an action of the clock at any time, recorded in logs, the same in every game."""

import pytest

from starhaul.games import GAMES, config_of, game_named
from starhaul.kernel.chance import Stream
from starhaul.kernel.contract import CLOCK
from starhaul.kernel.errors import Refusal
from starhaul.kernel.log import read_log, replay, verify, write_log
from starhaul.kernel.match import Match
from starhaul.kernel.presence import PRESENCE
from starhaul.kernel.presence_records import Presence
from starhaul.kernel.random_play import play_random

EVERY_GAME = pytest.mark.parametrize("name", GAMES)


@EVERY_GAME
def test_a_match_with_comings_and_goings_can_be_replayed_and_verified(name: str):
    game = game_named(name)
    match, draw = Match(game, config_of(game, {"seats": 2}), 3), Stream(3, "players")
    for now in ("away", "here", "absent", "here"):
        play_random(match, draw, decisions=5)
        match.act(CLOCK, Presence(1, now), match.now_ms)
    play_random(match, draw)
    log = read_log(write_log(match))
    verdict = verify(game, log)
    assert verdict.same_key
    assert verdict.fair
    assert replay(game, log).key == match.key


@EVERY_GAME
def test_the_default_decides_at_once_for_a_person_who_is_away(name: str):
    game = game_named(name)
    match = Match(game, config_of(game, {"seats": 2, "options": {"decision_seconds": 0}}), 3)
    match.advance()
    for player in range(2):
        told = match.act(CLOCK, Presence(player, "away"), match.now_ms)
        assert [(event.key, dict(event.args)) for event in told] == [
            ("presence", {"player": player, "now": "away"})
        ]
    assert match.state.presence == [PRESENCE["away"]] * 2


@EVERY_GAME
@pytest.mark.parametrize("action", [Presence(2, "away"), Presence(-1, "away"), Presence(0, "asleep")])
def test_nonsense_about_people_is_refused(name: str, action: Presence):
    game = game_named(name)
    match = Match(game, config_of(game, {"seats": 2}), 3)
    match.advance()
    with pytest.raises(Refusal, match="no-such-person"):
        match.act(CLOCK, action, 0)


@EVERY_GAME
def test_people_do_not_speak_for_others(name: str):
    game = game_named(name)
    match = Match(game, config_of(game, {"seats": 2}), 3)
    match.advance()
    for seat in (0, 1):
        with pytest.raises(Refusal):
            match.act(seat, Presence(1 - seat, "gone"), match.now_ms)
