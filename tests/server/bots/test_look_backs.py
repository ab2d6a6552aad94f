"""Looking back in a worker: what it gets, what it answers, and within which limits."""

import msgspec
import pytest

from starhaul.games import config_of, game_named
from starhaul.kernel.chance import Stream
from starhaul.kernel.match import Match
from starhaul.kernel.random_play import next_action
from starhaul.server.bots.calls import LookBackCall
from starhaul.server.bots.look_back_worker import looked_back, within
from starhaul.server.bots.pool import BotPool
from starhaul.trucker.hindsight.finding_records import LookBack


def call_of(game: str = "trucker", *, entries: int | None = None, round_: int = 0, **config) -> LookBackCall:
    found = game_named(game)
    match, luck = Match(found, config_of(found, config), "seed"), Stream(3, "look backs")
    start = found.dump(match.state)
    match.advance()
    while not match.is_over:
        match.act(*next_action(match, luck))
        match.advance()
    return LookBackCall(
        match="match",
        seat=1,
        game=game,
        config=msgspec.json.encode(match.config),
        start=start,
        entries=msgspec.json.encode(match.entries[:entries]),
        round=round_,
    )


def test_a_finished_round_is_looked_back_at():
    answer = looked_back(call_of(seats=2, rounds=["I"], edition="2e"))
    assert answer.why == ""
    found = msgspec.convert(answer.action, LookBack)
    assert (found.round, found.seat, found.ship_class) == (1, 1, "I")
    assert found.replays > 1


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"entries": 40}, "hindsight-unfinished"),
        ({"round_": 5}, "hindsight-round"),
    ],
)
def test_what_cannot_be_looked_back_at_is_refused_with_a_reason(changes, why):
    assert looked_back(call_of(seats=2, rounds=["I"], edition="2e", **changes)).why == why


def test_a_game_without_hindsight_says_so():
    assert looked_back(call_of("race", seats=4)).why == "no-hindsight"


def test_a_broken_log_is_an_answer_too():
    call = msgspec.structs.replace(call_of(seats=2, rounds=["I"], edition="2e"), entries=b"[{}]")
    assert looked_back(call).why == "raised"


def test_replays_are_limited_in_number_and_in_time():
    assert [within(100, 3)(made) for made in (2, 3)] == [True, False]
    assert not within(-1, 3)(0)


@pytest.mark.slow
async def test_a_worker_of_the_pool_answers():
    pool = BotPool(1, hang_ms=30_000)
    try:
        answer = await pool.ask(call_of(seats=2, rounds=["I"], edition="2e"))
        assert answer.why == ""
        assert answer.action["round"] == 1
    finally:
        await pool.stop()
