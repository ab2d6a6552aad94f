"""Limits and times from the code, for the protocol page.

Used by `page`, so that no number is written twice.
"""

from starhaul.server import wire
from starhaul.server.net.gate import EVERYBODY
from starhaul.server.settings.limits import Limits
from starhaul.server.table import command_answers, table_match, viewer
from starhaul.server.table.services import Services
from starhaul.server.table.upkeep import AbsenceLimits


def figures() -> dict[str, str]:
    """By the names used in the template."""
    limits, absence = Limits(), AbsenceLimits()
    return {
        "version": str(wire.VERSION),
        "frame_kib": str(wire.LONGEST_FRAME // 1024),
        "name_length": str(wire.LONGEST_NAME),
        "chat_length": str(wire.LONGEST_CHAT),
        "hello_seconds": f"{limits.hello_seconds:g}",
        "socket_rate": f"{limits.socket_rate:g}",
        "socket_burst": f"{limits.socket_burst:g}",
        "seat_rate": f"{limits.seat_rate:g}",
        "seat_burst": f"{limits.seat_burst:g}",
        "address_rate": f"{limits.address_rate:g}",
        "address_burst": f"{limits.address_burst:g}",
        "code_rate": f"{limits.code_rate:g}",
        "code_burst": f"{limits.code_burst:g}",
        "everybody": str(EVERYBODY),
        "reserved_seconds": f"{absence.reserved / 1000:g}",
        "host_waiting_seconds": f"{absence.host_waiting / 1000:g}",
        "host_playing_seconds": f"{absence.host_playing / 1000:g}",
        "request_rate": f"{limits.request_rate:g}",
        "request_burst": f"{limits.request_burst:g}",
        "address_viewers": str(limits.most_viewers_per_address),
        "address_connections": str(limits.most_connections_per_address),
        "unread_seconds": f"{limits.unread_seconds:g}",
        "address_tables": str(limits.most_tables_per_address),
        "address_listed": str(limits.most_listed_per_address),
        "most_strikes": str(limits.most_strikes),
        "table_viewers": str(Services.most_viewers),
        "queue_frames": str(viewer.MOST_FRAMES),
        "queue_mib": str(viewer.MOST_BYTES >> 20),
        "remembered_answers": str(command_answers.REMEMBERED),
        "remembered_clients": str(command_answers.MOST_CLIENTS),
        "remembered_revisions": str(table_match.REMEMBERED),
        "countdown_seconds": f"{Services.countdown_ms / 1000:g}",
        "delay_seconds": f"{Services.delay_ms / 1000:g}",
    }
