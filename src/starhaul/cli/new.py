"""`starhaul new`: for developers, writes the skeleton of a card kind, an option or a game and says what is
still missing.

Skeletons and checks are in `tools/recipes` of the checkout, which is not part of an installed package.
"""

import keyword
import os
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any

import typer

import starhaul
from starhaul.cli import FAILED, TEXTS, speaking
from starhaul.cli.common_options import Language
from starhaul.kernel.errors import BadInput
from starhaul.kernel.typed import from_json
from starhaul.locale import Texts

PACKAGE = Path(starhaul.__file__).resolve().parent


def new(
    kind: Annotated[str, typer.Argument(metavar="card|option|game", help=TEXTS("help-new-kind"))],
    name: Annotated[str, typer.Argument(metavar="NAME", help=TEXTS("help-new-name"))],
    check: Annotated[bool, typer.Option("--check", help=TEXTS("help-new-check"))] = False,
    lang: Language = None,
) -> None:
    with speaking(lang) as texts:
        root = _checkout()
        skeletons = _skeletons(root)
        if kind not in skeletons.SKELETONS:
            raise BadInput("new-kind", source=kind, known=", ".join(skeletons.SKELETONS))
        if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", name) or keyword.iskeyword(name):
            raise BadInput("new-name", source=name)
        is_taken = skeletons.is_taken(root, kind, name)
        if check and not is_taken:
            raise BadInput("new-unknown", source=name)
        if is_taken and not check:
            raise BadInput("new-taken", source=name)
        for file in () if check else skeletons.write(root, kind, name):
            print(texts("new-written", file=file))
        report(_missing(root, kind), kind, texts)


def _checkout() -> Path:
    """The root of the source checkout; refuses an installed package, in which nothing can be developed."""
    root = PACKAGE.parent.parent
    if not (root / "tools" / "recipes" / "__init__.py").is_file():
        raise BadInput("new-no-checkout", source=str(PACKAGE))
    return root


def _skeletons(root: Path) -> Any:
    if str(root) not in sys.path:
        sys.path.insert(0, str(root))
    return import_module("tools.recipes.skeletons")


def _missing(root: Path, kind: str) -> list[dict[str, str]]:
    """Found in another process, which imports what has just been written."""
    places = os.pathsep.join([str(root / "src"), str(root)])
    command = [sys.executable, "-m", "tools.recipes.missing", kind]
    done = subprocess.run(
        command, cwd=root, env={**os.environ, "PYTHONPATH": places}, capture_output=True, check=False
    )
    if done.returncode:
        sys.stderr.write(done.stderr.decode("utf-8", "replace"))
        raise typer.Exit(FAILED)
    return from_json(done.stdout, list[dict[str, str]])


def report(steps: list[dict[str, str]], kind: str, texts: Texts) -> None:
    print(texts("new-missing" if steps else "new-complete", page=f"docs/recipes/{kind}.md"))
    for number, step in enumerate(steps, 1):
        what = texts(f"new-missing-{step['what']}", name=step.get("name", ""))
        print(f"{number:>3}. {step['file']}: {what}")
