"""Settings for every test."""

import itertools
import os
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NoReturn

import pytest
from hypothesis import settings

from starhaul.locale import Texts
from tests.browser.kinds_met import KindsMet
from tests.browser.variants import VARIANTS, WELL_BUILT
from tests.effort import IS_LONG
from tests.postgres_server import NOT_DURABLE, Installation, NoPostgres, PostgresServer
from tests.timeouts import scaled

BROWSER = Path(__file__).parent / "browser"
SCHEMAS = itertools.count()

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
        split_meteor = 1
        config.pluginmanager.register(KindsMet(len(VARIANTS) + len(WELL_BUILT) + split_meteor))


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


# --- PostgreSQL --------------------------------------------------------------------------------------------


@pytest.fixture(scope="session")
def postgres_installation(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Installation]:
    """What tests need to start servers of their own."""
    shared = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        shared = shared.parent
    try:
        installed = Installation(shared)
    except NoPostgres as why:
        _without_postgres(why)
    yield installed
    installed.close()


@pytest.fixture(scope="session")
def postgres_server(postgres_installation: Installation) -> Iterator[PostgresServer]:
    """One for all tests of this process."""
    try:
        server = PostgresServer(postgres_installation, *NOT_DURABLE)
    except NoPostgres as why:
        _without_postgres(why)
    yield server
    server.close()


def _without_postgres(why: NoPostgres) -> NoReturn:
    if "CI" in os.environ:
        pytest.fail(str(why))
    pytest.skip(str(why))


@pytest.fixture
def new_postgres(postgres_server: PostgresServer) -> Iterator[Callable[[], str]]:
    """Each call makes an empty schema."""
    made: list[str] = []

    def make() -> str:
        made.append(f"t{next(SCHEMAS)}")
        postgres_server.execute(f"CREATE SCHEMA {made[-1]}")
        return postgres_server.address(made[-1])

    yield make
    for schema in made:
        postgres_server.execute(f"DROP SCHEMA {schema} CASCADE")


@pytest.fixture
def postgres_address(new_postgres: Callable[[], str]) -> str:
    return new_postgres()
