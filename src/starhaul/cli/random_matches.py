"""Plays one match of `starhaul simulate`, at random or between bots. Input and output are plain values,
because it may be played in another process."""

from typing import Any

from msgspec import Struct

from starhaul.cli.terminal_game import MatchTally, terminal_of
from starhaul.games import game_named
from starhaul.kernel.chance import Stream
from starhaul.kernel.contract import C, S
from starhaul.kernel.log import write_log
from starhaul.kernel.match import Match
from starhaul.kernel.random_play import Stumble, play_random
from starhaul.kernel.typed import from_builtins


class RandomOrder(Struct, frozen=True):
    """A match to be played."""

    number: int
    game: str
    config: Any
    """In the form of logs."""
    seed: str
    keeps_log: bool
    bots: tuple[str, ...] = ()
    """The names of the bots; empty if the seats play at random."""


class RandomMatch(Struct, frozen=True):
    """A match that was played, or failed."""

    number: int
    seed: str
    tally: MatchTally
    decisions: int = 0
    actions: int = 0
    log: bytes = b""
    """Empty unless requested, or the match failed."""
    unwritable: str = ""
    """Why there is no log, although one was requested."""
    failure: str = ""


def play(order: RandomOrder) -> RandomMatch:
    game = game_named(order.game)
    match = Match(game, from_builtins(order.config, game.config_type), order.seed)
    tally = terminal_of(order.game).tally()
    try:
        decisions = _play(match, order.bots, tally)
    except Stumble as failure:
        reason = f"{type(failure.__cause__).__name__}: {failure.__cause__}"
        return RandomMatch(order.number, order.seed, tally, log=failure.log, failure=reason)
    tally.add(match)
    log, unwritable = _log(match) if order.keeps_log else (b"", "")
    return RandomMatch(order.number, order.seed, tally, decisions, len(match.entries), log, unwritable)


def _play(match: Match[C, S], bots: tuple[str, ...], tally: MatchTally) -> int:
    """Play to the end; returns the number of decisions."""
    if not bots:
        return play_random(match, Stream(match.seed, "players"), hear=tally.hear)
    # Imported late: random matches need no bots.
    from starhaul.bots.arena import Arena
    from starhaul.bots.registry import seat_bots

    try:
        tally.hear(Arena(match, seat_bots(bots, match.game, match.config, match.seed)).play())
    except Exception as error:
        # Bots cannot make a match fail, so this is a bug in the rules.
        raise Stumble(write_log(match)) from error
    return sum(entry.seat >= 0 for entry in match.entries)


def _log(match: Match[Any, Any]) -> tuple[bytes, str]:
    try:
        return write_log(match), ""
    except UnicodeEncodeError as error:  # a seed that is not valid text
        return b"", str(error)
