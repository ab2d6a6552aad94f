"""Records of a match that are written to files and databases: log entries and snapshots.

Used by `log`, `match` and the store of the server. A field that is added here changes file formats
(docs/formats.md).
"""

from typing import Any

import msgspec
from msgspec import Struct


class LogEntry(Struct, frozen=True):
    """An accepted action. Config, seed and entries determine a match completely."""

    i: int
    at_ms: int
    seat: int
    action: Any


class Saved(Struct, frozen=True):
    """A snapshot: enough to continue without the log."""

    state: msgspec.Raw
    generators: dict[str, int]
    """The position of each stream."""
    next_index: int
    now_ms: int
