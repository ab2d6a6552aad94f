"""A replay in a single HTML file, opened from disk in a real browser without a network."""

import pytest
from playwright.sync_api import Page, expect

from starhaul.locale import Texts
from starhaul.server.film.told_story import film_or_story
from starhaul.server.http.single_page import single_page
from tests.browser.access import findings
from tests.server.film.films import golden_log


def read_the_story(page: Page) -> None:
    """It is in the file as well, and its moments lead to the replay."""
    page.locator('.replay a[href="#story"]').click()
    texts = Texts("cs")
    expect(page.locator(".story h1")).to_have_text(texts("story-title"))
    expect(page.locator(".story-ranks .rank-member").first).to_be_visible()
    assert page.locator(".story-round svg use").count() > 0
    assert not findings(page)
    moment = page.locator('.story a[href^="#moment-"]').last
    entry = int((moment.get_attribute("href") or "").removeprefix("#moment-"))
    moment.click()
    page.wait_for_selector(".replay-badge.is-good")
    assert page.evaluate(ENTRY) == entry
    page.go_back()
    page.get_by_role("button", name=texts("story-to-replay")).click()
    page.wait_for_selector(".replay-badge.is-good")


ENTRY = """async () => {
  const { now } = await import("starhaul/screens/replay/theatre.js");
  const session = now.value;
  return session.film.value.entryAt(session.moment.value);
}"""
"""How many entries of the log have happened at the moment shown by a replay in a single file."""


@pytest.mark.parametrize("name", ["race-3", "2e-II-4-careful"])
def test_a_replay_in_a_single_file_works_from_disk_without_a_network(visits, tmp_path, name):
    raw = golden_log(name)
    file = tmp_path / "match.html"
    file.write_bytes(single_page(raw, ["Ann"], lambda eye: film_or_story(raw, eye)))
    context = visits.browser.new_context(offline=True)
    context.add_init_script('localStorage.setItem(\'starhaul\', \'{"language":"cs","motion":"less"}\')')
    page, asked = context.new_page(), list[str]()
    page.on("request", lambda request: asked.append(request.url))
    page.on("console", visits._said)
    page.on("pageerror", lambda error: visits.problems.append(str(error)))
    page.goto(file.as_uri())
    page.wait_for_selector(".replay-badge.is-good")
    expect(page.locator(".replay-badge")).to_contain_text(Texts("cs")("replay-proved"))
    page.keyboard.press("End")
    expect(page.locator(".results-verdict")).to_be_visible()
    page.select_option(".replay-eye", "1")
    page.keyboard.press("Escape")
    page.locator(".replay-where").click()
    page.keyboard.press("Home")
    page.wait_for_selector(".replay-stage .watching", state="detached")
    read_the_story(page)
    assert [url for url in asked if not url.startswith(("file:", "blob:", "data:"))] == []
    assert not findings(page)
    context.close()
