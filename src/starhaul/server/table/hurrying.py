"""Skips time that only bots need when everybody connected wants it (HSE-O9).

Bots act exactly as they would have, at the same match times; only the waiting is skipped.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhaul.server.table.live_match import LiveMatch

# A room calls these functions and is what they act on: `room` imports this module.
if TYPE_CHECKING:
    from starhaul.server.table.room import Room


def may_hurry(room: Room, live: LiveMatch) -> bool:
    """Whether bots are busy and nobody else is waited for."""
    bots = {number for number, seat in enumerate(room.record.seats) if seat.bot}
    questions = live.play.questions
    is_waited_for = any(question.waits and question.seat not in bots for question in questions)
    return not is_waited_for and any(question.seat in bots for question in questions)


async def hurry(room: Room, live: LiveMatch) -> None:
    """Skip to the next moment at which something happens."""
    if not room.wants_hurry:
        return
    here = set(filter(room.attendance.is_here, room.record.people))
    if not here or not room.wants_hurry.issuperset(here) or live.is_over:
        return
    if not may_hurry(room, live):
        room.wants_hurry.clear()
        return
    wait = room.driver.idle_ms(live)
    if wait:
        await live.skip(wait)
        room.driver.wake()
