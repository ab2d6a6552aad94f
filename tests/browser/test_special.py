"""Pages about what is special: each is drawn in every language, on laptop and phone, and leads on."""

import itertools
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from starhaul.locale import LANGUAGES, Texts
from tests.browser.access import findings
from tests.effort import effort

LAPTOP, PHONE = (1366, 768), (390, 844)
NAMES = ("IC", "IIC", "IIIC", "IVC", "2e", "trek")
PICTURES = {"IC": 2, "IIC": 2, "IIIC": 2, "IVC": 2, "2e": 1, "trek": 0}
CLASSES = {"IC": "IC", "IIC": "IIC", "IIIC": "IIIC", "IVC": "IVC", "2e": "II", "trek": "I"}
DRAWN = ".special-pictures :is(.special-figure .ship, .special-titles li)"
CATALOGUES = Path(__file__).parents[2] / "docs" / "rules"
FEW = [("en", LAPTOP, "space"), ("cs", PHONE, "paper"), ("pl", PHONE, "space")]
ALL = list(itertools.product(LANGUAGES, (LAPTOP, PHONE), ("space", "paper")))


def catalogued() -> set[str]:
    return {
        rule
        for path in CATALOGUES.glob("*.md")
        for rule in re.findall(r"\*\*([A-Z]+-[0-9]+[a-z]?)\b", path.read_text())
    }


@pytest.mark.parametrize(("language", "size", "theme"), effort(FEW, ALL))
def test_every_page_is_drawn_and_accessible(visits, language, size, theme):
    page = visits.open(size, language=language, theme=theme, touch=size == PHONE)
    page.wait_for_selector(".way-first")
    rules, texts = catalogued(), Texts(language)
    for name in NAMES:
        page.evaluate(f"location.hash = '#/special/{name}'")
        page.wait_for_selector(f".special-pictures.of-{name}" if name != "2e" else ".special-differences")
        page.locator(DRAWN).first.wait_for()
        assert page.locator(".special-figure .ship").count() == PICTURES[name]
        sentences = page.locator(".special-lines li, .special-differences tbody tr").count()
        assert 3 <= sentences <= 6, name
        links = page.locator(".special-page .rule-link").all()
        cited = [(link.get_attribute("href") or "").removeprefix("#/rules/") for link in links]
        assert len(cited) == sentences
        assert set(cited) <= rules
        assert "special-" not in page.inner_text(".special-inner"), "a text is missing"
        expect(page.locator(".special-play")).to_have_text(texts("special-play"))
        assert page.evaluate("document.querySelector('.special-page').scrollWidth") <= size[0]
        assert not findings(page), name


@pytest.mark.parametrize("name", effort(["IVC", "trek"], list(NAMES)))
def test_a_page_starts_such_a_match_against_easy_bots(visits, name):
    page = visits.open(LAPTOP, path=f"#/special/{name}")
    page.click(".special-play")
    page.wait_for_selector(".building .draw-button")
    page.wait_for_selector(f".own-board use[href$='-{CLASSES[name]}']", state="attached")


def test_the_form_links_what_is_chosen(visits):
    page = visits.open(LAPTOP)
    page.locator(".custom .button").first.click()
    form = page.locator("dialog[open]")
    expect(form.locator(".special-link[href='#/special/2e']")).to_be_visible()
    form.get_by_role("button", name="The Trek").first.click()
    expect(form.locator(".special-link[href='#/special/trek']")).to_be_visible()
    form.get_by_role("button", name="First edition").first.click()
    expect(form.locator(".special-link[href='#/special/2e']")).to_have_count(0)
    form.locator(".round-row select").first.select_option("IIIC")
    expect(form.locator(".special-link[href='#/special/IIIC']")).to_be_visible()


def test_the_waiting_room_links_what_is_agreed(visits):
    config = {"edition": "1e", "seats": 2, "rounds": ["IC", "IIIC"]}
    page = visits.open(LAPTOP, path=visits.table("trucker", config, ["easy"], ready=False))
    for name in ("IC", "IIIC"):
        expect(page.locator(f".special-ships .special-link[href='#/special/{name}']")).to_be_visible()
    other = visits.open(
        LAPTOP,
        path=visits.table("trucker", {"edition": "2e", "seats": 2, "trek": True}, ["easy"], ready=False),
    )
    for name in ("2e", "trek"):
        expect(other.locator(f".special-ships .special-link[href='#/special/{name}']")).to_be_visible()


def test_an_unknown_name_leads_to_the_front_page(visits):
    page = visits.open(LAPTOP, path="#/special/nothing")
    page.wait_for_selector(".way-first")
