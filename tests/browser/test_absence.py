"""People who are away, and people who ask for a pause: the others are informed in words."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hands import Mouse
from tests.browser.visits import LAPTOP, PHONE, SMALL, Visits

TABLES = {
    "trucker": {"edition": "2e", "seats": 2, "rounds": ["I"], "options": {"run_seconds": 600}},
    "race": {"seats": 2, "options": {"decision_seconds": 600}},
}
SIGNS = {
    "trucker": (".building .draw-button", ".yard-other.away .away-mark"),
    "race": (".race-map", ".race-seat .away-mark"),
}
CUT = """() => [...document.querySelectorAll(".away-mark")].filter((it) => it.checkVisibility())
  .map((mark) => {
  const [end, ...ends] = [mark, mark.closest("button, li"), mark.parentElement]
    .map((one) => one.getBoundingClientRect().right);
  return Math.max(0, Math.round(end - Math.min(...ends)));
})"""
"""By how many pixels each mark is wider than its container."""
REQUEST = ".pause-request"


def together(visits: Visits, game: str) -> tuple[Page, Page]:
    ann = visits.open(path=visits.table(game, TABLES[game], [], ready=False), motion="less")
    link = ann.locator(".invite-words input").input_value()
    bob = visits.open(name="Bob", path=link.removeprefix(visits.address), motion="less")
    bob.click(".ready-bar .main")
    ann.wait_for_selector(".guest-row:has-text('Bob')")
    for page in (ann, bob):
        page.click(".ready-go")
    for page in (ann, bob):
        page.wait_for_selector(SIGNS[game][0])
    return ann, bob


@pytest.mark.parametrize("game", TABLES)
def test_an_absent_person_is_marked_with_a_countdown_and_the_deputy(visits: Visits, game: str) -> None:
    ann, bob = together(visits, game)
    assert ann.locator(".away-mark").count() == 0
    bob.context.close()
    mark = ann.locator(SIGNS[game][1])
    expect(mark).to_contain_text("autopilot in")
    first = _seconds(mark.inner_text())
    ann.wait_for_timeout(2500)
    assert first - 20 < _seconds(mark.inner_text()) < first
    if game == "race":
        assert ann.locator(".race-ship.away .race-ship-away").count() > 0
    for size in (LAPTOP, (1366, 768), PHONE, SMALL):
        ann.set_viewport_size({"width": size[0], "height": size[1]})
        ann.wait_for_timeout(200)
        assert ann.evaluate("document.documentElement.scrollWidth") <= size[0]
        assert ann.evaluate(CUT) == [0], size


def _seconds(words: str) -> int:
    return int("".join(filter(str.isdigit, words.split(" in ")[1].split(" s")[0])))


def test_a_pause_is_asked_for_in_a_sentence_with_two_answers(visits: Visits) -> None:
    ann, bob = together(visits, "trucker")
    _ask(bob)
    expect(ann.locator(REQUEST)).to_contain_text("Bob asks for a pause")
    expect(bob.locator(REQUEST)).to_contain_text("Ann")
    assert ann.locator(f"{REQUEST} button").all_inner_texts() == ["Agree", "No"]
    Mouse(ann).press(ann.locator(f"{REQUEST} button").nth(1), "Enter")
    for page in (ann, bob):
        expect(page.locator(REQUEST)).to_have_count(0)
    expect(bob.locator(".notice", has_text="No pause")).to_have_count(1)
    assert ann.locator(".paused").count() == 0
    _ask(bob)
    ann.click(f"{REQUEST} .main")
    for page in (ann, bob):
        expect(page.locator(".paused")).to_be_visible()
        assert page.locator(REQUEST).count() == 0


def _ask(page: Page) -> None:
    page.click(".menu-corner > .button")
    page.click(".menu .button:has-text('Ask for a pause')")
