"""Packages that only tournaments need: a missing one is named, and their versions are pinned."""

import re
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from starhaul.kernel.errors import BadInput
from starhaul.locale import Texts
from starhaul.sim import extras

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    ("package", "extra", "is_ours", "words"),
    [
        ("openskill", "sim", True, "this needs the package openskill: make extras"),
        ("openskill", "sim", False, 'this needs the package openskill: pip install "openskill>=6.1"'),
        ("ray", "cluster", True, 'this needs the package ray: pip install "ray>=2.40"'),
        (
            "no_such_package",
            "rl",
            False,
            'this needs the package no_such_package: pip install "no_such_package"',
        ),
    ],
)
def test_what_is_not_installed_is_named_with_a_way_to_get_it(
    package: str, extra: str, is_ours: bool, words: str, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(extras, "is_checkout", lambda: is_ours)
    for name in [name for name in sys.modules if name.partition(".")[0] == package]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(BadInput) as error:
        extras.needed(f"{package}.models", extra)
    assert Texts("en").error(error.value) == words


def test_a_checkout_is_known_by_what_lies_around_the_package(tmp_path: Path):
    assert extras.is_checkout()
    package = tmp_path / "lib/site-packages/starhaul"
    package.mkdir(parents=True)
    assert not extras.is_checkout(package)


@pytest.mark.parametrize("extra", ["sim", "cluster"])
def test_pinned_versions_are_those_the_extra_asks_for(extra: str):
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    pinned = (ROOT / "requirements" / f"{extra}.txt").read_text("utf-8")
    pins = dict(re.findall(r"^([\w.-]+)==([\w.+!]+)", pinned, re.MULTILINE))
    for wanted in map(Requirement, project["optional-dependencies"][extra]):
        if wanted.name != project["name"]:
            assert wanted.specifier.contains(pins[wanted.name]), "run `make lock`"
