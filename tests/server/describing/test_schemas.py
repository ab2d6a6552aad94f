"""The published schemas: valid themselves, complete, and true for what a real server sends and accepts."""

import asyncio
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from jsonschema import Draft202012Validator
from jsonschema.exceptions import best_match

import starhaul
from starhaul.remote.remote_bot import RemoteBot
from starhaul.server.bots import bot_pace
from starhaul.server.describing import catalogue, request_contents
from starhaul.server.describing.message_schema import FROM_VIEWER, TO_VIEWER, message_schema
from starhaul.server.describing.openapi import openapi
from starhaul.server.wire import BotCommand, SayCommand
from tests.remote.wide import wide_house
from tests.server.describing.recorded_session import RecordedRemote
from tests.server.running_server import Running, open_server
from tests.timeouts import scaled

HTTP = Path(starhaul.__file__).parent / "server" / "http"
MESSAGES = message_schema()
REQUESTS = openapi()
RELAXED = {"rounds": ["I"], "options": {"build": "relaxed", "draw_pause_ms": 0}}


def closed(schema: Any) -> Any:
    """The same schema, refusing fields that it does not name: each field has to be described."""
    if isinstance(schema, list):
        return [closed(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    inner = {key: closed(value) for key, value in schema.items()}
    return {"additionalProperties": False, **inner} if isinstance(schema.get("properties"), dict) else inner


def fault(validator: Draft202012Validator, value: Any) -> str:
    """What is wrong with a value; empty if nothing is."""
    error = best_match(validator.iter_errors(value))
    return f"{error.json_path}: {error.message[:300]}" if error else ""


DEFINITIONS = closed(MESSAGES["$defs"])
TAGGED = {
    tag["const"]: name
    for name, schema in MESSAGES["$defs"].items()
    for tag in [schema.get("properties", {}).get("is", {})]
    if "const" in tag
}
"""The messages of the server by their tags: trying all of them would take minutes."""


@cache
def message_validator(name: str) -> Draft202012Validator:
    return Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": DEFINITIONS})


def message_fault(direction: str, message: Any) -> str:
    return fault(message_validator(TAGGED[message["is"]] if direction == TO_VIEWER else direction), message)


COMPONENTS = closed(REQUESTS["components"])


def answer_fault(schema: Any, value: Any) -> str:
    return fault(Draft202012Validator({"components": COMPONENTS, **closed(schema)}), value)


# --- the documents themselves ------------------------------------------------------------------------------


def references(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        yield from [value["$ref"]] if isinstance(value.get("$ref"), str) else []
        yield from (name for part in value.values() for name in references(part))
    elif isinstance(value, list):
        yield from (name for part in value for name in references(part))


@pytest.mark.parametrize("document", [MESSAGES, REQUESTS], ids=["messages", "requests"])
def test_every_reference_leads_to_a_definition(document: dict[str, Any]):
    for reference in set(references(document)):
        found: Any = document
        for step in reference.removeprefix("#/").split("/"):
            found = found[step]
        assert found


def test_every_definition_is_a_valid_schema():
    Draft202012Validator.check_schema(MESSAGES)
    for schema in REQUESTS["components"]["schemas"].values():
        Draft202012Validator.check_schema(schema)


def test_every_definition_of_the_requests_is_used():
    used = {reference.rpartition("/")[2] for reference in references(REQUESTS)}
    assert used == REQUESTS["components"]["schemas"].keys()


def test_every_message_is_listed():
    for direction, kinds in ((FROM_VIEWER, catalogue.FROM_VIEWERS), (TO_VIEWER, catalogue.MESSAGES)):
        listed = [reference.rpartition("/")[2] for reference in references(MESSAGES["$defs"][direction])]
        assert listed == [kind.__name__ for kind in kinds]


def test_operations_have_names_of_their_own():
    names = [entry["operationId"] for path in REQUESTS["paths"].values() for entry in path.values()]
    assert len(set(names)) == len(names) == len(catalogue.requests())


def test_every_request_says_what_it_sends():
    """A handler without a record for its answer needs an entry in `request_contents.ANSWERS`."""
    unclear = {one.handler for one in catalogue.requests() if one.answer is None}
    assert unclear == request_contents.ANSWERS.keys()
    handlers = {one.handler for one in catalogue.requests()}
    for table in (request_contents.FILES, request_contents.QUERIES, request_contents.CREATED):
        assert set(table) <= handlers


def test_the_query_parameters_are_those_that_handlers_read():
    read = re.findall(
        r'query_params\.get\("(\w+)"', "".join(path.read_text("utf-8") for path in HTTP.glob("*.py"))
    )
    assert set(read) == request_contents.PARAMETERS.keys()
    assert {name for names in request_contents.QUERIES.values() for name in names} == set(read)


# --- real messages -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "wrong",
    [
        {"do": "act", "seq": 1, "action": {"do": "fly away"}},
        {"do": "act", "action": {"do": "play", "card": "red-1-b"}},
        {"do": "nonsense", "seq": 1},
        {"do": "ready", "seq": 1, "more": True},
        {"do": "ready", "seq": "1"},
    ],
    ids=["action", "no number", "unknown", "further field", "type"],
)
def test_a_wrong_message_is_refused(wrong: dict[str, Any]):
    assert message_fault(FROM_VIEWER, wrong)


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots need not wait for people where nobody watches."""
    monkeypatch.setattr(bot_pace, "SHOWN_AFTER_MS", (0, 1))
    monkeypatch.setattr(bot_pace, "PACES_MS", (1, 5))


@pytest.mark.slow
@pytest.mark.anyio
@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize(("game", "config"), [("race", {}), ("trucker", RELAXED)])
async def test_messages_and_answers_of_a_whole_match_fit(tmp_path: Path, game: str, config: dict[str, Any]):
    async with wide_house(tmp_path) as running:
        async with RecordedRemote(await running.table(game, seats=2, **config)) as remote:
            await remote.do(BotCommand, seat=1, bot="easy")
            await remote.do(SayCommand, text="Hello!")
            async with asyncio.timeout(scaled(120)):
                await RemoteBot(remote, "easy", matches=1).stay()
        assert remote.table is not None
        match, another = remote.table.played[-1].match, await running.table(game, seats=2)
        await asyncio.to_thread(answers_fit, running, game, another.table, match)
    for direction, frames in ((FROM_VIEWER, remote.sent), (TO_VIEWER, remote.received)):
        assert len(frames) > 20
        for frame in frames:
            assert message_fault(direction, frame) == "", json.dumps(frame)[:2000]
    kinds = {frame["is"] for frame in remote.received}
    assert kinds >= {"welcome", "table", "update", "change", "done", "bye"}


# --- real answers ------------------------------------------------------------------------------------------


def answers_fit(running: Running, game: str, table: str, match: str) -> None:
    """Every request that a visitor can make: its status, its media type and its body are as described."""
    ids = {"game": game, "table": table, "match": match, "theme": "space", "language": "cs", "eye": "open"}
    ids |= {"subject": "lesson", "moment": "5", **of_the_game(running, game)}
    for path, operations in REQUESTS["paths"].items():
        operation = operations.get("get")
        # The page for operators is off unless a token is set.
        if operation is None or path == "/admin" or not set(re.findall(r"\{(\w+)\}", path)) <= ids.keys():
            continue
        with answered(running.url + path.format(**ids)) as answer:
            (status,) = (code for code in operation["responses"] if code != "default")
            ((media, content),) = operation["responses"][status]["content"].items()
            assert (answer.status, answer.headers.get_content_type()) == (int(status), media), path
            if media == "application/json":
                assert answer_fault(content["schema"], json.load(answer)) == "", path


def answered(address: str) -> Any:
    """The answer, refused or not."""
    try:
        return urlopen(address)
    except HTTPError as refused:
        return refused


def of_the_game(running: Running, game: str) -> dict[str, str]:
    """Things that only some games have, by the names that paths give them."""

    def asked(path: str) -> Any:
        with urlopen(f"{running.url}/api/{path}") as answer:
            return json.load(answer)

    book = asked("rules/cs")
    found = {"lesson": next(one["lessons"] for one in asked("games") if one["game"] == game)}
    found["exercise"] = [one["id"] for one in asked("clinic") if one["game"] == game]
    found["chapter"] = [one["name"] for one in book["chapters"]]
    found["picture"] = [one["name"] for one in book["pictures"].values() if one["game"] == game]
    return {name: values[0] for name, values in found.items() if values}


@pytest.mark.slow
@pytest.mark.anyio
async def test_what_is_created_and_what_is_refused_fits(tmp_path: Path):
    async with open_server(tmp_path) as running:
        await asyncio.to_thread(creation_fits, running)


def creation_fits(running: Running) -> None:
    operation = REQUESTS["paths"]["/api/tables"]["post"]["responses"]
    body = {"game": "race", "name": "Ann", "config": {"seats": 2}}
    assert answer_fault(REQUESTS["components"]["schemas"]["NewTable"], body) == ""
    headers = {"Content-Type": "application/json"}
    with urlopen(Request(f"{running.url}/api/tables", json.dumps(body).encode(), headers)) as answer:
        assert answer.status == 201
        schema = operation["201"]["content"]["application/json"]["schema"]
        assert answer_fault(schema, json.load(answer)) == ""
    with pytest.raises(HTTPError) as refused, urlopen(f"{running.url}/api/matches/unknown"):
        pass
    schema = operation["default"]["content"]["application/json"]["schema"]
    assert answer_fault(schema, json.load(refused.value)) == ""
