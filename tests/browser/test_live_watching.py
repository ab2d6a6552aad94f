"""Watching live: running tables on the home page, following, reactions, the stands, the commentator view."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.access import findings
from tests.browser.hands import act_until
from tests.browser.screens import LONG_BUILDING
from tests.browser.test_watching import WATCH_LINK
from tests.browser.visits import LAPTOP, PHONE, Visits
from tests.effort import third
from tests.rules import rule

LISTED = """async () => {
  const { session } = await import(new URL("core/currentsession.js", document.baseURI));
  await session.value.tell({ do: "options", is_listed: true });
  return session.value.table.value.id;
}"""
OPTIONS = """async (options) => {
  const { session } = await import(new URL("core/currentsession.js", document.baseURI));
  await session.value.tell({ do: "options", ...options });
}"""
RECEIVED = """async () => {
  const { session } = await import(new URL("core/currentsession.js", document.baseURI));
  const { watch, chat } = session.value;
  return { murmurs: watch.murmurs.value.length, chat: chat.value.length };
}"""


def building(visits: Visits) -> tuple[Page, str]:
    """A player who builds against a bot, and the link for spectators."""
    builder = visits.open(path=visits.table("trucker", LONG_BUILDING, ["easy"]))
    builder.wait_for_selector(".building .draw-button.main")
    link: str = builder.evaluate(WATCH_LINK)
    return builder, link


def running(visits: Visits, game: str, config: dict[str, Any]) -> tuple[Page, str]:
    """A listed table where a match has begun."""
    builder = visits.open(path=visits.table(game, config, ["easy"] * (config["seats"] - 1)))
    builder.wait_for_selector(".gamebar")
    return builder, builder.evaluate(LISTED)


@pytest.mark.parametrize(("size", "language"), third([(LAPTOP, "en"), (PHONE, "cs"), (PHONE, "pl")], 1))
def test_ships_on_the_home_page_grow_and_lead_to_their_players(visits, size, language):
    builder, table = running(visits, "trucker", {**LONG_BUILDING, "seats": 2})
    builder.wait_for_selector(".building .draw-button.main")
    front = visits.open(size, language=language, name="Zoë", touch=size == PHONE)
    row = front.locator(f'.live-ships a[href="#/table/{table}?follow=1"]')
    expect(row).to_be_visible()
    tiles = row.locator(".lying")
    before = tiles.count()
    expect(tiles).not_to_have_count(before)
    assert tiles.count() > before, "the bot has gone on building"
    assert not findings(front)
    row.focus()
    front.keyboard.press("Enter")
    expect(front.locator(".yard-other.followed")).to_have_count(1)
    expect(front.locator(".follow .chip").nth(2)).to_have_attribute("aria-pressed", "true")
    box = front.locator(".yard-other.followed").bounding_box()
    other = front.locator(".yard-other:not(.followed)").bounding_box()
    assert box is not None
    assert other is not None
    assert box["width"] * box["height"] > 1.8 * other["width"] * other["height"]
    assert not findings(front)


def test_a_race_on_the_home_page_is_a_picture(visits):
    _, table = running(visits, "race", {"seats": 2})
    front = visits.open()
    ships = front.locator(".live-race .live-ship")
    expect(ships.first).to_be_visible()
    # Colours have shapes, too.
    shapes = {(ship.get_attribute("class"), ship.get_attribute("d") or "") for ship in ships.all()}
    assert len({shape for _, shape in shapes}) == len(shapes) > 1
    assert front.locator(".live-race svg").first.get_attribute("aria-label")
    assert table


def test_who_is_followed_is_chosen_by_keys_and_said_aloud(visits):
    _, link = building(visits)
    watcher = visits.open(path=link)
    watcher.wait_for_selector(".dock")
    watcher.keyboard.press("2")
    expect(watcher.locator(".yard-other.followed")).to_have_count(1)
    expect(watcher.locator("[aria-live=polite]")).to_contain_text("Following")
    watcher.keyboard.press("0")
    expect(watcher.locator(".yard-other.followed")).to_have_count(0)


@rule("HSE-O14")
def test_reactions_float_over_the_match_of_everybody_and_can_be_hidden(visits):
    builder, link = building(visits)
    watcher = visits.open(path=link, name="Zoë")
    other = visits.open(PHONE, path=link, touch=True, language="pl", reactions=False)
    other.wait_for_selector(".dock")
    watcher.locator(".dock .react-button").nth(5).click()
    for page in (builder, watcher):
        expect(page.locator(".react-floating .react-boom")).to_be_visible()
        expect(page.locator(".react-floating")).to_have_class("react-floating is-still")
    expect(builder.locator(".react-floating")).to_have_count(0)
    expect(builder.locator("[aria-live=polite]")).to_contain_text("boom ×1")
    assert other.locator(".react-floating").count() == 0
    other.locator(".dock .react-corner > button").tap()
    other.locator(".react-pop .react-button").first.tap()
    expect(builder.locator(".react-floating .react-star")).to_be_visible()
    for _ in range(6):
        watcher.locator(".dock .react-button").first.click()
    # A second notice may already be there.
    expect(watcher.locator(".notice.bad").first).to_contain_text("enthusiasm")


def open_chat(page: Page) -> None:
    """With a key, which is heard once the screen is complete."""

    def press() -> None:
        if not page.locator(".chat-pop").count():
            page.keyboard.press("t")

    act_until(page, lambda: page.locator(".chat-pop .stands").count() > 0, press)


@rule("HSE-O13")
def test_the_stands_are_apart_from_the_table(visits):
    builder, link = building(visits)
    zoe = visits.open(path=link, name="Zoë")
    yan = visits.open(PHONE, path=link, name="Yan", language="cs", touch=True)
    for page in (zoe, yan):
        page.wait_for_selector(".dock")
        open_chat(page)
    zoe.locator(".stands input").fill("That engine points at me.")
    zoe.keyboard.press("Enter")
    expect(yan.locator(".stands .chat-line")).to_contain_text("That engine points at me.")
    assert not findings(zoe)
    assert not findings(yan)
    assert builder.evaluate(RECEIVED) == {"murmurs": 0, "chat": 0}
    builder.keyboard.press("t")
    builder.locator(".chat-places .chip").nth(1).click()
    builder.locator(".stands .switch").click()
    yan.locator(".stands input").fill("Ticho!")
    yan.keyboard.press("Enter")
    expect(builder.locator(".stands .chat-line")).to_contain_text("Ticho!")
    assert builder.locator(".stands form").count() == 0, "players only read"
    zoe.locator(".stands-hush").first.click()
    expect(zoe.locator(".stands .chat-line")).to_have_count(1)
    assert not findings(builder)


def test_the_commentator_view_is_a_spectators_even_for_a_player(visits):
    builder, link = building(visits)
    table = link.split("/")[2]
    address = link.replace("#/table/", "#/watch/") + "?players=1&size=150&theme=paper&log=0"
    builder.goto(visits.address + address)
    builder.wait_for_selector(".studio .yard-other")
    expect(builder.locator(".studio .yard-other")).to_have_count(1)
    assert builder.locator(".dock, .building .draw-button").count() == 0
    assert not builder.locator(".gamebar .home, .chat-corner, .menu-corner").first.is_visible()
    assert builder.evaluate("document.documentElement.dataset.theme") == "paper"
    assert float(builder.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)")) == 24
    page = builder.content()
    assert builder.evaluate("JSON.parse(localStorage.getItem('starhaul')).theme") == "space"
    assert table not in page.replace(address, "")


@pytest.mark.parametrize(("size", "language"), third([(LAPTOP, "en"), (PHONE, "cs"), (LAPTOP, "pl")], 2))
def test_settings_of_the_commentator_view_stay_in_its_address(visits, size, language):
    _, link = building(visits)
    studio = visits.open(size, path=link.replace("#/table/", "#/watch/"), language=language)
    expect(studio.locator(".studio .yard-other")).to_have_count(2)
    studio.keyboard.press("o")
    dialog = studio.locator("dialog.settings")
    dialog.locator(".field").nth(0).locator(".chip").nth(0).click()
    dialog.locator(".field").nth(2).locator(".chip").nth(2).click()
    dialog.locator(".switch").nth(0).click()
    assert not findings(studio)
    studio.keyboard.press("Escape")
    expect(studio.locator(".studio .yard-other")).to_have_count(1)
    assert studio.url.endswith("?players=1&size=125&log=0")
    studio.reload()
    expect(studio.locator(".studio .yard-other")).to_have_count(1)
    assert not findings(studio)


@rule("HSE-O12")
def test_a_spectator_of_a_table_with_a_delay_sees_what_was(visits):
    path = visits.table("trucker", LONG_BUILDING, ["easy"], ready=False)
    builder = visits.open(path=path)
    builder.wait_for_selector(".waiting")
    builder.evaluate(OPTIONS, {"delay_minutes": 5})
    link = builder.evaluate(WATCH_LINK)
    watcher = visits.open(path=link, name="Zoë")
    watcher.wait_for_selector(".waiting")
    builder.get_by_role("button", name="Ready", exact=False).first.click()
    builder.wait_for_selector(".building .draw-button.main")
    assert watcher.locator(".waiting").count() == 1
    late = visits.open(PHONE, path=link, name="Yan", language="pl")
    late.wait_for_selector(".waiting")
    assert late.locator(".building").count() == 0
    assert "5" in late.locator(".delay-note").inner_text()


LOADED = "performance.getEntriesByType('resource').map((one) => new URL(one.name).pathname)"


@pytest.mark.parametrize("is_playing", [False, True])
def test_the_home_page_loads_pictures_only_when_there_is_a_match(visits, is_playing):
    _, table = running(visits, "race", {"seats": 2})
    front = visits.open(path="#/rules")
    listed = {"table": table, "game": "race", "config": {}, "host": "Ann", "seats": 2, "free": 0}
    listed |= {"spectators": 0, "is_playing": is_playing, "is_rated": False, "delay_ms": 0}
    answer = json.dumps({"tables": [listed], "number": 1})
    front.route("**/api/tables?*", lambda route: route.fulfill(body=answer, content_type="application/json"))
    front.goto(visits.address)
    front.reload()
    front.wait_for_selector(".table-row")
    if is_playing:
        front.wait_for_selector(".live-race")
    front.wait_for_load_state("networkidle")
    lazy = {"/screens/front/live.js", "/style/live.css", "/api/thumbnails", "/texts/en/watching.ftl"}
    assert set(front.evaluate(LOADED)) & lazy == (lazy if is_playing else set())
