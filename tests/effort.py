"""How much the tests try: a representative part in `make test`, more in CI, all in `make test-long`."""

import os
from collections.abc import Sequence
from typing import TypeVar

IS_LONG = "EVERYTHING" in os.environ
HAS_TIME = IS_LONG or "CI" in os.environ
T = TypeVar("T")


def effort(usual: T, long: T) -> T:
    """Returns the first value in `make test`, the second in `make test-long`."""
    return long if IS_LONG else usual


def third(cases: Sequence[T], first: int = 0) -> list[T]:
    """All cases in CI and in `make test-long`; in `make test` every third, from the one with this number.

    For cases that cost much and differ little, such as the same page in three languages. Tests beside each
    other begin with different numbers, so that together they try every language, size and device.
    """
    return list(cases) if HAS_TIME else list(cases[first::3])
