"""Handlers for the commands of watching. Each executes its command, or raises and changes nothing.

Used by `commands`, which has all handlers. The limits are in `stands`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhaul.server.table import visitor_text
from starhaul.server.table.viewer import Viewer
from starhaul.server.table_error import TableError
from starhaul.server.wire import ListenCommand, MurmurCommand, MurmuredMessage, ReactCommand, encode

if TYPE_CHECKING:
    from starhaul.server.table.room import Room


async def react(room: Room, viewer: Viewer, command: ReactCommand) -> None:
    if viewer.seat is not None and room.record.seats[viewer.seat].is_muted:
        raise TableError("muted")
    room.stands.react(viewer, command.reaction, room.clock.now_ms())


async def murmur(room: Room, viewer: Viewer, command: MurmurCommand) -> None:
    """Spectators all see the match with the same delay, so their own messages need none."""
    if viewer.seat is not None:
        raise TableError("murmur-player")
    if not room.record.has_stands:
        raise TableError("murmur-closed")
    text = visitor_text.chat(command.text)
    room.stands.check_murmur(viewer)
    frame = encode(MurmuredMessage(watcher=viewer.watcher, name=viewer.name, text=text))
    for other in room.viewers:
        if other.seat is None or other.hears_stands:
            other.send(frame)


async def listen(room: Room, viewer: Viewer, command: ListenCommand) -> None:
    viewer.hears_stands = command.on
