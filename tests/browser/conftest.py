"""A real browser, a real server."""

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.visits import ARGUMENTS, TIMEOUT_MS, Visits
from tests.remote.wide import SETTINGS
from tests.server.server_process import Process

ROOT = Path(__file__).resolve().parents[2]


class Hasty(Process):
    program = (str(ROOT / "tests/browser/hasty.py"),)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.slow)


@pytest.fixture(scope="session")
def chromium() -> str:
    """Where a browser is required, a missing one is a failure: otherwise the
    client would seem to be tested."""
    finder = ["sh", str(ROOT / "tools/find-chromium.sh")]
    found = subprocess.run(finder, capture_output=True, text=True, check=False)
    if found.returncode:
        is_required = "CI" in os.environ or os.environ.get("BROWSER") == "required"
        (pytest.fail if is_required else pytest.skip)(found.stderr.strip())
    return found.stdout.strip()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    settings = ("--set", "countdown_seconds=1", *SETTINGS)
    process = Hasty(tmp_path_factory.mktemp("house"), "--lang", "en", "--port", "0", *settings)
    yield process
    process.close()


@pytest.fixture(scope="package")
def browser(chromium: str) -> Iterator[Browser]:
    """One browser for all tests of a worker: starting it costs half a second.

    Its driver keeps an event loop running in this thread, so it is closed before tests of other folders run.
    """
    with sync_playwright() as driver:
        started = driver.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        yield started
        started.close()


@pytest.fixture
def visits(browser: Browser, server: Process) -> Iterator[Visits]:
    """Pages of one test; errors in any of them are reported at its end."""
    expect.set_options(timeout=TIMEOUT_MS)
    found = Visits(browser, server.port)
    yield found
    problems = found.problems
    for context in browser.contexts:
        context.close()
    assert not problems
