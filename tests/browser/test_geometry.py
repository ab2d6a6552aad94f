"""Layout: nothing important is cut off, covered, or jumps."""

from typing import Any

from playwright.sync_api import Page

from tests.browser.hands import ANSWERS, UNFIT, Mouse, act_until
from tests.browser.screens import choose
from tests.browser.visits import LAPTOP, PHONE, SMALL, Visits

LAPTOPS = [(1280, 720), (1366, 768), (1440, 900), (1536, 864)]
PATIENT = {"run_seconds": 600, "reveal_seconds": 600, "decision_seconds": 600, "repair_seconds": 600}
FOUR = {"edition": "2e", "seats": 4, "rounds": ["III"], "options": PATIENT}
TWO = {"edition": "2e", "seats": 2, "rounds": ["I"], "options": {**PATIENT, "run_seconds": 4}}
SIZES = [*LAPTOPS, (1920, 1080), PHONE, SMALL]

BOXES = """(selectors) => Object.fromEntries(selectors.map((selector) => [selector,
  [...document.querySelectorAll(selector)].map((it) => {
    const { left, top, right, bottom } = it.getBoundingClientRect();
    const wide = it.scrollWidth - it.clientWidth, high = it.scrollHeight - it.clientHeight;
    return { left, top, right, bottom, wide, high };
  }).filter(({ left, right }) => right > left)]))"""
NOTIFY = """async (text) => {
  const { notify } = await import(new URL("core/notices.js", document.baseURI));
  for (const number of [1, 2]) notify(`${text} ${number}`);
}"""
TELL = """async () => {
  const { session } = await import(new URL("core/currentsession.js", document.baseURI));
  const { story } = session.value.director;
  const event = { key: "launched", args: { order: [0, 1, 0, 1, 0, 1, 0, 1], card_count: 8 } };
  story.value = [...story.value, { rev: 9998, at_ms: 0, event }, { rev: 9999, at_ms: 0, event }];
}"""
"""Two sentences that are too long for one line."""

Box = dict[str, float]


def boxes(page: Page, *selectors: str) -> dict[str, list[Box]]:
    found: dict[str, list[Box]] = page.evaluate(BOXES, list(selectors))
    return found


def overlap(one: Box, other: Box) -> bool:
    return (
        min(one["right"], other["right"]) - max(one["left"], other["left"]) > 1
        and min(one["bottom"], other["bottom"]) - max(one["top"], other["top"]) > 1
    )


def is_inside(page: Page, box: Box) -> bool:
    size = page.viewport_size
    assert size
    wide, high = size["width"] + 1, size["height"] + 1
    return box["left"] >= -1 and box["top"] >= -1 and box["right"] <= wide and box["bottom"] <= high


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_timeout(200)


def test_the_yard_in_every_window(visits: Visits) -> None:
    """A tile in the hand, in the largest class with four seats: one page for all checks, because
    loading it is most of their cost."""
    page = visits.open((1366, 768), path=visits.table("trucker", FOUR, ["easy"] * 3))
    page.wait_for_selector(".building .draw-button")
    assert Mouse(page).take()
    what_is_held_is_named_with_its_purpose_in_every_window(page)
    the_enlarged_ship_fits_the_window(page)
    words_about_tiles_cover_no_cell_and_no_number(page)
    the_held_tile_and_notices_cover_nothing_one_needs(page)


def what_is_held_is_named_with_its_purpose_in_every_window(yard: Page) -> None:
    for language in ("en", "cs", "pl"):
        choose(yard, language=language)
        for size in SIZES:
            resize(yard, size)
            found = boxes(yard, ".hand-words", ".hand-words strong", ".hand-words .muted", ".hand-slot")
            for selector in (".hand-words strong", ".hand-words .muted"):
                (words,) = found[selector]
                assert is_inside(yard, words), (language, size, selector)
                assert words["wide"] <= 0, (language, size, selector)
                assert words["right"] - words["left"] > 30
            (row,), (slot,) = found[".hand-words"], found[".hand-slot"]
            assert row["high"] <= 0, (language, size)
            assert not overlap(row, slot)


def the_enlarged_ship_fits_the_window(yard: Page) -> None:
    for size in SIZES:
        resize(yard, size)
        if size in (PHONE, SMALL):
            yard.click(".open-others")
        yard.locator(".yard-other >> visible=true").first.click()
        yard.wait_for_selector(".ship-dialog[open] svg.ship")
        found = boxes(yard, ".ship-dialog svg.ship", ".ship-dialog .dialog-body", ".ship-dialog")
        (ship,), (body,), (dialog,) = found.values()
        assert is_inside(yard, ship), size
        assert body["wide"] <= 0, size
        assert body["high"] <= 0, size
        assert ship["left"] >= dialog["left"]
        assert ship["right"] <= dialog["right"]
        yard.keyboard.press("Escape")
        if size in (PHONE, SMALL):
            yard.keyboard.press("Escape")
        yard.wait_for_selector("dialog[open]", state="detached")


def the_held_tile_and_notices_cover_nothing_one_needs(yard: Page) -> None:
    resize(yard, (1366, 768))
    assert Mouse(yard).take()
    yard.mouse.move(700, 400)
    yard.wait_for_selector(".held-layer", state="attached")
    layers = "(it) => Number(getComputedStyle(it).zIndex)"
    assert yard.locator(".held-layer").evaluate(layers) < yard.locator(".gamebar").evaluate(layers)
    for size in SIZES:
        resize(yard, size)
        yard.evaluate(NOTIFY, "A notice that is long enough to need a second line in a small window")
        yard.wait_for_selector(".notice")
        found = boxes(yard, ".notice", ".yard-tray", ".draw-button", ".hourglass", ".yard-sheets")
        for notice in found.pop(".notice"):
            assert is_inside(yard, notice), size
            for selector, others in found.items():
                assert not any(overlap(notice, other) for other in others), (size, selector)


def words_about_tiles_cover_no_cell_and_no_number(yard: Page) -> None:
    """Why a tile does not fit is written below a small board; that the last
    tile may be moved, below any board."""
    person = Mouse(yard)
    person.take_fitting()
    for size in (PHONE, SMALL):
        resize(yard, size)
        for language in ("en", "cs", "pl"):
            choose(yard, language=language)
            person.put(yard.evaluate(UNFIT))
            yard.wait_for_selector("[role=alert]")
            found = boxes(yard, "[role=alert]", ".own-board .cell-mark.fits", ".own-board")
            (words,), cells, (board,) = found.values()
            assert is_inside(yard, words), (size, language)
            assert words["high"] <= 0, (size, language)
            assert cells
            assert not overlap(words, board), (size, language)
    resize(yard, (1366, 768))
    person.put(person.take_fitting())
    yard.wait_for_selector(".window-hint")
    for size in SIZES:
        resize(yard, size)
        (words,), (board,) = boxes(yard, ".window-hint", ".own-board").values()
        assert is_inside(yard, words), size
        assert not overlap(words, board), size


def test_help_for_fingers_tells_what_fingers_do(visits: Visits) -> None:
    path = visits.table("trucker", FOUR, ["easy"] * 3)
    page = visits.open(PHONE, path=path, touch=True, motion="less")
    page.wait_for_selector(".building .draw-button")
    page.tap(".open-help")
    page.wait_for_selector(".help-dialog[open] .touch-list")
    assert page.locator(".touch-list dt").count() == page.locator(".touch-list dd").count() >= 5
    assert page.locator(".help-dialog kbd, .help-dialog .key-list").count() == 0
    resize(page, LAPTOP)


def test_the_players_ship_keeps_its_size_and_the_story_is_not_cut(visits: Visits) -> None:
    page = visits.open((1366, 768), motion="less", path=visits.table("trucker", TWO, ["easy"]))
    person = Mouse(page)
    page.wait_for_selector(".building .draw-button")
    person.build(4)
    asked = ".asks-reveal"
    act_until(page, lambda: page.locator(asked).count() > 0, person.answer, 120)
    during = {size: _flying(page, size, is_asked=True) for size in SIZES}
    page.evaluate(_HIDE)
    page.wait_for_selector(ANSWERS, state="detached")
    assert {size: _flying(page, size, is_asked=False) for size in SIZES} == during


_HIDE = """async () => {
  const { session } = await import(new URL("core/currentsession.js", document.baseURI));
  const { latest } = session.value;
  latest.value = { ...latest.value, asked: [] };
}"""
"""The question is gone, and nothing else has changed."""


def _flying(page: Page, size: tuple[int, int], *, is_asked: bool) -> Any:
    """The size of the player's ship; everything shown and asked must be completely visible."""
    resize(page, size)
    page.evaluate(TELL)
    page.evaluate(NOTIFY, "A notice")
    page.wait_for_timeout(150)
    found = boxes(page, ".own .ship", ".question", ".notice", ".caption", ".caption p")
    (ship,), (caption,) = found[".own .ship"], found[".caption"]
    assert bool(found[".question"]) == is_asked
    for question in found[".question"]:
        assert is_inside(page, question), size
        assert not overlap(question, ship), size
        assert not any(overlap(notice, question) for notice in found[".notice"]), size
    lines = [line for line in found[".caption p"] if overlap(line, caption)]
    assert lines
    for line in lines:
        assert line["wide"] <= 0, size
        assert line["top"] >= caption["top"] - 2, size
    return round(ship["right"] - ship["left"]), round(ship["bottom"] - ship["top"])


CLASS_C = ("IC", "IIC", "IIIC", "IVC")


def test_class_c_is_explained_before_building_and_in_the_help(visits: Visits) -> None:
    page = visits.open((1366, 768))
    for ship_class in CLASS_C:
        # Through the front page: of two tables at one address the old one stays visible for a moment.
        page.goto(visits.address)
        page.wait_for_selector(".way-first")
        explains(page, visits, ship_class)


def explains(page: Page, visits: Visits, ship_class: str) -> None:
    config = {"edition": "1e", "seats": 2, "rounds": [ship_class], "options": PATIENT}
    page.goto(visits.address + visits.table("trucker", config, ["easy"], ready=False))
    page.wait_for_selector(".special-ships .special")
    before = page.locator(".special li").all_inner_texts()
    assert len(before) >= 3
    assert "starting cabin" in before[-1]
    page.click(".ready-go")
    page.wait_for_selector(".building .draw-button")
    page.keyboard.press("?")
    page.wait_for_selector(".help-dialog[open] .special")
    assert page.locator(".help-dialog .special li").all_inner_texts() == before
    # Where neighbouring cells are special, two of them are drawn; the yards are shown without tiles.
    assert page.locator(".special .lying").count() == (0 if ship_class == "IVC" else 2)
    for size in (PHONE, SMALL, (1366, 768)):
        resize(page, size)
        found = boxes(page, ".help-dialog .dialog-body", ".special-picture .ship")
        assert found[".help-dialog .dialog-body"][0]["wide"] <= 0, size
        (picture,) = found[".special-picture .ship"]
        assert picture["right"] - picture["left"] > 60
