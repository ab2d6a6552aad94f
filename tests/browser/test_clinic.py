"""The ship clinic in a browser: one exercise of each kind, solved and failed by mouse, finger and keys."""

import json
from abc import ABC, abstractmethod
from itertools import product

import pytest
from playwright.sync_api import Page, expect

from starhaul.trucker.clinic.exercise import Attempt, Exercise
from starhaul.trucker.clinic.exercise_files import KINDS, exercises
from tests.browser.access import findings
from tests.browser.screens import choose
from tests.browser.test_language import TOO_LONG
from tests.browser.visits import LAPTOP, PHONE, SMALL
from tests.effort import effort, third

NAMES = [f"{kind.__struct_config__.tag}-02" for kind in KINDS]
ANSWER = ".clinic-answer .button.main"


def test_the_gallery_begins_with_the_easiest(visits):
    page = visits.open(LAPTOP, path="#/clinic")
    page.wait_for_selector(".clinic-entry")
    ratings = [int(text) for text in page.locator(".clinic-entry .clinic-stars b").all_inner_texts()]
    assert len(ratings) > 50
    assert ratings == sorted(ratings)
    expect(page.locator(".clinic-scale")).to_contain_text("rates the difficulty")


def wrong(one: Exercise) -> Attempt:
    """An answer that is graded and not right."""
    plan, right = one.plan(), one.example()
    tiles = [Attempt(cells=(cell,)) for cell, tile in enumerate(plan.ship.hull.tiles) if tile]
    free = [cell for cell in range(plan.ship.hull.board.size) if plan.zone.cells >> cell & 1]
    spots = [(cell, 0) for cell in free if not plan.ship.hull.tiles[cell]]
    number = len(right.placed)
    tried = {
        "cells": tiles,
        "placed": [Attempt(placed=tuple(spots[at : at + number])) for at in range(len(spots) - number + 1)],
        "choice": [Attempt(choice=choice) for choice in range(2)],
    }[one.asks]
    return next(attempt for attempt in tried if not one.grade(attempt).is_right)


class Patience(ABC):
    """How a person marks, places and chooses."""

    def __init__(self, page: Page) -> None:
        self.page = page

    @abstractmethod
    def press(self, selector: str) -> None: ...

    @abstractmethod
    def cell(self, cell: int) -> None: ...

    def turn(self) -> None:
        self.press(".clinic-answer .button:not(.main)")

    def give(self, attempt: Attempt) -> None:
        for cell in attempt.cells:
            self.cell(cell)
        for number, (cell, turn) in enumerate(attempt.placed):
            self.press(f".clinic-slot >> nth={number}")
            for _ in range(turn):
                self.turn()
            self.cell(cell)
        if attempt.choice is not None:
            self.press(f".clinic-work input >> nth={attempt.choice}")
        self.press(ANSWER)


class MouseHand(Patience):
    def press(self, selector: str) -> None:
        self.page.locator(selector).click()

    def cell(self, cell: int) -> None:
        self.page.locator(f'.clinic-board .target[data-cell="{cell}"]').click()


class Finger(Patience):
    def press(self, selector: str) -> None:
        self.page.locator(selector).tap()

    def cell(self, cell: int) -> None:
        self.page.locator(f'.clinic-board .target[data-cell="{cell}"]').tap()


class Keys(Patience):
    """Only keys: tab to what is needed, arrows on the ship, R, Enter and Space."""

    def press(self, selector: str) -> None:
        place = self.page.locator(selector)
        is_radio = place.get_attribute("type") == "radio"
        self._reach(place)
        self.page.keyboard.press("Space" if is_radio else "Enter")

    def _reach(self, place) -> None:
        """Tab until it has the focus; radio buttons of a group are reached by arrows."""
        for _ in range(40):
            if place.evaluate("it => it === document.activeElement"):
                return
            focused = self.page.evaluate("document.activeElement.type")
            self.page.keyboard.press(
                "ArrowDown" if focused == "radio" and place.get_attribute("type") == "radio" else "Tab"
            )
        raise AssertionError("cannot be reached by key")

    def turn(self) -> None:
        self.page.keyboard.press("r")

    def cell(self, cell: int) -> None:
        self._reach(self.page.locator(".clinic-board .target[tabindex='0']"))
        at = "Number(document.activeElement.dataset.cell)"
        places = {
            int(one.get_attribute("data-cell") or -1): one.bounding_box()
            for one in self.page.locator(".clinic-board .target").all()
        }
        self.page.keyboard.press("ArrowUp")
        for _ in range(30):
            now = self.page.evaluate(at)
            if now == cell:
                break
            here, there = places[now], places[cell]
            dx, dy = there["x"] - here["x"], there["y"] - here["y"]
            sideways = "ArrowRight" if dx > 0 else "ArrowLeft"
            upright = "ArrowDown" if dy > 0 else "ArrowUp"
            first, second = (sideways, upright) if abs(dx) > abs(dy) else (upright, sideways)
            if not self._moves(first, at, now):
                self._moves(second, at, now)
        assert self.page.evaluate(at) == cell
        self.page.keyboard.press("Enter")

    def _moves(self, key: str, at: str, before: int) -> bool:
        """Press a key, and wait a moment until the cursor has moved; at an edge it does not."""
        self.page.keyboard.press(key)
        for _ in range(10):
            if self.page.evaluate(at) != before:
                return True
            self.page.wait_for_timeout(20)
        return False


HANDS = {"mouse": (MouseHand, LAPTOP), "touch": (Finger, PHONE), "keys": (Keys, LAPTOP)}


@pytest.mark.parametrize(("name", "hands"), third([*product(NAMES, HANDS)], 1))
def test_every_kind_is_solved_and_failed(visits, name, hands):
    hands, size = HANDS[hands]
    one = exercises()[name]
    page = visits.open(size, path=f"#/clinic/{name}", touch=hands is Finger)
    hand = hands(page)
    expect(page.locator(".clinic-work")).to_be_visible()
    hand.give(wrong(one))
    expect(page.locator(".clinic-verdict.wrong")).to_be_focused()
    link = page.locator(".clinic-verdict a")
    assert (link.get_attribute("href") or "").startswith("#/rules/")
    hand.press(".clinic-ways .button:not(.main):not(.quiet)")
    hand.give(one.example())
    expect(page.locator(".clinic-verdict.right")).to_be_focused()
    kept = json.loads(page.evaluate("localStorage.getItem('starhaul-clinic')"))
    assert kept == {"tried": {name: True}, "streak": 1, "best": 1}
    hand.press(".clinic-ways .button.main")
    expect(page.locator(".clinic-verdict")).to_have_count(0)
    assert page.evaluate("location.hash") != f"#/clinic/{name}"


def test_a_tile_can_be_dragged_onto_the_ship(visits):
    one = exercises()["averting-02"]
    ((cell, turn),) = one.example().placed
    page = visits.open(LAPTOP, path="#/clinic/averting-02")
    for _ in range(turn):
        page.locator(".clinic-answer .button:not(.main)").click()
    page.locator(".clinic-slot").drag_to(page.locator(f'.clinic-board .target[data-cell="{cell}"]'))
    page.locator(ANSWER).click()
    expect(page.locator(".clinic-verdict.right")).to_be_visible()


def test_the_gallery_filters_marks_and_forgets(visits):
    page = visits.open(LAPTOP, path="#/clinic")
    entries = page.locator(".clinic-entry")
    expect(entries).to_have_count(len(exercises()))
    page.locator(".clinic-filters select").nth(0).select_option("repair")
    expect(entries).to_have_count(sum(one.kind == "repair" for one in exercises().values()))
    page.locator(".clinic-filters select").nth(1).select_option("1")
    easy = [one for one in exercises().values() if one.kind == "repair" and one.level == 1]
    expect(entries).to_have_count(len(easy))
    entries.first.click()
    MouseHand(page).give(easy[0].example())
    page.locator(".clinic-ways .button.quiet").click()
    expect(page.locator(".clinic-entry.solved")).to_have_count(1)
    page.get_by_label("Only those not solved yet").check()
    expect(entries).to_have_count(len(easy) - 1)
    page.get_by_role("button", name="Start afresh").click()
    page.get_by_role("button", name="Burn it").click()
    expect(entries).to_have_count(len(easy))


def test_an_unknown_exercise_is_refused_in_words(visits):
    visits.is_offline = True  # the browser reports the refused request
    page = visits.open(LAPTOP, path="#/clinic/nonsense")
    expect(page.locator(".panel[role=alert] h1")).to_be_visible()


@pytest.mark.parametrize("size", effort([PHONE], [LAPTOP, PHONE, SMALL]), ids=str)
def test_nothing_is_cut_off_and_axe_finds_nothing(visits, size):
    """In all languages and both themes, before and after an answer."""
    page = visits.open(size, path="#/clinic")
    found = []
    for name in ["", *NAMES]:
        page.evaluate("(name) => (location.hash = `#/clinic${name && '/'}${name}`)", name)
        expect(page.locator(".clinic-work" if name else ".clinic-gallery")).to_be_visible()
        for theme, language in (("space", "en"), ("paper", "cs"), ("space", "pl")):
            choose(page, theme=theme, language=language)
            page.wait_for_selector(f"html[data-theme={theme}]")
            found += [f"{name} {language}: {text}" for text in page.evaluate(TOO_LONG)]
            if (language == "en") == (size == LAPTOP):
                found += [f"{name} {theme}: {finding}" for finding in findings(page)]
        if name:
            MouseHand(page).give(wrong(exercises()[name]))
            expect(page.locator(".clinic-verdict")).to_be_visible()
            found += [f"{name} verdict: {finding}" for finding in findings(page)]
            found += [f"{name} verdict: {text}" for text in page.evaluate(TOO_LONG)]
    assert not found, "\n".join(dict.fromkeys(found))
