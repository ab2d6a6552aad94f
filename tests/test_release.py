"""What is handed on: the wheel has everything that runs, and the source archive can test itself."""

import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from starhaul import __version__

ROOT = Path(__file__).resolve().parent.parent
pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("built")
    command = [sys.executable, "-m", "hatchling", "build", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    return folder


@pytest.fixture(scope="module")
def wheel(built: Path) -> zipfile.ZipFile:
    (path,) = built.glob("*.whl")
    return zipfile.ZipFile(path)


@pytest.fixture(scope="module")
def unpacked(built: Path) -> Path:
    (path,) = built.glob("*.tar.gz")
    with tarfile.open(path) as archive:
        archive.extractall(built, filter="data")
    return built / f"starhaul-{__version__}"


def test_licences_are_in_the_wheel_and_in_the_archive(wheel: zipfile.ZipFile, unpacked: Path):
    texts = sorted(path.name for path in (ROOT / "src/starhaul/web/vendor/licences").iterdir())
    assert len(texts) == 6
    inside = wheel.namelist()
    about = f"starhaul-{__version__}.dist-info"
    for text in texts:
        assert f"starhaul/web/vendor/licences/{text}" in inside
        assert f"{about}/licenses/src/starhaul/web/vendor/licences/{text}" in inside
        assert (unpacked / "src/starhaul/web/vendor/licences" / text).is_file()
    assert {f"{about}/licenses/LICENSE", f"{about}/licenses/NOTICE"} <= set(inside)
    assert "License-Expression: MIT AND Apache-2.0" in wheel.read(f"{about}/METADATA").decode()


def test_the_wheel_has_everything_that_the_package_has(wheel: zipfile.ZipFile):
    ours = {
        str(path.relative_to(ROOT / "src"))
        for path in (ROOT / "src/starhaul").rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    assert ours - set(wheel.namelist()) == set()


def run_in(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(folder / "src")}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *arguments]
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)


def test_every_test_of_the_archive_can_be_collected(unpacked: Path):
    done = run_in(unpacked, "--collect-only")
    assert done.returncode == 0, done.stdout[-2000:]
    assert " error" not in done.stdout.splitlines()[-1]


def test_the_archive_passes_tests_that_read_what_lies_beside_the_code(unpacked: Path):
    read = ("tests/test_repository.py", "tests/test_setting_up.py", "tests/web/test_files.py")
    done = run_in(unpacked, *read, "-m", "not slow")
    assert done.returncode == 0, done.stdout[-2000:]
