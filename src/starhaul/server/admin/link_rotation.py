"""Replaces the secret of all links, for example after a backup has fallen into the wrong hands.

Used by `housekeeping`. Seeds do not depend on this secret (every match has its own, with its own
commitment), nor do marks of kicked people and logs. What changes is every link: connected people are sent
theirs, as after moving to another seat; whoever is away has to be invited again. In a match that would cost
a person their seat, so it is refused unless the operator insists.
"""

import asyncio

from starhaul.server.admin_error import AdminError
from starhaul.server.lobby.lobby import Lobby
from starhaul.server.table import table_record
from starhaul.server.table.room import Room


async def rotate(lobby: Lobby, secret: bytes, *, force: bool) -> int:
    """Returns the number of connected people, whose links were replaced."""
    if not force:
        away = await asyncio.to_thread(_matches_elsewhere, lobby) + _matches_with_absent(lobby)
        if away:
            raise AdminError("rotate-playing", matches=away)
    await lobby.services.store.put_link_secret(secret)
    lobby.services.link_secret = secret
    rooms = list(lobby.rooms.values())
    await asyncio.gather(*(room.post(room.show_links_again) for room in rooms))
    return sum(viewer.seat is not None for room in rooms for viewer in room.viewers)


def _matches_with_absent(lobby: Lobby) -> int:
    return sum(_has_absent(room) for room in list(lobby.rooms.values()))


def _has_absent(room: Room) -> bool:
    """Whether somebody in a match is not connected now."""
    return room.live is not None and not all(map(room.attendance.is_here, room.record.people))


def _matches_elsewhere(lobby: Lobby) -> int:
    """Unfinished matches of people at tables that are not in memory."""
    rows = [row for row in lobby.services.store.tables_at_play() if row.id not in lobby.rooms]
    return sum(bool(table_record.load(row.record).people) for row in rows)
