"""Answers that stay the same: made and compressed once, sent again to whoever does not have them yet."""

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
"""Shorter bodies than so many bytes are sent as they are."""
AT_ONCE = 2
"""So many answers are made at the same time."""
BEST, GOOD = 11, 9
"""How hard Brotli tries: for files that are sent to everybody, and for what somebody waits for."""

_UNWANTED = re.compile(r";\s*q\s*=\s*0(\.0*)?\s*$")


class Packed(NamedTuple):
    """A body by encoding, the plain one under an empty name."""

    bodies: Mapping[str, bytes]
    etag: str
    media_type: str

    @property
    def size(self) -> int:
        return sum(map(len, self.bodies.values()))


def pack(body: bytes, media_type: str, quality: int = GOOD) -> Packed:
    bodies = {"": body}
    if len(body) >= WORTH_PACKING:
        # The best first.
        bodies |= {"br": brotli.compress(body, quality=quality), "gzip": gzip.compress(body, 6)}
    return Packed(bodies, blake2b(body, digest_size=12).hexdigest(), media_type)


def reply(request: Request, packed: Packed, headers: Mapping[str, str] | None = None) -> Response:
    """Asked for again, it is only said that nothing has changed."""
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
    """Answers by what they are about. Those that were not asked for longest make room for others."""

    def __init__(self, most_bytes: int, made: Callable[[], None] = lambda: None) -> None:
        self._most_bytes = most_bytes
        self._made = made
        """Called for everything that had to be made."""
        # Few, because they take the interpreter from the tables; and nobody else's, who might wait for us.
        self._workers = ThreadPoolExecutor(AT_ONCE, "shelf")
        self._kept: OrderedDict[Hashable, Packed] = OrderedDict()
        self._making: dict[Hashable, asyncio.Task[Packed]] = {}
        self.size = 0

    def __contains__(self, key: Hashable) -> bool:
        return key in self._kept or key in self._making

    async def get(self, key: Hashable, media_type: str, make: Callable[[], bytes]) -> Packed:
        """`make` is called in a thread, and once, however many ask at the same time."""
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
            return kept
        task = self._making.get(key)
        if task is None:
            task = self._making[key] = asyncio.create_task(self._make(key, media_type, make))
        # Whoever goes away must not take it from the others who wait.
        return await asyncio.shield(task)

    async def _make(self, key: Hashable, media_type: str, make: Callable[[], bytes]) -> Packed:
        try:
            loop = asyncio.get_running_loop()
            packed = await loop.run_in_executor(self._workers, _made, media_type, make)
        finally:
            del self._making[key]
        self._made()
        self._kept[key] = packed
        self.size += packed.size
        while self.size > self._most_bytes:
            _, oldest = self._kept.popitem(last=False)
            self.size -= oldest.size
        return packed


def _made(media_type: str, make: Callable[[], bytes]) -> Packed:
    return pack(make(), media_type)
