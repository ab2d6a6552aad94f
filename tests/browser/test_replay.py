"""The replay theatre in a real browser."""

import json
import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from websockets.sync.client import connect

from starhaul.locale import LANGUAGES, Texts
from starhaul.server.film.film import LONGEST_LOG, MOST_ENTRIES
from starhaul.server.wire import VERSION
from tests.browser.access import findings
from tests.browser.replays import BADGE, STAGE, file_of, go, look_as, moments, opened, stages
from tests.browser.visits import LAPTOP, PHONE, SMALL, Visits
from tests.effort import effort, third
from tests.remote.wide import SETTINGS
from tests.server.film.films import golden_log
from tests.server.server_process import Process
from tools.golden import GOLDENS

SCRUBBED = effort(("race-3", "2e-II-4-careful", "1e-I-II-III-2"), tuple(GOLDENS))
STEPS = effort(14, 10**6)
SLIDER = ".scrub input"


def sample(last: int, many: int) -> list[int]:
    return sorted({*range(0, last, max(1, last // many)), last})


@pytest.mark.parametrize("name", SCRUBBED)
def test_a_match_scrubbed_forth_and_back_shows_the_same_pictures(visits, tmp_path, name):
    page = opened(visits, file_of(tmp_path, name))
    for eye in ("open", "0"):
        look_as(page, eye)
        wanted = sample(moments(page), STEPS)
        # Some parts of the screens are loaded when they are first shown.
        go(page, wanted[-1])
        page.wait_for_load_state("networkidle")
        forth, back = stages(page, wanted), stages(page, wanted[::-1])
        assert len(set(forth.values())) > len(wanted) // 2, "the pictures change"
        assert [moment for moment in wanted if forth[moment] != back[moment]] == []


def test_a_match_can_be_replayed_with_the_keyboard_alone(visits, tmp_path):
    page = opened(visits, file_of(tmp_path, "2e-II-4-careful"))
    last, keys = moments(page), page.keyboard

    def at() -> int:
        return int(
            page.evaluate("async () => (await import('./screens/replay/theatre.js')).now.value.moment.value")
        )

    keys.press("ArrowRight")
    keys.press("ArrowRight")
    keys.press("ArrowLeft")
    assert at() == 1
    keys.press("Shift+ArrowRight")
    assert at() == 11
    keys.press("End")
    assert at() == last
    expect(page.locator(".results-verdict")).to_be_visible()
    keys.press("[")
    card = at()
    assert 0 < card < last
    keys.press("]")
    keys.press("Home")
    keys.press("]")
    assert 0 < at() < card
    keys.press("Home")
    page.select_option(".replay-speed", "16")
    page.locator(".replay-where").click()
    keys.press("Space")
    page.wait_for_function(
        "async () => (await import('./screens/replay/theatre.js')).now.value.moment.value > 5"
    )
    keys.press("Space")
    stopped = at()
    page.wait_for_timeout(300)
    assert at() == stopped
    # In the seat of a builder the same keys do not move a tile.
    look_as(page, "0")
    page.locator(".replay-where").click()
    keys.press("ArrowRight")
    assert at() == stopped + 1


def test_a_replay_plays_to_its_end_and_stops_there(visits, tmp_path):
    page = opened(visits, file_of(tmp_path, "race-3"))
    page.select_option(".replay-speed", "16")
    go(page, moments(page) - 12)
    page.click(".replay-play")
    expect(page.locator(".results-verdict")).to_be_visible()
    expect(page.locator(f".replay-play[aria-label='{Texts('en')('replay-play')}']")).to_be_visible()


def test_two_ships_can_be_compared_side_by_side(visits, tmp_path):
    page = opened(visits, file_of(tmp_path, "2e-II-4-careful"))
    last = moments(page)
    for moment, ship in ((last // 3, ".yard-other"), (last - 5, ".other")):
        go(page, moment)
        page.select_option(".replay-pair", "")
        expect(page.locator(f".replay-stage {ship}:visible")).to_have_count(4)
        page.select_option(".replay-pair", "1 3")
        shown = page.locator(f".replay-stage {ship}:visible")
        expect(shown).to_have_count(2)
        boxes = [one.bounding_box() for one in shown.all()]
        assert len({box["y"] for box in boxes if box is not None}) == 1
        assert not findings(page)


def test_on_a_phone_two_ships_are_one_above_the_other(visits, tmp_path):
    page = opened(visits, file_of(tmp_path, "2e-II-4-careful"), PHONE, touch=True)
    last = moments(page)
    for moment, ship in ((last // 3, ".yard-other"), (last - 5, ".other")):
        go(page, moment)
        page.select_option(".replay-pair", "1 3")
        shown = page.locator(f".replay-stage {ship}:visible")
        expect(shown).to_have_count(2)
        upper, lower = (one.bounding_box() for one in shown.all())
        assert upper is not None
        assert lower is not None
        assert upper["x"] == lower["x"]
        assert upper["y"] + upper["height"] <= lower["y"]
        assert not findings(page)


def aborted(visits: Visits) -> str:
    """A race that was closed after a few turns of bots; returns the name of the match."""
    path = visits.table("race", {"seats": 2}, ["easy"], ready=True)
    page = visits.open(path=path)
    page.wait_for_selector(".race-card")
    page.keyboard.press("1")
    _, _, table, token = path.split("/")
    with connect(visits.address.replace("http", "ws") + "ws") as line:
        line.send(json.dumps({"do": "hello", "v": VERSION, "table": table, "token": token}))
        match = str(json.loads(line.recv())["table"]["match"])
        line.send(json.dumps({"do": "close", "seq": 1}))
        while json.loads(line.recv())["is"] != "bye":
            pass
    page.context.close()
    return match


@pytest.fixture
def honest(visits: Visits, tmp_path: Path) -> Iterator[Visits]:
    """The other server of these tests draws the same cards in every match, whatever the seed."""
    process = Process(tmp_path, "--lang", "en", "--port", "0", "--set", "countdown_seconds=1", *SETTINGS)
    found = Visits(visits.browser, process.port)
    found.expected.append("404")
    yield found
    process.close()
    assert found.problems == []


def test_a_server_that_does_not_draw_from_its_seed_is_found_out(visits):
    page = visits.open(path=f"#/match/{aborted(visits)}")
    page.click(".replay-badge.is-bad")
    # The first outcomes have few alternatives, so they may agree with the seed by accident.
    faults = (re.escape(Texts("en")("replay-fault-draw", line=line)) for line in range(2, 10))
    expect(page.locator(".replay-proof")).to_contain_text(re.compile("|".join(faults)))


def test_a_link_leads_to_a_moment_as_somebody_saw_it(honest):
    visits, match = honest, aborted(honest)
    page = visits.open(path=f"#/match/{match}")
    page.click(".replay-badge.is-good")
    expect(page.locator(".replay-proof")).to_contain_text(Texts("en")("replay-proof-origin", players=1))
    page.keyboard.press("Escape")
    go(page, 1)
    page.wait_for_function("() => location.hash.split('/').length === 5")
    look_as(page, "0")
    page.wait_for_function("() => location.hash.endsWith('/0')")
    link, picture = page.evaluate("location.hash"), page.evaluate(STAGE)
    other = visits.open(path=link)
    other.wait_for_selector(BADGE)
    assert other.evaluate(STAGE) == picture
    assert other.locator(".replay-eye").input_value() == "0"
    # Another link in the same window.
    other.evaluate("(link) => { location.hash = link }", f"#/match/{match}/0/watch")
    expect(other.locator(".replay-eye")).to_have_value("watch")
    # A link that no match fits is refused in words.
    other.evaluate("location.hash = '#/match/0123456789abcdef/7'")
    expect(other.locator("[role=alert]")).to_contain_text(Texts("en")("match-none"))


def chosen(visits: Visits, tmp_path: Path, raw: bytes, language: str = "en") -> Page:
    file = tmp_path / "some.jsonl"
    file.write_bytes(raw)
    page = visits.open(path="#/replay", language=language)
    page.set_input_files("#replay-file", str(file))
    return page


@pytest.mark.parametrize("language", third([*LANGUAGES]))
def test_a_tampered_log_is_named_as_such(visits, tmp_path, language):
    visits.expected.append("400")
    texts = Texts(language)
    lines = golden_log("race-3").splitlines()
    entry = json.loads(lines[8])
    # Somebody else's move breaks a rule: the engine names it.
    page = chosen(
        visits,
        tmp_path,
        b"\n".join([*lines[:8], json.dumps({**entry, "seat": 7}).encode(), *lines[9:]]),
        language,
    )
    expect(page.locator("[role=alert]")).to_contain_text(texts("film-refused", line=9, rule="CONTRACT"))
    # Another seed keeps all rules, but not the dice.
    head = json.loads(lines[0])
    page = chosen(
        visits, tmp_path, b"\n".join([json.dumps({**head, "seed": 5}).encode(), *lines[1:]]), language
    )
    page.click(".replay-badge.is-bad")
    expect(page.locator(".replay-proof")).to_contain_text(texts("replay-proof-bad"))
    # Another end; that the match was stopped is said where it ends, and only there.
    end = b'{"end":"00","aborted":true}'
    page = chosen(visits, tmp_path, b"\n".join([*lines[:-1], end]), language)
    place = page.locator(".replay-where")
    expect(place).not_to_contain_text(texts("replay-stopped"))
    page.keyboard.press("End")
    expect(place).to_contain_text(texts("replay-stopped"))
    page.click(".replay-badge.is-bad")
    expect(page.locator(".replay-proof")).to_contain_text(texts("replay-fault-end"))


def test_hostile_files_are_refused_in_words_and_another_can_be_tried(visits, tmp_path):
    visits.expected.append("400")
    texts, lines = Texts("en"), golden_log("race-3").splitlines()
    page = chosen(visits, tmp_path, b"\n".join([lines[0], *[lines[1]] * 100_000]))
    expect(page.locator("[role=alert]")).to_contain_text(texts("film-too-many", most=MOST_ENTRIES))
    large = tmp_path / "large.jsonl"
    large.write_bytes(b"x" * (LONGEST_LOG + 1))
    page.set_input_files("#replay-file", str(large))
    expect(page.locator("[role=alert]")).to_contain_text(texts("film-too-big", longest=LONGEST_LOG))
    nested = tmp_path / "nested.jsonl"
    nested.write_bytes(lines[0] + b"\n" + b"[" * 10_000)
    page.set_input_files("#replay-file", str(nested))
    expect(page.locator("[role=alert]")).to_contain_text(texts("film-not-a-log", line=2))
    assert not findings(page)
    page.set_input_files("#replay-file", str(file_of(tmp_path, "race-3")))
    page.wait_for_selector(BADGE)


def test_a_file_dropped_on_the_front_page_is_replayed(visits, tmp_path):
    page = visits.open()
    page.wait_for_selector(".ways")
    page.evaluate(
        """async (text) => {
          const data = new DataTransfer();
          data.items.add(new File([text], "match.jsonl"));
          const drag = (type) => dispatchEvent(new DragEvent(type, { dataTransfer: data, cancelable: true }));
          drag("dragover");
          await import("./core/replay/dropped.js");
          drag("dragover");
          drag("drop");
        }""",
        golden_log("race-3").decode(),
    )
    page.wait_for_selector(BADGE)
    assert page.evaluate("location.hash") == "#/replay"


@pytest.mark.parametrize(("size", "language"), third([*product((LAPTOP, PHONE, SMALL), LANGUAGES)], 2))
def test_everybody_can_use_it(visits, tmp_path, language, size):
    name = "race-3" if size == PHONE else "2e-II-4-careful"
    theme = "paper" if language == "cs" else "space"
    page = opened(visits, file_of(tmp_path, name), size, language=language, theme=theme, touch=size != LAPTOP)
    last = moments(page)
    for moment in (last // 3, last - 3, last):
        go(page, moment)
        assert not findings(page)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        for element in page.locator(".replay-bar :is(button, select, input):visible").all():
            box = element.bounding_box()
            assert box is not None
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= size[0] + 0.5
    page.click(".replay-badge")
    assert not findings(page)
