"""`starhaul serve --db postgresql://…`, and the commands for its operator."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.helpers import environment, plain, starhaul
from tests.server.server_process import refusal, serving

pytestmark = pytest.mark.slow


def test_tables_and_links_survive_a_kill(tmp_path: Path, postgres_address: str):
    with serving(tmp_path, "--port", "0", "--db", postgres_address) as server:
        made = server.table()
        with server.enter(made):
            assert server.get("/readyz") == (200, '"ok"')
        server.process.kill()
        server.process.wait()
        again = ("--port", str(server.port), "--db", postgres_address)
        with serving(tmp_path, *again) as second, second.enter(made):
            assert second.end() == 0
            assert second.complaint == ""


def test_the_operator_is_heard_and_the_doctor_satisfied(tmp_path: Path, postgres_address: str):
    with serving(tmp_path, "--port", "0", "--db", postgres_address) as server:
        server.table()
        variables = {"XDG_DATA_HOME": str(tmp_path / "data")}
        stats = starhaul("admin", "stats", "--json", "--db", postgres_address, **variables)
        assert stats.returncode == 0, stats.stderr
        found = json.loads(stats.stdout)
        assert (found["tables"], found["trouble"]) == (1, "")
        assert found["database_bytes"] > 0
        examined = starhaul("doctor", "--json", "--lang", "en", "--db", postgres_address, **variables)
        words = {line["check"]: line for line in map(json.loads, examined.stdout.splitlines())}
        assert words["database"]["code"] == "database-postgres"
        assert {"disk", "folder"} & set(words) == set()
    checked = starhaul("verify", "--lang", "en", postgres_address)
    assert checked.returncode == 0
    assert plain(checked.stdout.decode()).endswith("0 matches: all as the database says\n")


def test_a_database_that_does_not_answer_is_one_sentence(tmp_path: Path):
    said = refusal(tmp_path, "--db", "postgresql://ann:secret@127.0.0.1:1/house")
    assert "the database cannot be used" in said
    assert "postgresql://ann@127.0.0.1:1/house" in said
    assert "secret" not in said


def test_without_the_extra_it_says_what_to_install(tmp_path: Path):
    folder = tmp_path / "hidden"
    folder.mkdir()
    (folder / "asyncpg.py").write_text("raise ModuleNotFoundError('No module', name='asyncpg')")
    code = f"import sys; sys.path.insert(0, {str(folder)!r}); from starhaul.__main__ import main; main()"
    command = [sys.executable, "-c", code, "serve", "--lang", "en", "--db", "postgresql://127.0.0.1/house"]
    done = subprocess.run(command, capture_output=True, env=environment(), text=True, cwd=tmp_path)
    assert done.returncode == 2
    assert "pip install starhaul[postgres]" in done.stderr
