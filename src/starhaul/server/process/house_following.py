"""A node follows what holds for the whole house – bans, announcements, the secret of links – and tells the
other nodes about itself: every second, through the database."""

import asyncio
import logging
import time
from typing import Protocol

import msgspec
from msgspec import Raw

from starhaul.server.admin.housekeeping import Housekeeper
from starhaul.server.cluster.node_summary import (
    MOST_LISTED,
    MOST_VISITORS,
    ListedElsewhere,
    NodeSummary,
    VisitorUse,
    mark_of,
)
from starhaul.server.http.rest import listed
from starhaul.server.lobby.lobby import Lobby
from starhaul.server.lobby.table_list import is_quiet
from starhaul.server.net.gate import Gate
from starhaul.server.store.house_news import HouseNews
from starhaul.server.store.store_contract import StoreTrouble
from starhaul.server.table.room import Room

EVERY_S = 1.0

log = logging.getLogger("starhaul.house")


class SharedHouse(Protocol):
    """What the nodes of a house tell each other; see `postgres_store`."""

    async def put_notice(self, text: str, until: int | None) -> None: ...

    async def put_summary(self, summary: bytes) -> None: ...

    async def news(self) -> HouseNews: ...


class HouseFollower:
    def __init__(self, shared: SharedHouse, lobby: Lobby, gate: Gate, housekeeper: Housekeeper) -> None:
        self._shared = shared
        self._lobby = lobby
        self._gate = gate
        self._housekeeper = housekeeper
        self._published = b""
        gate.elsewhere = lobby.elsewhere.use_of

    async def run(self) -> None:
        """Until it is cancelled."""
        while True:
            try:
                await self.follow_once()
            except StoreTrouble as trouble:
                # The next time is in a second.
                log.debug("the other nodes cannot be heard: %s", trouble)
            except Exception:
                # The next attempt is in a second; until then the node works with what it knows.
                log.exception("what other nodes say cannot be followed")
            await asyncio.sleep(EVERY_S)

    async def follow_once(self) -> None:
        summary = msgspec.json.encode(summary_of(self._lobby, self._gate))
        if summary != self._published:
            await self._shared.put_summary(summary)
            self._published = summary
        await self.take_in(await self._shared.news())

    async def take_in(self, news: HouseNews) -> None:
        services = self._lobby.services
        self._lobby.elsewhere.learn(services.secret, news.summaries)
        if self._gate.bans.replace(news.bans):
            self._housekeeper.end_banned()
        if services.link_secret != news.link_secret:
            services.link_secret = news.link_secret
            await asyncio.gather(
                *(room.post(room.show_links_again) for room in list(self._lobby.rooms.values()))
            )
        house = services.house
        if (house.text, house.until) != (news.notice, news.notice_until):
            house.text, house.until = news.notice, news.notice_until
            await self._housekeeper.spread_notice()


def summary_of(lobby: Lobby, gate: Gate) -> NodeSummary:
    rooms, secret, quota = lobby.listed(), lobby.services.secret, lobby.quota
    inside = gate.inside
    visitors = list(dict.fromkeys([*inside, *quota.holders]))[:MOST_VISITORS]
    return NodeSummary(
        listed=[_listed(room) for room in rooms[:MOST_LISTED]],
        number=len(rooms),
        visitors={
            mark_of(secret, one): VisitorUse(quota.count(one), quota.listed(one), inside.get(one, 0))
            for one in visitors
        },
        codes={room.record.code: id for id, room in lobby.rooms.items() if room.record.code},
    )


def _listed(room: Room) -> ListedElsewhere:
    # In minutes, so that it does not change all the time.
    idle_s = int(time.monotonic() - room.listed_at) // 60 * 60
    return ListedElsewhere(is_quiet(room), idle_s, Raw(msgspec.json.encode(listed(room))))
