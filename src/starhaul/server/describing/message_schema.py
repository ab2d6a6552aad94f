"""JSON Schema of every WebSocket message, with the views, answers, questions and events of each game.

Printed by `starhaul protocol --json-schema`, and part of the documentation site. A definition of a game has
the name of the game before its own: `race.View`. `View` stands for those of all games.
"""

from starhaul.kernel.event_records import EventRecord
from starhaul.kernel.question_kinds import QuestionKind
from starhaul.server import wire
from starhaul.server.describing import catalogue
from starhaul.server.describing.catalogue import GameTypes
from starhaul.server.describing.json_schema import Definitions, Schema, SchemaWriter, any_of
from starhaul.server.describing.meanings import meaning_of
from starhaul.server.describing.record_shapes import classes_in, record_of

DRAFT = "https://json-schema.org/draft/2020-12/schema"
FROM_VIEWER, TO_VIEWER = "FromViewer", "ServerMessage"
_OF_GAMES = {
    "Answer": "What a seat can answer in a match.",
    "AskedQuestion": meaning_of(wire.AskedQuestion),
    "ToldEvent": meaning_of(wire.ToldEvent),
    "View": "What a viewer may know of a match.",
    "Hints": "What helps a client to show which answers are possible.",
    "Config": "What was agreed before a match.",
}
"""Definitions that each game has."""


def message_schema() -> Schema:
    """The schema accepts any message, in either direction."""
    writer = SchemaWriter("#/$defs/")
    return {
        "$schema": DRAFT,
        "$id": f"urn:starhaul:protocol:{wire.VERSION}",
        "title": f"Messages of the Starhaul protocol, version {wire.VERSION}",
        "anyOf": [writer.reference(FROM_VIEWER), writer.reference(TO_VIEWER)],
        "$defs": _messages(writer) | game_definitions(writer),
    }


def _messages(writer: SchemaWriter) -> Definitions:
    of_games = (wire.AskedQuestion, wire.ToldEvent)
    parts = [kind for kind in catalogue.parts_of_messages() if kind not in of_games]
    return {
        FROM_VIEWER: _union(writer, catalogue.FROM_VIEWERS, "What viewers send."),
        TO_VIEWER: _union(writer, catalogue.MESSAGES, "What the server sends to viewers."),
        **writer.definitions(classes_in(*catalogue.FROM_VIEWERS)),
        **writer.definitions([*catalogue.MESSAGES, *parts], is_sent=True),
    }


def _union(writer: SchemaWriter, kinds: tuple[type, ...], meaning: str) -> Schema:
    return {"description": meaning, **any_of(writer.reference(kind.__name__) for kind in kinds)}


# --- games -------------------------------------------------------------------------------------------------


def game_definitions(writer: SchemaWriter) -> Definitions:
    """What the games put into messages: for each game, and for all of them together."""
    games = catalogue.games()
    found: Definitions = {
        name: {
            "description": meaning,
            **any_of(writer.reference(f"{game.name}.{name}") for game in games),
        }
        for name, meaning in _OF_GAMES.items()
    }
    for game in games:
        found |= _game(game, writer.within(f"{game.name}."))
    return found


def _game(game: GameTypes, writer: SchemaWriter) -> Definitions:
    subjects = [question.about for question in game.questions.values() if question.about]
    kinds = classes_in(game.action, game.view, game.hints, game.config, *subjects)
    parts = [kind for kind in classes_in(*game.events) if kind not in (*game.events, *kinds)]
    answers = any_of(writer.of(question.answers) for question in game.questions.values())
    return {
        **writer.definitions(kinds),
        **writer.definitions(parts, is_sent=True),
        f"{game.name}.Answer": answers,
        f"{game.name}.ToldEvent": any_of(_told(event, writer) for event in game.events),
        f"{game.name}.AskedQuestion": any_of(
            _asked(name, kind, writer) for name, kind in game.questions.items()
        ),
    }


def _told(event: type[EventRecord], writer: SchemaWriter) -> Schema:
    """An event: its key, and beside it its arguments."""
    shape = record_of(event, is_sent=True)
    key, arguments = {"const": shape.tag}, writer.record(shape._replace(tag_field="", meaning=""))
    told = writer.record(record_of(wire.ToldEvent)._replace(meaning=shape.meaning))
    return told | {
        "properties": told["properties"] | {"key": key, "args": arguments},
        "required": ["key", "args"],
    }


def _asked(name: str, kind: QuestionKind, writer: SchemaWriter) -> Schema:
    """A question of one kind: its answers, and what it is about."""
    answer = writer.of(kind.answers)
    asked = writer.record(record_of(wire.AskedQuestion, is_sent=True))
    given = {
        "kind": {"const": name},
        "options": any_of([{"type": "array", "items": answer}, {"type": "null"}]),
        "default": any_of([answer, {"type": "null"}]),
    }
    about = {"about": writer.of(kind.about)} if kind.about else {}
    return asked | {"properties": asked["properties"] | given | about}
