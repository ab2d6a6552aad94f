"""Runs the command in this process as `main` does, usage errors included, and tells what it printed."""

import sys
from collections.abc import Sequence
from typing import NamedTuple

import pytest

from starhaul.cli import main


class Said(NamedTuple):
    status: int
    out: str
    err: str


def say(arguments: Sequence[str], patch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Said:
    patch.setattr(sys, "argv", ["starhaul", *arguments])
    status = main._command()
    return Said(status, *capsys.readouterr())
