"""The version, for bug reports."""

import re

import pytest

from starhaul import __version__
from starhaul.native_build import build_name
from tests.cli.helpers import starhaul


def test_the_command_says_its_version():
    done = starhaul("--version")
    said = f"starhaul {__version__} ({build_name()})\n"
    assert (done.returncode, done.stdout.decode(), done.stderr) == (0, said, b"")
    assert re.fullmatch(r"\d+\.\d+\.\d+.*", __version__)


@pytest.mark.many
@pytest.mark.parametrize(("language", "words"), [("en", "version"), ("cs", "verzi"), ("pl", "wersję")])
def test_the_help_knows_of_it(language: str, words: str):
    told = starhaul("--help", LANG=f"{language}_XX.UTF-8").stdout.decode()
    (line,) = [line for line in told.splitlines() if "--version" in line]
    assert words in line
