"""Serves the files of the browser client.

There is no build step. Comments and indentation, a third of our modules, are stripped when a file is served;
the result is compressed once and cached until the file changes, so that an edit needs only a reload.
"""

import re
from mimetypes import guess_type
from pathlib import Path
from typing import NamedTuple

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocketClose

from starhaul.server.http.packed import BEST, Packed, pack, reply

_DOCUMENTING = re.compile(rb"/\*\*.*?\*/", re.DOTALL)
"""JSDoc comments."""
_REMARK = re.compile(rb"^\s*//[^\n]*", re.MULTILINE)
_STYLE_COMMENT = re.compile(rb"/\*.*?\*/", re.DOTALL)
_STYLE_ROOM = re.compile(rb"\s*([{};])\s*")
_STYLE_VALUE = re.compile(rb"([{;][\w-]+:) ")
_INDENTED = re.compile(rb"\n\s+")
_TYPES = {".js": "text/javascript", ".svg": "image/svg+xml", ".html": "text/html", ".css": "text/css"}


def lighter(text: bytes, suffix: str) -> bytes:
    """
    >>> lighter(b"/** Adds. */\\nexport const sum = (a, b) =>\\n  a + b;\\n", ".js")
    b'export const sum = (a, b) =>\\na + b;\\n'
    >>> lighter(b"/* Dark. */\\n.a, .b { color: red;\\n  top: 0; }\\n", ".css")
    b'.a, .b{color:red;top:0}'
    """
    if suffix == ".js":
        text = _REMARK.sub(b"", _DOCUMENTING.sub(b"", text))
    elif suffix == ".css":
        text = _STYLE_ROOM.sub(rb"\1", _STYLE_COMMENT.sub(b"", text)).replace(b";}", b"}")
        text = _STYLE_VALUE.sub(rb"\1", text)
    else:
        return text
    return _INDENTED.sub(b"\n", text).lstrip()


class CachedFile(NamedTuple):
    """A file as it is sent; `was` identifies the version on disk."""

    was: tuple[int, int]
    packed: Packed


class ClientFiles:
    """ASGI application for everything in a directory; a directory means its `index.html`."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder.resolve()
        self._cache: dict[Path, CachedFile] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            # A WebSocket to a file path is rejected.
            await WebSocketClose()(scope, receive, send)
            return
        await self.answer(Request(scope, receive))(scope, receive, send)

    def answer(self, request: Request) -> Response:
        if request.method not in ("GET", "HEAD"):
            raise HTTPException(405, headers={"Allow": "GET, HEAD"})
        path = self._found(request.scope["path"])
        if path is None:
            raise HTTPException(404)
        return reply(request, self._keep(path))

    def _found(self, path: str) -> Path | None:
        """The file for a path, however it is written; None for everything outside the directory."""
        try:
            wanted = (self._folder / path.lstrip("/")).resolve()
            if wanted.is_dir():
                wanted /= "index.html"
            return wanted if wanted.is_relative_to(self._folder) and wanted.is_file() else None
        except (OSError, ValueError):
            # Too long for a file name, or with invalid characters.
            return None

    def _keep(self, path: Path) -> Packed:
        about = path.stat()
        was = (about.st_mtime_ns, about.st_size)
        cached = self._cache.get(path)
        if cached is None or cached.was != was:
            kind = _TYPES.get(path.suffix) or guess_type(path.name)[0] or "application/octet-stream"
            body = lighter(path.read_bytes(), path.suffix)
            cached = self._cache[path] = CachedFile(was, pack(body, kind, BEST))
        return cached.packed
