"""Figures about all tables and the database, counted when somebody asks: for metrics and for `server.admin`.

What is counted as it happens is in `server.metrics`.
"""

import time
from collections import Counter
from collections.abc import Iterator

from msgspec import Struct
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

from starhaul.games import GAMES
from starhaul.server.lobby.lobby import Lobby
from starhaul.server.table.room import Room


class TableFigures(Struct, frozen=True, kw_only=True):
    """One table in memory, without anything about its people."""

    table: str
    """The table ID."""
    game: str
    """The game."""
    phase: str
    """`waiting`, `starting`, `playing` or `paused`."""
    seats: int
    """Number of seats."""
    people: int
    """Seats taken by people."""
    bots: int
    """Seats taken by bots."""
    connected: int
    """People of the table who are connected."""
    spectators: int
    """Spectators who are connected."""
    age_s: int | None
    """Seconds since the table was opened; None if that is not known."""
    idle_s: int
    """Seconds since somebody last did something there."""
    is_listed: bool
    """Whether anyone may join and watch."""
    lesson: str = ""
    """The lesson that is played there."""
    match: str = ""
    """The match that is being played."""
    matches: int = 0
    """Matches played before."""


def figures_of(room: Room) -> TableFigures:
    record = room.record
    return TableFigures(
        table=record.id,
        game=record.game,
        phase=_phase(room),
        seats=len(record.seats),
        people=len(record.people),
        bots=sum(bool(seat.bot) for seat in record.seats),
        connected=len({viewer.seat for viewer in room.viewers if viewer.seat is not None}),
        spectators=sum(viewer.seat is None for viewer in room.viewers),
        age_s=max(0, int(time.time()) - record.opened_at) if record.opened_at else None,
        idle_s=int(time.monotonic() - room.active_at),
        is_listed=record.is_listed,
        lesson=record.lesson,
        match=record.match if record.is_playing else "",
        matches=len(record.played),
    )


def _phase(room: Room) -> str:
    if room.live is None:
        return "waiting" if room.starts_at is None else "starting"
    return "playing" if room.live.paused_ms is None else "paused"


def tables_of(lobby: Lobby) -> list[TableFigures]:
    """All tables in memory, those with the latest activity first."""
    found = [figures_of(room) for room in list(lobby.rooms.values()) if not room.is_stopped]
    return sorted(found, key=lambda table: table.idle_s)


class LobbyCollector(Collector):
    """Metrics that are counted at the moment of the request."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby

    def collect(self) -> Iterator[Metric]:
        tables = tables_of(self._lobby)
        running = Counter(table.game for table in tables if table.match)
        matches = GaugeMetricFamily("starhaul_running_matches", "Matches being played", labels=["game"])
        for game in GAMES:
            matches.add_metric([game], running[game])
        yield matches
        people = sum(table.connected for table in tables)
        yield GaugeMetricFamily("starhaul_people", "People connected to a seat", value=people)
        watching = sum(table.spectators for table in tables)
        yield GaugeMetricFamily("starhaul_spectators", "Connected spectators", value=watching)
        bots = sum(table.bots for table in tables)
        yield GaugeMetricFamily("starhaul_bots", "Bots at tables in memory", value=bots)
        yield from self._of_store()

    def _of_store(self) -> Iterator[Metric]:
        figures = self._lobby.services.store.figures()
        size = GaugeMetricFamily("starhaul_database_bytes", "Size of the database", labels=["part"])
        size.add_metric(["data"], figures.size)
        size.add_metric(["log"], figures.log_size)
        yield size
        yield GaugeMetricFamily("starhaul_write_queue", "Writes waiting", value=figures.queue)
