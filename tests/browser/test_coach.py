"""The coach in the browser: switched on, asked by key and by finger, followed, and refused where it is
unfair."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.access import findings
from tests.browser.hands import ANSWERS, Mouse, act_until, soon
from tests.browser.screens import FLIP, SHORT_BUILDING, choose
from tests.browser.visits import LAPTOP, PHONE, SMALL, Visits
from tests.effort import third
from tests.timeouts import scaled

SHIPS = {"edition": "2e", "seats": 2, "rounds": ["II"], "options": {"build": "relaxed"}}
ADVICE = ".coach-advice"
FOLLOW = """async () => {
  const { session } = await import("./core/currentsession.js");
  const { coach } = session.value;
  const { action } = coach.counsel.value.best;
  // Nothing can be drawn for a moment after a draw (HSE-B5).
  if (action === null) coach.close();
  else await session.value.act(action);
}"""
INSIDE = """selector => {
  const box = document.querySelector(selector).getBoundingClientRect();
  return box.left >= 0 && box.right <= innerWidth && box.top >= 0 && box.bottom <= innerHeight;
}"""


def switch_on(page: Page) -> None:
    page.locator(".switch").filter(has_text="Coach").click()
    expect(page.get_by_role("switch", name="Coach")).to_be_checked()


def at_the_yard(
    visits: Visits, size: tuple[int, int], config: dict[str, Any] = SHIPS, *, touch: bool = False
) -> Page:
    path = visits.table("trucker", config, ["easy"], ready=False)
    page = visits.open(size, path=path, touch=touch)
    switch_on(page)
    page.locator(".ready-go").click()
    page.wait_for_selector(".building .coach-ask")
    return page


def test_a_ship_is_built_with_the_coach_by_keys_alone(visits: Visits):
    page = at_the_yard(visits, LAPTOP)
    figures = page.locator(".coach-figures")
    expect(figures.get_by_label("Crew: 2")).to_be_visible()
    expect(figures.get_by_label("Open connectors: 4")).to_be_visible()
    attached = 0
    for _ in range(8):
        page.keyboard.press("c")
        advice = page.locator(ADVICE)
        expect(advice).to_be_visible()
        words = advice.locator(".coach-best strong").inner_text()
        assert words.endswith(".")
        if words.startswith("Put this") and "back" not in words:
            # The tile is shown where and how it should lie.
            expect(page.locator(".advised-mark:not(.second) .advised-tile")).to_have_count(1)
            attached += 1
        page.evaluate(FOLLOW)
        if page.locator("dialog[open]").count():
            # A pile of cards was looked at.
            page.keyboard.press("Escape")
        # Whatever was advised is done, so the advice has gone.
        expect(advice).to_have_count(0)
        page.wait_for_timeout(450)
    assert attached >= 1


def test_advice_is_read_to_those_who_do_not_see_it(visits: Visits):
    page = at_the_yard(visits, LAPTOP)
    page.keyboard.press("d")
    page.wait_for_selector(".hand-slot.full")
    page.keyboard.press("c")
    page.wait_for_selector(ADVICE)
    words = page.locator(".coach-best strong").inner_text()
    assert soon(lambda: words in page.locator("[aria-live]").all_inner_texts().__str__())
    page.get_by_role("button", name="Close the advice").click()
    expect(page.locator(ADVICE)).to_have_count(0)


@pytest.mark.parametrize("size", third([LAPTOP, PHONE, SMALL], 1))
def test_the_board_stays_where_it_is_when_advice_comes(visits: Visits, size: tuple[int, int]):
    page = at_the_yard(visits, size)
    page.keyboard.press("d")
    page.wait_for_selector(".hand-slot.full[data-tile]")
    before = page.locator(".own-board").bounding_box()
    page.keyboard.press("c")
    page.wait_for_selector(ADVICE)
    assert page.locator(".own-board").bounding_box() == before


HIDDEN = """() => {
  const boxOf = (it) => it.getBoundingClientRect();
  const isShown = (it) => it.checkVisibility({ visibilityProperty: true }) && boxOf(it).width > 1;
  const parts = [".gamebar", ".own-board", ".coach-figures", ".coach-words", ".coach-advice", ".hand-slot",
    ".yard-reserve", ".pool-tiles", ".draw-button", ".yard-sheets", ".pool-tile"];
  const shown = parts.flatMap((part) => [...document.querySelectorAll(part)].slice(0, 1)
    .filter(isShown).map((it) => [part, it]));
  const found = [];
  for (const [name, it] of shown) {
    const { left, top, right, bottom } = boxOf(it);
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
      found.push(`${name} is outside`);
    if (it.matches(".coach-advice, .coach-words, .coach-figures, .draw-button")
      && (it.scrollHeight > it.clientHeight + 2 || it.scrollWidth > it.clientWidth + 2))
      found.push(`${name} is cut`);
    for (const [other, that] of shown) {
      if (name >= other || it.contains(that) || that.contains(it)) continue;
      const box = boxOf(that);
      if (Math.min(right, box.right) - Math.max(left, box.left) > 1
        && Math.min(bottom, box.bottom) - Math.max(top, box.top) > 1) found.push(`${name} and ${other}`);
    }
  }
  return found;
}"""


@pytest.mark.parametrize(
    ("ship_class", "size", "language"),
    third([("I", PHONE, "cs"), ("I", SMALL, "pl"), ("II", PHONE, "cs"), ("II", SMALL, "pl")]),
)
def test_on_phones_nothing_is_covered_or_cut(
    visits: Visits, size: tuple[int, int], language: str, ship_class: str
):
    """With a tile in hand, with advice and with its second best answer, among face-up tiles."""
    page = at_the_yard(visits, size, {**SHIPS, "rounds": [ship_class]}, touch=True)
    choose(page, language=language)
    for _ in range(3):
        page.keyboard.press("d")
        page.wait_for_selector(".hand-slot.full[data-tile]")
        assert page.evaluate(HIDDEN) == []
        page.locator(".coach-ask").tap()
        page.wait_for_selector(ADVICE)
        assert page.evaluate(HIDDEN) == []
        if page.locator(".coach-other").count():
            page.locator(".coach-other").tap()
            expect(page.locator(".coach-second")).to_be_visible()
            assert page.evaluate(HIDDEN) == []
        page.keyboard.press("b")
        page.wait_for_selector(".hand-slot:not(.full)")
    assert page.locator(".pool-tile").count() == 3
    # The test can fail.
    page.evaluate("document.querySelector('.draw-button').style.translate = '0 -60px'")
    assert page.evaluate(HIDDEN)


def test_the_second_best_place_shows_how_the_tile_lies(visits: Visits):
    page = at_the_yard(visits, LAPTOP)
    page.keyboard.press("d")
    page.wait_for_selector(".hand-slot.full[data-tile]")
    page.evaluate(
        """async () => {
          const { coach } = (await import("./core/currentsession.js")).session.value;
          coach._asked = coach._subject.peek();
          const at = { tile: "engine", where: "rear-left", column: 6, row: 8 };
          const said = (turn, cell) => ({
            action: { do: "attach", cell, turn }, says: { kind: "attach", values: at } });
          coach.hear({ counsel: { question: "build", best: said(1, 20), second: said(3, 30) } });
        }"""
    )
    assert page.locator(".hand-slot").get_attribute("data-turn") == "0"
    page.locator(".coach-second .coach-show").click()
    expect(page.locator(".hand-slot")).to_have_attribute("data-turn", "3")
    expect(page.locator(".advised-mark.second .advised-tile")).to_have_count(1)
    expect(page.locator(".advised-mark:not(.second) .advised-tile")).to_have_count(0)
    page.locator(".coach-best .coach-show").click()
    expect(page.locator(".hand-slot")).to_have_attribute("data-turn", "1")
    expect(page.locator(".advised-mark:not(.second) .advised-tile")).to_have_count(1)


def test_keys_leave_no_tile_on_the_starting_cabin(visits: Visits):
    page = at_the_yard(visits, LAPTOP)
    page.keyboard.press("d")
    page.wait_for_selector(".hand-slot.full[data-tile]")
    expect(page.locator(".own-board .target.cursor")).to_have_count(1)
    expect(page.locator(".held-ghost")).to_have_count(0)
    page.keyboard.press("ArrowUp")
    expect(page.locator(".held-ghost")).to_have_count(1)
    # A hand on the mouse takes over.
    page.mouse.move(5, 300)
    page.mouse.move(60, 300, steps=2)
    expect(page.locator(".held-ghost")).to_have_count(0)


def test_advice_on_a_tile_that_somebody_takes_is_withdrawn(visits: Visits):
    page = at_the_yard(visits, LAPTOP)
    page.evaluate(
        """async () => {
          const { coach } = (await import("./core/currentsession.js")).session.value;
          const says = { kind: "take_open", values: { tile: "engine" } };
          coach._asked = coach._subject.peek();
          // A handle that is not on the table, as if somebody had been faster.
          const best = { action: { do: "take_open", tile: 999 }, says };
          coach.hear({ counsel: { question: "build", best } });
        }"""
    )
    expect(page.locator(".notices, [role=status]").filter(has_text="Somebody else took")).not_to_have_count(0)
    expect(page.locator(ADVICE)).to_have_count(0)


@pytest.mark.parametrize(("size", "language"), [(PHONE, "cs"), (SMALL, "pl")])
def test_it_fits_a_phone_and_is_asked_by_a_finger(visits: Visits, size: tuple[int, int], language: str):
    page = at_the_yard(visits, size, touch=True)
    choose(page, language=language)
    page.locator(".draw-button").tap()
    page.wait_for_selector(".hand-slot.full")
    page.locator(".coach-ask").tap()
    page.wait_for_selector(ADVICE)
    for part in (".coach-ask", ADVICE, ".hand-slot", ".draw-button", ".own-board"):
        assert page.evaluate(INSIDE, part), part
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    for theme in ("space", "paper"):
        choose(page, theme=theme)
        page.wait_for_selector(f"html[data-theme={theme}]")
        assert not findings(page)


def test_questions_in_flight_are_explained_beside_their_answers(visits: Visits):
    page = at_the_yard(visits, LAPTOP, SHORT_BUILDING)
    person = Mouse(page)
    person.build(8)
    marked: list[int] = []

    def go_on() -> None:
        if page.locator(FLIP).count():
            page.keyboard.press("f")
        if page.locator(".question .coach-ask").count() and page.locator(ANSWERS).count() > 1:
            page.keyboard.press("c")
            if soon(lambda: page.locator(ADVICE).count() > 0):
                answers = page.locator(".question-answer.advised .coach-badge").count()
                marked.append(answers + page.locator(".advised-mark:not(.second)").count())
        person.answer()

    act_until(page, lambda: len(marked) > 1 or person.is_through, go_on, scaled(120))
    assert any(marked), "the advised answer is not marked"


def test_the_race_shows_which_card_and_which_ship(visits: Visits):
    path = visits.table("race", {"seats": 2}, ["easy"], ready=False)
    page = visits.open(LAPTOP, path=path)
    switch_on(page)
    page.locator(".ready-go").click()
    page.wait_for_selector(".race-question:not(.idle) .coach-ask")
    page.keyboard.press("c")
    page.wait_for_selector(ADVICE)
    assert page.locator(".race-card.advised .coach-badge").count() >= 1
    expect(page.locator(".race-starter.advised")).to_have_count(1)
    assert not findings(page)


def test_a_newcomer_begins_with_a_coach(visits: Visits):
    page = visits.open(LAPTOP)
    expect(page.get_by_role("switch", name="Coach")).to_be_checked()
    page.locator(".way-first .way-go").click()
    expect(page.locator(".building .coach-ask")).to_be_visible()


def test_it_is_switched_on_and_off_during_a_match(visits: Visits):
    page = visits.open(LAPTOP, path=visits.table("trucker", SHIPS, ["easy"]))
    page.wait_for_selector(".building .draw-button")
    assert page.locator(".coach-ask").count() == 0
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Switch the coach on").click()
    expect(page.locator(".coach-ask")).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Switch the coach off").click()
    expect(page.locator(".coach-ask")).to_have_count(0)


def test_there_is_no_coach_when_another_person_sits_down(visits: Visits):
    path = visits.table("trucker", {**SHIPS, "seats": 3}, ["easy"], ready=False)
    page = visits.open(LAPTOP, path=path)
    switch_on(page)
    table = path.split("/")[2]
    link = page.evaluate(
        "async () => (await import('./core/currentsession.js')).session.value.table.value.seats[2].link"
    )
    visits.open(PHONE, path=f"#/table/{table}/{link}", name="Bob").wait_for_selector(".ready-bar")
    coach = page.get_by_role("switch", name="Coach")
    expect(coach).to_be_disabled()
    expect(coach).not_to_be_checked()
    expect(page.locator(".own-seat")).to_contain_text("that would be unfair")
    expect(
        page.locator(".notices, [role=status], [role=alert]").filter(has_text="is taking a break")
    ).not_to_have_count(0)
