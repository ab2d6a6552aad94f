"""The log of a stored match as a file (docs/formats.md §5), and who played. Used for downloads and films."""

from collections.abc import Iterable, Iterator

import msgspec

from starhaul.kernel.log import End
from starhaul.server.lobby.lobby import Lobby
from starhaul.server.store.store_contract import Batch, MatchRow, Store
from starhaul.server.store.verification import head_of
from starhaul.server.table_error import TableError
from starhaul.server.wire import PlayedMatch


def log_of(store: Store, row: MatchRow) -> bytes:
    return b"".join(lines_of(row, _batches(store.log(row.id))))


def names_of(lobby: Lobby, row: MatchRow) -> list[str]:
    """By seat, as long as the table exists; bots by their skill."""
    played = _played(lobby, row)
    return [] if played is None else list(played.names)


def colours_of(lobby: Lobby, row: MatchRow) -> list[int]:
    """By seat, as long as the table exists."""
    played = _played(lobby, row)
    return [] if played is None else list(played.colours)


def _played(lobby: Lobby, row: MatchRow) -> PlayedMatch | None:
    try:
        played = lobby.record(row.table).played
    except TableError:
        return None
    return next((match for match in played if match.match == row.id), None)


def _batches(found: tuple[MatchRow, Iterable[Batch]] | None) -> Iterable[Batch]:
    """None if the match was deleted at this very moment."""
    if found is None:
        raise TableError("unknown")
    return found[1]


def lines_of(row: MatchRow, batches: Iterable[Batch]) -> Iterator[bytes]:
    yield msgspec.json.encode(head_of(row)) + b"\n"
    for batch in batches:
        for entry in batch.entries:
            yield msgspec.json.encode(entry) + b"\n"
    if row.key is not None:
        yield msgspec.json.encode(End(row.key, row.is_aborted)) + b"\n"
