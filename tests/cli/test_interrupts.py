"""Ctrl+C ends every command with status 130 and without a traceback, at any time."""

import signal
import subprocess
import sys

import pytest

from tests.cli.helpers import environment
from tests.timeouts import scaled

MOMENTS = ["typer", "starhaul.locale", "starhaul.cli", "starhaul.trucker.ship.board"]
"""Modules that `demo` imports, early and late ones."""


def interrupted(*command: str, when: str) -> tuple[int, str]:
    """Exit status and output if a signal arrives as soon as this module has been imported."""
    started = [sys.executable, "-u", "-X", "importtime", "-m", "starhaul", *command]
    with subprocess.Popen(
        started, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, env=environment()
    ) as it:
        assert it.stderr is not None
        said, is_sent = "", False
        for line in it.stderr:
            module = line.decode().rpartition("|")[2].strip()
            if module == when and not is_sent:
                it.send_signal(signal.SIGINT)
                is_sent = True
            if not line.startswith(b"import time:"):
                said += line.decode()
        assert is_sent, "this module is no longer imported"
        return it.wait(scaled(60)), said


@pytest.mark.many
@pytest.mark.parametrize("when", MOMENTS)
def test_while_the_command_is_being_imported(when: str):
    assert interrupted("demo", when=when) == (130, "")


ENDING = """
import atexit, os, signal, sys
sys.argv = ["starhaul", "--help"]
from starhaul.__main__ import main
atexit.register(lambda: os.kill(os.getpid(), signal.SIGINT))
main()
"""


@pytest.mark.slow
def test_when_the_command_has_ended():
    done = subprocess.run(
        [sys.executable, "-c", ENDING],
        capture_output=True,
        env=environment(),
        timeout=scaled(60),
        check=False,
    )
    assert (done.stderr, done.returncode) == (b"", 130)


IGNORING = """
import os, signal
signal.signal(signal.SIGINT, signal.SIG_IGN)
from starhaul.interrupts import leave_at_once
leave_at_once()
os.kill(os.getpid(), signal.SIGINT)
print("went on")
"""


def test_a_process_that_ignores_the_signal_goes_on_doing_so():
    done = subprocess.run([sys.executable, "-c", IGNORING], capture_output=True, text=True, check=False)
    assert (done.stdout, done.returncode) == ("went on\n", 0)
