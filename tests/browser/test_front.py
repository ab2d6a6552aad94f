"""The front page: all ways to start."""

import json

from playwright.sync_api import expect

from starhaul.games import GAMES
from tests.browser.hands import act_until, tab_to
from tests.browser.robot import Robot
from tests.browser.visits import PHONE

START = ".way-first .way-go"
OTHERS = ".yard-others.strip .yard-other"
FRIENDS = "#way-friends ~ .way-go"
# The requests of a first visit: room for a few more small modules, not for another screen.
MOST_REQUESTS = 90
MOST_BYTES = 110_000
"""Compressed, in all; each further screen may load up to 60 kB when it is shown."""


def test_two_clicks_to_a_running_match(visits):
    page = visits.open()
    page.click(".way-first .chip:has-text('learning')")
    page.click(START)
    page.wait_for_selector(".building .draw-button")
    assert page.locator(OTHERS).count() == 3


def test_a_table_for_friends_has_one_link_and_the_link_leads_there(visits):
    page = visits.open()
    page.click(FRIENDS)
    link = page.locator(".invite-words input").input_value()
    page.wait_for_selector(".qr path")

    friend = visits.open(name="Bob")
    friend.fill(".join-form input", link)
    friend.click(".join-form .way-go")
    friend.click(".guest-row.is-free >> nth=1 >> .button")
    friend.wait_for_selector(".guest-row.is-own:has-text('Bob')")
    page.wait_for_selector(".guest-row:nth-child(3):has-text('Bob')")


def test_many_open_tables_are_shown_page_by_page(visits):
    made = [
        visits._post(
            "api/tables",
            {"game": "race", "config": {"seats": 2}, "name": f"Host {number}", "is_listed": True},
        )
        for number in range(12)
    ]
    assert len(made) == 12
    page = visits.open((360, 640), touch=True)
    pages = page.locator(".table-pages")
    expect(page.locator(".table-row")).to_have_count(10)
    expect(pages.get_by_role("button", name="Previous")).to_be_disabled()
    seen = page.locator(".table-row strong").all_inner_texts()
    pages.get_by_role("button", name="Next").click()
    expect(pages.get_by_role("status")).to_contain_text("11–")
    for name in seen:
        expect(page.locator(".table-row", has_text=name)).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    pages.get_by_role("button", name="Previous").click()
    expect(pages.get_by_role("status")).to_contain_text("1–10")


def test_alone_with_bots_nothing_hurries_and_nobody_waits(visits):
    page = visits.open()
    page.click(".way-first .chip:has-text('learning')")
    page.click(".way-first .switch")
    page.click(START)
    page.wait_for_selector(".building .draw-button")
    page.click(".finish-button:visible")
    page.click(".finish-sure")
    page.click(".hurry-button:visible")
    # The bots have finished their ships, and the flight begins.
    page.wait_for_selector(".building", state="detached")


def test_what_is_no_link_is_explained(visits):
    page = visits.open()
    page.fill(".join-form input", "the table of Ann")
    page.click(".join-form .way-go")
    page.wait_for_selector(".join-form .refusal")


def test_an_open_table_made_to_measure_is_watched_and_joined(visits):
    page = visits.open(name="Zoe")
    page.click(".custom .button")
    form = page.locator(".form-dialog")
    form.locator(".chip", has_text="First edition").click()
    form.get_by_role("group", name="People and bots").locator(".chip", has_text="2").click()
    form.locator(".switch", has_text="Open to everybody").click()
    form.locator(".button.main").click()
    page.wait_for_selector(".game-line:has-text('First edition')")
    assert page.locator(".guest-row").count() == 2

    guest = visits.open(name="Bob")
    row = guest.locator(".table-row", has_text="Zoe")
    row.get_by_role("button", name="Watch").click()
    guest.wait_for_selector(".ready-bar")
    assert guest.locator(".guest-row.is-own").count() == 0

    guest.goto(visits.address)
    row.get_by_role("button", name="Join").click()
    guest.wait_for_selector(".guest-row.is-own:has-text('Bob')")
    page.wait_for_selector(".guest-row:has-text('Bob')")


def test_the_waiting_room_tells_what_was_chosen_and_who_flies_what(visits):
    page = visits.open(
        path=visits.table("trucker", {"options": {"openCredits": True}}, ["easy"], ready=False)
    )
    # With a bot at the table there is a pause between tiles; it was not chosen in the form.
    expect(page.locator(".agreement-panel > .differences li")).to_have_text(["Open credits: yes"])
    expect(page.locator(".agreement-panel .fold .differences")).to_contain_text("short (0.4 s)")

    page = visits.open(path=visits.table("race", {"seats": 2}, ["easy"], ready=False))
    expect(page.locator(".guest-row.is-own")).to_contain_text("red · black")


def test_keys_alone_lead_through_the_front_door(visits):
    page = visits.open()
    page.wait_for_selector(START)
    page.keyboard.press("Tab")
    assert page.locator(":focus").get_attribute("class") == "skip-link"
    tab_to(page, ".way-first .chip:has-text('learning')")
    page.keyboard.press("Space")
    tab_to(page, START)
    page.keyboard.press("Enter")
    page.wait_for_selector(".building .draw-button")


def test_the_first_view_asks_for_little(visits):
    """Nothing of the other screens, and little altogether: every request is a round trip."""
    page = visits.open()
    # Running matches of other tests would be shown with thumbnails.
    page.route("**/api/tables*", lambda route: route.fulfill(json={"tables": [], "number": 0}))
    page.reload()
    page.wait_for_selector(START)
    page.wait_for_load_state("networkidle")
    asked = page.evaluate(
        "performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)"
    )
    assert len(asked) <= MOST_REQUESTS, asked
    screens = [f"/{game}/screen.js" for game in GAMES]
    assert not [path for path in asked if "/building/" in path or "/flight/" in path or path in screens]


LONG_MS = 50
"""Longer tasks are noticeable, according to the definition of the measure."""


def tasks_ms(trace: bytes) -> list[float]:
    """The CPU time of each task of the page's main thread, from a trace of the browser."""
    events = json.loads(trace)["traceEvents"]
    named = [event for event in events if event["name"] == "thread_name"]
    mains = {(one["pid"], one["tid"]) for one in named if one["args"]["name"] == "CrRendererMain"}
    tasks = [one for one in events if "tdur" in one and (one["pid"], one["tid"]) in mains]
    return [one["tdur"] / 1000 for one in tasks]


def test_the_first_view_answers_while_it_comes_up(visits):
    """Nothing blocks the page for long. Other processes are not counted, but they slow down memory."""
    page = visits.open()
    page.wait_for_selector(START)
    found = []
    for _ in range(5):
        visits.browser.start_tracing(page=page, categories=["toplevel"])
        page.reload()
        page.wait_for_selector(START)
        page.wait_for_load_state("networkidle")
        tasks = tasks_ms(visits.browser.stop_tracing())
        assert sum(tasks) > LONG_MS, "something was measured"
        found.append(max(tasks))
        if found[-1] < LONG_MS:
            return
    raise AssertionError(f"long tasks in every visit: {found}")


def test_the_front_page_is_small(visits):
    page = visits.open(path="healthz")
    sent = {}
    page.on("requestfinished", lambda one: sent.update({one.url: one.sizes()["responseBodySize"]}))
    page.goto(visits.address)
    page.wait_for_selector(".hero-picture svg")
    page.wait_for_load_state("networkidle")
    assert sum(sent.values()) <= MOST_BYTES, sorted(sent.items(), key=lambda entry: -entry[1])[:9]


def test_there_is_one_way_to_the_rule_book_and_the_coach_is_explained(visits):
    page = visits.open()
    page.wait_for_selector(START)
    expect(page.locator(".front a[href^='#/rules']")).to_have_count(1)
    expect(page.locator(".way-first .switch").filter(has_text="Coach")).to_contain_text("strong player")
    expect(page.locator(START)).to_have_text("Start: learning flight")
    page.locator(".way-first .chip", has_text="Class II").first.click()
    expect(page.locator(START)).to_have_text("Start: class II")


def test_a_first_visit_offers_the_first_flight_and_later_ones_what_was_played_last(visits):
    page = visits.open()
    expect(page.locator(".front .button.main")).to_have_count(1)
    expect(page.locator(".learning.is-first .first-flight.main")).to_be_visible()
    for link in ("#/rules", "#/clinic"):
        expect(page.locator(f".learning a[href='{link}']")).to_be_visible()
    played = {"table": "t", "game": "trucker", "lesson": "", "way": "I", "skill": "easy", "isRelaxed": False}
    page.evaluate(
        "(text) => localStorage.setItem('starhaul-progress', text)",
        json.dumps([{**played, "ending": "easily"}]),
    )
    page.reload()
    expect(page.locator(f"{START}.main")).to_be_visible()
    expect(
        page.locator(".way-first .chip[aria-pressed=true], .way-first .chip[aria-checked=true]")
    ).to_have_text(["Class I", "Medium"])
    expect(page.locator(".learning .first-flight:not(.main)")).to_be_visible()


IS_ABOVE = """() => {
  const [remark, question] = [".remark", ".question"].map((it) => document.querySelector(it));
  return remark.getBoundingClientRect().bottom <= question.getBoundingClientRect().top;
}"""
"""Whether the captain leaves the question free, however many answers it has."""


def test_the_captain_comments_on_cards_in_a_learning_flight_until_she_is_dismissed(visits):
    config = {"edition": "2e", "seats": 2, "rounds": ["learning"], "options": {"build": "relaxed"}}
    page = visits.open(PHONE, path=visits.table("trucker", config, ["easy"]), touch=True)
    # The robot does not wait for bots that still build.
    person = Robot(page)
    page.wait_for_selector(".building .draw-button")

    def go_on() -> None:
        if person.is_building:
            person.build(4)
        else:
            person.answer()

    act_until(page, lambda: page.locator(".remark").count() > 0, go_on, 120)
    said = page.locator(".remark .captain-says").inner_text()
    act_until(page, lambda: page.locator(".question button").count() > 0, lambda: None)
    assert page.evaluate(IS_ABOVE)
    page.click(".remark-close")
    expect(page.locator(".remark .captain-says", has_text=said)).to_have_count(0)
    act_until(page, lambda: page.locator(".remark").count() > 0 or person.is_through, person.answer)
    if page.locator(".remark-off").count():
        page.click(".remark-off")
    person.fly()
    expect(page.locator(".remark")).to_have_count(0)
