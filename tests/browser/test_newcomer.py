"""A newcomer, from an empty browser through the first flight, the card and the learning flight to class I,
always following the coach."""

import time

import pytest
from playwright.sync_api import Page, expect

from tests.browser.access import findings
from tests.browser.flight_pupil import FlightPupil
from tests.browser.hands import MATCH_OVER, Mouse, soon
from tests.browser.pupil import LAST, NEXT
from tests.browser.test_coach import ADVICE, FOLLOW
from tests.browser.visits import LAPTOP, PHONE, Visits
from tests.effort import IS_LONG
from tests.timeouts import scaled

GO, NEXT_WAY = ".handover-go", ".after-next"
FLIGHT_S = scaled(240)
TRIES = 3
"""Space is rude to one flight in ten or so; then the same one is suggested again."""
CREDITS = """async () => {
  const { session } = await import("./core/currentsession.js");
  const { table, seat } = session.value;
  return table.value.played.at(-1).scores[seat.value];
}"""


def through_the_lesson(page: Page) -> None:
    """Skip from step to step: the lesson itself has its own tests."""
    pupil = FlightPupil(Mouse(page))
    for _ in range(400):
        if pupil.step == LAST:
            return
        button = page.locator(f"{NEXT}, .lesson-skip, .settlement .settlement-way .button.main")
        if button.count():
            pupil.hands.press(button.last, "Enter")
        page.wait_for_timeout(100)
    raise AssertionError("the lesson does not end")


def fly_by_advice(page: Page) -> int:
    """Ask before everything and do what is advised first; returns the credits."""
    end = time.monotonic() + FLIGHT_S
    while not page.locator(MATCH_OVER).count():
        assert time.monotonic() < end, page.inner_text("body")
        _one_thing(page)
    return int(page.evaluate(CREDITS))


def _one_thing(page: Page) -> None:
    hurry = page.locator(".hurry-button:not([disabled]):visible, .settlement .button.main, .remark-close")
    if hurry.count():
        Mouse(page).press(hurry.first, "Enter")
    elif page.locator("dialog.pile-dialog[open]").count():
        page.keyboard.press("Escape")
    elif page.locator(".coach-ask[aria-busy=false]").count():
        page.keyboard.press("c")
        if soon(lambda: page.locator(ADVICE).count() > 0, 1500):
            page.evaluate(FOLLOW)
    # Advice is given once a second.
    page.wait_for_timeout(250)


def start_from_the_card(page: Page, name: str) -> None:
    """The card has the name that was on the button, and so has the match; there is no countdown."""
    expect(page.locator(".handover h1")).to_have_text(name)
    expect(page.locator(".handover").get_by_role("switch", name="Coach")).to_be_checked()
    expect(page.locator(".handover .button.main")).to_have_count(1)
    page.evaluate(
        "() => new MutationObserver(() => (window.counted ||= !!document.querySelector('.countdown')))"
        ".observe(document.body, { childList: true, subtree: true })"
    )
    page.locator(GO).click()
    page.wait_for_selector(".building .coach-ask")
    assert not page.evaluate("window.counted")
    expect(page.locator(".gamebar-title")).to_have_text(name)


@pytest.mark.skipif(not IS_LONG, reason="the long form")
def test_a_newcomer_brings_home_credits(visits: Visits):
    page = visits.open(LAPTOP, name="")
    page.locator(".first-flight").click()
    through_the_lesson(page)
    expect(page.locator(NEXT)).to_have_text("Next: learning flight")
    page.locator(NEXT).click()
    for flight, name in (("learning flight", "Learning flight"), ("class I", "Class I")):
        assert earns(page, visits, name), f"nothing earned in {TRIES} tries: {flight}"
        if flight == "learning flight":
            expect(page.locator(NEXT_WAY)).to_have_text("Next: class I")
            page.locator(NEXT_WAY).click()
    expect(page.locator(NEXT_WAY)).to_have_count(0)


def earns(page: Page, visits: Visits, name: str) -> bool:
    for _ in range(TRIES):
        start_from_the_card(page, name)
        if fly_by_advice(page) > 0:
            return True
        page.goto(f"{visits.address}#/next")
    return False


def test_the_choice_of_the_coach_is_remembered_on_the_device(visits: Visits):
    page = visits.open(LAPTOP, path="#/next")
    page.locator(".handover-coach .switch").click()
    page.reload()
    coach = page.get_by_role("switch", name="Coach")
    expect(coach).not_to_be_checked()
    page.goto(visits.address)
    expect(coach).not_to_be_checked()
    page.locator(".way-first .way-go").click()
    page.wait_for_selector(".building .draw-button")
    expect(page.locator(".coach-ask")).to_have_count(0)
    # Switched on in the match, it is on for the next one, too.
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Switch the coach on").click()
    expect(page.locator(".coach-ask")).to_be_visible()
    page.goto(f"{visits.address}#/next")
    expect(coach).to_be_checked()


def test_the_card_is_readable_on_a_phone(visits: Visits):
    page = visits.open(PHONE, path="#/next/race", language="pl", touch=True)
    page.wait_for_selector(GO)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for theme in ("space", "paper"):
        page.evaluate("async (theme) => (await import('./core/settings.js')).choose({ theme })", theme)
        page.wait_for_selector(f"html[data-theme={theme}]")
        assert not findings(page)
    page.locator(GO).tap()
    page.wait_for_selector(".race-question")
