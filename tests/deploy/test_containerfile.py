"""The Containerfile: no privileges, no secrets, a small image; its steps work and make a server."""

import os
import re
import select
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.deploy.containerfile import FILE, ROOT, Image, instructions, only, stages, variables
from tests.effort import IS_LONG
from tests.timeouts import scaled

FOUND = instructions(FILE.read_text("utf-8"))
BUILD, FINAL = stages(FOUND)
LARGEST_MB = 120
BASE_MB = 50
"""Of python:3.13-alpine, unpacked; docs/hosting.md has the calculation."""


def test_the_base_is_named_once_with_a_version():
    assert (FOUND[0].word, FOUND[0].rest) == ("ARG", "BASE=docker.io/library/python:3.13-alpine")
    assert [one.rest for one in FOUND if one.word == "FROM"] == ["${BASE} AS build", "${BASE}"]


def test_a_server_runs_without_privileges():
    user, group = only(FINAL, "USER").rest.split(":")
    assert int(user) > 0
    assert int(group) > 0
    assert f"chown {user}:{group} /data" in only(FINAL, "RUN").rest
    # After the last step that needs root.
    words = [one.word for one in FINAL]
    assert words.index("USER") > words.index("RUN")
    assert words.index("USER") < words.index("ENTRYPOINT")


def test_what_must_survive_is_in_the_volume():
    assert only(FINAL, "VOLUME").listed == ["/data"]
    given = variables(FINAL)
    assert Path(given["STARHAUL_DB"]).parent == Path(given["HOME"]) == Path("/data")


def test_port_health_check_and_signals():
    port = variables(FINAL)["STARHAUL_PORT"]
    assert only(FINAL, "EXPOSE").rest == port
    check = only(FINAL, "HEALTHCHECK").rest
    assert f"http://127.0.0.1:{port}/readyz" in check
    assert {"--interval", "--timeout", "--start-period", "--retries"} == set(re.findall(r"--[\w-]+", check))
    assert only(FINAL, "STOPSIGNAL").rest == "SIGTERM"


def test_packages_are_pinned_and_nothing_secret_is_copied():
    text = FILE.read_text("utf-8")
    installs = re.findall(r"pip [^&]* install [^&]*", text)
    assert len(installs) == 2
    assert all("--require-hashes" in one or "--no-index --no-deps" in one for one in installs)
    assert not re.search(r"(?i)secret|token|password|\bADD\b|apk |apt", text)
    copied = {part for one in BUILD if one.word == "COPY" for part in one.rest.split()[:-1]}
    allowed = [
        line[1:] for line in (ROOT / ".dockerignore").read_text("utf-8").splitlines() if line[:1] == "!"
    ]
    assert copied == set(allowed)
    assert all((ROOT / name).exists() for name in copied)


def python_3_13() -> str | None:
    """The Python of the base image, if it is here."""
    done = subprocess.run(
        ["sh", "tools/find-python.sh", "3.13"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    return done.stdout.strip() or None


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """A folder that every user may enter; those of pytest belong to one."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        yield Path(folder)


def lent_to_everybody(python: str, folder: Path) -> str:
    """That Python where the user of the image can run it: its own folder may belong to somebody's home."""
    command = [python, "-c", "import sys; print(sys.base_prefix)"]
    asked = subprocess.run(command, capture_output=True, text=True, check=True)
    prefix = Path(asked.stdout.strip())
    if prefix == Path("/usr"):
        return python
    left_out = shutil.ignore_patterns("test", "tests", "idlelib", "tkinter", "*.a", "__pycache__", "share")
    shutil.copytree(prefix, folder, symlinks=True, ignore=left_out)
    return str(folder / "bin/python3.13")


@pytest.mark.slow
@pytest.mark.skipif(not IS_LONG, reason="the long form: it installs packages")
def test_the_steps_make_a_server_that_is_small_and_healthy(open_folder: Path):
    python = python_3_13()
    if python is None:
        pytest.skip("needs the Python of the base image, 3.13")
    if os.geteuid() != 0:
        pytest.skip("gives a folder to another user, as the build of an image does")
    python = lent_to_everybody(python, open_folder / "usr-local")
    tools = open_folder / "bin"
    tools.mkdir()
    for name, command in (("python", f'exec {python} "$@"'), ("pip", f'exec {python} -m pip "$@"')):
        (tools / name).write_text(f"#!/bin/sh\n{command}\n")
        (tools / name).chmod(0o755)
    image = Image(open_folder / "image", {**os.environ, "PATH": f"{tools}:{os.environ['PATH']}"})
    image.build(FOUND)
    assert_small(image.root / "app")
    serves_as_nobody(image)


def assert_small(app: Path) -> None:
    added = sum(path.lstat().st_size for path in app.rglob("*")) / 1e6
    assert added + BASE_MB <= LARGEST_MB, f"{added:.1f} MB in /app"
    print(f"/app: {added:.1f} MB")


def serves_as_nobody(image: Image) -> None:
    """As the user of the image, who may write nowhere but in the volume."""
    user, group = map(int, only(FINAL, "USER").rest.split(":"))
    shutil.rmtree(image.root / "src")
    given = {name: image.moved(value) for name, value in variables(FINAL).items()}
    given["STARHAUL_PORT"] = "0"
    # A Python that was copied looks for its library where it was.
    given["LD_LIBRARY_PATH"] = str(image.root.parent / "usr-local/lib")
    command = [*only(FINAL, "ENTRYPOINT").listed, *only(FINAL, "CMD").listed, "--lang", "en"]
    command[0] = str(image.root / "app/bin" / command[0])
    began = time.monotonic()
    process = subprocess.Popen(
        command,
        env=given,
        cwd="/",
        user=user,
        group=group,
        extra_groups=[],
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        assert select.select([process.stdout], [], [], scaled(60))[0]
        (port,) = re.findall(r"http://\S+?:(\d+)/", process.stdout.readline())[:1]
        with urlopen(f"http://127.0.0.1:{port}/") as page:
            assert page.status == 200
        print(f"first page after {time.monotonic() - began:.1f} s")
        check = only(FINAL, "HEALTHCHECK").rest.partition("CMD ")[2].replace("8800", port)
        probe = instructions(f"CMD {check}")[0].listed
        probe[0] = str(image.root / "app/bin" / probe[0])
        assert subprocess.run(probe, env=given, user=user, group=group, check=False).returncode == 0
        process.terminate()
        assert process.wait(scaled(20)) == 0
        assert (image.root / "data/starhaul.db").stat().st_uid == user
        probe_after = subprocess.run(probe, env=given, capture_output=True, check=False)
        assert probe_after.returncode != 0
    finally:
        process.kill()
        process.communicate()
