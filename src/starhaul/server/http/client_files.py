"""Serves the files of the browser client.

There is no build step. Comments and indentation are stripped when a file is served (`lighter`); the result is
compressed once and cached until the file changes, so that an edit needs only a reload.
"""

from collections.abc import Hashable
from mimetypes import guess_type
from pathlib import PurePosixPath
from typing import NamedTuple

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocketClose

from starhaul.data_folder import DataFolder
from starhaul.server.http.lighter import lighter
from starhaul.server.http.packed import BEST, Packed, pack, reply

_TYPES = {".js": "text/javascript", ".svg": "image/svg+xml", ".html": "text/html", ".css": "text/css"}


ASKED_FOR_ANYWAY = {"favicon.ico": "icon.svg"}
"""What browsers ask for where no page names an icon, as beside a picture or a log, and what they get."""


class CachedFile(NamedTuple):
    """A file as it is sent; `was` identifies its version."""

    was: Hashable
    packed: Packed


class ClientFiles:
    """ASGI application for everything in a directory; a directory means its `index.html`."""

    def __init__(self, folder: DataFolder) -> None:
        self._folder = folder
        self._cache: dict[str, CachedFile] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            # A WebSocket to a file path is rejected.
            await WebSocketClose()(scope, receive, send)
            return
        await self.answer(Request(scope, receive))(scope, receive, send)

    def answer(self, request: Request) -> Response:
        if request.method not in ("GET", "HEAD"):
            raise HTTPException(405, headers={"Allow": "GET, HEAD"})
        return self.answer_with(request, request.scope["path"])

    def answer_with(self, request: Request, name: str) -> Response:
        """The file of this name."""
        found = self._found(name)
        if found is None:
            raise HTTPException(404)
        return reply(request, self._keep(*found))

    def _found(self, path: str) -> tuple[str, Hashable] | None:
        """The name of the file for a path, and its version; None for everything outside the directory."""
        path = ASKED_FOR_ANYWAY.get(path.lstrip("/"), path)
        parts = [part for part in path.split("/") if part not in ("", ".")]
        if ".." in parts:
            return None
        for name in ("/".join(parts), "/".join([*parts, "index.html"])):
            version = self._folder.version(name)
            if version is not None:
                return name, version
        return None

    def _keep(self, name: str, version: Hashable) -> Packed:
        cached = self._cache.get(name)
        if cached is None or cached.was != version:
            suffix = PurePosixPath(name).suffix
            kind = _TYPES.get(suffix) or guess_type(name)[0] or "application/octet-stream"
            body = lighter(self._folder.read(name), suffix)
            cached = self._cache[name] = CachedFile(version, pack(body, kind, BEST))
        return cached.packed
