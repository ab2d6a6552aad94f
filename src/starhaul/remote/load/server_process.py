"""A temporary server process for the load test, and resource usage of processes.

Used by `starhaul bench --serve`, and by `run` for the figures of the process.
"""

import asyncio
import os
import re
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from starhaul.kernel.errors import BadInput

START_S, END_S = 30.0, 30.0
_ADDRESS = re.compile(rb"http://[^\s/]+")
_MANY = 1_000_000
_NUMBERS = (
    *("tables", "tables_per_address", "listed_per_address"),
    *("viewers", "viewers_per_address", "connections", "connections_per_address"),
)
SPARE = 100
"""Spare connections: a client may reconnect before the server notices that the old connection is gone."""


class ServerProcess:
    """A running server process."""

    def __init__(self, process: asyncio.subprocess.Process, url: str, database: str) -> None:
        self.url = url
        self.database = database
        self._process = process

    @property
    def pid(self) -> int:
        return self._process.pid

    async def end(self) -> int:
        """Stop the process; returns its exit status."""
        if self._process.returncode is None:
            self._process.terminate()
        try:
            async with asyncio.timeout(END_S):
                return await self._process.wait()
        except TimeoutError:
            self._process.kill()
            return await self._process.wait()


@asynccontextmanager
async def serving(guests: int, rate: float, given: str | None = None) -> AsyncIterator[ServerProcess]:
    """A server with its own database, a temporary file unless another one is given. Limits on visitors are
    raised; everything else has its default."""
    with TemporaryDirectory(prefix="starhaul-bench-") as folder:
        database = str(Path(folder) / "bench.db") if given is None else given
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-m", "starhaul", "serve"),
            *("--host", "127.0.0.1", "--port", "0", "--db", database, "--no-open"),
            *(part for setting in _settings(guests, rate) for part in ("--set", setting)),
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        )
        server = ServerProcess(process, "", database)
        try:
            server.url = await _address(process)
            yield server
        finally:
            await server.end()


def _settings(guests: int, rate: float) -> list[str]:
    speech = max(20.0, 4 * rate)
    return [
        "countdown_seconds=0",
        *(f"limits.{whose}_rate={speech}" for whose in ("socket", "seat")),
        *(f"limits.{whose}_burst={3 * speech}" for whose in ("socket", "seat")),
        *(f"limits.{whose}_{what}={_MANY}" for whose in ("address", "request") for what in ("rate", "burst")),
        *(f"limits.most_{what}={guests + SPARE}" for what in _NUMBERS),
    ]


async def _address(process: asyncio.subprocess.Process) -> str:
    assert process.stdout is not None, "asked for"
    try:
        async with asyncio.timeout(START_S):
            line = await process.stdout.readline()
    except TimeoutError:
        line = b""
    found = _ADDRESS.search(line)
    if found is None:
        raise BadInput("bench-no-server")
    return found[0].decode()


# --- resource usage ----------------------------------------------------------------------------------------


def cpu_seconds(pid: int) -> float | None:
    """CPU time used by a process; None if the system does not report it."""
    try:
        # The program name, in parentheses, may contain anything.
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return None
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_mb(pid: int) -> float | None:
    """Memory used by a process."""
    try:
        pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    except (OSError, IndexError):
        return None
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6
