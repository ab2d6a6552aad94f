"""The one page that lies beside the files of a release."""

from pathlib import Path

from tools.release.outcome import Outcome
from tools.release.preflight import sections


def summary(version: str, commit: str, outcomes: list[Outcome], folder: Path, changelog: str) -> str:
    when, notes = sections(changelog).get(version, (None, "(not in the changelog yet)"))
    files = [
        f"| `{path.name}` | {path.stat().st_size:,} |" for path in sorted(folder.iterdir()) if path.is_file()
    ]
    checks = [f"| {one.what} | {'SKIPPED: ' if one.is_skipped else ''}{one.found} |" for one in outcomes]
    return "\n".join(
        [
            f"# Starhaul {version}",
            "",
            f"Date: {when or 'none'}. Commit: {commit}. Tag: v{version}.",
            "",
            *("| check | result |", "|---|---|", *checks, ""),
            *("| file | bytes |", "|---|---|", *files, ""),
            "To check what you have downloaded: `sha256sum --check SHA256SUMS`.",
            "",
            "## Changes",
            "",
            notes,
            "",
        ]
    )
