"""Spectators see the match, too."""

from playwright.sync_api import Page, expect

from tests.browser.screens import LONG_BUILDING
from tests.browser.visits import LAPTOP, PHONE

WATCH_LINK = """async () => {
  const { session } = await import(new URL("core/currentsession.js", document.baseURI));
  const { id, watch_link } = session.value.table.value;
  return `#/table/${id}/${watch_link}`;
}"""


def test_ships_that_are_built_are_seen_on_every_screen(visits):
    builder = visits.open(path=visits.table("trucker", LONG_BUILDING, ["easy"]))
    builder.wait_for_selector(".building .draw-button.main")
    link: str = builder.evaluate(WATCH_LINK)
    for size in (PHONE, LAPTOP):
        watcher: Page = visits.open(size, path=link)
        ships = watcher.locator(".yard-others.all .other-ship svg")
        expect(ships).to_have_count(2)
        for ship in ships.all():
            box = ship.bounding_box()
            assert box, size
            assert min(box["width"], box["height"]) > 80, (size, box)
        watcher.context.close()
