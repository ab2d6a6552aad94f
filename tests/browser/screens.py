"""A walk through all screens, for tests that look at each of them."""

from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page

from tests.browser.hands import ANSWERS, MATCH_OVER, Mouse, soon
from tests.browser.visits import TIMEOUT_MS, Visits

# Nobody is hurried while a screen is looked at.
PATIENT = {"reveal_seconds": 300, "decision_seconds": 300, "repair_seconds": 300}
LONG_BUILDING = {"edition": "2e", "seats": 2, "rounds": ["II"], "options": {**PATIENT, "run_seconds": 300}}
# Bots build until the sand has run out.
SHORT_BUILDING = {**LONG_BUILDING, "rounds": ["I"], "options": {**PATIENT, "run_seconds": 4}}
RACE = {"seats": 2, "options": {"decision_seconds": 300}}
DIALOGS = [
    ("piles", "j", ".pile-dialog"),
    ("help", "?", ".help-dialog"),
    ("chat", "t", ".chat-corner .chat"),
    ("finish", "e", ".finish-dialog"),
]
"""What is opened over the building, by which key."""
FLIP = ".hourglass button:not([disabled])"
IN_PLAY = {
    "building",
    "holding",
    "finish",
    "inspector",
    "piles",
    "help",
    "chat",
    "log",
    "check",
    "flight",
    "card",
    "settlement",
    "race",
    "race-ship",
}


def choose(page: Page, **changed: Any) -> None:
    """Settings as by the dialog, without opening it over what is looked at."""
    page.evaluate(
        "async (changed) => (await import(new URL('core/settings.js', document.baseURI))).choose(changed)",
        changed,
    )
    if language := changed.get("language"):
        wait_for_language(page, language)


def wait_for_language(page: Page, language: str) -> None:
    """Texts come over the network; what was drawn in the old language is drawn again after that."""
    # Not `wait_for_function`: that takes the promise of an answer for one.
    page.evaluate(
        """async (language) => {
          const { spokenLanguage } = await import(new URL("core/texts.js", document.baseURI));
          const frame = () => new Promise(requestAnimationFrame);
          for (let i = 0; i < 3600 && spokenLanguage() !== language; i++) await frame();
          if (spokenLanguage() !== language) throw new Error(`no texts in ${language}`);
          await frame();
          await frame();
        }""",
        language,
    )


def trucking(visits: Visits, size: tuple[int, int], **kept: Any) -> Iterator[tuple[str, Page]]:
    """From the front door to the results."""
    page = visits.open(size, motion="less", **kept)
    yield from _front(page)
    page.goto(visits.address + visits.table("trucker", LONG_BUILDING, ["easy"], ready=False))
    page.wait_for_selector(".ready-go")
    yield "waiting", page
    open_settings(page)
    yield "settings", page
    page.keyboard.press("Escape")
    page.click(".ready-go")
    yield from _building(page)
    to_flight(visits, page)
    yield from _flight(page)


def open_settings(page: Page) -> None:
    """By the gear, or where there is no room for it by the menu."""
    page.wait_for_selector(".menu-corner .button")
    if page.locator(".settings-button").is_visible():
        page.click(".settings-button")
    else:
        page.click(".menu-corner .button")
        page.click(".menu .button >> nth=0")
    page.wait_for_selector("dialog.settings")


def to_flight(visits: Visits, page: Page) -> None:
    """Another match, with as little building as can be, up to its first question."""
    person = Mouse(page)
    for _ in range(4):
        path = visits.table("trucker", SHORT_BUILDING, ["easy"])
        # By the front door: of two tables at one address the old one stays in sight for a moment.
        page.goto(visits.address)
        page.wait_for_selector(".way-first")
        page.goto(visits.address + path)
        person.build(5)
        assert soon(lambda: _is_asked(person) or _is_over(page), TIMEOUT_MS), "the flight does not begin"
        # A ship without engines may be lost before anybody is asked.
        if not _is_over(page):
            return
    raise AssertionError("nobody is asked anything")


def _is_over(page: Page) -> bool:
    return page.locator(f".settlement, {MATCH_OVER}").count() > 0


def _is_asked(person: Mouse) -> bool:
    """Until then the hourglass is turned: the last time only who has finished may."""
    page = person.page
    if page.locator(".building .finish-button:visible:not([disabled])").count():
        person.finish()
    if page.locator(FLIP).count():
        page.keyboard.press("f")
    page.wait_for_timeout(100)
    return page.locator(ANSWERS).count() > 0


def _front(page: Page) -> Iterator[tuple[str, Page]]:
    page.wait_for_selector(".way-first .way-go")
    yield "front", page
    page.click(".custom .button")
    page.wait_for_selector(".form-dialog")
    page.evaluate("document.querySelectorAll('.form-dialog details').forEach((fold) => (fold.open = true))")
    yield "custom", page
    page.keyboard.press("Escape")


def _building(page: Page) -> Iterator[tuple[str, Page]]:
    page.wait_for_selector(".building .draw-button.main")
    yield "building", page
    person = Mouse(page)
    person.take()
    yield "holding", page
    page.keyboard.press("i")
    page.wait_for_selector("dialog.inspector")
    yield "inspector", page
    page.keyboard.press("Escape")
    # Cards may be looked at from the first tile on.
    person.put(person.take_fitting())
    page.wait_for_selector(".hand-slot:not(.full)")
    for name, key, shown in DIALOGS:
        page.keyboard.press(key)
        page.wait_for_selector(shown)
        yield name, page
        page.keyboard.press("Escape")
        page.wait_for_selector(shown, state="detached")


def _flight(page: Page) -> Iterator[tuple[str, Page]]:
    """Each kind of question once, then the end."""
    person, seen = Mouse(page), {""}
    while not page.locator(MATCH_OVER).count():
        if page.locator(".settlement .button.main").count() and "settlement" not in seen:
            seen.add("settlement")
            yield "settlement", page
        kind = _kind(page)
        if kind not in seen:
            seen.add(kind)
            yield "flight", page
            if len(seen) == 3:
                page.keyboard.press("l")
                yield "log", page
                page.keyboard.press("Escape")
        person.answer()
        page.wait_for_timeout(80)
    yield "results", page
    page.goto(page.locator(".after-links a[href^='#/match']").evaluate("({ href }) => href"))
    page.wait_for_selector(".match-page")
    yield "match", page


def _kind(page: Page) -> str:
    """Which question is open; empty for none."""
    found: str = page.evaluate(
        "(open) => /asks-\\w+/.exec(document.querySelector(open)?.closest('.question').className)?.[0] ?? ''",
        ANSWERS,
    )
    return found


def racing(visits: Visits, size: tuple[int, int], **kept: Any) -> Iterator[tuple[str, Page]]:
    """A race as far as the first choice of a ship."""
    page = visits.open(size, motion="less", path=visits.table("race", RACE, ["easy"]), **kept)
    page.wait_for_selector(".race-card.next")
    yield "race", page
    page.click(".race-card.next >> nth=0")
    page.wait_for_selector(".race-question .race-answer")
    yield "race-ship", page
