"""How much the tests try: `make test` a representative part, `make test-long` everything."""

import os
from typing import TypeVar

IS_LONG = "EVERYTHING" in os.environ
T = TypeVar("T")


def effort(usual: T, long: T) -> T:
    """The first in `make test`, the second in `make test-long`."""
    return long if IS_LONG else usual
