"""Chooses the mutants: random lines of every package, then a random change of that line."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from tools.random_mutants.places import Place, places_in

PACKAGE = Path("src") / "starhaul"
STRATA: dict[str, tuple[str, ...]] = {
    "kernel": ("kernel",),
    "trucker": ("trucker",),
    "race": ("race",),
    "bots": ("bots",),
    "server": ("server",),
    "cli, envs, sim, remote, plug-ins": ("cli", "envs", "sim", "remote", "plugins"),
}
"""Packages that are counted together, by name."""

LEFT_OUT = ("draw", "describing", "load", "plots.py", "__main__.py")
"""Modules that draw, describe or measure: their tests check pictures and pages as a whole."""

FEWEST = 10
"""Minimum number of mutants of each stratum, if it has enough lines."""


class Mutant(NamedTuple):
    """A change to a file."""

    stratum: str
    file: Path
    place: Place

    def described(self, root: Path) -> str:
        where = f"{self.file.relative_to(PACKAGE)}:{self.place.line}"
        return f"{where}  {self.place.described((root / self.file).read_bytes())}"


class Line(NamedTuple):
    file: Path
    places: Sequence[Place]


def lines_of(root: Path, packages: Sequence[str]) -> list[Line]:
    """All lines of some packages that can be changed."""
    found = []
    for package in packages:
        for path in sorted((root / PACKAGE / package).rglob("*.py")):
            file = path.relative_to(root)
            if not set(file.parts) & set(LEFT_OUT):
                found += _lines_of_file(file, places_in(path.read_bytes()))
    return found


def _lines_of_file(file: Path, places: Sequence[Place]) -> list[Line]:
    numbers = sorted({place.line for place in places})
    return [Line(file, [place for place in places if place.line == number]) for number in numbers]


def drawn(root: Path, number: int, seed: str) -> tuple[list[Mutant], dict[str, int]]:
    """The mutants, distributed over the strata by their lines, and the number of lines of each stratum."""
    lines = {name: lines_of(root, packages) for name, packages in STRATA.items()}
    whole = sum(map(len, lines.values()))
    found = []
    for name, those in lines.items():
        luck = random.Random(f"{seed}\n{name}")
        share = min(len(those), max(FEWEST, round(number * len(those) / whole)))
        found += [Mutant(name, line.file, luck.choice(line.places)) for line in luck.sample(those, share)]
    return found, {name: len(those) for name, those in lines.items()}
