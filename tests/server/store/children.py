"""Programs that tests run in separate processes, to be killed, to run out of
disk space or to lack permissions."""

import asyncio
import os
import resource
import sqlite3
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from starhaul.kernel.errors import BadInput
from starhaul.server.store.any_store import open_store
from starhaul.server.store.reading import SqliteReader
from starhaul.server.store.sqlite import SqliteStore
from starhaul.server.store.store_contract import StoreTrouble
from starhaul.server.store.trouble import trouble
from tests.server.store.helpers import batch, begin, numbers
from tests.timeouts import scaled

ROOT = Path(__file__).resolve().parents[3]
NOBODY = 65534


def start(name: str, *arguments: object, before: Sequence[str] = ()) -> subprocess.Popen[str]:
    """Run one of the functions below in a new process."""
    command = [*before, sys.executable, "-m", "tests.server.store.children", name, *map(str, arguments)]
    environment = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
    return subprocess.Popen(
        command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


def told_by(name: str, *arguments: object, before: Sequence[str] = ()) -> list[str]:
    """Run one of the functions below; returns the lines of its output."""
    with start(name, *arguments, before=before) as child:
        out, err = child.communicate(timeout=scaled(60))
    assert child.returncode == 0, err
    return out.splitlines()


def say(*words: object) -> None:
    # In one write, so that a killed process has written all of it or nothing.
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


async def keep_appending(path: str, matches: str) -> None:
    """Write matches endlessly, and print what is stored."""
    store = open_store(path)
    names = [f"match {number}" for number in range(int(matches))]
    known = {row.id for row in store.matches()}
    await begin(store, *(name for name in names if name not in known))

    async def play(name: str) -> None:
        number = numbers(store, name)[-1] + 1
        while True:
            await store.append(batch(number, name))
            say(name, number)
            number += 1

    say("ready")
    await asyncio.gather(*map(play, names))


async def hold(path: str) -> None:
    """Keep a store open."""
    SqliteStore(path)
    say("ready")
    await asyncio.sleep(3600)


async def open_once(path: str) -> None:
    """Open a store without privileges; prints the result."""
    _become_nobody()
    try:
        store = SqliteStore(path)
    except BadInput as error:
        say(error.code, *error.detail.values())
    else:
        await store.close()
        say("opened")


async def look_once(path: str) -> None:
    """Open a store read-only, without privileges; prints its matches."""
    _become_nobody()
    store = SqliteReader(path)
    say(*(row.id for row in store.matches()))
    store.close()


def _become_nobody() -> None:
    if os.getuid() == 0:
        os.setgid(NOBODY)
        os.setuid(NOBODY)


async def fill_disk(folder: str) -> None:
    """On a tiny separate disk: append until it is full, make room,
    continue. Prints what was and is stored."""
    subprocess.run(["mount", "-t", "tmpfs", "-o", "size=1m", "tiny", folder], check=True)
    ballast = Path(folder) / "ballast"
    ballast.write_bytes(bytes(300_000))
    await _go_on_after_trouble(f"{folder}/db", ballast.unlink)


async def judge_error(folder: str) -> None:
    """The same error on a disk, and after the system has remounted it read-only."""
    error = sqlite3.OperationalError("disk I/O error")
    error.sqlite_errorcode = sqlite3.SQLITE_IOERR_WRITE
    say(trouble(error, f"{folder}/db").code)
    subprocess.run(["mount", "-t", "tmpfs", "-o", "ro", "tiny", folder], check=True)
    say(trouble(error, f"{folder}/db").code)


async def meet_limit(path: str) -> None:
    """As if the system reported an error for every further byte; then it recovers."""
    store = SqliteStore(path)
    await begin(store, "match")
    await store.close()
    _, most = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (200_000, most))
    await _go_on_after_trouble(path, lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (most, most)))


async def _go_on_after_trouble(path: str, recover) -> None:
    store = SqliteStore(path)
    if store.log("match") is None:
        await begin(store, "match")
    number, trouble = 1, None
    while trouble is None:
        some = [store.append(batch(number + more, entries=["x" * 2000])) for more in range(5)]
        results = await asyncio.gather(*some, return_exceptions=True)
        trouble = next((result for result in results if result is not None), None)
        number += results.index(trouble) if trouble in results and trouble is not None else 5
    assert isinstance(trouble, StoreTrouble), trouble
    say(trouble.code)
    # Reading still works, and nothing is stored that was not acknowledged.
    say("kept", len(_raw(store)) == number)
    recover()
    await store.append(batch(number))
    say("kept", len(_raw(store)) == number + 1, store.damage())
    await store.close()


def _raw(store: SqliteStore) -> list[object]:
    with store.moment() as ask:
        return ask("SELECT number FROM batches")


if __name__ == "__main__":
    asyncio.run(globals()[sys.argv[1]](*sys.argv[2:]))
