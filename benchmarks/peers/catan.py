"""catanatron: full games of four random players; clones of games halfway through."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from benchmarks.peers.peer import Peer, package
from benchmarks.row import ACTIONS, CLONES, DECISIONS, Row, Work, each

NAME = "catanatron"


def _has_chance(action: Any) -> bool:
    """Whether the action includes an outcome of chance. Ours are actions of their own, so this one counts as
    two."""
    kind = action.action_type.name
    return kind in ("ROLL", "BUY_DEVELOPMENT_CARD") or (kind == "MOVE_ROBBER" and action.value[1] is not None)


def _game(catan: Any, seed: int) -> Any:
    """A new game. The seed also seeds the global generator that the random players use."""
    return catan.Game([catan.RandomPlayer(colour) for colour in catan.Color], seed=seed)


def games(number: int = 6) -> Work:
    catan: Any = import_module("catanatron")
    chance = 0
    for seed in range(1, number + 1):
        game = _game(catan, seed)
        game.play()
        chance += sum(map(_has_chance, game.state.actions))

    def work() -> tuple[float, ...]:
        decisions = 0
        for seed in range(1, number + 1):
            game = _game(catan, seed)
            game.play()
            decisions += len(game.state.actions)
        return decisions, decisions + chance

    return work


def clones(positions: int = 20, times: int = 200) -> Work:
    """Its only clone includes the action log; that is a small part of the cost."""
    catan: Any = import_module("catanatron")
    copies: list[Callable[[], object]] = [_halfway(catan, seed).copy for seed in range(1, positions + 1)]
    return each(copies, times)


def _halfway(catan: Any, seed: int) -> Any:
    """The game of this seed after half of its decisions."""
    whole = _game(catan, seed)
    whole.play()
    game = _game(catan, seed)
    for _ in range(len(whole.state.actions) // 2):
        game.play_tick()
    return game


PEER = Peer(
    NAME,
    package("catanatron"),
    (
        Row("random play", "Settlers", (DECISIONS, ACTIONS), games, NAME),
        Row("clones", "Settlers", (CLONES,), clones, NAME),
    ),
)
