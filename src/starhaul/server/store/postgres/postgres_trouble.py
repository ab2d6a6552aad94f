"""Maps errors of PostgreSQL, and of the connection to it, to `StoreTrouble`."""

import asyncpg

from starhaul.server.store.fence import LOST
from starhaul.server.store.store_contract import StoreTrouble

_CODES = {
    "22": "conflict",  # a value that a column cannot hold
    "23": "conflict",
    "25006": "read-only",  # a standby, for example
    "53100": "full",
    "53300": "busy",  # too many connections
    "40": "busy",  # two nodes wait for each other
    "55P03": "busy",
    "57014": "busy",
    "57P03": "busy",  # starting or stopping
    "XX001": "damaged",
    "XX002": "damaged",
}
"""By SQLSTATE or its class."""


def is_lost(error: BaseException) -> bool:
    """Whether the connection is gone, so that nobody knows what has become of the last statement."""
    if isinstance(error, asyncpg.PostgresError):
        # 08: connection exceptions; 57P01 and 57P02: the server ends the session.
        return (error.sqlstate or "")[:2] == "08" or error.sqlstate in ("57P01", "57P02", "25P03")
    return isinstance(error, OSError | TimeoutError | asyncpg.InterfaceError)


def is_of_the_server(error: BaseException) -> bool:
    """Whether the error affects all writes, and not only the one that failed."""
    return trouble(error).code not in ("conflict", LOST)


def is_unknown_match(error: BaseException) -> bool:
    """Whether a batch found no match that it may be added to (`group_statements.py`)."""
    return isinstance(error, asyncpg.NotNullViolationError) and error.column_name == "match_no"


def trouble(error: BaseException) -> StoreTrouble:
    """The `StoreTrouble` for an error."""
    if isinstance(error, StoreTrouble):
        return error
    state = (error.sqlstate or "") if isinstance(error, asyncpg.PostgresError) else ""
    code = _CODES.get(state) or _CODES.get(state[:2]) or "failed"
    if isinstance(error, asyncpg.DataError):
        code = "conflict"
    if code in ("failed", "damaged"):
        return StoreTrouble(code, reason=in_short(error))
    return StoreTrouble(code)


def in_short(error: BaseException) -> str:
    """The first line, which names no values."""
    return (str(error) or type(error).__name__).splitlines()[0]
