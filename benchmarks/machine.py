"""Properties of the machine and the programs that affect the figures; nothing that identifies the machine."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
from importlib.metadata import version
from pathlib import Path

import starhaul.kernel.match
from starhaul import __version__


def is_compiled() -> bool:
    """Whether the kernel runs as a native extension instead of Python source."""
    return not str(starhaul.kernel.match.__file__).endswith(".py")


def build() -> str:
    return "compiled" if is_compiled() else "python"


def machine() -> dict[str, str | int]:
    return {
        "system": platform.system(),
        "architecture": platform.machine(),
        "cpu": _cpu(),
        "cpus": os.cpu_count() or 0,
    }


def versions() -> dict[str, str]:
    found = {
        platform.python_implementation(): platform.python_version(),
        "Starhaul": __version__,
        "msgspec": version("msgspec"),
    }
    return found | ({"Node": node} if (node := _node()) else {})


def _cpu() -> str:
    """The name of the processor; on Linux it is only available from a file."""
    try:
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    except OSError:
        pass
    return platform.processor()


def _node() -> str | None:
    if shutil.which("node") is None:
        return None
    found = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False).stdout
    return found.strip().removeprefix("v") or None
