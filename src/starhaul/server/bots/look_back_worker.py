"""Looks back at a finished round, in a worker process of its own: no bot ever runs in that process, so none
can come by the log that it gets."""

import time
from collections.abc import Callable

import msgspec

from starhaul.games import game_named
from starhaul.kernel.errors import BadInput
from starhaul.kernel.match import Match
from starhaul.kernel.match_records import LogEntry
from starhaul.kernel.typed import from_json
from starhaul.server.bots.calls import LONGEST_DETAIL, Answer, LookBackCall
from starhaul.server.bots.hindsight_part import hindsight_of

BUDGET_S = 2.0
"""CPU time for one look back."""
MOST_REPLAYS = 400


def looked_back(call: LookBackCall) -> Answer:
    """Always an answer; `why` says what went wrong."""
    began = time.process_time()
    try:
        found = _found(call, within(BUDGET_S, MOST_REPLAYS))
    except BadInput as error:
        return Answer(why=error.code)
    except Exception as error:
        return Answer(why="raised", detail=f"{type(error).__name__}: {error}"[:LONGEST_DETAIL])
    took = 1000 * (time.process_time() - began)
    return Answer(action=msgspec.to_builtins(found), took_ms=round(took, 3))


def _found(call: LookBackCall, go_on: Callable[[int], bool]) -> object:
    game, part = game_named(call.game), hindsight_of(call.game)
    if part is None:
        raise BadInput("no-hindsight")
    match = Match(game, from_json(call.config, game.config_type), "", state=game.load(call.start))
    return part.look_back(match, from_json(call.entries, list[LogEntry]), call.round, call.seat, go_on)


def within(seconds: float, replays: int) -> Callable[[int], bool]:
    """A limit on CPU time and on the number of replays."""
    began = time.process_time()
    return lambda made: made < replays and time.process_time() - began < seconds
