"""What a question costs in the bots' arena, compared with what the rules alone cost in the same matches."""

from __future__ import annotations

import gc
from time import process_time
from typing import Any

from benchmarks.ours.server import OPTIONS
from benchmarks.row import Work
from starhaul.bots.arena import Arena
from starhaul.bots.registry import seat_bots
from starhaul.games import config_of, game_named
from starhaul.kernel.contract import CHANCE
from starhaul.kernel.match import Match


def questions(game: str, matches: int = 3) -> Work:
    """Matches of random bots: microseconds a question in all, of these the bots' thinking; then the engine
    alone, and how many times its cost the arena takes apart from thinking."""
    found = game_named(game)
    config = config_of(found, OPTIONS[game])

    def work() -> tuple[float, ...]:
        played = thinking = alone = 0.0
        number = 0
        for seed in range(1, matches + 1):
            match = Match(found, config, seed)
            arena = Arena(match, seat_bots(["random"], found, config, seed), limit_ms=None)
            gc.collect()
            began = process_time()
            arena.play()
            played += process_time() - began
            thinking += sum(time.took_ms for time in arena.thinking) / 1e3
            number += len(arena.thinking)
            alone += _engine_alone(match)
        figures = (1e6 * seconds / number for seconds in (played, thinking, alone))
        return 0.0, *figures, (played - thinking) / alone

    return work


def _engine_alone(match: Match[Any, Any]) -> float:
    """Seconds to derive the questions of a played match again, and to check and carry out the answers."""
    again = Match(match.game, match.config, match.seed)
    gc.collect()
    began = process_time()
    again.advance()
    for entry in match.entries:
        if entry.seat != CHANCE:
            again.game.questions(again.state)
            again.act(entry.seat, entry.action, entry.at_ms)
            again.advance()
    return process_time() - began
