"""tools/check-web.sh where the network does not work: it says so and goes on, after a limited time."""

import os
import shutil
import socket
import subprocess
from pathlib import Path

import pytest

from tests.patience import patience

ROOT = Path(__file__).resolve().parents[1]
NODE = shutil.which("node")
LEFT_OUT = "types of the browser client are left out. Check the connection, or set a proxy or a mirror"
HANGING = """#!/bin/sh
[ "$1" = view ] || exec sleep 600
"""
"""An npm that reaches its registry and then waits for ever."""

pytestmark = [pytest.mark.slow, pytest.mark.skipif(NODE is None, reason="Node is not here")]


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """As much of a fresh one as the script needs."""
    for folder in ("tools", "tests/web", "bin"):
        (tmp_path / folder).mkdir(parents=True)
    shutil.copy(ROOT / "tools/check-web.sh", tmp_path / "tools")
    (tmp_path / "tests/web/one.test.mjs").write_text('import "node:test";\n')
    return tmp_path


def checked(checkout: Path, **settings: str) -> str:
    path = f"{checkout / 'bin'}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        ["sh", str(checkout / "tools/check-web.sh")],
        env={**os.environ, "PATH": path, **settings},
        capture_output=True,
        text=True,
        timeout=patience(60),
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.skipif(shutil.which("npm") is None, reason="npm is not here")
def test_a_registry_that_never_answers_is_not_waited_for(checkout):
    with socket.create_server(("127.0.0.1", 0)) as silent:
        registry = f"http://127.0.0.1:{silent.getsockname()[1]}/"
        said = checked(checkout, npm_config_registry=registry, npm_config_cache=str(checkout / "cache"))
    assert "No package registry answers that has typescript@" in said
    assert LEFT_OUT in said


def test_an_installation_that_never_ends_is_not_waited_for(checkout):
    npm = checkout / "bin/npm"
    npm.write_text(HANGING)
    npm.chmod(0o755)
    said = checked(checkout, CHECK_WEB_INSTALL_SECONDS="1")
    assert "could not be installed (time limit: 1 s)" in said
    assert LEFT_OUT in said


def test_what_is_there_already_needs_no_network(checkout):
    npm, tsc = checkout / "bin/npm", checkout / ".node/node_modules/.bin/tsc"
    npm.write_text("#!/bin/sh\nexit 1\n")
    tsc.parent.mkdir(parents=True)
    version = next(
        line.partition("=")[2]
        for line in (ROOT / "tools/check-web.sh").read_text().splitlines()
        if line.startswith("typescript=")
    )
    tsc.write_text(f'#!/bin/sh\n[ "$1" = --version ] && echo "Version {version}" || echo checked "$@"\n')
    for script in (npm, tsc):
        script.chmod(0o755)
    said = checked(checkout)
    assert "checked -p tools/tsconfig.json" in said
    assert "left out" not in said
