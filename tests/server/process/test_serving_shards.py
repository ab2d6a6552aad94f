"""`starhaul serve` with several databases, and several nodes at them."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.helpers import plain, starhaul
from tests.server.server_process import refusal, serving
from tests.server.store.postgres.asking import asked

pytestmark = pytest.mark.slow

TABLES = "SELECT count(*) FROM tables"


def test_two_nodes_serve_tables_of_two_databases(tmp_path: Path, new_postgres: Callable[[], str]):
    one, two = new_postgres(), new_postgres()
    options = ("--port", "0", "--db", one, "--db", two)
    with serving(tmp_path, *options) as first, serving(tmp_path, *options) as second:
        made = [server.table() for server in (first, second) for _ in range(6)]
        counts = [asked(address, TABLES) for address in (one, two)]
        assert sum(counts) == 12
        assert min(counts) > 0
        # Wherever a table is, and whoever owns it.
        for server in (first, second):
            for table in (made[0], made[-1]):
                with server.enter(table):
                    assert server.get("/readyz") == (200, '"ok"')
        variables = {"XDG_DATA_HOME": str(tmp_path / "data")}
        stats = starhaul("admin", "stats", "--json", "--db", f"{one} {two}", **variables)
        assert stats.returncode == 0, stats.stderr
        assert json.loads(stats.stdout)["trouble"] == ""
        examined = starhaul("doctor", "--json", "--lang", "en", "--db", f"{one} {two}", **variables)
        words = {line["check"]: line for line in map(json.loads, examined.stdout.splitlines())}
        assert words["database"]["code"] == "database-postgres"
    checked = starhaul("verify", "--lang", "en", f"{one} {two}")
    assert checked.returncode == 0
    assert plain(checked.stdout.decode()).endswith("0 matches: all as the database says\n")
    said = refusal(tmp_path, "--db", two)
    assert "the first one listed has to be the home of the house" in said
