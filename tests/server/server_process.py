"""The command `starhaul serve` as a separate process, and clients of it."""

import json
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from starhaul.server.wire import VERSION
from tests.cli.helpers import environment
from tests.timeouts import scaled

TIMEOUT_S = scaled(60)
ADDRESS = re.compile(r"http://\S+?:(\d+)/")


class Process:
    """A server process and its folder, where all its files are."""

    program: Sequence[str] = ("-m", "starhaul")

    def __init__(self, folder: Path, *arguments: str, **variables: str) -> None:
        self.folder = folder
        command = [sys.executable, *self.program, "serve", *arguments]
        given = environment(XDG_DATA_HOME=str(folder / "data"), **variables)
        self.errors = open(folder / "stderr", "w+b")  # noqa: SIM115 closed with the process
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=self.errors, env=given, cwd=folder
        )
        self.said = self._line()

    def _line(self) -> str:
        assert self.process.stdout is not None
        assert select.select([self.process.stdout], [], [], TIMEOUT_S)[0], "it says nothing"
        return self.process.stdout.readline().decode()

    @property
    def port(self) -> int:
        found = ADDRESS.search(self.said)
        assert found, (self.said, self.complaint)
        return int(found[1])

    @property
    def complaint(self) -> str:
        return (self.folder / "stderr").read_text("utf-8")

    def get(self, path: str, method: str = "GET", body: object = None, **headers: str) -> tuple[int, str]:
        line = HTTPConnection("127.0.0.1", self.port, timeout=TIMEOUT_S)
        try:
            line.request(method, path, json.dumps(body) if body is not None else None, headers)
            answer = line.getresponse()
            return answer.status, answer.read().decode()
        finally:
            line.close()

    def table(self, **headers: str) -> dict[str, str]:
        status, body = self.get("/api/tables", "POST", {"game": "race"}, **headers)
        assert status == 201
        made: dict[str, str] = json.loads(body)
        return made

    @contextmanager
    def enter(self, made: dict[str, str]) -> Iterator[ClientConnection]:
        """A viewer that has been welcomed."""
        with connect(f"ws://127.0.0.1:{self.port}/ws", open_timeout=TIMEOUT_S) as line:
            line.send(json.dumps({"do": "hello", "v": VERSION, "client": "c", **made}))
            assert json.loads(line.recv())["is"] == "welcome"
            yield line

    def end(self, signals: int = signal.SIGTERM) -> int:
        self.process.send_signal(signals)
        return self.process.wait(TIMEOUT_S)

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.errors.close()


@contextmanager
def serving(folder: Path, *arguments: str, **variables: str) -> Iterator[Process]:
    folder.mkdir(exist_ok=True)
    process = Process(folder, "--lang", "en", *arguments, **variables)
    try:
        yield process
    finally:
        process.close()


def refusal(folder: Path, *arguments: str, **variables: str) -> str:
    """The one-line error of a server that cannot start."""
    with serving(folder, *arguments, **variables) as process:
        assert (process.process.wait(TIMEOUT_S), process.said) == (2, "")
        assert process.complaint.count("\n") == 1
        return process.complaint.strip()


def told_until_closed(line: ClientConnection) -> list[dict[str, Any]]:
    """Everything that a viewer receives until the connection is closed."""
    found = []
    with suppress(ConnectionClosed):
        while True:
            found.append(json.loads(line.recv(TIMEOUT_S)))
    return found


def until(holds: Callable[[], bool]) -> None:
    deadline = time.monotonic() + TIMEOUT_S
    while not holds():
        assert time.monotonic() < deadline
        time.sleep(0.02)
