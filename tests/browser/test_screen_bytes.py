"""What each screen loads beyond the home page, compressed, and when: nothing before it is shown.

The goal is 60 kB for each screen (docs/client.md). Screens of a match need the texts and styles of tables and
games as well (`loadTables`), which the first of them loads; their limits are above that goal, so that they do
not grow unnoticed.
"""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.screens import LONG_BUILDING
from tests.browser.test_live_watching import LISTED
from tests.browser.test_watching import WATCH_LINK
from tests.browser.visits import Visits

GOAL = 60_000
SIZES = """() => performance.getEntriesByType("resource")
  .map(({ name, encodedBodySize }) => [new URL(name).pathname, encodedBodySize])"""
CLOSED = """async () => {
  const { session } = await import(new URL("core/currentsession.js", document.baseURI));
  const { match } = session.value.latest.value;
  await session.value.tell({ do: "close" });
  return match;
}"""
Path = Callable[[Visits], str]


def seated(visits: Visits) -> Page:
    page = visits.open(path=visits.table("trucker", LONG_BUILDING, ["easy"]))
    page.wait_for_selector(".building .draw-button")
    return page


def watched(visits: Visits) -> str:
    link: str = seated(visits).evaluate(WATCH_LINK)
    return f"#{link.split('#')[1]}"


def played(visits: Visits) -> str:
    return f"#/match/{seated(visits).evaluate(CLOSED)}"


SCREENS: dict[str, tuple[Path, str, int]] = {
    "my matches": (lambda _: "#/matches", ".my-none", GOAL),
    "rule book": (lambda _: "#/rules", ".book-id, .book", GOAL),
    "log file": (lambda _: "#/replay", ".replay-drop", 71_000),
    "waiting room": (
        lambda visits: visits.table("trucker", LONG_BUILDING, ["easy"], ready=False),
        ".waiting .guest-row",
        98_000,
    ),
    "building": (
        lambda visits: visits.table("trucker", LONG_BUILDING, ["easy"]),
        ".building .draw-button",
        160_000,
    ),
    "watching": (watched, ".yard-other", 145_000),
    "commentator": (
        lambda visits: f"#/watch/{seated(visits).evaluate(LISTED)}",
        ".studio .yard-other",
        147_000,
    ),
    "story": (lambda visits: f"{played(visits)}/story", ".story h1", 80_000),
    "replay": (played, ".replay-badge", 191_000),
}
"""How to get there, what is then on the page, and the most bytes."""


@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_loads_what_it_needs_and_not_much_more(visits, name):
    path_of, sign, most = SCREENS[name]
    path = path_of(visits)
    page = visits.open(language="cs")
    page.wait_for_selector(".hero-picture svg")
    page.wait_for_load_state("networkidle")
    page.evaluate("performance.setResourceTimingBufferSize(2000)")
    before = dict(page.evaluate(SIZES))
    page.evaluate("(path) => (location.hash = path)", path)
    page.wait_for_selector(sign)
    page.wait_for_load_state("networkidle")
    # Pictures of running matches and lists are asked for again and again.
    loaded = {path: size for path, size in page.evaluate(SIZES) if path not in before}
    assert loaded
    largest = sorted(loaded.items(), key=lambda entry: -entry[1])[:9]
    assert sum(loaded.values()) <= most, largest
