"""The order of the list of tables: those with people first, then the latest activity."""

import time
from collections.abc import Iterable, Sequence

from starhaul.server.cluster.node_summary import ListedElsewhere
from starhaul.server.table.room import Room


def listed_rooms(rooms: Iterable[Room]) -> list[Room]:
    found = [room for room in rooms if room.record.is_listed and not room.is_stopped]
    return sorted(found, key=lambda room: (is_quiet(room), -room.listed_at))


def is_quiet(room: Room) -> bool:
    return not room.viewers and not room.is_behind


def in_order(here: Sequence[Room], elsewhere: Sequence[ListedElsewhere]) -> list[Room | ListedElsewhere]:
    """The tables of this node and those of others."""
    if not elsewhere:
        return [*here]
    now = time.monotonic()
    ranked: list[tuple[bool, float, Room | ListedElsewhere]] = [
        *((is_quiet(room), now - room.listed_at, room) for room in here),
        *((one.is_quiet, one.idle_s, one) for one in elsewhere),
    ]
    return [one for *_, one in sorted(ranked, key=lambda entry: entry[:2])]
