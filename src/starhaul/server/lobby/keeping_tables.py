"""The tables of a node: it closes rooms whose lease has expired, takes tables without an owner, and hands
its own over when it stops.

Run by the lobby where the ownership of tables is shared, in place of waking all tables at startup.
"""

import asyncio
import logging
from collections.abc import Mapping
from contextlib import suppress
from random import Random
from typing import Protocol

from starhaul.server.cluster.table_hold import TableHold
from starhaul.server.cluster.table_owners import Ownership
from starhaul.server.house_log import note
from starhaul.server.store.store_contract import StoreTrouble
from starhaul.server.table.room import Room
from starhaul.server.table.services import Services
from starhaul.server.table_error import TableError

LOOK_S = 0.1
"""How often a node makes sure that its tables are still its own."""
SWEEP_S = 0.7
"""How often it looks for tables without an owner, on average."""
TAKEN_AT_ONCE = 12
"""Few, so that all nodes get a share of the tables of one that has died."""
HANDED_AT_ONCE = 8
"""Tables that are given to other nodes at the same time."""

log = logging.getLogger("starhaul.lobby")


class TablesOfNode(Protocol):
    """The part of the lobby that is needed here."""

    rooms: dict[str, Room]
    ownership: Ownership
    is_draining: bool
    services: Services

    async def open_held(self, id: str, hold: TableHold) -> Room: ...


async def keep_tables(lobby: TablesOfNode) -> None:
    """Runs until it is cancelled."""
    async with asyncio.TaskGroup() as tasks:
        tasks.create_task(_watch(lobby))
        tasks.create_task(_sweep(lobby, Random()))


async def _watch(lobby: TablesOfNode) -> None:
    while True:
        for room in list(lobby.rooms.values()):
            if not room.hold.is_valid():
                room.lose()
        await asyncio.sleep(LOOK_S)


async def _sweep(lobby: TablesOfNode, luck: Random) -> None:
    while True:
        try:
            found = await sweep_once(lobby, luck)
        except StoreTrouble as trouble:
            log.warning("tables of other nodes cannot be looked for: %s", trouble)
            found = 0
        except Exception:
            # An error with one table must not keep the others from being taken.
            log.exception("tables of other nodes cannot be taken")
            found = 0
        if not found and lobby.ownership.is_certain:
            # All tables that were waiting since the start are open; later ones come from other nodes.
            lobby.services.away_s = 0
        # There may be more.
        await asyncio.sleep(luck.uniform(0.0, 0.05) if found else luck.uniform(0.5, 1.5) * SWEEP_S)


async def sweep_once(lobby: TablesOfNode, luck: Random) -> int:
    """Take some tables whose match should go on; returns their number."""
    free = [id for id in await lobby.ownership.free_at_play() if not _is_awake(lobby, id)]
    if not free or lobby.is_draining:
        return 0
    some = luck.sample(free, min(TAKEN_AT_ONCE, len(free)))
    holds = await lobby.ownership.take(some)
    for id, hold in holds.items():
        if _is_awake(lobby, id):
            # It was opened on request meanwhile; that room ends, as its epoch is over, and is opened again.
            continue
        with suppress(TableError, StoreTrouble):
            await lobby.open_held(id, hold)
        await asyncio.sleep(0)
    if holds:
        note("tables-taken", tables=len(holds), left=len(free) - len(holds))
    return len(holds)


def _is_awake(lobby: TablesOfNode, id: str) -> bool:
    room = lobby.rooms.get(id)
    return room is not None and not room.is_stopped


async def hand_over(rooms: Mapping[str, Room], tasks: Mapping[str, asyncio.Task[None]]) -> None:
    """Release all tables to the other nodes, a few at a time, so that each is without an owner only briefly.
    `tasks` run the rooms."""
    ids = list(rooms)
    note("handing-over", tables=len(ids))
    for start in range(0, len(ids), HANDED_AT_ONCE):
        some = [
            (room, tasks.get(id)) for id in ids[start : start + HANDED_AT_ONCE] if (room := rooms.get(id))
        ]
        await asyncio.gather(*(room.post(room.hand_over) for room, _ in some))
        ends = [task for _, task in some if task is not None]
        await asyncio.gather(*ends, return_exceptions=True)
