"""The files of the browser client."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "src/starhaul/web"
LOCALE = ROOT / "src/starhaul/locale"


def ours() -> list[Path]:
    """Our own modules."""
    return sorted(path for path in WEB.rglob("*.js") if "vendor" not in path.parts)


def scripts() -> list[Path]:
    """All our JavaScript: modules, the declarations in `lib.d.ts`, and unit tests."""
    return [*ours(), WEB / "lib.d.ts", *sorted((ROOT / "tests/web").glob("*.mjs"))]


def served() -> list[Path]:
    """Scripts and styles that a browser loads."""
    return sorted(path for path in WEB.rglob("*") if path.suffix in (".js", ".css"))
