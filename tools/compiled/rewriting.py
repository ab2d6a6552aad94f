"""Rewrites a module for the compiler: its records become native classes with a written-out constructor.

Only text inside of lines changes, and blank lines are used for what is added, so every statement keeps its
line: tracebacks of native code name the right lines of the original file.
"""

import ast
import re
from collections.abc import Iterator

from tools.compiled.declarations import STRUCT, Declarations, Field, Key, Module

_OPEN = "@mypyc_attr(allow_interpreted_subclasses=True)"
_IMPORTS = (
    "from starhaul.kernel.native_record import NativeRecord; "
    "from starhaul.kernel.record_types import declare_record, mypyc_attr, replace as replace_record; "
    "from typing import Final"
)
_CONSTANT = re.compile("_?[A-Z][A-Z0-9_]+")
Edit = tuple[int, int, str]
"""Replace the bytes from one position to another by a text."""


def rewritten(module: Module, known: Declarations) -> bytes:
    """The source of a module with native records."""
    text = _Text(module.source)
    _refuse_cached_properties(module.tree)
    records = {node.name: (module.name, node.name) for node in _records_in(module, known)}
    added = [
        f"from {origin} import {name}"
        for key in records.values()
        for name, (origin, _) in known.foreign_names(key).items()
    ]
    _import_after_docstring(module.tree, text, [_IMPORTS, *dict.fromkeys(added)])
    for node in module.classes.values():
        if known.is_open((module.name, node.name)):
            text.fill_blank_above(node, _OPEN)
    for name, key in records.items():
        _rewrite_class(module.classes[name], key, known, text)
    _rewrite_replacements(module, known, text)
    _rewrite_constants(module.tree, text)
    declared = [_declaration(module.classes[name], key, known) for name, key in records.items()]
    return text.result() + "".join(f"{line}\n" for line in declared).encode()


def _refuse_cached_properties(tree: ast.Module) -> None:
    """The compiler takes them for plain properties, which are computed again at every access."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            for decorator in node.decorator_list:
                if "cached_property" in ast.unparse(decorator):
                    raise SyntaxError(f"{node.name}: a cached property, which the compiler would not cache")


def _records_in(module: Module, known: Declarations) -> list[ast.ClassDef]:
    return [node for node in module.classes.values() if (module.name, node.name) in known.records]


# --- text --------------------------------------------------------------------------------------------------


class _Text:
    """A source with edits to be made."""

    def __init__(self, source: bytes) -> None:
        self.source = source
        self.edits: list[Edit] = []
        self._starts = [0]
        for line in source.splitlines(keepends=True):
            self._starts.append(self._starts[-1] + len(line))

    def start(self, node: ast.expr | ast.stmt | ast.keyword) -> int:
        return self._starts[node.lineno - 1] + node.col_offset

    def end(self, node: ast.expr | ast.stmt | ast.keyword) -> int:
        return self._starts[(node.end_lineno or 0) - 1] + (node.end_col_offset or 0)

    def of(self, node: ast.expr) -> str:
        return self.source[self.start(node) : self.end(node)].decode()

    def replace(self, start: int, end: int, new: str) -> None:
        """Replace a stretch of text; lines that it spans are kept as blank ones."""
        lost = self.source[start:end].count(b"\n") - new.count("\n")
        self.edits.append((start, end, new + "\n" * lost))

    def line(self, number: int) -> bytes:
        """The text of a line, counted from 1."""
        return self.source[self._starts[number - 1] : self._starts[number]].strip()

    def fill_blank_above(self, node: ast.ClassDef, new: str) -> None:
        """Write into the last blank line before a class, its decorators and its comments."""
        number = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)]) - 1
        while self.line(number).startswith(b"#"):
            number -= 1
        self._fill(number, new)

    def fill_blank_below(self, node: ast.ClassDef, new: str) -> None:
        assert node.end_lineno is not None
        if node.end_lineno + 1 == len(self._starts):
            self.edits.append((len(self.source), len(self.source), new + "\n"))
        else:
            self._fill(node.end_lineno + 1, new)

    def _fill(self, number: int, new: str) -> None:
        if self.line(number):
            raise SyntaxError(f"line {number} should be blank: {self.line(number)!r}")
        self.edits.append((self._starts[number - 1], self._starts[number - 1], new))

    def result(self) -> bytes:
        result, at = [], 0
        for start, end, new in sorted(self.edits, key=lambda edit: edit[:2]):
            result += [self.source[at:start], new.encode()]
            at = end
        return b"".join([*result, self.source[at:]])


def _import_after_docstring(tree: ast.Module, text: _Text, added: list[str]) -> None:
    """On the last line of the docstring, which stays the docstring."""
    first = tree.body[0]
    if not isinstance(first, ast.Expr) or ast.get_docstring(tree) is None:
        raise SyntaxError("a compiled module begins with a docstring")
    text.edits.append((text.end(first), text.end(first), "; " + "; ".join(added)))


# --- classes -----------------------------------------------------------------------------------------------


def _rewrite_class(node: ast.ClassDef, key: Key, known: Declarations, text: _Text) -> None:
    if node.body[0].lineno == node.lineno:
        raise SyntaxError(f"{node.name}: the body of a record begins on a line of its own")
    for base in node.bases:
        if isinstance(base, ast.Name) and known.resolve(key[0], base.id) == STRUCT:
            text.replace(text.start(base), text.end(base), "NativeRecord")
    if node.keywords:
        text.replace(text.end(node.bases[-1]), text.end(node.keywords[-1]), "")
    names = {field.name for field in known.own_fields(key)}
    for stated in node.body:
        if isinstance(stated, ast.AnnAssign) and stated.value and getattr(stated.target, "id", "") in names:
            text.replace(text.end(stated.annotation), text.end(stated.value), "")
    text.fill_blank_below(node, "    " + _constructor(known.fields(key)))


def _constructor(fields: list[Field]) -> str:
    """The constructor on one line. Fields with a mutable default get a new value each, as in a Struct."""
    arguments, is_keyword = ["self"], False
    for field in fields:
        if field.is_keyword and not is_keyword:
            arguments.append("*")
            is_keyword = True
        arguments.append(_argument(field))
    values = [f"self.{field.name} = {_value(field)}" for field in fields]
    return f"def __init__({', '.join(arguments)}) -> None: {'; '.join(values) or 'pass'}"


def _argument(field: Field) -> str:
    hint = ast.unparse(field.hint)
    if field.default is None:
        return f"{field.name}: {hint}"
    if _is_mutable(field.default):
        return f"{field.name}: {hint} | None = None"
    return f"{field.name}: {hint} = {ast.unparse(field.default)}"


def _value(field: Field) -> str:
    if field.default is not None and _is_mutable(field.default):
        return f"{ast.unparse(field.default)} if {field.name} is None else {field.name}"
    return field.name


def _is_mutable(default: ast.expr) -> bool:
    if isinstance(default, ast.Dict | ast.List | ast.Set):
        return True
    if isinstance(default, ast.Call):
        raise SyntaxError(f"a default that is computed for each record: {ast.unparse(default)}")
    return False


def _declaration(node: ast.ClassDef, key: Key, known: Declarations) -> str:
    """The call that declares a record, for the end of the module: all names are known there."""
    own = known.own_fields(key)
    hints = {field.name: ast.unparse(field.hint).strip("'\"") for field in own}
    defaults = ", ".join(f"{each.name!r}: {ast.unparse(each.default)}" for each in own if each.default)
    options = ", ".join(f"{word.arg!r}: {ast.unparse(word.value)}" for word in node.keywords)
    return f"declare_record({node.name}, {hints!r}, {{{defaults}}}, {{{options}}})"


# --- constants ---------------------------------------------------------------------------------------------


def _rewrite_constants(tree: ast.Module, text: _Text) -> None:
    """Module constants become final: compiled code then reads them directly instead of looking them up."""
    stored = [
        node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
    ]
    for stated in tree.body:
        target = stated.targets[0] if isinstance(stated, ast.Assign) else getattr(stated, "target", None)
        if not isinstance(target, ast.Name) or not _CONSTANT.fullmatch(target.id):
            continue
        if stored.count(target.id) > 1:
            continue
        if isinstance(stated, ast.Assign) and len(stated.targets) == 1:
            text.edits.append((text.end(target), text.end(target), ": Final"))
        elif isinstance(stated, ast.AnnAssign) and stated.value and "Final" not in text.of(stated.annotation):
            hint = text.of(stated.annotation)
            text.replace(text.start(stated.annotation), text.end(stated.annotation), f"Final[{hint}]")


# --- structs.replace ---------------------------------------------------------------------------------------


def _rewrite_replacements(module: Module, known: Declarations, text: _Text) -> None:
    """`structs.replace` of a value of known type becomes a call of its constructor, which is much faster."""
    for call, kind in _replacements(module, known):
        value = call.args[0]
        if kind is None:
            text.replace(text.start(call.func), text.end(call.func), "replace_record")
            continue
        given = {word.arg for word in call.keywords}
        kept = [field.name for field in known.fields(kind) if field.name not in given]
        same = ", ".join(f"{name}={text.of(value)}.{name}" for name in kept)
        # What is left of the call begins with a comma.
        end = text.end(value) if same else text.start(call.keywords[0])
        text.replace(text.start(call), end, f"{kind[1]}({same}")


def _replacements(module: Module, known: Declarations) -> Iterator[tuple[ast.Call, Key | None]]:
    """The calls of `structs.replace`, with the kind of record where it is certain."""
    for top in module.tree.body:
        owner = (module.name, top.name) if isinstance(top, ast.ClassDef) else None
        for function in _functions(top):
            kinds = _kinds_of_arguments(function, owner, module, known)
            for node in ast.walk(function):
                if isinstance(node, ast.Call) and ast.unparse(node.func) == "structs.replace":
                    value = node.args[0]
                    yield node, kinds.get(value.id) if isinstance(value, ast.Name) else None


def _functions(top: ast.stmt) -> list[ast.FunctionDef]:
    inside = top.body if isinstance(top, ast.ClassDef) else [top]
    return [node for node in inside if isinstance(node, ast.FunctionDef)]


def _kinds_of_arguments(
    function: ast.FunctionDef, owner: Key | None, module: Module, known: Declarations
) -> dict[str, Key]:
    """The arguments that are certainly of one kind of record: it has no subclasses anywhere, and they are not
    assigned to."""
    found = {"self": owner} if owner is not None else {}
    for argument in function.args.args:
        hint = argument.annotation
        if isinstance(hint, ast.Name | ast.Constant):
            found[argument.arg] = known.resolve(module.name, re.sub(r"\W", "", ast.unparse(hint)))
    stored = {
        node.id
        for node in ast.walk(function)
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
    }
    return {
        name: key
        for name, key in found.items()
        if key in known.records and not known.is_open(key) and key[1] in module.names and name not in stored
    }
