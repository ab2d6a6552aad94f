"""Only nodes of the house may say where a visitor comes from."""

from typing import Any

import pytest
from starlette.types import Receive, Scope, Send

from starhaul.server.net.from_nodes import IS_RELAYED, FromOtherNodes, read_signed, signed

SECRET = b"secret"


async def seen(value: str | None) -> tuple[str, bool]:
    """The address of a visitor with this header, and whether another node has passed them on."""
    found: dict[str, Any] = {}

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        found.update(scope)

    headers = [] if value is None else [(b"starhaul-relayed", value.encode("latin-1"))]
    scope = {"type": "http", "headers": headers, "client": ("10.0.0.1", 5)}

    async def nothing(*_: Any) -> Any:
        raise AssertionError("nothing is read or sent")

    await FromOtherNodes(app, SECRET)(scope, nothing, nothing)
    return found["client"][0], IS_RELAYED in found


async def test_a_visitor_from_another_node_keeps_the_address():
    assert await seen(signed(SECRET, "203.0.113.5")) == ("203.0.113.5", True)
    assert await seen(None) == ("10.0.0.1", False)


@pytest.mark.parametrize(
    "value",
    ["", "203.0.113.5", "203.0.113.5 ", "203.0.113.5 wrong", signed(b"other", "203.0.113.5"), "é ü"],
)
async def test_nobody_else_can_say_so(value: str):
    assert await seen(value) == ("10.0.0.1", False)


def test_the_signature_belongs_to_the_address():
    value = signed(SECRET, "203.0.113.5").replace(".5 ", ".6 ")
    assert read_signed(SECRET, value) is None
