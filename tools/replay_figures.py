"""`python -m tools.replay_figures`: how long replays, jumps and previews take, in a real browser and server.

A fresh browser opens a link to a moment of a three-round match of four; the replay jumps to many moments; the
picture of a preview is made once and then taken from the cache, while requests in between show that the
server goes on answering. Times depend on the load of the machine, so the best of several is shown as well.
"""

from __future__ import annotations

import os
import statistics
import tempfile
import threading
import time
from pathlib import Path
from urllib.request import urlopen

from playwright.sync_api import CDPSession, Page

from tests.browser.replays import moments
from tests.browser.visits import Visits
from tests.remote.wide import SETTINGS
from tests.server.server_process import serving
from tools.browsing import visiting
from tools.stored_matches import store_matches

MATCH = "2e-trek-4"
OPENINGS, JUMPS, EYES = 5, 100, ("open", "0")
GOALS_MS = {"link": 1500, "jump": 150, "picture": 300}
JUMP = """async (moment) => {
  const { now } = await import("./screens/replay/theatre.js");
  const begin = performance.now();
  now.value.jump(moment);
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  return performance.now() - begin;
}"""


def link(visits: Visits, match: str, entry: int) -> None:
    """From the request to the moment on the screen, with empty caches."""
    found = []
    for _ in range(OPENINGS):
        page = visits.open((1366, 768), path="healthz")
        begin = time.perf_counter()
        page.goto(f"{visits.address}#/match/{match}/{entry}")
        page.wait_for_selector(".replay-stage .gamebar")
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
        found.append((time.perf_counter() - begin) * 1000)
        page.context.close()
    _report("link to a moment in a fresh browser", found, GOALS_MS["link"])


def jumps(visits: Visits, match: str) -> None:
    """Of the page alone: time on the wall, and processor time."""
    for eye in EYES:
        page = visits.open((1366, 768), path=f"#/match/{match}/0/{eye}")
        page.wait_for_selector(".replay-badge.is-good, .replay-badge.is-bad")
        line = page.context.new_cdp_session(page)
        line.send("Performance.enable", {"timeDomain": "threadTicks"})
        last = moments(page)
        found = [_jump(page, line, (number * 7919) % last) for number in range(JUMPS)]
        _report(f"jump, {eye}, of {last} moments", [wall for wall, _ in found], GOALS_MS["jump"])
        _report(f"jump, {eye}, processor time", [cost for _, cost in found], GOALS_MS["jump"])
        page.context.close()


def _jump(page: Page, line: CDPSession, moment: int) -> tuple[float, float]:
    before = _busy_ms(line)
    wall = float(page.evaluate(JUMP, moment))
    return wall, _busy_ms(line) - before


def _busy_ms(line: CDPSession) -> float:
    metrics = {one["name"]: one["value"] for one in line.send("Performance.getMetrics")["metrics"]}
    return float(metrics["TaskDuration"]) * 1000


def pictures(visits: Visits, match: str, entries: int) -> None:
    """Each of another moment, so none is cached; the first also starts the worker."""
    address = f"{visits.address}preview/m/{match}/"
    _fetch(f"{address}1.png")
    wanted = [entries * (number + 1) // (OPENINGS + 1) for number in range(OPENINGS)]
    with _Pulse(f"{visits.address}healthz") as pulse:
        made = [_timed_fetch(f"{address}{entry}.png") for entry in wanted]
    _report("picture of a preview, made", made, GOALS_MS["picture"])
    cached = [_timed_fetch(f"{address}{entry}.png") for entry in wanted]
    _report("picture of a preview, cached", cached, GOALS_MS["picture"])
    _report("another request meanwhile", pulse.found, GOALS_MS["picture"])


class _Pulse:
    """Asks for something small again and again, in a thread."""

    def __init__(self, address: str) -> None:
        self.found: list[float] = []
        self._address = address
        self._is_over = threading.Event()
        self._thread = threading.Thread(target=self._ask)

    def __enter__(self) -> _Pulse:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._is_over.set()
        self._thread.join()

    def _ask(self) -> None:
        while not self._is_over.wait(0.01):
            self.found.append(_timed_fetch(self._address))


def _fetch(address: str) -> bytes:
    with urlopen(address) as answer:
        body: bytes = answer.read()
    return body


def _timed_fetch(address: str) -> float:
    begin = time.perf_counter()
    _fetch(address)
    return (time.perf_counter() - begin) * 1000


def _report(what: str, found: list[float], goal: int) -> None:
    ordered = sorted(found)
    p95 = ordered[min(len(ordered) - 1, round(0.95 * len(ordered)))]
    print(f"{what}: best {ordered[0]:.0f} ms, median {statistics.median(ordered):.0f},", end=" ")
    print(f"p95 {p95:.0f}, worst {ordered[-1]:.0f} (of {len(ordered)}; goal {goal})", flush=True)


def main() -> None:
    load = os.getloadavg()[0] / (os.cpu_count() or 1)
    print(f"work waiting for each core of this machine: {load:.1f}")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "server"
        match = store_matches(folder / "data" / "starhaul" / "starhaul.db", [MATCH])[MATCH]
        with serving(folder, "--port", "0", *SETTINGS) as server, visiting(server.port) as visits:
            entries = len(_fetch(f"{visits.address}api/matches/{match}/log").splitlines()) - 2
            link(visits, match, entries // 2)
            jumps(visits, match)
            pictures(visits, match, entries)


if __name__ == "__main__":
    main()
