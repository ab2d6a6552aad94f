"""The names of this server, and whether a request is meant for it.

A foreign page can point its own name to this machine (DNS rebinding). Its requests then look like those of
our own pages, except that `Host` contains a name that is not ours. So unknown names are refused. The address
that a connection arrived at is always accepted: it cannot be pointed elsewhere.
"""

import re
import socket
from collections.abc import Collection

from starhaul.server.net.addresses import address
from starhaul.server.net.listening import EVERYWHERE
from starhaul.server.settings.settings import Settings

LOOPBACK = frozenset({"localhost", "127.0.0.1", "::1"})
_HOST = re.compile(r"\[([0-9a-f:.]+)\](?::\d*)?|([^\s:/?#@\[\]\\]+)(?::\d*)?")


def own_names(settings: Settings) -> frozenset[str]:
    """All names and addresses of the server that are known at startup."""
    host = settings.host.strip("[]").lower()
    names = LOOPBACK | {canonical(name) for name in settings.names}
    return names | (_of_machine() if host in EVERYWHERE else {canonical(host)})


def _of_machine() -> frozenset[str]:
    """The names of this machine in the local network."""
    name = canonical(socket.gethostname())
    return frozenset({name, f"{name.partition('.')[0]}.local"}) if name else frozenset()


def canonical(name: str) -> str:
    """
    >>> canonical("Play.Example.ORG."), canonical("0:0::1")
    ('play.example.org', '::1')
    """
    name = name.strip().lower().removesuffix(".")
    found = address(name)
    return name if found is None else str(found)


def host_of(header: str) -> str:
    """The name in a `Host` header, without the port; empty if it is malformed.


    >>> host_of("LocalHost:8800"), host_of("[::1]:8800"), host_of("evil.example/localhost"), host_of("a b")
    ('localhost', '::1', '', '')
    """
    found = _HOST.fullmatch(header.strip().lower())
    return canonical(found[1] or found[2]) if found else ""


def is_ours(header: str, names: Collection[str], arrived_at: str) -> bool:
    """Whether a request with this `Host` header, on a connection to this address, is meant for us."""
    host = host_of(header)
    if host in names:
        return True
    found = address(host)
    return found is not None and (found.is_loopback or found == address(arrived_at))
