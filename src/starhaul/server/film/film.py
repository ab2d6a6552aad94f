"""Makes films: repeats a log in the match of a table and records what one point of view sees.

Used by `studio`, in a worker process. Cameras are in `cameras`. The engine checks every entry, so a log that
breaks the rules makes no film; one whose random numbers or end are not its own makes a film whose verdict
says so.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import accumulate
from typing import Any, Generic

import msgspec
from msgspec import Raw

from starhaul.games import GAMES, PLUGINS
from starhaul.kernel.chance import Outcomes
from starhaul.kernel.contract import CHANCE, Action, C, Event, S, is_among
from starhaul.kernel.errors import BadInput, Refusal
from starhaul.kernel.log import Log, begin_again, read_log, repeat_entry, verdict_on
from starhaul.kernel.match import Match
from starhaul.kernel.match_records import LogEntry
from starhaul.server.film.cameras import camera_of
from starhaul.server.film.film_error import FilmError
from starhaul.server.film.film_records import OPEN, WATCH, Film, FilmDraw
from starhaul.server.table.table_match import TableMatch

LONGEST_LOG = 4 << 20
"""Maximum size of a log file in bytes. That of a Trek with four players has about 300 kB."""
MOST_ENTRIES = 40_000
"""Maximum number of entries of a log. A Trek with four players has about 4000."""

LONGEST_HEAD = 64 << 10
"""Maximum size of the first line in bytes; it becomes part of every film. A custom track takes about 5 kB."""

LATEST_MS = 1 << 53
"""Browsers do not count further."""

Checkpoint = Callable[[], None]
"""Called before every step; raises `FilmError` when the film takes too long."""


def film_of(raw: bytes, eye: str, match: str = "", checkpoint: Checkpoint = lambda: None) -> Film:
    """The film of a log. `match` is the ID if it was played here."""
    log = log_in(raw)
    played = begun(log)
    if eye not in eyes_of(played.game.seats(played.config)):
        raise FilmError("eye", eye=eye[:20])
    return _Shooting(log, played, eye, match, checkpoint).film()


def eyes_of(seats: int) -> list[str]:
    """All points of view of a match."""
    return [*map(str, range(seats)), WATCH, OPEN]


def begun(log: Log) -> Match[Any, Any]:
    """The match of a log before its first action."""
    try:
        return begin_again(GAMES[log.head.game], log)
    except BadInput as why:
        raise FilmError("config", reason=str(why.detail.get("reason", why.code))) from None


def log_in(raw: bytes) -> Log:
    """The log in a file; raises `FilmError` if it cannot be read or is too long."""
    if len(raw) > LONGEST_LOG:
        raise FilmError("too-big", longest=LONGEST_LOG)
    if raw.count(b"\n") > MOST_ENTRIES + 2:
        raise FilmError("too-many", most=MOST_ENTRIES)
    if len(raw.split(b"\n", 1)[0]) > LONGEST_HEAD:
        raise FilmError("not-a-log", line="1", what="too-long")
    try:
        log = read_log(raw)
    except BadInput as why:
        raise FilmError("not-a-log", line=why.place.partition(":")[0] or "1", what=why.code) from None
    late = next((entry.i for entry in log.entries if entry.at_ms > LATEST_MS), None)
    if late is not None:
        raise FilmError("not-a-log", line=str(late + 2), what="time")
    if log.head.game not in GAMES:
        raise FilmError("game", game=log.head.game[:40])
    return log


class _Shooting(Generic[C, S]):
    """One film being made."""

    def __init__(self, log: Log, played: Match[C, S], eye: str, match: str, checkpoint: Checkpoint) -> None:
        self._log = log
        self._match = played
        self._eye = eye
        self._play = TableMatch(match, played)
        self._checkpoint = checkpoint
        self._draws: list[FilmDraw] = []
        self._is_fair = True

    def film(self) -> Film:
        play, log = self._play, self._log
        camera, revisions, entries, done = camera_of(play, self._eye), [], [], 0
        for takes in _steps(log.entries):
            self._checkpoint()
            step = play.repeat(takes, self._carry_out, camera.audiences)
            play.keep(step)
            done += len(takes)
            message = camera.take(step)
            if message is not None:
                revisions.append(Raw(message))
                entries.append(done)
        match = self._match
        return Film(
            match=play.id,
            head=log.head,
            config=match.config,
            eye=self._eye,
            seat=int(self._eye) if self._eye.isdecimal() else None,
            revisions=revisions,
            entries=entries,
            draws=self._draws,
            verdict=verdict_on(match, log, fair=self._is_fair),
            is_aborted=log.is_aborted,
            scores=match.game.scores(match.state) if match.is_over else None,
            data=own_data(match),
        )

    def _carry_out(self, entry: LogEntry) -> list[Event]:
        if entry.seat == CHANCE:
            self._note_draw(entry)
        return carried_out(self._match, entry)

    def _note_draw(self, entry: LogEntry) -> None:
        """Also whether the seed yields this outcome."""
        match = self._match
        outcomes = match.game.outcomes(match.state)
        if outcomes is None:
            return
        try:
            action = match.game.to_action(CHANCE, entry.action)
        except Refusal:
            return
        if not is_among(action, outcomes.options):
            return
        self._draws.append((entry.i, outcomes.stream, *_share(outcomes, action)))
        self._is_fair = self._is_fair and match.next_outcome() == action


def carried_out(match: Match[C, S], entry: LogEntry) -> list[Event]:
    """The events of the next entry; raises `FilmError` if it breaks a rule."""
    try:
        return repeat_entry(match, entry)
    except BadInput as why:
        refusal = why.__cause__
        rule = refusal.rule if isinstance(refusal, Refusal) else ""
        raise FilmError("refused", line=entry.i + 2, rule=rule) from None


def own_data(match: Match[C, S]) -> Mapping[str, Any] | None:
    """A custom track, for example; None for games whose data are the same at every table."""
    browser: Any = PLUGINS[match.game.name].part("browser")
    return browser.data(match.config) if browser.DEPENDS_ON_CONFIG else None


def _share(outcomes: Outcomes, action: Action) -> tuple[int, int, int]:
    """The number of all numbers that may be drawn, and which of them stand for the action: from, up to."""
    number = outcomes.options.index(action)
    if outcomes.weights is None:
        return len(outcomes.options), number, number + 1
    ends = [0, *accumulate(outcomes.weights)]
    return ends[-1], ends[number], ends[number + 1]


def _steps(entries: Sequence[LogEntry]) -> Iterator[Sequence[LogEntry]]:
    """Each action with the outcomes of chance after it, as a table stores them; first the outcomes before the
    first action, even if there are none.

    >>> [len(step) for step in _steps([LogEntry(n, 0, seat, 0) for n, seat in enumerate([-1, 0, 1, -1, -1])])]
    [1, 1, 3]
    """
    begin = 0
    for number, entry in enumerate(entries):
        if entry.seat != CHANCE:
            yield entries[begin:number]
            begin = number
    yield entries[begin:]


def encoded(film: Film) -> bytes:
    return msgspec.json.encode(film)
