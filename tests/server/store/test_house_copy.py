"""A house moves between kinds of databases and loses nothing."""

import asyncio
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from starhaul.kernel.errors import BadInput
from starhaul.server.store.any_reader import open_reader
from starhaul.server.store.fence import Fence
from starhaul.server.store.file_target import FileTarget
from starhaul.server.store.house_copy import copy_house
from starhaul.server.store.house_rows import PARTS, HousePart, digest_of
from starhaul.server.store.postgres.node_row import NodeFacts
from starhaul.server.store.postgres.postgres_store import PostgresStore
from starhaul.server.store.postgres.postgres_target import PostgresTarget
from starhaul.server.store.rows import Row
from starhaul.server.store.store_contract import BanRow, Origin, Store, TableRow
from starhaul.server.store.verification import verify_store
from tests.cli.helpers import starhaul
from tests.server.store.helpers import TABLE, batch, begin, numbers, row, with_store
from tests.server.store.played import play

KINDS = [("sqlite", "postgres"), ("postgres", "sqlite"), ("sqlite", "sqlite"), ("postgres", "postgres")]


async def live(store: Store) -> None:
    """Something in every part of a house."""
    await store.put_table(TABLE)
    await store.put_table(TableRow("closed", b"{}", False))
    await play(store, "race", "ended")
    await play(store, "race", "going on", steps=40, snapshot_at=30)
    await store.begin_match(row("odd"), batch(0, "odd"))
    await asyncio.gather(*(store.append(batch(number, "odd")) for number in range(1, 250)))
    await store.append(batch(250, "odd", origin=Origin(1, "a\0é", 7)))
    await store.put_ban(BanRow(network="192.0.2.1", made_at=1, reason="rude"))
    await store.put_link_secret(b"x" * 32)
    await store.beat(123_456)


@pytest.fixture
def names(tmp_path: Path, request: pytest.FixtureRequest) -> Callable[[str], str]:
    def name(kind: str) -> str:
        if kind == "sqlite":
            return str(tmp_path / f"{len(list(tmp_path.iterdir()))}.db")
        made: str = request.getfixturevalue("new_postgres")()
        return made

    return name


def contents(database: str) -> dict[str, object]:
    with closing(open_reader(database)) as reader, reader.moment() as ask:
        return {part.name: digest_of(ask, part) for part in PARTS}


@pytest.mark.slow
@pytest.mark.parametrize(("source", "target"), KINDS)
def test_a_copy_contains_everything_and_goes_on(names: Callable[[str], str], source: str, target: str):
    one, two = names(source), ""
    with_store(one, live)
    two = names(target)
    told = copy_house(one, two)
    assert contents(one) == contents(two)
    assert told == {
        "house": 1,
        "tables": 2,
        "matches": 3,
        "batches": contents(one)["batches"].rows,
        "snapshots": 1,
        "bans": 1,
        "losses": 0,
    }

    async def go_on(store: Store):
        assert store.service_ms() >= 123_456
        assert store.link_secret() == b"x" * 32
        assert (store.missing, store.trouble) == (None, None)
        assert [finding for finding in verify_store(store) if finding.match != "odd"] == []
        # The triggers watch again, numbers and hashes continue.
        with pytest.raises(Exception, match="conflict"):
            await store.append(batch(99, "odd"))
        await store.append(batch(251, "odd"))
        await store.begin_match(row("next"), batch(0, "next"))
        assert [found.id for found in store.matches()] == ["ended", "going on", "odd", "next"]
        assert numbers(store, "odd") == list(range(252))
        assert store.broken_link("odd") is None
        course = store.course("odd")
        assert course is not None
        assert course.origins[-1] == Origin(1, "a\0é", 7)

    with_store(two, go_on)


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_copy_replaces_nothing(names: Callable[[str], str], kind: str):
    one = names("sqlite")
    with_store(one, live)
    two = names(kind)
    copy_house(one, two)
    before = contents(two)
    with pytest.raises(BadInput, match=r"copy-not-empty|backup-exists"):
        copy_house(one, two)
    assert contents(two) == before


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_copy_that_differs_is_discarded(
    names: Callable[[str], str], kind: str, monkeypatch: pytest.MonkeyPatch
):
    one = names("sqlite")
    with_store(one, live)
    two = names(kind)

    place = {"sqlite": FileTarget, "postgres": PostgresTarget}[kind]
    write = place.write

    def writes(target, part: HousePart, rows: list[Row]) -> None:
        if part.name == "batches":
            rows = [(*row[:2], b"[]", *row[3:]) for row in rows]
        write(target, part, rows)

    monkeypatch.setattr(place, "write", writes)
    with pytest.raises(BadInput, match="copy-differs") as refusal:
        copy_house(one, two)
    assert refusal.value.detail["part"] == "batches"
    monkeypatch.undo()
    # The place is free again.
    copy_house(one, two)
    assert contents(one) == contents(two)


def test_a_copy_while_a_server_plays_is_of_one_moment(names: Callable[[str], str]):
    one, two = names("sqlite"), []

    async def use(store: Store):
        await live(store)
        playing = asyncio.ensure_future(go_on(store))
        two.append(names("sqlite"))
        await asyncio.to_thread(copy_house, one, two[0])
        playing.cancel()

    async def go_on(store: Store):
        for number in range(251, 100_000):
            await store.append(batch(number, "odd"))

    with_store(one, use)
    with closing(open_reader(two[0])) as copied:
        assert len(list(copied.matches())) == 3
        assert copied.broken_link("odd") is None


@pytest.mark.slow
def test_the_commands_say_what_was_done(names: Callable[[str], str]):
    one, two = names("sqlite"), names("postgres")
    with_store(one, live)
    done = starhaul("database", "copy", one, two)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"2 tables, 3 matches" in done.stdout
    again = starhaul("database", "copy", one, two)
    assert (again.returncode, again.stdout) == (2, b"")
    assert b"empty" in again.stderr
    three = names("sqlite")
    assert starhaul("backup", three, "--db", two).returncode == 0
    assert contents(three) == contents(one)
    back = starhaul("database", "step-back", one)
    assert back.returncode == 2
    assert b"PostgreSQL" in back.stderr
    checked = starhaul("verify", two)
    # The batches of one match were made up.
    assert checked.returncode == 1
    assert b"3 matches" in checked.stdout


def test_matches_keep_their_time_wherever_nodes_had_them(names: Callable[[str], str]):
    source, target = names("postgres"), names("sqlite")

    async def as_node() -> None:
        store = PostgresStore(source, NodeFacts("one"))
        try:
            await begin(store, "match")
            (mine,) = await store.take(["table"], 0)
            await store.release(Fence("table", mine.node, mine.epoch), 90_000)
            await store.stop_clock(50_000)
        finally:
            await store.close()

    asyncio.run(as_node())
    copy_house(source, target)

    async def use(store: Store):
        course = store.course("match")
        assert course is not None
        return store.service_ms() - course.row.offset_ms

    # As it stood at its table.
    assert with_store(target, use) == 90_000 - 5
