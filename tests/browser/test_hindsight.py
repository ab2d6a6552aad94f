"""One tap explains a loss; the settlement and the results say what would have saved the ship."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.access import findings
from tests.browser.hands import MATCH_OVER, Finger, Keys, act_until, soon
from tests.browser.robot import Robot
from tests.browser.test_rounds import ONWARD, SETTLED
from tests.browser.visits import LAPTOP, PHONE, Visits
from tests.effort import effort
from tests.timeouts import scaled

WHY = ".why-button:visible"
FLIGHT = {
    "edition": "2e",
    "seats": 2,
    "rounds": ["II"],
    "options": {"build": "relaxed", "reveal_seconds": 300, "decision_seconds": 300, "break_seconds": 300},
}
SERIES = {**FLIGHT, "edition": "1e", "rounds": ["I", "I"]}
TITLES = {
    "en": ("Why did that happen?", "What would have saved you"),
    "cs": ("Proč se to stalo?", "Co by vás zachránilo"),
    "pl": ("Dlaczego tak się stało?", "Co by cię uratowało"),
}
FOUND = ".hindsight[aria-busy=false]"
NOTE_ASKER = """() => document.addEventListener(
  "click", ({ target }) => (window.asker = target.closest(".why-button")), { capture: true, once: true })"""
"""Remembers which button is pressed next."""
IS_BACK = """() => window.asker === document.activeElement || !window.asker.isConnected
  || !window.asker.checkVisibility()"""
"""Whether that button has the focus again, if it is still there."""


def fly_until(person: Robot, shown: str) -> None:
    act_until(person.page, lambda: person.page.locator(shown).count() > 0, person.answer, scaled(150))


def explained(person: Robot, title: str, *, by_key: bool) -> None:
    """The dialog opens, names a rule and a remedy, and gives the focus back."""
    page = person.page
    dialog = page.locator("dialog.why-dialog[open]")
    # The story goes on meanwhile: the button that was found may be gone before it is pressed.
    act_until(page, lambda: dialog.count() > 0, lambda: ask_why(person, by_key=by_key), scaled(150))
    expect(dialog.locator("h2")).to_have_text(title)
    links = dialog.locator(".rule-link")
    assert all(re.fullmatch(r"#/rules/[A-Z]+(-[A-Z]+)?-\d+[ab]?", link) for link in hrefs(links))
    assert dialog.locator(".inspect-part").inner_text()
    assert findings(page) == []
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    if by_key:
        assert soon(lambda: bool(page.evaluate(IS_BACK)))


def ask_why(person: Robot, *, by_key: bool) -> None:
    """Press the newest button that explains a loss; without one, play on until there is one again."""
    button = person.page.locator(WHY)
    if not button.count():
        person.answer()
    elif by_key:
        person.page.evaluate(NOTE_ASKER)
        Keys(person.page).press(button.last, "Enter")
        soon(lambda: person.page.locator("dialog.why-dialog[open]").count() > 0)
    else:
        Finger(person.page).press(button.last, "")


def hrefs(links) -> list[str]:
    found = links.evaluate_all("links => links.map(link => link.getAttribute('href'))")
    assert found
    return list(found)


@pytest.mark.parametrize("language", effort(["pl"], [*TITLES]))
def test_a_loss_and_a_flight_are_explained_on_a_phone(visits: Visits, language: str) -> None:
    why, hindsight = TITLES[language]
    path = visits.table("trucker", FLIGHT, ["easy"])
    page = visits.open(PHONE, path=path, language=language, theme="paper", touch=True)
    # Built by a bot, so that the ship flies on after its first loss.
    person = Robot(page, visits.address + path)
    page.wait_for_selector(".building .draw-button")
    person.build(12)
    fly_until(person, f"{WHY}, {SETTLED}")
    explained(person, why, by_key=language == "pl")
    fly_until(person, MATCH_OVER)
    panel = page.locator(FOUND)
    expect(panel.locator("h2")).to_have_text(hindsight)
    check_panel(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing is cut off"


def check_panel(page: Page) -> None:
    """Entries have a sentence, a picture, credits and a rule; or there are none, and the page says so."""
    panel = page.locator(FOUND)
    expect(panel).to_be_visible()
    for entry in panel.locator(".finding").all():
        assert entry.locator(".finding-text").inner_text()
        assert entry.locator(".credits-gain").inner_text().startswith("+")
        assert entry.locator(".finding-picture > *").count()
        assert hrefs(entry.locator(".rule-link"))
    assert panel.locator(".finding, p").count()
    assert findings(page) == []


class Reader(Robot):
    """Leaves settlements open."""

    def _go_on(self) -> None:
        pass


def test_the_settlement_of_a_round_says_what_would_have_helped(visits: Visits) -> None:
    page = visits.open(LAPTOP, path=visits.table("trucker", SERIES, ["easy"]))
    person = Reader(page)
    page.wait_for_selector(".building .draw-button")
    person.finish()
    fly_until(person, SETTLED)
    opener = page.locator(f"{SETTLED} .hindsight-open")
    while not opener.count():
        # The first press shows all lines of the settlement.
        page.locator(ONWARD).press("Enter")
        page.wait_for_timeout(100)
    opener.focus()
    page.keyboard.press("Enter")
    expect(page.locator(f"{SETTLED} {FOUND} h2")).to_have_text(TITLES["en"][1])
    check_panel(page)
