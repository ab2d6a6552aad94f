"""How soon a player can continue after a lost connection, and after the server was killed and restarted."""

from __future__ import annotations

import copy
import signal
import socket
import statistics
import tempfile
import threading
import time
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.browser.cable import cable
from tests.browser.visits import Visits
from tests.server.server_process import Process, serving

TIMES = 20
OUTAGES_S = (0.1, 0.4, 1.0, 2.0, 5.0)
"""Lengths of the outages, in turn: after longer ones the client retries less often."""
PLAYABLE = """() => {
    const button = document.querySelector(".building .draw-button");
    return !document.querySelector(".banner") && button !== null && !button.disabled;
}"""
BANNER = ".banner"


def reconnect(visits: Visits, config: dict[str, Any]) -> None:
    """From the moment the server is reachable again to a board without the banner of a lost connection."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "server"
        with serving(folder, "--port", "0", STARHAUL_COUNTDOWN_SECONDS="1") as server:
            running = copy.copy(visits)
            running.address = f"http://127.0.0.1:{server.port}/"
            path = running.table("trucker", config, ["easy"])
            _report("the line was cut", _cut(running, server.port, path))
            page = running.open(path=path)
            page.wait_for_function(PLAYABLE)
            running = server
            try:
                found = []
                for _ in range(TIMES):
                    took, running = _restart(page, running, folder)
                    found.append(took)
            finally:
                running.close()
            _report("the server was killed and started again", found)
            page.context.close()


def _report(what: str, found: list[float]) -> None:
    print(f"playing on after {what}: {statistics.median(found):.0f} ms", end=" ")
    print(f"(median of {len(found)}; longest {max(found):.0f})", flush=True)


def _cut(running: Visits, port: int, path: str) -> list[float]:
    """Milliseconds."""
    with cable(port) as line:
        page = running.open(address=line.address, path=path)
        page.wait_for_function(PLAYABLE)
        found = []
        for number in range(TIMES):
            line.cut()
            page.wait_for_selector(BANNER)
            time.sleep(OUTAGES_S[number % len(OUTAGES_S)])
            line.mend()
            began = time.monotonic()
            page.wait_for_function(PLAYABLE)
            found.append(_since(began))
        page.context.close()
    return found


def _restart(page: Page, server: Process, folder: Path) -> tuple[float, Process]:
    """Milliseconds, and the new server process, at the same address and with the same matches."""
    port = server.port
    server.end(signal.SIGKILL)
    server.close()
    page.wait_for_selector(BANNER)
    # It is reachable a little before it reports that.
    reached: list[float] = []
    watcher = threading.Thread(target=lambda: reached.append(_reach(port)))
    watcher.start()
    again = Process(folder, "--lang", "en", "--port", str(port))
    page.wait_for_function(PLAYABLE)
    watcher.join()
    return _since(reached[0]), again


def _since(began: float) -> float:
    return 1000 * (time.monotonic() - began)


def _reach(port: int) -> float:
    """Wait until a server listens there; returns the time."""
    while True:
        with suppress(OSError), closing(socket.create_connection(("127.0.0.1", port), 1)):
            return time.monotonic()
        time.sleep(0.005)
