"""A race of four players, from the first card to the victory."""

import json
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.access import findings
from tests.browser.hands import MATCH_OVER, Mouse, act_until
from tests.browser.screens import choose
from tests.browser.visits import Visits
from tests.rules import about
from tests.timeouts import scaled

RACE = {"seats": 4, "options": {"decision_seconds": 60}}
BOTS = ["easy", "easy", "medium"]
CARD = ".race-card.next:not([disabled])"
ANSWER = ".race-question .race-answer:not([disabled])"
IDLE = ".race-question.idle"
UNREAD = """() => {
  const log = document.querySelector(".race-aside .race-log");
  return log.scrollHeight - log.clientHeight - log.scrollTop;
}"""
TIMEOUT_S = scaled(240)


@about("HSE-O10")
def test_a_race_against_bots(visits):
    facts: list[str] = []
    page = _at_the_start(visits, facts)
    racer, ways = Mouse(page), {"map": 0, "answer": 0}

    unread, closed = ["cs", "pl", "en"], [False]

    def act() -> None:
        _move(racer, ways)
        _look_while_idle(page)
        closed[0] = closed[0] or _read_until_asked(page)
        if unread and page.locator(".race-aside .race-log li").count() > 20:
            choose(page, language=unread.pop(0))
            assert page.evaluate(UNREAD) <= 1, "the end of the story is out of sight"

    act_until(page, lambda: page.locator(MATCH_OVER).count() > 0, act, TIMEOUT_S)
    assert not unread
    assert closed[0], "no question came while something was being read"
    # Ships were chosen on the map as well as with buttons.
    assert all(ways.values()), ways
    expect(page.locator(".results .fair-line[role=status]:not(.is-unfair)")).to_contain_text("your device")
    assert not findings(page)
    _nobody_elses_windows(facts)


def _nobody_elses_windows(facts: list[str]) -> None:
    """Being asked for a bonus card is secret (TR-184): players who are not asked see no clock."""
    unasked = [update for update in map(_update, facts) if update and not update.get("asked")]
    assert unasked
    assert not [update for update in unasked if update.get("deadline_ms") is not None]


def _update(fact: str) -> Any:
    told = json.loads(fact)
    return told if told["is"] == "update" else told.get("update")


def test_legal_ships_are_highlighted_and_no_others(visits):
    page = _at_the_start(visits)
    page.wait_for_selector(CARD)
    card = page.locator(CARD).first
    card.click()
    page.wait_for_selector(".race-ship.choice .race-ship-ring")
    offered = page.locator(ANSWER).count()
    assert page.locator(".race-ship.choice").count() == offered > 0
    assert page.locator(".race-ship-ring").count() == offered
    assert page.locator(".race-ship").count() > offered
    # The colour of the card determines which ships it moves; the others are not buttons.
    assert page.locator(".race-ship:not(.choice)[role=button]").count() == 0


def _at_the_start(visits: Visits, facts: list[str] | None = None) -> Page:
    page = visits.open(path="")
    if facts is not None:
        page.on("websocket", lambda line: line.on("framereceived", lambda said: facts.append(said)))
    page.goto(visits.address + visits.table("race", RACE, BOTS))
    page.wait_for_selector(".race .race-hand .race-card")
    return page


def _move(racer: Mouse, ways: dict[str, int]) -> None:
    """First a card, then a ship: on the map and with its button in turn."""
    page = racer.page
    ship = page.locator(".race-ship.choice:has(.race-ship-ring)")
    answer = page.locator(ANSWER)
    if page.locator(".race-card.chosen").count() and ship.count() and ways["map"] <= ways["answer"]:
        racer.press(ship.locator(".race-ship-hit"), "Enter")
        ways["map"] += 1
    elif answer.count():
        racer.press(answer, "Enter")
        ways["answer"] += 1
    elif page.locator(CARD).count():
        racer.press(page.locator(CARD), "1")


def _look_while_idle(page: Page) -> None:
    """Neither a clock nor an answer; read at once, so that nothing changes in between."""
    assert page.locator(f"{IDLE} button, {IDLE} [role=timer]").count() == 0


def _read_until_asked(page: Page) -> bool:
    """A dialog that is read during other players' turns makes room for the question;
    returns whether there was time."""
    if not page.locator(IDLE).count():
        return False
    page.locator(".race-help").click()
    page.wait_for_selector("dialog[open]")
    if page.locator(".dialog-asked").count():
        page.keyboard.press("Escape")
        return False
    page.wait_for_selector("dialog[open]", state="detached")
    return page.locator(".race-question:not(.idle)").count() > 0
