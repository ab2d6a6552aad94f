"""docs/protocol.md and the client's types are generated from the code, up to date, and complete."""

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from msgspec.inspect import RawType, StructType, type_info

import starhaul
from starhaul.cli.protocol import made_for
from starhaul.games import GAMES, game_named
from starhaul.kernel.event_records import declared_events
from starhaul.remote.address import Address, address_of
from starhaul.server import (
    house_messages,
    message_bases,
    study_messages,
    update_parts,
    watching_messages,
    wire,
)
from starhaul.server.describing import catalogue
from starhaul.server.describing.contents import CONTENTS
from starhaul.server.describing.figures import figures
from starhaul.server.describing.kinds import words_for
from starhaul.server.describing.meanings import field_meanings, meaning_of
from starhaul.server.describing.page import TEMPLATE
from starhaul.server.describing.record_shapes import RecordShape, classes_in, inner, record_of
from starhaul.server.describing.typescript import declared
from starhaul.server.http import bodies, clinic_pages, live_pages

PACKAGE = Path(starhaul.__file__).parent
SERVER = PACKAGE / "server"
FILES = made_for(PACKAGE)
PAGE, TYPES, *_ = FILES.values()


def structs(module: Any) -> list[type]:
    """The records that a module defines."""
    return [
        kind
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__module__ == module.__name__
    ]


EVENTS = [event for name in GAMES for event in declared_events(game_named(name).event_base)]
MODULES = (
    wire,
    message_bases,
    house_messages,
    study_messages,
    watching_messages,
    update_parts,
    bodies,
    clinic_pages,
    live_pages,
)
RECORDS = [record for module in MODULES for record in structs(module)]


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(PACKAGE.parents[1])))
def test_the_file_is_current(path: Path):
    assert path.is_file(), "run starhaul protocol --write"
    assert path.read_text("utf-8") == FILES[path], "run starhaul protocol --write"


# --- nothing is left out -----------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", [*RECORDS, *dict.fromkeys(EVENTS)], ids=lambda kind: kind.__name__)
def test_every_record_and_every_field_says_what_it_is(kind: type):
    assert meaning_of(kind), "a docstring is missing"
    assert [entry.name for entry in record_of(kind).entries if not entry.meaning] == []


def sections() -> dict[str, list[str]]:
    """The fields in the tables of the page, by title; a message and its answer may share a table."""
    found: dict[str, list[str]] = {}
    for section in re.split(r"^##+ ", PAGE, flags=re.MULTILINE)[1:]:
        title, _, text = section.partition("\n")
        found.setdefault(title.strip("`"), []).extend(re.findall(r"^\| `(\w+)` \|", text, re.MULTILINE))
    return found


@pytest.mark.parametrize("kind", RECORDS, ids=lambda kind: kind.__name__)
def test_every_record_and_every_field_is_on_the_page(kind: type):
    record, common = record_of(kind), {*field_meanings(wire.Command)}
    fields = {entry.name for entry in record.entries}
    if kind is wire.ServerMessage:
        assert not fields, "a field of all messages would need its place on the page"
    elif kind is wire.Command:
        assert fields <= set(sections()["Messages from viewers"])
    else:
        wanted = fields - common if issubclass(kind, wire.Command) else fields
        assert wanted <= set(sections()[record.tag or record.name])


def test_every_message_can_be_sent_and_heard():
    kinds = {*structs(wire), *structs(study_messages), *structs(watching_messages), *structs(house_messages)}
    assert {kind for kind in kinds if issubclass(kind, wire.Command)} == set(get_args(wire.Commands))
    messages = {kind for kind in kinds if issubclass(kind, wire.ServerMessage)}
    assert messages == set(get_args(wire.AnyServerMessage))


def members(name: str, text: str = TYPES) -> str:
    return re.findall(rf"^ *export interface {name}\b[^\n]*\{{\n(.*?)^ *\}}", text, re.DOTALL | re.MULTILINE)[
        0
    ]


def declares(text: str, record: RecordShape) -> bool:
    """Whether an interface has the tag and each field, with the mark of optional fields."""
    tag = [f'{record.tag_field}: "{record.tag}";'] if record.tag else []
    fields = [f"{entry.name}{'?' if entry.may_lack else ''}: " for entry in record.entries]
    return all(re.search(rf"^ *{re.escape(line)}", text, re.MULTILINE) for line in tag + fields)


@pytest.mark.parametrize(
    "kind", [*catalogue.FROM_VIEWERS, *catalogue.bodies()], ids=lambda kind: kind.__name__
)
def test_what_clients_send_is_declared(kind: type):
    assert declares(members(kind.__name__), record_of(kind))


@pytest.mark.parametrize(
    "kind",
    [*catalogue.MESSAGES, *catalogue.parts_of_messages(), *catalogue.replies()],
    ids=lambda kind: kind.__name__,
)
def test_what_the_server_sends_is_declared(kind: type):
    if kind is wire.ToldEvent:
        # A union of the events of all games, which is checked below.
        assert "export type ToldEvent = trucker.ToldEvent | race.ToldEvent;" in TYPES
        return
    name = "QuestionOf" if kind is wire.AskedQuestion else kind.__name__
    assert declares(members(name), record_of(kind, is_sent=True))


@pytest.mark.parametrize("game", catalogue.games(), ids=lambda game: game.name)
def test_what_a_game_sends_and_hears_is_declared(game: catalogue.GameTypes):
    inside = TYPES.split(f"export namespace {game.name} {{\n")[1].split("\n}\n")[0]
    subjects = [kind.about for kind in game.questions.values() if kind.about]
    for kind in classes_in(game.action, game.view, game.config, *subjects):
        if issubclass(kind, str):
            assert f"export type {kind.__name__} = " in inside
        else:
            assert declares(members(kind.__name__, inside), record_of(kind))
    for name in game.questions:
        assert f'QuestionOf<"{name}", ' in inside
    for event in game.events:
        record = record_of(event, is_sent=True)
        assert f"{{ key: {json.dumps(record.tag)}; args: {record.name}; why?: unknown }}" in inside
        assert declares(members(record.name, inside), record._replace(tag=""))


def test_every_game_is_described():
    assert [game.name for game in catalogue.games()] == list(GAMES)
    for name in GAMES:
        assert f"({name}-protocol.md)" in PAGE
        assert (PACKAGE.parents[1] / "docs" / f"{name}-protocol.md").is_file()


def is_open(info: Any) -> bool:
    """Whether the wire does not define the type of a value; records inside it are checked separately."""
    return isinstance(info, RawType) or (not isinstance(info, StructType) and any(map(is_open, inner(info))))


def test_what_the_wire_leaves_open_is_said_elsewhere():
    fields = {
        f"{kind.__name__}.{field.name}": field.type for kind in RECORDS for field in type_info(kind).fields
    }
    assert {name for name, info in fields.items() if is_open(info)} <= set(CONTENTS) <= set(fields)


def test_a_type_is_declared_as_it_is():
    seat = next(field for field in type_info(wire.KickCommand).fields if field.name == "seat")
    assert (words_for(seat.type), declared(seat.type)) == ("whole number, 0 to 3", "number")
    assert declared(type_info(tuple[tuple[int, tuple[str, ...]], ...])) == "[number, string[]][]"


# --- the hand-written part ---------------------------------------------------------------------------------


def messages() -> Iterator[tuple[str, str]]:
    """The messages of the examples: who sends them, and their content."""
    for block in re.findall(r"```text\n(.*?)```", PAGE, re.DOTALL):
        for line in re.split(r"^(?=[→←])", block, flags=re.MULTILINE)[1:]:
            yield line[0], " ".join(line[1:].split("\n"))


def test_the_examples_are_messages():
    heard: msgspec.json.Decoder[Any] = msgspec.json.Decoder(wire.AnyServerMessage)
    kinds = set()
    for arrow, text in messages():
        raw = json.loads(text)
        decoder: Any = heard if arrow == "←" else wire.command_decoder
        message = (wire.hello_decoder if raw.get("do") == "hello" else decoder).decode(text)
        assert set(raw) <= {entry.name for entry in record_of(type(message)).entries} | {"do", "is"}
        kinds.add(type(message))
        if isinstance(message, wire.ActCommand):
            game_named("race").to_action(0, raw["action"])
    assert {
        wire.HelloCommand,
        wire.ActCommand,
        wire.WelcomeMessage,
        wire.UpdateMessage,
        wire.DoneMessage,
        wire.RefusedMessage,
        wire.ByeMessage,
    } <= kinds


def test_the_example_counts_as_the_protocol_does():
    said = [json.loads(text) for arrow, text in messages() if arrow == "→"]
    heard = [json.loads(text) for arrow, text in messages() if arrow == "←"]
    updates = [fact if fact["is"] == "update" else fact.get("update", {}) for fact in heard]
    revisions = [news["rev"] for update in updates if update for news in update.get("missed", [update])]
    assert [command["seq"] for command in said if "seq" in command] == [1, 2, 3, 4, 4, 5, 6, 7]
    assert [fact["seq"] for fact in heard if "seq" in fact] == [1, 2, 3, 4, 5, 6, 7]
    assert revisions == [1, 2, 3, 4, 5]


def test_the_links_of_the_page_are_links():
    seat, table = re.findall(r"`(http://HOST\S+)`", PAGE)
    assert table == seat.replace("#/table/", "#/join/")
    assert address_of(seat) == Address("ws://HOST/ws", "TABLE", "TOKEN")


def test_every_figure_is_used():
    names = set(re.findall(r"\$(\w+)", TEMPLATE.read_text("utf-8")))
    assert set(figures()) <= names


def codes_in(*names: str, calls: tuple[str, ...]) -> set[str]:
    """The first arguments of such calls, if they are literals."""
    found = set()
    for path in (path for name in names for path in SERVER.glob(name)):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                name = (
                    node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                )
                if name in calls and isinstance(node.args[0].value, str):
                    found.add(node.args[0].value)
    return found


def test_every_good_bye_is_explained():
    said = codes_in("**/*.py", calls=("drop", "refuse")) | codes_in("lobby/lobby.py", calls=("close",))
    said |= codes_in("http/visitor_socket.py", "net/gate.py", calls=("TableError",))
    text = PAGE.split("## Closing a connection")[1].split("\n## ")[0]
    rows = re.findall(r"^\| (`[^|]+`) \|", text, re.MULTILINE)
    listed = {code for row in rows for code in re.findall(r"`([a-z-]+)`", row)} - {"code"}
    # `gone` is sent to nobody: the viewer has already left.
    assert said - {"gone"} <= listed | set(re.findall(r"`([a-z-]+)`", text.split("HTTP status")[1]))
    source = "".join(path.read_text("utf-8") for path in SERVER.rglob("*.py"))
    assert [code for code in listed if f'"{code}"' not in source] == []
