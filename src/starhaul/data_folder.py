"""Reads texts, the client and other data: from folders in a checkout, from one packed file each in a wheel.

Where a checkout has the folder `web`, a wheel has `web.pack`: hundreds of small files that have much in
common are half as large together. The build back end packs them (`tools/wheel_hook.py`); it loads this file
alone, so nothing of ours is imported here.
"""

import json
from collections.abc import Hashable, Mapping
from functools import cache
from pathlib import Path
from typing import Protocol

PACKAGE = Path(__file__).parent


class DataFolder(Protocol):
    """Names are relative to the folder, with `/`."""

    def version(self, name: str) -> Hashable | None:
        """Differs after a change; None if there is no such file."""

    def read(self, name: str) -> bytes:
        """The content of a file that is there."""

    def names(self, folder: str, suffix: str) -> list[str]:
        """The files in a folder, not those in its subfolders, in the order of their names."""


@cache
def data_folder(name: str) -> DataFolder:
    """A folder of this package, such as `web`."""
    pack = PACKAGE / f"{name}.pack"
    return PackedFolder(pack.read_bytes()) if pack.is_file() else PlainFolder(PACKAGE / name)


class PlainFolder:
    """A folder on disk. Symbolic links do not lead out of it."""

    def __init__(self, root: Path) -> None:
        self._root = root.resolve()

    def version(self, name: str) -> Hashable | None:
        try:
            path = (self._root / name).resolve()
            if not path.is_relative_to(self._root) or not path.is_file():
                return None
            about = path.stat()
        except (OSError, ValueError):
            # Too long for a file name, with invalid characters, or gone in between.
            return None
        return about.st_mtime_ns, about.st_size

    def read(self, name: str) -> bytes:
        return (self._root / name).read_bytes()

    def names(self, folder: str, suffix: str) -> list[str]:
        return sorted(str(path.relative_to(self._root)) for path in (self._root / folder).glob(f"*{suffix}"))


class PackedFolder:
    """What `pack` has made.

    >>> folder = PackedFolder(pack({"b.txt": b"two", "a.txt": b"one", "in/c.txt": b"three"}))
    >>> folder.names("", ".txt"), folder.read("in/c.txt"), folder.version("d.txt")
    (['a.txt', 'b.txt'], b'three', None)
    """

    def __init__(self, packed: bytes) -> None:
        import brotli  # takes time, which commands in a checkout need not spend

        head, _, self._bodies = brotli.decompress(packed).partition(b"\n")
        self._places: dict[str, slice] = {}
        start = 0
        for name, size in json.loads(head).items():
            self._places[name] = slice(start, start + size)
            start += size

    def version(self, name: str) -> Hashable | None:
        return 0 if name in self._places else None

    def read(self, name: str) -> bytes:
        return bytes(self._bodies[self._places[name]])

    def names(self, folder: str, suffix: str) -> list[str]:
        return [name for name in self._places if name.rpartition("/")[0] == folder and name.endswith(suffix)]


def pack(files: Mapping[str, bytes]) -> bytes:
    """One line of JSON with the size of each file, then the files, all of it compressed."""
    import brotli

    ordered = sorted(files.items())
    head = json.dumps({name: len(body) for name, body in ordered}).encode()
    packed: bytes = brotli.compress(b"\n".join([head, b"".join(body for _, body in ordered)]))
    return packed
