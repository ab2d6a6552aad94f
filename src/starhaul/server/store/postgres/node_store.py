"""What a node asks and tells about tables and their owners (`owners`): taking, releasing, finding.

Taking a table adds one to its epoch, so everything that was written for it before is over. The time of a
table is the service clock of its owner plus a shift, which changes with the owner so that it continues where
it stood.
"""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from starhaul.server.store.fence import Fence
from starhaul.server.store.postgres.group_statements import Query
from starhaul.server.store.stored_writing import Statement

DISOWN = """
UPDATE matches SET offset_ms = offset_ms + h.service_ms - coalesce(stood_ms, shift_ms + n.service_ms,
h.service_ms) FROM house h, owners LEFT JOIN nodes n ON n.id = owners.node
    WHERE owners.table_id = matches.table_id AND matches.key IS NULL;
DELETE FROM owners
"""
"""For a single server: the times of all tables follow from that of the house, and tables have no owners."""
NOBODY = ""
"""The node of a resting table: its match continues when the table is requested. NULL: it is to continue at
once."""
_END_SILENT = (
    "UPDATE nodes SET is_over = 1, writer = writer + 1 WHERE id IN (SELECT node FROM owners WHERE"
    " table_id = ANY(?::text[])) AND id <> ? AND is_over = 0 AND lease_until < clock_timestamp()"
)
_TAKE = (
    "INSERT INTO owners AS o (table_id, node, epoch, shift_ms)"
    " SELECT t.id, me.id, coalesce(f.epoch, 0) + 1, CASE WHEN f.node = me.id THEN f.shift_ms"
    " ELSE coalesce(f.stood_ms, f.shift_ms + n.service_ms, h.service_ms) - ?::bigint END"
    " FROM tables t JOIN nodes me ON me.id = ? CROSS JOIN house h"
    " LEFT JOIN owners f ON f.table_id = t.id LEFT JOIN nodes n ON n.id = f.node"
    " WHERE t.id = ANY(?::text[]) AND t.is_open = 1 AND me.is_over = 0"
    " AND (f.node IS NULL OR f.node = me.id OR n.id IS NULL OR n.is_over = 1)"
    " ORDER BY t.id"
    " ON CONFLICT (table_id) DO UPDATE SET node = excluded.node, epoch = excluded.epoch,"
    " shift_ms = excluded.shift_ms, stood_ms = NULL WHERE o.epoch = excluded.epoch - 1"
    " RETURNING table_id, node, epoch, shift_ms,"
    " (SELECT id FROM matches WHERE matches.table_id = o.table_id AND key IS NULL LIMIT 1)"
)
_FOUND = (
    "INSERT INTO owners (table_id, node, epoch, shift_ms) VALUES (?, ?, 1, 0)"
    " RETURNING table_id, node, epoch, shift_ms, NULL"
)
_RELEASE = "UPDATE owners SET node = ?, stood_ms = ? WHERE table_id = ? AND node = ? AND epoch = ?"
OWNER = (
    "SELECT n.id, n.address, n.url FROM owners o JOIN nodes n ON n.id = o.node"
    " WHERE o.table_id = ? AND n.is_over = 0 AND n.lease_until > clock_timestamp()"
)
LIVING = (
    "SELECT id, address, url FROM nodes WHERE is_over = 0 AND is_draining = 0 AND lease_until >"
    " clock_timestamp() ORDER BY id"
)
FREE = (
    "SELECT DISTINCT t.id FROM matches m JOIN tables t ON t.id = m.table_id LEFT JOIN owners o ON"
    " o.table_id = t.id LEFT JOIN nodes n ON n.id = o.node WHERE m.key IS NULL AND t.is_open = 1 AND"
    " o.node IS DISTINCT FROM '' AND (n.id IS NULL OR n.id = ? OR n.is_over = 1 OR"
    " n.lease_until < clock_timestamp())"
)
UNOWNED = (
    " AND NOT EXISTS (SELECT 1 FROM owners o JOIN nodes n ON n.id = o.node WHERE o.table_id = tables.id"
    " AND n.is_over = 0 AND n.lease_until > clock_timestamp())"
)
DISOWN_CLOSED = (
    "DELETE FROM owners WHERE NOT EXISTS (SELECT 1 FROM tables WHERE tables.id = table_id AND is_open = 1)"
    " AND NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.id = owners.node AND is_over = 0)"
)
SHIFTS = (
    "SELECT table_id, h.service_ms - coalesce(stood_ms, shift_ms + n.service_ms, h.service_ms)"
    " FROM house h, owners LEFT JOIN nodes n ON n.id = owners.node"
)
"""How much must be added to the offset of a match so that its time follows from that of the house."""
NEWS = "SELECT coalesce(link_secret, secret), notice, notice_until FROM house_facts"
SUMMARIES = (
    "SELECT summary FROM nodes WHERE id <> ? AND is_over = 0 AND lease_until > clock_timestamp()"
    " AND summary IS NOT NULL ORDER BY id"
)
TIME = (
    "SELECT coalesce(o.stood_ms, o.shift_ms + n.service_ms) FROM owners o LEFT JOIN nodes n ON n.id = o.node"
    " WHERE o.table_id = ?"
)


class TakenTable(NamedTuple):
    """A table that belongs to a node now."""

    table: str
    node: str
    epoch: int
    shift_ms: int
    """Its time is the service clock of the node plus this."""
    match: str | None
    """The match that is being played."""


def take(
    tables: Collection[str], node: str, now_ms: int, *, ends_silent: bool
) -> Sequence[Statement | Query]:
    """Take those without an owner and those of this node; with `ends_silent` also those of nodes whose lease
    has expired."""
    wanted = sorted(tables)
    question = Query(_TAKE, (now_ms, node, wanted))
    return (Statement(_END_SILENT, (wanted, node)), question) if ends_silent else (question,)


def found(table: str, node: str) -> Query:
    """A new table belongs to the node that makes it."""
    return Query(_FOUND, (table, node))


def release(fence: Fence, stood_ms: int, *, rests: bool) -> Statement:
    """The table has no owner from now on, and its time stands still."""
    return Statement(_RELEASE, (NOBODY if rests else None, stood_ms, *fence))


def leave(node: str, now_ms: int) -> tuple[Statement, Statement]:
    """The node stops in order: its remaining tables have no owner."""
    return (
        Statement("UPDATE owners SET node = NULL, stood_ms = shift_ms + ? WHERE node = ?", (now_ms, node)),
        Statement("UPDATE nodes SET is_draining = 1, service_ms = ? WHERE id = ?", (now_ms, node)),
    )


def set_clock(now_ms: int) -> tuple[Statement, Statement]:
    """The clock of the house, where there is no other node: nodes before may have reserved more."""
    return (
        Statement("UPDATE nodes SET service_ms = least(service_ms, ?)", (now_ms,)),
        Statement("UPDATE house_facts SET service_ms = least(service_ms, ?)", (now_ms,)),
    )
