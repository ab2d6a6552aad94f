"""Where matches come from: a new one, a log, a simulation. The types of the two games are known to type
checkers; a game of an installed package has none."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Literal, TypeAlias, overload

import msgspec

from starhaul.api.match_handle import MatchHandle
from starhaul.bots.installed_bots import bots_for
from starhaul.bots.skill_names import SKILLS
from starhaul.games import PLUGINS, config_of, game_named, plugin_named
from starhaul.kernel import log as logs
from starhaul.kernel.chance import Seed
from starhaul.kernel.errors import BadInput
from starhaul.kernel.log import Log, ReplayVerdict, read_log
from starhaul.kernel.match import Match
from starhaul.race.config import Config as RaceConfig
from starhaul.race.state import State as RaceState
from starhaul.race.view import View as RaceView
from starhaul.sim import runners
from starhaul.sim.playing import SimulatedMatch, orders, play
from starhaul.trucker.match.config import Config as TruckerConfig
from starhaul.trucker.match.state import State as TruckerState
from starhaul.trucker.views.view import View as TruckerView

TruckerMatch: TypeAlias = MatchHandle[TruckerConfig, TruckerState, TruckerView]
RaceMatch: TypeAlias = MatchHandle[RaceConfig, RaceState, RaceView]
AnyMatch: TypeAlias = MatchHandle[Any, Any, Any]
Given: TypeAlias = Mapping[str, object]
"""A configuration as in logs; what it leaves out is as usual."""


def game_names() -> list[str]:
    """The names of all games: ours, and those of installed packages."""
    return list(PLUGINS)


def bot_names(game: str) -> list[str]:
    """The names of all bots that play a game."""
    return [*SKILLS, *bots_for(plugin_named(game).game.name)]


@overload
def new_match(
    game: Literal["trucker"], config: TruckerConfig | Given | None = None, *, seed: Seed = 0, **fields: object
) -> TruckerMatch: ...


@overload
def new_match(
    game: Literal["race"], config: RaceConfig | Given | None = None, *, seed: Seed = 0, **fields: object
) -> RaceMatch: ...


@overload
def new_match(
    game: str, config: msgspec.Struct | Given | None = None, *, seed: Seed = 0, **fields: object
) -> AnyMatch: ...


def new_match(
    game: str, config: msgspec.Struct | Given | None = None, *, seed: Seed = 0, **fields: object
) -> AnyMatch:
    """Begin a match. `config` and `fields` say what differs from the usual configuration; the same seed gives
    the same match. Raises `BadInput` if there is no such game or the configuration cannot be played."""
    played = game_named(game)
    match: AnyMatch = MatchHandle(Match(played, config_of(played, _given(config, fields)), seed))
    match.settle()
    return match


def _given(config: msgspec.Struct | Given | None, fields: Given) -> dict[str, object]:
    plain = {} if config is None else msgspec.to_builtins(config)
    return {**plain, **msgspec.to_builtins(fields)}


def replay(log: bytes | Log, *, upto: int | None = None) -> AnyMatch:
    """The match of a log, after its first `upto` actions or after all of them. Raises `BadInput` where the
    log cannot be read or breaks a rule."""
    found = _read(log)
    return MatchHandle(logs.replay(game_named(found.head.game), found, upto))


def verify(log: bytes | Log) -> ReplayVerdict:
    """Replay a log and compare: the last state with the one in the log, every outcome with the seed."""
    found = _read(log)
    return logs.verify(game_named(found.head.game), found)


def _read(log: bytes | Log) -> Log:
    return log if isinstance(log, Log) else read_log(log)


def simulate(
    game: str,
    config: msgspec.Struct | Given | None = None,
    *,
    bots: str | Sequence[str] = "random",
    matches: int = 100,
    seed: Seed = 0,
    jobs: int = 1,
) -> Iterator[SimulatedMatch]:
    """Play many matches between bots, each with a seed of its own, and yield the results in order. `jobs` is
    the number of processes, 0 stands for one on each core; then call it below `if __name__ == "__main__"`."""
    played = game_named(game)
    chosen = config_of(played, _given(config, {}))
    seats = played.seats(chosen)
    names = (bots,) * seats if isinstance(bots, str) else tuple(bots)
    if len(names) != seats:
        raise BadInput("api-players", seats=seats, given=len(names))
    wanted = orders(played, chosen, [names] * matches, str(seed), None)
    workers = runners.workers_for(jobs, worth=matches)
    return _checked(runners.run(play, wanted, workers, size=runners.portion_size(matches, workers)))


def _checked(results: Iterator[SimulatedMatch]) -> Iterator[SimulatedMatch]:
    for result in results:
        if result.failure:
            raise BadInput("tournament-failed", seed=result.seed, reason=result.failure)
        yield result
