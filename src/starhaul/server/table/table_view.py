"""The table as one viewer may see it: makes `TableMessage` from the record.

Used by `audience`; the lobby uses its tokens. The view of the match is made by the game.
"""

from collections.abc import Sequence
from functools import lru_cache

import msgspec
from msgspec import Raw

from starhaul.games import config_of, game_named
from starhaul.server.table import seat_tokens
from starhaul.server.table.coach_seats import coached, why_no_coach
from starhaul.server.table.table_record import (
    Seat,
    TableRecord,
    agreed,
    commitment_of,
)
from starhaul.server.table.teams import teams_at
from starhaul.server.wire import SeatInfo, TableMessage


class TableSituation(msgspec.Struct, frozen=True, kw_only=True):
    """What the room knows besides the record."""

    connected: frozenset[int] = frozenset()
    stand_ins: dict[int, str] = {}
    takeovers: dict[int, int] = {}
    """In how many milliseconds a stand-in takes over, by seat."""
    wants_pause: frozenset[int] = frozenset()
    is_paused: bool = False
    starts_in_ms: int | None = None
    spectators: int = 0
    host_passes_in_ms: int | None = None


def show(
    record: TableRecord, now: TableSituation, seat: int | None, secret: bytes, delay_ms: int = 0
) -> TableMessage:
    teams: Sequence[int | None] = teams_at(record) or [None] * len(record.seats)
    return TableMessage(
        id=record.id,
        game=record.game,
        config=Raw(_whole_config(record.game, msgspec.json.encode(agreed(record)))),
        chosen=record.config,
        seats=[_seat(record, number, team, now, seat, secret) for number, team in enumerate(teams)],
        host=record.host,
        is_listed=record.is_listed,
        is_rated=record.is_rated,
        delay_minutes=record.delay_minutes,
        delay_ms=delay_ms,
        has_stands=record.has_stands,
        lesson=record.lesson,
        stand_in=record.stand_in,
        match=record.match,
        commitment=commitment_of(record),
        is_playing=record.is_playing,
        is_paused=now.is_paused,
        starts_in_ms=now.starts_in_ms,
        played=record.played,
        spectators=now.spectators,
        watch_link="" if seat is None else watch_token(record, secret),
        table_link="" if seat is None else table_token(record, secret),
        code="" if seat is None else record.code,
        no_coach=_no_coach(record, seat),
        host_passes_in_ms=now.host_passes_in_ms,
    )


def _no_coach(record: TableRecord, seat: int | None) -> str:
    why = None if seat is None else why_no_coach(record, seat)
    return "" if why is None else why.code


@lru_cache(maxsize=1024)
def _whole_config(game: str, given: bytes) -> bytes:
    """The complete configuration; cached, because completing it is slow."""
    return msgspec.json.encode(config_of(game_named(game), msgspec.json.decode(given)))


def _seat(
    record: TableRecord, number: int, team: int | None, now: TableSituation, viewer: int | None, secret: bytes
) -> SeatInfo:
    seat = record.seats[number]
    return SeatInfo(
        name=seat.name,
        bot=seat.bot,
        colour=seat.colour,
        team=team,
        is_taken=seat.is_taken,
        is_reserved=seat.is_reserved,
        is_connected=number in now.connected,
        is_ready=seat.is_ready,
        stand_in=now.stand_ins.get(number, ""),
        takeover_ms=now.takeovers.get(number),
        wants_pause=number in now.wants_pause,
        is_muted=seat.is_muted,
        has_coach=number in coached(record),
        nonce=seat.nonce,
        link=seat_token(record, number, secret) if _gets_link(record, seat, number, viewer) else "",
    )


def _gets_link(record: TableRecord, seat: Seat, number: int, viewer: int | None) -> bool:
    return viewer is not None and (viewer == number or (viewer == record.host and seat.is_free))


def seat_token(record: TableRecord, number: int, secret: bytes) -> str:
    return seat_tokens.token(secret, record.id, number, record.seats[number].generation)


def watch_token(record: TableRecord, secret: bytes) -> str:
    return seat_tokens.token(secret, record.id, seat_tokens.WATCH, record.watch_generation)


def table_token(record: TableRecord, secret: bytes) -> str:
    return seat_tokens.token(secret, record.id, seat_tokens.TABLE, record.table_generation)


def seat_of(record: TableRecord, token: str, secret: bytes) -> int | None:
    """The seat of a token; all are compared, so that the time taken reveals nothing."""
    found = None
    for number in range(len(record.seats)):
        if seat_tokens.is_same(seat_token(record, number, secret), token):
            found = number
    return found
