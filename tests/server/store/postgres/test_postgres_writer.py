"""What is told is on disk, and what is not told is not, whatever becomes of connections and servers."""

import asyncio
import time
from asyncio import Future
from collections.abc import Coroutine, Sequence
from typing import Any

import asyncpg
import pytest

from starhaul.kernel.errors import BadInput
from starhaul.server.store.fence import Fence
from starhaul.server.store.postgres import postgres_connecting
from starhaul.server.store.postgres.postgres_store import PostgresStore
from starhaul.server.store.postgres.schema_tool import undo_newest_step
from starhaul.server.store.rows import from_batch
from starhaul.server.store.store_contract import StoreTrouble
from tests.effort import effort
from tests.postgres_server import Installation, PostgresServer
from tests.server.store.children import start
from tests.server.store.helpers import batch, begin, numbers, row, with_store
from tests.server.store.postgres.asking import value


async def cut(store: PostgresStore) -> None:
    """End the session of the writer in the database."""
    pid = store._writer._line.connection.get_server_pid()
    assert await value(store._address, "SELECT pg_terminate_backend($1, 5000)", pid)


async def as_a_group(store: PostgresStore, calls: Sequence[Coroutine[Any, Any, None]]) -> list[Future[None]]:
    """Start calls that will be written together."""
    writer = store._writer
    while not writer._is_idle:
        await asyncio.sleep(0.01)
    # Nobody wakes the writer before all are there.
    writer._is_idle = False
    waiting = [asyncio.ensure_future(call) for call in calls]
    await asyncio.sleep(0)
    writer._thread.loop.call_soon_threadsafe(writer._news.set)
    return waiting


async def recovered(store: PostgresStore) -> None:
    while store.trouble is not None:
        await asyncio.sleep(0.01)
        try:
            await store.beat(1)
        except StoreTrouble:
            continue


def test_a_lost_connection_is_opened_again(postgres_address: str):
    async def use(store: PostgresStore):
        await begin(store, "match")
        await cut(store)
        results = await asyncio.gather(store.append(batch(1)), return_exceptions=True)
        if results != [None]:
            # It was lost before anything was sent.
            assert numbers(store) == [0]
            await recovered(store)
            await store.append(batch(1))
        await store.append(batch(2))
        return numbers(store), store.broken_link("match")

    assert with_store(postgres_address, use) == ([0, 1, 2], None)


class LosingLine:
    """A connection that is cut at the first commit: before it arrives, or before its answer does."""

    def __init__(self, connection: asyncpg.Connection, is_done: bool) -> None:
        self._connection = connection
        self._is_done = is_done
        self.has_lost = False

    def __getattr__(self, name: str) -> Any:
        return getattr(self._connection, name)

    async def execute(self, text: str, *facts: object) -> str:
        if not text.startswith(("WITH", "COMMIT")):
            return await self._connection.execute(text, *facts)
        if self._is_done:
            await self._connection.execute(text, *facts)
        self.has_lost = True
        self._connection.terminate()
        raise ConnectionResetError("cut")


@pytest.mark.parametrize("kind", ["batches", "mixed"])
@pytest.mark.parametrize("is_done", [True, False])
def test_what_became_of_a_group_is_found_out(postgres_address: str, kind: str, is_done: bool):
    """The connection is lost while the commit is on its way: before, or after it arrives."""

    async def use(store: PostgresStore):
        await begin(store, "match")
        losing = LosingLine(store._writer._line._connection, is_done)
        store._writer._line._connection = losing
        calls = [store.append(batch(1)), store.append(batch(2))]
        if kind == "mixed":
            calls.append(store.begin_match(row("other"), batch(0, "other")))
        results = await asyncio.gather(*await as_a_group(store, calls), return_exceptions=True)
        assert losing.has_lost
        assert {getattr(result, "code", None) for result in results} == {None if is_done else "failed"}
        assert numbers(store) == ([0, 1, 2] if is_done else [0])
        await recovered(store)
        await store.append(batch(3 if is_done else 1))
        assert store.broken_link("match") is None

    with_store(postgres_address, use)


def test_a_node_that_another_has_ended_goes_on_as_a_new_one(postgres_address: str):
    async def use(store: PostgresStore):
        await begin(store, "match")
        (mine,) = await store.take(["table"], 0)
        fence = Fence("table", mine.node, mine.epoch)
        await value(postgres_address, "UPDATE nodes SET writer = writer + 1, is_over = 1 RETURNING 1")
        with pytest.raises(StoreTrouble, match=r"^moved"):
            await store.write_fenced(fence, [from_batch(batch(1))])
        assert store.valid_until < time.monotonic()
        await store.beat(10)
        assert store.node != mine.node
        assert store.valid_until > time.monotonic()
        with pytest.raises(StoreTrouble, match=r"^moved"):
            await store.write_fenced(fence, [from_batch(batch(1))])
        return numbers(store), store.trouble

    assert with_store(postgres_address, use) == ([0], None)


def test_a_database_that_went_back_is_not_written_any_more(postgres_address: str):
    async def use(store: PostgresStore):
        await begin(store, "match")
        await store.append(batch(1))
        # As after the promotion of a standby that lagged behind.
        await value(postgres_address, "DELETE FROM batches WHERE number = 1 RETURNING 1")
        await value(postgres_address, "UPDATE nodes SET commits = commits - 1, batches = 1")
        await cut(store)
        for _ in range(3):
            with pytest.raises(StoreTrouble):
                await store.append(batch(2))
        assert store.trouble is not None
        assert store.trouble.code == "damaged"
        return numbers(store)

    assert with_store(postgres_address, use) == [0]


def test_the_schema_is_not_changed_back_while_a_server_runs(postgres_address: str):
    async def use(store: PostgresStore):
        await begin(store, "match")
        with pytest.raises(BadInput, match="store-taken") as refusal:
            await asyncio.to_thread(undo_newest_step, postgres_address)
        assert str(refusal.value.detail["process"]).startswith("starhaul ")
        await store.append(batch(1))

    with_store(postgres_address, use)


def test_a_database_that_does_not_answer_stops_the_clock(
    postgres_address: str, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("starhaul.server.store.postgres.postgres_writer.SLOW_S", 0.01)

    async def use(store: PostgresStore):
        await begin(store, "match")
        held = await postgres_connecting.connect(postgres_address, "holder")
        await held.execute("BEGIN")
        await held.execute("SELECT * FROM nodes FOR UPDATE")
        waiting = asyncio.ensure_future(store.append(batch(1)))
        while store.trouble is None:
            await asyncio.sleep(0.01)
        assert store.trouble.code == "busy"
        assert not waiting.done()
        await held.close()
        await waiting
        await recovered(store)

    with_store(postgres_address, use)


@pytest.mark.parametrize(
    ("given", "expected"), [("off", "on"), ("local", "on"), ("remote_write", "remote_write")]
)
def test_a_commit_is_durable_whatever_the_database_prefers(postgres_address: str, given: str, expected: str):
    async def run() -> str:
        connection = await postgres_connecting.connect(f"{postgres_address}&synchronous_commit={given}", "x")
        try:
            return str(await connection.fetchval("SHOW synchronous_commit"))
        finally:
            await connection.close()

    assert asyncio.run(run()) == expected


@pytest.mark.parametrize(
    "address",
    [
        "postgresql://ann:secret@127.0.0.1:1/house",
        "postgresql://ann:secret@/house?host=/nowhere",
        "postgresql://ann:secret@[::1/house",
    ],
)
def test_an_address_where_nobody_answers_is_named_without_its_password(address: str):
    with pytest.raises(BadInput, match="store-unusable") as refusal:
        PostgresStore(address)
    assert "secret" not in f"{refusal.value} {refusal.value.source} {refusal.value.detail}"


@pytest.mark.slow
def test_what_was_promised_survives_the_end_of_the_server(postgres_address: str):
    """kill -9 of the process that writes."""
    promised: dict[str, int] = {}
    for number in range(effort(2, 20)):
        with start("keep_appending", postgres_address, 5) as child:
            assert child.stdout is not None
            assert child.stdout.readline() == "ready\n"
            for _ in range(10 + 7 * number):
                child.stdout.readline()
            child.kill()
            for line in child.stdout:
                name, _, last = line.rpartition(" ")
                promised[name] = int(last)

    async def use(store: PostgresStore):
        for name, last in promised.items():
            found = numbers(store, name)
            assert found == list(range(len(found)))
            assert len(found) > last
            assert store.broken_link(name) is None

    with_store(postgres_address, use)


@pytest.mark.slow
def test_what_was_promised_survives_the_end_of_postgres(postgres_installation: Installation):
    """The database ends at once, as in a crash, and comes back; the server goes on by itself."""
    server = PostgresServer(postgres_installation)

    async def use(store: PostgresStore):
        matches = [f"match {number}" for number in range(10)]
        await begin(store, *matches)
        promised = dict.fromkeys(matches, 0)
        codes: set[str] = set()
        ends = asyncio.Event()

        async def play(match: str) -> None:
            while not ends.is_set():
                try:
                    await store.append(batch(promised[match] + 1, match))
                    promised[match] += 1
                except StoreTrouble as trouble:
                    # Nothing was written: the same batch is next. A gap would be a conflict.
                    codes.add(trouble.code)
                    await asyncio.sleep(0.05)

        async def beat() -> None:
            while not ends.is_set():
                await asyncio.sleep(0.05)
                try:
                    await store.beat(1)
                except StoreTrouble:
                    continue

        playing = [asyncio.ensure_future(play(match)) for match in matches]
        beating = asyncio.ensure_future(beat())
        for _ in range(3):
            before = sum(promised.values())
            while sum(promised.values()) < before + 50:
                await asyncio.sleep(0.01)
            server.stop()
            await asyncio.sleep(0.2)
            await asyncio.to_thread(server.start)
            await recovered(store)
        ends.set()
        await asyncio.gather(*playing, beating)
        assert codes <= {"failed", "busy"}
        for match in matches:
            assert numbers(store, match) == list(range(promised[match] + 1))
            assert store.broken_link(match) is None
        assert store.head().batches == sum(promised.values()) + len(matches)

    try:
        server.execute("CREATE SCHEMA house")
        with_store(server.address("house"), use)
    finally:
        server.close()
