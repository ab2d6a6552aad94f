"""Coroutines are tests, too; and where nobody looks on, nobody has to be able to follow."""

import pytest

from starhaul.server.bots import bot_pace


@pytest.fixture(scope="session")
def anyio_backend() -> tuple[str, dict[str, bool]]:
    """The loop that serves for real, too."""
    return "asyncio", {"use_uvloop": True}


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pace, "SHOWN_AFTER_MS", (0, 1))
    monkeypatch.setattr(bot_pace, "PACES_MS", (1, 5))
