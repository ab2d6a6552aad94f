"""A game of an installed package in the browser: it has no screen of its own and is played all the same."""

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.access import findings
from tests.browser.conftest import Hasty
from tests.browser.visits import LAPTOP, PHONE, Visits
from tests.cli.helpers import SOURCES
from tests.installed_packages import ROOT, install_example
from tests.server.server_process import Process


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """Instead of the usual one: a server with the example package."""
    site = install_example(tmp_path_factory.mktemp("site"))
    path = os.pathsep.join([str(SOURCES), str(ROOT), str(site)])
    folder = tmp_path_factory.mktemp("house")
    process = Hasty(folder, "--lang", "en", "--port", "0", "--set", "countdown_seconds=1", PYTHONPATH=path)
    yield process
    process.close()


def play(page: Page) -> None:
    """Answer with the last button until the results are shown."""
    answers, results = page.locator(".plain-answers button:not([disabled])"), page.locator(".results")
    while not results.count():
        if answers.count():
            with_focus = answers.last
            with_focus.evaluate("button => button.click()")
        page.wait_for_timeout(30)


@pytest.mark.parametrize(("size", "theme", "language"), [(LAPTOP, "space", "en"), (PHONE, "paper", "cs")])
def test_a_match_is_played_to_its_results(visits: Visits, size: tuple[int, int], theme: str, language: str):
    path = visits.table("reactor", {"seats": 3, "goal": 10}, ["steady", "easy"])
    page = visits.open(size, path=path, theme=theme, language=language, touch=size == PHONE)
    expect(page.locator(".plain-question h2")).to_contain_text("Heat the reactor once more?")
    expect(page.locator(".plain-seats li")).to_have_count(3)
    assert findings(page) == []
    page.keyboard.press("1")
    expect(page.locator(".plain-log li").filter(has_text="heats the reactor").first).to_be_attached()
    play(page)
    expect(page.locator(".ranking li")).to_have_count(3)
    assert findings(page) == []


def test_the_game_and_its_bots_are_offered(visits: Visits):
    page = visits.open()
    expect(page.get_by_role("button", name="Reactor").first).to_be_attached()
    waiting = visits.open(path=visits.table("reactor", {"seats": 2}, [], ready=False))
    waiting.get_by_role("button", name="Add a bot").click()
    expect(waiting.get_by_text("steady")).to_be_visible()
    waiting.get_by_text("steady").click()
    waiting.get_by_role("dialog").get_by_role("button").last.click()
    expect(waiting.get_by_text("steady", exact=True)).to_be_visible()
