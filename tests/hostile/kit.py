"""Tables for hostile clients, and helpers to check what they did."""

import asyncio
import json
from contextlib import AsyncExitStack
from http.client import HTTPConnection
from typing import Any, NamedTuple

from msgspec import structs

from starhaul.server.table.table_match import TableMatch
from tests.remote.wide import UNLIMITED
from tests.server.running_server import Running
from tests.timeouts import scaled
from tools.hostile.visitor import Visitor

BOUNDLESS = structs.replace(UNLIMITED, most_strikes=10**9)
"""For tests of everything except limits."""


async def visitor(running: Running, stack: AsyncExitStack, **headers: str) -> Visitor:
    return await stack.enter_async_context(await Visitor.open(running.port, **headers))


async def seated(
    running: Running, stack: AsyncExitStack, game: str = "race", seats: int = 2, **config
) -> list[Visitor]:
    """Clients at a new table, the host first."""
    host = await running.table(game, seats=seats, **config)
    people = []
    for seat in range(seats):
        person = await visitor(running, stack)
        token = host.token if seat == 0 else running.seat(host.table, seat).token
        welcome = await person.hello(host.table, token, name=f"P{seat}", client=f"client-{seat}")
        assert welcome["is"] == "welcome"
        people.append(person)
    return people


async def attended(
    running: Running, stack: AsyncExitStack, source: str = "127.0.0.1", *, is_listed: bool = False
) -> Visitor:
    """The host of a new table, who stays connected; both use this address."""
    wish = {"game": "race", "config": {"seats": 2}, "is_listed": is_listed}
    answer = await ask(running, "/api/tables", "POST", wish, source=source)
    assert answer.status == 201, answer.json
    host = await stack.enter_async_context(await Visitor.open(running.port, source=source))
    assert (await host.hello(answer.json["table"], answer.json["token"]))["is"] == "welcome"
    return host


def table_of(person: Visitor) -> str:
    return person.last["welcome"]["table"]["id"]


async def start(people: list[Visitor]) -> None:
    for person in people:
        await person.do(do="ready")
    for person in people:
        await person.until(lambda person=person: "update" in person.last)


def put_state(play: TableMatch, state: Any) -> None:
    """Replace the state in the middle of a match, as if it had always been so."""
    play.match.state = state
    play._questions = play._due = None


async def until(holds, timeout_s: float = 30.0, pause_s: float = 0.01) -> None:
    """For conditions without an event of their own."""
    async with asyncio.timeout(timeout_s):
        while not holds():
            await asyncio.sleep(pause_s)


# --- plain requests ----------------------------------------------------------------------------------------


class Reply(NamedTuple):
    status: int
    headers: list[tuple[str, str]]
    body: bytes

    @property
    def json(self):
        return json.loads(self.body)


async def ask(
    running: Running,
    path: str,
    method: str = "GET",
    body: Any = None,
    source: str = "127.0.0.1",
    **headers: str,
) -> Reply:
    """Bodies that are not bytes are sent as JSON; `source` is the address of the client."""
    given = body if body is None or isinstance(body, bytes) else json.dumps(body).encode()
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return await asyncio.to_thread(_ask, running.port, path, method, given, named, source)


def _ask(
    port: int, path: str, method: str, body: bytes | None, headers: dict[str, str], source: str
) -> Reply:
    line = HTTPConnection("127.0.0.1", port, timeout=scaled(30), source_address=(source, 0))
    try:
        line.putrequest(method, path, skip_host=True, skip_accept_encoding=True)
        for name, value in {
            "Host": f"127.0.0.1:{port}",
            "Content-Length": str(len(body or b"")),
            **headers,
        }.items():
            line.putheader(name, value)
        line.endheaders(body)
        answer = line.getresponse()
        return Reply(
            answer.status, [(name.lower(), value) for name, value in answer.getheaders()], answer.read()
        )
    finally:
        line.close()
