"""The weights of our bots, found by inspecting their modules; each can be changed temporarily.

A weight is a number that is a matter of judgement: a number in a constant of a module (also in tuples,
records and dicts), or a fraction in a function.
"""

from __future__ import annotations

import ast
import functools
import inspect
import sys
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from types import CodeType, FunctionType, ModuleType
from typing import Any

PACKAGE = "starhaul.bots"
MODULES = (
    *("trucker.flying_values", "trucker.flying_heuristics", "trucker.flying_easy"),
    *("trucker.ship_value", "trucker.plot", "trucker.fitting", "trucker.builder"),
    *("trucker.launching", "trucker.foresight"),
    *("race.judge", "race.worth", "race.heuristics"),
)
"""Modules that make judgements. Playouts of the strongest bots have their own
tests, because they depend on chance."""

EXEMPT = {
    "trucker.flying_values.BALANCED.": "another name for TEMPERS.balanced",
    "trucker.ship_value.FLEET": "the place of a scale in its table",
    "trucker.fitting.NOTHING": "a mark, not a number",
    "trucker.fitting.UNBOUND.": "made of that mark",
    "trucker.builder.PACE_MS.": "how long hands take; the table's clock, not a choice",
    "trucker.builder.WAIT_MS": "how long hands wait",
    "trucker.builder.SKILLS.easy.hurry": "a beginner does not reckon with time: it is the pace alone",
    "race.heuristics.GRAINS": "how finely ties are broken",
    "race.worth.PASSES": "how often an average is refined until it no longer changes",
}
"""Numbers that are not weights, and why. A name that ends with a dot stands for everything inside."""


def is_exempt(name: str) -> bool:
    if ".TEMPERS." in name and name.endswith(".rivalry"):
        return True  # used in playouts only
    return any(name == prefix or (prefix.endswith(".") and name.startswith(prefix)) for prefix in EXEMPT)


Path = tuple[Any, ...]
"""The path to a number in a constant: the constant's name, then keys, fields and indices."""


def modules() -> list[ModuleType]:
    return [import_module(f"{PACKAGE}.{name}") for name in MODULES]


def weights() -> dict[str, Weight]:
    """All weights, by names that say where they are."""
    found: dict[str, Weight] = {}
    for module in modules():
        for weight in (*_constants(module), *_fractions(module)):
            found[weight.name] = weight
    return found


NEUTRAL, BOUND = (0.0, 1.0), 30.0
"""Numbers in functions that are not weights: neutral ones, and those so large that they only set a limit."""


class Weight(ABC):
    """One number. `moved` sets it to another value for the duration of a block."""

    name: str
    value: float

    @abstractmethod
    def _set(self, value: float) -> None: ...

    @contextmanager
    def moved(self, factor: float) -> Iterator[None]:
        self._set(_like(self.value, self.value * factor if self.value else factor))
        _forget()
        try:
            yield
        finally:
            self._set(self.value)
            _forget()


def _like(example: float, value: float) -> float:
    """Integers stay integers, and positive ones stay positive: they count things."""
    if isinstance(example, float):
        return value
    return max(1, round(value)) if example > 0 else round(value)


def _forget() -> None:
    """Empty all caches of the bots, because they depend on the weight."""
    for name, module in list(sys.modules.items()):
        if name.startswith(PACKAGE):
            for thing in vars(module).values():
                if isinstance(thing, functools._lru_cache_wrapper):
                    thing.cache_clear()


# --- numbers in constants ----------------------------------------------------------------------------------


class Constant(Weight):
    """A number in a constant of a module."""

    def __init__(self, module: ModuleType, path: Path, value: float) -> None:
        self.name = ".".join([module.__name__.removeprefix(f"{PACKAGE}."), *map(_word, path)])
        self.value = value
        self._path = path
        self._original = original = vars(module)[path[0]]
        bots = [module for name, module in sys.modules.items() if name.startswith(PACKAGE)]
        self._known_to = [module for module in bots if vars(module).get(path[0]) is original]

    def _set(self, value: float) -> None:
        name, *inside = self._path
        new = self._original if value == self.value else _replaced(self._original, inside, value)
        for module in self._known_to:
            setattr(module, name, new)


def _word(step: Any) -> str:
    return step.__name__ if isinstance(step, type) else str(step)


def _constants(module: ModuleType) -> Iterator[Weight]:
    for name, value in list(vars(module).items()):
        if name.lstrip("_").isupper() and name in _declared_in(module):
            for path, number in _numbers(value):
                yield Constant(module, (name, *path), number)


@functools.cache
def _declared_in(module: ModuleType) -> set[str]:
    """The names that a module assigns and does not import."""
    found = set()
    for statement in ast.parse(inspect.getsource(module)).body:
        targets = statement.targets if isinstance(statement, ast.Assign) else []
        if isinstance(statement, ast.AnnAssign):
            targets = [statement.target]
        found |= {node.id for target in targets for node in ast.walk(target) if isinstance(node, ast.Name)}
    return found


def _numbers(value: Any) -> Iterator[tuple[Path, float]]:
    if isinstance(value, bool):
        return
    if isinstance(value, int | float) and type(value) in (int, float):
        yield (), value
    elif isinstance(value, tuple) and hasattr(value, "_fields"):
        for field, item in zip(value._fields, value, strict=True):
            yield from (((field, *path), number) for path, number in _numbers(item))
    elif isinstance(value, tuple):
        for index, item in enumerate(value):
            yield from (((index, *path), number) for path, number in _numbers(item))
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from (((key, *path), number) for path, number in _numbers(item))


def _replaced(value: Any, path: list[Any], new: float) -> Any:
    """A copy of a constant with another number inside."""
    if not path:
        return new
    first, *rest = path
    if hasattr(value, "_fields"):
        return value._replace(**{first: _replaced(getattr(value, first), rest, new)})
    if isinstance(value, tuple):
        return (*value[:first], _replaced(value[first], rest, new), *value[first + 1 :])
    return {**value, first: _replaced(value[first], rest, new)}


# --- fractions in functions --------------------------------------------------------------------------------


class Fraction(Weight):
    """A number with a decimal point inside a function."""

    def __init__(self, module: ModuleType, function: FunctionType, value: float) -> None:
        self.name = f"{module.__name__.removeprefix(PACKAGE + '.')}.{function.__qualname__} {value}"
        self.value = value
        self._function = function
        self._code = function.__code__

    def _set(self, value: float) -> None:
        self._function.__code__ = _with_number(self._code, self.value, value)


def _fractions(module: ModuleType) -> Iterator[Weight]:
    for function in _functions(module):
        for value in sorted(set(_floats(function.__code__)) - set(NEUTRAL)):
            if abs(value) < BOUND:
                yield Fraction(module, function, value)


def _functions(module: ModuleType) -> Iterator[FunctionType]:
    for thing in list(vars(module).values()):
        inner = inspect.unwrap(thing) if callable(thing) and not isinstance(thing, type) else thing
        if isinstance(inner, FunctionType) and inner.__module__ == module.__name__:
            yield inner
        elif isinstance(thing, type) and thing.__module__ == module.__name__:
            for member in vars(thing).values():
                function = getattr(member, "fget", None) or getattr(member, "func", None) or member
                if isinstance(function, FunctionType) and function.__module__ == module.__name__:
                    yield function


def _floats(code: CodeType) -> Iterator[float]:
    for constant in code.co_consts:
        if isinstance(constant, float):
            yield constant
        elif isinstance(constant, CodeType):
            yield from _floats(constant)


def _with_number(code: CodeType, old: float, new: float) -> CodeType:
    def changed(constant: Any) -> Any:
        if isinstance(constant, CodeType):
            return _with_number(constant, old, new)
        return new if isinstance(constant, float) and constant == old else constant

    return code.replace(co_consts=tuple(changed(constant) for constant in code.co_consts))
