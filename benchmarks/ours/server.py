"""One command through the server, without sockets and without a disk: from the bytes of the command to the
encoded updates for four seats and the spectators."""

from __future__ import annotations

from benchmarks.row import Work
from starhaul.games import game_named
from starhaul.server.table.rehearsal import recorded, rehearse

OPTIONS: dict[str, dict[str, object]] = {
    "trucker": {"edition": "2e", "seats": 4, "rounds": ["II"]},
    "race": {"seats": 4},
}


def commands(
    game: str, matches: int = 3, *, changes: bool = True, hints: bool = False, most: int | None = None
) -> Work:
    """Random matches, whole or up to `most` commands; these are recorded in advance. Everybody gets changes,
    as our clients do, or whole updates."""
    records = [recorded(game_named(game), OPTIONS[game], seed, most) for seed in range(1, matches + 1)]

    def work() -> tuple[float, ...]:
        number = size = 0
        for record in records:
            rehearsed = rehearse(record, changes=changes, hints=hints)
            number += rehearsed.commands
            size += rehearsed.size
        return number, size / number

    return work
