"""The commands for container engines agree with deploy/: without an engine as far as can be seen in the
files, with `docker compose` as it reads them itself."""

import os
import re
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.docs.command_table import ENGINE, NOT_RUN
from tests.docs.host import Host
from tests.docs.pages import ROOT, without_variables

LINES = [line for line, why in NOT_RUN.items() if why == ENGINE]
DATABASE = ROOT / "tests/upgrade/fixtures/0.1.0/starhaul.db"
OPTIONS = {"up": {"--detach", "--build"}, "down": {"--volumes"}, "exec": set[str]()}
"""Subcommands of compose, and which of their options we name."""


def parts(line: str) -> tuple[Path, str, list[str]]:
    """The file, the subcommand and the rest of `docker compose -f FILE SUBCOMMAND …`."""
    docker, compose, option, file, subcommand, *rest = without_variables(line)
    assert (docker, compose, option) == ("docker", "compose", "-f")
    return ROOT / file, subcommand, rest


def given(line: str) -> dict[str, str]:
    words = shlex.split(line)[: -len(without_variables(line))]
    return dict(word.split("=", 1) for word in words)


def read(file: Path) -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(file.read_text("utf-8"))
    return found


@pytest.mark.parametrize("line", LINES)
def test_files_subcommands_and_variables_exist(line: str):
    file, subcommand, rest = parts(line)
    assert {word for word in rest if word.startswith("--")} <= OPTIONS[subcommand]
    text = file.read_text("utf-8")
    used = {*re.findall(r"\$\{(\w+)", text)}
    assert given(line).keys() <= used
    # What has no default must be given, or compose refuses the file.
    if subcommand != "down":
        assert {*re.findall(r"\$\{(\w+):\?", text)} <= given(line).keys()


@pytest.mark.parametrize("line", [line for line in LINES if parts(line)[1] == "exec"])
def test_what_is_run_in_the_container_works_in_a_shell(line: str, tmp_path: Path):
    file, _, (service, *command) = parts(line)
    (volume,) = read(file)["services"][service]["volumes"]
    assert volume.split(":")[1] == "/data"
    host = Host(tmp_path / "machine", DATABASE)
    data = host.root / "data"
    data.mkdir()
    shutil.copy(DATABASE, data / "starhaul.db")
    # The image sets this variable.
    host.run(f"STARHAUL_DB=/data/starhaul.db {shlex.join(command)}")
    assert (host.root / command[-1].removeprefix("/")).is_file()


@pytest.mark.parametrize("line", [line for line in LINES if parts(line)[1] == "up"])
def test_compose_accepts_the_file(line: str):
    docker = shutil.which("docker")
    if docker is None or subprocess.run([docker, "compose", "version"], capture_output=True).returncode:
        pytest.skip("docker compose is not installed")
    command = [docker, "compose", "-f", str(parts(line)[0]), "config", "--quiet"]
    done = subprocess.run(
        command, env={**os.environ, **given(line)}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
