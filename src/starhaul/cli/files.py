"""Reading and writing files named on the command line.

Used by every command that takes a file. What a document means is decided by whoever decodes it
(`kernel.documents`).
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

from starhaul.cli import named
from starhaul.kernel.documents import MAX_BYTES
from starhaul.kernel.errors import BadInput


@contextmanager
def named_troubles(source: str) -> Iterator[None]:
    """Turn file errors into `BadInput` that names the file."""
    try:
        yield
    except (FileNotFoundError, NotADirectoryError):
        raise BadInput("no-file", source=source) from None
    except IsADirectoryError:
        raise BadInput("is-directory", source=source) from None
    except PermissionError:
        raise BadInput("no-permission", source=source) from None
    except OSError as error:
        raise BadInput("unreadable", source=source, reason=error) from None


def read_document(path: str) -> bytes:
    """The content of the file, or enough of it to see that it is too large."""
    # Not with `Path`, which would take an empty name for the current directory.
    with named_troubles(named(path)), open(path, "rb") as file:
        return file.read(MAX_BYTES + 1)


def json_line(record: object) -> str:
    """A record as `--json` prints it: on one line."""
    return f"{msgspec.json.encode(record).decode()}\n"


def write_report(path: str | None, report: object) -> None:
    """Write the JSON of a report to the file of `--output`, if there is one."""
    if path is None:
        return
    try:
        Path(path).write_bytes(msgspec.json.format(msgspec.json.encode(report), indent=1) + b"\n")
    except OSError as error:
        raise BadInput("report-unwritable", source=named(path), reason=error) from None
