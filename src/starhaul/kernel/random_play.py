"""Random play for simulations, benchmarks and tests.

It only makes legal choices at random; it checks nothing (`conformance`) and knows no bots (`bots.arena`).
"""

from collections.abc import Callable, Sequence

import msgspec

from starhaul.kernel.chance import Draw, Stream
from starhaul.kernel.contract import CHANCE, CLOCK, TICK, Action, C, Event, Game, Question, S
from starhaul.kernel.log import read_log, replay, write_log
from starhaul.kernel.match import Match
from starhaul.kernel.match_records import LogEntry

CLOCK_ODDS = 100
"""One time in this many, the clock ticks although seats could act."""
_MOST_THINKING_MS = 500

Hear = Callable[[Sequence[Event]], object]


class Stumble(Exception):
    """A match that failed. The last entry of `log` is the action that failed."""

    def __init__(self, log: bytes) -> None:
        super().__init__("the match could not go on")
        self.log = log


def play_random(
    match: Match[C, S],
    draw: Stream,
    *,
    decisions: int = -1,
    clock_odds: int = CLOCK_ODDS,
    hear: Hear | None = None,
    checked: bool = False,
) -> int:
    """Play random legal answers to the end, or for `decisions` decisions; return how many were made.

    `checked` sends every answer through the check of the rules, to test that it accepts what was offered.
    """
    made, bound = 0, match.game.bound(match.config)
    trying: tuple[int, Action, int] = (CHANCE, None, 0)
    try:
        told = match.advance()
        while made != decisions and not match.is_over:
            trying = seat, action, at_ms = next_action(match, draw, clock_odds)
            told += match.act(seat, action, at_ms) if checked else match.carry_out(seat, action, at_ms)
            trying = (CHANCE, None, at_ms)
            told += match.advance()
            made += seat >= 0
            if hear is not None:
                hear(told)
            told = []
            if len(match.entries) > bound:
                raise AssertionError(f"more than {bound} actions")
    except Exception as error:
        raise Stumble(_log_of_failure(match, *trying)) from error
    return made


def next_action(match: Match[C, S], draw: Stream, clock_odds: int = CLOCK_ODDS) -> tuple[int, Action, int]:
    """The next action when chance is not to act: seat, action and time. The clock ticks when due, or at
    random."""
    game, state, now = match.game, match.state, match.now_ms
    asked, due = game.asked(state), game.wake_at(state)
    if due is not None and (not asked or due <= now or draw(clock_odds) == 0):
        return CLOCK, TICK, max(due, now)
    question = random_question(game, state, asked, draw)
    later = now + draw(_MOST_THINKING_MS)
    at_ms = later if due is None else max(now, min(later, due - 1))
    return question.seat, game.sample(state, question, draw, at_ms), at_ms


def random_question(game: Game[C, S], state: S, asked: Sequence[int], draw: Draw) -> Question:
    """One of the open questions, whose seats are `asked`. Only this seat is asked for its options."""
    number = draw(len(asked))
    seat = asked[number]
    offers = game.offers(state, seat)
    return offers[0] if len(offers) == 1 else offers[asked[:number].count(seat)]


def _log_of_failure(match: Match[C, S], seat: int, action: Action, at_ms: int) -> bytes:
    """The log with the failed action; a failed outcome is found by replaying the log."""
    entries, match.entries = match.entries, []
    head = write_log(match).splitlines()[0]
    match.entries = entries
    log = b"\n".join([head, *map(msgspec.json.encode, entries)]) + b"\n"
    if seat == CHANCE:
        action = replay(match.game, read_log(log)).next_outcome()
        if action is None:
            return log
    return log + msgspec.json.encode(LogEntry(len(entries), at_ms, seat, action)) + b"\n"
