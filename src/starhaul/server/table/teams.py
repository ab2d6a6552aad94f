"""The teams of a table. They consist of people: partners who change seats stay partners (RUL-76)."""

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from starhaul.games import config_of, game_named
from starhaul.server.table.table_record import TableRecord


def teams_at(record: TableRecord) -> Sequence[int]:
    """The team of each seat; empty if everybody plays alone."""
    return _teams(record.game, msgspec.json.encode(record.config))


def partners_of(record: TableRecord, seat: int) -> list[int]:
    """The other seats of the same team, whoever sits there."""
    teams = teams_at(record)
    return [other for other, team in enumerate(teams) if other != seat and team == teams[seat]]


@lru_cache(maxsize=1024)
def _teams(game: str, given: bytes) -> Sequence[int]:
    """Cached, because completing a configuration is slow."""
    found = game_named(game)
    return found.teams(config_of(found, msgspec.json.decode(given)))
