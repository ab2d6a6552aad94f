"""A real server in this process: real sockets on loopback, a real database, real workers."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import uvicorn

from starhaul.remote.connection import Address, Remote
from starhaul.server.admin.housekeeping import Housekeeper
from starhaul.server.bots.pool import BotPool
from starhaul.server.clock.service_clock import ServiceClock
from starhaul.server.http.app import build
from starhaul.server.lobby.lobby import Lobby
from starhaul.server.net.bans import Bans
from starhaul.server.net.connections import Lines
from starhaul.server.net.gate import Gate
from starhaul.server.net.invitation import Invitation
from starhaul.server.net.listening import listen
from starhaul.server.process.webserver import configured_for
from starhaul.server.settings.limits import Limits
from starhaul.server.settings.settings import HouseCard
from starhaul.server.store.sqlite import SqliteStore
from starhaul.server.table.attendance import Grace
from starhaul.server.table.services import Services
from starhaul.server.wire import BotCommand, ReadyCommand


class SetClock(ServiceClock):
    """A service clock that shows what a test sets, in seconds."""

    def __init__(self, now: list[float]) -> None:
        super().__init__()
        self._now = now

    def now_ms(self) -> int:
        return int(self._now[0] * 1000)


class Running:
    def __init__(self, lobby: Lobby, port: int, gate: Gate, housekeeper: Housekeeper) -> None:
        self.lobby = lobby
        self.port = port
        self.gate = gate
        self.housekeeper = housekeeper
        self.stops = 0
        """How often the operator's requests have ended the process."""

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def table(self, game: str = "trucker", name: str = "Ann", **config: Any) -> Address:
        """A new table; returns the address of its host."""
        room, token = await self.lobby.create(game, config, name, is_listed=True)
        return self.address(room.record.id, token)

    def address(self, table: str, token: str = "") -> Address:
        return Address(f"ws://127.0.0.1:{self.port}/ws", table, token)

    def seat(self, table: str, number: int) -> Address:
        """The address of another seat, as the host would send it to a friend."""
        from starhaul.server.table.table_view import seat_token

        record = self.lobby.room(table).record
        return self.address(table, seat_token(record, number, self.lobby.services.link_secret))


@asynccontextmanager
async def open_server(
    folder: Path,
    *,
    grace: Grace | None = None,
    limits: Limits | None = None,
    countdown_ms: int = 0,
    proxies: tuple[str, ...] = (),
    invitation: str = "",
    admin_token: str = "",
    card: HouseCard | None = None,
    **more: Any,
) -> AsyncIterator[Running]:
    store = SqliteStore(folder / "starhaul.db")
    bots = BotPool(1)
    given = {
        "clock": ServiceClock(store.service_ms()),
        "secret": store.secret(),
        **({} if "secret" in more else {"link_secret": store.link_secret()}),
        **more,
    }
    services = Services(store=store, bots=bots, grace=grace or Grace(), countdown_ms=countdown_ms, **given)
    lobby = Lobby(services, limits or Limits())

    @asynccontextmanager
    async def lifespan() -> AsyncIterator[None]:
        lobby.start()
        yield

    async def watch() -> None:
        """Closes a table that has failed at a message, so that tests do not wait in vain."""
        while not services.metrics.failures._value.get():
            await asyncio.sleep(0.05)
        for room in list(lobby.rooms.values()):
            room.close("failed")

    def stop() -> None:
        running.stops += 1

    gate = Gate(
        lobby.limits,
        bans=Bans(store.bans()),
        invitation=Invitation(invitation, store.secret(), lobby.limits) if invitation else None,
        admin_token=admin_token,
    )
    housekeeper = Housekeeper(lobby, gate.bans, stop, proxies)
    app = build(lobby, gate, lifespan, housekeeper, card or HouseCard())
    listener = listen("127.0.0.1", 0)
    lines = Lines(lobby.limits, services.metrics, proxies)
    server = uvicorn.Server(configured_for(app, proxies, lines))
    server.config.load()
    serving = asyncio.create_task(server.serve([listener]))
    while not server.started:
        await asyncio.sleep(0.01)
    watching = asyncio.create_task(watch())
    running = Running(lobby, listener.getsockname()[1], gate, housekeeper)
    try:
        yield running
        assert not services.metrics.failures._value.get(), "a table failed at a message; see the log"
    finally:
        watching.cancel()
        housekeeper.close()
        await lobby.drain()
        server.should_exit = True
        await serving
        await bots.stop()
        await services.analysts.stop()
        await store.close()


async def fill_with_bots(host: Remote, seats: int, bot: str = "random") -> None:
    for seat in range(1, seats):
        await host.do(BotCommand, seat=seat, bot=bot)
    await host.do(ReadyCommand)
