"""Prints what is missing in this checkout as a JSON list of steps: `python -m tools.recipes.missing card`.

`starhaul new` runs it in a separate process, which imports the files just written.
"""

import sys
from importlib import import_module

import msgspec

from tools.recipes.steps import Step


def missing(kind: str) -> list[Step]:
    """The steps that are left for things of this kind, each once."""
    return list(dict.fromkeys(import_module(f"tools.recipes.{kind}_steps").missing()))


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode(missing(sys.argv[1])))
