"""`make release`: the steps in their order. Exit status 1: something has to be put right, in words."""

import argparse
import shutil
import sys
import tempfile
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from tools.release import building, documented, examining, licences, parts_list, preflight, trying
from tools.release.outcome import Outcome, ReleaseProblem
from tools.release.summary import summary

ROOT = Path(__file__).resolve().parents[2]
DIST = ROOT / "dist"


def main() -> int:
    parser = argparse.ArgumentParser(prog="make release")
    parser.add_argument("--rehearse", action="store_true", help="from any tree, whatever its changelog says")
    rehearse = parser.parse_args().rehearse
    try:
        with tempfile.TemporaryDirectory() as work:
            release(Path(work), rehearse)
    except ReleaseProblem as problem:
        print(f"No release: {problem}", file=sys.stderr)
        return 1
    return 0


def release(work: Path, rehearse: bool) -> None:
    outcomes = [preflight_outcome(rehearse)]
    print(f"{outcomes[0].what}: {outcomes[0].found}")

    def step(do: Callable[[], Outcome | list[Outcome]]) -> None:
        began = time.monotonic()
        found = do()
        for outcome in found if isinstance(found, list) else [found]:
            outcomes.append(outcome)
            skipped = "SKIPPED: " if outcome.is_skipped else ""
            print(f"{outcome.what}: {skipped}{outcome.found} [{time.monotonic() - began:.0f} s]", flush=True)

    version = preflight.version_of(ROOT)
    shutil.rmtree(DIST, ignore_errors=True)
    DIST.mkdir()
    step(lambda: building.build(ROOT, work, DIST))
    wheel, sdist = DIST / f"starhaul-{version}-py3-none-any.whl", DIST / f"starhaul-{version}.tar.gz"
    step(lambda: examining.examine(ROOT, wheel, sdist))
    installation, found = trying.try_wheel(wheel, version, work / "home")
    step(lambda: found)
    step(lambda: documented.try_pages(ROOT, wheel, work / "pages"))
    step(lambda: licences.report(ROOT, installation.python, DIST / "LICENCES.txt"))
    step(lambda: parts_list.write(ROOT, installation.python, DIST / f"starhaul-{version}.cdx.json"))
    step(lambda: examining.audit(ROOT))
    step(lambda: trying.try_sdist(sdist, work / "unpacked"))
    finish(version, outcomes)


def preflight_outcome(rehearse: bool) -> Outcome:
    problems = preflight.problems(ROOT, datetime.now(UTC).date())
    what = "Tree, version and changelog"
    if problems and not rehearse:
        raise ReleaseProblem(" ".join(problems))
    if problems:
        return Outcome(what, f"a rehearsal only: {' '.join(problems)}", is_skipped=True)
    return Outcome(what, "clean, and they agree")


def finish(version: str, outcomes: list[Outcome]) -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")
    commit = preflight.git(ROOT, "rev-parse", "HEAD")
    (DIST / "RELEASE.md").write_text(summary(version, commit, outcomes, DIST, changelog), "utf-8")
    (DIST / "SHA256SUMS").write_text(building.checksums(DIST), "utf-8")
    print(f"Starhaul {version} is in dist/; RELEASE.md has the summary. To publish it: docs/releasing.md")


if __name__ == "__main__":
    sys.exit(main())
