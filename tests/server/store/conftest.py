"""Databases of all kinds, for tests of what holds for every store."""

import itertools
from collections.abc import Callable
from pathlib import Path

import pytest

SHARDS = 3


@pytest.fixture(params=["sqlite", "postgres", "shards"])
def new_database(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], str]:
    """Each call names another one, which does not exist or is empty."""
    if request.param == "shards":
        one: Callable[[], str] = request.getfixturevalue("new_postgres")
        return lambda: " ".join(one() for _ in range(SHARDS))
    if request.param == "postgres":
        made: Callable[[], str] = request.getfixturevalue("new_postgres")
        return made
    numbers = itertools.count()
    return lambda: str(tmp_path / f"{next(numbers)}.db")


@pytest.fixture
def database(new_database: Callable[[], str]) -> str:
    return new_database()
