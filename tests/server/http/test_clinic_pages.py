"""The ship clinic over HTTP: the list, an exercise without its solution, and the diagnosis of an answer."""

import json

import msgspec
import pytest

from starhaul.server.http.clinic_pages import GRADING, offered
from starhaul.server.settings.limits import Limits
from starhaul.trucker.clinic.exercise_files import exercises
from tests.hostile.kit import ask
from tests.server.running_server import open_server

SECRETS = ("solution", "solved", "values", "is_right", "finding")


async def test_the_list_names_every_exercise_and_no_solution(tmp_path):
    async with open_server(tmp_path) as running:
        answer = await ask(running, "/api/clinic")
        assert answer.status == 200
        assert [one["id"] for one in answer.json] == list(exercises())
        assert len(answer.json) >= 60
        assert all(1 <= one["level"] <= 5 and one["picture"]["tiles"] for one in answer.json)
        assert not any(f'"{word}"' in json.dumps(answer.json) for word in SECRETS)


async def test_an_exercise_is_sent_without_its_solution_and_graded(tmp_path):
    async with open_server(tmp_path) as running:
        for name in dict.fromkeys(one.kind for one in offered()):
            path = f"/api/clinic/{name}-01"
            asked = await ask(running, path)
            assert (asked.status, asked.json["kind"]) == (200, name)
            assert not any(f'"{word}"' in json.dumps(asked.json) for word in SECRETS)
            right = msgspec.to_builtins(exercises()[f"{name}-01"].example())
            answer = await ask(running, path, "POST", {"attempt": right})
            assert (answer.status, answer.json["is_right"]) == (200, True)
            assert answer.json["rule"]
            assert answer.json["solved"]


async def test_a_wrong_answer_says_why_and_shows_the_solution(tmp_path):
    async with open_server(tmp_path) as running:
        answer = await ask(running, "/api/clinic/faults-01", "POST", {"attempt": {"cells": []}})
        assert (answer.status, answer.json["is_right"]) == (200, False)
        assert answer.json["finding"] == "faults-missed"
        assert answer.json["rule"].startswith(("CHK-", "LM-"))
        assert answer.json["solved"]["cells"]


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"attempt": 3},
        {"attempt": {"cells": [999]}},
        {"attempt": {"cells": [-1]}},
        {"attempt": {"cells": list(range(100))}},
        {"attempt": {"cells": [0]}},
        {"attempt": {"choice": "a"}},
        {"attempt": {"unknown": 1}},
        {"attempt": {}, "more": 1},
        b"[",
    ],
)
async def test_what_is_no_answer_is_refused(tmp_path, body):
    async with open_server(tmp_path) as running:
        answer = await ask(running, "/api/clinic/faults-01", "POST", body)
        assert (answer.status, answer.json["code"]) == (400, "bad-body")


async def test_unknown_exercises_other_sites_and_long_bodies_are_refused(tmp_path):
    async with open_server(tmp_path) as running:
        unknown = await ask(running, "/api/clinic/faults-99")
        assert (unknown.status, unknown.json["code"]) == (404, "unknown")
        unknown = await ask(running, "/api/clinic/faults-99", "POST", {"attempt": {}})
        assert unknown.status == 404
        right = {"attempt": {"cells": []}}
        foreign = await ask(
            running, "/api/clinic/faults-01", "POST", right, Origin="https://elsewhere.example"
        )
        assert foreign.status == 403
        long = await ask(running, "/api/clinic/faults-01", "POST", b" " * 70_000 + b"{}")
        assert long.status == 413


async def test_answers_cost_more_than_plain_requests(tmp_path):
    limits = Limits(request_rate=0.01, request_burst=2.5 * GRADING)
    async with open_server(tmp_path, limits=limits) as running:
        given = [
            await ask(running, "/api/clinic/faults-01", "POST", {"attempt": {"cells": []}}) for _ in range(3)
        ]
        assert [answer.status for answer in given] == [200, 200, 429]
