"""Helpers for tests of the command: small ship files and ways to run the command on them."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from typer.testing import CliRunner

from starhaul.cli.main import app
from starhaul.locale.typography import NBSP
from starhaul.trucker.data import rule_data
from tests.timeouts import scaled

RUNNER = CliRunner()
SOURCES = Path(__file__).resolve().parents[2] / "src"

SHIP: dict[str, Any] = {"edition": "1e", "class": "II", "tiles": [{"tile": 37, "at": [7, 6], "turn": 1}]}
"""A cabin in front of the starting cabin: four humans."""


def ship(*tiles: dict[str, Any], **top: Any) -> dict[str, Any]:
    return {**SHIP, "tiles": list(tiles), **top}


def tile(number: int | str, column: int = 7, row: int = 6, **more: Any) -> dict[str, Any]:
    return {"tile": number, "at": [column, row], **more}


def of_kind(kind: str, nth: int = 0) -> int:
    """The number of a tile of the first edition."""
    return [int(record.id) for record in rule_data.tiles("1e").tiles if record.kind == kind][nth]


def plain(text: str) -> str:
    """A text as in its file, where lines may break at every space."""
    return text.replace(NBSP, " ")


def environment(**more: str) -> dict[str, str]:
    """Our environment without a language."""
    inherited = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))}
    return {**inherited, "PYTHONPATH": str(SOURCES), **more}


def starhaul(*arguments: str, stdin: bytes = b"", **more: str) -> subprocess.CompletedProcess[bytes]:
    """The real command, in a separate process."""
    command = [sys.executable, "-m", "starhaul", *arguments]
    return subprocess.run(
        command, input=stdin, capture_output=True, env=environment(**more), timeout=scaled(60), check=False
    )


def write(folder: Path, content: object, name: str = "ship.json") -> str:
    path = folder / name
    path.write_bytes(content if isinstance(content, bytes) else json.dumps(content).encode())
    return str(path)


def refusal(*arguments: str, stdin: bytes | None = None) -> str:
    """The one-line error for bad input."""
    result = RUNNER.invoke(app, ["inspect", "--lang", "en", *arguments], input=stdin)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.count("\n") == 1
    assert result.stderr.endswith("\n")
    return result.stderr.strip()
