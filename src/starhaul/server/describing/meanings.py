"""Docstrings of records and of their fields; those of fields are read from the source.

Used by all modules that describe records: the docstrings in `wire` are the text of the protocol page.
"""

import ast
import re
from functools import cache
from inspect import cleandoc, getsource
from itertools import pairwise
from textwrap import dedent


def meaning_of(thing: object) -> str:
    """The docstring of a class or function as one paragraph; inherited ones do not count."""
    return plain(vars(thing).get("__doc__") if isinstance(thing, type) else thing.__doc__)


@cache
def field_meanings(kind: type) -> dict[str, str]:
    """The docstrings below the fields of a class and its bases."""
    found: dict[str, str] = {}
    for base in reversed(kind.__mro__):
        if base.__module__.startswith(f"{__name__.partition('.')[0]}."):
            found |= _own_meanings(base)
    return found


def _own_meanings(kind: type) -> dict[str, str]:
    (definition,) = ast.parse(dedent(getsource(kind))).body
    assert isinstance(definition, ast.ClassDef), "the source of a class"
    return {
        field.target.id: plain(text.value.value)
        for field, text in pairwise(definition.body)
        if isinstance(field, ast.AnnAssign)
        and isinstance(field.target, ast.Name)
        and isinstance(text, ast.Expr)
        and isinstance(text.value, ast.Constant)
        and isinstance(text.value.value, str)
    }


def plain(text: str | None) -> str:
    """On one line, as whole sentences, without Python terms.


    >>> plain("What it is,\\n    in words; None if unknown")
    'What it is, in words; null if unknown.'
    """
    line = re.sub(r"\bNone\b", "null", " ".join(cleandoc(text or "").split()))
    return line if not line or line[-1] in ".!?:;)" else f"{line}."
