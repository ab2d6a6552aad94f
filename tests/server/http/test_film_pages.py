"""Films over real sockets: of matches that are over, never of running ones, and of log files."""

import asyncio
import gzip
import json
from contextlib import AsyncExitStack
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import msgspec
import pytest

from starhaul.remote.connection import Remote
from starhaul.server.film.film import LONGEST_LOG
from starhaul.server.http.match_logs import colours_of, names_of
from starhaul.server.settings.limits import Limits
from starhaul.server.table.table_record import note_result
from starhaul.server.wire import ActCommand, ByeMessage, CloseCommand, ReadyCommand, UpdateMessage
from tests.remote.wide import UNLIMITED
from tests.rules import about
from tests.server.film.films import golden_log
from tests.server.running_server import Running, open_server
from tests.server.table.test_room import until

pytestmark = pytest.mark.slow
EYES = ("0", "1", "watch", "open")


@pytest.fixture
async def running(tmp_path):
    async with open_server(tmp_path, limits=UNLIMITED) as running:
        yield running


def lower(headers: Any) -> dict[str, str]:
    return {name.lower(): value for name, value in headers.items()}


async def fetched(
    running: Running, path: str, body: bytes | None = None, **headers: str
) -> tuple[int, bytes, dict[str, str]]:
    def read() -> tuple[int, bytes, dict[str, str]]:
        try:
            with urlopen(Request(f"{running.url}/api/{path}", body, headers)) as answer:
                return answer.status, answer.read(), lower(answer.headers)
        except HTTPError as error:
            return error.code, error.read(), lower(error.headers)

    return await asyncio.to_thread(read)


async def playing(running: Running, stack: AsyncExitStack, moves: int) -> tuple[Remote, str]:
    """A race of two people with so many answers; returns the host and the name of the match."""
    host = await running.table("race", seats=2)
    addresses = [host, running.seat(host.table, 1)]
    people = [await stack.enter_async_context(Remote(one, f"P{n}")) for n, one in enumerate(addresses)]
    for person in people:
        await person.do(ReadyCommand)
    for _ in range(moves):
        for person in people:
            update = await until(person, lambda fact: isinstance(fact, UpdateMessage))
            if update.asked:
                action = msgspec.Raw(msgspec.json.encode(update.asked[0].options[0]))
                await person.do(ActCommand, action=action)
    return people[0], running.lobby.room(host.table).record.match


async def close(host: Remote) -> None:
    await host.do(CloseCommand)
    await until(host, lambda fact: isinstance(fact, ByeMessage))


@about("TR-184", "HSE-O4")
async def test_nothing_of_a_running_match_is_in_a_film_whatever_happens_in_it(running):
    async with AsyncExitStack() as stack:
        twins = [await playing(running, stack, moves) for moves in (0, 1)]
        for eye in (*EYES, "9", "everything"):
            answers = [await fetched(running, f"matches/{match}/film/{eye}") for _, match in twins]
            assert [status for status, _, _ in answers] == [400, 400]
            assert answers[0][1] == answers[1][1]
            assert json.loads(answers[0][1]) == {"code": "still-playing", "of": "film", "facts": {}}


@about("TR-184", "HSE-O4")
async def test_nothing_else_tells_what_happens_in_a_running_match(running):
    """Its page, its log, and what is said about it are the same whatever was played."""
    async with AsyncExitStack() as stack:
        twins = [await playing(running, stack, moves) for moves in (0, 1)]
        for path, of in (("page", "film"), ("log", "table")):
            answers = [await fetched(running, f"matches/{match}/{path}") for _, match in twins]
            assert [status for status, _, _ in answers] == [400, 400]
            assert answers[0][1] == answers[1][1]
            assert json.loads(answers[0][1]) == {"code": "still-playing", "of": of, "facts": {}}
        infos = [json.loads((await fetched(running, f"matches/{match}"))[1]) for _, match in twins]
        own = {"match", "commitment", "nonces", "began_at"}
        first, second = ({name: info[name] for name in info if name not in own} for info in infos)
        assert first == second
        assert not any(first.get(name) for name in ("seed", "secret", "key", "scores", "is_over"))


async def test_a_replay_has_the_colours_that_people_had(running):
    async with AsyncExitStack() as stack:
        host, match = await playing(running, stack, 1)
        record = running.lobby.room(host.address.table).record
        for seat, colour in zip(record.seats, (3, 1), strict=True):
            seat.colour = colour
        note_result(record, [1, 0])
        # The next match may be played with others.
        record.seats[0].colour = 0
        row = running.lobby.services.store.match(match)
        assert row is not None
        assert (names_of(running.lobby, row), colours_of(running.lobby, row)) == (["Ann", "P1"], [3, 1])


async def test_a_match_that_is_over_has_a_film_for_every_point_of_view(running):
    async with AsyncExitStack() as stack:
        host, match = await playing(running, stack, 1)
        await close(host)
        info = json.loads((await fetched(running, f"matches/{match}"))[1])
        for eye in EYES:
            status, body, headers = await fetched(
                running, f"matches/{match}/film/{eye}", Accept_Encoding="gzip"
            )
            film = json.loads(body)
            assert (status, film["eye"], film["match"]) == (200, eye, match)
            assert film["head"]["origin"]["commitment"] == info["commitment"]
            assert film["verdict"] == {**film["verdict"], "key": info["key"], "fair": True, "same_seed": True}
            assert film["is_aborted"]
            assert headers["etag"]
        refused = await fetched(running, f"matches/{match}/film/2")
        assert json.loads(refused[1])["code"] == "eye"
        assert (await fetched(running, "matches/nothing/film/open"))[0] == 404


async def test_a_film_is_made_once_and_sent_compressed(running):
    async with AsyncExitStack() as stack:
        host, match = await playing(running, stack, 1)
        await close(host)
        path = f"matches/{match}/film/open"
        headers = {"Accept-Encoding": "gzip"}
        answers = await asyncio.gather(*(fetched(running, path, **headers) for _ in range(5)))
        assert {gzip.decompress(body) for _, body, _ in answers} == {(await fetched(running, path))[1]}
        etag = answers[0][2]["etag"]
        assert (await fetched(running, path, **headers, **{"If-None-Match": etag}))[0] == 304


async def test_the_film_of_a_log_file_names_its_faults(running):
    raw = golden_log("race-3")
    status, body, _ = await fetched(running, "films/open", raw)
    film = json.loads(body)
    assert (status, film["match"], film["verdict"]["same_key"]) == (200, "", True)
    lines = raw.splitlines()
    cases: dict[bytes, dict[str, Any]] = {
        b"hello": {"code": "not-a-log", "facts": {"line": "1", "what": "log-line"}},
        raw.replace(lines[8], msgspec.json.encode({**json.loads(lines[8]), "seat": 7})): {"code": "refused"},
        b"x" * (LONGEST_LOG + 1): {"code": "too-big", "facts": {"longest": LONGEST_LOG}},
    }
    for tampered, why in cases.items():
        status, body, _ = await fetched(running, "films/open", tampered)
        assert status == (413 if why["code"] == "too-big" else 400)
        assert json.loads(body) == {**json.loads(body), "of": "film", **why}


# --- stories -----------------------------------------------------------------------------------------------


@about("TR-184", "HSE-O4")
async def test_a_running_match_has_no_story_whatever_happens_in_it(running):
    async with AsyncExitStack() as stack:
        twins = [await playing(running, stack, moves) for moves in (0, 1)]
        answers = [await fetched(running, f"matches/{match}/story") for _, match in twins]
        assert [status for status, _, _ in answers] == [400, 400]
        assert answers[0][1] == answers[1][1]
        assert json.loads(answers[0][1]) == {"code": "still-playing", "of": "film", "facts": {}}


async def test_a_match_that_is_over_has_a_story(running):
    async with AsyncExitStack() as stack:
        host, match = await playing(running, stack, 1)
        await close(host)
        status, body, headers = await fetched(running, f"matches/{match}/story")
        story = json.loads(body)
        assert (status, story["match"], story["game"]) == (200, match, "race")
        assert story["is_aborted"]
        assert story["rounds"][0]["pictures"][-1]["what"] == "stopped"
        assert story["data"]["track"]["spaces"]
        again = await fetched(running, f"matches/{match}/story", **{"If-None-Match": headers["etag"]})
        assert again[0] == 304
        assert (await fetched(running, "matches/nothing/story"))[0] == 404


async def test_the_story_of_a_log_file(running):
    status, body, _ = await fetched(running, "stories", golden_log("2e-II-4-careful"))
    story = json.loads(body)
    assert (status, story["match"], len(story["brief"])) == (200, "", 3)
    assert {picture["what"] for picture in story["rounds"][0]["pictures"]} == {"launch", "end"}
    status, body, _ = await fetched(running, "stories", b"hello")
    assert (status, json.loads(body)["code"]) == (400, "not-a-log")
    # A story is no point of view.
    status, body, _ = await fetched(running, "films/story", golden_log("race-3"))
    assert (status, json.loads(body)["code"]) == (400, "eye")


async def test_pages_of_other_sites_cannot_have_films_made(running):
    status, body, _ = await fetched(running, "films/open", b"x", Origin="http://elsewhere.example")
    assert (status, json.loads(body)["code"]) == (403, "foreign-origin")


async def test_films_cost_more_than_other_requests(tmp_path):
    async with open_server(tmp_path, limits=Limits(request_rate=1, request_burst=150)) as running:
        answers = [await fetched(running, "films/open", b"%d" % number) for number in range(4)]
        assert [status for status, _, _ in answers][-1] == 429
