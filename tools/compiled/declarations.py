"""Finds the records that compiled modules declare, with all their fields, by reading the sources."""

import ast
import builtins
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from tools.compiled.modules import path_of

Key = tuple[str, str]
"""A module and the name of something in it."""
STRUCT: Key = ("msgspec", "Struct")

KERNEL = "starhaul.kernel."
_SPECIAL = {("typing", "Protocol"), ("typing", "NamedTuple"), ("typing", "TypedDict"), ("enum", "IntEnum")}
"""Bases whose subclasses stay Python classes."""


@dataclass
class Field:
    """A field of a record, as its class declares it."""

    name: str
    hint: ast.expr
    default: ast.expr | None
    is_keyword: bool
    module: str
    """Where it is declared: the names in its type and default are those of that module."""


@dataclass
class Module:
    """A parsed module."""

    name: str
    source: bytes
    tree: ast.Module = field(init=False)
    imports: dict[str, Key] = field(init=False)
    """What each imported name stands for."""

    def __post_init__(self) -> None:
        self.tree = ast.parse(self.source)
        self.imports = {
            alias.asname or alias.name: (node.module or "", alias.name)
            for node in ast.walk(self.tree)
            if isinstance(node, ast.ImportFrom)
            for alias in node.names
        }

    @cached_property
    def classes(self) -> dict[str, ast.ClassDef]:
        return {node.name: node for node in self.tree.body if isinstance(node, ast.ClassDef)}

    @cached_property
    def names(self) -> set[str]:
        """Everything that is bound at the top level."""
        stored = {
            node.id
            for node in ast.walk(self.tree)
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
        }
        functions = {node.name for node in self.tree.body if isinstance(node, ast.FunctionDef)}
        return stored | functions | set(self.classes) | set(self.imports)


class Declarations:
    """All classes of the modules to be compiled, and which of them are records."""

    def __init__(self, source: Path, names: list[str]) -> None:
        self.source = source
        self.compiled = names
        self.modules: dict[str, Module] = {}

    def module(self, name: str) -> Module | None:
        """A module of ours, compiled or not; None for others, and for packages."""
        if name not in self.modules:
            path = path_of(name, self.source)
            if not path.is_file():
                return None
            self.modules[name] = Module(name, path.read_bytes())
        return self.modules[name]

    def resolve(self, module: str, name: str) -> Key:
        """Where the thing is defined that a module knows by this name; imports are followed."""
        found = self.module(module)
        if found is None or name not in found.imports or name in found.classes:
            return module, name
        return self.resolve(*found.imports[name])

    def class_of(self, key: Key) -> ast.ClassDef | None:
        module = self.module(key[0])
        return None if module is None else module.classes.get(key[1])

    def bases(self, key: Key) -> list[Key]:
        node = self.class_of(key)
        if node is None:
            return []
        named = [base.value if isinstance(base, ast.Subscript) else base for base in node.bases]
        return [self.resolve(key[0], base.id) for base in named if isinstance(base, ast.Name)]

    def is_record(self, key: Key) -> bool:
        return key == STRUCT or any(self.is_record(base) for base in self.bases(key))

    @cached_property
    def records(self) -> list[Key]:
        """Records of compiled modules; their bases must be compiled, too."""
        found = [key for key in self._classes() if self.is_record(key)]
        for key in found:
            for base in self.bases(key):
                if base != STRUCT and base[0] not in self.compiled:
                    raise TypeError(
                        f"{'.'.join(key)} derives from {'.'.join(base)}, which is not compiled: "
                        "declare it in a module that is not compiled either (tools/compiled/modules.py)"
                    )
        return found

    def _classes(self) -> Iterator[Key]:
        for name in self.compiled:
            module = self.module(name)
            assert module is not None, name
            yield from ((name, each) for each in module.classes)

    @cached_property
    def derived_from(self) -> set[Key]:
        """Classes with subclasses in compiled modules."""
        return {base for key in self._classes() for base in self.bases(key)}

    def is_open(self, key: Key) -> bool:
        """Whether interpreted code may derive from a class: all but the final records of our own games."""
        if key not in self.records:
            return _SPECIAL.isdisjoint(self.bases(key))
        return key in self.derived_from or key[0].startswith(KERNEL)

    # --- fields --------------------------------------------------------------------------------------------

    def own_fields(self, key: Key) -> list[Field]:
        node = self.class_of(key)
        assert node is not None, key
        is_keyword = any(
            word.arg == "kw_only" and ast.unparse(word.value) == "True" for word in node.keywords
        )
        return [
            Field(stated.target.id, stated.annotation, stated.value, is_keyword, key[0])
            for stated in node.body
            if isinstance(stated, ast.AnnAssign)
            and isinstance(stated.target, ast.Name)
            and "ClassVar" not in ast.unparse(stated.annotation)
        ]

    def fields(self, key: Key) -> list[Field]:
        """With those of the bases, in the order of the constructor's arguments."""
        found: dict[str, Field] = {}
        for base in self.bases(key):
            if base in self.records:
                found |= {field.name: field for field in self.fields(base)}
        found |= {field.name: field for field in self.own_fields(key)}
        return sorted(found.values(), key=lambda field: field.is_keyword)

    def foreign_names(self, key: Key) -> dict[str, Key]:
        """Names in inherited fields that the module of the record does not know yet, and their origins."""
        module = self.module(key[0])
        assert module is not None, key
        found = {}
        for each in self.fields(key):
            for name in sorted(_names_in(each)):
                origin = self.resolve(each.module, name)
                if name not in module.names:
                    found[name] = origin
                elif self.resolve(key[0], name) != origin:
                    raise TypeError(
                        f"{'.'.join(key)}: {name} means something else where {each.name} is declared"
                    )
        return found


def _names_in(field: Field) -> set[str]:
    """Names in the type and the default of a field, builtins left out."""
    parts = [field.hint] if field.default is None else [field.hint, field.default]
    parts += [
        ast.parse(node.value, mode="eval")
        for node in ast.walk(field.hint)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    ]
    names = {node.id for part in parts for node in ast.walk(part) if isinstance(node, ast.Name)}
    return {name for name in names if not hasattr(builtins, name)}
