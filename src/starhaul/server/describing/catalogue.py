"""What is described: messages, HTTP requests, and the values of the games that occur in them."""

from collections.abc import Mapping
from typing import Any, NamedTuple, cast, get_args

from starlette.routing import Route

from starhaul.chronicle.chronicle_records import Chronicle
from starhaul.games import BUILT_IN
from starhaul.kernel.event_records import EventRecord, declared_events
from starhaul.kernel.question_kinds import QuestionKind
from starhaul.rulebook.book import BookIndex
from starhaul.rulebook.chapters import Chapter
from starhaul.server import wire
from starhaul.server.describing.meanings import meaning_of
from starhaul.server.describing.record_shapes import classes_in
from starhaul.server.film.film_records import Film
from starhaul.server.http.admin_pages import AdminPages
from starhaul.server.http.bodies import (
    About,
    Code,
    GameInfo,
    InvitationPass,
    InvitationWord,
    LessonSteps,
    ListedTables,
    MatchInfo,
    NewGuest,
    NewTable,
    Own,
    Reach,
    SeatLink,
)
from starhaul.server.http.clinic_pages import (
    DiagnosisInfo,
    ExerciseAnswer,
    ExerciseInfo,
    OfferedExercise,
)
from starhaul.server.http.film_pages import FilmPages
from starhaul.server.http.link_pages import LinkPages
from starhaul.server.http.live_pages import LivePages, LiveTable
from starhaul.server.http.rest import Pages
from starhaul.server.http.rule_pages import BookTexts, RulePages
from starhaul.server.http.standing_pages import AskedMatches, MatchStanding
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
    handler: str
    """The name of the function that answers it."""


_BODIES: Mapping[str, tuple[type | None, Any]] = {
    "list_tables": (None, ListedTables),
    "create": (NewTable, SeatLink),
    "join": (NewGuest, SeatLink),
    "find": (Code, SeatLink),
    "person": (Own, Person),
    "forget": (Own, None),
    "invite": (InvitationWord, InvitationPass),
    "reach": (None, Reach),
    "about": (None, About),
    "games": (None, list[GameInfo]),
    "data": (None, None),
    "lesson": (None, LessonSteps),
    "data_of_table": (None, None),
    "art": (None, None),
    "style": (None, None),
    "texts": (None, None),
    "further_texts": (None, None),
    "match": (None, MatchInfo),
    "standings": (AskedMatches, list[MatchStanding]),
    "index": (None, BookIndex),
    "book_texts": (None, BookTexts),
    "chapter": (None, Chapter),
    "icons": (None, None),
    "picture": (None, None),
    "log": (None, None),
    "film": (None, Film),
    "thumbnails": (None, list[LiveTable]),
    "page": (None, None),
    "film_of_file": (None, Film),
    **dict.fromkeys(("match_page", "table_page", "match_picture", "table_picture", "postcard"), (None, None)),
    "story": (None, Chronicle),
    "story_of_file": (None, Chronicle),
    "exercises": (None, list[OfferedExercise]),
    "exercise": (None, ExerciseInfo),
    "diagnosis": (ExerciseAnswer, DiagnosisInfo),
    **dict.fromkeys(("admin_page", "admin"), (None, None)),
    "alive": (None, None),
    "ready": (None, None),
    "metrics": (None, None),
}
"""By handler."""
REFUSED = Problem


def requests() -> list[Request]:
    nowhere = cast(Any, None)
    routes = [
        *Pages(nowhere, nowhere).routes(),
        *RulePages().routes(),
        *FilmPages(nowhere, nowhere).routes(),
        *LivePages(nowhere, nowhere).routes(),
        *LinkPages(nowhere, nowhere).routes(),
        *AdminPages(nowhere, nowhere, nowhere).routes(),
    ]
    return [_request(route) for route in routes]


def _request(route: Route) -> Request:
    (method,) = (route.methods or set()) - {"HEAD"}
    body, answer = _BODIES[route.endpoint.__name__]
    name = route.endpoint.__name__
    return Request(method, route.path, body, answer, meaning_of(route.endpoint), name)


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
    return [_types_of(name) for name in BUILT_IN]


def _types_of(name: str) -> GameTypes:
    plugin = BUILT_IN[name]
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
