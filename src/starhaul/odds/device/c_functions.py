"""Functions of lane code in C, statement by statement."""

import ast
from collections.abc import Iterator, Sequence, Set
from itertools import count

from starhaul.odds.device.c_expressions import NoLaneCode, access, element, expression, variable

_ALONE = ("me", "seat")
"""Parameters that are 0 where a ship flies alone."""
_AUGMENTED: dict[type[ast.operator], str] = {
    ast.Add: "+=", ast.Sub: "-=", ast.BitAnd: "&=", ast.BitOr: "|=", ast.BitXor: "^=", ast.RShift: ">>=",
}  # fmt: skip


def prototype(function: ast.FunctionDef, wide: Set[str], *, apart: bool) -> str:
    """The head of a function: whole numbers are words, arrays have a type of their own. Those that are kept
    apart are not to be copied to where they are called."""
    result = "void" if _says(function.returns) is None else number("return", wide)
    given = ", ".join(f"{_type(one, wide)} {variable(one.arg)}" for one in function.args.args)
    return f"{'LANE_CODE_APART' if apart else 'LANE_CODE'} {result} fly_{function.name}({given})"


def number(name: str, wide: Set[str]) -> str:
    return "word" if name in wide else "int"


def _type(argument: ast.arg, wide: Set[str]) -> str:
    match _says(argument.annotation):
        case "Numbers":
            return f"{argument.arg}_array"
        case "int" | "bool":
            return number(argument.arg, wide)
    raise NoLaneCode(argument)


def _says(annotation: ast.expr | None) -> object:
    match annotation:
        case ast.Name(id=name):
            return name
        case ast.Constant(value=value):
            return value
    return ""


def body(function: ast.FunctionDef, wide: Set[str]) -> Iterator[str]:
    given = [one.arg for one in function.args.args]
    for name in sorted({name for name in _assigned(function) if name not in given}):
        yield f"{number(name, wide)} {variable(name)} = 0;"
    for name in given:
        if name in _ALONE:
            yield f"WHERE_ALONE({variable(name)} = 0)"
    yield from Statements().block(function.body)


def _assigned(function: ast.FunctionDef) -> Iterator[str]:
    for node in ast.walk(function):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.id


class Statements:
    """The statements of one function; temporary names are numbered."""

    def __init__(self) -> None:
        self._numbers = count()

    def block(self, statements: Sequence[ast.stmt]) -> Iterator[str]:
        for statement in statements:
            yield from self.statement(statement)

    def statement(self, node: ast.stmt) -> Iterator[str]:
        match node:
            case ast.Expr(value=ast.Constant()):  # a docstring
                return
            case ast.Expr(value=value):
                yield f"{expression(value)};"
            case ast.Return(value=value):
                yield f"return {expression(value)};" if value else "return;"
            case ast.Break():
                yield "break;"
            case ast.Continue():
                yield "continue;"
            case ast.Assign(targets=targets, value=value):
                yield from self._assign(targets, value)
            case ast.AugAssign(target=target, op=op, value=value) if type(op) in _AUGMENTED:
                yield f"{place(target)} {_AUGMENTED[type(op)]} {expression(value)};"
            case _:
                yield from self._compound(node)

    def _compound(self, node: ast.stmt) -> Iterator[str]:
        match node:
            case ast.If(test=test, body=then, orelse=otherwise):
                yield f"if ({expression(test)}) {{"
                yield from self.block(then)
                if otherwise:
                    yield "} else {"
                    yield from self.block(otherwise)
            case ast.While(test=test, body=inside, orelse=[]):
                yield f"while ({expression(test)}) {{"
                yield from self.block(inside)
            case ast.For(target=ast.Name(id=name), iter=ast.Call(func=ast.Name(id="range")), orelse=[]):
                yield from self._loop(name, node)
            case _:
                raise NoLaneCode(node)
        yield "}"

    def _loop(self, name: str, node: ast.For) -> Iterator[str]:
        assert isinstance(node.iter, ast.Call)
        ends = [expression(one) for one in node.iter.args]
        first, end = ends if len(ends) == 2 else ("0", ends[0])
        at, last = f"at{next(self._numbers)}", f"end{next(self._numbers)}"
        yield "#pragma unroll 1"
        yield f"for (int {at} = {first}, {last} = {end}; {at} < {last}; {at}++) {{"
        yield f"{variable(name)} = {at};"
        yield from self.block(node.body)

    def _assign(self, targets: Sequence[ast.expr], value: ast.expr) -> Iterator[str]:
        """Everything on the right is worked out first, as in Python."""
        if isinstance(value, ast.Tuple):
            (target,) = targets
            if not isinstance(target, ast.Tuple):
                raise NoLaneCode(target)
            found = [f"at{next(self._numbers)}" for _ in value.elts]
            for name, one in zip(found, value.elts, strict=True):
                yield f"const word {name} = {expression(one)};"
            for name, where in zip(found, target.elts, strict=True):
                yield f"{place(where)} = {name};"
        else:
            yield f"{' = '.join(map(place, targets))} = {expression(value)};"


def place(target: ast.expr) -> str:
    """Where a value is written to."""
    match target:
        case ast.Name(id=name):
            return variable(name)
        case ast.Subscript(value=ast.Name(id=array), slice=ast.Name(id="SEATED")):
            return f"{access(array, target.slice)}({variable(array)}, SEATED)"
        case ast.Subscript(value=ast.Name(id=array), slice=index):
            return element(array, index)
    raise NoLaneCode(target)
