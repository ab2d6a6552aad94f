"""The HTTP requests as an OpenAPI 3.1 document.

Printed by `starhaul protocol --openapi`, and part of the documentation site. Records are written by
`json_schema`, requests come from `catalogue`, the rest from `request_contents`.
"""

import re
from typing import Any

from starhaul import __version__
from starhaul.server.describing import catalogue
from starhaul.server.describing.catalogue import Request
from starhaul.server.describing.json_schema import Definitions, Schema, SchemaWriter
from starhaul.server.describing.message_schema import game_definitions
from starhaul.server.describing.record_shapes import classes_in
from starhaul.server.describing.request_contents import ANSWERS, CREATED, FILES, JSON, PARAMETERS, QUERIES

WRITER = SchemaWriter("#/components/schemas/")


def openapi() -> dict[str, Any]:
    paths: dict[str, dict[str, Any]] = {}
    for request in catalogue.requests():
        paths.setdefault(request.path, {})[request.method.lower()] = _operation(request)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Starhaul server",
            "version": __version__,
            "description": "The lobby, finished matches, data for clients, and health. Tables are played "
            "over a WebSocket: see the JSON Schema of its messages.",
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "servers": [{"url": "/"}],
        "security": [],
        "paths": paths,
        "components": {"schemas": dict(sorted(_schemas().items()))},
    }


def _schemas() -> Definitions:
    """Bodies and answers, and from the games what they refer to."""
    used = WRITER.definitions(classes_in(*catalogue.bodies())) | WRITER.definitions(
        catalogue.replies(), is_sent=True
    )
    of_games, wanted = game_definitions(WRITER), set(_references(used))
    while wanted - used.keys():
        used |= {name: of_games[name] for name in wanted - used.keys()}
        wanted = set(_references(used))
    return used


def _references(value: object) -> list[str]:
    """The names of the definitions that a schema refers to."""
    if isinstance(value, dict):
        own = [value["$ref"].rpartition("/")[2]] if isinstance(value.get("$ref"), str) else []
        return own + [name for part in value.values() for name in _references(part)]
    return [name for part in value for name in _references(part)] if isinstance(value, list) else []


# --- requests ----------------------------------------------------------------------------------------------


def _operation(request: Request) -> dict[str, Any]:
    body = _body(request)
    return {
        "operationId": _operation_id(request),
        "summary": request.meaning.partition(". ")[0].rstrip("."),
        "description": request.meaning,
        "tags": [_tag(request.path)],
        "parameters": [*map(_path_parameter, _names(request)), *map(_query_parameter, _queries(request))],
        **({"requestBody": {"required": True, "content": body}} if body else {}),
        "responses": {
            "201" if request.handler in CREATED else "200": {
                "description": "Done.",
                "content": {ANSWERS.get(request.handler, JSON): {"schema": _answer(request)}},
            },
            "default": {
                "description": "Refused, or out of order.",
                "content": {JSON: {"schema": WRITER.of(catalogue.REFUSED)}},
            },
        },
    }


def _operation_id(request: Request) -> str:
    """The handler; where it answers several requests, with the names in the path.

    >>> [_operation_id(request) for request in catalogue.requests() if request.handler == "match_page"]
    ['match_page_match', 'match_page_match_moment', 'match_page_match_moment_eye']
    """
    same = [other for other in catalogue.requests() if other.handler == request.handler]
    return "_".join([request.handler, *(_names(request) if len(same) > 1 else ())])


def _tag(path: str) -> str:
    """The first folder of the path, below `/api` if it is there."""
    return re.split(r"[/.]", path.removeprefix("/api/").lstrip("/"))[0]


def _body(request: Request) -> dict[str, Any]:
    if request.body is not None:
        return {JSON: {"schema": WRITER.of(request.body)}}
    return {FILES[request.handler]: {"schema": {"type": "string"}}} if request.handler in FILES else {}


def _answer(request: Request) -> Schema:
    if request.answer is not None:
        return WRITER.of(request.answer)
    return {} if ANSWERS[request.handler] == JSON else {"type": "string"}


def _names(request: Request) -> list[str]:
    return re.findall(r"\{(\w+)\}", request.path)


def _path_parameter(name: str) -> dict[str, Any]:
    return {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}


def _queries(request: Request) -> tuple[str, ...]:
    return tuple(QUERIES.get(request.handler, ()))


def _query_parameter(name: str) -> dict[str, Any]:
    kind, meaning = PARAMETERS[name]
    return {"name": name, "in": "query", "description": meaning, "schema": WRITER.of(kind)}
