"""The command and its standard streams: closed, full, closed early, or a terminal of unusual size."""

import json
import subprocess
import sys
from collections.abc import Sequence
from itertools import product
from pathlib import Path

import pytest

from starhaul.cli.main import app
from tests.cli.helpers import RUNNER, SHIP, environment, starhaul, write
from tests.effort import effort
from tests.timeouts import scaled

pytestmark = pytest.mark.slow

COMMAND = '"$PYTHON" -m starhaul "$@"'
INSPECT, HELP, DEMO = ("inspect", "-"), ("inspect", "--help"), ("demo",)
JSON = ("inspect", "-", "--json")
needs_full = pytest.mark.skipif(not Path("/dev/full").exists(), reason="no such device here")


def shell(redirection: str, *arguments: str, **more: str) -> tuple[int, str, str]:
    """Exit status and output of the command with its streams redirected."""
    result = subprocess.run(
        ["sh", "-c", f"{COMMAND} {redirection}", "sh", *arguments],
        input=json.dumps(SHIP).encode(),
        capture_output=True,
        env=environment(PYTHON=sys.executable, **more),
        timeout=scaled(60),
        check=False,
    )
    return result.returncode, result.stdout.decode(), result.stderr.decode()


def test_a_closed_input_holds_no_ship():
    assert shell("<&-", "inspect", "--json", "-") == (0, "", "")


def pairs(one: Sequence[str], commands: Sequence[tuple[str, ...]]) -> list[tuple[str, tuple[str, ...]]]:
    """Each redirection with some command and each command with some
    redirection; in the long form all pairs."""
    many = max(len(one), len(commands))
    some = [(one[n % len(one)], commands[n % len(commands)]) for n in range(many)]
    return effort(some, list(product(one, commands)))


@pytest.mark.parametrize(
    ("closed", "arguments"), pairs([">&-", "<&- >&-", "<&- >&- 2>&-"], [INSPECT, DEMO, ("--help",)])
)
def test_a_closed_output_is_no_error(closed: str, arguments: tuple[str, ...]):
    assert shell(closed, *arguments) == (0, "", "")


@pytest.mark.parametrize("redirection", ["2>&-", pytest.param("2>/dev/full", marks=needs_full)])
def test_a_complaint_that_nobody_hears_leaves_its_exit_status(redirection: str):
    assert shell(redirection, "inspect", "none.json") == (2, "", "")


@needs_full
@pytest.mark.parametrize(("unbuffered", "arguments"), pairs(["", "1"], [INSPECT, HELP, DEMO]))
def test_a_full_disk_is_one_line(arguments: tuple[str, ...], unbuffered: str):
    answer = shell(">/dev/full", *arguments, PYTHONUNBUFFERED=unbuffered)
    assert answer == (1, "", "<stdout>: cannot be written: no space left\n")


@pytest.mark.parametrize(("unbuffered", "arguments"), pairs(["", "1"], [JSON, INSPECT, HELP]))
def test_a_reader_that_leaves_early_is_no_error(arguments: tuple[str, ...], unbuffered: str, tmp_path: Path):
    # Far more than a pipe can hold, so that the writer notices that nobody reads.
    many = write(tmp_path, f"{json.dumps(SHIP)}\n".encode() * 2000)
    result = subprocess.run(
        ["sh", "-c", f'{{ {COMMAND}; echo $? >&2; }} <"$0" | :', many, *arguments],
        capture_output=True,
        env=environment(PYTHON=sys.executable, PYTHONUNBUFFERED=unbuffered),
        timeout=scaled(60),
        check=False,
    )
    assert result.stderr == b"0\n"


SIZES = ["²", "-1", "0", "x", "9" * 30, "9" * 9000]


def test_a_terminal_of_strange_size_gets_a_report(tmp_path: Path):
    ship = write(tmp_path, SHIP)
    reports = [RUNNER.invoke(app, ["inspect", ship], env={"COLUMNS": size, "LINES": size}) for size in SIZES]
    assert {(report.exit_code, report.stderr) for report in reports} == {(0, "")}
    plain = RUNNER.invoke(app, ["inspect", ship], env={"COLUMNS": None, "LINES": None}).stdout
    assert {report.stdout for report in reports} == {plain}


@pytest.mark.parametrize("size", effort(SIZES[:1], SIZES))
def test_also_where_the_size_is_there_from_the_start(size: str, tmp_path: Path):
    """Packages may read it as soon as they are imported."""
    plain, strange = (
        starhaul("inspect", write(tmp_path, SHIP), **more) for more in ({}, {"COLUMNS": size, "LINES": size})
    )
    assert (strange.returncode, strange.stderr) == (0, b"")
    assert strange.stdout == plain.stdout
