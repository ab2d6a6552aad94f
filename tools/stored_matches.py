"""Puts golden matches into the database of a server that has not started yet, as if they had been played
there. Used by `replay_figures`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from starhaul.kernel.match import Match
from starhaul.server.store.sqlite import SqliteStore
from starhaul.server.store.store_contract import Batch, TableRow
from starhaul.server.table.table_match import TableMatch, row_of
from starhaul.server.table.table_record import Seat, TableRecord, dump
from starhaul.server.wire import PlayedMatch
from tools.golden import GOLDENS, play

BEGAN_AT = 1_790_000_000
BOTS = ("Ann", "easy", "easy", "hard")


def store_matches(database: Path, names: Sequence[str]) -> dict[str, str]:
    """Plays them and writes them there; returns the ID of each match."""
    database.parent.mkdir(parents=True, exist_ok=True)
    return asyncio.run(_store(database, names))


async def _store(database: Path, names: Sequence[str]) -> dict[str, str]:
    store = SqliteStore(database)
    found = {}
    for number, name in enumerate(names):
        match, _ = play(GOLDENS[name])
        found[name] = id = f"{number + 1:016x}"
        await store.put_table(TableRow(f"table{number}", dump(_table(match, f"table{number}", id)), False))
        row = row_of(TableMatch(id, match), f"table{number}", 0, BEGAN_AT)
        await store.begin_match(row, _batch(match, id))
        ending = Batch(match=id, number=1, entries=[], service_ms=2, revs=_revs(match))
        await store.end_match(ending, match.key, msgspec.json.encode(match.game.scores(match.state)))
    await store.close()
    return found


def _seats(match: Match[Any, Any]) -> int:
    return match.game.seats(match.config)


def _revs(match: Match[Any, Any]) -> list[int]:
    return [1] * (_seats(match) + 1)


def _batch(match: Match[Any, Any], id: str) -> Batch:
    return Batch(match=id, number=0, entries=match.entries, service_ms=1, revs=_revs(match))


def _table(match: Match[Any, Any], table: str, id: str) -> TableRecord:
    number = _seats(match)
    names = list(BOTS[:number])
    played = PlayedMatch(
        match=id, names=names, scores=match.game.scores(match.state), colours=list(range(number))
    )
    return TableRecord(
        id=table,
        game=match.game.name,
        config={},
        seats=[Seat() for _ in range(number)],
        played=[played],
        is_closed=True,
    )
