"""Which matches the server still has, and how they ended: nothing more than anybody may know."""

from contextlib import AsyncExitStack

import pytest

from starhaul.server.http.standing_pages import MOST_ASKED
from starhaul.server.settings.limits import Limits
from tests.hostile.kit import ask
from tests.remote.wide import UNLIMITED
from tests.rules import about
from tests.server.http.test_film_pages import close, playing
from tests.server.running_server import open_server

PATH = "/api/matches"


@about("HSE-O4")
async def test_running_aborted_and_unknown_matches_are_told_apart(tmp_path):
    async with open_server(tmp_path, limits=UNLIMITED) as running, AsyncExitStack() as stack:
        host, over = await playing(running, stack, 1)
        await close(host)
        twins = [(await playing(running, stack, moves))[1] for moves in (0, 1)]
        answer = await ask(running, PATH, "POST", {"matches": [twins[0], "0" * 16, over, over, twins[1]]})
        assert answer.status == 200
        assert answer.json == [
            {"match": twins[0], "is_over": False, "is_aborted": False, "scores": None},
            {"match": over, "is_over": True, "is_aborted": True, "scores": None},
            {"match": twins[1], "is_over": False, "is_aborted": False, "scores": None},
        ]


@pytest.mark.parametrize(
    "body",
    [{}, {"matches": 3}, {"matches": [3]}, {"matches": ["x" * 65]}, {"matches": ["x"] * (MOST_ASKED + 1)}],
)
async def test_wrong_questions_are_refused_in_words(tmp_path, body):
    async with open_server(tmp_path, limits=UNLIMITED) as running:
        answer = await ask(running, PATH, "POST", body)
        assert (answer.status, answer.json["code"]) == (400, "bad-body")


async def test_many_matches_cost_more_than_one(tmp_path):
    async with open_server(tmp_path, limits=Limits(request_rate=1, request_burst=30)) as running:
        body = {"matches": [f"{number:016x}" for number in range(MOST_ASKED)]}
        answers = [await ask(running, PATH, "POST", body) for _ in range(6)]
        assert (answers[0].status, answers[-1].status) == (200, 429)


async def test_a_match_that_spectators_have_not_seen_to_its_end_looks_as_if_it_went_on(tmp_path, monkeypatch):
    async with open_server(tmp_path, limits=UNLIMITED) as running, AsyncExitStack() as stack:
        host, match = await playing(running, stack, 1)
        await close(host)
        monkeypatch.setattr(running.lobby, "is_withheld", lambda row: row.id == match)
        answer = await ask(running, PATH, "POST", {"matches": [match]})
        assert answer.json == [{"match": match, "is_over": False, "is_aborted": False, "scores": None}]
