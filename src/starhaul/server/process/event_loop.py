"""Which event loop runs: uvloop where it is installed (the extra `uvloop`), else the one of Python.

Used by the web server and by `starhaul bench`. Nothing else may depend on the choice: everything
works on both.
"""

import asyncio
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Literal, cast

LoopFactory = Callable[[], asyncio.AbstractEventLoop]


def loop_name() -> Literal["uvloop", "asyncio"]:
    return "uvloop" if find_spec("uvloop") else "asyncio"


def loop_factory() -> LoopFactory:
    return cast(LoopFactory, import_module(loop_name()).new_event_loop)
