"""Every command in README.md and docs/ works: it is run, or it is in a table with the reason why not."""

import os
import re
import select
import shlex
import shutil
import signal
import subprocess
import sys
from itertools import groupby
from pathlib import Path

import pytest

from tests.cli.helpers import environment
from tests.docs.command_table import INSTEAD, MAKE_TARGETS, NOT_RUN, PROGRAMS, SMALLER
from tests.docs.pages import PAGES, ROOT, DocCommand, all_commands, commands, unseen, without_variables
from tests.docs.shell import output_of
from tests.timeouts import scaled

LIMIT_S = 180
COMMANDS = all_commands()
CLEVER = """
from starhaul import Bot

class Clever(Bot):
    def answer(self, briefing):
        return briefing.question.default
"""
SCENARIO = """
{
  "game": "race", "players": 2, "ships": {"red-1": [18, "hyperspace"]}, "hands": [["red-3-a"], []],
  "answers": [{"seat": 0, "answer": {"play": "red-3-a", "ship": "red-1"}}]
}
"""


def is_make(line: str) -> bool:
    return line.startswith("make ")


def is_run(line: str) -> bool:
    return not is_make(line) and line not in NOT_RUN


# --- the tables --------------------------------------------------------------------------------------------


def test_commands_are_found():
    assert len(COMMANDS) > 30
    assert {command.page for command in COMMANDS} >= {"README.md", "docs/command-line.md", "docs/operate.md"}


def test_prompts_comments_output_and_continued_lines_are_told_apart():
    console = "```console\n$ make play    # begin\nIt is open.\n$ a \\\n    b\n```\n"
    shell = "  ```sh\n  # why\n  c\n  ```\n"
    assert list(commands(f"{console}\n{shell}")) == ["make play", "a b", "c"]


def test_every_command_can_be_run_or_has_an_entry():
    """If this fails for a new command: let it begin with a program that may be run, or add an entry to
    tests/docs/command_table.py."""
    unknown = [
        str(command)
        for command in COMMANDS
        if not (is_make(command.line) or command.line in NOT_RUN or command.line in INSTEAD)
        and without_variables(command.line)[0] not in PROGRAMS
    ]
    assert unknown == []


@pytest.mark.parametrize("page", PAGES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_no_block_without_a_language_hides_a_command(page: Path):
    """Blocks of commands are `console` or `sh`; the others are not looked through."""
    assert list(unseen(page.read_text("utf-8"))) == []


def test_no_entry_is_left_over():
    lines = {command.line for command in COMMANDS}
    entries = [*SMALLER, *INSTEAD, *NOT_RUN]
    assert set(entries) - lines == set()
    assert len(set(entries)) == len(entries)


def test_every_make_target_has_a_reason_and_no_reason_is_left_over():
    named = {command.line.split()[1] for command in COMMANDS if is_make(command.line)}
    assert named == MAKE_TARGETS.keys()


# --- running them ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("line", sorted({command.line for command in COMMANDS if is_make(command.line)}))
def test_make_knows_the_target(line: str):
    done = subprocess.run(
        ["make", "--dry-run", *shlex.split(line)[1:]], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def folder_like_a_checkout(folder: Path) -> Path:
    """What the commands of pages read, and an environment called `.venv`."""
    (folder / "docs").mkdir()
    shutil.copytree(ROOT / "docs" / "examples", folder / "docs" / "examples")
    (folder / ".venv").symlink_to(sys.prefix)
    (folder / "my_bots.py").write_text(CLEVER, "utf-8")
    (folder / "folder").mkdir()
    page = (ROOT / "docs/write-a-bot.md").read_text("utf-8")
    (folder / "folder/my_bots.py").write_text(re.findall(r"```python\n(.*?)```", page, re.DOTALL)[0], "utf-8")
    shutil.copy(ROOT / "tests/golden/logs/2e-II-4-careful.jsonl", folder / "match.jsonl")
    (folder / "situation.json").write_text(SCENARIO, "utf-8")
    (folder / "my-track.json").write_bytes((ROOT / "src/starhaul/race/data/board.json").read_bytes())
    return folder


def variables(folder: Path) -> dict[str, str]:
    """No browser opens, nothing is stored elsewhere, and `starhaul` is the program of this environment."""
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    return environment(PATH=path, BROWSER="true", XDG_DATA_HOME=str(folder / "data"))


PAGES_WITH_COMMANDS = {
    page: [command.line for command in found if is_run(command.line)]
    for page, found in groupby(COMMANDS, key=lambda command: command.page)
}


@pytest.mark.slow
@pytest.mark.parametrize("page", [page for page, lines in PAGES_WITH_COMMANDS.items() if lines])
def test_the_commands_of_a_page_work(tmp_path: Path, page: str):
    folder = folder_like_a_checkout(tmp_path)
    for written in PAGES_WITH_COMMANDS[page]:
        line = f"{INSTEAD.get(written, written)} {SMALLER.get(written, '')}"
        if without_variables(line)[1] == "serve" and "--help" not in line:
            serve(line, folder, DocCommand(page, written))
        else:
            output_of(line, folder, variables(folder), LIMIT_S, str(DocCommand(page, written)))


def serve(line: str, folder: Path, command: DocCommand) -> None:
    """Starts the server on a free port, waits until it says where it is open, and stops it like Ctrl+C."""
    server = subprocess.Popen(
        [*shlex.split(line), "--port", "0"],
        cwd=folder,
        env=variables(folder),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert server.stdout is not None
    try:
        ready = select.select([server.stdout], [], [], scaled(LIMIT_S))[0]
        said = server.stdout.readline() if ready else ""
        server.send_signal(signal.SIGINT)
        _, complaint = server.communicate(timeout=scaled(LIMIT_S))
    finally:
        server.kill()
        server.wait()
    assert "http://" in said, f"{command}\n{said}\n{complaint}"
    assert server.returncode in (0, 130), f"{command}\n{complaint}"
