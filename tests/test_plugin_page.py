"""docs/plugins.md: its examples are parts of the example package, and its commands work."""

import os
import re
from pathlib import Path

import pytest

from tests.cli.helpers import SOURCES, starhaul
from tests.installed_packages import ROOT, install_example

PAGE = (ROOT / "docs/plugins.md").read_text("utf-8")
FENCE = re.compile(r"(?:<!-- (?P<file>\S+) -->\n)?```(?P<kind>\w+)\n(?P<text>.*?)```", re.DOTALL)
BLOCKS = list(FENCE.finditer(PAGE))
QUOTED = [(block["file"], block["text"]) for block in BLOCKS if block["file"]]
COMMANDS = [line for block in BLOCKS if block["kind"] == "sh" for line in block["text"].splitlines()]


def test_every_block_is_quoted_or_run():
    assert len(BLOCKS) == PAGE.count("```") // 2
    assert len(QUOTED) == 3
    assert [block["kind"] for block in BLOCKS if not block["file"]] == ["pycon", "sh"]


@pytest.mark.parametrize(("file", "text"), QUOTED)
def test_an_example_is_part_of_its_file(file: str, text: str):
    assert text in (ROOT / file).read_text("utf-8")


@pytest.mark.many
@pytest.mark.parametrize("line", COMMANDS)
def test_a_command_works(tmp_path: Path, line: str):
    program, *arguments = line.split()
    assert program == "starhaul"
    site = install_example(tmp_path)
    done = starhaul(*arguments, PYTHONPATH=os.pathsep.join([str(SOURCES), str(site)]))
    assert done.returncode == 0, done.stderr
    assert done.stdout
