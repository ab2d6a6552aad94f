"""The story of a match in a real browser: to read, to print, and to get to its moments."""

import re
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect

from starhaul.chronicle.wording import worded
from starhaul.locale import LANGUAGES, Texts
from starhaul.server.film.film import encoded, film_of
from starhaul.server.film.told_story import story_of
from tests.browser.access import findings
from tests.browser.replays import BADGE, file_of, opened
from tests.browser.test_replay import aborted
from tests.browser.visits import LAPTOP, LOOKS, Visits
from tests.chronicle.chronicles import chronicle, stopped
from tests.effort import effort, third
from tests.server.film.films import film, golden_log
from tools.golden import GOLDENS

NAMES = ["Ann", "Bob", "Cy", "Dee"]
END = ".story-foot"
WIDE = "() => document.documentElement.scrollWidth <= innerWidth"
PAGE_WIDE = """() => {
  const page = document.querySelector(".story-page");
  return page.scrollWidth <= page.clientWidth;
}"""


def shown(
    visits: Visits,
    name: str,
    size: tuple[int, int] = LAPTOP,
    story: dict[str, Any] | None = None,
    known: dict[str, Any] | None = None,
    **how: Any,
) -> Page:
    """The page of the story of a golden match, as if it had been played at this server. `known` is what the
    server still knows of the match otherwise than usual."""
    told = msgspec.to_builtins(story_of(golden_log(name), "m")) if story is None else story
    page = visits.open(size, path="", **how)
    seats = told["config"]["seats"]
    info = {"match": "m", "game": told["game"], "config": told["config"], "commitment": "", "is_over": True}
    info |= {
        "is_aborted": told["is_aborted"],
        "began_at": 1_790_000_000,
        "names": NAMES[:seats],
        "nonces": [],
    }
    info |= known or {}
    page.route("**/api/matches/m", lambda route: route.fulfill(json=info))
    page.route("**/api/matches/m/story", lambda route: route.fulfill(json=told))
    page.route(
        re.compile("/api/matches/m/film/"),
        lambda route: route.fulfill(body=encoded(film_of(golden_log(name), "open", "m"))),
    )
    page.evaluate("location.hash = '#/match/m/story'")
    page.wait_for_selector(END)
    return page


def plain(text: str) -> str:
    return re.sub(r"\s+", " ", text)


@pytest.mark.parametrize(("name", "language"), third([*product(("2e-II-4-careful", "race-3"), LANGUAGES)], 1))
def test_the_page_says_what_the_command_line_says(visits, name, language):
    page, texts = shown(visits, name, language=language), Texts(language)
    found = chronicle(name)

    def said(words: Any) -> str:
        return plain(worded(words, texts, lambda player: NAMES[player.person]))

    expect(page.locator(".story-brief")).to_have_text(" ".join(map(said, found.brief)))
    moments = page.locator(".story-moments li > a").all_inner_texts()
    assert list(map(plain, moments)) == [said(moment.words) for moment in found.moments]
    assert page.locator(".story-ranks li").count() == len(found.ranks)
    assert page.locator(".story-round").count() == len(found.rounds)


@pytest.mark.parametrize(
    "name", effort(("1e-IVC-3", "1e-IIIC-2", "1e-II-4-advanced-teams", "race-2"), tuple(GOLDENS))
)
def test_every_variant_is_told_and_drawn_without_an_error(visits, name):
    page = shown(visits, name)
    found = chronicle(name)
    pictures = sum(len(one.pictures) for one in found.rounds)
    assert page.locator(".story-fate figure").count() == pictures
    expect(page.locator(".story-fate figure > a > *")).to_have_count(pictures)
    # In the shortest match no card is told: building, check and settlement are all.
    assert page.locator(".story-scene li").count() > 3
    if found.game == "trucker":
        tiles = sum(len(picture.drawing.ship.tiles) for one in found.rounds for picture in one.pictures)
        assert page.locator(".story-fate .lying").count() == tiles
    assert not visits.problems


def test_ships_and_names_have_the_colours_that_people_chose(visits):
    page = shown(visits, "2e-II-4-careful", known={"names": [], "colours": [3, 2, 1, 0]})
    texts = Texts("en")
    names = [texts(f"client-colour-{colour}") for colour in ("red", "yellow", "green", "blue")]
    assert page.locator(".story-fate h3").all_inner_texts() == names
    marks = page.locator(".story-fate h3 path")
    looks = [marks.nth(number).get_attribute("class") for number in range(4)]
    assert looks == ["seat-red", "seat-yellow", "seat-green", "seat-blue"]
    cabins = page.locator(".story-fate:first-of-type use[href*='starting_cabin']")
    assert "red" in (cabins.first.get_attribute("href") or "")


@pytest.mark.parametrize(
    ("name", "called"),
    [("2e-II-4-careful", ["yellow", "green", "blue", "red"]), ("race-3", ["red", "black", "green"])],
)
def test_a_match_without_names_calls_its_seats_the_same_everywhere(visits, name, called):
    visits.expected.append("404")
    page = shown(visits, name, known={"names": [], "scores": film(name, "open")["scores"]})
    told = page.locator(".story-ranks .rank-member").all_inner_texts()
    assert [one.lower() for one in told] == called
    page.evaluate("location.hash = '#/match/m'")
    page.click(".replay-about")
    expect(page.locator(".ranking .rank-member").first).to_have_text(told[0], ignore_case=True)
    details = page.locator(".ranking .rank-member").all_inner_texts()
    assert sorted(details) == sorted(told)


def test_a_decisive_moment_leads_to_the_replay_of_it(visits):
    visits.expected.append("404")
    page = shown(visits, "2e-II-4-careful")
    moment = chronicle("2e-II-4-careful").moments[0]
    page.locator(".story-moments a").first.click()
    page.wait_for_selector(".replay-bar")
    assert page.evaluate("location.hash").startswith(f"#/match/m/{moment.entry}")
    expect(page.locator(".replay-where")).to_contain_text("Meteor Swarm")
    # And back, from the replay to the story.
    page.locator(".replay-more a").click()
    page.wait_for_selector(END)


@pytest.mark.parametrize(("language", "size"), third(LOOKS, 2))
def test_everybody_can_read_it(visits, language, size):
    theme = "paper" if language == "cs" else "space"
    for name in ("race-3", "2e-II-4-careful"):
        page = shown(visits, name, size, language=language, theme=theme, touch=size != LAPTOP)
        assert not findings(page)
        assert page.evaluate(WIDE)
        assert page.evaluate(PAGE_WIDE)
        page.context.close()


def test_it_can_be_read_with_the_keyboard_alone(visits):
    page = shown(visits, "2e-II-4-careful")
    page.locator(".story-page").focus()
    page.keyboard.press("PageDown")
    page.wait_for_function("() => document.querySelector('.story-page').scrollTop > 100")
    reached = set()
    for _ in range(40):
        page.keyboard.press("Tab")
        reached.add(page.evaluate("document.activeElement.closest('section')?.className ?? ''"))
    assert {"panel story-moments", "panel story-losses", "story-round"} <= reached


@pytest.mark.parametrize("theme", ["space", "paper"])
def test_it_is_printed_on_white_without_controls(visits, tmp_path, theme):
    page = shown(visits, "2e-II-4-careful", theme=theme)
    page.emulate_media(media="print")
    expect(page.locator(".story-tools")).to_be_hidden()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
    # The whole page, not only what fits into the window.
    assert page.evaluate(
        "document.querySelector('.story-page').getBoundingClientRect().height > 2 * innerHeight"
    )
    pdf = page.pdf(format="A4", prefer_css_page_size=True)
    assert 2 <= len(re.findall(rb"/Type\s*/Page\b", pdf)) <= 6


def test_a_match_that_was_stopped_has_a_story_and_no_ranks(visits):
    told = msgspec.to_builtins(stopped("2e-II-4-careful", 300))
    page = shown(visits, "2e-II-4-careful", story={**told, "match": "m"})
    expect(page.locator(".story-ranks")).to_contain_text(Texts("en")("story-stopped"))
    expect(page.locator(".story-fate figcaption").first).to_contain_text(
        Texts("en")("story-pictures-stopped")
    )
    assert not findings(page)


def test_the_match_link_of_a_table_has_a_story(visits):
    visits.expected.append("404")
    match = aborted(visits)
    page = visits.open(path=f"#/match/{match}/story")
    page.wait_for_selector(END)
    page.locator(".story-tools a").click()
    page.wait_for_selector(BADGE)
    page.click(".replay-about")
    page.locator(".match-downloads a").first.click()
    page.wait_for_selector(END)
    page.evaluate("location.hash = '#/match/0123456789abcdef/story'")
    expect(page.locator("[role=alert]")).to_contain_text(Texts("en")("match-none"))


def test_a_log_file_has_a_story_too(visits, tmp_path: Path):
    page = opened(visits, file_of(tmp_path, "2e-II-4-careful"))
    page.click(".replay-about")
    page.get_by_role("button", name=Texts("en")("story-open-hint")).click()
    page.wait_for_selector(END)
    expect(page.locator(".story-ranks")).to_contain_text("11 credits")
    assert page.locator(".story a[href^='#/match']").count() == 0
    assert not findings(page)
    page.locator(".story-tools button").first.click()
    page.wait_for_selector(".replay-bar")
