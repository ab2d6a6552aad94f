"""What writing costs a node and a database: CPU time of batches and of groups, with both stores.

`python -m tools.writing_costs` appends batches to as many matches at once as given, counts the groups that
the writer makes of them, and finds the costs of a group and of a batch by least squares over several such
runs. CPU time hardly depends on what else the machine does, so the figures can be taken on a busy one. With
`--write` they become part of the model of `starhaul bench --simulate`.
"""

import argparse
import asyncio
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from msgspec.structs import replace

from starhaul.remote.capacity.measurements import capacity_data
from starhaul.server.store.any_store import open_store
from tests.postgres_server import PostgresServer
from tests.server.store.helpers import batch, begin
from tools.capacity import database_seconds, postgres, write_data

WIDTHS = (1, 4, 16, 64, 200)
"""Matches that write at once."""
BATCHES = 3000
"""Of each run."""


class WritingRun(NamedTuple):
    width: int
    batches: int
    groups: int
    node_s: float
    database_s: float


class WritingCosts(NamedTuple):
    """Microseconds."""

    group_us: float
    batch_us: float


def written(database: str, width: int, batches: int, elsewhere: Callable[[], float]) -> WritingRun:
    took: list[float] = []

    async def run() -> tuple[float, float]:
        store = open_store(database)
        names = [f"{width} {number}" for number in range(width)]
        await begin(store, *names)
        store.observe_writes(took.append)

        async def play(name: str) -> None:
            for number in range(1, batches // width + 1):
                await store.append(batch(number, name))

        before, before_there = time.process_time(), elsewhere()
        await asyncio.gather(*map(play, names))
        spent = time.process_time() - before, elsewhere() - before_there
        await store.close()
        return spent

    node_s, database_s = asyncio.run(run())
    return WritingRun(width, batches // width * width, len(took), node_s, database_s)


def costs_of(runs: list[WritingRun], seconds: Callable[[WritingRun], float]) -> WritingCosts:
    """Least squares for `seconds = groups × a + batches × b`; neither is negative."""
    gg = sum(float(one.groups) ** 2 for one in runs)
    gb = sum(float(one.groups) * one.batches for one in runs)
    bb = sum(float(one.batches) ** 2 for one in runs)
    gs = sum(one.groups * seconds(one) for one in runs)
    bs = sum(one.batches * seconds(one) for one in runs)
    divisor = gg * bb - gb * gb
    group = (gs * bb - bs * gb) / divisor if divisor else 0.0
    per_batch = (gg * bs - gb * gs) / divisor if divisor else bs / bb
    if per_batch < 0:
        group, per_batch = gs / gg, 0.0
    if group < 0:
        group, per_batch = 0.0, bs / bb
    return WritingCosts(round(1e6 * group, 1), round(1e6 * per_batch, 1))


def told(name: str, runs: list[WritingRun]) -> None:
    for one in runs:
        print(
            f"{name} {one.width:4} at once: {one.groups:5} groups, {1e6 * one.node_s / one.batches:7.1f} µs"
            f" for a batch at the node, {1e6 * one.database_s / one.batches:7.1f} at the database"
        )


def log_bytes(server: PostgresServer, database: str) -> tuple[float, float, int]:
    """Bytes of the log so far, bytes of the batches, and their number."""

    async def ask() -> tuple[float, float, int]:
        import asyncpg

        connection = await asyncpg.connect(database)
        try:
            log = await connection.fetchval("SELECT pg_current_wal_lsn() - '0/0'::pg_lsn")
            size = await connection.fetchval("SELECT pg_total_relation_size('batches')")
            return float(log), float(size), int(await connection.fetchval("SELECT count(*) FROM batches"))
        finally:
            await connection.close()

    return asyncio.run(ask())


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--batches", type=int, default=BATCHES)
    reader.add_argument("--write", action="store_true")
    given = reader.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        file = str(Path(folder) / "house.db")
        sqlite = [written(file, width, given.batches, lambda: 0.0) for width in WIDTHS]
    told("SQLite", sqlite)
    with postgres() as server:
        database = server.address()
        first = written(database, 1, 10, lambda: 0.0)
        before = log_bytes(server, database)
        runs = [
            written(database, width, given.batches, lambda: database_seconds(server)) for width in WIDTHS[1:]
        ]
        after = log_bytes(server, database)
    told("PostgreSQL", [first, *runs])
    wal = round((after[0] - before[0]) / (after[2] - before[2]))
    stored = round(after[1] / after[2])
    here, there = costs_of(runs, lambda one: one.node_s), costs_of(runs, lambda one: one.database_s)
    print(f"SQLite {costs_of(sqlite, lambda one: one.node_s)}")
    print(f"PostgreSQL node {here} database {there}; log {wal} and stored {stored} bytes for a batch")
    if given.write:
        _write(costs_of(sqlite, lambda one: one.node_s), here, there, wal, stored)


def _write(file: WritingCosts, here: WritingCosts, there: WritingCosts, wal: int, stored: int) -> None:
    data = capacity_data()
    stores = data.model.stores
    changed = {
        "sqlite": replace(stores["sqlite"], group_us=file.group_us, batch_us=file.batch_us),
        "postgres": replace(
            stores["postgres"],
            group_us=here.group_us,
            batch_us=here.batch_us,
            database_group_us=there.group_us,
            database_batch_us=there.batch_us,
            wal_bytes=wal,
            stored_bytes=stored,
        ),
    }
    write_data(replace(data, model=replace(data.model, stores=changed)))


if __name__ == "__main__":
    main()
