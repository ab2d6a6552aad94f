"""A table that is closed in the middle of a match: the match is published as aborted, with seed and log."""

import asyncio
import json
from contextlib import AsyncExitStack
from pathlib import Path
from urllib.request import urlopen

import msgspec
import pytest

from starhaul.cli.main import app
from starhaul.kernel.fairness import commitment as commitment_of
from starhaul.kernel.fairness import seed_of
from starhaul.kernel.log import read_log
from starhaul.remote.connection import Remote
from starhaul.server.store.store_contract import StoreTrouble
from starhaul.server.store.verification import verify_store
from starhaul.server.wire import (
    ActCommand,
    ByeMessage,
    CloseCommand,
    LeaveCommand,
    ReadyCommand,
    RefusedMessage,
    TableMessage,
    UpdateMessage,
)
from tests.cli.helpers import RUNNER
from tests.remote.wide import UNLIMITED
from tests.rules import rule
from tests.server.running_server import Running, open_server
from tests.server.table.test_room import until


@pytest.fixture
async def running(tmp_path):
    async with open_server(tmp_path, limits=UNLIMITED) as running:
        yield running


async def fetched(running: Running, path: str) -> bytes:
    def read() -> bytes:
        with urlopen(f"{running.url}/api/matches/{path}") as answer:
            return bytes(answer.read())

    return await asyncio.to_thread(read)


async def playing(running: Running, stack: AsyncExitStack) -> list[Remote]:
    """Two people in a race; the first one has moved."""
    host = await running.table("race", seats=2)
    addresses = [host, running.seat(host.table, 1)]
    people = [await stack.enter_async_context(Remote(one, f"P{n}")) for n, one in enumerate(addresses)]
    for person in people:
        await person.do(ReadyCommand)
    for person in people:
        update = await until(person, lambda fact: isinstance(fact, UpdateMessage))
        if update.asked:
            await person.do(ActCommand, action=msgspec.Raw(msgspec.json.encode(update.asked[0].options[0])))
    return people


async def published(running: Running, match: str, commitment: str, tmp_path) -> None:
    """What everybody can learn about the match afterwards."""
    info = json.loads(await fetched(running, match))
    assert (info["is_over"], info["is_aborted"], info["scores"]) == (True, True, None)
    assert commitment_of(info["secret"], match) == info["commitment"] == commitment
    assert seed_of(info["secret"], match, info["nonces"]) == info["seed"]
    raw = await fetched(running, f"{match}/log")
    log = read_log(raw)
    assert (log.end, log.is_aborted) == (info["key"], True)
    assert any(entry.seat >= 0 for entry in log.entries)
    assert list(verify_store(running.lobby.services.store)) == []
    (tmp_path / "aborted.jsonl").write_bytes(raw)


def verdict(path: Path) -> tuple[int, str]:
    result = RUNNER.invoke(app, ["verify", "--lang", "en", str(path)])
    return result.exit_code, result.output


@rule("HSE-O4")
@pytest.mark.parametrize("how", ["close", "leave"])
async def test_closing_a_table_publishes_its_match_as_aborted(running, tmp_path, how):
    async with AsyncExitStack() as stack:
        ann, bob = await playing(running, stack)
        table = ann.welcome.table
        if how == "close":
            await ann.do(CloseCommand)
        else:
            await ann.do(LeaveCommand)
            await bob.do(LeaveCommand)
        bye = await until(bob, lambda fact: isinstance(fact, ByeMessage))
        assert bye.code == ("closed" if how == "close" else "left")
    await published(running, table.match, table.commitment, tmp_path)
    status, words = verdict(tmp_path / "aborted.jsonl")
    assert (status, "aborted before its end" in words) == (0, True)


async def test_a_goodbye_names_the_aborted_match(running):
    async with AsyncExitStack() as stack:
        ann, bob = await playing(running, stack)
        await ann.do(CloseCommand)
        bye = await until(bob, lambda fact: isinstance(fact, ByeMessage))
        assert (bye.code, bye.facts) == ("closed", {"match": ann.welcome.table.match})


async def test_a_log_that_lies_about_being_aborted_is_found_out(running, tmp_path):
    async with AsyncExitStack() as stack:
        ann, _ = await playing(running, stack)
        match = ann.welcome.table.match
        await ann.do(CloseCommand)
    lines = (await fetched(running, f"{match}/log")).splitlines()
    short = tmp_path / "short.jsonl"
    short.write_bytes(b"\n".join([*lines[:-3], lines[-1]]))
    status, words = verdict(short)
    assert (status, "a different state" in words) == (1, True)


async def test_a_table_that_cannot_be_closed_on_disk_plays_on(running, monkeypatch):
    async with AsyncExitStack() as stack:
        ann, _ = await playing(running, stack)

        async def full(*facts: object) -> None:
            raise StoreTrouble("full")

        monkeypatch.setattr(running.lobby.services.store, "abort_match", full)
        refused = await ann.do(CloseCommand)
        assert isinstance(refused, RefusedMessage)
        assert refused.code == "full"
        monkeypatch.undo()
        room = running.lobby.rooms[ann.welcome.table.id]
        assert not room.record.is_closed
        assert not room.is_stopped
        assert room.live is not None


async def test_a_table_without_a_match_is_just_closed(running):
    host = await running.table("race", seats=2)
    async with Remote(host) as ann:
        assert isinstance(ann.welcome.table, TableMessage)
        await ann.do(CloseCommand)
    assert list(running.lobby.services.store.matches()) == []
