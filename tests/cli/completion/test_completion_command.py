"""`starhaul completion`: the scripts, run in the shells themselves where these are installed."""

import os
import pty
import re
import select
import shutil
import subprocess
import time
from pathlib import Path

import pytest

from starhaul.cli.completion.completed_commands import completed_commands
from starhaul.cli.completion.completion_command import SCRIPTS
from starhaul.cli.main import COMMANDS
from starhaul.games import PLUGINS
from starhaul.locale import LANGUAGES
from tests.cli.helpers import environment, starhaul
from tests.timeouts import scaled

pytestmark = pytest.mark.slow

CASES = [
    ("sim", {"simulate"}),
    ("simulate --ga", {"--game", "--games"}),
    ("simulate --game ", set(PLUGINS)),
    ("rules --lang ", set(LANGUAGES)),
    ("simulate --edition ", {"1e", "2e"}),
    ("simulate --bots easy,m", {"easy,medium"}),
    ("tournament --bots h", {"hard"}),
    ("bot link --temperament b", {"balanced", "bold"}),
    ("simulate --option strict", {"strict-build="}),
    ("simulate --rounds II", {"II", "III", "IIIA", "IIC", "IIIC"}),
    ("serve --log-level d", {"debug"}),
    ("completion ", {"bash", "zsh", "fish"}),
    ("replay some", {"some.jsonl"}),
    ("replay --html some", {"some.jsonl"}),
]


def shell_named(name: str) -> str:
    found = shutil.which(name)
    if found is None:
        pytest.skip(f"{name} is not installed")
    return found


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The scripts, and a file to complete."""
    found = tmp_path_factory.mktemp("completion")
    for shell in SCRIPTS:
        done = starhaul("completion", shell)
        assert (done.returncode, done.stderr) == (0, b"")
        (found / f"script.{shell}").write_bytes(done.stdout)
    (found / "some.jsonl").touch()
    return found


def test_every_command_and_option_is_completed():
    found = {command.name: command for command in completed_commands()}
    assert list(found) == list(COMMANDS)
    assert all(("-h", "--help") in [option.names for option in one.options] for one in found.values())


@pytest.mark.parametrize("shell", SCRIPTS)
def test_the_script_is_sound(shell: str, folder: Path):
    done = subprocess.run(
        [shell_named(shell), "-n", str(folder / f"script.{shell}")], capture_output=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, b"")


BASH = """
source script.bash
line=("$@")
COMP_WORDS=(starhaul "${line[@]}")
COMP_CWORD=${#line[@]}
_starhaul
printf '%s\\n' "${COMPREPLY[@]}"
"""


@pytest.mark.parametrize(("line", "expected"), CASES)
def test_bash(line: str, expected: set[str], folder: Path):
    done = subprocess.run(
        [shell_named("bash"), "--norc", "-c", BASH, "bash", *line.split(" ")],
        cwd=folder,
        env=environment(),
        capture_output=True,
        text=True,
        check=True,
    )
    assert set(done.stdout.split()) == expected


def test_bash_with_an_equals_sign(folder: Path):
    words = ["simulate", "--game", "=", "ra"]
    done = subprocess.run(
        [shell_named("bash"), "--norc", "-c", BASH, "bash", *words],
        cwd=folder,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split() == ["race"]


def test_fish(folder: Path):
    """All cases in one process: fish takes a while to start."""
    ask = "; ".join(f"complete -C 'starhaul {line}'; echo =====" for line, _ in CASES)
    done = subprocess.run(
        [shell_named("fish"), "--no-config", "-c", f"source script.fish; {ask}"],
        cwd=folder,
        env={**environment(), "HOME": str(folder)},
        capture_output=True,
        text=True,
        check=True,
    )
    answers = done.stdout.split("=====\n")
    for (line, expected), answer in zip(CASES, answers, strict=False):
        words = {row.split("\t")[0] for row in answer.splitlines() if row}
        assert words == expected, line


ZSH_CASES = [
    ("starhaul simul", "starhaul simulate "),
    ("starhaul simulate --game=rac", "--game=race"),
    ("starhaul rules --la", "--lang"),
    ("starhaul simulate --bots easy,med", "easy,medium"),
]


@pytest.mark.parametrize(("typed", "expected"), ZSH_CASES)
def test_zsh(typed: str, expected: str, folder: Path):
    """Typed into a terminal, because zsh completes nowhere else."""
    path = shell_named("zsh")
    pid, terminal = pty.fork()
    if pid == 0:
        os.chdir(folder)
        os.environ.update(TERM="dumb", HOME=str(folder), PS1="> ")
        os.execv(path, [path, "-f", "-i"])
    try:
        setup = "autoload -Uz compinit; compinit -u -D; source ./script.zsh; echo re''ady"
        os.write(terminal, f"{setup}\n".encode())
        read_until(terminal, "ready\r\n")
        os.write(terminal, f"{typed}\t".encode())
        assert expected in read_until(terminal, expected)
    finally:
        os.close(terminal)
        os.kill(pid, 9)
        os.waitpid(pid, 0)


def read_until(terminal: int, words: str) -> str:
    """What the terminal shows, until the words are there or time is up."""
    shown, end = "", time.monotonic() + scaled(10)
    while words not in shown and time.monotonic() < end:
        if select.select([terminal], [], [], 0.2)[0]:
            shown += re.sub(
                r"\x1b\[[^a-zA-Z]*[a-zA-Z]", "", os.read(terminal, 4096).decode("utf-8", "replace")
            )
    return shown
