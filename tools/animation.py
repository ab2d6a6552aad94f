"""`make animation`: the moving picture of the README, docs/screens/animation.webp.

Bots play a match of each game with a fixed seed. A browser shows the replays on a real server and steps
through them; the frames are the screens as people see them, without the bar of the replay. The same seed
gives the same pictures as long as bots and screens stay as they are.
"""

from __future__ import annotations

import io
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from PIL import Image
from playwright.sync_api import Page

import starhaul
from tests.browser.visits import Visits
from tools.browsing import ROOT, browsing

FILE = ROOT / "docs" / "screens" / "animation.webp"
SIZE = (1280, 800)
SHOWN = 700
"""Height of what is shown; the bar of the replay is below."""
WIDTH = 800
QUALITY = 55
HEAVIEST = 1_500_000


class Frame(NamedTuple):
    picture: Image.Image
    ms: int


class Shot(NamedTuple):
    """Pictures taken at equal distances."""

    key: str
    """The key that leads from one to the next."""
    presses: int
    count: int
    ms: int


class Reel(NamedTuple):
    """A match, and what is shown of it."""

    game: str
    config: dict[str, Any]
    bots: list[str]
    seed: int
    shots: list[Shot]


REELS = [
    Reel(
        "trucker",
        {"edition": "2e", "rounds": ["II"], "seats": 4},
        ["hard", "medium:bold", "hard:bold", "easy"],
        7,
        [Shot("Shift+ArrowRight", 1, 28, 110), Shot("]", 1, 12, 650)],
    ),
    Reel("race", {"seats": 4}, ["hard"] * 4, 7, [Shot("ArrowRight", 9, 18, 400)]),
]


def log_of(reel: Reel) -> bytes:
    match = starhaul.new_match(reel.game, reel.config, seed=reel.seed)
    match.play(reel.bots)
    return match.log()


def replayed(visits: Visits, reel: Reel, folder: Path) -> Page:
    """A page that shows the replay of a match, at its beginning."""
    path = folder / f"{reel.game}.jsonl"
    path.write_bytes(log_of(reel))
    page = visits.open(SIZE, path="#/replay")
    page.locator("input[type=file]").first.set_input_files(path)
    page.wait_for_selector(".replay-bar", state="attached")
    page.wait_for_timeout(1500)
    return page


def frames(page: Page, shots: Iterable[Shot]) -> Iterator[Frame]:
    yield Frame(_picture(page), 900)
    for shot in shots:
        for _ in range(shot.count):
            for _ in range(shot.presses):
                page.keyboard.press(shot.key)
            page.wait_for_timeout(250)
            yield Frame(_picture(page), shot.ms)


def _picture(page: Page) -> Image.Image:
    clip: Any = {"x": 0, "y": 0, "width": SIZE[0], "height": SHOWN}
    picture = Image.open(io.BytesIO(page.screenshot(clip=clip))).convert("RGB")
    return picture.resize((WIDTH, SHOWN * WIDTH // SIZE[0]), Image.Resampling.LANCZOS)


def write(made: list[Frame], path: Path) -> None:
    first, *rest = (frame.picture for frame in made)
    times = [frame.ms for frame in made]
    first.save(
        path,
        save_all=True,
        append_images=rest,
        duration=[*times[:-1], 2500],
        loop=0,
        quality=QUALITY,
        method=6,
        minimize_size=True,
    )
    size = path.stat().st_size
    if size > HEAVIEST:
        raise SystemExit(f"{path.name}: {size:,} bytes, more than {HEAVIEST:,}; take fewer frames")
    print(f"{path.relative_to(ROOT)}: {len(made)} frames, {size:,} bytes")


def main() -> None:
    made: list[Frame] = []
    with browsing() as visits, tempfile.TemporaryDirectory() as folder:
        for reel in REELS:
            page = replayed(visits, reel, Path(folder))
            made += frames(page, reel.shots)
            page.context.close()
    write(made, FILE)


if __name__ == "__main__":
    main()
