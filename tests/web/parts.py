"""Which parts of the client are loaded later, and with what: read from the calls of `part` in its modules."""

import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from tests.web.files import WEB, ours

_STATIC = re.compile(r"""(?:^(?:import|export)\b[^;]*?\bfrom\s*|^import\s*)["']([^"']+)["']""", re.MULTILINE)
_DYNAMIC = re.compile(r"""\bimport\(\s*["']([^"']+)["']\s*\)""")
_COMMENT = re.compile(r"/\*\*.*?\*/|^\s*//[^\n]*", re.DOTALL | re.MULTILINE)
_CONSTANT = r"\bconst {name} = ([^;]+);"


class Part(NamedTuple):
    """Modules that are imported when they are first shown, and what is loaded with them."""

    by: str
    """The module that loads it."""
    entries: tuple[str, ...]
    texts: frozenset[str]
    styles: frozenset[str]


@cache
def code(name: str) -> str:
    """A module of the client without comments."""
    return _COMMENT.sub("", (WEB / name).read_text())


def modules() -> list[str]:
    return [str(path.relative_to(WEB)) for path in ours()]


def _beside(name: str, other: str) -> str:
    return str(((WEB / name).parent / other).resolve().relative_to(WEB))


@cache
def loaded_with(name: str) -> frozenset[str]:
    """A module and all that a browser loads together with it."""
    found, waiting = set[str](), [name]
    while waiting:
        module = waiting.pop()
        if module not in found and module.startswith("vendor/") is False:
            found.add(module)
            waiting += [_beside(module, other) for other in _STATIC.findall(code(module))]
    return frozenset(found)


def _calls(text: str) -> Iterator[str]:
    """What is between the parentheses of each call of `part`."""
    for match in re.finditer(r"\bpart\(", text):
        depth, at = 1, match.end()
        while depth:
            depth += {"(": 1, ")": -1}.get(text[at], 0)
            at += 1
        yield text[match.end() : at - 1]


def _listed(call: str, what: str, module: str) -> frozenset[str]:
    """The strings in the list `what` of a call; names are constants of the module or of core/part.js."""
    found = re.search(rf"\b{what}: (\[.*?\]|\w+)", call, re.DOTALL)
    return _strings(found[1], module) if found else frozenset()


def _strings(words: str, module: str) -> frozenset[str]:
    literal = set(re.findall(r'"([^"]+)"', words))
    for name in re.findall(r"\b[A-Z][A-Z_]+\b", re.sub(r'"[^"]*"', "", words)):
        literal |= _strings(_constant(name, module), module)
    return frozenset(literal)


def _constant(name: str, module: str) -> str:
    for place in (module, "core/part.js"):
        found = re.search(_CONSTANT.format(name=name), code(place))
        if found:
            return found[1]
    raise AssertionError(f"{name} of {module} is not found")


def parts() -> list[Part]:
    return [
        Part(
            module,
            tuple(_beside(module, name) for name in _DYNAMIC.findall(call)),
            _listed(needs, "texts", module),
            _listed(needs, "styles", module),
        )
        for module in modules()
        for call in _calls(code(module))
        if _DYNAMIC.search(call)
        for needs in (_needs(call, module),)
    ]


def _needs(call: str, module: str) -> str:
    """The last argument of a call, which may be a constant."""
    name = re.search(r"\b([A-Z][A-Z_]+),?\s*$", call)
    return _constant(name[1], module) if name else call
