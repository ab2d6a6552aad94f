"""A server process that can be killed and restarted: same port, same database, same tables."""

import asyncio
import json
import os
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from starhaul.remote.address import Address
from starhaul.remote.connection import Answered, Remote
from starhaul.server.wire import Command
from tests.remote.wide import SETTINGS
from tests.server.server_process import Process

IS_LONG = bool(os.environ.get("FAULTS"))
"""`make faults`: the same tests with more tables and more kills."""
SOON = 60.0
"""Far longer than anything here takes, so that a hanging test fails instead of blocking the others."""
QUICK = ("--set", "countdown_seconds=0", *SETTINGS)


class Visitor(Remote):
    """A person at a table, with long timeouts."""

    def __init__(self, address: Address, name: str = "") -> None:
        super().__init__(address, name, timeout_s=SOON)

    async def _ask(self, kind: Callable[..., Command], **fields: Any) -> Answered:
        async with asyncio.timeout(SOON):
            return await super()._ask(kind, **fields)


class Service:
    """Use as `async with serving(…)`."""

    def __init__(self, folder: Path, *settings: str, database: str = "") -> None:
        self.folder = folder
        self.database = database or folder / "starhaul.db"
        self.port = 0
        self.began = 0.0
        """When the process was started, on the clock of the event loop."""
        self.process: Process | None = None
        self._settings = settings

    async def start(self, kind: Callable[..., Process] = Process) -> None:
        """The first time on any port, later always on the same one."""
        arguments = ("--lang", "en", "--port", str(self.port), "--db", str(self.database), *self._settings)
        self.began = asyncio.get_running_loop().time()
        self.process = await asyncio.to_thread(kind, self.folder, *arguments)
        self.port = self.process.port

    @property
    def running(self) -> Process:
        assert self.process is not None, "started before"
        return self.process

    async def end(self, number: int) -> int:
        """End the process with a signal; returns its exit status."""
        return await asyncio.to_thread(self.running.end, number)

    async def kill(self) -> None:
        assert await self.end(signal.SIGKILL) == -signal.SIGKILL
        self.running.close()

    async def get(self, path: str) -> tuple[int, str]:
        return await asyncio.to_thread(self.running.get, path)

    async def table(self, game: str, **config: Any) -> Address:
        """A new table; returns the address of its host."""
        wish = {"game": game, "config": config, "is_listed": True}
        status, body = await asyncio.to_thread(self.running.get, "/api/tables", "POST", wish)
        assert status == 201, body
        return self.address(**json.loads(body))

    def address(self, table: str, token: str = "") -> Address:
        return Address(f"ws://127.0.0.1:{self.port}/ws", table, token)


@asynccontextmanager
async def serving(
    folder: Path, *settings: str, kind: Callable[..., Process] = Process, database: str = ""
) -> AsyncIterator[Service]:
    service = Service(folder, *QUICK, *settings, database=database)
    try:
        await service.start(kind)
        yield service
    finally:
        if service.process is not None:
            service.process.close()


async def until(holds: Callable[[], object], seconds: float = SOON) -> None:
    """Wait for something that must happen, however long a busy machine takes."""
    async with asyncio.timeout(seconds):
        while not holds():
            await asyncio.sleep(0.005)
