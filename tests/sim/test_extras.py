"""Packages that only tournaments need: named when they are missing, pinned as the project asks for them."""

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from starhaul.kernel.errors import BadInput
from starhaul.sim.extras import needed

ROOT = Path(__file__).parents[2]


def test_what_is_not_installed_is_named_with_its_extra():
    with pytest.raises(BadInput) as error:
        needed("no_such_package.inside", "cluster")
    assert error.value.code == "extra-missing"
    assert error.value.detail == {"package": "no_such_package", "extra": "cluster"}


@pytest.mark.parametrize("extra", ["sim", "cluster"])
def test_pinned_versions_are_those_the_extra_asks_for(extra: str):
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    pinned = (ROOT / "requirements" / f"{extra}.txt").read_text("utf-8")
    pins = dict(re.findall(r"^([\w.-]+)==([\w.+!]+)", pinned, re.MULTILINE))
    for wanted in map(Requirement, project["optional-dependencies"][extra]):
        if wanted.name != project["name"]:
            assert wanted.specifier.contains(pins[wanted.name]), "run `make lock`"
