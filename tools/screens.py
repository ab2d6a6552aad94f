"""`make screens`: pictures of every screen of the client, for docs/screens.

A real match is played: a bot builds and flies for the person, and stops where a picture is wanted. Its
screens are taken in three sizes and two themes; those of `tools/scenes.py` in two sizes, or, for close
inspection (`make screens LOOK=FOLDER`), in four sizes and three languages, at full size.
"""

from __future__ import annotations

import base64
import os
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

from playwright.sync_api import Page

from starhaul.locale import LANGUAGES
from tests.browser.hands import Mouse
from tests.browser.screens import choose
from tests.browser.visits import Visits
from tools import scenes
from tools.browsing import ROOT, ask, browsing, fast_browsing, flip, pilot, set_up, until

FOLDER = ROOT / "docs" / "screens"
LOOKED_AT = ((1366, 768), (1920, 1080), (390, 844), (360, 640))
PASSING = ("swap", "countdown", "stalled")
SIZES = {"phone": (390, 844), "laptop": (1280, 800), "large": (1920, 1080)}
THEMES = ("space", "paper")
VISIONS = ("protanopia", "deuteranopia", "tritanopia", "achromatopsia")
WIDEST, HEAVIEST, LIGHTER = 640, 45_000, 16_000
QUALITIES = (60, 50, 40, 30)

MATCH = {
    "edition": "2e",
    "seats": 4,
    "rounds": ["II"],
    "options": {
        "run_seconds": 30,
        "draw_pause_ms": 0,
        "decision_seconds": 600,
        "repair_seconds": 600,
        "reveal_seconds": 600,
        "claim_seconds": 600,
    },
}
RACE = {"seats": 4, "options": {"decision_seconds": 600}}
BOTS = ["easy", "medium", "hard"]
SHOWN = ("engines", "cannons", "land", "use", "load", "reward", "defend", "shoot", "crew", "battery")
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
    """Takes pictures of one page."""

    def __init__(self, page: Page, folder: Path) -> None:
        self.page = page
        self.folder = folder
        self._line = page.context.new_cdp_session(page)

    def take(self, screen: str, pose: Callable[[], None] = lambda: None) -> None:
        """All sizes and themes; `pose` prepares the page for each size."""
        for size, (width, height) in SIZES.items():
            self.page.set_viewport_size({"width": width, "height": height})
            for theme in THEMES:
                set_up(self.page, theme=theme)
                self.page.wait_for_timeout(400)
                pose()
                self._shoot(f"{screen}-{size}-{theme}")
        self._as_usual()
        print(screen, flush=True)

    def take_scene(self, screen: str) -> None:
        """A laptop and a phone, so that the repository stays small."""
        for size in ("laptop", "phone"):
            self._resize(screen, *SIZES[size])
            self._shoot(f"{screen}-{size}-space", LIGHTER)
        self._as_usual()
        print(screen, flush=True)

    def look_at_scene(self, screen: str) -> None:
        """All sizes and languages, for designers; scenes that pass quickly are taken in one language."""
        for width, height in LOOKED_AT:
            for language in ("en",) if screen in PASSING else LANGUAGES:
                choose(self.page, language=language)
                self._resize(screen, width, height)
                self.page.screenshot(path=self.folder / f"{screen}-{width}x{height}-{language}.png")
        choose(self.page, language="en")
        self._as_usual()
        print(screen, flush=True)

    def _resize(self, screen: str, width: int, height: int) -> None:
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.wait_for_timeout(150)
        if screen in scenes.BELOW:
            self.page.locator(scenes.BELOW[screen]).first.scroll_into_view_if_needed()

    def take_as_seen_with(self, screen: str, pose: Callable[[], None] = lambda: None) -> None:
        """As seen with colour vision deficiencies."""
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

    def _shoot(self, name: str, heaviest: int = HEAVIEST) -> None:
        """In the best quality that the size limit allows."""
        size = self.page.viewport_size
        assert size
        clip = {"x": 0, "y": 0, **size, "scale": min(1, WIDEST / size["width"])}
        for quality in QUALITIES:
            how = {"format": "jpeg", "quality": quality, "clip": clip}
            data = base64.b64decode(self._line.send("Page.captureScreenshot", how)["data"])
            if len(data) <= heaviest:
                break
        (self.folder / f"{name}.jpg").write_bytes(data)


# ---------------------------------------------------------------------------------------------- screens


def front(visits: Visits, folder: Path) -> None:
    """Another table is open, so that the list is not empty."""
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
    _fly(camera)
    _end(camera)
    page.context.close()


def _build(visits: Visits, path: str, camera: Camera) -> None:
    """The bot builds most of a ship; the person holds the next tile and attaches it in a wrong place."""
    page = camera.page
    page.wait_for_selector(".building .draw-button")
    with pilot(visits, path):
        until(page, lambda: page.locator(".own-board .lying").count() >= 14, "tiles on the board")
    page.wait_for_timeout(500)
    ask(page, 'if (!session.latest.value.view.seats[0].hand) await session.act({ do: "take" });')
    where = ".own-board .cell-mark.sound, .own-board .cell-mark.fits"
    camera.take("building", lambda: _hover(page, where))
    camera.take_as_seen_with("building", lambda: _hover(page, where))


def _hover(page: Page, marks: str) -> None:
    mark = page.locator(marks).first
    if mark.count() and (box := mark.bounding_box()):
        page.mouse.move(box["x"] + box["width"] / 2 - 1, box["y"] + box["height"] / 2, steps=2)
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.wait_for_timeout(200)


WRONG = """
    const { view } = session.latest.value, sound = view.hints?.sound ?? [];
    for (const [turn, cells] of (view.yard.places ?? []).entries())
      for (const cell of cells)
        if (!sound[turn]?.includes(cell)) return await session.act({ do: "attach", cell, turn });
"""


def _check(page: Page, camera: Camera) -> None:
    ask(page, WRONG)
    page.wait_for_timeout(500)
    Mouse(page).finish()
    until(page, lambda: _is_checked(page), "the check")
    if "repair" in _asked(page):
        page.wait_for_timeout(1000)
        camera.take("repair")


def _is_checked(page: Page) -> bool:
    """Whether building is over; until then, those who have finished flip the hourglass."""
    flip(page)
    return "repair" in _asked(page) or _is_flying(page)


def _asked(page: Page) -> list[str]:
    found: list[str] = ask(page, "return session.asked.value.map(({ kind }) => kind);")
    return found


def _is_flying(page: Page) -> bool:
    return bool(ask(page, "return session.latest.value?.view?.flight?.card;"))


HOLD = """
    const { Director } = await import("./core/director.js");
    window.holds = true;
    const hits = (dice) => Math.abs(dice.reduce((sum, die) => sum + die, 0) - 7) <= 2;
    const isMine = ({ event: { key, args }, after: { view } }) =>
      key === "threat-rolled" && view.flight?.order.includes(view.me)
      && (args.what === "meteor" || args.seat === view.me) && hits(args.dice);
    Director.prototype._wait = function () {
      if (!window.holds || !isMine(this.scene.peek())) return Promise.resolve();
      window.holds = !(window.held = true);
      return new Promise((resolve) => (this._wake = () => resolve(undefined)));
    };
"""
"""The story is shown at once, but stops the first time something flies at the person's ship."""
HALFWAY = """
    for (const animation of document.getAnimations()) {
      const { endTime } = animation.effect.getComputedTiming();
      if (!Number.isFinite(endTime)) continue;
      animation.pause();
      animation.currentTime = 0.6 * endTime;
    }
"""


def _fly(camera: Camera) -> None:
    """Answer questions for the person until every wanted screen has been seen."""
    page, person, missing = camera.page, Mouse(camera.page), {"flight", "threat"}
    set_up(page, speed=1)
    ask(page, HOLD)
    while missing and not ask(page, "return session.latest.value.view.is_over;"):
        if ask(page, "return window.held;"):
            camera.take("threat", lambda: ask(page, HALFWAY))
            ask(page, "window.held = false; session.director.skip();")
            missing.discard("threat")
        elif "flight" in missing and set(_asked(page)) & set(SHOWN) and _is_flying(page):
            _question(page, camera)
            missing.discard("flight")
        else:
            person.answer()
            page.wait_for_timeout(100)
    print(*(f"not seen this time: {screen}" for screen in missing), sep="\n")
    ask(page, "window.holds = false; session.director.skip();")
    set_up(page, speed=0)


def _question(page: Page, camera: Camera) -> None:
    page.wait_for_timeout(800)
    camera.take("flight")
    camera.take_as_seen_with("flight")
    page.locator(".table-card").first.click()
    page.wait_for_selector(".inspector")
    camera.take("inspector")
    page.keyboard.press("Escape")


def _is_settled(page: Page, person: Mouse) -> bool:
    """Whether the flight is over; until then, questions are answered."""
    if page.locator(".settlement").count():
        return True
    person.answer()
    return False


def _end(camera: Camera) -> None:
    page, person = camera.page, Mouse(camera.page)
    until(page, lambda: _is_settled(page, person), "the settlement")
    onward = page.locator(".settlement-way .button")
    onward.click()
    page.wait_for_timeout(500)
    camera.take("settlement")
    onward.click()
    page.wait_for_selector(".results .results-verdict")
    camera.take("results")


def _rest(page: Page) -> None:
    """Decline the rematch that the bot has asked for."""
    ask(page, 'await session.tell({ do: "ready", ready: false });')


def race(visits: Visits, folder: Path) -> None:
    path = visits.table("race", RACE, BOTS)
    page = visits.open(path=path)
    camera = Camera(page, folder)
    page.wait_for_selector(".race-question")
    ask(page, HOLD)
    with pilot(visits, path):
        until(page, lambda: bool(ask(page, "return (session.latest.value?.rev ?? 0) > 40;")), "some moves")
    until(page, lambda: _plays(page), "the person's turn")
    page.wait_for_timeout(800)
    camera.take("race", lambda: _hover(page, ".race-hand button, .hand button"))
    with pilot(visits, path):
        page.wait_for_selector(".results .results-verdict", timeout=180_000)
    _rest(page)
    camera.take("race-results")
    page.context.close()


def _plays(page: Page) -> bool:
    """Whether a card is to be played; other questions are answered."""
    asked = _asked(page)
    if asked and "play" not in asked:
        ask(page, "await session.act(session.asked.value[0].default);")
    return "play" in asked


# ------------------------------------------------------------------------------------------------ index


def index(folder: Path) -> str:
    """docs/screens/README.md: all pictures, by screen."""
    lines: list[str | None] = [
        "# Screens",
        "",
        "Written by `make screens`; screens of a match in three sizes and two themes, others in two.",
        "",
    ]
    for screen, title in TITLES.items():
        lines += [f"## {title}", ""]
        for theme in THEMES:
            lines += [
                _picture(folder, f"{screen}-{size}-{theme}", f"{title}, {size}, {theme}") for size in SIZES
            ]
        lines.append("")
    for screen, title in scenes.TITLES.items():
        names = [(size, f"{screen}-{size}-space") for size in ("phone", "laptop")]
        lines += [
            f"## {title}",
            "",
            *(_picture(folder, name, f"{title}, {size}") for size, name in names),
            "",
        ]
    lines += ["## As seen by people who tell fewer colours apart", ""]
    for screen in ("building", "flight"):
        lines += [_picture(folder, f"{screen}-{vision}", f"{TITLES[screen]}, {vision}") for vision in VISIONS]
    return "\n".join(line for line in lines if line is not None) + "\n"


def _picture(folder: Path, name: str, title: str) -> str | None:
    return f"![{title}]({name}.jpg)" if (folder / f"{name}.jpg").exists() else None


PARTS = {"front": front, "trucks": trucks, "race": race}
SCENES = {scene.__name__: scene for scene in scenes.ALL}


def take_scenes(names: Iterable[str], folder: Path, *, closely: bool) -> list[str]:
    """Returns the errors that browsers logged."""
    folder.mkdir(exist_ok=True)
    with fast_browsing() as visits:
        for name in names:
            for screen, page in SCENES[name](visits):
                camera = Camera(page, folder)
                (camera.look_at_scene if closely else camera.take_scene)(screen)
        return visits.problems


def main(parts: list[str], looked_at: str = "") -> None:
    """All parts unless some are named, by the names in `PARTS` and `SCENES`."""
    chosen = [name for name in SCENES if not parts or name in parts]
    if looked_at:
        problems = take_scenes(chosen, Path(looked_at), closely=True)
    else:
        problems = take_scenes(chosen, FOLDER, closely=False)
        with browsing() as visits:
            for name in (name for name in PARTS if not parts or name in parts):
                PARTS[name](visits, FOLDER)
            problems += visits.problems
        (FOLDER / "README.md").write_text(index(FOLDER), "utf-8")
    if problems:
        raise SystemExit("\n".join(problems))


if __name__ == "__main__":
    main(sys.argv[1:], os.environ.get("LOOK", ""))
