"""`make figures`: the cost of the client: bytes, time, frames, memory, lines – measured in a real browser.

Times depend on the machine and its load; bytes and requests do not.
"""

from __future__ import annotations

import itertools
import math
import os
import statistics
import sys
import time
from typing import Any
from urllib.request import Request, urlopen

from playwright.sync_api import Page

from tests.browser.visits import Visits
from tests.web.files import WEB
from tools.browsing import ask, browsing, flip, pilot, until
from tools.web_figures_reconnect import reconnect

SHORT = {
    "edition": "2e",
    "seats": 2,
    "rounds": ["I"],
    "options": {
        "run_seconds": 5,
        "autoFlip": True,
        "draw_pause_ms": 0,
        "reveal_seconds": 2,
        "decision_seconds": 5,
    },
}
CALM = {**SHORT, "rounds": ["II"], "options": {"run_seconds": 3600, "draw_pause_ms": 0}}
RACE = {"seats": 2}
OPENINGS, MATCHES, DRAG_S, OPEN_TILES = 5, 10, 5, 40
OVER = "return session.latest.value?.view?.is_over && session.latest.value.match;"

# ------------------------------------------------------------------------------------------------- bytes


def sizes(visits: Visits) -> None:
    """All scripts and styles, as transferred."""
    files = [path for end in ("js", "css") for path in sorted(WEB.rglob(f"*.{end}"))]
    total = 0
    for path in files:
        address = visits.address + path.relative_to(WEB).as_posix()
        with urlopen(Request(address, headers={"Accept-Encoding": "br"})) as answer:
            total += len(answer.read())
    print(f"scripts and styles, all {len(files)} files: {_kb(total)}")


def visit(visits: Visits, game: str, config: dict[str, Any], bots: list[str]) -> None:
    """From the front page to the end of a match."""
    page = visits.open(path="healthz")
    sent: dict[str, int] = {}
    page.on("requestfinished", lambda request: sent.update({request.url: _sent(request)}))
    page.goto(visits.address)
    page.wait_for_selector(".ways .button")
    path = visits.table(game, config, bots)
    page.evaluate("(path) => (location.hash = path)", path)
    with pilot(visits, path):
        until(page, lambda: bool(_over(page)), f"the end of a match of {game}")
        page.wait_for_timeout(1500)
    code = [size for url, size in sent.items() if url.split("?")[0].endswith((".js", ".css"))]
    rest = sum(sent.values()) - sum(code)
    print(f"a visit of {game}: scripts and styles {_kb(sum(code))} in {len(code)} files", end=", ")
    print(f"all else {_kb(rest)}")
    page.context.close()


def _sent(request: Any) -> int:
    size: int = request.sizes()["responseBodySize"]
    return size


def _kb(size: int) -> str:
    return f"{size / 1000:.1f} kB"


FINISH = """
    const { view } = session?.latest.value ?? {};
    const start = view?.hints?.starts?.[0], { tiles = [] } = view?.seats?.[0].ship ?? {};
    if (start && tiles.length > 3) await session.act({ do: "finish", start }, () => {});
"""


def _over(page: Page) -> str:
    """The ID of the finished match, if one is over; a small ship is enough, so that building does not take
    long."""
    ask(page, FINISH)
    flip(page)
    found: str = ask(page, f"if (!session) return ''; {OVER}") or ""
    return found


# -------------------------------------------------------------------------------------------------- time

WATCH = """
    const look = () => {
      if (document.querySelector(".front .button.main:not([disabled])")) window.readyAt = performance.now();
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
"""


def opening(visits: Visits) -> None:
    """From requesting the page to a button that can be pressed, with empty caches."""
    found = [_open(visits) for _ in range(OPENINGS)]
    times = [ms for ms, _ in found]
    print(f"first view: {found[0][1]} requests, interactive after {statistics.median(times):.0f} ms", end=" ")
    print(f"(median of {OPENINGS}; {min(times):.0f}–{max(times):.0f})")


def _open(visits: Visits) -> tuple[float, int]:
    """Milliseconds and requests."""
    page = visits.open(path="healthz")
    page.context.add_init_script(WATCH)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(visits.address)
    until(page, lambda: bool(page.evaluate("window.readyAt")), "the front door")
    ready_at: float = page.evaluate("window.readyAt")
    page.context.close()
    return ready_at, len(asked)


# ------------------------------------------------------------------------------------------------ frames

FILL = """
    for (let i = 0; i < given; i++) {
      await session.act({ do: "take" });
      await session.act({ do: "return" });
    }
"""
COUNT = """() => {
    window.frames_ = [];
    const tick = (at) => { window.frames_.push(at); window.ticking = requestAnimationFrame(tick); };
    requestAnimationFrame(tick);
}"""
COSTS = ("TaskDuration", "ScriptDuration", "LayoutDuration", "RecalcStyleDuration")


def drag(visits: Visits) -> None:
    """A tile is dragged over pool and board."""
    path = visits.table("trucker", CALM, ["easy"])
    page = visits.open(path=path)
    page.wait_for_selector(".building .draw-button")
    ask(page, FILL, OPEN_TILES)
    page.wait_for_timeout(500)
    pool, board, heap = (_box(page, name) for name in (".pool-tiles", ".own-board", ".draw-button"))
    page.mouse.move(heap["x"] + 30, heap["y"] + 20)
    page.mouse.down()
    page.wait_for_selector(".held-tile")
    line = page.context.new_cdp_session(page)
    line.send("Performance.enable")
    before = _costs(line)
    page.evaluate(COUNT)
    moves = _circle(page, pool, board)
    frames = page.evaluate("window.frames_")
    after = _costs(line)
    open_tiles = page.locator(".pool-tile").count()
    page.mouse.up()
    gaps = sorted(b - a for a, b in itertools.pairwise(frames))
    rate = 1000 * len(gaps) / (frames[-1] - frames[0])
    print(f"dragging over {open_tiles} open tiles: {rate:.0f} frames/s, {moves} moves;", end=" ")
    print(f"99 % of the frames within {gaps[int(0.99 * len(gaps))]:.0f} ms;", end=" ")
    costs = {
        name.removesuffix("Duration"): 1000 * (after[name] - before[name]) / len(frames) for name in COSTS
    }
    print("milliseconds for each frame:", ", ".join(f"{name} {cost:.1f}" for name, cost in costs.items()))
    page.context.close()


def _circle(page: Page, pool: dict[str, float], board: dict[str, float]) -> int:
    end, moves = time.monotonic() + DRAG_S, 0
    while time.monotonic() < end:
        box = pool if moves // 60 % 2 else board
        angle = moves / 12
        x = box["x"] + box["width"] * (0.5 + 0.4 * math.cos(angle))
        y = box["y"] + box["height"] * (0.5 + 0.4 * math.sin(angle))
        page.mouse.move(x, y)
        moves += 1
    return moves


def _box(page: Page, name: str) -> dict[str, float]:
    found = page.locator(name).first.bounding_box()
    assert found, name
    return {"x": found["x"], "y": found["y"], "width": found["width"], "height": found["height"]}


def _costs(line: Any) -> dict[str, float]:
    return {each["name"]: each["value"] for each in line.send("Performance.getMetrics")["metrics"]}


# ------------------------------------------------------------------------------------------------ memory


def memory(visits: Visits) -> None:
    """One page, one table, one match after the other."""
    path = visits.table("trucker", SHORT, ["easy"], ready=False)
    page = visits.open(path=path)
    line = page.context.new_cdp_session(page)
    seen = ""
    with pilot(visits, path, "--skill", "easy"):
        for number in range(1, MATCHES + 1):
            seen = _next_end(page, seen)
            line.send("HeapProfiler.collectGarbage")
            heap = line.send("Runtime.getHeapUsage")["usedSize"] / 1e6
            counts = line.send("Memory.getDOMCounters")
            print(f"after match {number}: {heap:.2f} MB in use,", end=" ")
            print(f"{counts['nodes']} nodes, {counts['jsEventListeners']} listeners", flush=True)
    page.context.close()


def _next_end(page: Page, seen: str) -> str:
    """Wait until another match is over; returns its ID."""
    until(page, lambda: _over(page) not in ("", seen), "the end of a match")
    return _over(page)


# -------------------------------------------------------------------------------------------------- all


def main(parts: list[str]) -> None:
    load = os.getloadavg()[0] / (os.cpu_count() or 1)
    print(f"work waiting for each core of this machine: {load:.1f}")
    todo = {
        "sizes": sizes,
        "opening": opening,
        "trucker": lambda visits: visit(visits, "trucker", SHORT, ["easy"]),
        "race": lambda visits: visit(visits, "race", RACE, ["easy"]),
        "drag": drag,
        "memory": memory,
        "reconnect": lambda visits: reconnect(visits, CALM),
    }
    with browsing() as visits:
        for part in parts or todo:
            todo[part](visits)
            sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
