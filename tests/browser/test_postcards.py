"""Postcards in a real browser: made with one tap, shared or downloaded; and where shared links lead."""

import json
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect
from websockets.sync.client import connect

from starhaul.locale import Texts
from starhaul.server.wire import VERSION
from tests.browser.access import findings
from tests.browser.replays import BADGE
from tests.browser.visits import LAPTOP, PHONE, SMALL, Visits
from tests.effort import third

OPEN = ".replay-bar .postcard-open"
PICTURE = ".postcard-picture"
SHARE = """
  Object.assign(navigator, {
    canShare: (data) => %s && data.files.every((file) => file instanceof File),
    share: async (data) => {
      const files = data.files?.map(({ name, type, size }) => ({ name, type, size }));
      globalThis.shared = files ? { ...data, files } : data;
      %s
    },
  });
"""


def played(visits: Visits, game: str = "race") -> str:
    """A match that was stopped; returns its ID."""
    path = visits.table(game, {"seats": 2}, ["easy"])
    _, _, table, token = path.split("/")
    with connect(visits.address.replace("http", "ws") + "ws") as line:
        hello = {"do": "hello", "v": VERSION, "client": "closing", "table": table, "token": token}
        line.send(json.dumps(hello))
        while (fact := json.loads(line.recv()))["is"] != "update":
            pass
        match = str(fact["match"])
        line.send(json.dumps({"do": "close", "seq": 1}))
        while json.loads(line.recv())["is"] != "bye":
            pass
    return match


def opened(page: Page) -> None:
    page.wait_for_selector(BADGE)
    page.click(OPEN)
    page.wait_for_selector(PICTURE)


@pytest.mark.parametrize(
    ("size", "language", "theme", "game"),
    third(
        [
            (LAPTOP, "en", "space", "trucker"),
            (PHONE, "cs", "paper", "race"),
            (SMALL, "pl", "space", "race"),
        ]
    ),
)
def test_one_tap_makes_a_picture_to_share_or_to_keep(visits, size, language, theme, game):
    texts, match = Texts(language), played(visits, game)
    page = visits.open(size, path=f"m/{match}", language=language, theme=theme, touch=size != LAPTOP)
    page.evaluate(SHARE % ("true", ""))
    opened(page)
    assert page.evaluate(
        "[...document.querySelectorAll('.postcard-picture')].every((one) => one.naturalWidth === 1200)"
    )
    alternative = page.locator(PICTURE).get_attribute("alt") or ""
    assert len(alternative) > 40
    assert not findings(page)
    for button in page.locator(".postcard-ways > *").all():
        box = button.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= size[0] + 0.5
        assert box["height"] >= 24
    page.click(f'.postcard-ways .button:text-is("{texts("postcard-share")}")')
    shared = page.wait_for_function("() => globalThis.shared").json_value()
    (file,) = shared["files"]
    assert (file["name"], file["type"]) == ("starhaul.png", "image/png")
    assert 20_000 < file["size"] < 1_000_000
    assert urlsplit(shared["url"]).path == f"/m/{match}"
    for name, kind in (("postcard-png", b"\x89PNG"), ("postcard-svg", b"<?xml")):
        with page.expect_download() as waiting:
            page.click(f'.postcard-ways .button:text-is("{texts(name)}")')
        assert waiting.value.path().read_bytes().startswith(kind)
    page.keyboard.press("Escape")
    expect(page.locator(".postcard")).to_have_count(0)


def test_a_device_that_takes_no_files_shares_the_link_and_a_refusal_is_told(visits):
    match = played(visits)
    page = visits.open(path=f"#/match/{match}")
    page.evaluate(SHARE % ("false", "if (data.files) throw new Error();"))
    opened(page)
    page.keyboard.press("Tab")
    page.locator(".postcard-share").focus()
    page.keyboard.press("Enter")
    shared = page.wait_for_function("() => globalThis.shared").json_value()
    assert "files" not in shared
    page.evaluate(SHARE % ("true", "throw new DOMException('no', 'AbortError');"))
    page.click(".postcard-share")
    page.evaluate(SHARE % ("true", "throw new DOMException('no', 'NotAllowedError');"))
    page.click(".postcard-share")
    expect(page.locator(".notices")).to_contain_text(Texts("en")("postcard-not-shared"))


def test_shared_links_lead_into_the_client(visits):
    match = played(visits)
    page = visits.open(path=f"m/{match}/2/watch?lang=cs")
    page.wait_for_selector(BADGE)
    assert urlsplit(page.url).path == "/"
    assert urlsplit(page.url).query == ""
    page.wait_for_function("match => location.hash.startsWith(`#/match/${match}/`)", arg=match)
    assert page.locator(".replay-eye").input_value() == "watch"
    page.reload()
    page.wait_for_selector(BADGE)


def test_what_was_refused_is_said_in_words(visits):
    visits.expected.append("400")
    match = played(visits)
    page = visits.open(path=f"#/match/{match}")
    page.wait_for_selector(BADGE)
    page.route(
        "**/postcard?*", lambda route: route.fulfill(status=400, json={"code": "failed", "of": "postcard"})
    )
    page.click(OPEN)
    expect(page.locator(".postcard [role=alert]")).to_contain_text(Texts("en")("postcard-failed"))
