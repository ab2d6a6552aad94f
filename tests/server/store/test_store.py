"""What a store writes and returns."""

import asyncio
import os
import stat
from pathlib import Path

import pytest
from msgspec.structs import replace

from starhaul.server.store.sqlite import SqliteStore
from starhaul.server.store.store_contract import Origin, Snapshot, Store, StoreTrouble, TableRow
from tests.server.store.helpers import TABLE, batch, begin, numbers, row, with_store


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "starhaul.db"


# --- tables and server-wide data ---------------------------------------------------------------------------


def test_tables_are_added_replaced_and_closed(path: Path):
    async def use(store: SqliteStore):
        await store.put_table(TableRow("b", b"1", True))
        await store.put_table(TableRow("a", b"2", True))
        await store.put_table(TableRow("c", b"3", False))
        await store.put_table(TableRow("b", b"4", True))
        return list(store.tables()), store.table("c"), store.table("d")

    opened = [TableRow("a", b"2", True), TableRow("b", b"4", True)]
    assert with_store(path, use) == (opened, TableRow("c", b"3", False), None)


def test_the_secret_is_made_once_for_each_store(tmp_path: Path):
    async def use(store: SqliteStore):
        return store.secret()

    first, again, other = (with_store(tmp_path / name, use) for name in ("one", "one", "two"))
    assert first == again != other
    assert len(first) == 32


def test_nobody_else_may_read_the_files(path: Path):
    async def use(store: SqliteStore):
        await begin(store, "match")
        return [name.name for name in path.parent.iterdir()], [
            stat.S_IMODE(name.stat().st_mode) for name in path.parent.iterdir()
        ]

    before = os.umask(0)
    try:
        names, modes = with_store(path, use)
    finally:
        os.umask(before)
    assert sorted(names) == [f"starhaul.db{end}" for end in ("", "-shm", "-wal", ".head", ".lock")]
    assert set(modes) == {0o600}


def test_a_closed_store_is_one_file_a_head_and_a_lock(path: Path):
    async def use(store: SqliteStore):
        await begin(store, "match")

    with_store(path, use)
    assert sorted(file.name for file in path.parent.iterdir()) == [
        f"starhaul.db{end}" for end in ("", ".head", ".lock")
    ]


def test_the_service_clock_is_the_latest_of_beats_batches_and_offsets(path: Path):
    async def use(store: SqliteStore):
        stood = [store.service_ms()]
        await begin(store, "match")
        await store.beat(50)
        stood.append(store.service_ms())
        await store.append(batch(1, service_ms=70))
        stood.append(store.service_ms())
        await store.put_offset("match", 8, 90)
        stood.append(store.service_ms())
        # It never runs back.
        await store.beat(60)
        await store.append(batch(2, service_ms=60))
        await store.put_offset("match", 9, 60)
        return [*stood, store.service_ms()]

    assert with_store(path, use) == [0, 50, 70, 90, 90]

    async def later(store: SqliteStore):
        return store.service_ms()

    assert with_store(path, later) == 90


def test_what_is_written_is_on_disk_and_checked(path: Path):
    async def use(store: SqliteStore):
        def ask(connection):
            names = ("journal_mode", "synchronous", "foreign_keys")
            return [connection.execute(f"PRAGMA {name}").fetchone()[0] for name in names]

        full = 2
        assert await store._writer.do(ask) == ["wal", full, 1]

    with_store(path, use)


# --- matches -----------------------------------------------------------------------------------------------


def test_a_match_from_its_beginning_to_its_end(path: Path):
    batches = [batch(number) for number in range(4)]
    batches[1] = batch(1, origin=Origin(0, "other", 3))
    batches[2] = batch(2, origin=Origin(1, "tab", 7))

    async def use(store: SqliteStore):
        like: Store = store
        await begin(store, "match")
        await like.append(batches[1])
        await like.append(batches[2])
        going_on = like.course("match")
        assert going_on is not None
        assert going_on.row == row()
        assert (going_on.snapshot, going_on.batches) == (None, batches[:3])
        assert going_on.origins == [Origin(0, "other", 3), Origin(1, "tab", 7)]
        assert [found.id for found in like.matches(ended=False)] == ["match"]
        assert list(like.matches(ended=True)) == []
        await like.end_match(batches[3], "key", b"[1,2]")

    with_store(path, use)

    async def later(store: SqliteStore):
        ended = replace(row(), key="key", result=b"[1,2]")
        assert store.log("match") == (ended, batches)
        course = store.course("match")
        assert course is not None
        assert (course.row, course.batches) == (ended, batches)
        assert list(store.matches()) == list(store.matches(ended=True)) == [ended]
        assert list(store.matches(ended=False)) == []
        assert store.log("other") is store.course("other") is store.snapshot("other") is None

    with_store(path, later)


def test_a_match_goes_on_from_its_newest_snapshot(path: Path):
    def snapshot(batches: int) -> Snapshot:
        return Snapshot(match="match", batches=batches, saved=b"{}", key=f"key {batches}", revs=(1, 2, 3))

    async def use(store: SqliteStore):
        await begin(store, "match")
        assert store.snapshot("match") is None
        for number in range(1, 6):
            await store.append(batch(number, origin=Origin(0, "tab", number)))
            if number in (2, 4):
                await store.put_snapshot(snapshot(number))
        assert store.snapshot("match") == snapshot(4)
        course = store.course("match")
        assert course is not None
        assert course.snapshot == snapshot(4)
        assert [found.number for found in course.batches] == [4, 5]
        assert [origin.seq for origin in course.origins] == [1, 2, 3, 4, 5]
        # A finished match is read from its beginning.
        await store.end_match(batch(6), "key", b"[]")
        await store.put_snapshot(snapshot(6))
        course = store.course("match")
        assert course is not None
        assert (course.snapshot, len(course.batches)) == (None, 7)

    with_store(path, use)


def test_a_course_tells_of_the_latest_two_hundred_commands(path: Path):
    async def use(store: SqliteStore):
        await begin(store, "match")
        some = (
            batch(number, origin=Origin(0, "tab", number) if number % 3 else None) for number in range(1, 400)
        )
        await asyncio.gather(*map(store.append, some))
        course = store.course("match")
        assert course is not None
        return [origin.seq for origin in course.origins]

    assert with_store(path, use) == [number for number in range(1, 400) if number % 3][-200:]


def test_names_of_clients_are_kept_whatever_they_are(path: Path):
    strange = ["", "\0", "a\0b", "𝄞é\u202e", "'; DROP TABLE house", "x" * 64]

    async def use(store: SqliteStore):
        await begin(store, "match")
        for number, name in enumerate(strange, 1):
            await store.append(batch(number, origin=Origin(0, name, number)))
        course = store.course("match")
        assert course is not None
        return [origin.client for origin in course.origins]

    assert with_store(path, use) == strange


def test_offsets_change(path: Path):
    async def use(store: SqliteStore):
        await begin(store, "match", "other")
        await store.put_offset("match", 77, 1)
        return [found.offset_ms for found in store.matches()]

    assert with_store(path, use) == [77, 5]


@pytest.mark.slow
def test_any_number_of_matches_and_tables_is_listed(path: Path):
    names = [f"{number:04}" for number in range(1001)]

    async def use(store: SqliteStore):
        await asyncio.gather(*(store.put_table(TableRow(name, b"", True)) for name in names))
        await asyncio.gather(*(store.begin_match(row(name, name), batch(0, name)) for name in names))
        assert [found.id for found in store.tables()] == names
        assert [found.id for found in store.matches()] == names

    with_store(path, use)


# --- conflicts ---------------------------------------------------------------------------------------------


def test_what_does_not_follow_is_refused_and_nothing_else(path: Path):
    async def use(store: SqliteStore):
        await begin(store, "match", "ended", "other")
        await store.end_match(batch(1, "ended"), "key", b"[]")
        wrong = [
            store.append(batch(0)),
            store.append(batch(2)),
            store.append(batch(2, "ended")),
            store.append(batch(0, "unknown")),
            store.end_match(batch(3), "key", b"[]"),
            store.begin_match(row("match"), batch(0)),
            store.begin_match(row("new"), batch(1, "new")),
            store.begin_match(row("new", table="unknown"), batch(0, "new")),
            store.put_offset("unknown", 1, 1_000_000),
        ]
        right = [store.append(batch(number, "other")) for number in range(1, 20)]
        # They wait together, so they form one group.
        mixed = [call for pair in zip(wrong, right, strict=False) for call in pair] + right[len(wrong) :]
        results = await asyncio.gather(*mixed, return_exceptions=True)
        refused = [result for result in results if result is not None]
        assert [error.code for error in refused if isinstance(error, StoreTrouble)] == ["conflict"] * len(
            wrong
        )
        assert numbers(store, "other") == list(range(20))
        assert numbers(store, "match") == [0]
        assert [found.id for found in store.matches()] == ["match", "ended", "other"]
        assert [found.key for found in store.matches()] == [None, "key", None]
        assert store.service_ms() == 1900

    with_store(path, use)


# --- retention ---------------------------------------------------------------------------------------------


def test_old_matches_that_cannot_go_on_are_forgotten(path: Path):
    async def use(store: SqliteStore):
        for id, is_open in (("open", True), ("closed", True), ("empty", False), ("new", True)):
            await store.put_table(TableRow(id, b"", is_open))
        for id, table, began_at in (
            ("open-old", "open", 10),
            ("open-old-going-on", "open", 10),
            ("open-new", "open", 30),
            ("closed-old", "closed", 10),
            ("closed-old-going-on", "closed", 10),
        ):
            await store.begin_match(row(id, table, began_at), batch(0, id))
            await store.put_snapshot(Snapshot(match=id, batches=1, saved=b"", key="", revs=()))
            if not id.endswith("going-on"):
                await store.end_match(batch(1, id), "key", b"")
        assert await store.forget(20) == 2
        assert [found.id for found in store.matches()] == [
            "open-old-going-on",
            "open-new",
            "closed-old-going-on",
        ]
        assert store.table("empty") is None
        await store.put_table(TableRow("closed", b"", False))
        assert await store.forget(20) == 1
        assert [found.id for found in store.matches()] == ["open-old-going-on", "open-new"]
        assert store.log("closed-old-going-on") is store.snapshot("closed-old-going-on") is None
        assert store.table("closed") is None
        assert [table.id for table in store.tables()] == ["new", "open"]
        assert store.damage() == []

    with_store(path, use)


# --- closing -----------------------------------------------------------------------------------------------


def test_what_waits_is_written_before_the_end_and_nothing_after(path: Path):
    async def run():
        store = SqliteStore(path)
        await begin(store, "match")
        waiting = [asyncio.ensure_future(store.append(batch(number))) for number in range(1, 700)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*waiting)
        await store.close()
        for call in (store.append(batch(700)), store.beat(1)):
            with pytest.raises(StoreTrouble, match=r"^closed$"):
                await call
        with pytest.raises(StoreTrouble, match=r"^closed$"):
            store.service_ms()

    asyncio.run(run())

    async def later(store: SqliteStore):
        return numbers(store)

    assert with_store(path, later) == list(range(700))


def test_cancelled_calls_leave_the_store_working(path: Path):
    async def use(store: SqliteStore):
        await begin(store, "match")
        calls = [asyncio.ensure_future(store.append(batch(number))) for number in range(1, 30)]
        await asyncio.sleep(0)
        for call in calls[::3]:
            call.cancel()
        results = await asyncio.gather(*calls, return_exceptions=True)
        assert sum(isinstance(result, asyncio.CancelledError) for result in results) == 10
        await store.put_table(TABLE)
        return numbers(store)

    assert with_store(path, use) == list(range(30))
