"""Asks a running server over its local socket, and the words for what it answers.

Used by the commands of `starhaul admin`. The other end is `server.admin.admin_socket`.
"""

import errno
import os
import re
import socket

import msgspec
import typer

from starhaul.cli import FAILED
from starhaul.cli.backup import usual_database
from starhaul.kernel.errors import BadInput, StarhaulError
from starhaul.locale import MissingText, Texts
from starhaul.server.admin.admin_messages import (
    AdminAnswer,
    AdminRequests,
    DoneAnswer,
    RefusedAnswer,
    answer_decoder,
)
from starhaul.server.admin.admin_socket import short_path, socket_path
from starhaul.server.store.any_reader import name_for_people
from starhaul.server.store.ownership import owner_of

TIMEOUT_S = 30.0
_UNITS = {"s": 1, "m": 60, "h": 3600, "d": 86_400}
_NOBODY_THERE = (errno.ENOENT, errno.ECONNREFUSED, errno.ENOTSOCK)


def ask(db: str | None, request: AdminRequests) -> AdminAnswer:
    """The answer of the server that uses this database; raises `BadInput` if there is none."""
    database = usual_database() if db is None else os.path.expanduser(db)
    path = socket_path(database)
    try:
        answer = _talk(path, msgspec.json.encode(request) + b"\n")
    except OSError as error:
        raise _trouble(error, name_for_people(database), path) from None
    try:
        return answer_decoder.decode(answer)
    except msgspec.DecodeError:
        raise BadInput("admin-garbled", source=path) from None


def _talk(path: str, request: bytes) -> bytes:
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as line:
        line.settimeout(TIMEOUT_S)
        with short_path(path) as name:
            line.connect(name)
        line.sendall(request)
        received = bytearray()
        while chunk := line.recv(65_536):
            received += chunk
    return bytes(received)


def _trouble(error: OSError, database: str, path: str) -> BadInput:
    if isinstance(error, TimeoutError):
        return BadInput("admin-late", source=database, seconds=int(TIMEOUT_S))
    if error.errno in _NOBODY_THERE:
        return BadInput("admin-no-server", source=database)
    if error.errno in (errno.EACCES, errno.EPERM) and os.path.exists(path):
        return BadInput("admin-no-access", source=database, owner=owner_of(path))
    return BadInput("admin-unreachable", source=database, reason=error)


class AnswerError(StarhaulError):
    """A refusal of the server; the group of texts is the one that it names."""

    def __init__(self, answer: RefusedAnswer) -> None:
        super().__init__(answer.code, **answer.facts)
        self.prefix = answer.of  # type: ignore[misc]


def checked(answer: AdminAnswer, texts: Texts) -> AdminAnswer:
    """Prints a refusal and ends the command with status 1."""
    if isinstance(answer, RefusedAnswer):
        typer.echo(refusal_in_words(answer, texts), err=True)
        raise typer.Exit(FAILED)
    return answer


def refusal_in_words(answer: RefusedAnswer, texts: Texts) -> str:
    try:
        return texts.error(AnswerError(answer))
    except MissingText:
        # A newer server may know more reasons.
        return answer.code


def done_in_words(answer: DoneAnswer, texts: Texts) -> str:
    return texts(f"admin-done-{answer.code}", **answer.facts)


def seconds_of(written: str | None, source: str) -> int | None:
    """The seconds of a duration such as 90s, 10m, 2h or 7d; None if there is none.


    >>> seconds_of("2h", "--for"), seconds_of("45", "--for"), seconds_of(None, "--for")
    (7200, 45, None)
    """
    if written is None:
        return None
    found = re.fullmatch(r"([0-9]{1,9})\s*([smhd]?)", written.strip().lower())
    seconds = int(found[1]) * _UNITS[found[2] or "s"] if found else 0
    if not 1 <= seconds <= 366 * _UNITS["d"]:
        raise BadInput("not-a-duration", source=source, value=written)
    return seconds
