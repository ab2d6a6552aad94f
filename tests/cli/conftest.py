"""What only the tests of the command need from pytest."""

import pytest

from starhaul.locale import Texts


@pytest.fixture
def spoken(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The keys of all texts asked for."""
    keys: list[str] = []
    answer = Texts.__call__

    def recording(texts: Texts, key: str, **facts: object) -> str:
        keys.append(key)
        return answer(texts, key, **facts)

    monkeypatch.setattr(Texts, "__call__", recording)
    return keys
