"""Every kind of question can be answered on its screen, even those that are rare in matches.

A question replaces the one that the server asks; the answer is recorded instead of being sent.
"""

from typing import Any

from playwright.sync_api import Locator, Page

from starhaul.trucker.match.questions import QUESTIONS
from tests.browser.hands import Mouse, act_until
from tests.browser.variants import HASTE
from tests.browser.visits import LAPTOP, PHONE, TIMEOUT_MS

CONFIG = {
    "edition": "2e",
    "seats": 2,
    "rounds": ["I"],
    "options": {**HASTE, "run_seconds": 4, "reveal_seconds": 600, "story_seconds": 0},
}
ELSEWHERE = {"build", "break"}
"""These have separate screens."""

NOT_HERE = {"claim", "keep_title", "give_title"}
"""Asked in the yard and about the titles of a Trek; unit tests cover their texts."""

BUTTON = ".question-answer.main:not([disabled])"
PUT = """async (question) => {
    const { session: { value: session } } = await import("./core/currentsession.js");
    window.sent ??= [];
    session.act = async (action) => (window.sent.push(action), true);
    const latest = session.latest.value;
    session.latest.value = { ...latest, rev: latest.rev + 1, asked: [question] };
}"""
TILE = """(where) => [...document.querySelectorAll(`${where} svg.ship`)].map((ship) => {
    const tile = ship.querySelector(".lying");
    return tile.getBoundingClientRect().width;
})"""
"""The width of a tile of each ship."""
SHIP = """async () => {
    const { session: { value: session } } = await import("./core/currentsession.js");
    const { view } = session.latest.value;
    return view.seats[view.me].ship.tiles.map(([cell]) => cell);
}"""


METEOR = {
    "what": "meteor",
    "size": "large",
    "side": "left",
    "dice": [3, 4],
    "targets": [0],
    "deflected": False,
    "split": False,
}


def questions(cells: list[int]) -> dict[str, dict[str, Any]]:
    """One question of each kind, as the server would ask it about a ship with these tiles."""
    first, second = cells[0], cells[-1]

    def of(do: str, *answers: dict[str, Any], **about: Any) -> dict[str, Any]:
        options = [{"do": do, **answer} for answer in answers]
        return {"options": options, "default": options[0], "about": about}

    def tiles(do: str, **about: Any) -> dict[str, Any]:
        return of(do, {"cell": first}, {"cell": second}, **about)

    no_or_yes = ({"yes": False}, {"yes": True})
    hold = {"cell": first, "room": 2, "takes": ["yellow", "green", "blue"]}
    fault = {"rule": "CHK-03", "kind": "connector_against_smooth", "cells": [first, second]}
    return {
        "claim": of("claim", {"start": 1}, {"start": 2}),
        "inspect": {"options": [{"do": "ready"}, {"do": "report", "seat": 1}], "default": {"do": "ready"}},
        "repair": tiles("remove", faults=[fault], loses=[[first], [second]], parts=[], reported_by=None),
        "insure": of("insure", {"premium": 0}, {"premium": 5}, caps=[-1, 10]),
        "aliens": of("aliens", {}, {"purple": first}),
        "reveal": {"options": [{"do": "fly"}, {"do": "give_up"}], "default": {"do": "fly"}},
        "land": of("land", {}, {"planet": 0}, gains=[0, 1]),
        "use": of("accept", *no_or_yes, gains=[0, 1], keeps_flying=True),
        "reward": of("accept", *no_or_yes, gains=[0, 1]),
        "improve": of("improve", {}, {"extra": True}, offered=["blue"], becomes=[None, "blue"]),
        "load": {
            "options": None,
            "default": {"do": "load", "holds": []},
            "about": {"offered": ["blue"], "holds": [hold]},
        },
        "engines": of(
            "engines", {"doubles": 0}, {"doubles": 1}, ship=0, strengths=[0, 2], totals=[0, 2], needed=True
        ),
        "cannons": of(
            "cannons",
            {"forward": 0, "aside": 0},
            {"forward": 1, "aside": 0},
            ship=0,
            doubled_strengths=[1, 4],
            doubled_totals=[1, 4],
        ),
        "battery": tiles("battery", left=1),
        "crew": tiles("crew", left=1),
        "cube": tiles("cube", left=1, colour="blue"),
        "defend": of("defend", {}, {"battery": first}, cells=[second], **METEOR),
        "shoot": tiles("shoot", cells=[first, second], **METEOR),
        "part": tiles("keep", parts=[[first], [second]]),
        "keep_title": of("keep_title", {"title": 0}, {"title": 1}),
        "give_title": of("give_title", {"title": 0, "seat": 0}, {"title": 0, "seat": 1}),
    }


def test_every_kind_of_question_can_be_answered(visits):
    page = visits.open(path=visits.table("trucker", CONFIG, ["easy"]))
    person = Mouse(page)
    person.build(2)
    act_until(page, lambda: page.locator(".asks-reveal").count() > 0, person.answer, TIMEOUT_MS / 500)
    asked = questions(page.evaluate(SHIP))
    assert set(asked) == set(QUESTIONS) - ELSEWHERE
    for kind in sorted(set(asked) - NOT_HERE):
        page.evaluate("window.sent = []")
        answer(person, kind, asked[kind])


def answer(person: Mouse, kind: str, question: dict[str, Any]) -> None:
    """An update from the server would replace the question: then it is inserted again."""
    page, button = person.page, person.page.locator(f".asks-{kind}").locator(BUTTON)
    put = {"kind": kind, **question}
    act_until(page, lambda: button.count() == 1, lambda: page.evaluate(PUT, put), TIMEOUT_MS / 1000)
    if kind == "inspect":
        _ships_side_by_side(page)
    act_until(
        page, lambda: page.evaluate("window.sent.length") > 0, lambda: _press(person, button, put, kind)
    )
    allowed = question["options"] or [question["default"]]
    assert page.evaluate("window.sent[0].do") in {option["do"] for option in allowed}, kind


def _press(person: Mouse, button: Locator, put: dict[str, Any], kind: str) -> None:
    if button.count() == 1:
        person.press(button, "Enter")
    else:
        assert person.page.locator(f".asks-{kind} .main").count() < 2, f"{kind}: one answer is put forward"
        person.page.evaluate(PUT, put)


def _ships_side_by_side(page: Page) -> None:
    """During the manual check the tiles of all ships are large, not only those of the player's own ship."""
    for width, height in (PHONE, LAPTOP):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(200)
        (own,), others = (page.evaluate(TILE, where) for where in (".own", ".other"))
        assert others
        assert min(others) >= max(40, 0.6 * own), (width, own, others)
