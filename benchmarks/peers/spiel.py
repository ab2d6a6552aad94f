"""OpenSpiel: games written in C++, played at random from Python. Backgammon has dice, chess has none."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Any

from benchmarks.peers.peer import Peer, package
from benchmarks.row import ACTIONS, CLONES, DECISIONS, Row, Work, each

NAME = "OpenSpiel (C++)"
HALFWAY = 80


def _step(state: Any, chance: random.Random) -> bool:
    """One random action; returns whether it was a decision."""
    if state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(chance.choices(outcomes, weights)[0])
        return False
    state.apply_action(chance.choice(state.legal_actions()))
    return True


def games(name: str, number: int) -> Work:
    game: Any = import_module("pyspiel").load_game(name)

    def work() -> tuple[float, ...]:
        decisions = actions = 0
        for seed in range(1, number + 1):
            state, chance = game.new_initial_state(), random.Random(seed)
            while not state.is_terminal():
                decisions += _step(state, chance)
                actions += 1
        return decisions, actions

    return work


def clones(name: str, positions: int = 20, times: int = 3000) -> Work:
    game: Any = import_module("pyspiel").load_game(name)
    copies: list[Callable[[], object]] = []
    for seed in range(1, positions + 1):
        state, chance = game.new_initial_state(), random.Random(seed)
        for _ in range(HALFWAY):
            if not state.is_terminal():
                _step(state, chance)
        copies.append(state.clone)
    return each(copies, times)


PEER = Peer(
    NAME,
    package("open_spiel"),
    (
        Row("random play", "backgammon", (DECISIONS, ACTIONS), partial(games, "backgammon", 60), NAME),
        Row("random play", "chess", (DECISIONS, ACTIONS), partial(games, "chess", 48), NAME),
        Row("clones", "backgammon", (CLONES,), partial(clones, "backgammon"), NAME),
    ),
)
