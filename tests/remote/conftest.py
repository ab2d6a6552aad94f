"""Runs coroutines as tests; and bots need not wait for people where nobody watches."""

import pytest

from starhaul.server.bots import bot_pace


@pytest.fixture(scope="session")
def anyio_backend() -> tuple[str, dict[str, bool]]:
    """The event loop that is also used in production."""
    return "asyncio", {"use_uvloop": True}


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pace, "SHOWN_AFTER_MS", (0, 1))
    monkeypatch.setattr(bot_pace, "PACES_MS", (1, 5))
