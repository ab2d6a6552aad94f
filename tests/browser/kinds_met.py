"""Checks that the matches of the robot together have asked every kind of question, in the long form.

Matches are played by several processes; each test reports the kinds it met, and this plug-in adds them up.
"""

from typing import Any

import pytest

from starhaul.games import PLUGINS

PROPERTY = "kinds met"
KINDS = {kind for plugin in PLUGINS.values() for kind in plugin.questions}


class KindsMet:
    """A pytest plug-in for the process that receives the reports of all tests."""

    def __init__(self, matches: int) -> None:
        self._matches = matches
        self._heard = 0
        self.met: set[str] = set()

    def pytest_runtest_logreport(self, report: Any) -> None:
        for name, kinds in report.user_properties if report.when == "call" else ():
            if name == PROPERTY:
                self._heard += 1
                self.met.update(kinds)

    @property
    def missing(self) -> set[str]:
        """Kinds that no match has asked; empty if not all matches were played."""
        return KINDS - self.met if self._heard >= self._matches else set()

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if self.missing:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: Any) -> None:
        if self._heard:
            terminalreporter.line(f"The robot met {len(self.met)} kinds of questions: {sorted(self.met)}")
        if self.missing:
            terminalreporter.line(f"FAILED: the robot was never asked {sorted(self.missing)}")
