"""Timeouts of tests grow on a busy machine, and no test has a fixed one."""

import re
from pathlib import Path

import pytest

from tests import timeouts

ROOT = Path(__file__).resolve().parent.parent
FIXED = re.compile(
    r"asyncio\.timeout\([\d_.]+\)|\btimeout=[\d_.]+\b|monotonic\(\) \+ [\d.]+"
    r"|\b(?:PATIENCE|TIMEOUT)_M?S = [\d_.]+"
)
BRIEF = {"tests/browser/hands.py", "tools/screens.py", "tests/test_timeouts.py"}
"""Here a short timeout only means that something else is tried next."""


@pytest.fixture(autouse=True)
def fresh():
    timeouts.factor.cache_clear()
    yield
    timeouts.factor.cache_clear()


def test_an_idle_machine_waits_as_long_as_the_limit_says(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(timeouts, "_work", lambda: timeouts.WORK_S / 2)
    monkeypatch.setattr(timeouts.os, "getloadavg", lambda: (0.5, 0.5, 0.5))
    assert timeouts.scaled(60) == 60


def test_a_slow_or_busy_machine_waits_longer_within_reason(monkeypatch: pytest.MonkeyPatch):
    assert timeouts.slowness(3 * timeouts.WORK_S, 0.0, 2) == pytest.approx(3)
    assert timeouts.slowness(0.0, 25.0, 2) == 12.5
    assert timeouts.slowness(0.0, 900.0, 2) == timeouts.MOST


def test_the_machine_is_measured_once(monkeypatch: pytest.MonkeyPatch):
    first = timeouts.scaled(10)
    monkeypatch.setattr(timeouts.os, "getloadavg", lambda: (1000.0, 0.0, 0.0))
    assert timeouts.scaled(10) == first


def test_no_test_has_a_limit_that_does_not_grow():
    files = [*ROOT.glob("tests/**/*.py"), *ROOT.glob("tools/**/*.py")]
    found = [
        f"{path.relative_to(ROOT)}: {match[0]}"
        for path in files
        if str(path.relative_to(ROOT)) not in BRIEF
        for match in FIXED.finditer(path.read_text("utf-8"))
    ]
    assert found == []
