"""Seat links, as people send them to each other.

Used by `connection` and `starhaul bot`. How a token is made and checked is up to the server.
"""

import re
from typing import NamedTuple
from urllib.parse import urlsplit

from msgspec import Struct

from starhaul.kernel.errors import BadInput

_SCHEMES = {"http": "ws", "https": "wss"}
_TABLE_PAGE = re.compile(r"/t/(\w+)/?$")


class Address(Struct, frozen=True):
    """The parsed link of a seat."""

    socket: str
    table: str
    token: str


def address_of(link: str) -> Address:
    """Parse the link of a seat, `http://host:port/t/TABLE#/table/TOKEN`; or with the table in the fragment,
    as browsers show it.


    >>> address_of("http://localhost:8800/#/table/abc/xyz")
    Address(socket='ws://localhost:8800/ws', table='abc', token='xyz')
    >>> address_of("http://localhost:8800/t/abc#/table/xyz")
    Address(socket='ws://localhost:8800/ws', table='abc', token='xyz')
    """
    try:
        parts = urlsplit(link.strip())
    except ValueError:
        raise BadInput("link-wrong") from None
    base, place = _base(parts.path), parts.fragment.strip("/").split("/")
    if base.table and len(place) == 2:
        place.insert(1, base.table)
    if parts.scheme not in _SCHEMES or not parts.netloc or len(place) != 3 or place[0] != "table":
        # The error must not show the token on the screen.
        raise BadInput("link-wrong", source=link.split("#")[0])
    return Address(f"{_SCHEMES[parts.scheme]}://{parts.netloc}{base.path}/ws", *place[1:])


class _Base(NamedTuple):
    path: str
    """Where the server is."""
    table: str
    """The table that the path names, if any."""


def _base(path: str) -> _Base:
    found = _TABLE_PAGE.search(path)
    return _Base(path[: found.start()] if found else path.rstrip("/"), found[1] if found else "")
