"""The scripts that check the browser client, without a working network: they report it
and continue after a limited time."""

import os
import re
import shutil
import socket
import subprocess
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.timeouts import scaled

ROOT = Path(__file__).resolve().parents[1]
NODE = shutil.which("node")
LEFT_OUT = "{} of the browser client are skipped. Check the connection, or set a proxy or a mirror"
HANGING = """#!/bin/sh
[ "$1" = view ] || exec sleep 600
"""
"""An npm that connects to its registry and then hangs."""

pytestmark = [pytest.mark.slow, pytest.mark.skipif(NODE is None, reason="Node is not here")]


class Script(NamedTuple):
    name: str
    checks: str
    package: str
    program: str
    called_with: str


SCRIPTS = [
    Script("check-web.sh", "types", "typescript", "tsc", "-p tools/tsconfig.json"),
    Script("lint-web.sh", "form and style", "@biomejs/biome", "biome", "check --error-on-warnings"),
]
every_script = pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.name)


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """As much of a fresh checkout as the scripts need."""
    for folder in ("tools", "tests/web", "bin"):
        (tmp_path / folder).mkdir(parents=True)
    for name in ("npm-tool.sh", *(script.name for script in SCRIPTS)):
        shutil.copy(ROOT / "tools" / name, tmp_path / "tools")
    (tmp_path / "tests/web/one.test.mjs").write_text('import "node:test";\n')
    return tmp_path


def checked(checkout: Path, script: Script, **settings: str) -> str:
    path = f"{checkout / 'bin'}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        ["sh", str(checkout / "tools" / script.name)],
        env={**os.environ, "PATH": path, **settings},
        capture_output=True,
        text=True,
        timeout=scaled(60),
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@every_script
@pytest.mark.skipif(shutil.which("npm") is None, reason="npm is not here")
def test_a_registry_that_never_answers_is_not_waited_for(checkout, script):
    with socket.create_server(("127.0.0.1", 0)) as silent:
        registry = f"http://127.0.0.1:{silent.getsockname()[1]}/"
        cache = str(checkout / "cache")
        said = checked(checkout, script, npm_config_registry=registry, npm_config_cache=cache)
    assert f"No package registry answers that has {script.package}@" in said
    assert LEFT_OUT.format(script.checks) in said


@every_script
def test_an_installation_that_never_ends_is_not_waited_for(checkout, script):
    npm = checkout / "bin/npm"
    npm.write_text(HANGING)
    npm.chmod(0o755)
    said = checked(checkout, script, CHECK_WEB_INSTALL_SECONDS="1")
    assert "could not be installed (time limit: 1 s)" in said
    assert LEFT_OUT.format(script.checks) in said


@every_script
def test_what_is_there_already_needs_no_network(checkout, script):
    npm, program = checkout / "bin/npm", checkout / ".node/node_modules/.bin" / script.program
    npm.write_text("#!/bin/sh\nexit 1\n")
    program.parent.mkdir(parents=True)
    (version,) = re.findall(rf"{script.package}@([\d.]+)", (ROOT / "tools" / script.name).read_text())
    program.write_text(f'#!/bin/sh\n[ "$1" = --version ] && echo "Version {version}" || echo checked "$@"\n')
    for file in (npm, program):
        file.chmod(0o755)
    said = checked(checkout, script)
    assert f"checked {script.called_with}" in said
    assert "left out" not in said


@every_script
def test_without_node_one_line_says_what_is_left_out(checkout, script):
    (checkout / "bin/dirname").symlink_to(shutil.which("dirname") or "")
    sh = shutil.which("sh") or ""
    command = [sh, str(checkout / "tools" / script.name)]
    alone = {**os.environ, "PATH": str(checkout / "bin")}
    done = subprocess.run(command, env=alone, capture_output=True, text=True, timeout=scaled(20), check=False)
    assert done.returncode == 0, done.stderr
    (line,) = done.stdout.splitlines()
    assert line.startswith("Node is not installed: ")
    assert line.endswith("of the browser client are skipped.")
