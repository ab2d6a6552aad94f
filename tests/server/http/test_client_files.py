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

from starhaul.data_folder import PackedFolder, PlainFolder, data_folder, pack
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
    asked = files if isinstance(files, ClientFiles) else ClientFiles(PlainFolder(files))
    try:
        return asked.answer(Request(scope))
    except HTTPException as why:
        return Response(status_code=why.status_code, headers=why.headers)


def packed(folder: Path) -> ClientFiles:
    plain = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*.[hj]*")}
    return ClientFiles(PackedFolder(pack({name: path.read_bytes() for name, path in plain.items()})))


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
    files = ClientFiles(PlainFolder(folder))
    before = ask(files, "/core/a.js").body
    (folder / "core/a.js").write_text("export const b = 2;")
    assert ask(files, "/core/a.js").body == b"export const b = 2;" != before


OUTSIDE = (
    "/../secret",
    "/%2e%2e/secret",
    "/core/../../secret",
    "/core/../index.html",
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
    assert ask(packed(folder), path).status_code == 404


@pytest.mark.parametrize("path", ["/", "/index.html", "/core/a.js", "/core//a.js", "/./core/a.js"])
def test_a_packed_client_is_served_like_a_plain_one(folder: Path, path: str):
    plain, other = (ask(files, path) for files in (folder, packed(folder)))
    assert (other.status_code, other.body) == (plain.status_code, plain.body) == (200, plain.body)
    assert other.headers["ETag"] == plain.headers["ETag"]


def test_an_icon_and_rules_for_robots_are_there_for_those_who_ask_unasked():
    client = ClientFiles(data_folder("web"))
    icon, robots = ask(client, "/favicon.ico"), ask(client, "/robots.txt")
    assert (icon.status_code, icon.media_type) == (200, "image/svg+xml")
    assert icon.body == ask(client, "/icon.svg").body
    # Previews of links must stay open to the programs of messengers.
    assert robots.body == b"User-agent: *\nDisallow: /api/\n"


def test_files_are_only_read(folder: Path):
    assert ask(folder, "/", "POST").status_code == 405


def test_nobody_can_talk_to_a_file(folder: Path):
    said: list[Any] = []

    async def knock() -> None:
        async def send(message: Any) -> None:
            said.append(message["type"])

        async def receive() -> Any:
            return {"type": "websocket.connect"}

        scope = {"type": "websocket", "path": "/core/a.js", "headers": []}
        await ClientFiles(PlainFolder(folder))(scope, receive, send)

    asyncio.run(knock())
    assert said == ["websocket.close"]
