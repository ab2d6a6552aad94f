"""Ways to a table over real sockets: its one link, its code, reserved seats, kicked people, new links."""

import asyncio
from typing import Any

import msgspec
import pytest

from starhaul.remote.connection import Closed, Remote
from starhaul.server.settings.limits import Limits
from starhaul.server.table import seat_tokens
from starhaul.server.table.attendance import Grace
from starhaul.server.table.upkeep import AbsenceLimits
from starhaul.server.wire import (
    ByeMessage,
    KickCommand,
    OptionsCommand,
    RefusedMessage,
    RenewCommand,
    SitCommand,
    TableMessage,
)
from tests.remote.wide import UNLIMITED
from tests.rules import rule
from tests.server.running_server import Running, open_server
from tests.server.table.test_room import until
from tests.timeouts import scaled

HASTY = AbsenceLimits(reserved=200, host_waiting=200, host_playing=400)


@pytest.fixture
async def running(tmp_path):
    async with open_server(tmp_path, limits=UNLIMITED) as running:
        yield running


@pytest.fixture
async def hasty(tmp_path):
    async with open_server(tmp_path, limits=UNLIMITED, absence_limits=HASTY, grace=Grace(0, 0, 0)) as running:
        yield running


async def post(running: Running, path: str, source: str = "127.0.0.1", **body: Any) -> tuple[int, Any]:
    raw = msgspec.json.encode(body)
    reader, writer = await asyncio.open_connection("127.0.0.1", running.port, local_addr=(source, 0))
    head = f"POST /api/{path} HTTP/1.1\r\nHost: 127.0.0.1:{running.port}\r\nConnection: close\r\n"
    writer.write(f"{head}Content-Length: {len(raw)}\r\n\r\n".encode() + raw)
    answer = await reader.read()
    writer.close()
    head, _, content = answer.decode().partition("\r\n\r\n")
    return int(head.split()[1]), msgspec.json.decode(content)


async def join(running: Running, table: str, **body: Any) -> tuple[int, Any]:
    return await post(running, f"tables/{table}/join", **body)


def taken(*seats: int):
    return lambda fact: (
        isinstance(fact, TableMessage)
        and [n for n, seat in enumerate(fact.seats) if seat.is_taken] == [*seats]
    )


# --- one link ----------------------------------------------------------------------------------------------


@rule("HSE-O1")
async def test_with_the_link_of_the_table_one_watches_and_sits_down_where_one_likes(running):
    host = await running.table(seats=4)
    async with Remote(host, "Ann") as ann:
        await ann.do(OptionsCommand, is_listed=False)
        link = ann.welcome.table.table_link
        async with Remote(running.address(host.table, link)) as guest:
            assert guest.welcome.seat is None
            assert (guest.welcome.table.table_link, guest.welcome.table.code) == ("", "")
        assert (await join(running, host.table))[1]["code"] == "by-link-only"
        assert (await join(running, host.table, token=ann.welcome.table.watch_link))[0] == 403
        status, made = await join(running, host.table, token=link, seat=2, name="Bob")
        assert status == 201
        async with Remote(running.address(host.table, made["token"])) as bob:
            assert bob.welcome.seat == 2
            assert bob.welcome.table.table_link == link
        assert (await join(running, host.table, token=link, seat=2))[1]["code"] == "seat-taken"
        assert (await join(running, host.table, token="x"))[1]["code"] == "wrong-link"


@rule("HSE-O1")
async def test_a_code_stands_for_the_link_while_somebody_is_there(running):
    host = await running.table(seats=2)
    async with Remote(host, "Ann") as ann:
        await ann.do(OptionsCommand, is_listed=False)
        code = ann.welcome.table.code
        assert len(code) == 6
        assert set(code) <= set(seat_tokens.LETTERS)
        written = f" {code[:3].lower()}-{code[3:]} "
        status, made = await post(running, "codes", code=written)
        assert (status, made) == (200, {"table": host.table, "token": ann.welcome.table.table_link})
        wrong = ("B" if code[0] != "B" else "C") + code[1:]
        for tried in (wrong, "", "      "):
            assert (await post(running, "codes", code=tried))[0] == 404
    room = running.lobby.rooms[host.table]
    await room.post(room.retire)
    await asyncio.wait_for(running.lobby._tasks[host.table], scaled(10))
    assert (await post(running, "codes", code=code))[1]["code"] == "code-unknown"


async def test_codes_cannot_be_tried_out(tmp_path):
    limits = Limits(code_rate=0.01, code_burst=3)
    async with open_server(tmp_path, limits=limits) as running:
        host = await running.table(seats=2)
        code = running.lobby.room(host.table).record.code
        answers = [(await post(running, "codes", code="BBBBBB"))[1]["code"] for _ in range(4)]
        assert answers == ["code-unknown"] * 3 + ["too-fast"]
        assert (await post(running, "codes", code=code))[0] == 429, "even the right one"
        assert (await post(running, "codes", "127.0.0.2", code=code))[0] == 200
        # Many addresses together do not get far either.
        found = [(await post(running, "codes", f"127.0.1.{n // 3}", code="BBBBBB"))[0] for n in range(58)]
        assert found.count(404) == 3 * 20 - 4
        assert found[-2:] == [429, 429]


# --- reserved seats ----------------------------------------------------------------------------------------


async def test_a_seat_nobody_comes_to_is_free_again(hasty):
    host = await hasty.table(seats=2)
    async with Remote(host, "Ann") as ann:
        _, made = await join(hasty, host.table, name="Squatter")
        reserved = await until(ann, taken(0, 1))
        assert (reserved.seats[1].is_reserved, reserved.seats[1].is_connected) == (True, False)
        await until(ann, taken(0))
        with pytest.raises(Closed, match="wrong-link"):
            await Remote(hasty.address(host.table, made["token"])).__aenter__()
        assert (await join(hasty, host.table, name="Bob"))[0] == 201


async def test_a_person_who_comes_in_time_keeps_the_seat(hasty):
    host = await hasty.table(seats=2)
    async with Remote(host, "Ann") as ann:
        _, made = await join(hasty, host.table, name="Bob")
        async with Remote(hasty.address(host.table, made["token"])) as bob:
            assert not bob.welcome.table.seats[1].is_reserved
        # Longer than a seat is reserved for somebody who never came.
        await asyncio.sleep(HASTY.reserved * 2 / 1000)
        room = hasty.lobby.rooms[host.table]
        assert [seat.name for seat in room.record.seats] == ["Ann", "Bob"]
        assert ann.table is not None


# --- hosts -------------------------------------------------------------------------------------------------


async def test_a_host_who_vanishes_is_succeeded(hasty):
    host = await hasty.table(seats=2)
    async with Remote(hasty.seat(host.table, 1), "Bob") as bob:
        async with Remote(host, "Ann"):
            pass
        leaving = await until(
            bob, lambda fact: isinstance(fact, TableMessage) and fact.host_passes_in_ms is not None
        )
        assert leaving.host == 0
        table = await until(bob, lambda fact: isinstance(fact, TableMessage) and fact.host == 1)
        assert table.host_passes_in_ms is None
        assert not isinstance(await bob.do(OptionsCommand, is_listed=False), RefusedMessage)
        async with Remote(host, "Ann") as ann:
            assert ann.welcome.table.host == 1


# --- kicked people -----------------------------------------------------------------------------------------


async def test_a_kicked_person_cannot_come_back_alone(running):
    host = await running.table(seats=3)
    async with Remote(host, "Ann") as ann:
        _, made = await join(running, host.table, name="Bob", device="phone")
        async with Remote(running.address(host.table, made["token"])) as bob:
            await ann.do(KickCommand, seat=1)
            await until(bob, lambda fact: isinstance(fact, ByeMessage) and fact.code == "kicked")
        assert (await join(running, host.table, name="Bob", device="phone"))[1]["code"] == "sent-away"
        # Ann is at the same address, so the address does not count; another device does.
        assert (await join(running, host.table, name="Cyd", device="tablet"))[0] == 201


async def test_a_squatter_who_never_connected_is_known_by_address(running):
    host = await running.table(seats=3)
    async with Remote(host, "Ann") as ann:
        assert (await join(running, host.table, source="127.0.0.2"))[0] == 201
        await ann.do(KickCommand, seat=1)
        assert (await join(running, host.table, source="127.0.0.2"))[1]["code"] == "sent-away"
        assert (await join(running, host.table, source="127.0.0.3"))[0] == 201
        # Nothing stored reveals where anybody connected from.
        raw = running.lobby.services.store.table(host.table).record
        assert b"127.0.0." not in raw


# --- new links ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("which", "other"), [("watch", "table"), ("table", "watch")])
async def test_a_new_link_ends_the_old_one_and_sends_away_who_watches_by_it(running, which, other):
    host = await running.table(seats=2)
    async with Remote(host, "Ann") as ann:
        await ann.do(OptionsCommand, is_listed=False)
        table = ann.welcome.table
        links = {"watch": table.watch_link, "table": table.table_link}
        addresses = {name: running.address(host.table, link) for name, link in links.items()}
        async with Remote(addresses[which]) as gone, Remote(addresses[other]) as stays:
            assert await gone.do(RenewCommand, which=which) == RefusedMessage(
                seq=1, code="host-only", of="table"
            )
            await ann.do(RenewCommand, which=which)
            assert (await until(gone, lambda fact: isinstance(fact, ByeMessage))).code == "removed"
            shown = await until(stays, lambda fact: isinstance(fact, TableMessage) and fact.spectators == 1)
            assert shown.watch_link == ""
        with pytest.raises(Closed, match="wrong-link"):
            await Remote(addresses[which]).__aenter__()
        now = ann.table
        assert now is not None
        new = now.watch_link if which == "watch" else now.table_link
        assert new != links[which]
        async with Remote(running.address(host.table, new)) as back:
            assert back.welcome.seat is None


# --- names -------------------------------------------------------------------------------------------------


async def test_a_name_is_somebodys(running):
    host = await running.table(seats=2)
    async with Remote(host, "Ann"), Remote(running.seat(host.table, 1), "ANN") as bob:
        assert bob.welcome.table.seats[1].name == "ANN 2"
        refused = await bob.do(SitCommand, name="ann")
        assert (refused.code, refused.facts) == ("name-taken", {"name": "ann"})
