"""Whether a commit may be released at all: its tree, its version and its changelog agree."""

import re
import subprocess
from datetime import date
from pathlib import Path

from packaging.version import InvalidVersion, Version

HEADING = re.compile(r"^## \[(?P<name>[^\]]+)\](?: - (?P<date>\S+))?\s*$", re.MULTILINE)
VERSION = re.compile(r'^__version__ = "([^"]+)"$', re.MULTILINE)
UNRELEASED = "Unreleased"


def version_of(root: Path) -> str:
    """The version, which is declared in the package and nowhere else."""
    found = VERSION.search((root / "src/starhaul/__init__.py").read_text("utf-8"))
    assert found is not None, "the package has no version"
    return found[1]


def sections(changelog: str) -> dict[str, tuple[str | None, str]]:
    """The sections of a changelog, newest first: their dates and texts."""
    found = list(HEADING.finditer(changelog))
    ends = [heading.start() for heading in found[1:]] + [len(changelog)]
    return {
        heading["name"]: (heading["date"], changelog[heading.end() : end].strip())
        for heading, end in zip(found, ends, strict=True)
    }


def changelog_problems(changelog: str, version: str, today: date) -> list[str]:
    """What is wrong with the changelog of a version that is to be released."""
    found = sections(changelog)
    problems = []
    if found.get(UNRELEASED, (None, ""))[1]:
        problems.append(f"CHANGELOG.md: move what is under [{UNRELEASED}] to the section of {version}.")
    if version not in found:
        return [*problems, f"CHANGELOG.md has no section [{version}] - YYYY-MM-DD."]
    when, text = found[version]
    if not text:
        problems.append(f"CHANGELOG.md: the section [{version}] is empty.")
    problems += _date_problems(version, when, today)
    names = [name for name in found if name != UNRELEASED]
    if names[0] != version:
        problems.append(f"CHANGELOG.md: [{version}] must be the first version, not [{names[0]}].")
    return problems


def _date_problems(version: str, when: str | None, today: date) -> list[str]:
    try:
        dated = date.fromisoformat(when or "")
    except ValueError:
        return [f"CHANGELOG.md: the section [{version}] needs a date (YYYY-MM-DD), not {when or 'none'}."]
    if dated > today:
        return [f"CHANGELOG.md: the date of [{version}], {when}, is in the future."]
    return []


def version_problems(version: str, tags: list[str]) -> list[str]:
    """A version must be a plain release, and newer than every tag."""
    try:
        this = Version(version)
    except InvalidVersion:
        return [f"{version} is not a version."]
    if str(this) != version or this.is_devrelease or this.local:
        return [f"{version} is not the version of a release."]
    older = [Version(tag[1:]) for tag in tags if re.fullmatch(r"v\d+(\.\d+)*\w*", tag)]
    return [f"v{one} is a tag already; {version} must be newer." for one in older if one >= this]


def tree_problems(root: Path) -> list[str]:
    """Whatever is not committed would be missing from the commit that is tagged."""
    changed = git(root, "status", "--porcelain").splitlines()
    return [f"{len(changed)} files differ from the commit, such as {changed[0][3:]}."] if changed else []


def git(root: Path, *arguments: str) -> str:
    return subprocess.run(
        ["git", *arguments], cwd=root, check=True, capture_output=True, text=True
    ).stdout.rstrip("\n")


def problems(root: Path, today: date) -> list[str]:
    """Everything that speaks against releasing this commit, each in a sentence."""
    version = version_of(root)
    # The tag of this very commit is no obstacle: a release may be built again.
    here = git(root, "tag", "--points-at", "HEAD").splitlines()
    tags = [tag for tag in git(root, "tag").splitlines() if tag not in here]
    changelog = (root / "CHANGELOG.md").read_text("utf-8")
    return [
        *tree_problems(root),
        *version_problems(version, tags),
        *changelog_problems(changelog, version, today),
    ]
