"""What the pages tell administrators to do works: install, back up, restore, upgrade and remove a service.

In one go on a machine that is a folder (`host`), because each step needs the ones before.
"""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.request import Request, urlopen

import pytest
from websockets.sync.client import connect

from starhaul.server.wire import VERSION
from tests.docs.command_table import ADMINISTERING, NOT_RUN
from tests.docs.host import Host
from tests.docs.pages import ROOT, commands, section
from tests.timeouts import scaled

INSTALLING, UPGRADING, REMOVING = 6, 3, 3
"""How many commands each block of docs/hosting.md has."""


def lines_of(page: str, heading: str) -> list[str]:
    return list(commands(section((ROOT / "docs" / page).read_text("utf-8"), heading)))


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path / "wheel")]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    host = Host(tmp_path / "machine", next((tmp_path / "wheel").iterdir()))
    yield host
    host.close()


def new_table(host: Host) -> dict[str, str]:
    body, form = json.dumps({"game": "race"}).encode(), {"Content-Type": "application/json"}
    with urlopen(Request(f"{host.address}api/tables", body, form)) as answer:
        made: dict[str, str] = json.loads(answer.read())
        return made


def opens(host: Host, made: dict[str, str]) -> bool:
    """Whether the link of a table leads to a seat."""
    with connect(f"{host.address.replace('http', 'ws', 1)}ws") as line:
        line.send(json.dumps({"do": "hello", "v": VERSION, "client": "c", **made}))
        return bool(json.loads(line.recv(scaled(20)))["is"] == "welcome")


@pytest.mark.slow
def test_a_service_is_installed_restored_upgraded_and_removed(host: Host):
    hosting = lines_of("hosting.md", "systemd")
    backup, verify, *restore = lines_of("operate.md", "Backups")
    assert len(hosting) == INSTALLING + UPGRADING + REMOVING
    install, upgrade = hosting[:INSTALLING], hosting[INSTALLING:-REMOVING]

    for line in install:
        host.run(line)
    first = new_table(host)

    for line in (backup, verify):
        # The program that was just installed, not the one of this checkout.
        host.run(f"/opt/starhaul/bin/{line}")
    second = new_table(host)
    for line in restore:
        host.run(line)
    assert opens(host, first)
    assert not opens(host, second)

    for line in upgrade:
        host.run(line)
    assert opens(host, first)
    assert (host.root / "var/backups/starhaul-before-upgrade.db").stat().st_mode & 0o077 == 0

    for line in hosting[-REMOVING:]:
        host.run(line)
    left = [path for path in host.root.glob("[eov]*/**/*starhaul*") if "backups" not in path.parts]
    assert left == []
    ran = {backup, verify, *restore, *hosting}
    assert ran == {line for line, why in NOT_RUN.items() if why == ADMINISTERING}
