"""Responses that stay the same are generated once, cached within a limit, and
sent only to clients that lack them."""

import asyncio
import gzip
import threading

import brotli
import pytest
from starlette.requests import Request

from starhaul.server.http.packed import Shelf, pack, reply
from tests.hostile.kit import ask
from tests.server.running_server import open_server
from tests.timeouts import scaled

LONG = b"x" * 1000


def request(**headers: str) -> Request:
    named = [(name.replace("_", "-").lower().encode(), value.encode()) for name, value in headers.items()]
    return Request({"type": "http", "method": "GET", "path": "/", "headers": named})


@pytest.mark.parametrize(
    ("accepted", "encoding", "unpack"),
    [("gzip, br", "br", brotli.decompress), ("gzip;q=0.5", "gzip", gzip.decompress), ("br;q=0", None, bytes)],
)
def test_a_body_is_sent_as_the_visitor_likes_it(accepted, encoding, unpack):
    answer = reply(request(Accept_Encoding=accepted), pack(LONG, "text/css"))
    assert answer.headers.get("content-encoding") == encoding
    assert unpack(answer.body) == LONG
    assert answer.headers.getlist("vary") == ["Accept-Encoding"]


def test_short_bodies_are_not_packed():
    assert set(pack(b"short", "text/css").bodies) == {""}


@pytest.mark.parametrize("given", ["{}", "W/{}", '"other", {}'])
def test_a_client_that_has_the_response_gets_nothing(given):
    packed = pack(LONG, "text/css")
    etag = reply(request(), packed).headers["etag"]
    again = reply(request(If_None_Match=given.format(etag)), packed)
    assert (again.status_code, again.body, again.headers["etag"]) == (304, b"", etag)
    assert reply(request(If_None_Match='"other"'), packed).status_code == 200
    assert reply(request(If_None_Match=etag, Accept_Encoding="br"), packed).status_code == 200, "another one"


async def test_many_who_ask_at_once_wait_for_one_production():
    made: list[str] = []
    may_end = threading.Event()

    def make() -> bytes:
        assert may_end.wait(scaled(30))
        made.append("thing")
        return LONG

    shelf = Shelf(10_000)
    asking = [asyncio.create_task(shelf.get("thing", "text/css", make)) for _ in range(50)]
    await asyncio.sleep(0)
    asking[0].cancel()
    may_end.set()
    found = await asyncio.gather(*asking[1:])
    assert made == ["thing"]
    assert {packed.bodies[""] for packed in found} == {LONG}
    assert (await shelf.get("thing", "text/css", make)).bodies[""] == LONG
    assert made == ["thing"]


async def test_a_shelf_holds_so_much_and_forgets_what_was_not_asked_for_longest():
    made: list[int] = []

    async def get(number: int) -> None:
        await shelf.get(number, "text/css", lambda: made.append(number) or bytes([number]) * 100)

    shelf = Shelf(350)
    for number in (1, 2, 3, 1, 4):
        await get(number)
    assert shelf.size == 300
    for number in (3, 1, 4):
        await get(number)
    assert made == [1, 2, 3, 4]
    await get(2)
    assert made == [1, 2, 3, 4, 2]


async def test_what_cannot_be_made_is_tried_again_by_the_next_who_asks():
    def fail() -> bytes:
        raise ZeroDivisionError

    shelf = Shelf(10_000)
    with pytest.raises(ZeroDivisionError):
        await shelf.get("thing", "text/css", fail)
    assert (await shelf.get("thing", "text/css", lambda: LONG)).bodies[""] == LONG


# --- on a server -------------------------------------------------------------------------------------------

LASTING = (
    "/api/games",
    "/api/games/race/data",
    "/api/games/trucker/data",
    "/art/race.svg",
    "/art/trucker-paper.css",
    "/texts/pl.ftl",
)


def productions(running) -> int:
    return int(running.lobby.services.metrics.productions._value.get())


async def test_everything_that_stays_the_same_is_made_once(tmp_path):
    async with open_server(tmp_path) as running:
        for path in LASTING:
            before = productions(running)
            answers = [await ask(running, path, Accept_Encoding="gzip, br") for _ in range(3)]
            assert productions(running) == before + 1
            assert {answer.status for answer in answers} == {200}
            headers = dict(answers[0].headers)
            assert headers["content-encoding"] == "br"
            assert [value for name, value in answers[0].headers if name == "vary"] == ["Accept-Encoding"]
            again = await ask(running, path, Accept_Encoding="gzip, br", If_None_Match=headers["etag"])
            assert (again.status, again.body) == (304, b"")


async def test_tables_share_what_is_the_same_and_own_tracks_are_told_apart(tmp_path):
    async with open_server(tmp_path) as running:
        usual = [await running.table("race", seats=2) for _ in range(3)]
        other = await running.table("race", seats=3)
        trucker = [await running.table(seats=seats) for seats in (2, 3)]
        bodies = {}
        for address in (*usual, other, *trucker, *usual):
            answer = await ask(running, f"/api/tables/{address.table}/data")
            bodies.setdefault(answer.body, []).append(address)
        assert productions(running) == len(bodies) == 3


async def test_vary_is_said_once_for_files_too(tmp_path):
    async with open_server(tmp_path) as running:
        for path in ("/", "/core/api.js"):
            answer = await ask(running, path, Accept_Encoding="gzip")
            assert [value for name, value in answer.headers if name == "vary"] == ["Accept-Encoding"]


async def test_a_plain_request_wakes_no_table(tmp_path):
    async with open_server(tmp_path) as running:
        address = await running.table("race", seats=2)
        room = running.lobby.room(address.table)
        await room.post(room.retire)
        async with asyncio.timeout(scaled(30)):
            while running.lobby.rooms:
                await asyncio.sleep(0.01)
        answer = await ask(running, f"/api/tables/{address.table}/data")
        assert answer.status == 200
        assert answer.json["track"]["spaces"]
        assert not running.lobby.rooms
        assert (await ask(running, "/api/tables/none/data")).status == 404
