"""Converts between database rows and the records of the contract.

Used by all modules that read or write tables of the database; SQL is in those modules, columns in `schema`.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from starhaul.kernel.fairness import SeedOrigin
from starhaul.kernel.match_records import LogEntry
from starhaul.server.store.store_contract import Batch, MatchRow, Origin, Snapshot, TableRow

Row = tuple[object, ...]

encode = msgspec.json.Encoder().encode
_decoded_entries = msgspec.json.Decoder(tuple[LogEntry, ...]).decode
_decoded_origin = msgspec.json.Decoder(SeedOrigin).decode
_decoded_revs = msgspec.json.Decoder(tuple[int, ...]).decode


def from_batch(batch: Batch) -> Row:
    """The values in the order of the columns that `Ledger.insert` writes."""
    origin = batch.origin
    return (
        *(batch.match, batch.number, encode(batch.entries), batch.service_ms, encode(batch.revs)),
        *((None, None, None) if origin is None else (origin.seat, origin.client, origin.seq)),
    )


def to_table(row: tuple[Any, ...]) -> TableRow:
    id, record, is_open = row
    return TableRow(id, record, bool(is_open))


def to_match(row: tuple[Any, ...]) -> MatchRow:
    _, id, table, game, config, seed, rules, chance, origin, offset_ms, began_at, key, result, is_aborted = (
        row
    )
    return MatchRow(
        id=id,
        table=table,
        game=game,
        config=config,
        seed=seed,
        rules=rules,
        chance=chance,
        origin=None if origin is None else _decoded_origin(origin),
        offset_ms=offset_ms,
        began_at=began_at,
        key=key,
        result=result,
        is_aborted=bool(is_aborted),
    )


def to_batch(match: str, row: tuple[Any, ...]) -> Batch:
    number, entries, service_ms, revs, *origin = row
    return Batch(
        match=match,
        number=number,
        entries=_decoded_entries(entries),
        service_ms=service_ms,
        revs=_decoded_revs(revs),
        origin=None if origin[0] is None else to_origin(*origin),
    )


def to_origin(seat: int, client: str | bytes, seq: int) -> Origin:
    """Databases whose texts may not contain every character keep the names of clients as bytes."""
    return Origin(seat, client if isinstance(client, str) else client.decode(), seq)


def to_link(row: Sequence[object]) -> tuple[Row, bytes | None]:
    """A batch with the ID of its match, as it was when it was linked, and its hash."""
    *facts, client, seq, chain = row
    name = client.decode() if isinstance(client, bytes) else client
    return (*facts, name, seq), chain if isinstance(chain, bytes) else None


def to_snapshot(match: str, rows: list[tuple[Any, ...]]) -> Snapshot | None:
    for batches, saved, key, revs in rows:
        return Snapshot(match=match, batches=batches, saved=saved, key=key, revs=_decoded_revs(revs))
    return None
