"""Which failed tests are tried again, and what comes of it."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tools import second_try

ROOT = Path(__file__).resolve().parent.parent
BROWSER = [f"tests/browser/test_{number}.py::test_it" for number in range(second_try.MOST + 1)]


@pytest.mark.parametrize(
    ("failed", "reason"),
    [
        ([], "without naming a test"),
        (BROWSER, "6 tests failed"),
        (
            [BROWSER[0], "tests/kernel/test_match.py::test_it"],
            "tests/kernel/test_match.py::test_it depends on",
        ),
        (BROWSER[:-1], None),
        (["tests/faults/test_kill.py::test_it[1]"], None),
    ],
)
def test_a_second_try_is_for_a_few_tests_of_real_parts(failed: list[str], reason: str | None) -> None:
    answer = second_try.why_not(failed)
    assert answer is None if reason is None else reason in (answer or "")


def test_the_folders_exist() -> None:
    assert all((ROOT / folder).is_dir() for folder in second_try.FOLDERS)


@pytest.mark.parametrize(("source", "status"), [("def test_it(): pass", 0), ("def test_it(): assert 0", 1)])
def test_the_second_try_decides_and_names_the_test(tmp_path: Path, source: str, status: int) -> None:
    folder = tmp_path / "tests/browser"
    folder.mkdir(parents=True)
    (folder / "test_real.py").write_text(source, "utf-8")
    notes = tmp_path / "notes"
    (notes / "v/cache").mkdir(parents=True)
    test = "tests/browser/test_real.py::test_it"
    (notes / "v/cache/lastfailed").write_text(json.dumps({test: True}), "utf-8")
    command = [
        sys.executable,
        "-c",
        "import sys, tools.second_try as t, pathlib; sys.exit(t.main(pathlib.Path('notes')))",
    ]
    done = subprocess.run(
        command, cwd=tmp_path, env={"PYTHONPATH": str(ROOT)}, capture_output=True, text=True, check=False
    )
    assert done.returncode == status, done.stderr
    assert f"Look for a race:\n  {test}" in done.stdout if status == 0 else test in done.stdout
