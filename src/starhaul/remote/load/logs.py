"""Compares the log of a match with what its clients sent and received. Uses the records of
`match_record.py`."""

from collections import Counter
from collections.abc import Iterator, Sequence

import msgspec

from starhaul.games import game_named
from starhaul.kernel.contract import CHANCE, C, Event, Game, Question, S
from starhaul.kernel.errors import BadInput, Refusal
from starhaul.kernel.log import Log
from starhaul.kernel.match import Match
from starhaul.kernel.match_records import LogEntry
from starhaul.kernel.typed import from_builtins
from starhaul.remote.load.match_record import MatchRecord, SeatHistory, ShownView
from starhaul.server.wire import AskedQuestion, encode


def check_log(record: MatchRecord, log: Log) -> None:
    """Check that every acknowledged action is in the log once and in order, that chance is fair, and that
    every seat got the events and views that a replay produces."""
    game = game_named(record.game)
    for seat in range(len(record.listeners)):
        _check_acts(record, game, seat, log.entries)
    try:
        _check_course(record, game, log)
    except (Refusal, BadInput, msgspec.ValidationError) as error:
        record.blame("log", None, str(error))


def _check_acts(record: MatchRecord, game: Game[C, S], seat: int, entries: Sequence[LogEntry]) -> None:
    listener = record.listeners[seat]
    logged = [encode(entry.action) for entry in entries if entry.seat == seat]
    given = [_plain(game, seat, act) for act in listener.acts]
    if logged == given:
        return
    if listener.open is not None and logged == [*given, _plain(game, seat, listener.open)]:
        # The last action was not acknowledged, so it may or may not be in the log.
        return
    _blame_difference(record, seat, given, logged)


def _blame_difference(
    record: MatchRecord, seat: int, given: Sequence[bytes], logged: Sequence[bytes]
) -> None:
    lost, extra = Counter(given) - Counter(logged), Counter(logged) - Counter(given)
    for check, acts in (("act-lost", lost), ("act-extra", extra)):
        for act, times in sorted(acts.items()):
            record.blame(check, seat, f"{act.decode()} ×{times}")
    if not lost and not extra:
        record.blame("act-order", seat, "")


def _plain(game: Game[C, S], seat: int, act: bytes) -> bytes:
    """The action as the log writes it."""
    return encode(game.to_action(seat, msgspec.json.decode(act)))


# --- replay ------------------------------------------------------------------------------------------------


def _check_course(record: MatchRecord, game: Game[C, S], log: Log) -> None:
    config = from_builtins(log.head.config, game.config_type)
    match = Match(game, config, log.head.seed, log.head.chance)
    witnesses = [_Witness(record, seat) for seat in range(len(record.listeners))]
    for events in _steps(match, log.entries, record):
        for witness in witnesses:
            witness.see(match, events)
    for witness in witnesses:
        witness.close(is_over=log.end is not None and not log.is_aborted)
    if log.end is not None and match.key != log.end:
        record.blame("log", None, f"{match.key} ≠ {log.end}")


def _steps(match: Match[C, S], entries: Sequence[LogEntry], record: MatchRecord) -> Iterator[list[Event]]:
    """The events of each step, yielded when the match is in the state after that step; the first step is
    chance."""
    events: list[Event] = []
    for entry in entries:
        action = match.game.to_action(entry.seat, entry.action)
        if entry.seat != CHANCE:
            yield events
            events = []
        elif match.next_outcome() != action:
            record.blame("chance", None, f"{entry.i}")
        events += match.act(entry.seat, action, entry.at_ms)
    yield events


def _asked(question: Question) -> AskedQuestion:
    return AskedQuestion(question.kind, question.options, question.default, question.waits, question.about)


def _sorted(view: bytes) -> bytes:
    """With all entries in the same order: changes may have added some at the end."""
    return msgspec.json.encode(msgspec.json.decode(view), order="sorted")


class _Witness:
    """Compares what a seat should have received with what it did."""

    def __init__(self, record: MatchRecord, seat: int) -> None:
        self._record = record
        self._seat = seat
        self._listener = record.listeners[seat]
        self._expected = SeatHistory()
        self._is_same = not self._listener.received.count or self._listener.is_torn
        """True if there is nothing to compare, or the comparison is done."""
        self._rev = 1
        self._last = b""
        self._shown: dict[int, list[ShownView]] = {}
        for view in self._listener.views:
            self._shown.setdefault(view.rev, []).append(view)

    def see(self, match: Match[C, S], events: list[Event]) -> None:
        mine = [event for event in events if event.is_for(self._seat)]
        for event in mine:
            self._expected.add(event.key, encode(event.args))
            if self._expected.count == self._listener.received.count and not self._is_same:
                self._compare()
        if self._record.keeps_views:
            self._look(match, bool(mine))

    def _compare(self) -> None:
        self._is_same = True
        if self._expected.digest != self._listener.received.digest:
            self._record.blame("events", self._seat, f"1…{self._expected.count}")

    def _look(self, match: Match[C, S], has_events: bool) -> None:
        game, state, seat = match.game, match.state, self._seat
        view = encode(game.view(state, seat))
        asked = encode([_asked(question) for question in game.questions_of(state, seat)])
        current, before = view + asked, self._last
        self._last = current
        if before and (has_events or current != before):
            self._rev += 1
        elif before:
            return
        for shown in self._shown.pop(self._rev, ()):
            if (_sorted(shown.view), shown.asked) != (_sorted(view), asked):
                self._record.blame("view", seat, f"{self._rev}")

    def close(self, *, is_over: bool) -> None:
        """Nothing was sent that never happened, and nothing is missing of a finished match."""
        listener = self._listener
        if listener.is_torn:
            return
        if not self._is_same or (is_over and self._expected.count != listener.received.count):
            self._record.blame("events", self._seat, f"{listener.received.count} ≠ {self._expected.count}")
        for rev in sorted(self._shown):
            self._record.blame("view", self._seat, f"{rev}")
