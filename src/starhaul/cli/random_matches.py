"""Plays one match of `starhaul simulate`. Input and output are plain values, because it may be played in
another process."""

from typing import Any

from msgspec import Struct

from starhaul.cli.terminal_game import MatchTally, terminal_of
from starhaul.games import game_named
from starhaul.kernel.chance import Stream
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
        decisions = play_random(match, Stream(match.seed, "players"), hear=tally.hear)
    except Stumble as failure:
        reason = f"{type(failure.__cause__).__name__}: {failure.__cause__}"
        return RandomMatch(order.number, order.seed, tally, log=failure.log, failure=reason)
    tally.add(match)
    log, unwritable = _log(match) if order.keeps_log else (b"", "")
    return RandomMatch(order.number, order.seed, tally, decisions, len(match.entries), log, unwritable)


def _log(match: Match[Any, Any]) -> tuple[bytes, str]:
    try:
        return write_log(match), ""
    except UnicodeEncodeError as error:  # a seed that is not valid text
        return b"", str(error)
