"""People at a page: what they see, and what they do with a mouse, with a finger, or with keys alone.

They know only what is on the screen: marked cells and buttons, of which the main one is amber.
"""

import time
from abc import ABC, abstractmethod
from collections.abc import Callable

from playwright.sync_api import Locator, Page

from tests.browser.visits import TIMEOUT_MS

Point = tuple[float, float]

SOUND = ".own-board .cell-mark.sound"
ANSWERS = ".question .question-answer:not([disabled]):not([aria-disabled=true])"
FINISH = ".building .finish-button"
CAN_FINISH = f"{FINISH}:not([disabled])"
MATCH_OVER = ".results .results-verdict"
UNFIT = """() => {
  const middles = (selector) => [...document.querySelectorAll(selector)].map((it) => {
    const { left, top, right, bottom } = it.getBoundingClientRect();
    return [(left + right) / 2, (top + bottom) / 2];
  });
  const fits = middles(".own-board .cell-mark.fits");
  return middles(".own-board .target").find(([x, y]) => fits.every(([a, b]) => Math.hypot(x - a, y - b) > 3));
}"""
"""The centre of a cell where the held tile does not fit."""


class Hands(ABC):
    """What all input methods have in common; each of them presses buttons and places tiles in its own way."""

    def __init__(self, page: Page) -> None:
        self.page = page

    # --- by input method -------------------------------------------------------------------------------

    @abstractmethod
    def press(self, button: Locator, key: str) -> None:
        """Press a button, or the key for it."""

    @abstractmethod
    def put(self, where: Point) -> None:
        """Place the held tile at this point of the screen."""

    # --- building --------------------------------------------------------------------------------------

    def build(self, tiles: int) -> None:
        """Draw a tile, turn it until it fits somewhere, attach it or put it back; finally finish."""
        self.page.wait_for_selector(".building .draw-button")
        placed = 0
        for _ in range(4 * tiles):
            if placed >= tiles or not self.is_building:
                break
            placed += self._one_tile()
        if self.is_building:
            self.finish()

    @property
    def is_building(self) -> bool:
        # Not `CAN_FINISH`: the button is disabled while a tile is being sent to the server.
        return self.page.locator(FINISH).count() > 0

    def _one_tile(self) -> bool:
        if not self.take():
            return False
        if (where := self.fitting()) is not None:
            return self._attach(where)
        self.give_back()
        return False

    def take(self) -> bool:
        """Take a face-down tile; returns whether it is in the hand and known."""
        self.press(self.page.locator(".draw-button:visible"), "d")
        return soon(lambda: self.page.locator(".hand-slot.full[data-tile]").count() > 0)

    def fitting(self) -> Point | None:
        """Turn the held tile until it fits somewhere; None if it never does."""
        for _ in range(4):
            self.page.wait_for_timeout(60)
            if (where := self._sound_cell()) is not None:
                return where
            self.press(self.page.locator(".yard-hand .button.icon").nth(1), "r")
        return None

    def take_fitting(self) -> Point:
        """Take tiles and put them back until one fits; it is turned accordingly. Returns where it fits."""
        for _ in range(20):
            if not self.page.locator(".hand-slot.full").count():
                assert self.take()
            if (where := self.fitting()) is not None:
                return where
            self.give_back()
        raise AssertionError("no tile fits")

    def give_back(self) -> None:
        self.press(self.page.locator(".give-back:visible"), "b")
        soon(lambda: self.page.locator(".hand-slot.full").count() == 0)

    def _attach(self, where: Point) -> bool:
        before = self._tiles()
        self.put(where)
        return soon(lambda: self._tiles() > before)

    def _tiles(self) -> int:
        return self.page.locator(".own-board .lying").count()

    def _sound_cell(self) -> Point | None:
        marks = self.page.locator(SOUND)
        if not marks.count():
            return None
        box = marks.first.bounding_box()
        return None if box is None else (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def finish(self) -> None:
        """Press until it is done: the server may still be busy with the last tile,
        and the hourglass may run out."""
        act_until(self.page, lambda: not self.is_building, self._finish)

    def _finish(self) -> None:
        if self.page.locator(".hand-slot.full").count():
            self.give_back()
        if not self.page.locator(CAN_FINISH).count():
            return
        self.press(self.page.locator(".finish-button:visible"), "e")
        chip = self.page.locator(".finish-dialog .start-chip:not([disabled])").first
        confirm = self.page.locator(".finish-dialog .finish-sure")
        if not soon(lambda: confirm.count() > 0):
            return
        if chip.count():
            self.press(chip, "Enter")
        self.press(confirm, "Enter")
        soon(lambda: self.page.locator(f".finish-dialog, {FINISH}").count() == 0)

    # --- flying ----------------------------------------------------------------------------------------

    def fly(self, timeout_s: float = 240) -> None:
        """Answer all questions until the match is over."""
        fly_together(self, timeout_s=timeout_s)

    @property
    def is_through(self) -> bool:
        return self.page.locator(MATCH_OVER).count() > 0

    def answer(self, but: str = "") -> None:
        """Answer what is asked, or else go on; with `but`, leave a question of this kind alone."""
        if not self.answer_question(but):
            self._go_on()

    def answer_question(self, but: str = "") -> bool:
        """Answer what is asked, the main answer if there is one; returns whether something was asked."""
        answers = f".question:not(.asks-{but}) {ANSWERS.partition(' ')[2]}" if but else ANSWERS
        main = self.page.locator(answers + ".main")
        chosen = main if main.count() else self.page.locator(answers)
        if not chosen.count():
            return False
        self.press(chosen.first, "Enter")
        return True

    def _go_on(self) -> None:
        """Flip the hourglass for those who still build; confirm a settlement."""
        for ahead, key in ((".settlement .button.main", "Enter"), (".building .flip.main:visible", "f")):
            button = self.page.locator(ahead)
            if button.count():
                self.press(button.first, key)


class Mouse(Hands):
    def press(self, button: Locator, key: str) -> None:
        _try(lambda: button.first.click(timeout=3000))

    def put(self, where: Point) -> None:
        self.page.mouse.move(*where, steps=3)
        self.page.mouse.click(*where)


class Finger(Hands):
    def press(self, button: Locator, key: str) -> None:
        _try(lambda: button.first.tap(timeout=3000))

    def put(self, where: Point) -> None:
        self.page.touchscreen.tap(*where)


class Keys(Hands):
    """Keys alone; where there is no key for something, the focus is moved there as by Tab."""

    def press(self, button: Locator, key: str) -> None:
        # Enter presses whatever has the focus: if the button has gone meanwhile, that is something else.
        if key == "Enter" and not _try(lambda: button.first.focus(timeout=3000)):
            return
        self.page.keyboard.press(key)

    def put(self, where: Point) -> None:
        """Move the cursor to the cell, as somebody does who looks at it."""
        page = self.page
        for _ in range(24):
            box = page.locator(".own-board .target.cursor").bounding_box() if self._has_cursor() else None
            if box is None:
                page.keyboard.press("ArrowUp")
                continue
            right = where[0] - (box["x"] + box["width"] / 2)
            down = where[1] - (box["y"] + box["height"] / 2)
            if max(abs(right), abs(down)) < box["width"] / 2:
                page.keyboard.press("Enter")
                return
            if abs(right) > abs(down):
                page.keyboard.press("ArrowRight" if right > 0 else "ArrowLeft")
            else:
                page.keyboard.press("ArrowDown" if down > 0 else "ArrowUp")

    def _has_cursor(self) -> bool:
        return self.page.locator(".own-board .target.cursor").count() > 0


def _try(press: Callable[[], None]) -> bool:
    """Whether an element could be pressed. It may be gone by then; the caller looks again."""
    from playwright.sync_api import Error

    try:
        press()
    except Error as error:
        if "Timeout" not in str(error) and "detached" not in str(error):
            raise
        return False
    return True


def soon(holds: Callable[[], bool], patience_ms: int = TIMEOUT_MS // 10) -> bool:
    end = time.monotonic() + patience_ms / 1000
    while time.monotonic() < end:
        if holds():
            return True
        time.sleep(0.06)
    return False


def fly_together(*people: Hands, timeout_s: float = 240) -> None:
    """Everybody answers their questions until all have seen the end of the match."""

    def go_on() -> None:
        for person in people:
            if not person.is_through:
                person.answer()

    act_until(people[0].page, lambda: all(person.is_through for person in people), go_on, timeout_s)


def act_until(
    page: Page, holds: Callable[[], bool], act: Callable[[], None], timeout_s: float = TIMEOUT_MS / 1000
) -> None:
    """Repeat the action until the condition holds, with a timeout."""
    end = time.monotonic() + timeout_s
    while not holds():
        assert time.monotonic() < end, f"waited in vain; the page says: {page.inner_text('body')}"
        act()
        page.wait_for_timeout(120)


def tab_to(page: Page, selector: str, most: int = 80) -> None:
    """Move the focus there with the Tab key, as somebody does who has no mouse."""
    for _ in range(most):
        page.keyboard.press("Tab")
        if page.locator(f"{selector} >> visible=true").first.evaluate(
            "(it) => it === document.activeElement"
        ):
            return
    raise AssertionError(f"the focus never comes to {selector}")
