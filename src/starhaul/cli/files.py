"""Reading the files that a command line names."""

from collections.abc import Iterator
from contextlib import contextmanager

from starhaul.cli import named
from starhaul.kernel.documents import MAX_BYTES
from starhaul.kernel.errors import BadInput


@contextmanager
def named_troubles(source: str) -> Iterator[None]:
    """What goes wrong with a file, as a refusal that names it."""
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
    """The file, or enough of it to see that it is too large."""
    # Not by way of `Path`, which takes no name for the name of this folder.
    with named_troubles(named(path)), open(path, "rb") as file:
        return file.read(MAX_BYTES + 1)
