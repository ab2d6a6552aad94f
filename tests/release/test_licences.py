"""Which licences a release may contain, and how packages spell them."""

import json
import sys
import tomllib
from fnmatch import fnmatch
from pathlib import Path

import pytest

from tools.release.licences import Licensed, check, expression_of, installed, is_allowed, vendored
from tools.release.outcome import ReleaseProblem

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("expression", ["MIT", "Apache-2.0 AND BSD-2-Clause", "GPL-3.0-only OR MIT", "(MIT)"])
def test_allowed(expression: str):
    assert is_allowed(expression)


@pytest.mark.parametrize("expression", ["GPL-3.0-only", "MIT AND GPL-3.0-only", "unknown", ""])
def test_not_allowed(expression: str):
    assert not is_allowed(expression)
    with pytest.raises(ReleaseProblem, match="p 1 has a licence that is not allowed"):
        check([Licensed("p", "1", expression)])


def test_a_package_without_expression_is_known_by_its_classifiers_or_words():
    assert expression_of("MIT", "ignored", []) == "MIT"
    assert expression_of(None, None, ["License :: OSI Approved :: BSD License"]) == "BSD-3-Clause"
    assert expression_of(None, "MIT License\n\nCopyright …", []) == "MIT"
    assert expression_of(None, None, []) == "unknown"


def test_the_parts_of_the_client_are_allowed():
    found = vendored(ROOT)
    assert "preact" in [one.name for one in found]
    check(found)


def test_the_licence_of_every_file_made_by_others_is_that_of_its_part():
    """The rest of the repository is ours by the first entry of REUSE.toml, which must not cover these."""
    ours, *others = tomllib.loads((ROOT / "REUSE.toml").read_text("utf-8"))["annotations"]
    assert (ours["path"], ours["SPDX-License-Identifier"]) == ("**", "MIT")
    notice = (ROOT / "NOTICE").read_text("utf-8")
    for part in json.loads((ROOT / "src/starhaul/web/vendor/manifest.json").read_text("utf-8")):
        for name in [*part["files"], part["text"]]:
            path = f"src/starhaul/web/vendor/{name}"
            (found,) = [one for one in others if any(fnmatch(path, pattern) for pattern in one["path"])]
            assert found["SPDX-License-Identifier"] == part["licence"]
            assert found["precedence"] == "override"
            assert found["SPDX-FileCopyrightText"] in notice


def test_the_packages_of_an_environment_are_found():
    names = [one.name.lower() for one in installed(Path(sys.executable))]
    assert "msgspec" in names
    assert "starhaul" not in names
