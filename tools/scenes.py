"""Screens of a table and its people, for `make screens`: links, absence, pauses, breaks, teams, fleets.

Each scene leads to a moment and yields it; `tools/screens.py` takes the pictures.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import Page, Route

from tests.browser.hands import UNFIT, Mouse, act_until
from tests.browser.visits import Visits
from tools.browsing import ask, pilot, until

Scene = tuple[str, Page]

PATIENT = {"reveal_seconds": 600, "decision_seconds": 600, "repair_seconds": 600, "claim_seconds": 600}
SLOW = {**PATIENT, "run_seconds": 600}
QUICK = {**PATIENT, "run_seconds": 4}
TEAMS = {**PATIENT, "teams": "advanced", "autoFlip": True, "run_seconds": 12}
SIT = ".ready-bar .main"
DRAW = ".building .draw-button"
SETTLED = "dialog.settlement[open]"
TITLES = {
    "links": "The link of a table, as a QR code and as six letters",
    "network": "The same where the local network is let in",
    "pick": "Whoever opens the link picks a seat or watches",
    "host-away": "The host is away",
    "code": "A code that no table has",
    "data": "Data stored about a person",
    "absent": "Somebody is away while building",
    "pause": "Somebody asks for a pause",
    "stalled": "The server was unavailable",
    "race-absent": "Somebody is away in a race",
    "race-story": "A question of the race waits for the story",
    "finish": "A ship that should not be finished",
    "refused": "Why a tile cannot go there",
    "moved": "The last tile may still be moved",
    "done": "Ready before the bots",
    "break": "Between two rounds, some have confirmed",
    "countdown": "The next round begins",
    "team-waiting": "Two teams before the match",
    "team-building": "Two teams build",
    "swap": "Partners change places",
    "team-flight": "Two teams fly",
    "team-results": "A team has won",
    "special": "What is special about class C ships",
    "check": "Ships checked by the players",
    "fleet": "One ship of a fleet is given up",
    "fair": "Where the luck of a match came from",
}


BELOW = {"data": ".settings .data-list", "special": ".special-ships", "fair": ".fair-line"}
"""Elements to scroll to."""


def two_people(visits: Visits, game: str, config: dict[str, Any]) -> tuple[Page, Page]:
    """Ann and Bob in the middle of a match."""
    ann = visits.open(path=visits.table(game, config, [], ready=False))
    bob = visits.open(name="Bob", path=link_of(ann, visits))
    bob.click(SIT)
    ann.wait_for_selector(".guest-row:has-text('Bob')")
    for page in (ann, bob):
        page.click(".ready-go")
    for page in (ann, bob):
        page.wait_for_selector(f"{DRAW}, .race-map")
    return ann, bob


def link_of(page: Page, visits: Visits) -> str:
    return page.locator(".invite-words input").input_value().removeprefix(visits.address)


def links(visits: Visits) -> Iterator[Scene]:
    path = visits.table("race", {"seats": 3}, ["easy"], ready=False)
    ann = visits.open(path=path)
    ann.wait_for_selector(".invite .qr path")
    yield "links", ann
    ann.route("**/api/reach", _network)
    ann.reload()
    ann.wait_for_selector(".invite .qr path")
    yield "network", ann
    bob = visits.open(name="Bob", path=link_of(ann, visits).removeprefix(NETWORK))
    bob.wait_for_selector(SIT)
    yield "pick", bob
    bob.click(SIT)
    bob.wait_for_selector(".guest-row.is-own")
    ann.context.close()
    bob.wait_for_selector(".host-away")
    yield "host-away", bob
    bob.click(".settings-button")
    bob.click(".settings .fold summary")
    yield "data", bob
    bob.context.close()


NETWORK = "http://192.0.2.7:8800/"


def _network(route: Route) -> None:
    """An example address."""
    route.fulfill(json={"addresses": [NETWORK]})


def code(visits: Visits) -> Iterator[Scene]:
    visits.is_offline = True  # browsers report the status 404 as a problem
    page = visits.open()
    page.fill(".join-form input", "BBBBBB")
    page.click(".join-form .way-go")
    page.wait_for_selector(".join-form .refusal")
    yield "code", page
    page.context.close()
    visits.is_offline = False


STALL = 'session._hear({ is: "stalled", away_s: 24 });'


def people(visits: Visits) -> Iterator[Scene]:
    config = {"edition": "2e", "seats": 2, "rounds": ["II"], "options": SLOW}
    ann, bob = two_people(visits, "trucker", config)
    Mouse(ann).take()
    ask(bob, 'await session.tell({ do: "pause", wanted: true });')
    ann.wait_for_selector(".pause-request")
    yield "pause", ann
    ask(bob, 'await session.tell({ do: "pause", wanted: false });')
    ann.wait_for_selector(".pause-request", state="detached")
    bob.context.close()
    ann.wait_for_selector(".away-mark")
    yield "absent", ann
    ann.context.close()


def stalled(visits: Visits) -> Iterator[Scene]:
    path = visits.table("trucker", {"edition": "2e", "seats": 2, "rounds": ["II"], "options": SLOW}, ["easy"])
    page = visits.open(path=path)
    page.wait_for_selector(DRAW)
    ask(page, STALL)
    page.wait_for_selector(".notice")
    yield "stalled", page
    page.context.close()


def racing(visits: Visits) -> Iterator[Scene]:
    ann, bob = two_people(visits, "race", {"seats": 2, "options": {"decision_seconds": 600}})
    bob.context.close()
    ann.wait_for_selector(".away-mark")
    yield "race-absent", ann
    ann.context.close()


HOLD = """
    const { Director } = await import("./core/director.js");
    Director.prototype._wait = function () {
      const isHere = this.scene.peek().event.key === "ship-moved" && session.asked.peek().length > 0;
      if (!isHere) return Promise.resolve();
      return new Promise((resolve) => (this._wake = () => resolve(undefined)));
    };
    (await import("./core/settings.js")).choose({ speed: 1 });
"""
"""Stops the story where a ship flies and a question waits."""


def telling(visits: Visits) -> Iterator[Scene]:
    page = visits.open(
        path=visits.table("race", {"seats": 2, "options": {"decision_seconds": 600}}, ["easy"])
    )
    page.wait_for_selector(".race-map")
    ask(page, HOLD)
    racer = Mouse(page)
    choices = (".race-question .race-answer:not([disabled])", ".race-card.next:not([disabled])")

    def move() -> None:
        found = next((found for choice in choices if (found := page.locator(choice)).count()), None)
        if found is not None:
            racer.press(found.first, "Enter")

    act_until(page, lambda: page.locator(".held-skip").count() > 0, move)
    yield "race-story", page
    page.context.close()


def building(visits: Visits) -> Iterator[Scene]:
    path = visits.table(
        "trucker", {"edition": "2e", "seats": 4, "rounds": ["III"], "options": SLOW}, ["easy"] * 3
    )
    page = visits.open(path=path)
    page.wait_for_selector(DRAW)
    person = Mouse(page)
    page.keyboard.press("e")
    page.wait_for_selector(".finish-dialog")
    yield "finish", page
    page.keyboard.press("Escape")
    person.put(person.take_fitting())
    page.wait_for_selector(".window-hint")
    yield "moved", page
    person.take_fitting()
    person.put(page.evaluate(UNFIT))
    page.wait_for_selector("[role=alert]")
    yield "refused", page
    person.finish()
    page.wait_for_selector(".building.done")
    yield "done", page
    page.context.close()


def rounds(visits: Visits) -> Iterator[Scene]:
    config = {"edition": "1e", "seats": 2, "rounds": ["I", "IIC"], "options": {**SLOW, "break_seconds": 600}}
    ann, bob = map(Mouse, two_people(visits, "trucker", config))
    for person in (ann, bob):
        person.finish()
    flying = (ann, bob)

    def answer() -> None:
        for person in flying:
            if not person.page.locator(SETTLED).count():
                person.answer()

    act_until(ann.page, lambda: all(person.page.locator(SETTLED).count() for person in flying), answer)
    onward = ann.page.locator(f"{SETTLED} .settlement-way .button")
    act_until(ann.page, lambda: onward.count() == 0, lambda: ann.press(onward, "Enter"))
    yield "break", ann.page
    onward = bob.page.locator(f"{SETTLED} .settlement-way .button")
    counting = ann.page.locator(".round-countdown")
    act_until(ann.page, lambda: counting.count() > 0, lambda: bob.press(onward, "Enter"))
    yield "countdown", ann.page
    for person in flying:
        person.page.context.close()


def teams(visits: Visits) -> Iterator[Scene]:
    config = {"edition": "1e", "seats": 4, "rounds": ["II"], "options": TEAMS}
    page = visits.open(path=visits.table("trucker", config, ["easy", "medium", "medium"], ready=False))
    page.wait_for_selector(".guest-row")
    yield "team-waiting", page
    page.click(".ready-go")
    person = Mouse(page)
    page.wait_for_selector(DRAW)
    page.wait_for_timeout(1500)
    yield "team-building", page
    page.wait_for_selector(".swap-call")
    yield "swap", page
    person.build(6)
    act_until(page, lambda: page.locator(".flight .question").count() > 0, person.answer)
    yield "team-flight", page
    person.fly()
    yield "team-results", page
    page.context.close()


def special(visits: Visits) -> Iterator[Scene]:
    config = {"edition": "1e", "seats": 2, "rounds": ["IC", "IIC"], "options": SLOW}
    page = visits.open(path=visits.table("trucker", config, ["easy"], ready=False))
    page.wait_for_selector(".special-ships .special")
    yield "special", page
    page.context.close()


def check(visits: Visits) -> Iterator[Scene]:
    config = {"edition": "2e", "seats": 4, "rounds": ["II"], "options": {**QUICK, "manualCheck": True}}
    page = visits.open(path=visits.table("trucker", config, ["easy"] * 3))
    person = Mouse(page)
    person.build(8)
    act_until(page, lambda: page.locator(".asks-inspect").count() > 0, person.answer)
    yield "check", page
    page.context.close()


def fleet(visits: Visits) -> Iterator[Scene]:
    """A bot builds the ships: a ship without crew is not worth giving up."""
    config = {
        "edition": "1e",
        "seats": 2,
        "rounds": ["IVC"],
        "options": {**PATIENT, "run_seconds": 30, "draw_pause_ms": 0},
    }
    path = visits.table("trucker", config, ["medium"])
    page = visits.open(path=path)
    page.wait_for_selector(DRAW)
    tiles = page.locator(".own-board .lying")
    with pilot(visits, path):
        until(page, lambda: tiles.count() >= 14 or not page.locator(DRAW).count(), "tiles on the board")
    person = Mouse(page)
    if person.is_building:
        person.finish()
    act_until(page, lambda: page.locator(".asks-reveal").count() > 0, person.answer, 180)
    page.locator(".asks-reveal .question-answer").nth(1).click()
    page.locator(".asks-reveal .choice-row .chip").first.click()
    yield "fleet", page
    page.context.close()


def fair(visits: Visits) -> Iterator[Scene]:
    page = visits.open(path=visits.table("race", {"seats": 2}, ["easy"], ready=False))
    page.click(".ready-go")
    page.wait_for_selector(".race-card")
    match = ask(page, "return session.table.value.match;")
    ask(page, 'await session.tell({ do: "close" });')
    page.wait_for_selector(".ended a")
    page.goto(f"{visits.address}#/match/{match}")
    page.click(".replay-about")
    page.wait_for_selector(".fair-line")
    yield "fair", page
    page.context.close()


ALL: tuple[Callable[[Visits], Iterator[Scene]], ...] = (
    links, code, people, stalled, racing, telling, building, rounds, teams, special, check, fleet, fair
)  # fmt: skip
