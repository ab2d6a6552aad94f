"""Compares our figures with those of two well-known Python engines: same process, same core, same run.

    python -m benchmarks.peers [--seconds 6] [--output FILE]

The games differ, so this does not compare games. It shows whether a decision or a clone costs about as much
as elsewhere. Needs the packages catanatron and chess.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Mapping, Sequence
from functools import partial
from importlib import import_module
from importlib.metadata import version
from itertools import count
from pathlib import Path
from typing import Any

from benchmarks import ours
from benchmarks.timing import Measurement, each, machine, rate, short, table, write_json

RESULTS = Path(__file__).resolve().parent / "results" / "peers.json"
SEED = 2025
POSITIONS = 20  # clones are averaged over this many positions, because their cost depends on the position

# Names of the rows that all engines have. benchmarks.ours uses the same names.
RANDOM_PLAY = "random play"
CLONE = "clone"
CLONE_WITH_HISTORY = "clone with history"

# The other engines are imported by name: they have no type information to check against, and only the
# environment of this benchmark contains them.


def catanatron_measurements(seconds: float) -> list[Measurement]:
    """Full games of four random players; clones of games halfway through."""
    catan: Any = import_module("catanatron")
    seeds = count(SEED)

    def play() -> int:
        return _catanatron_play(_catanatron_game(catan, next(seeds)))

    halfway = [_catanatron_halfway(catan, SEED + number) for number in range(POSITIONS)]
    return [
        rate(play, seconds=seconds, name=RANDOM_PLAY, unit="decisions/s"),
        # Its only clone includes the action log; that is a small part of the cost.
        rate(each([game.copy for game in halfway]), seconds=seconds, name=CLONE, unit="clones/s"),
    ]


def _catanatron_game(catan: Any, seed: int) -> Any:
    """A new game. The seed also seeds the global generator that the random players use."""
    return catan.Game([catan.RandomPlayer(colour) for colour in catan.Color], seed=seed)


def _catanatron_play(game: Any) -> int:
    """Play to the end; returns the number of actions."""
    game.play()
    return len(game.state.actions)


def _catanatron_halfway(catan: Any, seed: int) -> Any:
    """The game of this seed after half of its decisions."""
    decisions = _catanatron_play(_catanatron_game(catan, seed))
    game = _catanatron_game(catan, seed)
    for _ in range(decisions // 2):
        game.play_tick()
    return game


def chess_measurements(seconds: float) -> list[Measurement]:
    """Random legal moves; clones after 40 moves of each side, without and with the move history."""
    chess: Any = import_module("chess")
    chance = random.Random(SEED)

    def play() -> int:
        board = chess.Board()
        while _chess_move(board, chance):
            pass
        return int(board.ply())

    boards = [_chess_after(chess, 80, chance) for _ in range(POSITIONS)]
    bare = each([partial(board.copy, stack=False) for board in boards])
    full = each([board.copy for board in boards])
    return [
        rate(play, seconds=seconds, name=RANDOM_PLAY, unit="moves/s"),
        rate(bare, seconds=seconds, name=CLONE, unit="clones/s"),
        rate(full, seconds=seconds, name=CLONE_WITH_HISTORY, unit="clones/s"),
    ]


def _chess_move(board: Any, chance: random.Random) -> bool:
    """Make one random move unless the game is over.

    This is the cheapest fair test for the end: is_game_over() would generate the moves a second time.
    """
    moves = list(board.legal_moves)
    if not moves or board.halfmove_clock >= 150:
        return False
    board.push(chance.choice(moves))
    return True


def _chess_after(chess: Any, plies: int, chance: random.Random) -> Any:
    """A position after that many random moves; a game that ends earlier is replaced by another."""
    while True:
        board = chess.Board()
        while board.ply() < plies and _chess_move(board, chance):
            pass
        if board.ply() == plies:
            return board


def compare(columns: Mapping[str, Sequence[Measurement]]) -> str:
    """One table: a row per name in order of first appearance, a column per program."""
    names = dict.fromkeys(m.name for found in columns.values() for m in found)
    cells = {(program, m.name): _cell(m) for program, found in columns.items() for m in found}
    rows = [[name, *(cells.get((program, name), "-") for program in columns)] for name in names]
    return table(["what", *columns], rows)


def _cell(measurement: Measurement) -> str:
    """The median and, because other load affects it, the best round."""
    return f"{short(measurement.value)} {measurement.unit} (best {short(measurement.best)})"


def _arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Compare our speed with that of other engines.")
    parser.add_argument("--seconds", type=float, default=6.0, help="time for each figure (default 6)")
    parser.add_argument("--output", type=Path, default=RESULTS, help="where to write the JSON document")
    return parser.parse_args(argv)


def main(argv: Sequence[str] | None = None) -> None:
    options = _arguments(argv)
    columns = {
        "Starhaul": ours.measurements(options.seconds),
        "catanatron": catanatron_measurements(options.seconds),
        "python-chess": chess_measurements(options.seconds),
    }
    properties = machine() | {name: version(name) for name in ("catanatron", "chess")}
    write_json(options.output, columns, properties)
    print(compare(columns))
    print("\n" + ", ".join(f"{name} {value}" for name, value in properties.items()))


if __name__ == "__main__":
    main()
