"""Packages that only some installations have: asked for when they are needed, missed in one sentence."""

from importlib import import_module
from typing import Any

from starhaul.kernel.errors import BadInput


def needed(module: str, extra: str) -> Any:
    """A module of an optional package; raises `BadInput` that says which extra brings it.

    >>> needed("json", "sim").__name__
    'json'
    """
    try:
        return import_module(module)
    except ImportError:
        raise BadInput("extra-missing", package=module.partition(".")[0], extra=extra) from None
