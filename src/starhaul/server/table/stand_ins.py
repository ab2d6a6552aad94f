"""Stand-ins for people who are away, and when they take over (HSE-O3).

Used by `audience` for what people see of it. That a stand-in takes over is an action of the match
(`kernel.presence`).
"""

from collections.abc import Sequence

from starhaul.server.table.table_record import TableRecord


def stand_ins(record: TableRecord, presence: Sequence[str]) -> dict[int, str]:
    """For each person who has a stand-in: `defaults`, or the name of the bot."""
    return {
        seat: record.stand_in if now == "bot" else "defaults"
        for seat, now in enumerate(presence)
        if now != "here" and not record.seats[seat].bot
    }


def takeovers(attending: Sequence[tuple[str, int | None]]) -> dict[int, int]:
    """For people who are away and have no stand-in yet: when they will, on the service clock.


    >>> takeovers([("here", None), ("here", 90_000), ("away", 300_000)])
    {1: 90000}
    """
    return {
        seat: when for seat, (state, when) in enumerate(attending) if state == "here" and when is not None
    }
