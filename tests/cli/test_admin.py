"""`starhaul admin` against a real server process."""

import json
import os
import time

import pytest

from starhaul.cli.admin_client import seconds_of
from starhaul.kernel.errors import BadInput
from tests.cli.helpers import plain, starhaul
from tests.server.server_process import TIMEOUT_S, serving, told_until_closed

pytestmark = pytest.mark.slow


@pytest.fixture
def server(tmp_path):
    with serving(tmp_path / "house", "--port", "0", "--db", str(tmp_path / "s.db")) as process:
        yield process


def admin(tmp_path, *arguments: str, status: int = 0) -> str:
    done = starhaul("admin", *arguments, "--db", str(tmp_path / "s.db"), "--lang", "en")
    assert done.returncode == status, (done.stdout, done.stderr)
    return plain((done.stdout if status == 0 else done.stderr).decode())


def test_the_operator_looks_bans_announces_and_drains(tmp_path, server):
    assert admin(tmp_path, "tables") == "No table is in memory.\n"
    made = server.table()
    with server.enter(made) as line:
        assert made["table"] in admin(tmp_path, "tables")
        (row,) = json.loads(admin(tmp_path, "tables", "--json"))["tables"]
        assert (row["table"], row["connected"]) == (made["table"], 1)
        assert "Announced to 1 person" in admin(tmp_path, "say", "Back in a minute")
        assert "Tables: 1" in admin(tmp_path, "stats")
        assert "Announcement: Back in a minute" in admin(tmp_path, "stats")
        assert admin(tmp_path, "ban", "203.0.113.7", "--for", "2h", "--reason", "noise").startswith(
            "203.0.113.7"
        )
        assert "noise" in admin(tmp_path, "bans")
        assert admin(tmp_path, "unban", "203.0.113.7") == "203.0.113.7 is no longer banned.\n"
        assert admin(tmp_path, "bans") == "Nobody is banned.\n"
        assert "1 connected person keeps the seat" in admin(tmp_path, "rotate-secret")
        assert admin(tmp_path, "close", made["table"]) == f"Table {made['table']} is closed.\n"
        codes = [message.get("code") for message in told_until_closed(line)]
        assert codes[-1] == "closed-by-operator"
    assert admin(tmp_path, "drain", "--cancel", status=1) == "The server is not being drained.\n"
    assert "stops in a moment" in admin(tmp_path, "drain", "--in", "5m")
    assert server.process.wait(TIMEOUT_S) == 0
    assert not os.path.exists(tmp_path / "s.db.admin")


def test_refusals_are_sentences_with_status_1(tmp_path, server):
    assert admin(tmp_path, "close", "nowhere", status=1).startswith("There is nothing at this link")
    assert "locks everybody out" in admin(tmp_path, "ban", "127.0.0.1", status=1).replace(
        "would lock", "locks"
    )
    assert admin(tmp_path, "unban", "10.0.0.1", status=1) == "10.0.0.1 is not banned.\n"
    assert "at most 280" in admin(tmp_path, "say", "x" * 300, status=1)
    assert "--for: “soon” is not a duration" in admin(tmp_path, "ban", "10.0.0.1", "--for", "soon", status=2)


def test_without_a_server_it_says_so(tmp_path):
    assert "no server is running with this database" in admin(tmp_path, "tables", status=2)
    (tmp_path / "s.db.admin").write_text("not a socket")
    assert "no server is running with this database" in admin(tmp_path, "tables", status=2)


def test_a_busy_server_answers_soon(tmp_path, server):
    """Every answer is made between two messages of the tables."""
    for _ in range(20):
        server.table()
    began = time.monotonic()
    assert len(json.loads(admin(tmp_path, "tables", "--json"))["tables"]) == 20
    assert time.monotonic() - began < TIMEOUT_S


@pytest.mark.parametrize("written", ["", "0", "-5m", "5 weeks", "1000d", "m", "١m"])
def test_what_is_no_duration_is_refused(written):
    with pytest.raises(BadInput, match="not-a-duration"):
        seconds_of(written, "--for")
