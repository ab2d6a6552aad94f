"""Texts: all of them change with the language, none is missing, none is too long for its place."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hands import Mouse
from tests.browser.screens import (
    IN_PLAY,
    LONG_BUILDING,
    choose,
    open_settings,
    racing,
    to_flight,
    trucking,
    wait_for_language,
)
from tests.browser.visits import SMALL

LANGUAGES = ["en", "cs", "pl"]
NAMES = {"en": "English", "cs": "Čeština", "pl": "Polski"}
# The same in every language: names of people, keys.
SAME = re.compile(r"Ann|[A-Z]|[IVX]+|Esc|[A-Z]+(?:-[A-Z]+)*-\d+[a-z]?|\W*")

WORDS = """() => {
  const found = new Set();
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const place = walk.currentNode.parentElement;
    const text = walk.currentNode.data.trim();
    const isSaid = !place.closest("[aria-live], noscript, script, svg, #art");
    if (/\\p{L}/u.test(text) && isSaid && place.checkVisibility()) found.add(text);
  }
  return [...found];
}"""

TOO_LONG = """() => {
  const wide = document.documentElement.clientWidth;
  const scrolls = (one) => ["auto", "scroll"].includes(getComputedStyle(one).overflowX);
  const isInScroller = (one) => one && (scrolls(one) || isInScroller(one.parentElement));
  const hasText = (one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  const isNamed = (one) => one.closest("[title], [aria-label]");
  const isCut = (one) => {
    const style = getComputedStyle(one);
    if (style.display === "inline" || style.display === "contents" || scrolls(one)) return false;
    if (one.scrollWidth <= one.clientWidth + 1) return false;
    return !(style.textOverflow === "ellipsis" && isNamed(one));
  };
  const isOutside = (one) => {
    const { left, right, width } = one.getBoundingClientRect();
    return width > 0 && (right > wide + 1 || left < -1) && !isInScroller(one);
  };
  const where = (one) => `${one.closest("[class]")?.className} ‹${one.textContent.trim().slice(0, 60)}›`;
  const isShown = (one) => one.checkVisibility() && !one.closest(".unseen, .skip-link, noscript");
  return [...document.querySelectorAll("body *")]
    .filter((one) => one instanceof HTMLElement && hasText(one) && isShown(one))
    .filter((one) => isCut(one) || isOutside(one))
    .map(where);
}"""

SCROLLS = """() => [document.scrollingElement, document.body, document.querySelector("main")]
  .map((one) => [one.scrollWidth > one.clientWidth + 1, one.scrollHeight > one.clientHeight + 1])"""


@pytest.mark.parametrize("walk", [trucking, racing])
def test_words_have_room_on_the_smallest_phone(visits, walk):
    found = []
    for name, page in walk(visits, SMALL, touch=True):
        for language in LANGUAGES:
            choose(page, language=language)
            found += [f"{name} {language}: {words}" for words in page.evaluate(TOO_LONG)]
            found += [f"{name} {language}: scrolls" for _ in filter(None, _scrolling(page, name))]
    assert not found, "\n".join(dict.fromkeys(found))


def _scrolling(page: Page, name: str) -> list[bool]:
    """No horizontal scrolling; during a match the page does not scroll at all, only panels in it do."""
    return [aside or (down and name in IN_PLAY) for aside, down in page.evaluate(SCROLLS)]


def test_the_language_changes_in_the_middle_of_everything(visits):
    page = visits.open(path=visits.table("trucker", LONG_BUILDING, ["easy"]))
    person = Mouse(page)
    page.wait_for_selector(".building .draw-button")
    assert person.take()
    _speak_all(page, ".hand-slot", ".own-board .lying")
    to_flight(visits, page)
    _speak_all(page, ".question", ".own .lying, .own-board .lying")


def _speak_all(page: Page, what: str, tiles: str) -> None:
    """Switch through all languages in the settings. The held tile or open
    question stays; only texts change."""
    before, words = _state(page, what, tiles), _words(page)
    # Always through English: Czech and Polish have many words in common.
    for language in ["cs", "en", "pl", "en"]:
        _speak(page, language)
        now = _words(page)
        kept = {text for text in now & words if not SAME.fullmatch(text)}
        assert not kept
        assert _state(page, what, tiles) == before
        words = now


def _speak(page: Page, language: str) -> None:
    open_settings(page)
    page.click(f"dialog.settings .chip:has-text('{NAMES[language]}')")
    expect(page.locator("html")).to_have_attribute("lang", language)
    wait_for_language(page, language)
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog.settings", state="detached")


def _words(page: Page) -> set[str]:
    return set(page.evaluate(WORDS))


def _state(page: Page, what: str, tiles: str) -> Any:
    """The kind of question or the tile in the hand, and the ship."""
    shown = page.locator(what).evaluate("({ className, dataset }) => [className, dataset.tile, dataset.turn]")
    return shown, page.locator(tiles).evaluate_all("all => all.map(({ dataset }) => dataset.cell)")
