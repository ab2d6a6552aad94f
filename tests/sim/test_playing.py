"""One match: its input and its result, and failing bots and rules are reported."""

from typing import Any

import msgspec
import pytest

from starhaul.games import GAMES, config_of
from starhaul.race.game import Race
from starhaul.sim.playing import Order, SimulatedMatch, orders, play

BOTS = "tests.sim.bots"


def order(*bots: str, game: str = "race", limit_ms: float | None = None, **given: Any) -> Order:
    config = config_of(GAMES[game], {"seats": len(bots), **given})
    return orders(GAMES[game], config, [bots], "s", limit_ms)[0]


def untimed(match: SimulatedMatch) -> SimulatedMatch:
    return msgspec.structs.replace(match, thinking_ms=[])


def test_every_match_has_its_own_seed():
    config = config_of(GAMES["race"], {"seats": 2})
    made = orders(GAMES["race"], config, [("random", "random")] * 3, "x", None)
    assert [one.seed for one in made] == ["x/0", "x/1", "x/2"]
    assert len({play(one).actions for one in made}) == 3


@pytest.mark.parametrize("game", ["race", "trucker"])
def test_the_same_order_gives_the_same_match(game: str):
    wanted = order("random", "random", game=game)
    # As when it is sent to another machine.
    copy = msgspec.msgpack.decode(msgspec.msgpack.encode(wanted), type=Order)
    one, other = play(wanted), play(copy)
    assert untimed(one) == untimed(other)
    assert one.failure == ""
    assert len(one.scores) == len(one.figures) == len(one.thinking_ms) == 2
    assert one.lapses == []
    assert one.actions > 10


def test_thinking_times_go_to_the_bots_that_had_them():
    match = play(order("random", f"{BOTS}:Lazy"))
    assert all(times for seat in match.thinking_ms for times in seat.values())
    assert sum(map(len, match.thinking_ms[0].values())) > 5
    assert all(took >= 0 for seat in match.thinking_ms for times in seat.values() for took in times)


@pytest.mark.parametrize(
    ("bot", "why", "detail"), [("Moody", "raised", "not today"), ("Clumsy", "refused", "")]
)
def test_lapses_are_reported_and_the_match_goes_on(bot: str, why: str, detail: str):
    match = play(order("random", f"{BOTS}:{bot}"))
    assert match.failure == ""
    assert match.scores
    assert match.lapses
    assert {(lapse.seat, lapse.why) for lapse in match.lapses} == {(1, why)}
    assert detail in match.lapses[0].detail


def test_a_limit_overrules_slow_answers():
    match = play(order("random", "random", limit_ms=0.0))
    assert {lapse.why for lapse in match.lapses} == {"late"}


def test_a_match_that_fails_says_so(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(Race, "scores", lambda self, state: 1 // 0)
    match = play(order("random", "random"))
    assert match.failure.startswith("ZeroDivisionError")
    assert match.seed == "s/0"
