"""Visitors who come through another node of the house: they keep their own address.

The other node writes it into a header, signed with the secret of the house. Used by
`http.app`; the other end is `http.relaying`.
"""

from base64 import urlsafe_b64encode
from hmac import compare_digest, digest

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

RELAYED = "starhaul-relayed"
"""The header: the address of the visitor, and the signature."""
IS_RELAYED = "starhaul.relayed"
"""In a scope: the request was relayed by another node and is not relayed again."""


def signed(secret: bytes, address: str) -> str:
    """The value of the header for a visitor.

    >>> read_signed(b"s", signed(b"s", "2001:db8::7")), read_signed(b"t", signed(b"s", "2001:db8::7"))
    ('2001:db8::7', None)
    """
    made = digest(secret, f"relay/{address}".encode(), "sha256")
    return f"{address} {urlsafe_b64encode(made).decode()}"


def read_signed(secret: bytes, value: str) -> str | None:
    """The address; None if no node of this house has written this."""
    address, _, _ = value.partition(" ")
    known = signed(secret, address)
    return address if compare_digest(known.encode(), value.encode("utf-8", "surrogatepass")) else None


class FromOtherNodes:
    """Middleware: a visitor who comes through another node has their own address, not that of the node."""

    def __init__(self, app: ASGIApp, secret: bytes) -> None:
        self._app = app
        self._secret = secret

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            value = HTTPConnection(scope).headers.get(RELAYED)
            address = None if value is None else read_signed(self._secret, value)
            if address is not None:
                scope = {**scope, "client": (address, 0), IS_RELAYED: True}
        await self._app(scope, receive, send)


def is_relayed(visitor: HTTPConnection) -> bool:
    return bool(visitor.scope.get(IS_RELAYED))
