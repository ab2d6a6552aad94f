"""Settings for every test."""

import os
import signal
from pathlib import Path

import pytest
from hypothesis import settings

from starhaul.locale import Texts
from tests.browser.kinds_met import KindsMet
from tests.browser.variants import VARIANTS, WELL_BUILT
from tests.effort import IS_LONG
from tests.timeouts import scaled

BROWSER = Path(__file__).parent / "browser"

# No deadline: a busy machine is not a bug. In CI the examples are the same in every run, so that a failure
# means a broken change; locally they vary, and a failing example is printed so that it can be repeated.
settings.register_profile("starhaul", deadline=None, derandomize="CI" in os.environ, print_blob=True)
settings.load_profile("starhaul")


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    """The time limit of a whole test is scaled as well, up to a maximum: a
    hanging test should be reported soon."""
    if config.option.timeout is None:
        limit = float(config.getini("timeout"))
        config.option.timeout = min(scaled(limit), 3 * limit)
    # A shell that starts the tests in the background makes them, and all
    # their child processes, ignore Ctrl+C.
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    if IS_LONG and not hasattr(config, "workerinput"):
        config.pluginmanager.register(KindsMet(len(VARIANTS) + len(WELL_BUILT)))


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    mark_all_but_the_first(items)
    # Long tests start first, so that no worker is left alone with one at the end; above all those in a
    # browser, which spend most of their time waiting.
    items.sort(key=lambda item: (BROWSER not in item.path.parents, item.get_closest_marker("slow") is None))
    # Each worker gets a run of neighbouring tests, and later takes over tests
    # that another worker has not started.
    workers = getattr(config, "workerinput", {}).get("workercount", 1)
    items[:] = [item for first in range(workers) for item in items[first::workers]]


def mark_all_but_the_first(items: list[pytest.Item]) -> None:
    tried = set()
    for item in items:
        test = item.nodeid.partition("[")[0]
        if test in tried:
            item.add_marker("slow")
        elif item.get_closest_marker("many"):
            tried.add(test)


@pytest.fixture
def spoken(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The keys of all texts that were requested."""
    keys: list[str] = []
    answer = Texts.__call__

    def recording(texts: Texts, key: str, **facts: object) -> str:
        keys.append(key)
        return answer(texts, key, **facts)

    monkeypatch.setattr(Texts, "__call__", recording)
    return keys
