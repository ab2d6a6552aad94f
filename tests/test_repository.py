"""Rules that apply to the repository as a whole."""

import ast
import importlib.util
import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.version import Version

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "starhaul"

# ------------------------------------------------------------------------------------------------ files


def our_files() -> list[Path]:
    """Every file that is, or with `git add .` would be, in the repository."""
    command = ["git", "-c", "safe.directory=*", "ls-files", "-coz", "--exclude-standard"]
    try:
        listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True, text=True).stdout
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("not a git checkout")
    # A deleted file may still be tracked.
    return [path for name in sorted(set(listed.split("\0"))) if name and (path := ROOT / name).is_file()]


# Put together here, so that the test does not find this file.
FOREIGN = re.compile(
    "|".join(
        [
            "index" + "[-_]url",
            "/sim" + "ple/",
            '"resolved": "' + "http",
            r"\bpy" + r"pi\.org",
            r"python" + r"hosted\.org",
            r"registry\.npm" + r"js\.org",
            r"(?<![\w.])/(?:ro" + "ot|wo" + "rk|ho" + "me)/",
        ]
    ),
    re.IGNORECASE,
)


@pytest.mark.slow
def test_no_file_names_a_package_registry_or_a_place_on_somebodys_machine():
    found = []
    for path in our_files():
        content = path.read_bytes()
        if b"\0" in content:
            continue
        for number, line in enumerate(content.decode("utf-8", "replace").splitlines(), 1):
            if match := FOREIGN.search(line):
                found.append(f"{path.relative_to(ROOT)}:{number}: {match[0]}")
    assert not found


@pytest.mark.parametrize(
    "line",
    [
        "--extra-index" + "-url x",
        "https://somewhere/sim" + "ple/rich",
        '"resolved": "' + "https://x",
        "see py" + "pi.org",
        "cd /ro" + "ot/x",
        "open('/ho" + "me/me/x')",
    ],
)
def test_a_foreign_name_is_found(line: str):
    assert FOREIGN.search(line)


def test_python_files_stay_short():
    long = []
    for path in our_files():
        place = path.relative_to(ROOT)
        if path.suffix == ".py" and not {"data", "vendor"} & set(place.parts):
            lines = len(path.read_text("utf-8").splitlines())
            if lines > 500:
                long.append(f"{place}: {lines} lines")
    assert not long


MOST_COMPLEX = 15
"""This many functions may have more than ten branches: flat tables of facts, and very hot functions."""

BRANCHES: dict[type[ast.AST], Callable[[Any], int]] = {
    ast.If: lambda node: 1,
    ast.IfExp: lambda node: 1,
    ast.Assert: lambda node: 1,
    ast.For: lambda node: 1 + bool(node.orelse),
    ast.AsyncFor: lambda node: 1 + bool(node.orelse),
    ast.While: lambda node: 1 + bool(node.orelse),
    ast.Try: lambda node: len(node.handlers) + bool(node.orelse),
    ast.comprehension: lambda node: 1 + len(node.ifs),
    ast.BoolOp: lambda node: len(node.values) - 1,
    ast.match_case: lambda node: 1,
}
"""What adds to the cyclomatic complexity of a function, and how much."""


def complexities(source: str) -> Iterator[tuple[str, int]]:
    """The functions of a module, with their lines and complexity; nested
    functions count towards the outer one."""
    for function in ast.walk(ast.parse(source)):
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            branches = (BRANCHES[type(node)](node) for node in ast.walk(function) if type(node) in BRANCHES)
            yield f"{function.lineno} {function.name}", 1 + sum(branches)


def test_few_functions_are_complex():
    found = [
        f"{path.relative_to(PACKAGE)}:{name} ({number})"
        for path in sorted(PACKAGE.rglob("*.py"))
        for name, number in complexities(path.read_text("utf-8"))
        if number > 10
    ]
    assert len(found) <= MOST_COMPLEX, "\n".join(found)


def test_complexity_counts_every_way_through_a_function():
    source = """
def f(numbers):
    assert numbers
    for number in numbers:
        if number or numbers[0] and numbers[1]:
            try:
                return [n for n in numbers if n]
            except ValueError:
                while number:
                    number -= 1 if number else 2
            else:
                match number:
                    case 1:
                        pass
    return lambda: 0
"""
    assert list(complexities(source)) == [("2 f", 13)]


MOST_ANY = 108
"""The types of this many parameters may contain `Any`: mostly states of any game, and untyped libraries."""


def parameters(source: str) -> Iterator[tuple[str, str]]:
    """The parameters of all functions of a module, and their types."""
    for function in ast.walk(ast.parse(source)):
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            for argument in ast.walk(function.args):
                if isinstance(argument, ast.arg) and argument.annotation is not None:
                    place = f"{function.lineno} {function.name}: {argument.arg}"
                    yield place, ast.unparse(argument.annotation)


def has_any(kind: str) -> bool:
    """Whether a type is or contains `Any`."""
    return re.search(r"\bAny\b", kind) is not None


def test_few_parameters_are_of_any_type():
    found = [
        f"{path.relative_to(PACKAGE)}:{place}"
        for path in sorted(PACKAGE.rglob("*.py"))
        for place, kind in parameters(path.read_text("utf-8"))
        if has_any(kind)
    ]
    assert len(found) <= MOST_ANY, "\n".join(found)


def test_parameters_of_every_form_are_found():
    source = "async def f(a: Any, /, b: int, *c: Any, d: str = '', **e: Any): ..."
    kinds = ["Any", "int", "Any", "str", "Any"]
    assert sorted(kind for _, kind in parameters(source)) == sorted(kinds)
    assert [kind for kind in ("Any", "Match[Any, S]", "AnyConfig", "int") if has_any(kind)] == [
        "Any",
        "Match[Any, S]",
    ]


def test_ci_runs_make_test_and_nothing_else():
    lines = (ROOT / ".ci" / "run").read_text("utf-8").splitlines()
    commands = [line for line in lines if line and not line.startswith(("#", "set ", "cd "))]
    assert commands == ["exec make test PYTHONS=all"]


# ----------------------------------------------------------------------------------------------- set-up


LENDER = """#!/bin/sh
# A Python whose new environments borrow pip: to install it in each takes most of the time of a set-up.
if [ "$1 $2" != "-m venv" ]; then exec {python} "$@"; fi
{python} "$@" --without-pip
for packages in "$3"/lib/python*/site-packages; do echo {pip} >"$packages/pip.pth"; done
"""


@pytest.mark.slow
def test_a_failed_set_up_keeps_the_environment_that_was_there(tmp_path: Path):
    checkout = tmp_path / "a b ü'x"
    shutil.copytree(ROOT / "tools", checkout / "tools")
    wanted = checkout / "requirements" / "few.txt"
    wanted.parent.mkdir()
    lender = tmp_path / "python"
    (lent,) = importlib.util.find_spec("pip").submodule_search_locations
    lends = LENDER.format(python=shlex.quote(sys.executable), pip=shlex.quote(str(Path(lent).parent)))
    lender.write_text(lends, "utf-8")
    lender.chmod(0o755)
    environment = {**os.environ, "PYTHON": str(lender), "PIP_NO_INDEX": "1"}

    def set_up(text: str) -> bool:
        wanted.write_text(text, "utf-8")
        command = ["sh", "tools/setup.sh", ".venv", "few"]
        return subprocess.run(command, cwd=checkout, env=environment, capture_output=True).returncode == 0

    assert set_up("# nothing\n")
    mark = checkout / ".venv" / "mark"
    mark.touch()
    assert not set_up("there-is-no-such-package==1 --hash=sha256:" + "0" * 64)
    assert mark.exists()
    assert set_up("# nothing\n")
    assert mark.exists()
    # As after a power cut: the new one is half built, the old one was moved aside.
    mark.parent.rename(checkout / ".venv.old")
    mark.parent.mkdir()
    assert set_up("# nothing\n")
    assert mark.exists()
    assert set_up("# still nothing\n")
    assert not mark.exists()
    assert sorted(path.name for path in checkout.glob(".venv*")) == [".venv", ".venv.lock"]


# ----------------------------------------------------------------------------------------- requirements

PIN = re.compile(r"(?P<name>[\w.-]+)==(?P<version>[\w.+!]+)(?: ; [^#]+?)?(?: --hash=sha256:[0-9a-f]{64})+")


def entries(path: Path) -> list[str]:
    """The entries of a requirements file, each on one line."""
    text = re.sub(r"\s*\\\n\s*", " ", path.read_text("utf-8"))
    return [line for line in map(str.strip, text.splitlines()) if line and not line.startswith("#")]


@pytest.mark.parametrize(
    "layer",
    [
        "runtime",
        "uvloop",
        "postgres",
        "lowest",
        "release",
        "test",
        "lint",
        "sim",
        "rl",
        "fast",
        "cluster",
        "peers",
        "lock",
    ],
)
def test_requirements_are_pinned_and_hashed(layer: str):
    found = entries(ROOT / "requirements" / f"{layer}.txt")
    assert found
    assert [entry for entry in found if not PIN.fullmatch(entry)] == []


def test_pinned_versions_are_those_the_project_asks_for():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    pins = {}
    for entry in entries(ROOT / "requirements" / "runtime.txt"):
        if match := PIN.fullmatch(entry):
            pins[match["name"]] = match["version"]
    for wanted in map(Requirement, project["dependencies"]):
        name = re.sub(r"[-_.]+", "-", wanted.name).lower()
        assert name in pins, "run `make lock`"
        assert wanted.specifier.contains(pins[name]), "run `make lock`"


def test_the_lowest_versions_are_those_that_the_project_allows():
    """`make test-lowest` installs them: a lower limit that was never tested is a guess."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    found = [PIN.fullmatch(entry) for entry in entries(ROOT / "requirements" / "lowest.txt")]
    pins = {match["name"]: Version(match["version"]) for match in found if match}
    for wanted in map(Requirement, project["dependencies"]):
        name = re.sub(r"[-_.]+", "-", wanted.name).lower()
        (least,) = [Version(one.version) for one in wanted.specifier if one.operator == ">="]
        assert pins[name] == least, "run `make lock`"


def test_the_web_server_whose_internals_we_use_has_an_upper_limit():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    (wanted,) = [one for one in map(Requirement, project["dependencies"]) if one.name == "uvicorn"]
    assert {one.operator for one in wanted.specifier} == {">=", "<"}
