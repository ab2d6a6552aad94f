"""Links over real sockets, fetched as a messenger does: without scripts, and without secrets."""

import asyncio
from contextlib import AsyncExitStack
from html.parser import HTMLParser
from typing import Any
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import pytest

from starhaul.data_folder import data_folder
from starhaul.locale import LANGUAGES
from starhaul.server.http import link_pages
from starhaul.server.http.link_head import LinkPreview, page_with_preview
from starhaul.server.postcard.postcard_studio import PostcardError, PostcardStudio
from starhaul.server.settings.limits import Limits
from tests.remote.wide import UNLIMITED
from tests.rules import about
from tests.server.http.test_film_pages import close, playing
from tests.server.postcard.cards import order
from tests.server.running_server import Running, open_server

pytestmark = pytest.mark.slow
Answer = tuple[int, bytes, dict[str, str]]


@pytest.fixture
async def running(tmp_path):
    async with open_server(tmp_path, limits=UNLIMITED) as running:
        yield running


async def fetched(running: Running, path: str, **headers: str) -> Answer:
    def read() -> Answer:
        address = path if path.startswith("http") else f"{running.url}/{path}"
        try:
            with urlopen(Request(address, headers=headers)) as answer:
                return answer.status, answer.read(), {k.lower(): v for k, v in answer.headers.items()}
        except HTTPError as error:
            return error.code, error.read(), {k.lower(): v for k, v in error.headers.items()}

    return await asyncio.to_thread(read)


class Crawler(HTMLParser):
    """What a messenger reads of a page."""

    def __init__(self, page: bytes) -> None:
        super().__init__()
        self.tags: dict[str, str] = {}
        self.files: list[str] = []
        self.title = ""
        self._in_title = False
        self.feed(page.decode())

    def handle_starttag(self, tag: str, attrs: Any) -> None:
        found = dict(attrs)
        self._in_title = tag == "title"
        if tag == "meta" and "content" in found:
            self.tags[found.get("property") or found.get("name") or ""] = found["content"]
        self.files += [found[name] for name in ("href", "src") if name in found]

    def handle_data(self, data: str) -> None:
        if self._in_title:
            self.title += data

    def handle_endtag(self, tag: str) -> None:
        self._in_title = False


async def test_a_messenger_finds_title_words_and_picture_of_a_match(running):
    async with AsyncExitStack() as stack:
        host, match = await playing(running, stack, 2)
        await close(host)
        for path in (f"m/{match}", f"m/{match}/story", f"m/{match}/3", f"m/{match}/3/watch"):
            status, page, _ = await fetched(running, path, **{"User-Agent": "Messenger"})
            seen = Crawler(page)
            assert status == 200
            assert seen.title == seen.tags["og:title"] == seen.tags["twitter:title"]
            assert seen.tags["twitter:card"] == "summary_large_image"
            assert len(seen.tags["og:description"]) > 30
            assert urlsplit(seen.tags["og:url"]).path in (f"/m/{match}", f"/m/{match}/story", f"/m/{match}/3")
            status, png, headers = await fetched(running, seen.tags["og:image"])
            assert (status, headers["content-type"]) == (200, "image/png")
            assert png.startswith(b"\x89PNG")
            assert headers["cross-origin-resource-policy"] == "cross-origin"
            # The page itself works: its files are found from where it is.
            for name in seen.files:
                assert name.startswith("../"), name
                folder = path.count("/")
                assert (await fetched(running, name.removeprefix("../" * folder)))[0] == 200


async def test_the_language_is_that_of_the_link_or_of_the_visitor(running):
    host = await running.table("race", seats=2)
    titles = set()
    for language in LANGUAGES:
        for path, accepted in ((f"t/{host.table}?lang={language}", "xx"), (f"t/{host.table}", language)):
            _, page, headers = await fetched(running, path, **{"Accept-Language": accepted})
            assert headers["content-language"] == language
            assert "Accept-Language" in headers["vary"]
            titles.add(Crawler(page).title)
            assert f'<html lang="{language}"'.encode() in page
    assert len(titles) == len(LANGUAGES)
    assert (await fetched(running, f"t/{host.table}?lang=xx"))[2]["content-language"] == "en"


@about("TR-184", "HSE-O4")
async def test_nothing_of_a_running_match_is_in_its_preview_whatever_happens_in_it(running):
    """Twins: the same agreement, another course."""
    async with AsyncExitStack() as stack:
        twins = [await playing(running, stack, moves) for moves in (0, 3)]
        for path in ("m/{}", "m/{}/7", "preview/m/{}.png", "preview/m/{}/7.png", "api/matches/{}/postcard"):
            answers = [await fetched(running, path.format(match)) for _, match in twins]
            bodies = [
                body.replace(match.encode(), b"M")
                for (_, body, _), (_, match) in zip(answers, twins, strict=True)
            ]
            assert bodies[0] == bodies[1], path
            assert answers[0][0] == answers[1][0] == (400 if "postcard" in path else 200)
            assert answers[0][2].get("etag") == answers[1][2].get("etag") or path.startswith("m/")
        tables = [host.address.table for host, _ in twins]
        pages = [(await fetched(running, f"t/{table}"))[1].replace(table.encode(), b"T") for table in tables]
        assert pages[0] == pages[1]


async def test_the_preview_of_a_table_names_nobody(running):
    host = await running.table("trucker", name="Rumpelstilzchen", seats=3, rounds=["II"])
    status, page, _ = await fetched(running, f"t/{host.table}")
    assert status == 200
    assert b"Rumpelstilzchen" not in page
    assert "class II" in Crawler(page).tags["og:description"]
    status, png, _ = await fetched(running, f"preview/t/{host.table}.png")
    assert (status, png[:4]) == (200, b"\x89PNG")


async def test_what_does_not_exist_is_the_client_without_a_preview(running):
    async with AsyncExitStack() as stack:
        host, match = await playing(running, stack, 1)
        await close(host)
        for path in ("m/nothing", "t/nothing", f"m/{match}/x", f"m/{match}/3/9", f"m/{match}/99999999999999"):
            status, page, _ = await fetched(running, path)
            assert (status, Crawler(page).title) == (404, "Starhaul"), path
            assert b"main.js" in page
        assert (await fetched(running, "preview/m/nothing.png"))[0] == 404
        assert (await fetched(running, f"api/matches/{match}/postcard?seat=9"))[0] == 400
        assert (await fetched(running, f"api/matches/{match}/postcard?seat=0"))[0] == 200


def test_words_are_escaped_and_have_a_limit():
    hostile = '"><script>alert(1)</script>'
    page = page_with_preview(LinkPreview(hostile, hostile * 100, "u", hostile, "en"), 1)
    seen = Crawler(page)
    assert page.count(b"<script") == 1, "only our own"
    assert seen.title == seen.tags["og:title"] == hostile
    assert len(seen.tags["og:description"]) == 400


async def test_a_picture_is_made_once_and_the_cache_has_a_limit(tmp_path, monkeypatch):
    orders = []
    monkeypatch.setattr(link_pages, "MOST_CACHED", 400_000)
    original = PostcardStudio.make

    def make(self: PostcardStudio, order: Any) -> Any:
        orders.append(order)
        return original(self, order)

    monkeypatch.setattr(PostcardStudio, "make", make)
    async with open_server(tmp_path, limits=UNLIMITED) as running, AsyncExitStack() as stack:
        host, match = await playing(running, stack, 1)
        await close(host)
        path = f"preview/m/{match}.png"
        answers = await asyncio.gather(*(fetched(running, path) for _ in range(4)))
        assert len({body for _, body, _ in answers}) == 1
        assert len(orders) == 1
        etag = answers[0][2]["etag"]
        assert (await fetched(running, path, **{"If-None-Match": etag}))[0] == 304
        for moment in range(4):
            await fetched(running, f"preview/m/{match}/{moment}.png")
        await fetched(running, path)
        assert len(orders) == 6, "the oldest was dropped"


async def test_pictures_cost_more_than_other_requests_and_are_refused_when_too_many(tmp_path):
    limits = Limits(request_rate=0.01, request_burst=250)
    async with open_server(tmp_path, limits=limits) as running:
        host = await running.table("race", seats=2)
        languages = [f"preview/t/{host.table}.png?lang={one}" for one in ("en", "cs", "pl")]
        answers = [await fetched(running, path) for path in languages]
        assert [status for status, _, _ in answers] == [200, 200, 429]
        assert answers[2][2]["retry-after"]
        assert (await fetched(running, languages[0]))[0] == 200, "what is cached costs little"
        status, page, _ = await fetched(running, f"t/{host.table}?lang=pl")
        assert (status, Crawler(page).title) == (200, "Starhaul"), "a person can still come in"


@pytest.mark.parametrize("why", ["no renderer", "broken"])
async def test_without_a_renderer_there_is_a_picture_made_in_advance(running, monkeypatch, why):
    original = PostcardStudio.make

    def make(self: PostcardStudio, order: Any) -> Any:
        if why == "broken":
            raise PostcardError("failed")
        import msgspec

        return msgspec.structs.replace(original(self, order), png=b"")

    monkeypatch.setattr(PostcardStudio, "make", make)
    host = await running.table("race", seats=2)
    status, png, headers = await fetched(running, f"preview/t/{host.table}.png")
    assert (status, headers["content-type"]) == (200, "image/png")
    assert png == data_folder("web").read("previews/race.png")


def test_a_worker_that_dies_is_replaced_and_a_log_that_is_none_is_refused():
    studio = PostcardStudio()
    try:
        first = studio.make(order("race-2"))
        worker = studio._worker
        assert worker is not None
        worker.kill()
        worker.wait()
        assert studio.make(order("race-2")) == first
        with pytest.raises(PostcardError):
            studio.make(order("race-2", log=b"{}"))
        assert studio.make(order("race-2")) == first, "the worker survives that"
    finally:
        studio.stop()
    with pytest.raises(PostcardError):
        studio.make(order("race-2"))
