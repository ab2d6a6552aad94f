"""python-chess: random legal moves; clones after 40 moves of each side, without and with the history."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Any

from benchmarks.peers.peer import Peer, package
from benchmarks.row import ACTIONS, CLONES, DECISIONS, Row, Work, each

NAME = "python-chess"
PLIES = 80


def _move(board: Any, chance: random.Random) -> bool:
    """Make one random move unless the game is over.

    This is the cheapest fair test for the end: is_game_over() would generate the moves a second time.
    """
    moves = list(board.legal_moves)
    if not moves or board.halfmove_clock >= 150:
        return False
    board.push(chance.choice(moves))
    return True


def games(number: int = 16) -> Work:
    chess: Any = import_module("chess")

    def work() -> tuple[float, ...]:
        moves = 0
        for seed in range(1, number + 1):
            board, chance = chess.Board(), random.Random(seed)
            while _move(board, chance):
                moves += 1
        return moves, moves

    return work


def clones(positions: int = 20, times: int = 2500, with_history: bool = False) -> Work:
    chess: Any = import_module("chess")
    chance = random.Random(1)
    boards = [_after(chess, chance) for _ in range(positions)]
    copies: list[Callable[[], object]] = [partial(board.copy, stack=with_history) for board in boards]
    return each(copies, times)


def _after(chess: Any, chance: random.Random) -> Any:
    """A position after some random moves; a game that ends earlier is replaced by another."""
    while True:
        board = chess.Board()
        while board.ply() < PLIES and _move(board, chance):
            pass
        if board.ply() == PLIES:
            return board


PEER = Peer(
    NAME,
    package("chess"),
    (
        Row("random play", "chess", (DECISIONS, ACTIONS), games, NAME),
        Row("clones", "board", (CLONES,), clones, NAME),
        Row("clones", "board with history", (CLONES,), partial(clones, times=30, with_history=True), NAME),
    ),
)
