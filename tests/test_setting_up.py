"""The scripts that set up a checkout, on machines where something is missing."""

import os
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.timeouts import scaled

ROOT = Path(__file__).resolve().parent.parent


def alone(tmp_path: Path, *folders: str) -> Path:
    """A folder with parts of the checkout and no environment."""
    for folder in folders:
        shutil.copytree(ROOT / folder, tmp_path / folder)
    return tmp_path


@pytest.fixture
def silent() -> Iterator[str]:
    """The address of an index that accepts connections and never answers, as behind a bad firewall."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        yield f"http://127.0.0.1:{listener.getsockname()[1]}/"


def without_an_index(checkout: Path, address: str) -> subprocess.CompletedProcess[str]:
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PIP_")}
    environment |= {"PYTHON": sys.executable, "PIP_CONFIG_FILE": str(checkout / "pip.conf")}
    (checkout / "pip.conf").write_text("[global]\nindex" + f"-url = {address}\n", "utf-8")
    command = ["sh", "tools/setup.sh", ".venv", "runtime", "project"]
    return subprocess.run(
        command,
        cwd=checkout,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=scaled(LIMIT_S),
    )


LIMIT_S = 20
"""It takes three or four seconds, two of them in pip. With its default timeout
pip would wait for over a minute."""


@pytest.mark.slow
@pytest.mark.parametrize("index", ["refuses", "swallows"])
def test_an_index_that_does_not_answer_is_told_in_one_sentence_before_anything_is_made(
    tmp_path: Path, silent: str, index: str
):
    checkout = alone(tmp_path, "tools", "requirements")
    done = without_an_index(checkout, "http://127.0.0.1:9/" if index == "refuses" else silent)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("Setting up .venv needs packages, and no package index answers: ")
    assert done.stderr.count("\n") == 1
    assert not (checkout / ".venv").exists()


# --- browsers ----------------------------------------------------------------------------------------------


def fake(path: Path, script: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\n{script}\n", "utf-8")
    path.chmod(0o755)


class Machine:
    """A machine with the usual commands, a checkout with a stand-in for Python, and no browser."""

    def __init__(self, folder: Path) -> None:
        self.checkout, self.bin, self.home = folder / "checkout", folder / "bin", folder / "home"
        alone(self.checkout, "tools")
        self.home.mkdir()
        for name in ("sh", "dirname", "timeout", "tail", "mkdir", "cp", "chmod", "rm"):
            fake(self.bin / name, f'exec {shutil.which(name)} "$@"')
        fake(self.bin / "id", "echo 1000")
        fake(self.checkout / ".venv/bin/python", 'echo "tested: $*"')
        for tool in ("test-compiled", "test-others", "test-lowest"):
            fake(self.checkout / f"tools/{tool}.sh", f"echo {tool}")

    def run(self, script: str, *arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
        environment = {"PATH": str(self.bin), "HOME": str(self.home), **more}
        command = [shutil.which("sh") or "sh", f"tools/{script}.sh", *arguments]
        return subprocess.run(
            command, cwd=self.checkout, env=environment, capture_output=True, text=True, check=False
        )


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


def test_an_installed_browser_comes_first(machine: Machine):
    fake(machine.checkout / ".venv/bin/playwright", "exit 7")
    fake(machine.bin / "chromium", "")
    done = machine.run("find-chromium", "--install")
    assert (done.returncode, done.stdout, done.stderr) == (0, f"{machine.bin}/chromium\n", "")


def test_the_headless_shell_comes_before_the_whole_browser(machine: Machine):
    for name in ("chromium", "chromium-headless-shell"):
        fake(machine.bin / name, "")
    assert machine.run("find-chromium").stdout == f"{machine.bin}/chromium-headless-shell\n"


@pytest.mark.parametrize(
    ("who", "ci", "is_got"), [("0", "true", True), ("0", "", False), ("1000", "true", False)]
)
def test_in_ci_root_gets_the_shell_beside_a_whole_browser(machine: Machine, who: str, ci: str, is_got: bool):
    fake(machine.bin / "chromium", "")
    fake(machine.bin / "id", f"echo {who}")
    fake(machine.bin / "apt-get", f'cp "$0" {machine.bin}/chromium-headless-shell')
    done = machine.run("find-chromium", "--install", CI=ci)
    expected = "chromium-headless-shell" if is_got else "chromium"
    assert (done.returncode, done.stdout) == (0, f"{machine.bin}/{expected}\n")


def test_a_shell_that_cannot_be_had_in_ci_is_no_failure(machine: Machine):
    fake(machine.bin / "chromium", "")
    fake(machine.bin / "id", "echo 0")
    fake(machine.bin / "apt-get", "exit 100")
    done = machine.run("find-chromium", "--install", CI="true")
    assert (done.returncode, done.stdout, done.stderr) == (0, f"{machine.bin}/chromium\n", "")


def test_without_one_playwright_downloads_its_own(machine: Machine):
    place = "$HOME/.cache/ms-playwright/chromium_headless_shell-1/chrome-linux"
    fake(machine.bin / "apt-get", "exit 7")
    script = f'mkdir -p "{place}" && cp "$0" "{place}/headless_shell"'
    fake(machine.checkout / ".venv/bin/playwright", f"case $1 in install) {script} ;; esac")
    done = machine.run("find-chromium", "--install")
    assert done.returncode == 0
    assert done.stdout.endswith("/chromium_headless_shell-1/chrome-linux/headless_shell\n")
    assert machine.run("find-chromium").stdout == done.stdout, "and it is found again"


def test_a_download_that_does_not_run_here_is_none(machine: Machine):
    fake(machine.home / ".cache/ms-playwright/chromium-1/chrome-linux/chrome", "exit 127")
    assert machine.run("find-chromium").returncode == 1


def test_without_a_network_root_gets_the_package(machine: Machine):
    fake(machine.checkout / ".venv/bin/playwright", "exit 1")
    fake(machine.bin / "id", "echo 0")
    fake(machine.bin / "apt-get", f'cp "$0" {machine.bin}/chromium')
    done = machine.run("find-chromium", "--install")
    assert (done.returncode, done.stdout) == (0, f"{machine.bin}/chromium\n")


def test_without_any_browser_the_other_tests_run_and_the_last_line_says_so(machine: Machine):
    fake(machine.checkout / ".venv/bin/playwright", "exit 1")
    done = machine.run("test-all", "4")
    assert done.returncode == 0
    lines = done.stdout.splitlines()
    tested = "tested: -m pytest -q -n 4 --dist worksteal -o cache_dir=.pytest_cache/all"
    assert lines[:3] == [tested, "test-others", "test-lowest"]
    assert lines[3].startswith("The tests in a browser were skipped. Tests in a browser need Chromium: ")
    assert len(lines) == 4


def test_the_compiled_build_is_tested_when_that_is_asked_for(machine: Machine):
    fake(machine.checkout / ".venv/bin/playwright", "exit 1")
    lines = machine.run("test-all", "4", COMPILED="1").stdout.splitlines()
    assert lines[1:4] == ["test-compiled", "test-others", "test-lowest"]


@pytest.mark.parametrize(("first", "second", "status"), [(1, 0, 0), (1, 1, 1), (2, 0, 2), (4, 0, 4)])
def test_failed_tests_get_a_second_try_and_interrupted_runs_do_not(
    machine: Machine, first: int, second: int, status: int
):
    fake(machine.checkout / ".venv/bin/playwright", "exit 1")
    program = f'echo "$2"; if [ "$2" = pytest ]; then exit {first}; else exit {second}; fi'
    fake(machine.checkout / ".venv/bin/python", program)
    done = machine.run("test-all", "4")
    assert done.returncode == status
    assert ("tools.second_try" in done.stdout) == (first == 1)
    assert ("test-others" in done.stdout) == (status == 0)


@pytest.mark.parametrize(
    ("demand", "expected"),
    [
        ({}, ["3.13 --ignore tests/server --ignore tests/cli --ignore tests/web"]),
        ({"PYTHONS": "all"}, ["3.12 --ignore tests/server --ignore tests/cli --ignore tests/web", "3.13"]),
        ({"CI": "true"}, ["3.12 --ignore tests/server --ignore tests/cli --ignore tests/web", "3.13"]),
    ],
)
def test_other_pythons_are_tested_in_full_where_that_is_asked_for(
    machine: Machine, demand: dict[str, str], expected: list[str]
):
    shutil.copy(ROOT / "tools/test-others.sh", machine.checkout / "tools")
    fake(machine.checkout / ".venv/bin/python", "echo 3.11")
    for tool in ("find-python", "setup"):
        fake(machine.checkout / f"tools/{tool}.sh", "")
    fake(machine.checkout / "tools/test-fast.sh", 'echo "$*"')
    lines = machine.run("test-others", **demand).stdout.splitlines()
    assert [line.removeprefix(".venv-") for line in lines if line.startswith(".venv-")] == expected


@pytest.mark.parametrize("demand", [{"CI": "true"}, {"BROWSER": "required"}])
def test_where_a_browser_must_be_there_its_lack_is_a_failure(machine: Machine, demand: dict[str, str]):
    fake(machine.checkout / ".venv/bin/playwright", "exit 1")
    done = machine.run("test-all", "4", **demand)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("Tests in a browser need Chromium: ")
    assert done.stderr.count("\n") == 1
