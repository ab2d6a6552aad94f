"""The operator page, announcements, and the door of a private server, in a real browser."""

from collections.abc import Iterator
from itertools import product

import pytest
from playwright.sync_api import Browser, expect

from starhaul.locale import LANGUAGES
from tests.browser.access import findings
from tests.browser.visits import LAPTOP, PHONE, Visits
from tests.effort import third
from tests.server.server_process import Process, serving

TOKEN, WORD = "the-token-of-this-house", "kessel run"


@pytest.fixture(scope="module")
def private(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A private server with a name and an operator page."""
    wishes = (
        f"invitation={WORD}",
        f"admin_token={TOKEN}",
        "server_name=Rusty <b>Airlock</b>",
        "welcome=Hello",
    )
    given = [part for wish in wishes for part in ("--set", wish)]
    with serving(tmp_path_factory.mktemp("private"), "--port", "0", *given) as process:
        yield process


@pytest.fixture
def visits(browser: Browser, private: Process) -> Iterator[Visits]:
    visits = Visits(browser, private.port)
    yield visits
    for context in browser.contexts:
        context.close()
    assert visits.problems == []


def ordered(private: Process, **request: object) -> None:
    assert private.get("/api/admin", "POST", request, Authorization=f"Bearer {TOKEN}")[0] == 200


@pytest.mark.parametrize(("size", "language"), third([*product((LAPTOP, PHONE), LANGUAGES)], 1))
def test_the_operator_page_is_accessible_and_keeps_its_token_out_of_the_address(
    visits, private, language, size
):
    page = visits.open(size, path=f"admin#{TOKEN}", language=language, theme="paper")
    expect(page.locator(".operator-figures")).to_be_visible()
    assert TOKEN not in page.url
    assert findings(page) == []
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= size[0], "nothing is wider than the window"
    page.reload()
    expect(page.locator(".operator-figures")).to_be_visible()


def test_the_operator_announces_closes_and_bans(visits, private):
    status, _ = private.get(
        "/api/tables", "POST", {"game": "race"}, **{"Starhaul-Invitation": "kessel%20run"}
    )
    assert status == 201
    page = visits.open(path=f"admin#{TOKEN}")
    page.get_by_label("What everybody should read").fill("Back <i>soon</i>")
    page.get_by_role("button", name="Announce").click()
    expect(page.locator(".operator-now")).to_have_text("Back <i>soon</i>")
    page.get_by_label("Address or network").fill("203.0.113.7")
    page.get_by_role("button", name="Ban", exact=True).click()
    expect(page.locator(".operator-bans code")).to_have_text("203.0.113.7")
    page.get_by_role("button", name="Lift").click()
    expect(page.get_by_text("203.0.113.7 is no longer banned.")).to_be_visible()
    page.locator(".operator-table .button").first.click()
    page.get_by_role("dialog").get_by_role("button", name="Close", exact=True).last.click()
    expect(page.get_by_text("No table is in memory.")).to_be_visible()
    ordered(private, do="say", text="")


def test_a_wrong_token_is_refused_in_words(visits):
    visits.expected.append("401")
    page = visits.open(path="admin")
    page.get_by_label("Access token").fill("a guess that is wrong")
    page.get_by_role("button", name="Open").click()
    expect(page.get_by_text("This is not the token of the operator page.")).to_be_visible()


def test_the_door_opens_for_those_who_know_the_word_and_stays_open(visits, private):
    visits.expected.append("403")
    page = visits.open()
    expect(page.get_by_role("heading", name="Rusty <b>Airlock</b>")).to_be_visible()
    expect(page.locator(".way-first")).to_have_count(0)
    assert findings(page) == []
    word = page.get_by_label("Invitation word")
    word.fill("guess")
    page.get_by_role("button", name="Let me in").click()
    expect(page.get_by_text("That is not the invitation word.")).to_be_visible()
    word.fill("KESSEL run")
    page.get_by_role("button", name="Let me in").click()
    expect(page.locator(".way-first")).to_be_visible()
    page.reload()
    expect(page.locator(".way-first")).to_be_visible()
    ordered(private, do="say", text="Restart at nine")
    page.reload()
    line = page.locator(".house-line")
    expect(line).to_contain_text("Restart at nine")
    assert findings(page) == []
    page.get_by_role("button", name="Hide the announcement").click()
    expect(line).to_have_count(0)
    ordered(private, do="say", text="")
