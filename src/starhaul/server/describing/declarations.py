"""The client's type declarations (types.d.ts), used by the JSDoc of its plain ES modules.

Used by `starhaul protocol --write`. How a single type is written is in `typescript`.
"""

import json
from collections.abc import Iterator
from itertools import starmap
from textwrap import indent

from msgspec.inspect import UnionType, type_info

from starhaul.kernel.event_records import EventRecord
from starhaul.kernel.question_kinds import QuestionKind
from starhaul.server import wire
from starhaul.server.describing import catalogue
from starhaul.server.describing.catalogue import GameTypes
from starhaul.server.describing.meanings import meaning_of
from starhaul.server.describing.record_shapes import classes_in, record_of
from starhaul.server.describing.typescript import alias, declaration, declared, interface

HEAD = "// Made by `starhaul protocol --write` from the records of the server. Do not edit: edit those.\n"
QUESTION = "QuestionOf"
"""A question of any kind; the types for each kind are derived from it."""


def declarations() -> str:
    return "\n".join([HEAD, *_messages(), *_requests(), *_unions(), *map(_game, catalogue.games())])


def _messages() -> Iterator[str]:
    yield from map(declaration, catalogue.FROM_VIEWERS)
    yield alias("Command", [kind.__name__ for kind in catalogue.COMMANDS], "What viewers say after `hello`.")
    for kind in [*catalogue.parts_of_messages(), *catalogue.MESSAGES]:
        if kind is not wire.ToldEvent:
            yield _question() if kind is wire.AskedQuestion else declaration(kind, is_sent=True)
    yield alias(
        "ServerMessage", [kind.__name__ for kind in catalogue.MESSAGES], "What the server sends to viewers."
    )


def _question() -> str:
    """A question of any kind; the games declare which kinds there are."""
    record = record_of(wire.AskedQuestion, is_sent=True)
    return interface(record._replace(name=f"{QUESTION}<Kind extends string, Answer>"))


def _requests() -> Iterator[str]:
    yield from map(declaration, catalogue.bodies())
    yield from (declaration(kind, is_sent=True) for kind in catalogue.replies())


# --- games -------------------------------------------------------------------------------------------------


def _unions() -> Iterator[str]:
    """Union types for fields whose type depends on the game."""
    for name, meaning in (
        ("Answer", "What a seat can say to a match."),
        ("AskedQuestion", meaning_of(wire.AskedQuestion)),
        ("ToldEvent", meaning_of(wire.ToldEvent)),
        ("View", "What a viewer may know of a match."),
        ("Hints", "What else helps to show what may be done."),
        ("Config", "What was agreed before a match."),
    ):
        yield alias(name, [f"{game.name}.{name}" for game in catalogue.games()], meaning)


def _game(game: GameTypes) -> str:
    subjects = [question.about for question in game.questions.values() if question.about]
    kinds = classes_in(game.action, game.view, game.hints, game.config, *subjects)
    parts = [kind for kind in classes_in(*game.events) if kind not in (*game.events, *kinds)]
    data = [kind for kind in classes_in(*game.data.values()) if kind not in (*kinds, *parts)]
    names = [kind.__name__ for kind in (*kinds, *parts, *data, *game.events)]
    assert len(set(names)) == len(names), "each name means one thing"
    answers = dict.fromkeys(part for question in game.questions.values() for part in _parts(question.answers))
    inside = [
        *map(declaration, kinds),
        *(declaration(kind, is_sent=True) for kind in (*parts, *data)),
        *map(_event, game.events),
        *(alias(name, _parts(union), "") for name, union in game.data.items()),
        alias("Action", _parts(game.action), "What logs hold, outcomes of chance included."),
        alias("Answer", answers, "What a seat can say."),
        alias("ToldEvent", map(_told, game.events), "The events by key."),
        alias("AskedQuestion", starmap(_question_of, game.questions.items()), "The questions by kind."),
    ]
    body = indent("\n".join(inside), "  ")
    return f"export namespace {game.name} {{\n{body}}}\n"


def _event(event: type[EventRecord]) -> str:
    """The arguments of an event; its key stands beside them."""
    return interface(record_of(event, is_sent=True)._replace(tag_field=""))


def _told(event: type[EventRecord]) -> str:
    return f"{{ key: {json.dumps(event.__struct_config__.tag)}; args: {event.__name__}; why?: unknown }}"


def _question_of(name: str, kind: QuestionKind) -> str:
    asked = f"{QUESTION}<{json.dumps(name)}, {' | '.join(_parts(kind.answers))}>"
    return f"({asked} & {{ about: {kind.about.__name__} }})" if kind.about else asked


def _parts(union: object) -> list[str]:
    info = type_info(union)
    return [declared(part) for part in (info.types if isinstance(info, UnionType) else (info,))]
