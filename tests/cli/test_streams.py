"""The command and its standard streams: closed, full, left early, or a terminal of strange size."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.helpers import SHIP, environment, starhaul, write
from tests.patience import patience

pytestmark = pytest.mark.slow

COMMAND = '"$PYTHON" -m starhaul "$@"'
needs_full = pytest.mark.skipif(not Path("/dev/full").exists(), reason="no such device here")


def shell(redirection: str, *arguments: str, **more: str) -> tuple[int, str, str]:
    """Exit status and output of the command with its streams redirected."""
    result = subprocess.run(
        ["sh", "-c", f"{COMMAND} {redirection}", "sh", *arguments],
        input=json.dumps(SHIP).encode(),
        capture_output=True,
        env=environment(PYTHON=sys.executable, **more),
        timeout=patience(60),
        check=False,
    )
    return result.returncode, result.stdout.decode(), result.stderr.decode()


def test_a_closed_input_holds_no_ship():
    assert shell("<&-", "inspect", "--json", "-") == (0, "", "")


@pytest.mark.parametrize("arguments", [("inspect", "-"), ("demo",), ("--help",)])
@pytest.mark.parametrize("closed", [">&-", "<&- >&-", "<&- >&- 2>&-"])
def test_a_closed_output_is_no_error(closed: str, arguments: tuple[str, ...]):
    assert shell(closed, *arguments) == (0, "", "")


@pytest.mark.parametrize("redirection", ["2>&-", pytest.param("2>/dev/full", marks=needs_full)])
def test_a_complaint_that_nobody_hears_leaves_its_exit_status(redirection: str):
    assert shell(redirection, "inspect", "none.json") == (2, "", "")


@needs_full
@pytest.mark.parametrize("unbuffered", ["", "1"])
@pytest.mark.parametrize("arguments", [("inspect", "-"), ("inspect", "--help"), ("demo",)])
def test_a_full_disk_is_one_line(arguments: tuple[str, ...], unbuffered: str):
    answer = shell(">/dev/full", *arguments, PYTHONUNBUFFERED=unbuffered)
    assert answer == (1, "", "<stdout>: cannot be written: no space left\n")


@pytest.mark.parametrize("unbuffered", ["", "1"])
@pytest.mark.parametrize("arguments", [("inspect", "-"), ("inspect", "-", "--json"), ("inspect", "--help")])
def test_a_reader_that_leaves_early_is_no_error(arguments: tuple[str, ...], unbuffered: str, tmp_path: Path):
    # Far more than a pipe holds, so that the writer notices that nobody reads.
    many = write(tmp_path, f"{json.dumps(SHIP)}\n".encode() * 2000)
    result = subprocess.run(
        ["sh", "-c", f'{{ {COMMAND}; echo $? >&2; }} <"$0" | :', many, *arguments],
        capture_output=True,
        env=environment(PYTHON=sys.executable, PYTHONUNBUFFERED=unbuffered),
        timeout=patience(60),
        check=False,
    )
    assert result.stderr == b"0\n"


@pytest.mark.parametrize("size", ["²", "-1", "0", "x", "9" * 30, "9" * 9000])
def test_a_terminal_of_strange_size_gets_a_report(size: str, tmp_path: Path):
    plain = starhaul("inspect", write(tmp_path, SHIP))
    strange = starhaul("inspect", write(tmp_path, SHIP), COLUMNS=size, LINES=size)
    assert (strange.returncode, strange.stderr) == (0, b"")
    assert strange.stdout == plain.stdout
