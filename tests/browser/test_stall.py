"""A server that was stopped for a while: the page says so, and that nobody lost any time."""

import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Hasty
from tests.browser.visits import PHONE, TIMEOUT_MS, Visits
from tests.server.server_process import Process

STOP_S = 4
WORDS = {
    "en": "The server was unavailable for",
    "cs": "nedostupný. Nikdo nepřišel",
    "pl": "Serwer był niedostępny przez",
}
NOW = "async () => (await import('./core/currentsession.js')).session.value.now()"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Process]:
    """A separate server, because it is stopped."""
    process = Hasty(tmp_path, "--lang", "en", "--port", "0")
    yield process
    process.close()


def at_a_race(visits: Visits, language: str) -> Page:
    path = visits.table("race", {"seats": 2, "options": {"decision_seconds": 60}}, ["easy"])
    return visits.open(PHONE, path=path, language=language)


def test_the_page_says_how_long_the_server_was_away(visits: Visits, server: Process):
    pages = {language: at_a_race(visits, language) for language in WORDS}
    for page in pages.values():
        page.wait_for_selector(".race-question")
    before = pages["en"].evaluate(NOW)
    began = time.monotonic()
    server.process.send_signal(signal.SIGSTOP)
    time.sleep(STOP_S)
    server.process.send_signal(signal.SIGCONT)
    for language, page in pages.items():
        notice = page.locator(".notice", has_text=WORDS[language])
        expect(notice).to_be_visible(timeout=TIMEOUT_MS)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    # The clock of the page was set back to that of the server.
    passed = pages["en"].evaluate(NOW) - before
    assert passed < (time.monotonic() - began - STOP_S + 1.5) * 1000
