"""What can be changed in a module: each place with its replacement.

Texts, docstrings, annotations, logging and type declarations are left out: a change there breaks nothing that
a test should notice, or the type checker notices it first.
"""

from __future__ import annotations

import ast
import copy
from typing import NamedTuple

SWAPPED: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.Div: ast.Mult,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitAnd,
    ast.And: ast.Or,
    ast.Or: ast.And,
}
"""Operators and their replacements."""

_SILENT_CALLS = ("log", "logger", "logging", "warnings")
_SKIPPED_FUNCTIONS = ("__repr__", "__str__")
_SYMMETRIC = ("min", "max")
"""Functions whose first two arguments can be exchanged."""
_BUILT_IN_TYPES = ("int", "str", "bool", "float", "bytes", "dict", "list", "tuple")
_TYPE_NAMES = ("Annotated", "Literal", "NewType", "TypeVar", "Meta", "Callable")


class Place(NamedTuple):
    """One change to one module: the text from `start` to `end` (bytes) is replaced by `new`."""

    line: int
    start: int
    end: int
    operator: str
    new: str

    def applied_to(self, source: bytes) -> bytes:
        return source[: self.start] + self.new.encode() + source[self.end :]

    def described(self, source: bytes) -> str:
        old = source[self.start : self.end].decode()
        return f"{_short(old)}  →  {_short(self.new)}"


def _short(text: str) -> str:
    flat = " ".join(text.split())
    return flat if len(flat) <= 70 else flat[:69] + "…"


def places_in(source: bytes) -> list[Place]:
    """All places of a module, in source order."""
    finder = _Finder(source)
    finder.visit(ast.parse(source))
    return sorted(set(finder.found))


class _Finder(ast.NodeVisitor):
    """Walks a module. Nodes inside f-strings are skipped: Python 3.11 has no positions for them."""

    def __init__(self, source: bytes) -> None:
        self.found: list[Place] = []
        lines = source.splitlines(keepends=True)
        self._offsets = [0]
        for line in lines:
            self._offsets.append(self._offsets[-1] + len(line))

    # --- recording ------------------------------------------------------------------------------------------

    def _note(self, node: ast.expr | ast.stmt, operator: str, new: str) -> None:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        start = self._offsets[node.lineno - 1] + node.col_offset
        end = self._offsets[node.end_lineno - 1] + node.end_col_offset
        self.found.append(Place(node.lineno, start, end, operator, new))

    def _swap(self, node: ast.expr, changed: ast.expr, operator: str) -> None:
        self._note(node, operator, f"({ast.unparse(changed)})")

    # --- left out -------------------------------------------------------------------------------------------

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        pass

    def visit_arg(self, node: ast.arg) -> None:
        pass

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self._visit_function(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        self._visit_function(node)

    def _visit_function(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        if node.name in _SKIPPED_FUNCTIONS:
            return
        for default in [*node.args.defaults, *node.args.kw_defaults]:
            if default is not None:
                self.visit(default)
        for statement in node.body:
            self.visit(statement)

    def visit_If(self, node: ast.If) -> None:
        if _named(node.test) != "TYPE_CHECKING":
            self._negate(node.test)
            self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        if not _is_type(node.value):
            self._delete_if_call_or_attribute(node)
            self.generic_visit(node)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        for statement in node.body:
            self.visit(statement)

    # --- statements -----------------------------------------------------------------------------------------

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Constant) or _is_silent(node.value):
            return
        if isinstance(node.value, ast.Call | ast.Await):
            self._note(node, "delete", "pass")
        self.generic_visit(node)

    def _delete_if_call_or_attribute(self, node: ast.Assign) -> None:
        """An assignment to an attribute or an item can be deleted without leaving a name undefined."""
        if all(isinstance(target, ast.Attribute | ast.Subscript) for target in node.targets):
            self._note(node, "delete", "pass")

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self._note(node, "delete", "pass")
        if type(node.op) in SWAPPED:
            changed = copy.deepcopy(node)
            changed.op = SWAPPED[type(node.op)]()  # type: ignore[assignment]
            self._note(node, "operator", ast.unparse(changed))
        self.generic_visit(node)

    def visit_Raise(self, node: ast.Raise) -> None:
        self._note(node, "delete", "pass")
        self.generic_visit(node)

    def visit_Assert(self, node: ast.Assert) -> None:
        """Assertions are for the type checker and for readers."""

    def visit_Return(self, node: ast.Return) -> None:
        if isinstance(node.value, ast.List | ast.ListComp):
            self._note(node, "return", "return []")
        self.generic_visit(node)

    def visit_While(self, node: ast.While) -> None:
        self._negate(node.test)
        self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self._negate(node.test)
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for test in node.ifs:
            self._negate(test)
        self.generic_visit(node)

    def _negate(self, test: ast.expr) -> None:
        self._note(test, "condition", f"(not ({ast.unparse(test)}))")

    # --- expressions ----------------------------------------------------------------------------------------

    def visit_Compare(self, node: ast.Compare) -> None:
        for number, operator in enumerate(node.ops):
            changed = copy.deepcopy(node)
            changed.ops[number] = SWAPPED[type(operator)]()  # type: ignore[call-overload]
            self._swap(node, changed, "comparison")
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        is_text = any(
            isinstance(side, ast.Constant | ast.JoinedStr) and _is_text(side)
            for side in (node.left, node.right)
        )
        if type(node.op) in SWAPPED and not is_text:
            changed = copy.deepcopy(node)
            changed.op = SWAPPED[type(node.op)]()  # type: ignore[assignment]
            self._swap(node, changed, "operator")
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        changed = copy.deepcopy(node)
        changed.op = SWAPPED[type(node.op)]()  # type: ignore[assignment]
        self._swap(node, changed, "operator")
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not | ast.USub):
            self._swap(node, node.operand, "unary")
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        if _is_silent(node) or _is_type(node):
            return
        starred = any(isinstance(arg, ast.Starred) for arg in node.args)
        if len(node.args) >= 2 and not starred and _named(node.func) not in _SYMMETRIC:
            changed = copy.deepcopy(node)
            changed.args[0], changed.args[1] = changed.args[1], changed.args[0]
            if ast.dump(changed) != ast.dump(node):
                self._swap(node, changed, "arguments")
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        value = node.value
        if isinstance(value, bool):
            self._note(node, "constant", str(not value))
        elif isinstance(value, int | float):
            self._note(node, "constant", repr(value + 1))


def _named(node: ast.expr) -> str:
    if isinstance(node, ast.Attribute):
        return _named(node.value)
    return node.id if isinstance(node, ast.Name) else ""


def _is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.JoinedStr) or (
        isinstance(node, ast.Constant) and isinstance(node.value, str | bytes)
    )


def _is_silent(node: ast.expr) -> bool:
    """Whether an expression only logs."""
    return isinstance(node, ast.Call) and _named(node.func) in _SILENT_CALLS


def _is_type(node: ast.expr) -> bool:
    """Whether an expression declares a type: `Annotated[…]`, `A | B` of class names, `TypeVar(…)`."""
    if isinstance(node, ast.Subscript | ast.Call):
        head = node.value if isinstance(node, ast.Subscript) else node.func
        return _named(head) in _TYPE_NAMES or (isinstance(node, ast.Subscript) and _is_class(head))
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
        return _is_type_side(node.left) and _is_type_side(node.right)
    return False


def _is_type_side(node: ast.expr) -> bool:
    return _is_type(node) or _is_class(node) or (isinstance(node, ast.Constant) and node.value is None)


def _is_class(node: ast.expr) -> bool:
    """By its name: class names begin with a capital and are not all capitals."""
    name = node.attr if isinstance(node, ast.Attribute) else _named(node)
    return name in _BUILT_IN_TYPES or (name[:1].isupper() and not name.isupper())
