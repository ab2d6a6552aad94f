"""The licences of everything that an installation contains: allowed ones only, in a report."""

import json
import re
from dataclasses import dataclass
from pathlib import Path

from tools.release.outcome import Outcome, ReleaseProblem, run

ALLOWED = {"0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "ISC", "MIT", "MPL-2.0", "PSF-2.0"}
"""Licences that allow what ours allows. Extend it only after reading the licence."""

SPELLINGS = {
    "MIT License": "MIT",
    "The MIT License": "MIT",
    "Apache License 2.0": "Apache-2.0",
    "Apache Software License": "Apache-2.0",
    "BSD": "BSD-3-Clause",
    "BSD License": "BSD-3-Clause",
    "ISC License (ISCL)": "ISC",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
    "Python Software Foundation License": "PSF-2.0",
}
"""What packages without a licence expression write instead."""

NOT_OURS = {"pip", "setuptools", "starhaul"}
"""Tools of every environment, and the package itself."""

PROBE = """
import importlib.metadata, json
print(json.dumps([
    [d.metadata["Name"], d.version, d.metadata.get("License-Expression"), d.metadata.get("License"),
     [c for c in d.metadata.get_all("Classifier") or [] if c.startswith("License ::")]]
    for d in importlib.metadata.distributions()
]))
"""


@dataclass(frozen=True, order=True)
class Licensed:
    name: str
    version: str
    licence: str


def expression_of(expression: str | None, words: str | None, classifiers: list[str]) -> str:
    """The licence of a package as SPDX writes it, or what the package says if that is unknown."""
    if expression:
        return expression
    said = [one.rpartition(" :: ")[2] for one in classifiers]
    # A package without classifier may name its licence, or contain the whole text.
    said = said or [(words or "").strip().partition("\n")[0] or "unknown"]
    return " AND ".join(SPELLINGS.get(one, one) for one in said)


def is_allowed(expression: str) -> bool:
    """One of those that are joined by OR is enough; of those that are joined by AND all count."""
    plain = expression.replace("(", " ").replace(")", " ")
    return any(
        all(part.strip() in ALLOWED for part in re.split(r"\s+AND\s+", choice))
        for choice in re.split(r"\s+OR\s+", plain)
    )


def installed(python: Path) -> list[Licensed]:
    """The packages of an environment, without Starhaul."""
    rows = json.loads(run([python, "-I", "-c", PROBE], what="Reading the installed packages"))
    return sorted(
        Licensed(name, version, expression_of(expression, words, classifiers))
        for name, version, expression, words, classifiers in rows
        if name.lower() not in NOT_OURS
    )


def vendored(root: Path) -> list[Licensed]:
    """The parts of the browser client made by others; NOTICE has the rest."""
    parts = json.loads((root / "src/starhaul/web/vendor/manifest.json").read_text("utf-8"))
    return sorted(Licensed(part["name"], part["version"], part["licence"]) for part in parts)


def report(root: Path, python: Path, target: Path) -> Outcome:
    groups = {
        "Packages that are installed with Starhaul": installed(python),
        "Parts of the browser client": vendored(root),
    }
    everything = [one for group in groups.values() for one in group]
    check(everything)
    lines = ["Licences of what an installation of Starhaul contains besides our own code (MIT, see NOTICE)"]
    for title, group in groups.items():
        lines += ["", title, ""]
        lines += [f"  {one.name:24}{one.version:12}{one.licence}" for one in group]
    target.write_text("\n".join(lines) + "\n", "utf-8")
    return Outcome("Licences", f"{len(everything)} packages and parts, all with allowed licences")


def check(everything: list[Licensed]) -> None:
    for one in everything:
        if not is_allowed(one.licence):
            raise ReleaseProblem(
                f"{one.name} {one.version} has a licence that is not allowed: {one.licence}."
            )
