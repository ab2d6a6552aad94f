"""The rule book over HTTP: complete, compressed, cached, and unknown things refused in words."""

import asyncio
import json
from typing import Any, NamedTuple
from urllib.parse import unquote

import brotli
import pytest
from starlette.routing import Router

from starhaul.games import PLUGINS
from starhaul.locale import LANGUAGES
from starhaul.rulebook import book
from starhaul.rulebook.book_part import book_part
from starhaul.server.http.game_assets import THEMES
from starhaul.server.http.packed import pack
from starhaul.server.http.rule_pages import RulePages
from starhaul.server.net.headers import HEADERS, SecureHeaders
from starhaul.server.table_error import TableError


class Answer(NamedTuple):
    status: int
    headers: list[tuple[str, str]]
    body: bytes

    def header(self, name: str) -> list[str]:
        return [value for key, value in self.headers if key == name]

    def json(self) -> Any:
        return json.loads(self.body)


class Client:
    """Asks the application without a network."""

    def __init__(self, app: Any) -> None:
        self._app = app

    def get(self, path: str, **headers: str) -> Answer:
        named = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
        scope = {
            "type": "http",
            "method": "GET",
            "path": unquote(path),
            "headers": named,
            "query_string": b"",
        }
        sent: list[Any] = []

        async def receive() -> Any:
            return {"type": "http.request", "body": b""}

        async def send(message: Any) -> None:
            sent.append(message)

        asyncio.run(self._app({**scope, "root_path": ""}, receive, send))
        headers_sent = [(name.decode(), value.decode()) for name, value in sent[0]["headers"]]
        return Answer(sent[0]["status"], headers_sent, b"".join(part.get("body", b"") for part in sent[1:]))


@pytest.fixture
def client() -> Client:
    return Client(SecureHeaders(Router(RulePages().routes())))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_index_leads_to_every_chapter(client: Client, language: str):
    index = client.get(f"/api/rules/{language}").json()
    assert index["language"] == language
    for head in index["chapters"]:
        chapter = client.get(f"/api/rules/{language}/{head['name']}").json()
        assert chapter["title"] == head["title"]


@pytest.mark.parametrize("theme", THEMES)
def test_every_picture_can_be_fetched_and_may_style_itself(client: Client, theme: str):
    for game in PLUGINS:
        for name in ("icons", *book_part(game).PICTURES.values()):
            answer = client.get(f"/rules/{game}/{name}-{theme}.svg")
            assert answer.status == 200
            assert answer.header("content-type") == ["image/svg+xml"]
            assert answer.header("content-security-policy") == [
                "default-src 'none'; style-src 'unsafe-inline'"
            ]


def test_other_answers_have_the_policy_of_pages(client: Client):
    answer = client.get("/api/rules/en")
    assert answer.header("content-security-policy") == [dict(HEADERS)[b"content-security-policy"].decode()]


def test_answers_are_compressed_and_known_by_their_tag(client: Client):
    first = client.get("/api/rules/cs/texts", accept_encoding="br")
    assert first.header("content-encoding") == ["br"]
    (tag,) = first.header("etag")
    assert client.get("/api/rules/cs/texts", accept_encoding="br", if_none_match=tag).status == 304


def test_the_texts_are_those_of_the_book(client: Client):
    texts = client.get("/api/rules/en/texts").json()["chapters"]
    assert set(texts) == set(book.chapter_names())
    assert sum(len(entries) for entries in texts.values()) > 700


@pytest.mark.parametrize(
    "path",
    [
        "/api/rules/xx",
        "/api/rules/xx/texts",
        "/api/rules/en/trucker-99",
        "/api/rules/en/..trucker-01-set-set-up",
        "/rules/chess/icons-paper.svg",
        "/rules/trucker/icons-pink.svg",
        "/rules/trucker/unknown-paper.svg",
        "/rules/race/fitting-paper.svg",
    ],
)
def test_what_is_unknown_is_refused(client: Client, path: str):
    with pytest.raises(TableError, match="unknown"):
        client.get(path)


def test_the_book_is_small(client: Client):
    """Limits of what a reader waits for, compressed: the index, the longest chapter, everything to search."""
    index = client.get("/api/rules/pl").body
    assert len(brotli.compress(index)) < 8_000
    longest = max(
        len(pack(json.dumps(client.get(f"/api/rules/pl/{name}").json()).encode(), "").bodies["br"])
        for name in book.chapter_names()
    )
    assert longest < 16_000
    assert len(brotli.compress(client.get("/api/rules/pl/texts").body)) < 60_000
