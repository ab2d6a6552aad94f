"""The local socket of `starhaul admin`: one request and one answer, a line of JSON each, for each connection.

Only the user who runs the server, and root, may use it: the file has mode 0600, and the system is asked who
is on the other side. Started by `process.running`; the other end is `cli.admin_client`.
"""

import asyncio
import logging
import os
import socket
import struct
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from hashlib import blake2b

import msgspec

from starhaul.server.admin.admin_messages import LONGEST_REQUEST, AdminAnswer, RefusedAnswer, request_decoder
from starhaul.server.admin.housekeeping import Housekeeper
from starhaul.server.admin_error import AdminError
from starhaul.server.settings.settings import data_folder
from starhaul.server.store.postgres.postgres_address import addresses_in, is_postgres, shown

TIMEOUT_S = 10.0
"""How long a client may take to send its request."""
MOST_AT_ONCE = 8
LONGEST_PATH = 100
"""Longer paths do not fit into the address of a local socket."""

log = logging.getLogger("starhaul.admin")


def socket_path(database: str | os.PathLike[str]) -> str:
    """Beside the database, which only one server uses at a time; in the user's data directory if it is no
    file."""
    name = os.fspath(database)
    if is_postgres(name):
        # The first one: others may be added later.
        home = addresses_in(name)[0]
        name = blake2b(shown(home).encode(), digest_size=6).hexdigest()
        return str(data_folder() / f"postgres-{name}.admin")
    return f"{os.path.realpath(name)}.admin"


@contextmanager
def short_path(path: str) -> Iterator[str]:
    """A name for the path that is short enough for a local socket. Linux knows every open folder by
    number."""
    if len(os.fsencode(path)) <= LONGEST_PATH or not os.path.isdir("/proc/self/fd"):
        yield path
        return
    folder = os.open(os.path.dirname(path), os.O_RDONLY | os.O_DIRECTORY)
    try:
        yield f"/proc/self/fd/{folder}/{os.path.basename(path)}"
    finally:
        os.close(folder)


def listening_at(path: str) -> socket.socket:
    """Raises `OSError`. A socket that a killed server has left behind is replaced: the lock of the database
    makes sure that no other server listens there."""
    with suppress(FileNotFoundError):
        os.unlink(path)
    listener = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    before = os.umask(0o177)
    try:
        with short_path(path) as name:
            listener.bind(name)
        os.chmod(path, 0o600)
        listener.setblocking(False)
    except BaseException:
        listener.close()
        raise
    finally:
        os.umask(before)
    return listener


def is_allowed(line: socket.socket) -> bool:
    """Whether the user on the other side is ours, or root. Systems that do not tell rely on the mode of the
    file."""
    if not hasattr(socket, "SO_PEERCRED"):
        return True
    found = line.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, struct.calcsize("3i"))
    _, user, _ = struct.unpack("3i", found)
    return user in (0, os.geteuid())


class AdminSocket:
    """Opened with the server, closed with it."""

    def __init__(self, path: str, housekeeper: Housekeeper) -> None:
        self._path = path
        self._housekeeper = housekeeper
        self._server: asyncio.Server | None = None
        self._open = 0

    async def start(self) -> None:
        """Without a socket the server runs, too; the log says why there is none."""
        try:
            listener = listening_at(self._path)
        except OSError as error:
            log.warning("no socket for `starhaul admin`: %s", error)
            return
        self._server = await asyncio.start_unix_server(self._serve, sock=listener, limit=LONGEST_REQUEST)

    async def close(self) -> None:
        if self._server is not None:
            self._server.close()
            with suppress(OSError):
                os.unlink(self._path)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._open += 1
        try:
            answer = await self._answer(reader, writer.get_extra_info("socket"))
            writer.write(msgspec.json.encode(answer) + b"\n")
            async with asyncio.timeout(TIMEOUT_S):
                await writer.drain()
        except (OSError, TimeoutError):
            # Nobody waits for the answer any more.
            log.debug("a client of `starhaul admin` has gone away")
        finally:
            self._open -= 1
            writer.close()

    async def _answer(self, reader: asyncio.StreamReader, line: socket.socket) -> AdminAnswer:
        # Read in any case: closing a connection with unread data would lose the answer.
        try:
            async with asyncio.timeout(TIMEOUT_S):
                text = await reader.readline()
        except (TimeoutError, ValueError) as error:
            return RefusedAnswer(code="bad-body", of="table", facts={"reason": str(error)[:200] or "late"})
        if not is_allowed(line):
            why = AdminError("not-you")
            return RefusedAnswer(code=why.code, of=why.prefix)
        if self._open > MOST_AT_ONCE:
            return RefusedAnswer(code="too-fast", of="table")
        try:
            request = request_decoder.decode(text)
        except (ValueError, RecursionError) as error:
            return RefusedAnswer(code="bad-body", of="table", facts={"reason": str(error)[:200]})
        try:
            return await self._housekeeper.answer(request)
        except Exception:
            log.exception("a request of the operator failed")
            return RefusedAnswer(code="failed", of="table")
