"""What every store writes and returns: the contract, with SQLite, with PostgreSQL, in several databases."""

import asyncio
from collections.abc import Callable
from contextlib import closing

import pytest
from msgspec.structs import replace

from starhaul.server.store.any_reader import open_reader
from starhaul.server.store.any_store import open_store
from starhaul.server.store.store_contract import BanRow, Origin, Snapshot, Store, StoreTrouble, TableRow
from starhaul.server.store.verification import accounts, verify_store
from tests.server.store.helpers import TABLE, batch, begin, numbers, row, with_store
from tests.server.store.played import play

# --- tables and server-wide data ---------------------------------------------------------------------------


def test_tables_are_added_replaced_and_closed(database: str):
    async def use(store: Store):
        await store.put_table(TableRow("b", b"1", True))
        await store.put_table(TableRow("a", b"2", True))
        await store.put_table(TableRow("c", b"3", False))
        await store.put_table(TableRow("b", b"4", True))
        return list(store.tables()), store.table("c"), store.table("d")

    opened = [TableRow("a", b"2", True), TableRow("b", b"4", True)]
    assert with_store(database, use) == (opened, TableRow("c", b"3", False), None)


def test_the_secret_is_made_once_for_each_store(new_database: Callable[[], str]):
    async def use(store: Store):
        return store.secret()

    one, two = new_database(), new_database()
    first, again, other = (with_store(name, use) for name in (one, one, two))
    assert first == again != other
    assert len(first) == 32


def test_the_service_clock_is_the_latest_of_beats_batches_and_offsets(database: str):
    async def use(store: Store):
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

    assert with_store(database, use) == [0, 50, 70, 90, 90]

    async def later(store: Store):
        return store.service_ms()

    assert with_store(database, later) == 90


# --- matches -----------------------------------------------------------------------------------------------


def test_a_match_from_its_beginning_to_its_end(database: str):
    batches = [batch(number) for number in range(4)]
    batches[1] = batch(1, origin=Origin(0, "other", 3))
    batches[2] = batch(2, origin=Origin(1, "tab", 7))

    async def use(store: Store):
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

    with_store(database, use)

    async def later(store: Store):
        ended = replace(row(), key="key", result=b"[1,2]")
        assert store.log("match") == (ended, batches)
        course = store.course("match")
        assert course is not None
        assert (course.row, course.batches) == (ended, batches)
        assert list(store.matches()) == list(store.matches(ended=True)) == [ended]
        assert list(store.matches(ended=False)) == []
        assert store.log("other") is store.course("other") is store.snapshot("other") is None

    with_store(database, later)


def test_a_match_goes_on_from_its_newest_snapshot(database: str):
    def snapshot(batches: int) -> Snapshot:
        return Snapshot(match="match", batches=batches, saved=b"{}", key=f"key {batches}", revs=(1, 2, 3))

    async def use(store: Store):
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

    with_store(database, use)


def test_a_course_tells_of_the_latest_two_hundred_commands(database: str):
    async def use(store: Store):
        await begin(store, "match")
        some = (
            batch(number, origin=Origin(0, "tab", number) if number % 3 else None) for number in range(1, 400)
        )
        await asyncio.gather(*map(store.append, some))
        course = store.course("match")
        assert course is not None
        return [origin.seq for origin in course.origins]

    assert with_store(database, use) == [number for number in range(1, 400) if number % 3][-200:]


def test_names_of_clients_are_kept_whatever_they_are(database: str):
    strange = ["", "\0", "a\0b", "𝄞é\u202e", "'; DROP TABLE house", "x" * 64]

    async def use(store: Store):
        await begin(store, "match")
        for number, name in enumerate(strange, 1):
            await store.append(batch(number, origin=Origin(0, name, number)))
        course = store.course("match")
        assert course is not None
        return [origin.client for origin in course.origins]

    assert with_store(database, use) == strange


def test_offsets_change(database: str):
    async def use(store: Store):
        await begin(store, "match", "other")
        await store.put_offset("match", 77, 1)
        return [found.offset_ms for found in store.matches()]

    assert with_store(database, use) == [77, 5]


@pytest.mark.slow
def test_any_number_of_matches_and_tables_is_listed(database: str):
    names = [f"{number:04}" for number in range(501)]

    async def use(store: Store):
        await asyncio.gather(*(store.put_table(TableRow(name, b"", True)) for name in names))
        await asyncio.gather(*(store.begin_match(row(name, name), batch(0, name)) for name in names))
        assert [found.id for found in store.tables()] == names
        assert sorted(found.id for found in store.matches()) == names

    with_store(database, use)


# --- conflicts ---------------------------------------------------------------------------------------------


def test_what_does_not_follow_is_refused_and_nothing_else(database: str):
    async def use(store: Store):
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

    with_store(database, use)


# --- retention ---------------------------------------------------------------------------------------------


def test_old_matches_that_cannot_go_on_are_forgotten(database: str):
    async def use(store: Store):
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
        assert sorted(found.id for found in store.matches()) == [
            "closed-old-going-on",
            "open-new",
            "open-old-going-on",
        ]
        assert store.table("empty") is None
        await store.put_table(TableRow("closed", b"", False))
        assert await store.forget(20) == 1
        assert sorted(found.id for found in store.matches()) == ["open-new", "open-old-going-on"]
        assert store.log("closed-old-going-on") is store.snapshot("closed-old-going-on") is None
        assert store.table("closed") is None
        assert [table.id for table in store.tables()] == ["new", "open"]

    with_store(database, use)


# --- closing -----------------------------------------------------------------------------------------------


def test_what_waits_is_written_before_the_end_and_nothing_after(database: str):
    async def run():
        store = open_store(database)
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

    async def later(store: Store):
        return numbers(store)

    assert with_store(database, later) == list(range(700))


def test_cancelled_calls_leave_the_store_working(database: str):
    async def use(store: Store):
        await begin(store, "match")
        calls = [asyncio.ensure_future(store.append(batch(number))) for number in range(1, 30)]
        await asyncio.sleep(0)
        for call in calls[::3]:
            call.cancel()
        results = await asyncio.gather(*calls, return_exceptions=True)
        assert sum(isinstance(result, asyncio.CancelledError) for result in results) == 10
        await store.put_table(TABLE)
        return numbers(store)

    assert with_store(database, use) == list(range(30))


# --- the chain and the head --------------------------------------------------------------------------------


def broken(database: str) -> dict[str, int | None]:
    with closing(open_reader(database)) as reader:
        return {row.id: reader.broken_link(row.id) for row in reader.matches()}


def test_every_batch_is_linked_to_the_one_before(database: str):
    async def use(store: Store):
        await begin(store, "one", "two")
        calls = [store.append(batch(number, match)) for number in range(1, 81) for match in ("one", "two")]
        await asyncio.gather(*calls)
        await store.append(batch(81, "one", origin=Origin(1, "a\0b", 7)))
        await store.end_match(batch(82, "one"), "key", b"[]")

    async def go_on(store: Store):
        # The last hash is found again after a restart.
        await store.append(batch(81, "two"))
        return store.head()

    with_store(database, use)
    assert broken(database) == {"one": None, "two": None}
    found = with_store(database, go_on)
    assert found.batches == 83 + 82
    assert broken(database) == {"one": None, "two": None}
    with closing(open_reader(database)) as reader:
        assert reader.head() == found
        assert reader.losses() == reader.damage() == []


def test_the_head_is_the_same_wherever_it_is_written(new_database: Callable[[], str], tmp_path):
    async def use(store: Store):
        await begin(store, "match")
        await asyncio.gather(*(store.append(batch(number, origin=Origin(0, "é", 1))) for number in (1, 2)))
        return store.head().chain

    assert with_store(new_database(), use) == with_store(tmp_path / "compared", use)


def test_real_matches_of_both_games_are_true(database: str):
    async def use(store: Store):
        await store.put_table(TABLE)
        kept = {}
        for name in ("trucker", "race"):
            kept[f"{name}-ended"] = await play(store, name, f"{name}-ended")
            kept[f"{name}-going-on"] = await play(store, name, f"{name}-going-on", steps=60, snapshot_at=45)
        assert list(verify_store(store)) == []
        assert {account.match: account.actions for account in accounts(store)} == {
            id: match._next_index for id, match in kept.items()
        }

    with_store(database, use)


# --- aborting, sweeping ------------------------------------------------------------------------------------


def test_an_aborted_match_is_over_with_its_table(database: str):
    async def use(store: Store):
        await begin(store, "match")
        await store.put_snapshot(Snapshot(match="match", batches=1, saved=b"", key="", revs=()))
        closed = TableRow("table", b"closed", False)
        await store.abort_match(closed, "match", "key")
        assert store.match("match") == replace(row(), key="key", is_aborted=True)
        assert (store.table("table"), store.snapshot("match")) == (closed, None)
        # Neither half of it happens twice.
        with pytest.raises(StoreTrouble, match=r"^conflict$"):
            await store.abort_match(TableRow("table", b"again", False), "match", "other")
        assert store.table("table") == closed
        assert list(store.tables_at_play()) == []

    with_store(database, use)


def test_tables_at_play_are_those_with_an_unfinished_match(database: str):
    async def use(store: Store):
        for id, is_open in (("a", True), ("b", True), ("c", False), ("d", True)):
            await store.put_table(TableRow(id, b"", is_open))
        for number, table in enumerate("bca"):
            await store.begin_match(row(f"match {number}", table), batch(0, f"match {number}"))
        await store.end_match(batch(1, "match 2"), "key", b"")
        return [found.id for found in store.tables_at_play()]

    assert with_store(database, use) == ["b"]


def test_idle_tables_are_closed_and_those_without_matches_deleted(database: str, monkeypatch):
    now = [1000]
    monkeypatch.setattr("starhaul.server.store.stored_writing.time.time", lambda: now[0])

    async def use(store: Store):
        await begin(store, "match")
        await store.put_table(TableRow("unplayed", b"", True))
        await store.put_table(TableRow("visited", b"", True))
        now[0] = 2000
        await store.touch("visited")
        assert [table.id for table in store.idle_tables(1500, has_played=True)] == ["table"]
        assert [table.id for table in store.idle_tables(1500, has_played=False)] == ["unplayed"]
        idle = store.idle_tables(3000, has_played=False)
        assert sorted(table.id for table in idle) == ["unplayed", "visited"]
        closed = [await store.close_idle(table, 1500) for table in ("table", "unplayed", "visited", "none")]
        assert closed == [True, True, False, False]
        assert store.table("table") == TableRow("table", TABLE.record, False)
        assert (store.table("unplayed"), [table.id for table in store.tables()]) == (None, ["visited"])

    with_store(database, use)


# --- what the operator decides, time -----------------------------------------------------------------------


def test_bans_are_added_replaced_and_lifted(database: str):
    one, two = (BanRow(network=f"192.0.2.{number}", made_at=number) for number in (1, 2))

    async def use(store: Store):
        await store.put_ban(two)
        await store.put_ban(one)
        await store.put_ban(replace(two, until=50, reason="rude"))
        assert store.bans() == [one, replace(two, until=50, reason="rude")]
        assert [await store.drop_ban(one.network) for _ in range(2)] == [True, False]

    with_store(database, use)
    assert with_store(database, listed) == [replace(two, until=50, reason="rude")]


async def listed(store: Store) -> list[BanRow]:
    return store.bans()


def test_the_secret_of_links_is_that_of_the_store_until_it_is_replaced(database: str):
    async def use(store: Store):
        assert store.link_secret() == store.secret()
        await store.put_link_secret(b"x" * 32)
        return store.secret(), store.link_secret()

    first, replaced = with_store(database, use)
    assert first != replaced == b"x" * 32
    assert with_store(database, secrets_of) == (first, replaced)


async def secrets_of(store: Store) -> tuple[bytes, bytes]:
    return store.secret(), store.link_secret()


def test_the_clock_may_stop_before_its_last_beat(database: str):
    async def use(store: Store):
        assert store.away_s(1000) == 0
        await store.beat(5000)
        await store.stop_clock(4200)
        return store.service_ms(), store.away_s(2**31) > 0

    assert with_store(database, use) == (4200, True)


def test_nothing_has_a_name_that_no_database_can_hold(database: str):
    async def use(store: Store):
        await begin(store, "match")
        for name in ("\0", "mat\0ch", "'; DROP TABLE house", "$1", "?"):
            assert store.table(name) is store.match(name) is store.course(name) is store.log(name) is None
        assert store.match("match") == row()

    with_store(database, use)


def test_a_write_is_measured(database: str):
    took: list[float] = []

    async def use(store: Store):
        store.observe_writes(took.append)
        await begin(store, "match")
        figures = store.figures()
        return figures.size > 0, figures.queue

    assert with_store(database, use) == (True, 0)
    assert took
    assert min(took) >= 0
