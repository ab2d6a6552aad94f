"""The distributions: the wheel contains everything that runs, and the
source archive can run its own tests."""

import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from starhaul import __version__
from tests.effort import IS_LONG
from tests.test_repository import our_files

ROOT = Path(__file__).resolve().parent.parent
pytestmark = pytest.mark.slow


def built(target: str, folder: Path) -> Path:
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (path,) = folder.iterdir()
    return path


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("unpacked")
    with tarfile.open(built("sdist", tmp_path_factory.mktemp("sdist"))) as archive:
        archive.extractall(folder, filter="data")
    return folder / f"starhaul-{__version__}"


def test_the_wheel_has_everything_that_the_package_has_and_the_licences(tmp_path: Path):
    wheel = zipfile.ZipFile(built("wheel", tmp_path))
    ours = {
        str(path.relative_to(ROOT / "src"))
        for path in (ROOT / "src/starhaul").rglob("*")
        if path.is_file() and "__pycache__" not in path.parts and path.suffix not in (".so", ".stamp")
    }
    inside = set(wheel.namelist())
    assert not [path for path in inside if path.endswith((".so", ".stamp"))], "whatever is built in place"
    assert ours - inside == set()
    texts = {path for path in ours if path.startswith("starhaul/web/vendor/licences/")}
    assert len(texts) == 6
    about = f"starhaul-{__version__}.dist-info"
    assert {f"{about}/licenses/src/{text}" for text in texts} <= inside
    assert {f"{about}/licenses/LICENSE", f"{about}/licenses/NOTICE"} <= inside
    assert "License-Expression: MIT AND Apache-2.0" in wheel.read(f"{about}/METADATA").decode()


LEFT_OUT = (".editorconfig",)
"""Editor settings."""


def test_the_archive_has_everything_that_the_checkout_has(unpacked: Path):
    ours = {str(path.relative_to(ROOT)) for path in our_files()}
    assert {path for path in ours if not (unpacked / path).is_file()} == {
        path for path in ours if path.startswith(LEFT_OUT)
    }


def run_in(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(folder / "src")}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *arguments]
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)


@pytest.mark.skipif(not IS_LONG, reason="the long form")
def test_every_test_of_the_archive_can_be_collected(unpacked: Path):
    done = run_in(unpacked, "--collect-only")
    assert done.returncode == 0, done.stdout[-2000:]
    assert " error" not in done.stdout.splitlines()[-1]


def test_the_archive_passes_tests_that_read_what_lies_beside_the_code(unpacked: Path):
    read = ("tests/test_repository.py", "tests/test_setting_up.py", "tests/web/test_files.py")
    done = run_in(unpacked, *read, "-m", "not slow")
    assert done.returncode == 0, done.stdout[-2000:]
