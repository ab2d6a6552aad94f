"""The flight screen on phones: during a whole flight nothing is covered, cut off or outside the window."""

from typing import Any

import pytest

from tests.browser.examiner import FLAWS, Examiner
from tests.browser.hands import ANSWERS, MATCH_OVER, Mouse
from tests.browser.variants import HASTE
from tests.browser.visits import PHONE, SMALL, Visits
from tests.effort import effort

RELAXED = {**HASTE, "build": "relaxed"}
FOUR: dict[str, Any] = {"edition": "2e", "seats": 4, "rounds": ["III"], "options": RELAXED}
COVER = """(selector) => {
  const { left, top, width, height } = document.querySelector(selector).getBoundingClientRect();
  const sheet = document.createElement("p");
  Object.assign(sheet.style, { position: "fixed", left: `${left}px`, top: `${top}px`, margin: 0,
    width: `${width}px`, height: `${height}px`, background: "red", zIndex: 99 });
  document.body.append(sheet);
}"""


@pytest.mark.parametrize("size", effort([SMALL], [PHONE, SMALL]), ids=str)
def test_nothing_is_covered_or_cut_in_a_flight_of_four(visits: Visits, size: tuple[int, int]) -> None:
    path = visits.table("trucker", FOUR, ["easy", "medium", "hard"])
    page = visits.open(size, path=path, language="cs", touch=True)
    examiner = Examiner(page, visits.address + path)
    examiner.play(0)
    page.wait_for_selector(MATCH_OVER)
    assert examiner.looks > 20
    assert not examiner.flaws


def test_what_is_covered_or_cut_is_found(visits: Visits) -> None:
    """Otherwise the test above would say nothing."""
    config = {"edition": "2e", "seats": 2, "rounds": ["I"], "options": {**HASTE, "reveal_seconds": 600}}
    page = visits.open(PHONE, path=visits.table("trucker", config, ["easy"]))
    Mouse(page).build(3)
    page.wait_for_selector(f".asks-reveal {ANSWERS.split()[1]}")
    assert page.evaluate(FLAWS) == []
    page.evaluate("document.querySelector('.order-name').style.maxWidth = '9px'")
    page.evaluate("document.querySelector('.stats').style.translate = '60px'")
    page.evaluate(COVER, ".log-button")
    found = " ".join(page.evaluate(FLAWS))
    assert "cut: span.order-name" in found
    assert "outside: li.stat" in found
    assert "covered: button.button quiet log-button" in found


TELL = """async ([text, rule]) => {
  const { html, render } = await import(new URL("lib.js", document.baseURI));
  const { Caption } = await import(new URL("trucker/flight/log.js", document.baseURI));
  const line = { id: 1, key: "", text, seat: 0, why: rule && { rule } };
  const told = document.querySelector(".told:last-child");
  const place = document.createElement("div");
  place.className = "told";
  const home = document.createElement("div");
  home.style.display = "contents";
  place.append(home, told.querySelector(".told-tools").cloneNode(true));
  told.after(place);
  told.style.display = "none";
  render(html`<${Caption} session=${null} lines=${[line]} />`, home);
  return parseFloat(getComputedStyle(place.querySelector(".caption-text")).fontSize);
}"""
"""Shows a sentence instead of the story, with the button of a loss if a rule is given; returns the size of
its letters."""
LOSS = "Kometa přichází o člena posádky: fialový mimozemšťan už nemá co dýchat."


def test_long_sentences_are_set_smaller_instead_of_being_cut(visits: Visits) -> None:
    config = {"edition": "2e", "seats": 2, "rounds": ["I"], "options": {**HASTE, "reveal_seconds": 600}}
    page = visits.open(SMALL, path=visits.table("trucker", config, ["easy"]), language="pl", touch=True)
    Mouse(page).build(3)
    page.wait_for_selector(f".asks-reveal {ANSWERS.split()[1]}")
    # Dice take room from the story.
    page.evaluate("() => (document.querySelector('.table-top').style.flexBasis = '76px')")
    sizes = []
    for text, rule in (("Auć!", ""), (LOSS, "CRW-02"), (LOSS + LOSS[:25], "CRW-02")):
        sizes.append(page.evaluate(TELL, [text, rule]))
        assert not [flaw for flaw in page.evaluate(FLAWS) if "caption" in flaw], text
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[0] > sizes[-1] >= 11
