"""The server's connection to one worker process.

Used by `pool`, which decides what is sent to which worker.
"""

import asyncio
import os
import socket
import sys

from starhaul.server.bots.calls import (
    LENGTH,
    LONGEST_ANSWER,
    Advised,
    Answer,
    ToServer,
    WorkerReady,
    to_server,
)

START_S = 30.0
"""Timeout for starting a worker."""
END_S = 1.0
"""How long a worker may take to end by itself before it is killed."""
LONGEST_FRAME = LONGEST_ANSWER + 8 * 1024


class LineBroken(Exception):
    """The worker is gone, or sent something invalid."""


class WorkerConnection:
    """A running worker. Handles one question at a time."""

    def __init__(
        self,
        process: asyncio.subprocess.Process,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
    ) -> None:
        self._process = process
        self._reader = reader
        self._writer = writer

    @classmethod
    async def open(cls, hang_ms: float) -> "WorkerConnection":
        """Start a worker and wait until it is ready."""
        line = await cls._started(hang_ms)
        try:
            async with asyncio.timeout(START_S):
                await line._read()
        except TimeoutError as error:
            await line.cut()
            raise LineBroken from error
        except BaseException:
            await line.cut()
            raise
        return line

    @classmethod
    async def _started(cls, hang_ms: float) -> "WorkerConnection":
        ours, theirs = socket.socketpair()
        with theirs:
            ours.setblocking(False)
            reader, writer = await asyncio.open_connection(sock=ours)
            try:
                process = await asyncio.create_subprocess_exec(
                    # Without -P, files in the current directory could replace our modules.
                    *(sys.executable, "-P", "-m", "starhaul.server.bots.worker"),
                    *(str(theirs.fileno()), str(hang_ms)),
                    stdin=asyncio.subprocess.DEVNULL,
                    stdout=asyncio.subprocess.DEVNULL,
                    stderr=asyncio.subprocess.DEVNULL,
                    pass_fds=(theirs.fileno(),),
                    env={**os.environ, "PYTHONPATH": os.pathsep.join(path or os.curdir for path in sys.path)},
                )
            except BaseException as error:
                writer.close()
                if isinstance(error, OSError):
                    raise LineBroken from error
                raise
        return cls(process, reader, writer)

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def is_open(self) -> bool:
        return self._process.returncode is None and not self._reader.at_eof()

    async def exchange(self, frame: bytes) -> Answer | Advised:
        """Send a question and wait for the answer."""
        self._writer.write(frame)
        try:
            await self._writer.drain()
        except OSError as error:
            raise LineBroken from error
        answer = await self._read()
        if isinstance(answer, WorkerReady):
            raise LineBroken
        return answer

    def tell(self, frame: bytes) -> None:
        """Send a message that has no answer."""
        self._writer.write(frame)

    async def _read(self) -> ToServer:
        try:
            length = int.from_bytes(await self._reader.readexactly(LENGTH), "big")
            if length > LONGEST_FRAME:
                raise LineBroken
            return to_server.decode(await self._reader.readexactly(length))
        except (asyncio.IncompleteReadError, OSError, ValueError) as error:  # ValueError: not a valid message
            raise LineBroken from error

    async def close(self) -> None:
        """Let the worker end by itself, or kill it after a timeout."""
        self._writer.close()
        try:
            async with asyncio.timeout(END_S):
                await self._process.wait()
        except TimeoutError:
            await self.cut()

    async def cut(self) -> None:
        """Kill the worker."""
        self._writer.close()
        if self._process.returncode is None:
            self._process.kill()
        await self._process.wait()
