"""A server of our own, for as long as the measuring takes, and what the system says of a process."""

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
"""Who is dropped comes again before the server has noticed."""


class ServerProcess:
    """A process that serves."""

    def __init__(self, process: asyncio.subprocess.Process, url: str, database: Path) -> None:
        self.url = url
        self.database = database
        self._process = process

    @property
    def pid(self) -> int:
        return self._process.pid

    async def end(self) -> int:
        """Its exit status."""
        if self._process.returncode is None:
            self._process.terminate()
        try:
            async with asyncio.timeout(END_S):
                return await self._process.wait()
        except TimeoutError:
            self._process.kill()
            return await self._process.wait()


@asynccontextmanager
async def serving(guests: int, rate: float) -> AsyncIterator[ServerProcess]:
    """A server on a database of its own. Its limits for strangers do not hold us up; all else is as usual."""
    with TemporaryDirectory(prefix="starhaul-bench-") as folder:
        database = Path(folder) / "bench.db"
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-m", "starhaul", "serve"),
            *("--host", "127.0.0.1", "--port", "0", "--db", str(database), "--no-open"),
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
            said = await process.stdout.readline()
    except TimeoutError:
        said = b""
    found = _ADDRESS.search(said)
    if found is None:
        raise BadInput("bench-no-server")
    return found[0].decode()


# --- what the system says ----------------------------------------------------------------------------------


def cpu_seconds(pid: int) -> float | None:
    """How long a process has used a core; None where the system does not tell."""
    try:
        # The name of the program, in brackets, may hold anything.
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return None
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_mb(pid: int) -> float | None:
    """How much memory a process has in use."""
    try:
        pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    except (OSError, IndexError):
        return None
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6
