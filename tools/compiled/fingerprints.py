"""Plays random matches and prints what they come to, to be compared between the two builds.

One line for each match: the game, the hash of its log and the hash of its last state; every few matches also
a hash of the state, the questions and the views at every step. The first argument names the build that is
expected, so that no build is compared with itself; the second is the number of matches.
"""

import sys
from collections.abc import Iterator
from hashlib import blake2b
from typing import Any

import msgspec

from starhaul.games import GAMES, config_of
from starhaul.kernel.chance import Stream
from starhaul.kernel.log import write_log
from starhaul.kernel.match import Match
from starhaul.kernel.random_play import play_random
from starhaul.kernel.record_types import dump_record
from starhaul.native_build import build_name
from tools.configs import configs_of

MATCHES = 150
"""Of each game."""
CLOSELY = 6
"""One match in this many is looked at step by step."""


def lines(matches: int) -> Iterator[str]:
    for name, game in GAMES.items():
        draw = Stream("fingerprints", name)
        for number in range(matches):
            config = config_of(game, configs_of(name).drawn(draw))
            match = Match(game, config, f"{name}/{number}")
            steps = _steps(match, Stream(number, "players")) if number % CLOSELY == 0 else "-"
            play_random(match, Stream(number, "players"))
            log = blake2b(write_log(match), digest_size=16).hexdigest()
            yield f"{name} {number} {len(match.entries)} {log} {match.key} {steps}"


def _steps(match: Match[Any, Any], draw: Stream) -> str:
    """A hash over all steps of a copy of the match."""
    copy, seen = match.fork(), blake2b(digest_size=16)
    game, seats = copy.game, [None, *range(copy.game.seats(copy.config))]
    while not copy.is_over:
        told: list[Any] = []
        play_random(copy, draw, decisions=1, hear=told.extend)
        dumped, questions = game.dump(copy.state), game.questions(copy.state)
        if game.dump(game.load(dumped)) != dumped:
            raise AssertionError(f"a state does not survive saving: {dumped!r}")
        for part in (questions, told, game.outcomes(copy.state)):
            seen.update(dump_record(part))
        seen.update(dumped)
        seen.update(repr(copy.state.frames).encode())
        for view in game.views(copy.state, seats, questions):
            seen.update(msgspec.json.encode(view))
    return seen.hexdigest()


def main(expected: str, matches: int = MATCHES) -> None:
    if build_name() != expected:
        sys.exit(f"this is the build {build_name()}, not {expected}")
    for line in lines(matches):
        print(line, flush=True)


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
