"""All functions of lanes as one source in C, with `flights.cu` around them."""

import ast
import inspect
from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from textwrap import dedent

from starhaul.odds import lane_layout
from starhaul.odds.device.c_expressions import literal
from starhaul.odds.device.c_functions import body, prototype
from starhaul.odds.device.c_types import WideNames
from starhaul.odds.lane_code import LANE_CODE
from starhaul.odds.lane_flight import fly_many  # and with it all functions of lanes

assert fly_many.__name__ in LANE_CODE

NUMBERS, FUNCTIONS = "/* the numbers of lanes */", "/* the functions of lanes */"
"""Where `flights.cu` wants them."""


@cache
def flights_source() -> str:
    frame = Path(__file__).with_name("flights.cu").read_text("utf-8")
    numbers = (f"#define {name} {literal(value)}" for name, value in sorted(constants().items()))
    return frame.replace(NUMBERS, "\n".join(numbers)).replace(FUNCTIONS, "\n".join(translated()))


OF_DEVICE = ("keep_step",)
"""What `flights.cu` has itself."""
LONG = 6
"""Functions with more statements that are called from several places stay one piece of code each: copies
would not fit into the memory for instructions."""


def translated() -> Iterator[str]:
    functions = [_parsed(name) for name in sorted(LANE_CODE) if name not in OF_DEVICE]
    calls = Counter(name for function in functions for name in _called(function))
    wide = WideNames(functions, constants()).of
    heads = [
        prototype(one, wide[one.name], apart=calls[one.name] > 1 and statements(one) > LONG)
        for one in functions
    ]
    yield from (f"{head};" for head in heads)
    for head, function in zip(heads, functions, strict=True):
        yield f"{head} {{"
        yield from body(function, wide[function.name])
        yield "}"


def statements(function: ast.FunctionDef) -> int:
    return sum(isinstance(node, ast.stmt) for node in ast.walk(function))


def _called(function: ast.FunctionDef) -> Iterator[str]:
    for node in ast.walk(function):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            yield node.func.id


def _parsed(name: str) -> ast.FunctionDef:
    (function,) = ast.parse(dedent(inspect.getsource(LANE_CODE[name]))).body
    assert isinstance(function, ast.FunctionDef)
    return function


def constants() -> dict[str, int]:
    """The whole numbers that the modules of lanes name."""
    found: dict[str, int] = {}
    for module in {lane_layout.__name__, *(function.__module__ for function in LANE_CODE.values())}:
        named = vars(import_module(module)).items()
        found |= {name: value for name, value in named if name.isupper() and type(value) is int}
    return found
