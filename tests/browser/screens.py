"""Goes through all screens, for tests that look at each of them."""

from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page

from tests.browser.hands import ANSWERS, MATCH_OVER, Mouse, soon
from tests.browser.visits import TIMEOUT_MS, Visits

# No time limits while a screen is examined.
PATIENT = {"reveal_seconds": 300, "decision_seconds": 300, "repair_seconds": 300}
LONG_BUILDING = {"edition": "2e", "seats": 2, "rounds": ["II"], "options": {**PATIENT, "run_seconds": 300}}
# Bots build until the hourglass has run out.
SHORT_BUILDING = {**LONG_BUILDING, "rounds": ["I"], "options": {**PATIENT, "run_seconds": 4}}
RACE = {"seats": 2, "options": {"decision_seconds": 300}}
DIALOGS = [
    ("piles", "j", ".pile-dialog"),
    ("help", "?", ".help-dialog"),
    ("chat", "t", ".chat-corner .chat"),
    ("finish", "e", ".finish-dialog"),
]
"""What is opened on top of the building screen, and by which key."""
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
    """Change settings as the dialog does, without opening it."""
    page.evaluate(
        "async (changed) => (await import(new URL('core/settings.js', document.baseURI))).choose(changed)",
        changed,
    )
    if language := changed.get("language"):
        wait_for_language(page, language)


def wait_for_language(page: Page, language: str) -> None:
    """Texts are loaded over the network; everything is rendered again after that."""
    # Not `wait_for_function`: it would treat the promise as a true value.
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
    """From the front page to the results."""
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
    """With the gear button or, where there is no room for it, with the menu."""
    page.wait_for_selector(".menu-corner .button")
    if page.locator(".settings-button").is_visible():
        page.click(".settings-button")
    else:
        page.click(".menu-corner .button")
        page.click(".menu .button >> nth=0")
    page.wait_for_selector("dialog.settings")


def to_flight(visits: Visits, page: Page) -> None:
    """Another match, with as little building as possible, up to its first question."""
    person = Mouse(page)
    for _ in range(4):
        path = visits.table("trucker", SHORT_BUILDING, ["easy"])
        # Through the front page: of two tables at one address the old one stays visible for a moment.
        page.goto(visits.address)
        page.wait_for_selector(".way-first")
        page.goto(visits.address + path)
        person.build(5)
        assert soon(lambda: _is_asked(person) or _is_over(page), TIMEOUT_MS), "the flight does not begin"
        # A ship without engines may be lost before the first question.
        if not _is_over(page):
            return
    raise AssertionError("nobody is asked anything")


def _is_over(page: Page) -> bool:
    return page.locator(f".settlement, {MATCH_OVER}").count() > 0


def _is_asked(person: Mouse) -> bool:
    """Whether there is a question; until then the hourglass is flipped, the last time
    only by those who have finished."""
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
    # Cards may be viewed once a tile is attached.
    person.put(person.take_fitting())
    page.wait_for_selector(".hand-slot:not(.full)")
    for name, key, shown in DIALOGS:
        page.keyboard.press(key)
        page.wait_for_selector(shown)
        yield name, page
        page.keyboard.press("Escape")
        page.wait_for_selector(shown, state="detached")


def _flight(page: Page) -> Iterator[tuple[str, Page]]:
    """Each kind of question once, then the results."""
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
    page.goto(
        page.locator(".after-links a[href^='#/match']:not([href$=story])").evaluate("({ href }) => href")
    )
    page.wait_for_selector(".replay-badge.button")
    yield "replay", page
    page.click(".replay-about")
    page.wait_for_selector(".replay-details .fair-line")
    yield "match", page


def _kind(page: Page) -> str:
    """The kind of the open question; empty if there is none."""
    found: str = page.evaluate(
        "(open) => /asks-\\w+/.exec(document.querySelector(open)?.closest('.question').className)?.[0] ?? ''",
        ANSWERS,
    )
    return found


def racing(visits: Visits, size: tuple[int, int], **kept: Any) -> Iterator[tuple[str, Page]]:
    """A race up to the first choice of a ship."""
    page = visits.open(size, motion="less", path=visits.table("race", RACE, ["easy"]), **kept)
    page.wait_for_selector(".race-card.next")
    yield "race", page
    page.click(".race-card.next >> nth=0")
    page.wait_for_selector(".race-question .race-answer")
    yield "race-ship", page
