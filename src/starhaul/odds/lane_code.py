"""Marks the functions that fly lanes. They run as they are, and `compiled_lanes` compiles the same functions.

What they may use: whole numbers, `while`, `for … in range`, and each other by plain names (no attributes of
modules). Masks have at most 55 bits, so everything stays within 64-bit signed integers.
"""

from collections.abc import Callable
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])
Numbers = list[int]
"""One array: a list in plain Python, an array of NumPy in compiled code."""

LANE_CODE: dict[str, Callable[..., Any]] = {}


def lane_code(function: F) -> F:
    name = function.__name__
    if name in LANE_CODE:
        raise TypeError(f"two functions of lanes are called {name}")
    LANE_CODE[name] = function
    return function
