"""Reads the Containerfile, and does what it says as plain shell in a folder, without a container engine."""

import json
import re
import shlex
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
FILE = ROOT / "Containerfile"


class Instruction(NamedTuple):
    word: str
    rest: str

    @property
    def listed(self) -> list[str]:
        """The exec form, as of ENTRYPOINT."""
        found: list[str] = json.loads(self.rest)
        return found


def instructions(text: str) -> list[Instruction]:
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    return [Instruction(*line.split(maxsplit=1)) for line in lines]


def stages(found: list[Instruction]) -> list[list[Instruction]]:
    """Each from its FROM on."""
    starts = [number for number, one in enumerate(found) if one.word == "FROM"]
    return [found[start:end] for start, end in zip(starts, [*starts[1:], None], strict=True)]


def only(stage: list[Instruction], word: str) -> Instruction:
    (found,) = [one for one in stage if one.word == word]
    return found


def variables(stage: list[Instruction]) -> dict[str, str]:
    pairs = [part.split("=", 1) for one in stage if one.word == "ENV" for part in shlex.split(one.rest)]
    return {one[0]: one[1] for one in pairs}


PLACES = re.compile(r"(?<![\w./])/(app|data|src)\b")
"""The folders of the image that the file names."""


class Image:
    """The folders that the steps make, below one that stands for the root of the image."""

    def __init__(self, root: Path, environment: Mapping[str, str]) -> None:
        self.root = root
        self._environment = dict(environment)
        (root / "src").mkdir(parents=True)

    def moved(self, text: str) -> str:
        """A command or path with the folders of the image below our root."""
        return PLACES.sub(lambda found: f"{self.root}/{found[1]}", text)

    def build(self, found: list[Instruction]) -> None:
        for stage in stages(found):
            for one in stage:
                if one.word == "RUN":
                    self._run(one.rest)
                elif one.word == "COPY":
                    self._copy(one.rest)

    def _run(self, command: str) -> None:
        done = subprocess.run(
            ["sh", "-euc", self.moved(command)],
            cwd=self.root / "src",
            env=self._environment,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr

    def _copy(self, rest: str) -> None:
        if rest.startswith("--from="):
            return  # The stages share one folder here.
        *sources, target = rest.split()
        place = self.root / "src" / target
        for source in sources:
            if (ROOT / source).is_dir():
                left_out = shutil.ignore_patterns("__pycache__", "*.so", "compiled.stamp")
                shutil.copytree(ROOT / source, place, ignore=left_out)
            else:
                place.mkdir(parents=True, exist_ok=True)
                shutil.copy(ROOT / source, place)
