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
from starhaul.data_folder import PackedFolder
from starhaul.locale import LANGUAGES
from starhaul.server.http.lighter import lighter
from tests.effort import IS_LONG
from tests.test_repository import our_files
from tools.release.building import LARGEST_WHEEL

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


@pytest.fixture(scope="module")
def wheel_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built("wheel", tmp_path_factory.mktemp("wheel"))


def packed_folders() -> list[str]:
    return ["web", "svg/letters", "odds/rivals", *(f"locale/{language}" for language in LANGUAGES)]


def test_the_wheel_has_everything_that_the_package_has_and_the_licences(wheel_file: Path):
    assert wheel_file.stat().st_size <= LARGEST_WHEEL <= 2_000_000
    wheel = zipfile.ZipFile(wheel_file)
    ours = {
        str(path.relative_to(ROOT / "src"))
        for path in (ROOT / "src/starhaul").rglob("*")
        if path.is_file() and "__pycache__" not in path.parts and path.suffix not in (".so", ".stamp")
    }
    inside = set(wheel.namelist())
    assert not [path for path in inside if path.endswith((".so", ".stamp"))], "whatever is built in place"
    packed = {path for path in ours for name in packed_folders() if path.startswith(f"starhaul/{name}/")}
    assert ours - packed - inside == set()
    assert packed & inside == set(), "twice in the wheel"
    assert {f"starhaul/{name}.pack" for name in packed_folders()} <= inside
    texts = {path for path in ours if path.startswith("starhaul/web/vendor/licences/")}
    assert len(texts) == 6
    about = f"starhaul-{__version__}.dist-info"
    assert {f"{about}/licenses/src/{text}" for text in texts} <= inside
    assert {f"{about}/licenses/LICENSE", f"{about}/licenses/NOTICE"} <= inside
    assert "License-Expression: MIT AND Apache-2.0" in wheel.read(f"{about}/METADATA").decode()


@pytest.mark.parametrize("folder", packed_folders())
def test_a_packed_folder_has_every_file_as_the_checkout_has_it(wheel_file: Path, folder: str):
    packed = PackedFolder(zipfile.ZipFile(wheel_file).read(f"starhaul/{folder}.pack"))
    root = ROOT / "src/starhaul" / folder
    files = {path.relative_to(root).as_posix(): path for path in root.rglob("*") if path.is_file()}
    # Types for checking the client, which is done in a checkout, stay there.
    wanted = {name: path for name, path in files.items() if not name.endswith(".d.ts")}
    assert {name for name in files if packed.version(name) is not None} == wanted.keys()
    for name, path in wanted.items():
        # As it is served; what is light already must stay the same when it is served from there.
        light = lighter(path.read_bytes(), path.suffix)
        assert packed.read(name) == light == lighter(light, path.suffix), name


def test_commands_of_the_wheel_read_the_packed_texts_and_the_packed_client(wheel_file: Path, tmp_path: Path):
    installed, page = tmp_path / "installed", tmp_path / "replay.html"
    zipfile.ZipFile(wheel_file).extractall(installed)
    log = next(ROOT.glob("tests/golden/logs/race-2*"))

    def said(*arguments: str) -> str:
        command = [sys.executable, "-c", RUN, *arguments]
        environment = {**os.environ, "PYTHONPATH": str(installed)}
        return subprocess.run(command, cwd=tmp_path, env=environment, text=True, check=True, stdout=-1).stdout

    first, *rest = said("rules", "CHK-03", "--lang", "cs").splitlines()
    assert Path(first).is_relative_to(installed)
    assert "přípojka" in "".join(rest)
    said("replay", str(log), "--html", str(page))
    assert page.read_bytes().startswith(b"<!doctype html>")


RUN = "import starhaul.__main__ as ours; print(ours.__file__, flush=True); ours.main()"


def test_the_archive_has_everything_that_the_checkout_has(unpacked: Path):
    ours = {str(path.relative_to(ROOT)) for path in our_files()}
    assert {path for path in ours if not (unpacked / path).is_file()} == set()


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
    read = ("test_repository.py", "test_setting_up.py", "test_habits.py", "web/test_files.py")
    done = run_in(unpacked, *(f"tests/{name}" for name in read), "-m", "not slow")
    assert done.returncode == 0, done.stdout[-2000:]
