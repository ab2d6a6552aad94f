"""Reading files named on the command line.

Used by every command that takes a file. What a document means is decided by whoever decodes it
(`kernel.documents`).
"""

from collections.abc import Iterator
from contextlib import contextmanager

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
