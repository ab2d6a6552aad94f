"""Seat links, as people send them to each other.

Used by `connection` and `starhaul bot`. How a token is made and checked is up to the server.
"""

from urllib.parse import urlsplit

from msgspec import Struct

from starhaul.kernel.errors import BadInput

_SCHEMES = {"http": "ws", "https": "wss"}


class Address(Struct, frozen=True):
    """The parsed link of a seat."""

    socket: str
    table: str
    token: str


def address_of(link: str) -> Address:
    """Parse the link of a seat, `http://host:port/#/table/TABLE/TOKEN`.


    >>> address_of("http://localhost:8800/#/table/abc/xyz")
    Address(socket='ws://localhost:8800/ws', table='abc', token='xyz')
    """
    try:
        parts = urlsplit(link.strip())
    except ValueError:
        raise BadInput("link-wrong") from None
    place = parts.fragment.strip("/").split("/")
    if parts.scheme not in _SCHEMES or not parts.netloc or len(place) != 3 or place[0] != "table":
        # The error must not show the token on the screen.
        raise BadInput("link-wrong", source=link.split("#")[0])
    return Address(f"{_SCHEMES[parts.scheme]}://{parts.netloc}{parts.path.rstrip('/')}/ws", *place[1:])
