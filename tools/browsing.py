"""Starts a server, a browser and a bot that plays a person's seat. Used by `screens.py` and
`web_figures.py`."""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

from tests.browser.conftest import Hasty
from tests.browser.visits import Visits
from tests.cli.helpers import environment
from tests.server.server_process import serving
from tests.timeouts import scaled

ROOT = Path(__file__).resolve().parent.parent
TIMEOUT_S = scaled(300)


@contextmanager
def browsing() -> Iterator[Visits]:
    """Visitors of a temporary server; both are closed afterwards."""
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder) / "server", "--port", "0", STARHAUL_COUNTDOWN_SECONDS="3") as server,
        visiting(server.port) as visits,
    ):
        yield visits


@contextmanager
def fast_browsing() -> Iterator[Visits]:
    """The same, with bots that do not wait and the same cards in every match, as in the tests."""
    with tempfile.TemporaryDirectory() as folder:
        server = Hasty(Path(folder), "--port", "0", "--set", "countdown_seconds=1")
        try:
            with visiting(server.port) as visits:
                yield visits
        finally:
            server.close()


@contextmanager
def visiting(port: int) -> Iterator[Visits]:
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        yield Visits(browser, port)
        browser.close()


def chromium() -> str:
    finder = ["sh", str(ROOT / "tools/find-chromium.sh")]
    found = subprocess.run(finder, capture_output=True, text=True, check=False)
    if found.returncode:
        raise SystemExit(found.stderr.strip())
    return found.stdout.strip()


@contextmanager
def pilot(visits: Visits, path: str, *arguments: str) -> Iterator[None]:
    """A bot process that plays the seat of this path while the page watches."""
    command = [sys.executable, "-m", "starhaul", "bot", visits.address + path, *arguments]
    quiet = subprocess.DEVNULL
    process = subprocess.Popen(command, stdout=quiet, stderr=quiet, env=environment())
    try:
        yield
    finally:
        process.terminate()
        process.wait(TIMEOUT_S)


def ask(page: Page, body: str, given: object = None) -> Any:
    """Run JavaScript in the page, with `session` (the current session) and `given` in scope."""
    begin = 'const { session: { value: session } } = await import("./core/currentsession.js");'
    return page.evaluate(f"async (given) => {{ {begin} {body} }}", given)


def set_up(page: Page, **chosen: object) -> None:
    """Change settings at once, as the person would."""
    page.evaluate('async (chosen) => (await import("./core/settings.js")).choose(chosen)', chosen)


FLIP = """
    const { hints } = session?.latest.value?.view ?? {};
    if (hints?.may?.includes("flip")) await session.act({ do: "flip" }, () => {});
"""


def flip(page: Page) -> None:
    """Flip the hourglass if allowed, because bots do not hurry."""
    ask(page, FLIP)


def until(page: Page, holds: Callable[[], bool], what: str) -> None:
    end = time.monotonic() + TIMEOUT_S
    while not holds():
        if time.monotonic() > end:
            page.screenshot(path=Path(tempfile.gettempdir()) / "starhaul-waits.png")
            raise SystemExit(f"timed out waiting for: {what}")
        page.wait_for_timeout(50)
