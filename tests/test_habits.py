"""Workflows, forms and hooks: they can be read, and what they name exists."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from tools.commit_message import problems

ROOT = Path(__file__).resolve().parent.parent
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
GITLAB = ROOT / ".gitlab-ci.yml"
PYTHONS = ["3.11", "3.12", "3.13", "3.14"]
WITH_THEIR_PAGE = {"docs": "mkdocs.yml", "release": "docs/releasing.md"}
"""Targets that come with a further part of the project, and a file that shows that it is there."""


def loaded(path: Path) -> Any:
    return yaml.safe_load(path.read_text("utf-8"))


def jobs() -> Iterator[tuple[str, dict[str, Any]]]:
    for path in WORKFLOWS:
        yield from ((f"{path.name}:{name}", job) for name, job in loaded(path)["jobs"].items())


def gitlab_jobs() -> dict[str, dict[str, Any]]:
    words = {"stages", "default", "workflow", "variables", "include"}
    return {
        name: job for name, job in loaded(GITLAB).items() if name not in words and not name.startswith(".")
    }


def commands() -> Iterator[tuple[str, str]]:
    """Every command of a workflow, with the values of its matrix filled in."""
    for name, job in jobs():
        for step in job["steps"]:
            for line in step.get("run", "").splitlines():
                yield from ((name, filled) for filled in _filled(line, job))
    for name, job in gitlab_jobs().items():
        for line in job["script"]:
            matrix = job.get("parallel", {}).get("matrix", [])
            values = [one for row in matrix for one in row.get("TARGET", [])]
            yield from ((name, line.replace("$TARGET", one)) for one in values or [""])


def _filled(line: str, job: dict[str, Any]) -> list[str]:
    found = [line]
    for key, values in job.get("strategy", {}).get("matrix", {}).items():
        found = [text.replace(f"${{{{ matrix.{key} }}}}", str(value)) for text in found for value in values]
    return list(dict.fromkeys(found))


def targets() -> set[str]:
    return set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))


def test_workflows_call_make_and_every_target_exists():
    called = set()
    for name, line in commands():
        words = line.split()
        assert words[0] == "make", (name, line)
        called |= {word for word in words[1:] if "=" not in word}
    missing = called - targets()
    assert [one for one in missing if (ROOT / WITH_THEIR_PAGE.get(one, "Makefile")).exists()] == []
    assert called >= {"lint", "texts", "test", "test-fast", "test-lowest", "lock", "test-long", "container"}
    assert called >= set(WITH_THEIR_PAGE)


def test_both_platforms_run_the_same():
    def called(names: set[str]) -> set[str]:
        lines = {line for name, line in commands() if name in names}
        return {re.sub(r" PYTHON=\S+", "", line) for line in lines}

    github = {name for name, _ in jobs()}
    assert called(github) == called(set(gitlab_jobs()))


def test_every_supported_python_is_tested():
    found = [job["strategy"]["matrix"]["python"] for _, job in jobs() if "python" in str(job.get("strategy"))]
    assert found == [PYTHONS]
    assert gitlab_jobs()["pythons"]["parallel"]["matrix"] == [{"PYTHON_VERSION": PYTHONS}]


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_workflows_may_only_read_and_end_in_time(path: Path):
    workflow = loaded(path)
    assert workflow["permissions"] == {"contents": "read"}
    for job in workflow["jobs"].values():
        assert job["timeout-minutes"] <= 180
        for step in job["steps"]:
            assert ("run" in step) != ("uses" in step)
            assert "secrets" not in str(step)
            # Only actions of the platform itself, each with a version.
            assert re.fullmatch(r"actions/[a-z-]+@v\d+", step.get("uses", "actions/none@v1"))


def test_gitlab_jobs_have_a_known_stage_and_something_to_extend():
    whole = loaded(GITLAB)
    for name, job in gitlab_jobs().items():
        stage = job.get("stage") or whole[job["extends"]]["stage"]
        assert stage in whole["stages"], name


@pytest.mark.parametrize("path", sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("[!c]*.yml")), ids=str)
def test_forms_ask_for_something_and_know_where_it_goes(path: Path):
    form = loaded(path)
    assert {"name", "description", "body"} <= set(form)
    fields = [field for field in form["body"] if field["type"] != "markdown"]
    assert all(field["id"] and field["attributes"]["label"] for field in fields)
    assert any(field.get("validations", {}).get("required") for field in fields)


def test_hooks_are_local_and_what_they_run_exists():
    config = loaded(ROOT / ".pre-commit-config.yaml")
    hooks = [hook for repository in config["repos"] for hook in repository["hooks"]]
    assert {repository["repo"] for repository in config["repos"]} == {"local"}
    for hook in hooks:
        program, argument = hook["entry"].split()
        assert argument in targets() if program == "make" else (ROOT / argument).is_file()


def test_dependabot_looks_after_what_we_do_not_lock():
    ecosystems = [entry["package-ecosystem"] for entry in loaded(ROOT / ".github/dependabot.yml")["updates"]]
    assert ecosystems == ["github-actions"]


@pytest.mark.parametrize("name", ["SECURITY.md", "CODE_OF_CONDUCT.md", "GOVERNANCE.md", "CONTRIBUTING.md"])
def test_pages_for_contributors_link_only_to_what_exists(name: str):
    page = ROOT / name
    for link in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text("utf-8")):
        assert (page.parent / link).exists(), link


@pytest.mark.parametrize(
    ("message", "number"),
    [
        ("server: end a table when everybody has left\n\nIt stayed open.\n", 0),
        ("server, web: operator page\n", 0),
        ("Merge branch 'main'\n", 0),
        ("# a comment\n", 1),
        ("Fixed it\n", 1),
        ("web: done.\n", 1),
        (f"web: {'x' * 70}\n", 1),
        ("web: change\nwithout an empty line\n", 1),
    ],
)
def test_messages_of_commits(message: str, number: int):
    assert len(list(problems(message))) == number


def test_the_hook_refuses_a_message(tmp_path: Path):
    path = tmp_path / "message"
    path.write_text("Fixed it\n", "utf-8")
    command = [sys.executable, str(ROOT / "tools" / "commit_message.py"), str(path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr == 'commit message: the subject is not "area: what changed" (see CONTRIBUTING.md)\n'


def test_editors_are_told_how_files_look():
    rules = (ROOT / ".editorconfig").read_text("utf-8")
    assert rules.startswith("root = true\n")
    assert "[*.{yml,yaml}]" in rules
