"""The files of the browser client, as browsers get them: lighter than on the disk, the same otherwise.

There is no build step. Comments and indentation, a third of our modules, are left out on the way, and what is
left is compressed once and kept until the file changes: whoever edits a module reloads the page.
"""

import gzip
import re
from collections.abc import Callable
from hashlib import blake2b
from mimetypes import guess_type
from pathlib import Path
from typing import NamedTuple

import brotli
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocketClose

_DOCUMENTING = re.compile(rb"/\*\*.*?\*/", re.DOTALL)
"""What modules say to readers and to the checker of types."""
_REMARK = re.compile(rb"^\s*//[^\n]*", re.MULTILINE)
_STYLE_COMMENT = re.compile(rb"/\*.*?\*/", re.DOTALL)
_STYLE_ROOM = re.compile(rb"\s*([{};])\s*")
_STYLE_VALUE = re.compile(rb"([{;][\w-]+:) ")
_INDENTED = re.compile(rb"\n\s+")
_WORTH_PACKING = 150
_TYPES = {".js": "text/javascript", ".svg": "image/svg+xml", ".html": "text/html", ".css": "text/css"}
_PACKERS: dict[str, Callable[[bytes], bytes]] = {"br": brotli.compress, "gzip": gzip.compress}
"""The best first."""


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


class Kept(NamedTuple):
    """A file as it is sent, by encoding; `was` tells when it has changed on the disk."""

    was: tuple[int, int]
    bodies: dict[str, bytes]
    etag: str


class ClientFiles:
    """An application for everything under a folder; a folder stands for its `index.html`."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder.resolve()
        self._kept: dict[Path, Kept] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            # Whoever wants to talk to a file is shown the door.
            await WebSocketClose()(scope, receive, send)
            return
        await self.answer(Request(scope, receive))(scope, receive, send)

    def answer(self, request: Request) -> Response:
        if request.method not in ("GET", "HEAD"):
            return Response(status_code=405, headers={"Allow": "GET, HEAD"})
        path = self._found(request.scope["path"])
        if path is None:
            return Response("Not Found", 404, media_type="text/plain")
        kept = self._keep(path)
        encoding = _encoding(request.headers.get("accept-encoding", ""), kept)
        headers = {
            "ETag": f'"{kept.etag}-{encoding}"',
            "Cache-Control": "no-cache",
            "Vary": "Accept-Encoding",
        }
        if request.headers.get("if-none-match") == headers["ETag"]:
            return Response(status_code=304, headers=headers)
        if encoding:
            headers["Content-Encoding"] = encoding
        kind = _TYPES.get(path.suffix) or guess_type(path.name)[0] or "application/octet-stream"
        return Response(kept.bodies[encoding], headers=headers, media_type=kind)

    def _found(self, path: str) -> Path | None:
        """A file below the folder, however the path is written; everything else is not there."""
        if "\0" in path:
            return None
        wanted = (self._folder / path.lstrip("/")).resolve()
        if wanted.is_dir():
            wanted /= "index.html"
        return wanted if wanted.is_relative_to(self._folder) and wanted.is_file() else None

    def _keep(self, path: Path) -> Kept:
        about = path.stat()
        was = (about.st_mtime_ns, about.st_size)
        kept = self._kept.get(path)
        if kept is None or kept.was != was:
            kept = self._kept[path] = _made(was, lighter(path.read_bytes(), path.suffix))
        return kept


def _made(was: tuple[int, int], body: bytes) -> Kept:
    bodies = {"": body}
    if len(body) >= _WORTH_PACKING:
        bodies |= {name: pack(body) for name, pack in _PACKERS.items()}
    return Kept(was, bodies, blake2b(body, digest_size=12).hexdigest())


def _encoding(accepted: str, kept: Kept) -> str:
    known = {part.split(";")[0].strip() for part in accepted.split(",") if "q=0" not in part.replace(" ", "")}
    return next((name for name in _PACKERS if name in known and name in kept.bodies), "")
