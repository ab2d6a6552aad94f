"""Closes tables that nobody has visited for long, so that unused links do not fill the disk.

Run in the background by `process.running`. Unloading from memory, which loses nothing, is up to `lobby`.
"""

import asyncio
import logging
import time

from starhaul.server.house_log import note
from starhaul.server.lobby.lobby import Lobby
from starhaul.server.settings.settings import Settings
from starhaul.server.store.store_contract import Store, StoreTrouble
from starhaul.server.table import table_record

EVERY_S = 600.0
AT_ONCE = 64
"""Tables that are closed in one go; other writers get their turn in between."""

log = logging.getLogger("starhaul.sweeping")


async def sweep_periodically(lobby: Lobby, settings: Settings) -> None:
    # Not at startup: people who were connected before a restart come back first.
    while settings.close_unplayed_minutes or settings.close_played_days:
        await asyncio.sleep(EVERY_S)
        try:
            count = await sweep(lobby, settings, int(time.time()))
            if count:
                note("idle-tables-closed", tables=count)
        except StoreTrouble as trouble:
            log.warning("idle tables could not be closed: %s", trouble)


async def sweep(lobby: Lobby, settings: Settings, now: int) -> int:
    """Close what is due at this Unix time; returns the number of tables."""
    ages = {False: settings.close_unplayed_minutes * 60, True: settings.close_played_days * 86_400}
    closed = 0
    for has_played, age in ages.items():
        if age:
            closed += await _close(lobby, now - age, has_played=has_played)
    return closed


async def _close(lobby: Lobby, before: int, *, has_played: bool) -> int:
    store, closed = lobby.services.store, 0
    # In a thread: there may be thousands of tables, and this must not block the event loop.
    due = await asyncio.to_thread(_due, store, before, has_played=has_played)
    due = [table for table in due if table not in lobby.rooms]
    for start in range(0, len(due), AT_ONCE):
        some = due[start : start + AT_ONCE]
        closed += sum(await asyncio.gather(*(store.close_idle(table, before) for table in some)))
    lobby.services.metrics.closed.labels("played" if has_played else "unplayed").inc(closed)
    return closed


def _due(store: Store, before: int, *, has_played: bool) -> list[str]:
    """Tables whose match this version cannot continue are kept for a version that can."""
    rows = store.idle_tables(before, has_played=has_played)
    return [row.id for row in rows if not table_record.load(row.record).is_playing]
