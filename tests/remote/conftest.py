"""Runs coroutines as tests; and bots need not wait for people where nobody watches."""

import pytest

from starhaul.server.bots import bot_pace
from starhaul.server.process.event_loop import loop_name


@pytest.fixture(scope="session")
def anyio_backend() -> tuple[str, dict[str, bool]]:
    """The event loop that a server uses in this environment."""
    return "asyncio", {"use_uvloop": loop_name() == "uvloop"}


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pace, "SHOWN_AFTER_MS", (0, 1))
    monkeypatch.setattr(bot_pace, "PACES_MS", (1, 5))
