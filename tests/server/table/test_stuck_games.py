"""The game of an installed package hangs at a table: that table is closed, and all others play on."""

import asyncio
import signal
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from starhaul.games import BUILT_IN, config_of, game_named
from starhaul.kernel.contract import CHANCE
from starhaul.plugins import bounded_game
from starhaul.plugins.bounded_game import BOUNDED, GameStuck
from starhaul.remote.connection import Remote
from starhaul.server.process.plugin_report import load_plugins
from starhaul.server.store.store_contract import MatchRow
from starhaul.server.store.verification import verify_store
from starhaul.server.table.room import Room
from starhaul.server.table_error import TableError
from starhaul.server.wire import ByeMessage, ReadyCommand, RefusedMessage, UpdateMessage
from tests.installed_packages import install, install_example, plugins_from
from tests.remote.wide import UNLIMITED
from tests.server.running_server import Running, open_server
from tests.server.table.test_room import until

# Hangs when the first charge is stored, at a place that the goal of the match chooses.
HANGING = """
from starhaul_reactor.game import Reactor, Store
from starhaul_reactor.plugin import PLUGIN as GOOD

PERFORM, VIEW, KEY, SWALLOWING = 71, 72, 73, 74

def hang():
    while True:
        pass

class Loop(Reactor):
    name = "loop"
    hangs_for_ever = False

    def perform(self, state, seat, action, at_ms):
        if isinstance(action, Store):
            type(self).hangs_for_ever |= state.goal == KEY
            if state.goal in (PERFORM, KEY):
                state.stored[seat] = 1_000
                hang()
            while state.goal == SWALLOWING:
                try:
                    hang()
                except Exception:
                    pass
        return super().perform(state, seat, action, at_ms)

    def view(self, state, seat):
        while state.goal == VIEW and any(state.stored):
            pass
        return super().view(state, seat)

    def dump(self, state):
        while self.hangs_for_ever:
            pass
        return super().dump(state)

PLUGIN = GOOD._replace(game=Loop())
"""


@pytest.fixture(autouse=True)
def _installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    site = install_example(tmp_path / "site")
    install(site, "try-loop", "[starhaul.games]\nloop = try_loop:PLUGIN\n", {"try_loop": HANGING})
    monkeypatch.setattr(bounded_game, "LIMIT_MS", 300)
    with plugins_from(site):
        load_plugins()
        yield


@pytest.fixture
async def running(tmp_path: Path) -> AsyncIterator[Running]:
    async with open_server(tmp_path, limits=UNLIMITED) as running:
        yield running


async def begun(running: Running, stack: AsyncExitStack, game: str, **config: object) -> list[Remote]:
    """Two people at a table where a match has begun."""
    host = await running.table(game, seats=2, **config)
    addresses = [host, running.seat(host.table, 1)]
    people = [await stack.enter_async_context(Remote(one, f"P{n}")) for n, one in enumerate(addresses)]
    for person in people:
        await person.do(ReadyCommand)
    for person in people:
        await until(person, lambda fact: isinstance(fact, UpdateMessage))
    return people


async def stuck(people: list[Remote]) -> Any:
    """Play until somebody stores a charge; returns the answer to that."""
    while True:
        for person in people:
            if person.update is None or not person.update.asked:
                continue
            options = person.update.asked[0].options
            answer = await person.act(options[-1])
            if len(options) > 1:
                return answer
        await asyncio.sleep(0.01)


def row_of(running: Running, match: str) -> MatchRow:
    row = running.lobby.services.store.match(match)
    assert row is not None
    return row


@pytest.mark.parametrize("goal", [71, 74, 72], ids=["perform", "a swallowed interrupt", "view"])
async def test_the_table_of_a_game_that_hangs_is_closed_and_the_others_play_on(running: Running, goal: int):
    async with AsyncExitStack() as stack:
        people = await begun(running, stack, "loop", goal=goal)
        others = await begun(running, stack, "reactor")
        match = people[0].welcome.table.match
        answer = await stuck(people)
        assert isinstance(answer, RefusedMessage)
        assert answer.code == "failed"
        for person in people:
            bye = await until(person, lambda fact: isinstance(fact, ByeMessage))
            assert (bye.code, bye.facts) == ("game-stuck", {"match": match})
        assert not isinstance(await stuck(others), RefusedMessage)
    assert row_of(running, match).is_aborted
    # The state that the game left behind was taken back: the log leads to the published key.
    assert list(verify_store(running.lobby.services.store)) == []


async def test_a_game_that_never_answers_again_cannot_keep_its_table_open(running: Running):
    async with AsyncExitStack() as stack:
        people = await begun(running, stack, "loop", goal=73)
        match = people[0].welcome.table.match
        await stuck(people)
        await until(people[0], lambda fact: isinstance(fact, ByeMessage))
    row = row_of(running, match)
    assert (row.is_aborted, row.key) == (True, "")


async def test_a_match_that_hangs_when_it_is_to_continue_is_tried_once(
    running: Running, monkeypatch: pytest.MonkeyPatch
):
    host = await running.table("loop", seats=2)
    await running.lobby.rooms[host.table].retire()
    while host.table in running.lobby.rooms:
        await asyncio.sleep(0.01)
    tries = []

    def hangs(room: Room) -> None:
        tries.append(room)
        raise GameStuck("loop")

    monkeypatch.setattr(Room, "restore", hangs)
    for _ in range(3):
        with pytest.raises(TableError) as refused:
            running.lobby.room(host.table)
        assert refused.value.code == "cannot-resume"
    assert len(tries) == 1


def test_our_own_games_are_not_bounded():
    assert hasattr(game_named("loop").perform, BOUNDED)
    assert not any(hasattr(plugin.game.perform, BOUNDED) for plugin in BUILT_IN.values())


def test_a_call_within_a_call_is_interrupted_as_a_whole():
    game = game_named("loop")
    config = config_of(game, {"seats": 2, "goal": 71})
    state = game.new(config, 1)
    (question,) = game.questions(state)
    game.apply(state, 0, question.options[0])
    game.apply(state, CHANCE, 3)
    with pytest.raises(GameStuck):
        game.apply(state, 0, game.questions(state)[0].options[-1])
    # The alarm is stopped, and its signal free for the next call.
    assert signal.getsignal(signal.SIGALRM) is signal.SIG_DFL
    assert signal.getitimer(signal.ITIMER_REAL) == (0, 0)
