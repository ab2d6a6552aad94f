"""A bot at a table of a real server, over real sockets."""

import asyncio

import pytest

from starhaul.remote.bot import RemoteBot
from starhaul.remote.connection import Closed, Remote
from starhaul.server.bots import pace
from starhaul.server.wire import Bot, Close, Kick, Ready
from tests.server.house import open_house

SOON_S = 60


@pytest.fixture
def hasty(monkeypatch):
    """Nobody looks on, so nobody has to be able to follow."""
    monkeypatch.setattr(pace, "SHOWN_AFTER_MS", (0, 1))
    monkeypatch.setattr(pace, "PACES_MS", (1, 5))


async def stay(remote, bot, reports, **more):
    robot = RemoteBot(remote, bot, report=lambda key, **facts: reports.append((key, facts)), **more)
    async with asyncio.timeout(SOON_S):
        await robot.stay()
    return robot


@pytest.mark.parametrize(("game", "config"), [("race", {"seats": 2}), ("trucker", {"seats": 2, "rounds": ["I"], "options": {"build": "relaxed"}})])
async def test_a_bot_plays_a_whole_match(tmp_path, hasty, game, config):
    async with open_house(tmp_path) as house:
        address = await house.table(game, **config)
        async with Remote(address, "Robot") as remote:
            await remote.do(Bot, seat=1, bot="easy")
            reports = []
            robot = await stay(remote, "easy", reports, matches=1)
    assert robot.played == 1
    assert remote.ended.code == "left"
    import collections
    print(collections.Counter(key for key, _ in reports))
    print([r for r in reports if r[0] in ("bot-refused", "bot-lapse")][:5])
