"""What is described: messages, HTTP requests, and the values of the games that occur in them."""

from collections.abc import Mapping
from typing import Any, NamedTuple, cast, get_args

from starlette.routing import Route

from starhaul.games import GAMES, PLUGINS
from starhaul.kernel.event_records import EventRecord, declared_events
from starhaul.kernel.question_kinds import QuestionKind
from starhaul.server import wire
from starhaul.server.describing.meanings import meaning_of
from starhaul.server.describing.record_shapes import classes_in
from starhaul.server.http.rest import (
    About,
    Code,
    GameInfo,
    ListedTables,
    MatchInfo,
    NewGuest,
    NewTable,
    Own,
    Pages,
    Reach,
    SeatLink,
)
from starhaul.server.lobby.personal_data import Person
from starhaul.server.net.refusals import Problem

COMMANDS: tuple[type, ...] = get_args(wire.Commands)
FROM_VIEWERS: tuple[type, ...] = (wire.HelloCommand, *COMMANDS)
MESSAGES: tuple[type, ...] = get_args(wire.AnyServerMessage)


def parts_of_messages() -> list[type]:
    """Records that occur in messages but are not messages themselves."""
    return [kind for kind in classes_in(*MESSAGES) if kind not in MESSAGES]


# --- requests ----------------------------------------------------------------------------------------------


class Request(NamedTuple):
    """An HTTP request, with the records of its body and its response, if any."""

    method: str
    path: str
    body: type | None
    answer: Any
    meaning: str


_BODIES: Mapping[str, tuple[type | None, Any]] = {
    "list_tables": (None, ListedTables),
    "create": (NewTable, SeatLink),
    "join": (NewGuest, SeatLink),
    "find": (Code, SeatLink),
    "person": (Own, Person),
    "forget": (Own, None),
    "reach": (None, Reach),
    "about": (None, About),
    "games": (None, list[GameInfo]),
    "data": (None, None),
    "data_of_table": (None, None),
    "art": (None, None),
    "style": (None, None),
    "texts": (None, None),
    "match": (None, MatchInfo),
    "log": (None, None),
    "alive": (None, None),
    "ready": (None, None),
    "metrics": (None, None),
}
"""By handler."""
REFUSED = Problem


def requests() -> list[Request]:
    pages = Pages(cast(Any, None), cast(Any, None))
    return [_request(route) for route in pages.routes()]


def _request(route: Route) -> Request:
    (method,) = (route.methods or set()) - {"HEAD"}
    body, answer = _BODIES[route.endpoint.__name__]
    return Request(method, route.path, body, answer, meaning_of(route.endpoint))


def bodies() -> list[type]:
    """The request bodies."""
    return [request.body for request in requests() if request.body is not None]


def replies() -> list[type]:
    """The response bodies."""
    return classes_in(*(request.answer for request in requests() if request.answer), REFUSED)


# --- games -------------------------------------------------------------------------------------------------


class GameTypes(NamedTuple):
    """The types of a game that occur in messages."""

    name: str
    action: Any
    view: type
    hints: type
    config: type
    events: tuple[type[EventRecord], ...]
    questions: Mapping[str, QuestionKind]
    """The kinds of questions."""
    data: Mapping[str, Any]
    """The types of static data, by name."""


def games() -> list[GameTypes]:
    return [_types_of(name) for name in GAMES]


def _types_of(name: str) -> GameTypes:
    plugin = PLUGINS[name]
    game = plugin.game
    return GameTypes(
        name,
        game.action_type,
        plugin.view_type,
        game.hints_type,
        game.config_type,
        declared_events(game.event_base),
        plugin.questions,
        plugin.data_types,
    )
