"""A WebSocket client that can send anything: valid commands, and frames that no library would allow."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import struct
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from starhaul.server.patches import patched
from starhaul.server.wire import VERSION
from tests.timeouts import scaled

CONT, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
CUT_OFF = 1006
"""The close status of a connection that ended without a closing frame."""
ANSWERS = ("done", "refused", "pong", "world")
TIMEOUT_S = scaled(60)
"""Far longer than anything takes, so that a hanging test fails."""


def frame(opcode: int, data: bytes = b"", *, fin: bool = True, reserved: int = 0) -> bytes:
    """A frame as clients send it. Its mask is zero, so the data are readable in it."""
    first = (fin << 7) | (reserved << 4) | opcode
    if len(data) < 126:
        head = struct.pack("!BB", first, 0x80 | len(data))
    elif len(data) < 1 << 16:
        head = struct.pack("!BBH", first, 0x80 | 126, len(data))
    else:
        head = struct.pack("!BBQ", first, 0x80 | 127, len(data))
    return head + b"\0\0\0\0" + data


class Refused(Exception):
    """The connection was rejected: the status and the body."""

    def __init__(self, status: int, headers: dict[str, str]) -> None:
        super().__init__(status)
        self.status = status
        self.headers = headers


class Visitor:
    """One connection to a server; stores everything received."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.writer = writer
        self.port = 0
        self.texts: list[bytes] = []
        """Every text message, as received."""
        self.answers: Counter[int] = Counter()
        """How often each sequence number was answered."""
        self.last: dict[str, dict[str, Any]] = {}
        """The latest message of each kind."""
        self.closed: tuple[int, str] | None = None
        """Close status and reason."""
        self.pongs = 0
        self.headers: dict[str, str] = {}
        self._update: dict[str, Any] = {}
        """To which changes are applied."""
        self._reader = reader
        self._seq = 0
        self._news = asyncio.Condition()
        self._listening: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, port: int, path: str = "/ws", source: str = "127.0.0.1", **headers: str) -> Visitor:
        """Raises `Refused` if the server rejects the connection."""
        reader, writer = await asyncio.open_connection(
            "127.0.0.1", port, limit=1 << 22, local_addr=(source, 0)
        )
        visitor = cls(reader, writer)
        visitor.port = port
        writer.write(upgrade(port, path, **headers))
        status, visitor.headers = await _answered(reader)
        if status != 101:
            await visitor.cut()
            raise Refused(status, visitor.headers)
        visitor._listening = asyncio.create_task(visitor._listen())
        return visitor

    async def __aenter__(self) -> Visitor:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.cut()

    async def cut(self) -> None:
        """Disconnect without a closing frame."""
        self.writer.transport.abort()
        if self._listening is not None:
            await self._listening
        with suppress(OSError):
            await self.writer.wait_closed()

    # --- sending -------------------------------------------------------------------------------------------

    def raw(self, data: bytes) -> None:
        if not self.writer.is_closing():
            self.writer.write(data)

    def text(self, text: str | bytes) -> None:
        data = text if isinstance(text, bytes) else text.encode("utf-8", "surrogatepass")
        self.raw(frame(TEXT, data))

    def say(self, **fields: Any) -> int:
        """Send a command; returns its sequence number."""
        self._seq += 1
        self.text(json.dumps({"seq": self._seq, **fields}))
        return int(fields.get("seq", self._seq))

    async def hello(self, table: str, token: str = "", **fields: Any) -> dict[str, Any]:
        """Send `hello`; returns the answer, `welcome` or `bye`."""
        before = len(self.texts)
        self.text(json.dumps({"do": "hello", "v": VERSION, "table": table, "token": token, **fields}))
        await self.until(lambda: len(self.texts) > before)
        answer: dict[str, Any] = json.loads(self.texts[before])
        return answer

    async def do(self, **fields: Any) -> dict[str, Any]:
        """Send a command and wait for its answer."""
        seq, before = self.say(**fields), len(self.texts)
        known = self.answers[seq]
        await self.until(lambda: self.answers[seq] > known)
        found = next(f for t in self.texts[before:] if (f := json.loads(t)).get("seq") == seq)
        answer: dict[str, Any] = found
        return answer

    # --- receiving -----------------------------------------------------------------------------------------

    async def until(self, holds: Callable[[], object]) -> None:
        """Wait for a condition; raises `ConnectionError` if the connection ends first."""
        async with asyncio.timeout(TIMEOUT_S), self._news:
            while not holds():
                if self.closed is not None:
                    raise ConnectionError(self.closed)
                await self._news.wait()

    async def end(self) -> tuple[int, str]:
        """Wait for the end of the connection."""
        async with asyncio.timeout(TIMEOUT_S), self._news:
            while self.closed is None:
                await self._news.wait()
        return self.closed

    async def _listen(self) -> None:
        end = CUT_OFF, ""
        try:
            while True:
                opcode, data = await self._frame()
                if opcode == CLOSE:
                    end = (struct.unpack("!H", data[:2])[0] if data else 1005), data[2:].decode()
                    self.raw(frame(CLOSE, data))
                    break
                await self._take(opcode, data)
        except (OSError, asyncio.IncompleteReadError):
            pass
        self.writer.close()
        async with self._news:
            self.closed = end
            self._news.notify_all()

    async def _frame(self) -> tuple[int, bytes]:
        first, second = await self._reader.readexactly(2)
        length = second & 0x7F
        if length == 126:
            (length,) = struct.unpack("!H", await self._reader.readexactly(2))
        elif length == 127:
            (length,) = struct.unpack("!Q", await self._reader.readexactly(8))
        return first & 0x0F, await self._reader.readexactly(length)

    async def _take(self, opcode: int, data: bytes) -> None:
        async with self._news:
            if opcode == TEXT:
                self.texts.append(data)
                fact = json.loads(data)
                if fact["is"] == "change":
                    fact = followed(self._update, fact)
                self.last[fact["is"]] = fact
                if fact["is"] in ("welcome", "update"):
                    self._update = fact if fact["is"] == "update" else fact.get("update", {})
                if fact["is"] in ANSWERS:
                    self.answers[fact["seq"]] += 1
            self.pongs += opcode == PONG
            self._news.notify_all()


def followed(update: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    """The update after a change."""
    assert change["rev"] == update["rev"] + 1, "nothing is missing"
    kept = {name: update[name] for name in ("match", "view", "asked", "hints") if name in update}
    for patch in change.pop("view", []):
        kept["view"] = patched(kept["view"], patch)
    if "hints" in change:
        kept["hints"] = patched(kept.get("hints"), change.pop("hints"))
    return {**kept, **change, "is": "update"}


def upgrade(port: int, path: str = "/ws", **headers: str) -> bytes:
    """The request that opens a WebSocket."""
    given = {
        "Host": f"127.0.0.1:{port}",
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(),
        "Sec-WebSocket-Version": "13",
    } | {name.replace("_", "-"): value for name, value in headers.items()}
    lines = [f"GET {path} HTTP/1.1", *(f"{name}: {value}" for name, value in given.items()), "", ""]
    return "\r\n".join(lines).encode("latin-1")


async def _answered(reader: asyncio.StreamReader) -> tuple[int, dict[str, str]]:
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
    headers = dict(line.split(": ", 1) for line in head[1:] if ": " in line)
    return int(head[0].split()[1]), {name.lower(): value for name, value in headers.items()}
