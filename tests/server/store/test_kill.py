"""kill -9 at any moment: everything acknowledged is stored."""

import random
import sqlite3
import time
from collections import defaultdict
from contextlib import closing
from pathlib import Path

import pytest

from starhaul.server.store.reading import SqliteReader
from tests.server.store.children import start

MATCHES = 20


def killed_after(path: Path, seconds: float) -> dict[str, int]:
    """Kill a process that appends; returns the last acknowledged number of each match."""
    promised: dict[str, int] = defaultdict(int)
    with start("keep_appending", path, MATCHES) as child:
        assert child.stdout is not None
        assert child.stdout.readline() == "ready\n"
        time.sleep(seconds)
        child.kill()
        for line in child.stdout:
            name, _, number = line.rpartition(" ")
            promised[name] = int(number)
    return promised


@pytest.mark.slow
@pytest.mark.parametrize("times", [pytest.param(2), pytest.param(20, marks=pytest.mark.slow)])
def test_what_was_promised_survives(tmp_path: Path, times: int):
    path = tmp_path / "db"
    chance = random.Random(times)
    promised: dict[str, int] = {}
    for _ in range(times):
        promised.update(killed_after(path, chance.uniform(0.0, 0.4)))
        with closing(SqliteReader(path)) as store:
            assert len(list(store.matches())) == MATCHES
            for row in store.matches():
                found = store.log(row.id)
                assert found is not None
                numbers = [batch.number for batch in found[1]]
                assert numbers == list(range(len(numbers)))
                assert len(numbers) > promised.get(row.id, 0)
            assert store.damage() == []
    assert sum(promised.values()) > MATCHES
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
