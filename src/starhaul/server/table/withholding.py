"""What spectators do not see yet: by how much they are late, and which matches have ended for players only.

Used by `audience`, `played_table` and the lobby. What waits for them is in `delayed_table`.
"""

from starhaul.server.table.table_record import TableRecord, WithheldMatch


def delay_ms(record: TableRecord, rated_ms: int) -> int:
    """By how much spectators see everything later; `rated_ms` is the least in rated matches."""
    return max(record.delay_minutes * 60_000, rated_ms if record.is_rated else 0)


def withhold(record: TableRecord, delay_ms: int, now_ms: int) -> None:
    """The current match ends now; spectators do not learn that before the delay is over."""
    waiting = withheld(record, now_ms)
    late = WithheldMatch(record.match, now_ms + delay_ms, delay_ms)
    record.withheld = [*waiting, late] if delay_ms > 0 else waiting


def withheld(record: TableRecord, now_ms: int) -> list[WithheldMatch]:
    """The matches whose end spectators have not seen yet, in order."""
    return [one for one in record.withheld if one.until_ms > now_ms]
