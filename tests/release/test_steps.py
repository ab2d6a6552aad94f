"""Single steps: comparing builds, judging an audit, the list of parts, checksums and the summary."""

import hashlib
from pathlib import Path

import pytest

from tools.release.building import check_equal, checksums, listed_files
from tools.release.examining import judged
from tools.release.outcome import Outcome, ReleaseProblem, run
from tools.release.parts_list import check
from tools.release.summary import summary

ROOT = Path(__file__).resolve().parents[2]


def files(folder: Path, content: bytes, name: str = "a.whl") -> list[Path]:
    folder.mkdir()
    (folder / name).write_bytes(content)
    return [folder / name]


def test_builds_that_differ_are_noticed(tmp_path: Path):
    first = files(tmp_path / "1", b"x")
    check_equal(first, files(tmp_path / "2", b"x"))
    with pytest.raises(ReleaseProblem, match=r"Two builds of a\.whl differ"):
        check_equal(first, files(tmp_path / "3", b"y"))
    with pytest.raises(ReleaseProblem, match="different names"):
        check_equal(first, files(tmp_path / "4", b"x", "b.whl"))


def test_an_audit_passes_fails_or_is_skipped_and_says_so():
    assert not judged("a", 0, "", "No known vulnerabilities found").is_skipped
    assert judged("a", 1, "", "requests.exceptions.ConnectionError: …").is_skipped
    with pytest.raises(ReleaseProblem, match="PYSEC"):
        judged("a", 1, "rich 1.0 PYSEC-2026-1", "Found 1 known vulnerability")
    with pytest.raises(ReleaseProblem, match="Traceback"):
        judged("a", 1, "", "Traceback")


def test_a_list_of_parts_has_what_a_server_needs():
    names = ["msgspec", "starlette", "uvicorn", "websockets"]
    assert check({"components": [{"name": name} for name in names]}) == names
    with pytest.raises(ReleaseProblem, match="lacks uvicorn"):
        check({"components": [{"name": name} for name in names if name != "uvicorn"]})


def test_a_command_that_fails_is_a_problem_with_its_output():
    assert run(["echo", "well"], what="It") == "well\n"
    with pytest.raises(ReleaseProblem, match=r"It failed \(status 3\):\nwhy"):
        run(["sh", "-c", "echo why >&2; exit 3"], what="It")


def test_checksums_are_those_of_all_other_files(tmp_path: Path):
    (tmp_path / "a").write_bytes(b"x")
    (tmp_path / "SHA256SUMS").write_text("old")
    assert checksums(tmp_path) == f"{hashlib.sha256(b'x').hexdigest()}  a\n"


def test_the_summary_has_checks_files_and_changes(tmp_path: Path):
    (tmp_path / "a.whl").write_bytes(b"x" * 1234)
    outcomes = [Outcome("One", "good"), Outcome("Two", "no network", is_skipped=True)]
    page = summary("1.0", "abc", outcomes, tmp_path, "## [1.0] - 2026-01-02\n\n- New.\n")
    for part in (
        "2026-01-02",
        "abc",
        "v1.0",
        "| One | good |",
        "SKIPPED: no network",
        "| `a.whl` | 1,234 |",
        "- New.",
    ):
        assert part in page


def test_what_is_built_from_is_what_git_lists():
    found = listed_files(ROOT) if (ROOT / ".git").exists() else pytest.skip("not a git checkout")
    assert "pyproject.toml" in found
    assert not [name for name in found if name.startswith((".venv", "dist/"))]
