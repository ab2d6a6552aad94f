"""The page after a match verifies the origin of its random numbers, and
warns clearly if something is wrong."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect
from websockets.sync.client import connect

from starhaul.server.wire import VERSION
from tests.browser.access import findings
from tests.browser.visits import Visits
from tests.effort import third
from tests.rules import rule

PHONE = (360, 640)
LANGUAGES = {"en": "your device", "cs": "vaše zařízení", "pl": "twoje urządzenie"}


def aborted(visits: Visits, language: str) -> tuple[Page, str]:
    """A race that began with the page at the table and was closed; returns the page of the match."""
    path = visits.table("race", {"seats": 2}, ["easy"], ready=False)
    page = visits.open(PHONE, path=path, language=language)
    page.click(".ready-go")
    page.wait_for_selector(".race-card")
    _, _, table, token = path.split("/")
    with connect(visits.address.replace("http", "ws") + "ws") as line:
        line.send(json.dumps({"do": "hello", "v": VERSION, "table": table, "token": token}))
        match = json.loads(line.recv())["table"]["match"]
        line.send(json.dumps({"do": "close", "seq": 1}))
        while json.loads(line.recv())["is"] != "bye":
            pass
    page.goto(f"{visits.address}#/match/{match}")
    page.click(".replay-about")
    return page, match


def with_lies(page: Page, match: str, **lies: Any) -> None:
    """From now on the server returns false data about the match."""

    def answer(route: Route) -> None:
        route.fulfill(json={**route.fetch().json(), **lies})

    page.unroute_all()
    page.route(f"**/api/matches/{match}", answer)
    page.reload()
    page.click(".replay-about")


@rule("HSE-O10")
@pytest.mark.parametrize("language", third([*LANGUAGES], 2))
def test_the_page_of_a_match_says_that_ones_own_number_is_in_the_seed(visits, language):
    page, _ = aborted(visits, language)
    expect(page.locator(".fair-line")).to_contain_text(LANGUAGES[language])
    assert page.locator(".fair-line[role=status]:not(.is-unfair)").count() == 1
    assert not findings(page)


@rule("HSE-O10")
def test_every_lie_about_the_seed_is_said_loudly(visits):
    page, match = aborted(visits, "en")
    expect(page.locator(".fair-line")).to_contain_text("Fair:")
    lies: dict[str, dict[str, Any]] = {
        "not the one it had sealed": {"secret": "0" * 64},
        "was not made from": {"seed": "0" * 64},
        "does not reveal": {"secret": None},
    }
    for words, lie in lies.items():
        with_lies(page, match, **lie)
        expect(page.locator(".fair-line.is-unfair[role=alert]")).to_contain_text(words)
    assert not findings(page)
