"""`starhaul cluster --local N`: a whole house with one command, and nothing of it stays."""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path

import pytest
from websockets.sync.client import connect

from starhaul.server.wire import VERSION
from tests.cli.helpers import environment
from tests.server.server_process import TIMEOUT_S
from tests.timeouts import scaled

pytestmark = pytest.mark.slow


def get(port: int, path: str, method: str = "GET", body: object = None) -> tuple[int, str]:
    line = HTTPConnection("127.0.0.1", port, timeout=TIMEOUT_S)
    try:
        line.request(method, path, json.dumps(body) if body is not None else None)
        answer = line.getresponse()
        return answer.status, answer.read().decode()
    finally:
        line.close()


@pytest.fixture
def folder() -> Iterator[Path]:
    """Short, and open to the user as whom root runs PostgreSQL."""
    made = Path(tempfile.mkdtemp(prefix="sh-c-"))
    made.chmod(0o711)
    yield made
    shutil.rmtree(made)


def test_a_house_of_two_nodes_behind_one_port(folder: Path, postgres_installation: object):
    command = [sys.executable, "-m", "starhaul", "cluster", "--local", "2", "--port", "0", "--lang", "en"]
    given = environment(TMPDIR=str(folder))
    process = subprocess.Popen(command, stdout=subprocess.PIPE, env=given, text=True)
    assert process.stdout is not None
    try:
        nodes = [re.search(r"node (\d): port (\d+), process (\d+)", process.stdout.readline()) for _ in "12"]
        opened = re.search(r"house of 2 nodes is open: http://127.0.0.1:(\d+)/", process.stdout.readline())
        assert opened is not None
        port = int(opened[1])
        status, body = get(port, "/api/tables", "POST", {"game": "race", "is_listed": True})
        assert status == 201
        made = json.loads(body)
        # At whichever node the table is: every node finds it.
        for node in nodes:
            assert node is not None
            for _ in range(2):
                with connect(f"ws://127.0.0.1:{node[2]}/ws", open_timeout=TIMEOUT_S) as line:
                    line.send(json.dumps({"do": "hello", "v": VERSION, "client": "c", **made}))
                    assert json.loads(line.recv())["is"] == "welcome"
            status, body = get(
                int(node[2]), f"/api/tables/{made['table']}/person", "POST", {"token": made["token"]}
            )
            assert status == 200
    finally:
        process.send_signal(signal.SIGINT)
        assert process.wait(scaled(60)) == 0
        process.stdout.close()
    for node in nodes:
        assert node is not None
        assert not os.path.exists(f"/proc/{node[3]}")
    assert list(folder.iterdir()) == []
