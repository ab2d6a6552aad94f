"""What is special about the first flight: it is resumed, dealt, answered and shown as newcomers need it."""

import pytest

from tests.browser.flight_pupil import FlightPupil
from tests.browser.hands import ANSWERS, soon
from tests.browser.pupil import CAPTAIN, SAYS, WRONG
from tests.browser.test_lessons import PHONE, begin
from tests.browser.visits import Visits
from tests.effort import IS_LONG
from tests.timeouts import scaled

TAPS = "() => { window.taps = 0; addEventListener('pointerup', () => (window.taps += 1), true); }"
MOST_TAPS = 65
SURROUNDS = """([outer, inner]) => {
  const [around, within] = [outer, inner].map((it) => document.querySelector(it).getBoundingClientRect());
  return around.left <= within.left && around.right >= within.right && around.top <= within.top;
}"""


def first_flight(visits: Visits, **how):
    return begin(FlightPupil, visits, **how)


def test_nothing_is_lost_by_a_reload(visits):
    pupil = first_flight(visits, errs=False)
    pupil.learn(until="battery")
    before = (pupil.step, pupil.sentence)
    pupil.page.reload()
    pupil.page.wait_for_selector(CAPTAIN)
    assert (pupil.step, pupil.sentence) == before

    # Another device knows nothing of the steps; the match itself says how far the person is.
    pupil.page.evaluate("localStorage.removeItem('starhaul-lessons')")
    pupil.page.reload()
    pupil.page.wait_for_selector(CAPTAIN)
    assert (pupil.step, pupil.sentence) == before


def test_starting_again_asks_once_more(visits):
    pupil = first_flight(visits, errs=False)
    pupil.learn(until="mistake")
    page = pupil.page
    page.click(".lesson-again")
    assert pupil.step == "mistake"
    page.click(".lesson-again")
    page.wait_for_selector(f"{CAPTAIN}[data-step=goal]")
    page.wait_for_selector(".own-board")
    assert page.locator(".own-board .lying").count() == 1


@pytest.mark.skipif(not IS_LONG, reason="the long form")
def test_what_the_captain_asks_for_is_the_answer_put_forward(visits):
    """The person only ever presses the amber button, and nothing is refused."""
    pupil = first_flight(visits, errs=False)
    page = pupil.page
    asked: dict[str, list[str]] = {}

    def look(step):
        main = page.locator(f"{ANSWERS}.main")
        if step in ("repair", "aliens"):
            # Its sentence may come before the question.
            soon(lambda: main.count() > 0, scaled(5000))
        if main.count():
            asked[step] = main.all_inner_texts()
        assert not page.locator(WRONG).count()

    pupil.learn(look)
    assert all(len(texts) == 1 for texts in asked.values()), asked
    assert "battery tile" in asked["repair"][0]
    assert "purple alien" in asked["aliens"][0]
    assert page.evaluate("localStorage.getItem('starhaul-progress')")


@pytest.mark.skipif(not IS_LONG, reason="the long form")
def test_it_takes_few_taps(visits):
    pupil = first_flight(visits, hands="finger", size=PHONE, errs=False)
    pupil.page.evaluate(TAPS)
    pupil.learn()
    assert pupil.page.evaluate("window.taps") <= MOST_TAPS


def test_taps_without_effect_are_answered(visits):
    pupil = first_flight(visits, errs=False)
    page = pupil.page
    pupil.learn(until="draw")
    for place in (".start-row li >> nth=0", ".yard-hand .give-back", ".own-board .target >> nth=0"):
        # A disabled button is pressed like any other.
        page.locator(place).click(force=True)
        assert soon(lambda: page.locator(WRONG).count() > 0), f"nothing was said to a tap on {place}"
        assert pupil.sentence == pupil.text("draw-wrong")
        page.locator(SAYS).click()
        assert soon(lambda: page.locator(WRONG).count() == 0)
    # What has an effect is not answered: here the other ship is shown.
    page.locator(".yard-other").first.click()
    page.wait_for_selector("dialog.ship-dialog[open]")
    page.wait_for_timeout(500)
    assert not page.locator(WRONG).count()


def test_only_the_cell_that_is_meant_is_marked_and_only_once_the_tile_is_turned(visits):
    pupil = first_flight(visits, errs=False)
    page = pupil.page
    pupil.learn(until="turn")
    page.wait_for_selector(".hand-slot.full[data-tile]")
    assert not page.locator(".own-board .cell-mark").count()
    page.keyboard.press("Shift+R")
    page.wait_for_selector(".own-board .cell-mark.fits.sound")
    assert page.locator(".own-board .cell-mark").count() == 1
    # The tile that does not fit: it may be put there, but its frame is only dashed.
    pupil.learn(until="mistake")
    page.click(".draw-button")
    page.wait_for_selector(".hand-slot.full[data-tile]")
    # There is no frame yet, so the captain does not speak of one.
    assert soon(lambda: pupil.sentence == pupil.text("mistake-turn"))
    page.keyboard.press("r")
    page.keyboard.press("r")
    page.wait_for_selector(".own-board .cell-mark.fits:not(.sound)")
    assert soon(lambda: pupil.sentence == pupil.text("mistake"))
    assert page.locator(".own-board .cell-mark").count() == 1


HASTY = """() => {
  window.hasty = 0;
  new MutationObserver((changes, observer) => {
    const next = document.querySelector(".captain[data-step=cabin] .lesson-next");
    if (!next) return;
    observer.disconnect();
    next.click();
    window.hasty += 1;
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""
"""Presses the button to go on in the moment in which it appears."""


def test_a_second_press_skips_no_sentence(visits):
    pupil = first_flight(visits, errs=False)
    page = pupil.page
    page.evaluate(HASTY)
    pupil.learn(until="cabin")
    assert soon(lambda: page.evaluate("window.hasty") == 1)
    page.wait_for_timeout(500)
    assert pupil.step == "cabin"
    page.click(".lesson-next")
    assert soon(lambda: pupil.step == "mistake")


def test_there_is_no_clock_and_the_piles_are_closed_before_the_hourglass(visits):
    pupil = first_flight(visits, hands="finger", size=PHONE, errs=False)
    page = pupil.page
    pupil.learn(until="cards")
    assert not page.locator(".hourglass").is_visible()
    pupil.learn(until="hourglass")
    assert soon(lambda: page.locator(".hourglass").is_visible())
    assert soon(lambda: page.locator("dialog[open]").count() == 0)
    assert soon(lambda: page.evaluate(SURROUNDS, [".lesson-light", ".hourglass"])), "it is lit"
    assert page.locator(".hourglass").inner_text().strip(" I\n") == ""
    assert not page.locator("[role=timer]").count()


@pytest.mark.skipif(not IS_LONG, reason="the long form")
def test_rules_are_named_only_where_somebody_asks_why(visits):
    pupil = first_flight(visits, errs=False)
    page = pupil.page
    shown: set[str] = set()

    def look(step):
        if page.locator(".rule-link:visible").count():
            shown.add(step)

    pupil.learn(look, until="wreck")
    assert not shown
    page.locator(".why-button:visible").first.click()
    page.wait_for_selector("dialog[open] .rule-link:visible")
