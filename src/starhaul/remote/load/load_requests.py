"""HTTP requests before and after play: creating tables, fetching logs.

Used by `load_tables` and `checking`. During play everything goes through `load_connection`.
"""

import asyncio
import urllib.error
import urllib.request

import msgspec
from msgspec import Struct

from starhaul.kernel.errors import BadInput
from starhaul.kernel.typed import from_json

TIMEOUT_S = 60.0
TRIES = 100
PAUSE_S = 0.5
_LATER = (403, 429, 503)
"""Statuses after which the request is worth repeating: too many requests, or not ready yet."""
# No proxy: it would be measured as well.
_opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))


class MadeTable(Struct, frozen=True):
    table: str
    token: str


async def make_table(url: str, game: str, config: object) -> MadeTable:
    """Create a table and return the token of its host; waits until the server has room."""
    body = msgspec.json.encode({"game": game, "config": config})
    for _ in range(TRIES):
        status, answer = await _request(f"{url}/api/tables", body)
        if status == 201:
            return from_json(answer, MadeTable)
        if status not in _LATER:
            break
        await asyncio.sleep(PAUSE_S)
    raise BadInput("bench-no-table", source=url, status=status)


async def log_of(url: str, match: str) -> bytes | None:
    """The log of a finished match; None if the server has none."""
    status, answer = await _request(f"{url}/api/matches/{match}/log")
    return answer if status == 200 else None


async def _request(url: str, body: bytes | None = None) -> tuple[int, bytes]:
    try:
        return await asyncio.to_thread(_exchange, url, body)
    except OSError:
        raise BadInput("server-unreachable", source=url.split("/api/")[0]) from None


def _exchange(url: str, body: bytes | None) -> tuple[int, bytes]:
    request = urllib.request.Request(url, body, {"Content-Type": "application/json"})
    try:
        with _opener.open(request, timeout=TIMEOUT_S) as answer:
            return answer.status, answer.read()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, error.read()
