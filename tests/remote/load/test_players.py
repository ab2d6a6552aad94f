"""Guests play legal actions, and know which events are public."""

from random import Random

import msgspec
import pytest

from starhaul.games import GAMES, config_of, game_named
from starhaul.kernel.chance import Stream
from starhaul.kernel.match import Match
from starhaul.kernel.random_play import play_random
from starhaul.remote.load.lean_messages import decoder
from starhaul.remote.load.players import player_of
from starhaul.server.table.table_match import TableMatch
from starhaul.server.wire import encode


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [2, 4])
def test_a_whole_match_of_guests(game, seats):
    found = game_named(game)
    play = TableMatch(
        "m", Match(found, config_of(found, {**player_of(game).CONFIG, "seats": seats}), "guests")
    )
    everybody, luck = range(seats), Random(1)
    play.keep(play.begin(everybody))
    acts = idle = 0
    while not play.match.is_over:
        seat = luck.randrange(seats)
        action = player_of(game).choose(decoder.decode(encode(play.update(seat, None, 0))), luck)
        idle = idle + 1 if action is None else 0
        assert idle < 500, "nobody has anything to say"
        if action is not None:
            meant = found.to_action(seat, msgspec.json.decode(action))
            acts += 1
            play.keep(play.act(seat, meant, play.match.now_ms + 100, everybody))
    assert acts > 30


@pytest.mark.parametrize(("game", "more"), [("race", {}), ("trucker", {}), ("trucker", {"edition": "1e"})])
def test_events_that_not_everybody_hears_are_known(game, more):
    found, secret = game_named(game), set()

    def hear(told):
        secret.update(event.key for event in told if event.audience is not None)

    for seed in range(6):
        match = Match(found, config_of(found, {**more, "seats": 3}), seed)
        play_random(match, Stream(seed, "players"), hear=hear)
    assert secret <= player_of(game).PRIVATE
    assert player_of(game).PRIVATE - secret <= {"by-default"}
