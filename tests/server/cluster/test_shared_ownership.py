"""What a node may say about its tables, by its own clock, and what it takes."""

import time
from collections.abc import Collection, Sequence
from contextlib import AbstractContextManager
from typing import Any, NamedTuple

import pytest

from starhaul.server.cluster.shared_ownership import SharedOwnership
from starhaul.server.cluster.table_hold import TableHold
from starhaul.server.cluster.table_owners import LocalOwnership, NodePlace
from starhaul.server.store.fence import Fence, not_ours
from starhaul.server.store.store_contract import StoreTrouble, TableRow


class Wall:
    def __init__(self, now: int = 1000) -> None:
        self.now = now

    def now_ms(self) -> int:
        return self.now


LEASE_S = 1000


class Owned(NamedTuple):
    table: str
    node: str
    epoch: int = 1
    shift_ms: int = 500


class PretendedStore:
    """Notes what is asked."""

    trouble = None

    def __init__(self) -> None:
        self.node = "me"
        self.valid_until = time.monotonic() + LEASE_S
        self.ends_silent: list[bool] = []
        self.written: list[Fence] = []
        self.released: list[tuple[Fence, int, bool]] = []
        self.failure: StoreTrouble | None = None

    def moment(self) -> AbstractContextManager[Any]:
        raise AssertionError("ownership reads in no transaction of its own")

    async def write_fenced(self, fence: Fence, steps: Sequence[Any]) -> int:
        self.written.append(fence)
        return len(steps)

    async def take(self, tables: Collection[str], now_ms: int, *, ends_silent: bool) -> list[Owned]:
        self.ends_silent.append(ends_silent)
        return [Owned(table, self.node) for table in tables if table != "theirs"]

    async def found(self, table: str) -> Owned:
        return Owned(table, self.node, shift_ms=0)

    async def release(self, fence: Fence, stood_ms: int, *, rests: bool) -> bool:
        if self.failure is not None:
            raise self.failure
        self.released.append((fence, stood_ms, rests))
        return True

    async def owner(self, table: str) -> tuple[str, str, str] | None:
        return ("they", "10.0.0.5:8800", "") if table == "theirs" else (self.node, "here:1", "")

    async def living(self) -> list[tuple[str, str, str]]:
        return [("me", "here:1", ""), ("they", "10.0.0.5:8800", "")]

    async def free_at_play(self) -> list[str]:
        return ["free"]

    def table_time(self, table: str) -> int | None:
        return 9000 if table == "theirs" else None


async def held(store: PretendedStore, wall: Wall | None = None) -> TableHold:
    return (await SharedOwnership(store, wall or Wall()).take(["table"]))["table"]


async def test_a_hold_has_the_time_of_its_table_and_writes_with_its_fence():
    store, wall = PretendedStore(), Wall()
    hold = await held(store, wall)
    wall.now += 7
    assert hold.clock.now_ms() == 1507
    await hold.store.put_table(TableRow("table", b"", True))
    await hold.store.put_offset("match", 1, 2)
    assert store.written == [Fence("table", "me", 1)] * 2


async def test_a_hold_is_valid_as_long_as_nobody_else_can_have_the_table():
    store = PretendedStore()
    hold = await held(store)
    assert hold.is_valid()
    # The lease is over by our own clock.
    store.valid_until = time.monotonic() - 0.001
    assert not hold.is_valid()
    store.valid_until = time.monotonic() + LEASE_S
    assert hold.is_valid()
    # Another node has ended this one, which goes on as a new one.
    store.node = "another"
    assert not hold.is_valid()
    await hold.release()
    assert store.released == []


async def test_a_hold_is_valid_until_others_may_take_the_table():
    store, wall = PretendedStore(), Wall()
    hold = await held(store, wall)
    store.failure = not_ours()
    with pytest.raises(StoreTrouble):
        await hold.release()
    assert hold.is_valid()
    store.failure = None
    await hold.release()
    assert not hold.is_valid()
    # Whoever has it now is not disturbed by a second time.
    await hold.rest()
    assert store.released == [(Fence("table", "me", 1), 1500, False)]


async def test_what_belongs_to_others_is_not_held():
    store = PretendedStore()
    ownership = SharedOwnership(store, Wall())
    assert set(await ownership.take(["table", "theirs"])) == {"table"}
    assert await ownership.elsewhere("theirs") == NodePlace("they", "10.0.0.5:8800", "")
    # A table of this node that is not in memory is nowhere else.
    assert await ownership.elsewhere("table") is None
    assert [place.id for place in await ownership.others()] == ["they"]
    # What another node has reserved may not have passed yet.
    assert (ownership.table_ms("theirs"), ownership.table_ms("unknown")) == (8000, 1000)


async def test_who_was_cut_off_from_the_database_does_not_end_others_at_once():
    """After an outage of the database the leases of all nodes are over."""
    store = PretendedStore()
    ownership = SharedOwnership(store, Wall(), settles_s=0.2)
    assert await ownership.free_at_play() == ["free"]
    store.valid_until = time.monotonic() - 0.001
    assert not ownership.is_certain
    store.valid_until = time.monotonic() + LEASE_S
    assert await ownership.free_at_play() == []
    await ownership.take(["table"])
    while not await ownership.free_at_play():
        await ownership.take(["table"])
    await ownership.take(["table"])
    assert (store.ends_silent[0], store.ends_silent[-1]) == (False, True)


async def test_a_server_alone_owns_everything():
    store, wall = PretendedStore(), Wall()
    ownership = LocalOwnership(store, wall)  # type: ignore[arg-type]
    hold = (await ownership.take(["table"]))["table"]
    await hold.release()
    assert hold.is_valid()
    assert (hold.clock, ownership.is_shared, ownership.is_certain) == (wall, False, True)
    assert await ownership.elsewhere("table") is None
    assert (await ownership.free_at_play(), await ownership.others()) == ([], [])
