"""docs/cluster.md: the commands that set up a PostgreSQL and move a house, with a server of our own."""

import os
import re
import shlex
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.helpers import environment
from tests.docs.command_table import DATABASE, NOT_RUN
from tests.docs.host import Host
from tests.docs.pages import ROOT, commands, section
from tests.postgres_server import NOT_DURABLE, Installation, PostgresServer
from tests.server.server_process import serving
from tests.timeouts import scaled

PAGE = (ROOT / "docs/cluster.md").read_text("utf-8")
HOUSE = "starhaul@db.example.org/starhaul"
"""The role, the machine and the database of the page."""
FILE = "/var/lib/starhaul/starhaul.db"


def lines_of(heading: str) -> list[str]:
    return list(commands(section(PAGE, heading)))


@pytest.fixture
def server(postgres_installation: Installation) -> Iterator[PostgresServer]:
    """Its administrator is called as the role of the page, so that one gets another name."""
    server = PostgresServer(postgres_installation, *NOT_DURABLE)
    yield server
    server.close()


def psql(line: str, server: PostgresServer, programs: Path) -> None:
    named = re.sub(r"\b(ROLE|OWNER) starhaul\b", r"\1 house", line)
    found = {
        **os.environ,
        "PGHOST": f"{server.folder}/socket",
        "PGUSER": "starhaul",
        "PGDATABASE": "postgres",
    }
    command = [str(programs / "psql"), *shlex.split(named)[1:]]
    done = subprocess.run(command, env=found, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def copied(line: str, address: str, file: Path) -> None:
    words = [address if HOUSE in word else str(file) if word == FILE else word for word in shlex.split(line)]
    command = [sys.executable, "-m", *words]
    done = subprocess.run(
        command, env=environment(), capture_output=True, text=True, timeout=scaled(60), check=False
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.slow
def test_a_house_is_set_up_and_moved_both_ways(
    tmp_path: Path, server: PostgresServer, postgres_installation: Installation
):
    programs = postgres_installation.programs
    install, create, serve = lines_of("Setting it up")
    there, back = lines_of("Moving a house")
    address = f"postgresql://house@/starhaul?host={server.folder}/socket"
    assert HOUSE in serve

    # Whether pip accepts the way in which file and extra are written; the packages are here already.
    wheel = tmp_path / "starhaul-0.0.0-py3-none-any.whl"
    wheel.touch()
    host = Host(tmp_path / "machine", wheel)
    assert host.run(f"echo {install.partition('pip install ')[2]}") == f"./{wheel.name}[postgres]\n"

    psql(create, server, programs)
    file = tmp_path / "starhaul.db"
    with serving(tmp_path / "sqlite", "--port", "0", "--db", str(file)) as first:
        table = first.table()
        assert first.end(signal.SIGTERM) == 0
    copied(there, address, file)
    with serving(tmp_path / "postgres", "--port", "0", "--db", address) as second, second.enter(table):
        pass
    file.unlink()
    Path(f"{file}.head").unlink(missing_ok=True)
    copied(back, address, file)
    with serving(tmp_path / "again", "--port", "0", "--db", str(file)) as third, third.enter(table):
        pass
    ran = {install, create, serve, there, back}
    assert ran == {line for line, why in NOT_RUN.items() if why == DATABASE}
