"""Which build is running: pure Python, or with kernel and games compiled to native code (docs/compiled.md).

Python prefers a library to the source beside it. A build in a checkout has a stamp with the hashes of its
sources, so that an outdated one is refused instead of being run; wheels have no stamp.
"""

from importlib.util import find_spec
from pathlib import Path

STAMP = Path(__file__).with_name("compiled.stamp")
"""A hash and a path on each line, the path relative to the folder that contains the package."""
COMPILED, PURE = "compiled", "pure Python"


def build_name() -> str:
    """
    >>> build_name() in (COMPILED, PURE)
    True
    """
    found = find_spec("starhaul.kernel.contract")
    return PURE if found is None or str(found.origin).endswith(".py") else COMPILED


def refuse_outdated_build(stamp: Path = STAMP) -> None:
    """Raise `ImportError` if a source has changed since the libraries beside it were built."""
    if not stamp.exists():
        return
    for line in stamp.read_text("utf-8").splitlines():
        built, name = line.split(maxsplit=1)
        if hash_of(stamp.parent.parent / name) != built:
            raise ImportError(
                f"The compiled build does not belong to {name} as it is now: run `make compiled` to build it "
                "again, or `make compiled-clean` to run in pure Python."
            )


def hash_of(path: Path) -> str:
    # Only builds in a checkout need it, and it would slow down every start.
    from hashlib import blake2b

    return blake2b(path.read_bytes(), digest_size=8).hexdigest() if path.exists() else "missing"
