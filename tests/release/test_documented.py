"""Which commands of the pages `make release` runs, and that one that fails is a problem."""

from pathlib import Path

import pytest

from tests.docs.command_table import NOT_RUN
from tools.release.documented import PAGES, UNINSTALL, installing_commands, try_pages
from tools.release.outcome import ReleaseProblem

ROOT = Path(__file__).resolve().parents[2]


def test_commands_are_found_in_blocks_that_install():
    page = "```console\n$ pipx install x  # once\nDone.\n$ x run\n```\n```console\n$ other\n```\n"
    assert list(installing_commands(page)) == ["pipx install x", "x run"]


def test_every_command_that_is_left_to_the_release_is_run_there():
    run = {line for page in PAGES for line in installing_commands((ROOT / page).read_text("utf-8"))}
    assert {line for line, why in NOT_RUN.items() if "tools/release/documented.py" in why} <= run
    assert UNINSTALL in (ROOT / "docs/operate.md").read_text("utf-8")


def test_a_command_that_fails_is_a_problem(tmp_path: Path):
    wheel = tmp_path / "a.whl"
    wheel.touch()
    for page in PAGES:
        (tmp_path / page).parent.mkdir(exist_ok=True)
        (tmp_path / page).write_text("```console\n$ false\n$ pipx --version\n```\n", "utf-8")
    with pytest.raises(ReleaseProblem, match=r"README\.md: `false` failed"):
        try_pages(tmp_path, wheel, tmp_path / "work")
    (tmp_path / "README.md").write_text("nothing", "utf-8")
    with pytest.raises(ReleaseProblem, match="does not say how to install"):
        try_pages(tmp_path, wheel, tmp_path / "work2")
