"""Databases made by earlier versions of the program, in `old/`, one for each version of the schema.

`python -m tests.server.store.old_files` adds the one of today; do so when a version is new, and never change
an older file. All have the same content: see `fill`.
"""

import asyncio
from pathlib import Path

from starhaul.server.store.schema import STEPS
from starhaul.server.store.sqlite import SqliteStore
from starhaul.server.store.store_contract import Origin, Snapshot, TableRow
from tests.server.store.helpers import batch, row

FOLDER = Path(__file__).resolve().parent / "old"

SNAPSHOT = Snapshot(match="going-on", batches=1, saved=b'{"state":1}', key="key", revs=(1, 2, 3))


def file_of(version: int) -> Path:
    return FOLDER / f"version-{version}.db"


async def fill(store: SqliteStore) -> None:
    await store.put_table(TableRow("table", b'{"seats":[]}', True))
    await store.put_table(TableRow("closed", b"{}", False))
    await store.begin_match(row("ended"), batch(0, "ended"))
    await store.end_match(batch(1, "ended"), "key", b"[3,4]")
    await store.begin_match(row("going-on"), batch(0, "going-on"))
    await store.append(batch(1, "going-on", origin=Origin(1, "tab", 5)))
    await store.put_snapshot(SNAPSHOT)
    await store.beat(123_456)


async def add() -> None:
    path = file_of(len(STEPS))
    path.parent.mkdir(exist_ok=True)
    store = SqliteStore(path)
    await fill(store)
    await store.close()
    for beside in ("lock", "head"):
        Path(f"{path}.{beside}").unlink()


if __name__ == "__main__":
    asyncio.run(add())
