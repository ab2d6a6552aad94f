"""The example package as users get it: built as a wheel, installed into a clean environment beside ours."""

import json
import os
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

import pytest

from tests.installed_packages import EXAMPLE, ROOT
from tests.timeouts import scaled

pytestmark = pytest.mark.slow

PROGRAM = """
import starhaul
assert "reactor" in starhaul.game_names()
assert starhaul.bot_names("reactor")[-2:] == ["hasty", "steady"]
match = starhaul.new_match("reactor", seats=2, seed=5)
result = match.play(["steady", "hasty"])
assert result.scores[0] >= 30 and result.lapses == []
verdict = starhaul.verify(match.log())
assert verdict.same_key and verdict.fair
print(starhaul.__file__)
"""


def run(*command: str | Path, cwd: Path = ROOT) -> str:
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(
        [*map(str, command)], cwd=cwd, env=environment, capture_output=True, text=True, check=False,
        timeout=scaled(300),
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of an environment with both wheels. What Starhaul needs comes from this environment, so that
    no package index is asked."""
    wheels, folder = tmp_path_factory.mktemp("wheels"), tmp_path_factory.mktemp("clean")
    for project in (ROOT, EXAMPLE):
        run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", wheels, cwd=project)
    venv.create(folder, with_pip=False)
    made = folder / "bin/python"
    site = Path(run(made, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))").strip())
    names = sorted(map(str, wheels.glob("*.whl")))
    assert len(names) == 2
    run(sys.executable, "-m", "pip", "--python", made, "install", "-q", "--no-index", "--no-deps", *names)
    (site / "dependencies.pth").write_text(sysconfig.get_path("purelib") + "\n", "utf-8")
    return made


def test_a_program_uses_the_installed_packages(python: Path, tmp_path: Path):
    (tmp_path / "program.py").write_text(PROGRAM, "utf-8")
    place = run(python, "program.py", cwd=tmp_path).strip()
    assert Path(place).is_relative_to(python.parents[1])


def test_the_command_lists_its_plugins(python: Path, tmp_path: Path):
    listed = run(python.parent / "starhaul", "plugins", "--json", cwd=tmp_path)
    found = [json.loads(line) for line in listed.splitlines()]
    assert [(one["name"], one["version"]) for one in found] == [
        *(("reactor", "1.2.0"), ("hasty", "1.2.0"), ("steady", "1.2.0"))
    ]
    assert not any("problem" in one for one in found)


def test_the_example_passes_a_strict_type_check(python: Path, tmp_path: Path):
    sources = EXAMPLE / "src/starhaul_reactor"
    command = [sys.executable, "-m", "mypy", "--strict", "--python-executable", str(python)]
    run(*command, "--cache-dir", tmp_path / "cache", sources, cwd=tmp_path)
