"""HTTP requests of the ship clinic: the list of exercises, one exercise, and the answer to it.

Used by `rest`, which adds the routes. What exercises are and what is right is up to the games: a plug-in with
`has_exercises` has the part `exercises`. Solutions leave the server only with the diagnosis of an answer.
"""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Protocol, cast

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from starhaul.games import PLUGINS
from starhaul.server.http.packed import Shelf, reply
from starhaul.server.http.request_body import body_of
from starhaul.server.net.gate import Gate
from starhaul.server.net.refusals import JSON, answer
from starhaul.server.table_error import TableError

GRADING = 20
"""Cost of grading an answer, in plain requests: it takes a few milliseconds."""


class OfferedExercise(Struct, frozen=True, kw_only=True):
    """An exercise in the list."""

    id: str
    """The ID of the exercise."""
    game: str
    """The game it belongs to."""
    kind: str
    """What is asked: the kinds are those of the game."""
    level: int
    """How difficult it is, from 1 to 5."""
    rating: int
    """The same, more finely: a number like those of chess puzzles."""
    picture: msgspec.Raw
    """What a small picture of it shows."""


class ExerciseInfo(Struct, frozen=True, kw_only=True):
    """An exercise, without its solution."""

    id: str
    """The ID of the exercise."""
    game: str
    """The game it belongs to."""
    kind: str
    """What is asked."""
    level: int
    """How difficult it is, from 1 to 5."""
    rating: int
    """The same, more finely."""
    task: msgspec.Raw
    """What is shown and asked."""


class ExerciseAnswer(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Body of `POST /api/clinic/{exercise}`."""

    attempt: msgspec.Raw
    """The answer, as the game has it."""


class DiagnosisInfo(Struct, frozen=True, kw_only=True):
    """What is said about an answer."""

    is_right: bool
    """Whether the exercise is solved."""
    finding: str
    """The key of the explanation."""
    rule: str
    """The rule that decides."""
    facts: dict[str, Any]
    """The arguments of the explanation."""
    solved: msgspec.Raw
    """The marked solution."""


class ExercisesPart(Protocol):
    """Part `exercises` of a game plug-in."""

    def offered(self) -> Sequence[OfferedExercise]:
        """All exercises, in the order in which they are listed."""

    def asked(self, exercise: str) -> ExerciseInfo:
        """An exercise that is listed."""

    def diagnosed(self, exercise: str, attempt: bytes) -> DiagnosisInfo:
        """Grades an answer; raises `ValueError` if it cannot be judged."""


def exercises_part(game: str) -> ExercisesPart:
    return cast(ExercisesPart, PLUGINS[game].part("exercises"))


class ClinicPages:
    """The request handlers."""

    def __init__(self, gate: Gate, shelf: Shelf) -> None:
        self._gate = gate
        self._shelf = shelf
        self._games: dict[str, str] = {}

    def routes(self) -> list[Route]:
        handlers: list[tuple[str, Callable[[Request], Awaitable[Response]], str]] = [
            ("/api/clinic", self.exercises, "GET"),
            ("/api/clinic/{exercise}", self.exercise, "GET"),
            ("/api/clinic/{exercise}", self.diagnosis, "POST"),
        ]
        return [Route(path, handler, methods=[method]) for path, handler, method in handlers]

    async def exercises(self, request: Request) -> Response:
        """The exercises of the ship clinic, kind by kind."""
        return reply(request, await self._shelf.get("clinic", JSON, lambda: msgspec.json.encode(offered())))

    async def exercise(self, request: Request) -> Response:
        """One exercise, without its solution."""
        name, game = self._known(request)

        def make() -> bytes:
            return msgspec.json.encode(exercises_part(game).asked(name))

        return reply(request, await self._shelf.get(("clinic", name), JSON, make))

    async def diagnosis(self, request: Request) -> Response:
        """Grades an answer: right or wrong, why, and the marked solution."""
        self._gate.check_origin(request)
        self._gate.ask(request, GRADING)
        name, game = self._known(request)
        given = await body_of(request, ExerciseAnswer)
        try:
            return answer(exercises_part(game).diagnosed(name, bytes(given.attempt)))
        except ValueError as error:
            raise TableError("bad-body", reason=str(error)[:200]) from None

    def _known(self, request: Request) -> tuple[str, str]:
        """The ID of the exercise, and its game."""
        if not self._games:
            self._games = {one.id: one.game for one in offered()}
        name = request.path_params["exercise"]
        if name not in self._games:
            raise TableError("unknown")
        return name, self._games[name]


def offered() -> list[OfferedExercise]:
    """The exercises of all games."""
    games = [name for name, plugin in PLUGINS.items() if plugin.has_exercises]
    return [one for game in games for one in exercises_part(game).offered()]
