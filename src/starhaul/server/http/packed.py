"""Cached responses: generated and compressed once, then sent with ETags.

Used for files of the client and for requests whose answers rarely change. What they contain is up to the
caller.
"""

import asyncio
import gzip
import re
from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping
from concurrent.futures import ThreadPoolExecutor
from hashlib import blake2b
from typing import NamedTuple

import brotli
from starlette.requests import Request
from starlette.responses import Response

WORTH_PACKING = 150
"""Bodies of fewer bytes are not compressed."""
COMPRESSED = frozenset({"image/png"})
"""Types whose bodies are compressed already."""
AT_ONCE = 2
"""Number of responses that are generated concurrently."""
BEST, GOOD = 11, 9
"""Brotli quality for files that everybody gets, and for responses that a client is waiting for."""

_UNWANTED = re.compile(r";\s*q\s*=\s*0(\.0*)?\s*$")


class Packed(NamedTuple):
    """A body in each encoding; the plain one has an empty name."""

    bodies: Mapping[str, bytes]
    etag: str
    media_type: str

    @property
    def size(self) -> int:
        return sum(map(len, self.bodies.values()))


def pack(body: bytes, media_type: str, quality: int = GOOD) -> Packed:
    bodies = {"": body}
    if len(body) >= WORTH_PACKING and media_type not in COMPRESSED:
        # Best encoding first.
        bodies |= {"br": brotli.compress(body, quality=quality), "gzip": gzip.compress(body, 6)}
    return Packed(bodies, blake2b(body, digest_size=12).hexdigest(), media_type)


def reply(request: Request, packed: Packed, headers: Mapping[str, str] | None = None) -> Response:
    """The response, or 304 if the client has the current version."""
    encoding = _encoding(request.headers.get("accept-encoding", ""), packed)
    etag = f'"{packed.etag}-{encoding}"'
    given = {"ETag": etag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding", **(headers or {})}
    if etag in _tags(request.headers.get("if-none-match", "")):
        return Response(status_code=304, headers=given)
    if encoding:
        given["Content-Encoding"] = encoding
    return Response(packed.bodies[encoding], headers=given, media_type=packed.media_type)


def _encoding(accepted: str, packed: Packed) -> str:
    known = {part.split(";")[0].strip() for part in accepted.split(",") if not _UNWANTED.search(part)}
    return next((name for name in packed.bodies if name and name in known), "")


def _tags(header: str) -> set[str]:
    """A proxy may have marked them as weak.


    >>> sorted(_tags('"a", W/"b"'))
    ['"a"', '"b"']
    """
    return {part.strip().removeprefix("W/") for part in header.split(",")}


class Shelf:
    """Least-recently-used cache of responses by key."""

    def __init__(self, most_bytes: int, made: Callable[[], None] = lambda: None) -> None:
        self._most_bytes = most_bytes
        self._made = made
        """Called for every response that had to be generated."""
        # Few threads, because they compete with the tables for the interpreter; our own pool, because others
        # may be waiting for us in a shared one.
        self._workers = ThreadPoolExecutor(AT_ONCE, "shelf")
        self._cache: OrderedDict[Hashable, Packed] = OrderedDict()
        self._making: dict[Hashable, asyncio.Task[Packed]] = {}
        self.size = 0

    def __contains__(self, key: Hashable) -> bool:
        return key in self._cache or key in self._making

    async def get(self, key: Hashable, media_type: str, make: Callable[[], bytes]) -> Packed:
        """`make` is called in a thread, and once, however many requests need the result."""
        cached = self._cache.get(key)
        if cached is not None:
            self._cache.move_to_end(key)
            return cached
        task = self._making.get(key)
        if task is None:
            task = self._making[key] = asyncio.create_task(self._make(key, media_type, make))
        # A client that disconnects must not cancel it for others.
        return await asyncio.shield(task)

    async def _make(self, key: Hashable, media_type: str, make: Callable[[], bytes]) -> Packed:
        try:
            loop = asyncio.get_running_loop()
            packed = await loop.run_in_executor(self._workers, _made, media_type, make)
        finally:
            del self._making[key]
        self._made()
        self._cache[key] = packed
        self.size += packed.size
        while self.size > self._most_bytes:
            _, oldest = self._cache.popitem(last=False)
            self.size -= oldest.size
        return packed


def _made(media_type: str, make: Callable[[], bytes]) -> Packed:
    return pack(make(), media_type)
