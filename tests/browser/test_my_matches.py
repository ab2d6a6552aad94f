"""Your matches: what was played in this browser."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from starhaul.locale import Texts
from tests.browser.access import findings
from tests.browser.hands import tab_to
from tests.browser.robot import Robot
from tests.browser.visits import LAPTOP, LOOKS, Visits
from tests.effort import third

KEY = "starhaul-matches"
SHIP = [[17, 33, 0], [18, 1, 0], [16, 2, 1]]


def words(key: str, language: str = "en", **facts: Any) -> str:
    return Texts(language)(f"mymatches-{key}", **facts)


def some(number: int, **more: Any) -> dict[str, Any]:
    """A match that no server has."""
    return {
        "match": f"{number:016x}",
        "table": "0123456789abcdef",
        "game": "trucker",
        "config": {"edition": "2e", "seats": 3, "rounds": ["I"]},
        "lesson": "",
        "seat": 0,
        "names": ["Ann", "easy", "hard:bold"],
        "at": 1_700_000_000_000 + number,
        "state": "over",
        "scores": [7, 12, 0],
        "keepsake": {
            "edition": "2e",
            "ship_class": "I",
            "colour": "blue",
            "parts": [],
            "ship": {"tiles": SHIP},
        },
        **more,
    }


RACE = {
    "game": "race",
    "config": {"seats": 2},
    "names": ["Ann", "easy"],
    "scores": [1, 0],
    "keepsake": {"ships": [["red-1", 3], ["black-2", 20]], "finish": 20},
}


def opened(visits: Visits, kept: str, size: tuple[int, int] = LAPTOP, **how: Any) -> Page:
    """The page of a browser in whose storage this text is."""
    page = visits.open(size, path="#/replay", **how)
    page.evaluate("([key, text]) => localStorage.setItem(key, text)", [KEY, kept])
    page.goto(f"{visits.address}?again#/matches")
    page.wait_for_selector(".my-title")
    return page


def kept_in(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(page.evaluate(f"localStorage.getItem('{KEY}') ?? '[]'"))
    return found


def test_a_running_match_is_listed_and_goes_on_after_a_reload(visits):
    path = visits.table("race", {"seats": 2}, ["easy"])
    # Another window keeps the seat: nobody stands in while this one is elsewhere.
    visits.open(path=path).wait_for_selector(".race-card")
    page = visits.open(path=path)
    page.wait_for_selector(".race-card")
    page.goto(visits.address)
    page.get_by_role("link", name=words("title")).locator("visible=true").click()
    entry = page.locator(".my-match")
    expect(entry).to_contain_text(words("state-running"))
    page.reload()
    expect(entry.locator(".my-picture svg:not(.used)")).to_have_count(1)
    entry.get_by_role("link", name=words("go-on")).click()
    page.wait_for_selector(".race-card")


def test_a_match_is_listed_with_its_result_and_its_replay(visits):
    page = visits.open(path=visits.table("race", {"seats": 2}, ["easy"]))
    page.wait_for_selector(".race-card")
    Robot(page).play(5)
    page.goto(f"{visits.address}#/matches")
    result = page.locator(".my-match .my-result")
    expect(result).to_have_text(re.compile(f"({words('won')}|{words('lost')})$"))
    page.get_by_role("link", name=words("replay")).click()
    page.wait_for_selector(".replay-badge.is-good, .replay-badge.is-bad")
    page.go_back()
    expect(result).to_have_count(1)


def test_an_aborted_match_is_named_as_such_with_its_replay(visits):
    path = visits.table("race", {"seats": 2}, ["easy"])
    page = visits.open(path=path)
    page.wait_for_selector(".race-card")
    other = visits.open(path=path)
    other.wait_for_selector(".race-card")
    close_table(visits, path)
    page.wait_for_selector(".ended")
    page.goto(f"{visits.address}#/matches")
    expect(page.locator(".my-match")).to_contain_text(words("state-aborted"))
    expect(page.get_by_role("link", name=words("replay"))).to_be_visible()


def close_table(visits: Visits, path: str) -> None:
    from websockets.sync.client import connect

    from starhaul.server.wire import VERSION

    _, _, table, token = path.split("/")
    with connect(visits.address.replace("http", "ws") + "ws") as line:
        line.send(json.dumps({"do": "hello", "v": VERSION, "table": table, "token": token}))
        line.send(json.dumps({"do": "close", "seq": 1}))
        while json.loads(line.recv())["is"] != "bye":
            pass


def test_a_match_that_ended_without_us_gets_its_result_from_the_server(visits):
    path = visits.table("race", {"seats": 2}, ["easy"])
    page = visits.open(path=path)
    page.wait_for_selector(".race-card")
    page.goto(f"{visits.address}#/matches")
    expect(page.locator(".my-match")).to_contain_text(words("state-running"))
    close_table(visits, path)
    page.reload()
    expect(page.locator(".my-match")).to_contain_text(words("state-aborted"))
    assert kept_in(page)[0]["state"] == "aborted"


def test_what_the_server_has_forgotten_has_no_replay(visits):
    page = opened(visits, json.dumps([some(1), some(2, state="running", scores=[])]))
    expect(page.locator(".my-gone")).to_have_count(2)
    expect(page.get_by_role("link", name=words("replay"))).to_have_count(0)
    expect(page.locator(".my-match >> nth=1")).to_contain_text(words("rank", place=2, of=3))
    expect(page.locator(".my-match >> nth=0")).to_contain_text(words("lost-track"))


def test_a_server_that_does_not_answer_is_not_said_to_have_forgotten(visits):
    page = visits.open(path="#/replay")
    page.route("**/api/matches", lambda route: route.abort())
    visits.is_offline = True
    page.evaluate("([key, text]) => localStorage.setItem(key, text)", [KEY, json.dumps([some(1)])])
    page.goto(f"{visits.address}?again#/matches")
    expect(page.get_by_role("link", name=words("replay"))).to_be_visible()
    expect(page.locator(".my-gone")).to_have_count(0)


def test_single_matches_are_removed_and_brought_back_and_the_list_is_emptied_with_the_keyboard(visits):
    page = opened(visits, json.dumps([some(number) for number in range(3)]))
    expect(page.locator(".my-match")).to_have_count(3)
    # Until the server has answered, there are links to the replays, too.
    tab_to(page, ".my-match >> nth=1 >> .my-ways button")
    page.keyboard.press("Enter")
    expect(page.locator(".my-match")).to_have_count(2)
    expect(page.locator(".my-removed .button >> nth=0")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".my-match")).to_have_count(3)
    assert len(kept_in(page)) == 3
    tab_to(page, ".my-empty")
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    assert len(kept_in(page)) == 3
    tab_to(page, ".my-empty")
    page.keyboard.press("Enter")
    page.get_by_role("button", name=words("empty-sure"), exact=True).click()
    expect(page.locator(".my-none")).to_be_visible()
    page.reload()
    expect(page.locator(".my-none")).to_be_visible()
    assert kept_in(page) == []


def test_many_matches_are_shown_portion_by_portion(visits):
    page = opened(visits, json.dumps([some(number) for number in range(300)]))
    expect(page.locator(".my-match")).to_have_count(20)
    page.get_by_role("button", name=words("more", number=180)).click()
    expect(page.locator(".my-match")).to_have_count(40)
    expect(page.locator(".my-gone")).to_have_count(40)


@pytest.mark.parametrize(
    "kept",
    [
        "{",
        '"x"',
        json.dumps([{"match": 7}, None, [[]]]),
        json.dumps(
            [some(1, keepsake={"edition": "9e", "ship": 3}), some(2, config={"rounds": 7, "edition": []})]
        ),
        json.dumps([some(1, **{**RACE, "keepsake": {"ships": [[3]], "finish": "x"}}), some(2, game="chess")]),
        json.dumps([some(1, scores=[1], seat=3), some(2, scores=[], names=[])]),
    ],
)
def test_whatever_is_stored_the_page_works(visits, kept):
    visits.expected.append("no text")
    page = opened(visits, kept)
    expect(page.locator(".my-title h1")).to_have_text(words("title"))
    if "chess" in kept:
        expect(page.locator(".my-match >> nth=0")).to_contain_text(words("other-game"))
    assert not page.locator(".ended").count()


def test_without_storage_the_list_lasts_as_long_as_the_page(visits):
    page = visits.open()
    page.add_init_script(
        "for (const name of ['getItem', 'setItem', 'removeItem'])"
        " Storage.prototype[name] = () => { throw new Error('blocked'); };"
    )
    page.goto(f"{visits.address}?blocked{visits.table('race', {'seats': 2}, ['easy'])}")
    page.wait_for_selector(".race-card")
    page.evaluate("location.hash = '#/matches'")
    expect(page.locator(".my-title")).to_contain_text(words("blocked"))
    expect(page.locator(".my-match")).to_have_count(1)


@pytest.mark.parametrize(("language", "size"), third(LOOKS))
def test_everybody_can_use_it(visits, language, size):
    kept = [some(1), some(2, **RACE), some(3, state="aborted", scores=[]), some(4, lesson="first-flight")]
    theme = "paper" if language == "cs" else "space"
    page = opened(visits, json.dumps(kept), size, language=language, theme=theme, touch=size != LAPTOP)
    expect(page.locator(".my-gone")).to_have_count(4)
    expect(page.locator(".my-picture svg:not(.used)")).to_have_count(4)
    assert not findings(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.click(".my-empty")
    assert not findings(page)
