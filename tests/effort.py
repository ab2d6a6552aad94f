"""How much the tests try: a representative part in `make test`, everything in `make test-long`."""

import os
from typing import TypeVar

IS_LONG = "EVERYTHING" in os.environ
T = TypeVar("T")


def effort(usual: T, long: T) -> T:
    """Returns the first value in `make test`, the second in `make test-long`."""
    return long if IS_LONG else usual
