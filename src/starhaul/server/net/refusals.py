"""Refused requests: a status, and the reason as JSON for programs or as a sentence for people.

Used for every refusal over HTTP; refusals over a WebSocket are messages of `wire`.
"""

import asyncio
import re
from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse, Response

from starhaul.kernel.errors import StarhaulError
from starhaul.locale import LANGUAGES, Texts
from starhaul.server.refusal_facts import facts_of
from starhaul.server.store.store_contract import StoreTrouble

JSON = "application/json"
STATUS = {
    "unknown": 404,
    "code-unknown": 404,
    "sent-away": 403,
    "by-link-only": 403,
    "banned": 403,
    "invitation-needed": 403,
    "invitation-wrong": 403,
    "token": 401,
    "too-fast": 429,
    "address-tables": 429,
    "address-listed": 429,
    "address-connections": 429,
    "foreign-origin": 403,
    "foreign-host": 421,
    "too-big": 413,
    "wrong-method": 405,
    "address-too-long": 414,
    "head-too-long": 431,
    "failed": 500,
}
UNAVAILABLE = frozenset({"restarting", "draining", "too-many-tables", "too-many-connections"})


class Problem(Struct, frozen=True):
    """Why a request was refused: a code and its arguments, as on the WebSocket."""

    code: str
    """The reason."""
    of: str
    """The group of texts that the code belongs to."""
    facts: dict[str, Any] = {}
    """The arguments of the text for the code."""


def answer(body: object, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    return Response(msgspec.json.encode(body), status, headers, media_type=JSON)


def refused(why: StarhaulError) -> Response:
    return answer(Problem(why.code, why.prefix, facts_of(why)), status_of(why), _advice(why))


async def refused_to(visitor: HTTPConnection, why: StarhaulError) -> Response:
    """As a sentence where a browser would show the response as a page; our own pages ask for JSON and have
    the texts."""
    if "text/html" not in visitor.headers.get("accept", ""):
        return refused(why)
    language = language_of(visitor.headers.get("accept-language", ""))
    # In a thread: the first call reads the texts from disk, which would block all tables.
    texts = await asyncio.to_thread(Texts, language)
    headers = {"Content-Language": language, **_advice(why)}
    return PlainTextResponse(texts.error(why) + "\n", status_of(why), headers)


def _advice(why: StarhaulError) -> dict[str, str]:
    """Headers that tell a client with too many requests when to retry, and to open a new connection."""
    seconds = why.detail.get("seconds")
    if why.code != "too-fast" or seconds is None:
        return {}
    return {"Retry-After": str(seconds), "Connection": "close"}


async def refused_in_words(why: StarhaulError) -> Response:
    """For the operator, who has no page that turns a code into a sentence."""
    words = (await asyncio.to_thread(Texts, "en")).error(why)
    return answer(Problem(why.code, why.prefix, {**facts_of(why), "words": words}), status_of(why))


def status_of(why: StarhaulError) -> int:
    is_down = isinstance(why, StoreTrouble) or why.code in UNAVAILABLE
    return 503 if is_down else STATUS.get(why.code, 400)


def language_of(wanted: str) -> str:
    """The first supported language of an `Accept-Language` header; browsers list the preferred one first.


    >>> language_of("de-DE,cs;q=0.9,en;q=0.8"), language_of("")
    ('cs', 'en')
    """
    names = (part.strip()[:2].lower() for part in re.split("[,;]", wanted[:1000]))
    return next((name for name in names if name in LANGUAGES), LANGUAGES[0])
