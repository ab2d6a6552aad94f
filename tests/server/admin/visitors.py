"""Visitors of a server behind a proxy, each with an address of their own, for tests of what operators do."""

import asyncio
import json
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from starhaul.server.admin.admin_messages import AdminAnswer, AdminRequests
from tests.server.running_server import Running
from tests.timeouts import scaled
from tools.hostile.visitor import Visitor

PROXY = ("127.0.0.1",)


async def at(running: Running, address: str) -> Visitor:
    """A connection that comes from this address."""
    return await Visitor.open(running.port, X_Forwarded_For=address)


async def seated(running: Running, address: str, table: str, token: str, name: str = "Ann") -> Visitor:
    person = await at(running, address)
    assert (await person.hello(table, token, name=name))["is"] == "welcome"
    return person


async def asked(running: Running, path: str, body: Any = None, **headers: str) -> tuple[int, Any]:
    """A plain request: its status and its JSON."""
    data = None if body is None else json.dumps(body).encode()
    named = {name.replace("_", "-"): value for name, value in headers.items()}

    def read() -> tuple[int, Any]:
        try:
            with urlopen(Request(running.url + path, data, named), timeout=scaled(30)) as answer:
                return answer.status, json.loads(answer.read())
        except HTTPError as error:
            with error:
                return error.code, json.loads(error.read())

    return await asyncio.to_thread(read)


async def order(running: Running, request: AdminRequests) -> AdminAnswer:
    return await running.housekeeper.answer(request)


async def until(holds: Any, timeout_s: float = 30.0) -> None:
    async with asyncio.timeout(scaled(timeout_s)):
        while not holds():
            await asyncio.sleep(0.01)
