"""Links to seats, as people send them to each other."""

from urllib.parse import urlsplit

from msgspec import Struct

from starhaul.kernel.errors import BadInput

_SCHEMES = {"http": "ws", "https": "wss"}


class Address(Struct, frozen=True):
    """Where to sit: the link of a seat, taken apart."""

    socket: str
    table: str
    token: str


def address_of(link: str) -> Address:
    """The link of a seat, `http://host:port/#/table/TABLE/TOKEN`.

    >>> address_of("http://localhost:8800/#/table/abc/xyz")
    Address(socket='ws://localhost:8800/ws', table='abc', token='xyz')
    """
    try:
        parts = urlsplit(link.strip())
    except ValueError:
        raise BadInput("link-wrong") from None
    place = parts.fragment.strip("/").split("/")
    if parts.scheme not in _SCHEMES or not parts.netloc or len(place) != 3 or place[0] != "table":
        # What is said of it must not tell the token to who looks over a shoulder.
        raise BadInput("link-wrong", source=link.split("#")[0])
    return Address(f"{_SCHEMES[parts.scheme]}://{parts.netloc}{parts.path.rstrip('/')}/ws", *place[1:])
