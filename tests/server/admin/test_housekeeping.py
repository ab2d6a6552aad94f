"""What operators can do to a running server, and what visitors see of it."""

import asyncio
import json
import time
from contextlib import AsyncExitStack

import msgspec
import pytest

from starhaul.server.admin import admin_messages as messages
from starhaul.server.admin import draining
from starhaul.server.net.bans import Bans, network_of
from starhaul.server.store.store_contract import BanRow
from tests.remote.wide import UNLIMITED
from tests.server.admin.visitors import PROXY, asked, at, order, seated, until
from tests.server.running_server import open_server

HOME, ELSEWHERE = "203.0.113.7", "198.51.100.9"


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def running(tmp_path):
    async with open_server(tmp_path, limits=UNLIMITED, proxies=PROXY) as running:
        yield running


async def racing(running, stack: AsyncExitStack):
    """Two people in a race, from two addresses."""
    host = await running.table("race", name="Zora", seats=2)
    places = [(HOME, host), (ELSEWHERE, running.seat(host.table, 1))]
    people = [
        await stack.enter_async_context(await seated(running, one, place.table, place.token, f"P{number}"))
        for number, (one, place) in enumerate(places)
    ]
    for person in people:
        await person.do(do="ready")
    for person in people:
        await person.until(lambda person=person: "update" in person.last)
    return host.table, people


# --- tables ------------------------------------------------------------------------------------------------


async def test_tables_are_listed_without_anything_about_their_people(running):
    async with AsyncExitStack() as stack:
        table, people = await racing(running, stack)
        watcher = await stack.enter_async_context(await at(running, HOME))
        await watcher.hello(table)
        answer = await order(running, messages.TablesRequest())
        (row,) = answer.tables
        assert (row.table, row.game, row.phase, row.seats) == (table, "race", "playing", 2)
        assert (row.people, row.bots, row.connected, row.spectators) == (2, 0, 2, 1)
        assert row.match
        assert row.age_s is not None
        assert 0 <= row.idle_s <= row.age_s + 1
        written = msgspec.json.encode(answer).decode()
        for secret in ("Zora", "P0", HOME, people[0].last["welcome"]["table"]["table_link"]):
            assert secret not in written


async def test_a_table_that_the_operator_closes_publishes_its_match_as_aborted(running):
    async with AsyncExitStack() as stack:
        table, people = await racing(running, stack)
        match = running.lobby.rooms[table].record.match
        answer = await order(running, messages.CloseTableRequest(table=table))
        assert answer == messages.DoneAnswer(code="closed", facts={"table": table, "aborted": 1})
        for person in people:
            await person.until(lambda person=person: "bye" in person.last)
            assert person.last["bye"]["code"] == "closed-by-operator"
            assert person.last["bye"]["facts"] == {"match": match}
        status, info = await asked(running, f"/api/matches/{match}")
        assert (status, info["is_over"], info["is_aborted"]) == (200, True, True)
        assert info["seed"]
        assert running.lobby.services.store.table(table).is_open is False


async def test_a_table_that_is_not_in_memory_can_be_closed(running):
    host = await running.table("race")
    await running.lobby.rooms[host.table].post(running.lobby.rooms[host.table].retire)
    await until(lambda: host.table not in running.lobby.rooms)
    answer = await order(running, messages.CloseTableRequest(table=host.table))
    assert answer.facts == {"table": host.table, "aborted": 0}
    again = await order(running, messages.CloseTableRequest(table=host.table))
    assert (again.code, again.of) == ("unknown", "table")


# --- bans --------------------------------------------------------------------------------------------------


async def test_a_ban_ends_connections_and_keeps_the_network_out(running):
    async with AsyncExitStack() as stack:
        table, (banned, other) = await racing(running, stack)
        answer = await order(running, messages.BanRequest(network="203.0.113.0/24", reason="flood"))
        assert answer.facts == {"network": "203.0.113.0/24", "connections": 1}
        await banned.until(lambda: "bye" in banned.last)
        assert banned.last["bye"]["code"] == "banned"
        assert "reconnect_ms" not in banned.last["bye"] or banned.last["bye"]["reconnect_ms"] is None
        again = await stack.enter_async_context(await at(running, HOME))
        await again.until(lambda: "bye" in again.last)
        assert again.last["bye"]["code"] == "banned"
        assert await asked(running, "/api/tables", X_Forwarded_For=HOME) == (
            403,
            {"code": "banned", "of": "table", "facts": {}},
        )
        assert (await asked(running, "/api/tables", X_Forwarded_For=ELSEWHERE))[0] == 200
        assert other.closed is None
        assert "flood" not in json.dumps(banned.last)
        await until(lambda: running.lobby.rooms[table].attendance.is_here(0) is False)


async def test_a_ban_survives_a_restart_and_can_be_lifted(tmp_path):
    async with open_server(tmp_path, proxies=PROXY) as running:
        await order(running, messages.BanRequest(network=HOME, seconds=3600))
    async with open_server(tmp_path, proxies=PROXY) as running:
        assert (await asked(running, "/api/about", X_Forwarded_For=HOME))[0] == 403
        (row,) = (await order(running, messages.BansRequest())).bans
        assert row.network == HOME
        assert row.until == row.made_at + 3600
        assert (await order(running, messages.UnbanRequest(network=HOME))).code == "unbanned"
        assert (await asked(running, "/api/about", X_Forwarded_For=HOME))[0] == 200
    async with open_server(tmp_path, proxies=PROXY) as running:
        assert (await order(running, messages.BansRequest())).bans == []


@pytest.mark.parametrize(
    ("network", "code"),
    [
        ("127.0.0.0/8", "ban-everybody"),
        ("::1", "ban-everybody"),
        ("0.0.0.0/0", "network-too-wide"),
        ("2000::/3", "network-too-wide"),
        ("example.org", "not-an-address"),
        ("203.0.113.7/33", "not-an-address"),
        ("", "not-an-address"),
    ],
)
async def test_bans_that_would_lock_out_everybody_or_nobody_are_refused(running, network, code):
    answer = await order(running, messages.BanRequest(network=network))
    assert (answer.of, answer.code) == ("admin-refused", code)
    assert running.lobby.services.store.bans() == []


async def test_the_proxy_cannot_be_banned(tmp_path):
    async with open_server(tmp_path, proxies=("192.0.2.1",)) as running:
        answer = await order(running, messages.BanRequest(network="192.0.2.0/24"))
        assert answer.code == "ban-everybody"


def test_a_ban_ends_by_itself():
    now = [1000.0]
    bans = Bans([BanRow(network=HOME, made_at=900, until=1100)], lambda: now[0])
    assert bans.covers(HOME)
    assert not bans.covers(ELSEWHERE)
    now[0] = 1100.0
    assert not bans.covers(HOME)
    assert bans.rows() == []
    assert bans.over() == [network_of(HOME)]


def test_all_addresses_of_a_household_are_banned_together():
    bans = Bans([BanRow(network="2001:db8:1:2::5", made_at=0)])
    assert bans.covers("2001:db8:1:2::/64")
    assert bans.covers("2001:db8:1:2:ffff::1")
    assert not bans.covers("2001:db8:1:3::/64")
    assert not bans.covers("")


def test_a_thousand_bans_cost_a_request_little():
    bans = Bans([BanRow(network=f"10.{n // 250}.{n % 250}.0/24", made_at=0) for n in range(1000)])
    began = time.process_time()
    for _ in range(1000):
        bans.covers(HOME)
    # A thousand comparisons each would take far longer.
    assert time.process_time() - began < 1.0


# --- announcements -----------------------------------------------------------------------------------------


async def test_an_announcement_reaches_everybody_and_those_who_come_later(running):
    async with AsyncExitStack() as stack:
        table, (person, _) = await racing(running, stack)
        text = "Restart\x00 at <b>nine</b>\n"
        answer = await order(running, messages.AnnounceRequest(text=text))
        assert (answer.code, answer.facts) == ("said", {"pages": 2})
        await person.until(lambda: "notice" in person.last)
        assert person.last["notice"]["text"] == "Restart at <b>nine</b>"
        later = await stack.enter_async_context(await at(running, HOME))
        await later.hello(table)
        await later.until(lambda: "notice" in later.last)
        assert (await asked(running, "/api/about"))[1]["notice"] == "Restart at <b>nine</b>"
        assert (await order(running, messages.AnnounceRequest())).code == "unsaid"
        await person.until(lambda: person.last["notice"].get("text", "") == "")
        assert (await asked(running, "/api/about"))[1]["notice"] == ""


async def test_an_announcement_ends_by_itself(running, monkeypatch):
    await order(running, messages.AnnounceRequest(text="soon", seconds=60))
    assert running.lobby.services.house.notice().text == "soon"
    later = time.time() + 61
    monkeypatch.setattr(time, "time", lambda: later)
    assert running.lobby.services.house.notice().text == ""


async def test_a_long_announcement_is_refused(running):
    answer = await order(running, messages.AnnounceRequest(text="x" * 281))
    assert (answer.code, answer.facts) == ("notice-too-long", {"longest": 280, "length": 281})
    assert running.lobby.services.house.text == ""


# --- draining ----------------------------------------------------------------------------------------------


@pytest.fixture
def hasty(monkeypatch):
    monkeypatch.setattr(draining, "LOOK_S", 0.02)
    monkeypatch.setattr(draining, "LAST_WORDS_S", 0.02)


async def test_draining_opens_no_tables_and_waits_for_matches(running, hasty):
    async with AsyncExitStack() as stack:
        table, people = await racing(running, stack)
        answer = await order(running, messages.DrainRequest(seconds=600))
        assert answer.facts == {"seconds": 600, "matches": 1}
        await people[0].until(lambda: "notice" in people[0].last)
        assert people[0].last["notice"]["closes_at"] > time.time() + 500
        status, problem = await asked(running, "/api/tables", {"game": "race"})
        assert (status, problem["code"]) == (503, "draining")
        # A player may still come back.
        await people[1].cut()
        back = running.seat(table, 1)
        people[1] = await stack.enter_async_context(await seated(running, ELSEWHERE, table, back.token))
        await asyncio.sleep(0.2)
        assert running.stops == 0, "a match is being played"
        for person in people:
            await person.cut()
        await until(lambda: running.stops == 1)


async def test_no_match_begins_while_the_server_is_drained(running):
    async with AsyncExitStack() as stack:
        host = await running.table("race", seats=2)
        person = await stack.enter_async_context(await seated(running, HOME, host.table, host.token))
        await person.do(do="bot", seat=1, bot="random")
        await order(running, messages.DrainRequest(seconds=600))
        await person.do(do="ready")
        assert running.lobby.rooms[host.table].starts_at is None
        assert (await order(running, messages.ResumeRequest())).code == "resumed"
        await person.until(lambda: "update" in person.last)
        assert person.last["notice"].get("closes_at") is None


async def test_draining_ends_at_its_time_limit(running, hasty):
    async with AsyncExitStack() as stack:
        await racing(running, stack)
        await order(running, messages.DrainRequest(seconds=1))
        await until(lambda: running.stops == 1)


async def test_an_idle_server_stops_at_once(running, hasty):
    await order(running, messages.DrainRequest(seconds=600))
    await until(lambda: running.stops == 1)
    assert (await order(running, messages.ResumeRequest())).code == "restarting", "it is too late"


async def test_what_is_not_drained_cannot_go_on(running):
    assert (await order(running, messages.ResumeRequest())).code == "not-draining"


# --- the secret of links -----------------------------------------------------------------------------------


async def test_connected_people_keep_their_seats_when_all_links_are_replaced(tmp_path):
    async with open_server(tmp_path, limits=UNLIMITED, proxies=PROXY) as running, AsyncExitStack() as stack:
        table, people = await racing(running, stack)
        old = running.seat(table, 0).token
        commitment = running.lobby.rooms[table].live.play.origin.commitment
        before = running.lobby.services.store.head()
        answer = await order(running, messages.RotateRequest())
        assert (answer.code, answer.facts) == ("rotated", {"connected": 2})
        new = running.seat(table, 0).token
        assert new != old
        await people[0].until(lambda: people[0].last["table"]["seats"][0]["link"] == new)
        stranger = await stack.enter_async_context(await at(running, ELSEWHERE))
        assert (await stranger.hello(table, old))["code"] == "wrong-link"
        assert running.lobby.rooms[table].live.play.origin.commitment == commitment
        assert running.lobby.services.store.head().database == before.database, "it is the same database"
    async with open_server(tmp_path, limits=UNLIMITED, proxies=PROXY) as running, AsyncExitStack() as stack:
        await stack.enter_async_context(await seated(running, HOME, table, new))


async def test_links_are_not_replaced_while_a_player_is_away(running):
    async with AsyncExitStack() as stack:
        table, people = await racing(running, stack)
        await people[1].cut()
        await until(lambda: not running.lobby.rooms[table].attendance.is_here(1))
        secret = running.lobby.services.link_secret
        answer = await order(running, messages.RotateRequest())
        assert (answer.code, answer.facts) == ("rotate-playing", {"matches": 1})
        assert running.lobby.services.link_secret == secret
        assert running.lobby.services.store.link_secret() == secret
        assert (await order(running, messages.RotateRequest(force=True))).code == "rotated"
        assert running.lobby.services.link_secret != secret


async def test_figures_of_the_server(running):
    async with AsyncExitStack() as stack:
        await racing(running, stack)
        answer = await order(running, messages.StatsRequest())
        assert (answer.tables, answer.people, answer.spectators, answer.bots) == (1, 2, 0, 0)
        assert answer.matches == {"race": 1}
        assert answer.database_bytes > 0
        assert (answer.trouble, answer.notice, answer.closes_at) == ("", "", None)
