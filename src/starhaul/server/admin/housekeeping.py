"""Carries out the requests of the operator, whichever way they come.

Used by the local socket and by the operator page. It acts on this process and writes what must hold for the
whole server (bans, the secret of links) to the store first; in a cluster the other processes would read it
there. Nothing here blocks the event loop: tables are changed in their own actors.
"""

import asyncio
import os
import secrets
import socket
import time
from collections.abc import Awaitable, Callable, Collection

from starhaul import __version__
from starhaul.kernel.errors import StarhaulError
from starhaul.server.admin import admin_messages as messages
from starhaul.server.admin.draining import Draining
from starhaul.server.admin.link_rotation import rotate
from starhaul.server.admin_error import AdminError
from starhaul.server.house_log import note
from starhaul.server.house_messages import LONGEST_NOTICE
from starhaul.server.lobby.lobby import Lobby
from starhaul.server.lobby.lobby_figures import tables_of
from starhaul.server.net.addresses import address
from starhaul.server.net.bans import MOST_BANS, Bans, Network, network_of, written
from starhaul.server.net.host_names import LOOPBACK
from starhaul.server.refusal_facts import facts_of
from starhaul.server.store.store_contract import BanRow
from starhaul.server.table.visitor_text import clean, visible

Handler = Callable[..., Awaitable[messages.AdminAnswer]]
PutNotice = Callable[[str, int | None], Awaitable[None]]
"""Takes the text, and the Unix time until which it is shown."""


async def _for_this_process(text: str, until: int | None) -> None:
    """There are no other nodes."""


class Housekeeper:
    """`stop` ends the server process in an orderly way; `proxies` must not be banned."""

    def __init__(
        self,
        lobby: Lobby,
        bans: Bans,
        stop: Callable[[], None] = lambda: None,
        proxies: Collection[str] = (),
        put_notice: PutNotice = _for_this_process,
    ) -> None:
        """`put_notice` writes an announcement down for the other nodes of the house."""
        self._put_notice = put_notice
        self._lobby = lobby
        self._bans = bans
        self._proxies = proxies
        self._began = time.monotonic()
        self._node = f"{socket.gethostname()}:{os.getpid()}"
        self._draining = Draining(lobby, stop, self.spread_notice)
        self._handlers: dict[type, Handler] = {
            messages.TablesRequest: self._tables,
            messages.CloseTableRequest: self._close,
            messages.BanRequest: self._ban,
            messages.UnbanRequest: self._unban,
            messages.BansRequest: self._list_bans,
            messages.AnnounceRequest: self._say,
            messages.DrainRequest: self._drain,
            messages.ResumeRequest: self._resume,
            messages.StatsRequest: self._stats,
            messages.RotateRequest: self._rotate,
        }

    async def answer(self, request: messages.AdminRequests) -> messages.AdminAnswer:
        """Refusals are answers, too."""
        try:
            return await self._handlers[type(request)](request)
        except StarhaulError as why:
            return messages.RefusedAnswer(code=why.code, of=why.prefix, facts=facts_of(why))

    def close(self) -> None:
        """The server stops; nothing is drained any more."""
        self._draining.cancel()

    # --- tables --------------------------------------------------------------------------------------------

    async def _tables(self, request: messages.TablesRequest) -> messages.AdminAnswer:
        return messages.TablesAnswer(node=self._node, tables=tables_of(self._lobby))

    async def _close(self, request: messages.CloseTableRequest) -> messages.AdminAnswer:
        was_playing = await self._lobby.close_table(request.table, "operator")
        facts = {"table": request.table, "aborted": int(was_playing)}
        return messages.DoneAnswer(code="closed", facts=facts)

    async def _stats(self, request: messages.StatsRequest) -> messages.AdminAnswer:
        tables, services = tables_of(self._lobby), self._lobby.services
        matches: dict[str, int] = {}
        for table in tables:
            if table.match:
                matches[table.game] = matches.get(table.game, 0) + 1
        store, notice = services.store.figures(), services.house.notice()
        return messages.StatsAnswer(
            node=self._node,
            version=__version__,
            up_s=int(time.monotonic() - self._began),
            tables=len(tables),
            matches=matches,
            people=sum(table.connected for table in tables),
            spectators=sum(table.spectators for table in tables),
            bots=sum(table.bots for table in tables),
            bans=len(self._bans.rows()),
            database_bytes=store.size + store.log_size,
            queue=store.queue,
            trouble="" if services.store.trouble is None else services.store.trouble.code,
            notice=notice.text,
            closes_at=notice.closes_at,
        )

    # --- bans ----------------------------------------------------------------------------------------------

    async def _ban(self, request: messages.BanRequest) -> messages.AdminAnswer:
        network = network_of(request.network)
        self._check_harmless(network)
        await self._forget_old_bans()
        if len(self._bans.rows()) >= MOST_BANS:
            raise AdminError("too-many-bans", most=MOST_BANS)
        now = int(time.time())
        until = None if request.seconds is None else now + request.seconds
        row = BanRow(network=written(network), made_at=now, until=until, reason=request.reason)
        await self._lobby.services.store.put_ban(row)
        self._bans.add(row)
        ended = self.end_banned()
        note("banned", seconds=request.seconds, connections=ended)
        return messages.DoneAnswer(code="banned", facts={"network": written(network), "connections": ended})

    def _check_harmless(self, network: Network) -> None:
        """Behind a proxy that is not listed in `proxies`, every visitor has its address."""
        near = [found for one in (*LOOPBACK, *self._proxies) if (found := address(one)) is not None]
        if any(one in network for one in near):
            raise AdminError("ban-everybody", network=written(network), setting="proxies")

    def end_banned(self) -> int:
        """End those that are banned now; their tables notice it themselves."""
        ended = 0
        for room in list(self._lobby.rooms.values()):
            banned = [viewer for viewer in room.viewers if self._bans.covers(viewer.address)]
            for viewer in banned:
                viewer.drop("banned")
            if banned:
                room.wake()
            ended += len(banned)
        return ended

    async def _forget_old_bans(self) -> None:
        for network in self._bans.over():
            await self._lobby.services.store.drop_ban(written(network))
            self._bans.lift(network)

    async def _unban(self, request: messages.UnbanRequest) -> messages.AdminAnswer:
        network = network_of(request.network)
        was_stored = await self._lobby.services.store.drop_ban(written(network))
        if not (self._bans.lift(network) or was_stored):
            raise AdminError("not-banned", network=written(network))
        note("ban-lifted")
        return messages.DoneAnswer(code="unbanned", facts={"network": written(network)})

    async def _list_bans(self, request: messages.BansRequest) -> messages.AdminAnswer:
        return messages.BansAnswer(bans=self._bans.rows())

    # --- announcements and draining ------------------------------------------------------------------------

    async def _say(self, request: messages.AnnounceRequest) -> messages.AdminAnswer:
        text = clean(request.text)
        if visible(text) > LONGEST_NOTICE:
            raise AdminError("notice-too-long", longest=LONGEST_NOTICE, length=visible(text))
        house = self._lobby.services.house
        until = int(time.time()) + request.seconds if request.seconds and text else None
        await self._put_notice(text, until)
        house.text, house.until = text, until
        reached = await self.spread_notice()
        note("announced", seconds=request.seconds, pages=reached, cleared=not text)
        return messages.DoneAnswer(code="said" if text else "unsaid", facts={"pages": reached})

    async def spread_notice(self) -> int:
        """Tell everybody at a table; returns their number. Other pages ask from time to time."""
        rooms = list(self._lobby.rooms.values())
        await asyncio.gather(*(room.post(room.take_notice) for room in rooms))
        return sum(len(room.viewers) for room in rooms)

    async def _drain(self, request: messages.DrainRequest) -> messages.AdminAnswer:
        playing = await self._draining.begin(request.seconds)
        return messages.DoneAnswer(code="draining", facts={"seconds": request.seconds, "matches": playing})

    async def _resume(self, request: messages.ResumeRequest) -> messages.AdminAnswer:
        await self._draining.end()
        return messages.DoneAnswer(code="resumed")

    async def _rotate(self, request: messages.RotateRequest) -> messages.AdminAnswer:
        kept = await rotate(self._lobby, secrets.token_bytes(32), force=request.force)
        note("secret-replaced", connected=kept)
        return messages.DoneAnswer(code="rotated", facts={"connected": kept})
