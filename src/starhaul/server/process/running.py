"""Assembles a server, runs it until a signal arrives, and runs its background tasks.

Used by `starhaul serve`. The options are read in `settings`, the web server is configured in `webserver`.
"""

import asyncio
import logging
import socket
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from platform import python_version

from starhaul import __version__
from starhaul.native_build import build_name
from starhaul.server.admin.admin_socket import AdminSocket, socket_path
from starhaul.server.admin.housekeeping import Housekeeper
from starhaul.server.house_log import note, report
from starhaul.server.http.app import build
from starhaul.server.lobby.lobby import Lobby
from starhaul.server.lobby.sweeping import sweep_periodically
from starhaul.server.net.bans import Bans
from starhaul.server.net.connections import Lines
from starhaul.server.net.gate import Gate
from starhaul.server.net.host_names import own_names
from starhaul.server.net.invitation import Invitation
from starhaul.server.net.listening import listen, make_room, reach_of
from starhaul.server.process import garbage_collection
from starhaul.server.process.event_loop import loop_name
from starhaul.server.process.house_following import HouseFollower, SharedHouse
from starhaul.server.process.house_opening import opened_house
from starhaul.server.process.loop_lag import measure_lag
from starhaul.server.process.plugin_report import load_plugins
from starhaul.server.process.selftest import check_web_layer
from starhaul.server.process.webserver import WebServer, configured_for
from starhaul.server.settings.settings import HouseCard, Settings, database_of
from starhaul.server.store.store_contract import Store, StoreTrouble
from starhaul.server.table.services import Services

DAY_S = 86_400

log = logging.getLogger("starhaul.serve")


def run(settings: Settings, opened: Callable[[socket.socket], None]) -> None:
    """Serve until a signal arrives; `opened` is called when the server accepts connections. Raises
    `BadInput` before that."""
    report(settings.log_level, settings.log_format)
    check_web_layer()
    load_plugins()
    make_room(settings.limits.most_viewers + settings.limits.most_connections)
    with listen(settings.host, settings.port) as listener:
        database = database_of(settings)
        services, ownership, shared = opened_house(settings, database, listener)
        lobby = Lobby(services, settings.limits, ownership)
        lobby.reach = lambda: reach_of(listener)
        gate = gate_of(settings, lobby.services)

        def stop() -> None:
            server.should_exit = True

        housekeeper = housekeeper_of(lobby, gate, stop, settings, shared)
        admin = AdminSocket(socket_path(database), housekeeper)
        card = HouseCard(settings.server_name, settings.welcome, settings.contact)
        follower = None if shared is None else HouseFollower(shared, lobby, gate, housekeeper)
        app = build(
            lobby, gate, lambda: living(settings, lobby, housekeeper, admin, follower), housekeeper, card
        )
        lines = Lines(settings.limits, lobby.services.metrics, settings.proxies)
        server = WebServer(configured_for(app, settings.proxies, lines), lobby, lambda: opened(listener))
        server.run(sockets=[listener])
        note("server-stopped")


def housekeeper_of(
    lobby: Lobby, gate: Gate, stop: Callable[[], None], settings: Settings, shared: SharedHouse | None
) -> Housekeeper:
    if shared is None:
        return Housekeeper(lobby, gate.bans, stop, settings.proxies)
    return Housekeeper(lobby, gate.bans, stop, settings.proxies, shared.put_notice)


def gate_of(settings: Settings, services: Services) -> Gate:
    """Who may enter, as the settings and the stored bans say."""
    word = settings.invitation
    return Gate(
        settings.limits,
        settings.origins,
        own_names(settings),
        bans=Bans(services.store.bans()),
        invitation=None if word is None else Invitation(word, services.secret, settings.limits),
        admin_token=settings.admin_token or "",
    )


@asynccontextmanager
async def living(
    settings: Settings,
    lobby: Lobby,
    housekeeper: Housekeeper,
    admin: AdminSocket,
    follower: HouseFollower | None = None,
) -> AsyncIterator[None]:
    """Startup and shutdown of everything behind the web server."""
    services = lobby.services
    garbage_collection.settle()
    lobby.start()
    await admin.start()
    note(
        "server-started", version=__version__, python=python_version(), engine=build_name(), loop=loop_name()
    )
    chores = [
        asyncio.create_task(forget_old(services.store, settings.keep_days)),
        asyncio.create_task(garbage_collection.collect_when_quiet()),
        asyncio.create_task(sweep_periodically(lobby, settings)),
        asyncio.create_task(measure_lag(services.metrics.loop_lag.observe)),
    ]
    if follower is not None:
        chores.append(asyncio.create_task(follower.run()))
    try:
        yield
    finally:
        for chore in chores:
            chore.cancel()
        housekeeper.close()
        await admin.close()
        await services.bots.stop()
        await services.analysts.stop()
        await services.store.close()


async def forget_old(store: Store, keep_days: int) -> None:
    """Retention: at startup and once a day."""
    while keep_days:
        try:
            count = await store.forget(int(time.time()) - keep_days * DAY_S)
            note("old-matches-deleted", matches=count, keep_days=keep_days)
        except StoreTrouble as trouble:
            log.warning("old matches could not be deleted: %s", trouble)
        await asyncio.sleep(DAY_S)
