"""Assembles a server, runs it until a signal arrives, and runs its background tasks.

Used by `starhaul serve`. The options are read in `settings`, the web server is configured in `webserver`.
"""

import asyncio
import logging
import os
import socket
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from platform import python_version

from starhaul import __version__
from starhaul.kernel.errors import BadInput
from starhaul.native_build import build_name
from starhaul.server.bots.pool import BotPool
from starhaul.server.clock.service_clock import ServiceClock
from starhaul.server.http.app import build
from starhaul.server.lobby.lobby import Lobby
from starhaul.server.lobby.sweeping import sweep_periodically
from starhaul.server.net.connections import Lines
from starhaul.server.net.gate import Gate
from starhaul.server.net.host_names import own_names
from starhaul.server.net.listening import listen, make_room, reach_of
from starhaul.server.process import garbage_collection
from starhaul.server.process.selftest import check_web_layer
from starhaul.server.process.webserver import WebServer, configured_for, report
from starhaul.server.settings.settings import Settings, database_of
from starhaul.server.store.sqlite import SqliteStore
from starhaul.server.store.store_contract import Store, StoreTrouble
from starhaul.server.table.attendance import Grace
from starhaul.server.table.services import Services
from starhaul.server.table.upkeep import AbsenceLimits

DAY_S = 86_400
MOST_WORKERS = 4

log = logging.getLogger("starhaul.serve")


def run(settings: Settings, opened: Callable[[socket.socket], None]) -> None:
    """Serve until a signal arrives; `opened` is called when the server accepts connections. Raises
    `BadInput` before that."""
    report(settings.log_level)
    log.info("starhaul %s (%s) on Python %s", __version__, build_name(), python_version())
    check_web_layer()
    make_room(settings.limits.most_viewers + settings.limits.most_connections)
    with listen(settings.host, settings.port) as listener:
        lobby = Lobby(furnished(settings, database_of(settings)), settings.limits)
        lobby.reach = lambda: reach_of(listener)
        gate = Gate(settings.limits, settings.origins, own_names(settings))
        app = build(lobby, gate, lambda: living(settings, lobby))
        lines = Lines(settings.limits, lobby.services.metrics, settings.proxies)
        server = WebServer(configured_for(app, settings.proxies, lines), lobby, lambda: opened(listener))
        server.run(sockets=[listener])


def furnished(settings: Settings, database: Path) -> Services:
    """Everything that the tables share; raises `BadInput` if the database cannot be used."""
    store = SqliteStore(database)
    try:
        stood_at, secret = store.service_ms(), store.secret()
        away_s = store.away_s(int(time.time()))
    except StoreTrouble as trouble:
        raise BadInput("store-unusable", source=str(database), why=trouble) from trouble
    services = Services(
        store=store,
        clock=ServiceClock(stood_at, reserved_ms=stood_at),
        bots=BotPool(settings.bot_workers or _workers()),
        secret=secret,
        grace=Grace(
            building=_ms(settings.grace_building_seconds),
            deciding=_ms(settings.grace_deciding_seconds),
            absent=_ms(settings.grace_absent_seconds),
        ),
        absence_limits=AbsenceLimits(
            reserved=_ms(settings.grace_reserved_seconds),
            host_waiting=_ms(settings.grace_host_waiting_seconds),
            host_playing=_ms(settings.grace_host_playing_seconds),
        ),
        countdown_ms=_ms(settings.countdown_seconds),
        delay_ms=_ms(settings.spectator_delay_seconds),
        most_viewers=settings.most_viewers_per_table,
        away_s=away_s,
    )
    if store.missing is not None:
        services.metrics.lost_batches.set(max(1, store.missing.batches))
    return services


def _ms(seconds: float) -> int:
    return round(seconds * 1000)


def _workers() -> int:
    return max(1, min(MOST_WORKERS, (os.cpu_count() or 1) - 1))


@asynccontextmanager
async def living(settings: Settings, lobby: Lobby) -> AsyncIterator[None]:
    """Startup and shutdown of everything behind the web server."""
    services = lobby.services
    garbage_collection.settle()
    lobby.start()
    chores = [
        asyncio.create_task(forget_old(services.store, settings.keep_days)),
        asyncio.create_task(garbage_collection.collect_when_quiet()),
        asyncio.create_task(sweep_periodically(lobby, settings)),
    ]
    try:
        yield
    finally:
        for chore in chores:
            chore.cancel()
        await services.bots.stop()
        await services.store.close()


async def forget_old(store: Store, keep_days: int) -> None:
    """Retention: at startup and once a day."""
    while keep_days:
        try:
            count = await store.forget(int(time.time()) - keep_days * DAY_S)
            log.info("deleted %d matches that began more than %d days ago", count, keep_days)
        except StoreTrouble as trouble:
            log.warning("old matches could not be deleted: %s", trouble)
        await asyncio.sleep(DAY_S)
