"""`make screens`: pictures of every screen of the client, in three sizes and two themes, for docs/screens.

A real match is played: a bot builds and flies for the person, and stops where a picture is wanted.
"""

from __future__ import annotations

import base64
import sys
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page

from tests.browser.hands import Mouse
from tests.browser.visits import Visits
from tools.browsing import ROOT, ask, browsing, pilot, set_up, until

FOLDER = ROOT / "docs" / "screens"
SIZES = {"phone": (390, 844), "laptop": (1280, 800), "large": (1920, 1080)}
THEMES = ("space", "paper")
VISIONS = ("protanopia", "deuteranopia", "tritanopia", "achromatopsia")
WIDEST, HEAVIEST = 640, 45_000
QUALITIES = (60, 50, 40, 30)

MATCH = {
    "edition": "2e",
    "seats": 4,
    "rounds": ["II"],
    "options": {
        "run_seconds": 240,
        "decision_seconds": 600,
        "repair_seconds": 600,
        "reveal_seconds": 600,
        "claim_seconds": 600,
    },
}
RACE = {"seats": 4, "options": {"decision_seconds": 600}}
BOTS = ["easy", "medium", "hard"]
TOLD = ("engines", "cannons", "land", "use", "load", "reward", "defend", "shoot", "crew", "battery")
"""Questions that show the flight well, unlike “shall the next card be turned up?”"""
TITLES = {
    "front": "The front door",
    "custom": "A table with everything chosen by oneself",
    "waiting": "The waiting room",
    "building": "Building, a tile in the hand",
    "repair": "The check: what is wrong, and what would fall off",
    "flight": "The flight, with a question",
    "inspector": "What a card does",
    "threat": "Something comes flying",
    "settlement": "What the flight has brought",
    "results": "The end of a match",
    "race": "The race",
    "race-results": "The end of a race",
}


class Camera:
    """Takes pictures of one page; `files` are those taken."""

    def __init__(self, page: Page, folder: Path) -> None:
        self.page = page
        self.folder = folder
        self._line = page.context.new_cdp_session(page)

    def take(self, screen: str, pose: Callable[[], None] = lambda: None) -> None:
        """All sizes and themes; `pose` makes the page ready for each size."""
        for size, (width, height) in SIZES.items():
            self.page.set_viewport_size({"width": width, "height": height})
            for theme in THEMES:
                set_up(self.page, theme=theme)
                self.page.wait_for_timeout(400)
                pose()
                self._shoot(f"{screen}-{size}-{theme}")
        self._as_usual()
        print(screen, flush=True)

    def take_as_seen_with(self, screen: str, pose: Callable[[], None] = lambda: None) -> None:
        """As people see it whose eyes tell fewer colours apart."""
        self._as_usual()
        pose()
        for vision in VISIONS:
            self._line.send("Emulation.setEmulatedVisionDeficiency", {"type": vision})
            self.page.wait_for_timeout(150)
            self._shoot(f"{screen}-{vision}")
        self._line.send("Emulation.setEmulatedVisionDeficiency", {"type": "none"})

    def _as_usual(self) -> None:
        width, height = SIZES["laptop"]
        self.page.set_viewport_size({"width": width, "height": height})
        set_up(self.page, theme="space")
        self.page.wait_for_timeout(300)

    def _shoot(self, name: str) -> None:
        """As heavy as allowed and no heavier."""
        size = self.page.viewport_size
        assert size
        clip = {"x": 0, "y": 0, **size, "scale": min(1, WIDEST / size["width"])}
        for quality in QUALITIES:
            how = {"format": "jpeg", "quality": quality, "clip": clip}
            data = base64.b64decode(self._line.send("Page.captureScreenshot", how)["data"])
            if len(data) <= HEAVIEST:
                break
        (self.folder / f"{name}.jpg").write_bytes(data)


# ---------------------------------------------------------------------------------------------- screens


def front(visits: Visits, folder: Path) -> None:
    """Somebody else's table is open, so that there is one to see."""
    listed = {"game": "trucker", "config": MATCH, "name": "Bob", "is_listed": True}
    visits._post("api/tables", listed)
    page = visits.open()
    camera = Camera(page, folder)
    page.wait_for_selector(".ways .button")
    page.wait_for_timeout(800)
    camera.take("front")
    page.locator(".custom .button").click()
    page.wait_for_selector(".form-dialog")
    camera.take("custom")
    page.context.close()


def trucks(visits: Visits, folder: Path) -> None:
    path = visits.table("trucker", MATCH, BOTS, ready=False)
    page = visits.open(path=path)
    camera = Camera(page, folder)
    page.wait_for_selector(".ready-go")
    camera.take("waiting")
    page.locator(".ready-go").click()
    _build(visits, path, camera)
    _check(page, camera)
    _fly(visits, path, camera)
    _end(visits, path, camera)
    page.context.close()


def _build(visits: Visits, path: str, camera: Camera) -> None:
    """The bot builds most of a ship, the person holds the next tile, and attaches it where it is wrong."""
    page = camera.page
    page.wait_for_selector(".building .draw-button")
    with pilot(visits, path):
        until(page, lambda: page.locator(".own-board .lying").count() >= 15, "tiles on the board")
    page.wait_for_timeout(500)
    ask(page, 'if (!session.latest.value.view.seats[0].hand) await session.act({ do: "take" });')
    camera.take("building", lambda: _hover(page, ".own-board .cell-mark.sound, .own-board .cell-mark.fits"))
    hover = ".own-board .cell-mark.sound, .own-board .cell-mark.fits"
    camera.take_as_seen_with("building", lambda: _hover(page, hover))


def _hover(page: Page, marks: str) -> None:
    mark = page.locator(marks).first
    if mark.count() and (box := mark.bounding_box()):
        page.mouse.move(box["x"] + box["width"] / 2 - 1, box["y"] + box["height"] / 2, steps=2)
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.wait_for_timeout(200)


WRONG = """
    const { view } = session.latest.value, sound = view.hints?.sound ?? [];
    for (const [turn, cells] of (view.yard.places ?? []).entries())
      for (const cell of cells) if (!sound[turn]?.includes(cell)) return await session.act({ do: "attach", cell, turn });
"""


def _check(page: Page, camera: Camera) -> None:
    ask(page, WRONG)
    page.wait_for_timeout(500)
    Mouse(page).finish()
    until(page, lambda: "repair" in _asked(page) or _is_flying(page), "the check")
    if "repair" in _asked(page):
        page.wait_for_timeout(1000)
        camera.take("repair")


def _asked(page: Page) -> list[str]:
    found: list[str] = ask(page, "return session.asked.value.map(({ kind }) => kind);")
    return found


def _is_flying(page: Page) -> bool:
    return bool(ask(page, "return session.latest.value?.view?.flight?.card;"))


HOLD = """
    const { Director } = await import("./core/director.js");
    window.wanted = [];
    Director.prototype._wait = function () {
      if (!window.wanted.includes(this.scene.peek()?.event.key)) return Promise.resolve();
      window.held = true;
      return new Promise((resolve) => (this._wake = () => resolve(undefined)));
    };
"""
"""The story is told at once, but stops where it is wanted to."""
HALFWAY = """
    for (const animation of document.getAnimations()) {
      const { endTime } = animation.effect.getComputedTiming();
      if (!Number.isFinite(endTime)) continue;
      animation.pause();
      animation.currentTime = 0.6 * endTime;
    }
"""


def _fly(visits: Visits, path: str, camera: Camera) -> None:
    page, person = camera.page, Mouse(camera.page)
    ask(page, HOLD)
    until(page, lambda: _answers_until_good(page, person), "a question in flight")
    page.wait_for_timeout(800)
    camera.take("flight")
    camera.take_as_seen_with("flight")
    page.locator(".table-card").first.click()
    page.wait_for_selector(".inspector")
    camera.take("inspector")
    page.keyboard.press("Escape")
    set_up(page, speed=1)
    ask(page, 'window.wanted = ["threat-rolled"];')
    with pilot(visits, path):
        until(page, lambda: bool(ask(page, "return window.held || session.latest.value.view.is_over;")), "threat")
    if ask(page, "return window.held;"):
        camera.take("threat", lambda: ask(page, HALFWAY))
    ask(page, "window.wanted = []; session.director.skip();")
    set_up(page, speed=0)


def _answers_until_good(page: Page, person: Mouse) -> bool:
    """Whether the question now asked is worth a picture; if not, it is answered."""
    if set(_asked(page)) & set(TOLD) and _is_flying(page):
        return True
    person.answer()
    return False


def _end(visits: Visits, path: str, camera: Camera) -> None:
    page = camera.page
    with pilot(visits, path):
        page.wait_for_selector(".settlement", timeout=180_000)
    onward = page.locator(".settlement-way .button")
    onward.click()
    page.wait_for_timeout(500)
    camera.take("settlement")
    onward.click()
    page.wait_for_selector(".results .results-verdict")
    camera.take("results")


def race(visits: Visits, folder: Path) -> None:
    path = visits.table("race", RACE, BOTS)
    page = visits.open(path=path)
    camera = Camera(page, folder)
    page.wait_for_selector(".race-question")
    ask(page, HOLD)
    with pilot(visits, path):
        until(page, lambda: bool(ask(page, "return (session.latest.value?.rev ?? 0) > 40;")), "some moves")
    until(page, lambda: "play" in _asked(page), "the own turn")
    page.wait_for_timeout(800)
    camera.take("race", lambda: _hover(page, ".race-hand button, .hand button"))
    with pilot(visits, path):
        page.wait_for_selector(".results .results-verdict", timeout=180_000)
    camera.take("race-results")
    page.context.close()


PARTS = {"front": front, "trucks": trucks, "race": race}


def main(parts: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    with browsing() as visits:
        for part in parts or PARTS:
            PARTS[part](visits, FOLDER)
        problems = visits.problems
    if problems:
        raise SystemExit("\n".join(problems))


if __name__ == "__main__":
    main(sys.argv[1:])
