"""Two people in two browsers; one reloads the page in the middle, the other's network is cut."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.cable import Cable, cable
from tests.browser.hands import ANSWERS, Mouse, act_until, fly_together
from tests.browser.visits import Visits

# No time limits: what happens, happens because somebody has done something.
FIRST = {
    "edition": "1e",
    "seats": 2,
    "rounds": ["I"],
    "options": {"run_seconds": 300, "reveal_seconds": 120, "decision_seconds": 120},
}
TILES = ".own-board .lying"
HAND = ".hand-slot"
FLY_ON = ".asks-reveal .main"
BANNER = ".banner"
COMPLAINTS = ".yard-bubble, .hand-words.refused, .question-refusal, .notice.bad"


@pytest.fixture
def line(server) -> Iterator[Cable]:
    with cable(server.port) as laid:
        yield laid


def test_a_match_of_two_with_a_reload_and_a_cut(visits, line):
    ann, bob = _seated(visits, line)
    for person in (ann, bob):
        person.page.click(".ready-go")
    _build_with_a_reload(ann)
    _build_with_cuts(visits, line, bob, ann.page)
    bob.finish()
    ann.finish()
    _answer_with_a_cut(visits, line, bob, ann)
    _reload_in_flight(ann, bob)
    fly_together(ann, bob)
    assert _credits(ann.page) == _credits(bob.page)


def _seated(visits: Visits, line: Cable) -> tuple[Mouse, Mouse]:
    """The second person opens the link that the first one sees, through the cable."""
    ann = visits.open(path=visits.table("trucker", FIRST, [], ready=False))
    link = ann.locator(".invite-words input").input_value()
    path = link.removeprefix(visits.address)
    bob = visits.open(name="Bob", address=line.address, path=path)
    bob.click(".ready-bar .main")
    ann.wait_for_selector(".guest-row:has-text('Bob')")
    return Mouse(ann), Mouse(bob)


def _build_with_a_reload(ann: Mouse) -> None:
    ann.page.wait_for_selector(".building .draw-button")
    _lay(ann, 2)
    ann.take_fitting()
    before = _ship(ann.page, TILES), _held(ann.page)
    ann.page.reload()
    ann.page.wait_for_selector(f"{HAND}.full[data-tile]")
    assert (_ship(ann.page, TILES), _held(ann.page)) == before
    _place(ann)


def _build_with_cuts(visits: Visits, line: Cable, bob: Mouse, watched_by: Page) -> None:
    page = bob.page
    _lay(bob, 1)
    bob.take_fitting()
    tiles = page.locator(TILES).count()

    # The action arrives, its answer does not.
    with _broken(visits, line, page, is_deaf=True):
        _place(bob)
        expect(watched_by.locator(".yard-other .lying")).to_have_count(tiles + 1)
    expect(page.locator(TILES)).to_have_count(tiles + 1)
    expect(page.locator(f"{HAND}.full")).to_have_count(0)
    expect(watched_by.locator(".yard-other .lying")).to_have_count(tiles + 1)

    # What is done without a connection is carried out afterwards, once.
    left = _left(page)
    with _broken(visits, line, page):
        bob.press(page.locator(".draw-button:visible"), "d")
        page.wait_for_selector(f"{HAND}.full")
    page.wait_for_selector(f"{HAND}.full[data-tile]")
    assert _left(page) == left - 1
    assert page.locator(COMPLAINTS).count() == 0
    bob.give_back()


def _answer_with_a_cut(visits: Visits, line: Cable, bob: Mouse, ann: Mouse) -> None:
    """The answer arrives, and the match goes on for the other person; the one
    who answered learns of it later."""

    def asked_to_fly_on(person: Mouse) -> bool:
        return person.page.locator(FLY_ON).count() > 0

    def answer_what_comes_before() -> None:
        for person in (ann, bob):
            person.answer(but="reveal")

    act_until(ann.page, lambda: asked_to_fly_on(ann) and asked_to_fly_on(bob), answer_what_comes_before)
    assert ann.page.locator(".away-mark").count() == 0
    with _broken(visits, line, bob.page):
        expect(ann.page.locator(".other.away .away-mark")).to_contain_text("autopilot in")
    expect(ann.page.locator(".away-mark")).to_have_count(0)
    # The next card waits for the last answer.
    ann.answer()
    expect(ann.page.locator(FLY_ON)).to_have_count(0)
    story = _story(ann.page)
    with _broken(visits, line, bob.page, is_deaf=True):
        bob.answer()
        ann.page.wait_for_function("(was) => document.querySelector('.told')?.textContent !== was", arg=story)
    assert bob.page.locator(COMPLAINTS).count() == 0


def _reload_in_flight(ann: Mouse, bob: Mouse) -> None:
    act_until(ann.page, lambda: ann.page.locator(ANSWERS).count() > 0, bob.answer)
    before = _asked(ann.page)
    ann.page.reload()
    ann.page.wait_for_selector(ANSWERS)
    assert _asked(ann.page) == before


@contextmanager
def _broken(visits: Visits, line: Cable, page: Page, *, is_deaf: bool = False) -> Iterator[None]:
    """The network fails, somebody acts, the network recovers. With `is_deaf`, actions
    arrive and their answers do not."""
    # The browser may report the last refused attempt after the page is connected again.
    visits.expected.append("ERR_CONNECTION_REFUSED")
    visits.is_offline = True
    line.deafen() if is_deaf else _cut(line, page)
    yield
    if is_deaf:
        _cut(line, page)
    line.mend()
    page.wait_for_selector(BANNER, state="detached")
    visits.is_offline = False


def _cut(line: Cable, page: Page) -> None:
    line.cut()
    page.wait_for_selector(BANNER)


def _lay(person: Mouse, tiles: int) -> None:
    for _ in range(tiles):
        person.take_fitting()
        _place(person)


def _place(person: Mouse) -> None:
    tiles = person.page.locator(TILES).count()
    where = person.fitting()
    assert where is not None
    person.put(where)
    expect(person.page.locator(TILES)).to_have_count(tiles + 1)


def _ship(page: Page, selector: str) -> list[Any]:
    found: list[Any] = page.locator(selector).evaluate_all("all => all.map((one) => one.dataset.cell).sort()")
    return found


def _held(page: Page) -> str | None:
    return page.locator(HAND).get_attribute("data-tile")


def _left(page: Page) -> int:
    """The number of face-down tiles, from the text for screen readers."""
    words = page.locator(".draw-button").get_attribute("aria-label") or ""
    return int("".join(filter(str.isdigit, words)))


def _story(page: Page) -> str:
    return page.locator(".told").text_content() or ""


def _asked(page: Page) -> tuple[str | None, list[str]]:
    """The question, its answers, and the person's ship."""
    title = page.locator(".question").get_attribute("aria-label")
    return title, [*page.locator(".question .question-words").all_inner_texts(), *_ship(page, ".own .lying")]


def _credits(page: Page) -> list[str]:
    return sorted(page.locator(".ranking .rank-credits").all_inner_texts())
