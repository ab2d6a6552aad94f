"""What is compiled, what a build needs, and that an outdated build is not run."""

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from starhaul.native_build import refuse_outdated_build
from tools.compiled.building import CannotBuild, NoCompiler, build, check_tools, install, remove, stamp_of
from tools.compiled.modules import (
    BASE,
    INTERPRETED,
    PACKAGES,
    SINGLE_MODULES,
    compiled_modules,
    is_interpreted,
    path_of,
    watched_files,
)

ROOT = Path(__file__).resolve().parent.parent.parent
SOURCE = ROOT / "src"


def test_every_module_that_is_left_out_exists():
    named = [name for names in INTERPRETED.values() for name in names]
    assert len(set(named)) == len(named)
    for name in named:
        path = SOURCE.joinpath("starhaul", *name.split("."))
        assert path.is_dir() or path.with_suffix(".py").is_file(), name


def test_frames_states_and_games_are_compiled():
    found = compiled_modules(SOURCE)
    assert {BASE, "starhaul.kernel.frames", "starhaul.trucker.game", "starhaul.race.flow.turn"} <= set(found)
    assert not any(map(is_interpreted, found))
    assert all(name.startswith((*PACKAGES, *SINGLE_MODULES)) for name in found)
    assert len(found) > 70


def test_without_a_compiler_one_sentence_says_so():
    done = subprocess.run(
        [sys.executable, "-m", "tools.compiled"],
        cwd=ROOT,
        env={**os.environ, "CC": "no-such-compiler -x"},
        capture_output=True,
        text=True,
        check=False,
    )
    expected = "Compiling needs a C compiler, and there is no no-such-compiler on this machine.\n"
    assert (done.returncode, done.stdout, done.stderr) == (3, "", expected)


def test_the_headers_of_python_are_needed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setenv("CC", sys.executable)
    monkeypatch.setattr("sysconfig.get_path", lambda name: str(tmp_path))
    with pytest.raises(NoCompiler, match="the headers of Python"):
        check_tools()


def package(folder: Path) -> Path:
    """A package with one module in each of our packages."""
    for name in PACKAGES:
        path = folder.joinpath(*name.split("."))
        path.mkdir(parents=True)
        for place in (path, path.parent):
            (place / "__init__.py").touch()
        (path / "one.py").write_text('"""One."""\n\nONE = 1\n')
    for name in SINGLE_MODULES:
        path = path_of(name, folder)
        path.parent.mkdir(parents=True, exist_ok=True)
        for place in (path.parent, path.parent.parent):
            (place / "__init__.py").touch()
        path.write_text('"""One."""\n\nONE = 1\n')
    return folder


def test_an_outdated_build_is_refused(tmp_path: Path):
    stamp = package(tmp_path) / "starhaul" / "compiled.stamp"
    refuse_outdated_build(stamp)
    stamp.write_text(stamp_of(tmp_path))
    refuse_outdated_build(stamp)
    changed = tmp_path / "starhaul" / "race" / "one.py"
    changed.write_text('"""One."""\n\nONE = 2\n')
    with pytest.raises(ImportError, match=r"starhaul/race/one\.py as it is now: run `make compiled`"):
        refuse_outdated_build(stamp)
    changed.unlink()
    with pytest.raises(ImportError, match="make compiled-clean"):
        refuse_outdated_build(stamp)


def test_the_stamp_names_all_sources_of_the_packages():
    names = [line.split()[1] for line in stamp_of(SOURCE).splitlines()]
    assert names == [path.relative_to(SOURCE).as_posix() for path in watched_files(SOURCE)]
    assert "starhaul/trucker/match/config.py" in names


def test_libraries_are_put_beside_the_sources_and_removed_again(tmp_path: Path):
    target, library = package(tmp_path / "src"), tmp_path / "lib" / "starhaul" / "race" / "one.abi.so"
    before = sorted(target.rglob("*"))
    library.parent.mkdir(parents=True)
    library.write_text("")
    install(tmp_path, [library.relative_to(tmp_path / "lib")], target)
    assert (target / "starhaul" / "race" / "one.abi.so").is_file()
    remove(target)
    assert sorted(target.rglob("*")) == before


def test_what_the_compiler_refuses_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    # Not imported here: setuptools fails where something else has imported distutils before.
    if find_spec("mypyc") is None or find_spec("setuptools") is None:
        pytest.skip("the layer `compiled` is not installed")
    source = package(tmp_path / "src")
    (source / "starhaul" / "race" / "one.py").write_text('"""One."""\n\nONE: int = "one"\n')
    monkeypatch.setattr("tools.compiled.building.check_tools", lambda: None)
    with pytest.raises(CannotBuild, match="Incompatible types in assignment"):
        build(source, tmp_path / "work")


@pytest.mark.parametrize("wanted", [False, True])
def test_the_back_end_asks_for_a_compiler_only_if_a_compiled_wheel_is_wanted(wanted: bool):
    program = (
        "from hatchling.build import get_requires_for_build_wheel as required\n"
        "print(any(name.startswith('mypy') for name in required()))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=ROOT,
        env={**os.environ, "COMPILE_STARHAUL": str(int(wanted))},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == f"{wanted}\n"
