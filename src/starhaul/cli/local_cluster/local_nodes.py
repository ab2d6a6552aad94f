"""The nodes of a house on this machine: processes of `starhaul serve` that share a database."""

import asyncio
import os
import re
import signal
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from starhaul.kernel.errors import BadInput

START_S = 60.0
END_S = 20.0
_ADDRESS = re.compile(rb"http://\S+?:(\d+)/")


class LocalNode:
    """One process, with a folder of its own."""

    def __init__(self, folder: Path, database: str, settings: Sequence[str]) -> None:
        self._folder = folder
        self._settings = ("--db", database, "--port", "0", "--no-open", *settings)
        self._process: asyncio.subprocess.Process | None = None
        self.port = 0

    @property
    def pid(self) -> int:
        return 0 if self._process is None else self._process.pid

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.returncode is None

    async def start(self) -> None:
        self._folder.mkdir(parents=True, exist_ok=True)
        command = [sys.executable, "-m", "starhaul", "serve", "--lang", "en", *self._settings]
        self._process = await asyncio.create_subprocess_exec(
            *command,
            stdout=asyncio.subprocess.PIPE,
            env={**os.environ, "XDG_DATA_HOME": str(self._folder)},
            start_new_session=True,  # Ctrl+C is for us
        )
        assert self._process.stdout is not None
        try:
            async with asyncio.timeout(START_S):
                said = await self._process.stdout.readline()
        except TimeoutError:
            said = b""
        found = _ADDRESS.search(said)
        if found is None:
            raise BadInput("cluster-node")
        self.port = int(found[1])

    async def stop(self) -> None:
        """In order: it hands its tables over to those that still run."""
        if self._process is None:
            return
        with suppress(ProcessLookupError):
            self._process.send_signal(signal.SIGTERM)
        try:
            async with asyncio.timeout(END_S):
                await self._process.wait()
        except TimeoutError:
            self._process.kill()
            await self._process.wait()


async def start_all(nodes: Sequence[LocalNode]) -> None:
    """The first one makes the tables of the database."""
    await nodes[0].start()
    await asyncio.gather(*(node.start() for node in nodes[1:]))


async def stop_all(nodes: Sequence[LocalNode]) -> None:
    await asyncio.gather(*(node.stop() for node in nodes))
