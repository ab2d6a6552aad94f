"""Runs with many processes that are stopped early keep their results, and report how far they got."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.cli.helpers import RUNNER, environment, starhaul
from tests.timeouts import scaled

pytestmark = pytest.mark.slow

WORKERS = Path("/proc")
"""Where Linux lists processes."""


MARKING = """
from starhaul.bots.random import Random

class Marking(Random):
    def __init__(self, *arguments, **traits):
        super().__init__(*arguments, **traits)
        with open("marks", "a") as file:
            file.write(".")
"""
"""A bot that leaves a file for each match it plays."""


class Ended(NamedTuple):
    status: int
    out: str
    err: str


@contextmanager
def running(*arguments: str, folder: Path | None = None) -> Iterator[subprocess.Popen[str]]:
    """A command in its own process group, as a shell starts it."""
    command = [sys.executable, "-m", "starhaul", *arguments]
    pipe = subprocess.PIPE
    with subprocess.Popen(
        command, stdout=pipe, stderr=pipe, env=environment(), text=True, start_new_session=True, cwd=folder
    ) as it:
        try:
            yield it
        finally:
            it.kill()


def ended(it: subprocess.Popen[str]) -> Ended:
    out, err = it.communicate(timeout=scaled(60))
    return Ended(it.returncode, out, err)


def wait_until(is_so: Callable[[], bool], it: subprocess.Popen[str]) -> None:
    end = time.monotonic() + scaled(60)
    while not is_so():
        assert it.poll() is None, it.communicate()
        assert time.monotonic() < end, "this takes too long"
        time.sleep(0.02)


def workers_of(it: subprocess.Popen[str]) -> list[int]:
    found = []
    for folder in WORKERS.glob("[0-9]*"):
        try:
            parent = folder.joinpath("stat").read_text("utf-8").rpartition(")")[2].split()[1]
            is_worker = b"spawn_main" in folder.joinpath("cmdline").read_bytes()
        except OSError:  # it has just ended
            continue
        if is_worker and int(parent) == it.pid:
            found.append(int(folder.name))
    return found


def played(text: str) -> int:
    found = re.search(r"^Matches played +([\d,]+)$", text, re.MULTILINE)
    assert found, text
    return int(found[1].replace(",", ""))


def simulating(logs: Path, jobs: str) -> tuple[str, ...]:
    return "simulate", "--games", "100000", "--seats", "2", "--jobs", jobs, "--logs", str(logs)


def is_partial(number: int, logs: Path) -> bool:
    """Whether there are logs of the first matches, and of no others."""
    return sorted(path.name for path in logs.iterdir()) == [f"{at:06}.jsonl" for at in range(number)]


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize("is_group", [False, True])
def test_an_interrupted_simulation_tells_what_it_has(jobs: str, is_group: bool, tmp_path: Path):
    with running(*simulating(tmp_path, jobs)) as it:
        wait_until(lambda: len(list(tmp_path.iterdir())) >= 20, it)
        # Ctrl+C in a terminal also reaches the workers; `kill -INT` does not.
        (os.killpg if is_group else os.kill)(it.pid, signal.SIGINT)
        end = ended(it)
        assert workers_of(it) == []
    number = played(end.out)
    words = f"the run was interrupted\nMatches played: {number:,} of 100,000; the results cover only those.\n"
    assert (end.status, end.err) == (130, words)
    assert number >= 20
    assert is_partial(number, tmp_path)


def test_a_killed_worker_is_told_and_the_matches_before_it_are_kept(tmp_path: Path):
    if not WORKERS.is_dir():
        pytest.skip("the processes of this system are listed elsewhere")
    with running(*simulating(tmp_path, "2")) as it:
        wait_until(lambda: len(list(tmp_path.iterdir())) >= 20, it)
        os.kill(workers_of(it)[0], signal.SIGKILL)
        end = ended(it)
    number = played(end.out)
    first, second = end.err.splitlines()
    assert (end.status, first.startswith("a worker process has died (")) == (1, True)
    assert second == f"Matches played: {number:,} of 100,000; the results cover only those."
    assert is_partial(number, tmp_path)


def test_an_interrupted_tournament_rates_what_was_played(tmp_path: Path):
    pytest.importorskip("openskill")
    report = tmp_path / "all.json"
    (tmp_path / "marking.py").write_text(MARKING, "utf-8")
    marks = tmp_path / "marks"
    marks.touch()
    bots = ("--bots", "marking:Marking", "--game", "race", "--seats", "2")
    command = ("tournament", *bots, "--games", "100000", "--jobs", "2", "--output", str(report))
    with running(*command, folder=tmp_path) as it:
        # Some chunks of eight matches with two bots each.
        wait_until(lambda: marks.stat().st_size >= 100, it)
        it.send_signal(signal.SIGINT)
        end = ended(it)
    number = json.loads(report.read_text("utf-8"))["matches"]
    words = f"the run was interrupted\nMatches played: {number:,} of 100,000; the results cover only those.\n"
    assert (end.status, end.err) == (130, words)
    assert end.out


# --- verify ------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def logs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Thirty logs in one file; one of them is false, and one is not a log."""
    path = tmp_path_factory.mktemp("logs") / "all.jsonl"
    done = starhaul("simulate", "--games", "30", "--seats", "2", "--logs", str(path))
    assert done.returncode == 0
    parts = re.split(r'^(?=\{"starhaul":)', path.read_text("utf-8"), flags=re.MULTILINE)[1:]
    parts[7] = re.sub(r'"end":"\w+"', '"end":"0"', parts[7])
    parts[20] = parts[20].replace('"seed":', '"need":')
    path.write_text("".join(parts), "utf-8")
    return path


@pytest.mark.parametrize("jobs", ["2", "3"])
def test_logs_are_verified_alike_by_any_number_of_processes(jobs: str, logs: Path):
    from starhaul.cli.main import app

    alone, together = (
        RUNNER.invoke(app, ["verify", "--lang", "en", "--jobs", number, str(logs), str(logs / "missing")])
        for number in ("1", jobs)
    )
    assert (alone.exit_code, alone.stdout, alone.stderr) == (2, together.stdout, together.stderr)
    assert alone.exit_code == together.exit_code
    names = [line.partition(": ")[0] for line in alone.stdout.splitlines()]
    assert names == [f"{logs}#{number}" for number in range(1, 31) if number != 21]
    assert alone.stdout.count("the match ends in a different state") == 1
    assert [line.partition(": ")[0] for line in alone.stderr.splitlines()] == [
        f"{logs}#21", str(logs / "missing")
    ]  # fmt: skip


def test_an_interrupted_verification_tells_how_far_it_came(logs: Path):
    with running("verify", "--jobs", "2", *[str(logs)] * 200) as it:
        assert it.stdout is not None
        assert it.stderr is not None
        lines = [it.stdout.readline() for _ in range(5)]
        it.send_signal(signal.SIGINT)
        lines += it.stdout
        *_, first, second = it.stderr
        assert (it.wait(scaled(60)), first) == (130, "the run was interrupted\n")
    assert second == f"Matches verified: {len(lines):,}; the others were not.\n"
