"""The same seed gives the same match in every process, whatever the iteration order of its sets."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from starhaul.kernel.chance import CURRENT
from tools.golden import FOLDERS, KEYS, MIXED

ROOT = Path(__file__).resolve().parent.parent


def test_twenty_matches_of_mixed_configurations_have_a_key():
    """Whether this Python reproduces them is tested with the goldens."""
    assert len(MIXED) >= 20
    assert len((FOLDERS[CURRENT] / KEYS).read_text("utf-8").splitlines()) == len(MIXED)


@pytest.mark.slow
@pytest.mark.parametrize("hash_seed", ["0", "1", "4711"])
def test_a_fresh_process_plays_the_same_matches(hash_seed: str):
    places = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": places}
    command = [sys.executable, "-m", "tools.golden", "--keys"]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    assert done.stdout == (FOLDERS[CURRENT] / KEYS).read_text("utf-8")
