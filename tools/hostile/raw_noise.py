"""Raw noise: random bytes instead of a request, and random frames instead of messages."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from random import Random

from tests.timeouts import scaled
from tools.hostile.visitor import Refused, Visitor, frame

SIZES = (0, 1, 2, 125, 126, 127, 1000, 16_384, 16_385, 20_000)
AT_ONCE = 20
"""Frames per connection; it is usually closed before."""
_HEADERS = (
    "Host",
    "Origin",
    "Connection",
    "Upgrade",
    "Content-Length",
    "Transfer-Encoding",
    "Expect",
    "X",
    "Sec-WebSocket-Extensions",
    "Sec-WebSocket-Protocol",
)
_VALUES = (
    "",
    "0",
    "-1",
    "99999999999",
    "chunked",
    "websocket",
    "upgrade",
    "http://[",
    "\x7f",
    "é",
    "x" * 3000,
    "100-continue",
)
_PATHS = (
    "/",
    "/ws",
    "/api/tables",
    "/api/matches/%00",
    "/%ed%a0%80",
    "//",
    "/api/tables/x/join",
    "*",
    "/?%0a",
    "/ws%0d%0aX: y",
)
_KEYS = ("AAAAAAAAAAAAAAAAAAAAAA==", "", "x")
_METHODS = ("GET", "POST", "PUT", "OPTIONS", "CONNECT", "HEAD", "get", "\x00")


async def send_frames(port: int, luck: Random) -> int:
    """Returns the number of frames sent."""
    visitor = await Visitor.open(port)
    try:
        for number in range(AT_ONCE):
            visitor.raw(_any_frame(luck))
            with suppress(OSError):
                await visitor.writer.drain()
            if visitor.closed is not None:
                return number
        return AT_ONCE
    finally:
        await visitor.cut()


def _any_frame(luck: Random) -> bytes:
    if luck.random() < 0.2:
        return luck.randbytes(luck.randrange(40))
    data = luck.randbytes(luck.choice(SIZES))
    if luck.random() < 0.5:
        data = data.hex().encode()[: len(data)]
    opcode = luck.choice((0, 0, 1, 1, 1, 2, 8, 9, 10, luck.randrange(16)))
    reserved = luck.randrange(8) if luck.random() < 0.1 else 0
    made = frame(opcode, data, fin=luck.random() < 0.6, reserved=reserved)
    return made if luck.random() < 0.9 else made[: luck.randrange(len(made) + 1)]


async def send_request(port: int, luck: Random) -> None:
    """Something like a request, or random bytes; any response is accepted."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    with suppress(OSError):
        writer.write(luck.randbytes(luck.randrange(300)) if luck.random() < 0.2 else _any_request(luck))
        writer.write_eof()
        await asyncio.wait_for(reader.read(1 << 16), scaled(30))
    writer.transport.abort()
    with suppress(OSError):
        await writer.wait_closed()


def _any_request(luck: Random) -> bytes:
    lines = [f"{luck.choice(_METHODS)} {luck.choice(_PATHS)} HTTP/1.{luck.choice('0119')}"]
    if luck.random() < 0.7:
        lines.append("Host: 127.0.0.1")
    if luck.random() < 0.5:
        lines += ["Connection: upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13"]
        lines.append(f"Sec-WebSocket-Key: {luck.choice(_KEYS)}")
    lines += [f"{luck.choice(_HEADERS)}: {luck.choice(_VALUES)}" for _ in range(luck.randrange(5))]
    return "\r\n".join([*lines, "", ""]).encode() + luck.randbytes(luck.choice((0, 0, 10, 1000)))


async def send_noise(port: int, seed: str) -> int:
    """Send a request and some frames; returns the number of frames."""
    luck = Random(seed)
    with suppress(Refused, OSError, asyncio.IncompleteReadError):
        await send_request(port, luck)
    return await send_frames(port, luck)
