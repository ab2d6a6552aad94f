"""Which numbers of lane code need 64 bits: masks, keys, and whatever is worked out from them. All others fit
in 32 bits, which takes a device half the time and half the code."""

import ast
from collections.abc import Iterable, Iterator, Mapping, Set

WIDE_ENTRIES = {
    "lane": {
        "TILES", "HUMAN", "TWO_HUMANS", "PURPLE_CREW", "BROWN_CREW", "BATTERIES", "CUBES", "STRUCK", "KEY",
        "plane",
    },
    "book": {"NEIGHBOURS", "NAMED", "path"},
}  # fmt: skip
"""Names in an index that tell of a wide entry."""
NARROW_SHIP = {"REGIONS", "CAP", "OWED"}
"""Entries of a ship that are no masks."""
LIMIT = 1 << 24
"""Constants from here on are wide, so that products with small numbers do not overflow."""


def is_wide_entry(array: str, index: ast.expr) -> bool:
    named = {node.id for node in ast.walk(index) if isinstance(node, ast.Name)}
    if array in WIDE_ENTRIES:
        return bool(named & WIDE_ENTRIES[array])
    return array != "crews" and not named & NARROW_SHIP


class WideNames:
    """What is wide in each function: names of parameters and variables, and the result as `return`."""

    def __init__(self, functions: Iterable[ast.FunctionDef], constants: Mapping[str, int]) -> None:
        self._functions = {one.name: one for one in functions}
        self._constants = constants
        self.of: dict[str, set[str]] = {name: set() for name in self._functions}
        before = -1
        while (number := sum(map(len, self.of.values()))) > before:
            before = number
            for function in self._functions.values():
                self._look(function)

    def _look(self, function: ast.FunctionDef) -> None:
        mine = self.of[function.name]
        for node in ast.walk(function):
            for target, value in _assignments(node):
                if isinstance(target, ast.Name) and self.is_wide(value, mine):
                    mine.add(target.id)
            if isinstance(node, ast.Return) and node.value and self.is_wide(node.value, mine):
                mine.add("return")
            for name, parameter, given in self._given(node):
                if self.is_wide(given, mine):
                    self.of[name].add(parameter)

    def _given(self, node: ast.AST) -> Iterator[tuple[str, str, ast.expr]]:
        """Each argument of a call, with the names of the function and the parameter."""
        match node:
            case ast.Call(func=ast.Name(id=name), args=args) if name in self.of:
                for parameter, given in zip(self._functions[name].args.args, args, strict=True):
                    yield name, parameter.arg, given

    def is_wide(self, node: ast.expr, mine: Set[str]) -> bool:
        match node:
            case ast.Constant(value=int() as value):
                return abs(value) >= LIMIT
            case ast.Name(id=name):
                return name in mine or abs(self._constants.get(name, 0)) >= LIMIT
            case ast.Subscript(value=ast.Name(id=array), slice=index):
                return is_wide_entry(array, index)
            case ast.Call(func=ast.Name(id=name)) if name in self.of:
                return "return" in self.of[name]
            case ast.Call(func=ast.Attribute()) | ast.Compare() | ast.BoolOp():
                return False
        return self._is_result_wide(node, mine)

    def _is_result_wide(self, node: ast.expr, mine: Set[str]) -> bool:
        match node:
            case ast.BinOp(op=ast.LShift()):
                return True
            case ast.BinOp(left=left, op=ast.RShift()):
                return self.is_wide(left, mine)
            case ast.IfExp(body=one, orelse=other):
                return self.is_wide(one, mine) or self.is_wide(other, mine)
        return any(
            self.is_wide(part, mine) for part in ast.iter_child_nodes(node) if isinstance(part, ast.expr)
        )


def _assignments(node: ast.AST) -> Iterator[tuple[ast.expr, ast.expr]]:
    """Each target with what it is given."""
    match node:
        case ast.Assign(targets=[ast.Tuple(elts=targets)], value=ast.Tuple(elts=values)):
            yield from zip(targets, values, strict=True)
        case ast.Assign(targets=targets, value=value):
            yield from ((target, value) for target in targets)
        case ast.AugAssign(target=target, value=value):
            yield target, value
        case ast.For(target=target, iter=ast.Call(args=ends)):
            yield from ((target, end) for end in ends)
