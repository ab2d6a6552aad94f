"""The SBOM: a list of everything that an installation contains, as CycloneDX."""

import json
import sys
from pathlib import Path

from tools.release.outcome import Outcome, ReleaseProblem, run

SPEC = "1.6"


def write(root: Path, python: Path, target: Path) -> Outcome:
    """`cyclonedx-py` validates what it writes against the schema of CycloneDX."""
    command = [sys.executable, "-m", "cyclonedx_py", "environment"]
    form = ["--spec-version", SPEC, "--output-format", "JSON", "--output-reproducible", "--validate"]
    about = ["--pyproject", str(root / "pyproject.toml"), "--mc-type", "application"]
    run([*command, *form, *about, "--output-file", target, python], what="cyclonedx-py")
    count = len(check(json.loads(target.read_text("utf-8"))))
    return Outcome("SBOM", f"{count} components, CycloneDX {SPEC}, valid")


def check(bom: dict[str, object]) -> list[str]:
    """The names of its components; what we need at run time must be among them."""
    components = bom.get("components")
    assert isinstance(components, list)
    names = sorted(component["name"] for component in components)
    missing = {"msgspec", "starlette", "uvicorn", "websockets"} - set(names)
    if missing:
        raise ReleaseProblem(f"The SBOM lacks {', '.join(sorted(missing))}.")
    return names
