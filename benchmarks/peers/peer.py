"""A peer: another program that is measured beside ours."""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as version_of
from typing import NamedTuple

from benchmarks.row import Row


class Peer(NamedTuple):
    name: str
    find_version: Callable[[], str | None]
    """None if it is not installed."""
    rows: tuple[Row, ...]


def package(name: str) -> Callable[[], str | None]:
    """Finds the version of a Python package."""

    def find() -> str | None:
        try:
            return version_of(name)
        except PackageNotFoundError:
            return None

    return find
