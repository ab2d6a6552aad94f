"""How the files of the browser client are served."""

import asyncio
import gzip
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import brotli
import pytest
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from starhaul.server.http.client_files import ClientFiles


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "secret").write_text("outside")
    inside = tmp_path / "web"
    (inside / "core").mkdir(parents=True)
    (inside / "index.html").write_text("<!-- kept --><p>front</p>")
    (inside / "core/a.js").write_text("/** Why. */\nexport const a = `x`;\n" + "  // aside\n  f(a);\n" * 999)
    (inside / "link").symlink_to(tmp_path / "secret")
    return inside


def ask(files: Path | ClientFiles, path: str, method: str = "GET", **headers: str) -> Response:
    named = [(name.replace("_", "-").lower().encode(), value.encode()) for name, value in headers.items()]
    scope = {"type": "http", "method": method, "path": unquote(path), "headers": named}
    asked = files if isinstance(files, ClientFiles) else ClientFiles(files)
    try:
        return asked.answer(Request(scope))
    except HTTPException as why:
        return Response(status_code=why.status_code, headers=why.headers)


def test_comments_and_indentation_stay_at_home(folder: Path):
    assert ask(folder, "/core/a.js").body.splitlines()[:2] == [b"export const a = `x`;", b"f(a);"]
    assert ask(folder, "/").body == b"<!-- kept --><p>front</p>"


@pytest.mark.parametrize(
    ("accepted", "encoding", "unpack"),
    [("gzip, br", "br", brotli.decompress), ("gzip", "gzip", gzip.decompress), ("br;q=0", "", bytes)],
)
def test_what_is_sent_is_packed_as_the_browser_likes(folder: Path, accepted, encoding, unpack):
    plain = ask(folder, "/core/a.js").body
    sent = ask(folder, "/core/a.js", Accept_Encoding=accepted)
    assert sent.headers.get("Content-Encoding", "") == encoding
    assert unpack(sent.body) == plain


def test_what_has_not_changed_is_not_sent_again(folder: Path):
    first = ask(folder, "/core/a.js")
    assert first.headers["Content-Type"].startswith("text/javascript")
    again = ask(folder, "/core/a.js", If_None_Match=first.headers["ETag"])
    assert (again.status_code, again.body) == (304, b"")


def test_a_change_is_seen_at_once(folder: Path):
    files = ClientFiles(folder)
    before = ask(files, "/core/a.js").body
    (folder / "core/a.js").write_text("export const b = 2;")
    assert ask(files, "/core/a.js").body == b"export const b = 2;" != before


OUTSIDE = (
    "/../secret",
    "/%2e%2e/secret",
    "/core/../../secret",
    "/link",
    "/none.js",
    "/core",
    "/a%00b",
    "//etc/passwd",
    "/" + "a" * 256,
    "/" + "a/" * 5000,
    "/" + "%ed%a0%80",
)


@pytest.mark.parametrize("path", OUTSIDE)
def test_nothing_else_can_be_read(folder: Path, path: str):
    assert ask(folder, path).status_code == 404


def test_files_are_only_read(folder: Path):
    assert ask(folder, "/", "POST").status_code == 405


def test_nobody_can_talk_to_a_file(folder: Path):
    said: list[Any] = []

    async def knock() -> None:
        async def send(message: Any) -> None:
            said.append(message["type"])

        async def receive() -> Any:
            return {"type": "websocket.connect"}

        await ClientFiles(folder)({"type": "websocket", "path": "/core/a.js", "headers": []}, receive, send)

    asyncio.run(knock())
    assert said == ["websocket.close"]
