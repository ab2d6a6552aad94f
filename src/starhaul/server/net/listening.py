"""The listening socket. Opened first, so that the address is known, or refused, at once."""

import errno
import logging
import socket
from contextlib import suppress

from starhaul.kernel.errors import BadInput
from starhaul.server.net.addresses import address, of_network

FIRST_PORT, LAST_PORT = 8800, 8899
"""The range in which a free port is searched when none is given."""
BACKLOG = 2048
EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}
"""Hosts that mean every address of the machine, and the local address to show instead."""
MACOS_FILES = 10_240
SPARE_FILES = 256
"""Open files for the database, workers and served files."""

log = logging.getLogger("starhaul.listening")


def listen(host: str, port: int | None) -> socket.socket:
    """A listening socket; without a port, on the first free one."""
    host = host.strip("[]")
    family = _family(host)
    if port is not None:
        return _listening(host, port, family)
    for one in range(FIRST_PORT, LAST_PORT + 1):
        try:
            return _listening(host, one, family)
        except BadInput as error:
            if error.code != "port-busy":
                raise
    raise BadInput("no-free-port", source=host, first=str(FIRST_PORT), last=str(LAST_PORT))


def _family(host: str) -> int:
    try:
        return socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)[0][0]
    except (OSError, UnicodeError):
        raise BadInput("host-unknown", source=host) from None


def _listening(host: str, port: int, family: int) -> socket.socket:
    both = host == "::" and socket.has_dualstack_ipv6()
    try:
        listener = socket.create_server((host, port), family=family, backlog=BACKLOG, dualstack_ipv6=both)
        # Connections inherit it: a message right after an update must not wait for an acknowledgement. Not
        # every event loop sets it.
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return listener
    except OSError as error:
        place = f"{_bracketed(host)}:{port}"
        if error.errno == errno.EADDRINUSE:
            raise BadInput("port-busy", source=place) from None
        if error.errno == errno.EADDRNOTAVAIL:
            raise BadInput("host-elsewhere", source=host) from None
        raise BadInput("cannot-listen", source=place, reason=OSError(error.errno, _first(error))) from None


def _first(error: OSError) -> str:
    """Without the address that Python adds."""
    return str(error.strerror or error).partition(" (while")[0]


def is_everywhere(listener: socket.socket) -> bool:
    """Whether it accepts connections from the network."""
    return listener.getsockname()[0] in EVERYWHERE


def address_of(listener: socket.socket) -> str:
    """The URL for a browser on this machine."""
    host, port = listener.getsockname()[:2]
    return f"http://{_bracketed(EVERYWHERE.get(host, host))}:{port}/"


def reach_of(listener: socket.socket) -> list[str]:
    """The URLs for browsers on other machines; none if only this machine can connect."""
    host, port = listener.getsockname()[:2]
    if is_everywhere(listener):
        hosts = of_network()
    else:
        found = address(host)
        hosts = [] if found is None or found.is_loopback else [str(found)]
    return [f"http://{_bracketed(one)}:{port}/" for one in hosts]


def inside_of(listener: socket.socket) -> str:
    """Host and port under which other nodes of the house reach this one, as far as that can be told."""
    host, port = listener.getsockname()[:2]
    if is_everywhere(listener):
        host = next(iter(of_network()), EVERYWHERE[host])
    return f"{_bracketed(host)}:{port}"


def _bracketed(host: str) -> str:
    """
    >>> _bracketed("::1"), _bracketed("localhost")
    ('[::1]', 'localhost')
    """
    return f"[{host}]" if ":" in host else host


def make_room(connections: int) -> None:
    """Raise the limit on open files if needed: every connection is an open file."""
    with suppress(ImportError):  # Windows has no such limit.
        import resource

        wanted = connections + SPARE_FILES
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        if hard != resource.RLIM_INFINITY and hard < wanted:
            log.warning("limit of %d open files is too low for %d connections", hard, connections)
            wanted = hard
        if soft == resource.RLIM_INFINITY or soft >= wanted:
            return
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (OSError, ValueError):
            # macOS reports no hard limit and refuses more than this.
            number = max(soft, MACOS_FILES)
            log.warning("limit of %d open files is too low for %d connections", number, connections)
            resource.setrlimit(resource.RLIMIT_NOFILE, (number, hard))
