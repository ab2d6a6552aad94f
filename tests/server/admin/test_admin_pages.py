"""The operator page: there only with a token, and only for those who have it."""

import asyncio
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

from starhaul.server.settings.limits import Limits
from tests.server.admin.visitors import asked
from tests.server.running_server import open_server

TOKEN = "correct-horse-battery"
STATS = {"do": "stats"}


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def running(tmp_path):
    async with open_server(tmp_path, admin_token=TOKEN) as running:
        yield running


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


async def page(running) -> tuple[int, dict[str, str], bytes]:
    def read():
        try:
            with urlopen(f"{running.url}/admin") as answer:
                return answer.status, dict(answer.headers), answer.read()
        except HTTPError as error:
            with error:
                return error.code, dict(error.headers), error.read()

    return await asyncio.to_thread(read)


async def test_without_a_token_there_is_no_page(tmp_path):
    async with open_server(tmp_path) as running:
        assert (await page(running))[0] == 404
        for headers in ({}, bearer(""), bearer("anything")):
            status, problem = await asked(running, "/api/admin", STATS, **headers)
            assert (status, problem["code"]) == (404, "unknown")


async def test_the_page_has_the_strict_policy_and_no_data(running):
    status, headers, body = await page(running)
    assert status == 200
    assert "default-src 'none'" in headers["content-security-policy"]
    assert headers["cache-control"] == "no-store"
    assert TOKEN.encode() not in body
    assert b"<script>" not in body


@pytest.mark.parametrize("headers", [{}, bearer(""), bearer(TOKEN[:-1]), {"Authorization": f"Basic {TOKEN}"}])
async def test_a_wrong_token_is_refused(running, headers):
    status, problem = await asked(running, "/api/admin", STATS, **headers)
    assert (status, problem["of"], problem["code"]) == (401, "admin-refused", "token")


async def test_the_token_lets_in(running):
    host = await running.table("race")
    status, answer = await asked(running, "/api/admin", {"do": "tables"}, **bearer(TOKEN))
    assert status == 200
    assert [row["table"] for row in answer["tables"]] == [host.table]
    status, answer = await asked(
        running, "/api/admin", {"do": "unban", "network": "10.0.0.1"}, **bearer(TOKEN)
    )
    assert (status, answer["is"], answer["code"]) == (400, "refused", "not-banned")
    status, problem = await asked(running, "/api/admin", {"do": "dance"}, **bearer(TOKEN))
    assert (status, problem["code"]) == (400, "bad-body")


async def test_guessing_the_token_is_limited(tmp_path):
    limits = Limits(code_rate=0.01, code_burst=3)
    async with open_server(tmp_path, admin_token=TOKEN, limits=limits) as running:
        for _ in range(3):
            assert (await asked(running, "/api/admin", STATS, **bearer("guess")))[0] == 401
        status, problem = await asked(running, "/api/admin", STATS, **bearer(TOKEN))
        assert (status, problem["code"]) == (429, "too-fast")


async def test_pages_of_other_sites_cannot_use_it(running):
    headers = {**bearer(TOKEN), "Origin": "https://evil.example"}
    status, problem = await asked(running, "/api/admin", STATS, **headers)
    assert (status, problem["code"]) == (403, "foreign-origin")


async def test_the_card_of_the_house_is_plain_text(tmp_path):
    from starhaul.server.settings.settings import HouseCard

    card = HouseCard("<b>Airlock</b>", "Welcome & enjoy", "me@example.org")
    async with open_server(tmp_path, card=card) as running:
        about = (await asked(running, "/api/about"))[1]
        assert (about["name"], about["welcome"]) == ("<b>Airlock</b>", "Welcome & enjoy")
