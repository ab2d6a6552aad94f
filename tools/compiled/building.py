"""Compiles the rewritten sources: one shared library for all modules, and a small one for each of them."""

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from importlib.metadata import version
from pathlib import Path

from tools.compiled.declarations import Declarations
from tools.compiled.modules import BASE, compiled_modules, path_of, watched_files
from tools.compiled.rewriting import rewritten

LIBRARY = "starhaul_native"
STAMP = Path("starhaul", "compiled.stamp")
"""Names the sources of a build; `starhaul.native_build` reads it."""
_ROOT = Path(__file__).resolve().parent.parent.parent


class CannotBuild(Exception):
    """Why there is no compiled build, in one sentence."""


class NoCompiler(CannotBuild):
    """Compiling was not even tried."""


def check_tools() -> None:
    """Raise `NoCompiler` if the C compiler or the headers of Python are missing."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        raise NoCompiler(f"Compiling needs a C compiler, and there is no {compiler} on this machine.")
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        raise NoCompiler("Compiling needs the headers of Python (for example the package python3-dev).")


def write_sources(source: Path, folder: Path) -> list[str]:
    """Copy the package with the compiled modules rewritten; the names of these modules are returned.

    Files that have not changed keep their age, so that the compiler can skip them."""
    names = compiled_modules(source)
    known = Declarations(source, names)
    for path in sorted(source.joinpath("starhaul").rglob("*.py")):
        _write(folder / path.relative_to(source), path.read_bytes())
    for name in sorted(set(names) - {BASE}):
        module = known.module(name)
        assert module is not None, name
        try:
            text = rewritten(module, known)
        except (SyntaxError, TypeError) as error:
            raise CannotBuild(f"{name} cannot be rewritten: {error}") from error
        _write(path_of(name, folder), text)
    return names


def _write(path: Path, text: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or path.read_bytes() != text:
        path.write_bytes(text)


def build(source: Path, work: Path) -> list[Path]:
    """Compile into `work`; the libraries are returned, relative to `work/lib`."""
    check_tools()
    wanted, built = _fingerprint(source), work / "fingerprint"
    if not built.exists() or built.read_text("utf-8") != wanted:
        built.unlink(missing_ok=True)
        shutil.rmtree(work / "lib", ignore_errors=True)
        _compile(write_sources(source, work / "source"), work)
        (work / "lib" / STAMP).write_text(stamp_of(source), "utf-8")
        built.write_text(wanted, "utf-8")
    return sorted(
        path.relative_to(work / "lib") for path in work.joinpath("lib").rglob("*") if path.is_file()
    )


def stamp_of(source: Path) -> str:
    """All sources that the libraries are made from, with their hashes."""
    files = watched_files(source)
    return "".join(f"{hash_of(path)} {path.relative_to(source).as_posix()}\n" for path in files)


def hash_of(path: Path) -> str:
    """As in `starhaul.native_build`, which cannot be imported while there is an outdated build."""
    return hashlib.blake2b(path.read_bytes(), digest_size=8).hexdigest()


def _fingerprint(source: Path) -> str:
    """Of everything that a build depends on: sources, tools, Python, settings."""
    tools = "".join(map(hash_of, sorted(Path(__file__).parent.glob("*.py"))))
    return "\n".join([sys.version, version("mypy"), tools, stamp_of(source)])


def _compile(names: list[str], work: Path) -> None:
    """In another process: the compiler reads paths relative to the working directory, and leaves settings."""
    command = [sys.executable, "-m", "tools.compiled.compiler", str(work.resolve()), *names]
    environment = {**os.environ, "PYTHONPATH": str(_ROOT), "MYPYPATH": ""}
    done = subprocess.run(
        command, cwd=work / "source", env=environment, capture_output=True, text=True, check=False
    )
    (work / "compiler.log").write_text(done.stdout + done.stderr)
    if done.returncode:
        said = [line for line in (done.stdout + done.stderr).splitlines() if "error" in line.lower()]
        shown = "\n".join(said[:20] or (done.stdout + done.stderr).splitlines()[-20:])
        raise CannotBuild(f"Compiling failed; {work / 'compiler.log'} has everything it said.\n{shown}")


def install(work: Path, files: list[Path], target: Path) -> None:
    """Copy the libraries to where Python looks for them: beside the sources."""
    remove(target)
    for path in files:
        target.joinpath(path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(work / "lib" / path, target / path)


def remove(target: Path) -> None:
    """Remove what `install` has put there, as `make compiled-clean` does."""
    libraries = [*target.glob(f"{LIBRARY}__mypyc.*"), *target.joinpath("starhaul").rglob("*.so")]
    for path in (*libraries, target / STAMP):
        path.unlink(missing_ok=True)
