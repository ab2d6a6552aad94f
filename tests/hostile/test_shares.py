"""One address cannot take all tables: it has a quota, and on a full server its tables are unloaded first."""

from contextlib import AsyncExitStack

from starhaul.server.lobby import table_quota
from starhaul.server.settings.limits import Limits
from tests.hostile.kit import ask, attended, start, table_of, until, visitor
from tests.server.running_server import Running, open_server

ELSEWHERE = "127.0.0.2"


def displaced(running: Running, why: str) -> int:
    return int(running.lobby.services.metrics.displaced.labels(why)._value.get())


async def make(running: Running, source: str = "127.0.0.1", **wish: object):
    return await ask(
        running, "/api/tables", "POST", {"game": "race", "config": {"seats": 2}, **wish}, source=source
    )


async def test_one_address_with_idle_lines_does_not_close_the_house(tmp_path):
    """The attack: create a listed table, connect to it, stay idle; repeatedly."""
    limits = Limits(most_tables=30, most_tables_per_address=20, most_listed_per_address=10)
    async with open_server(tmp_path, limits=limits) as running, AsyncExitStack() as stack:
        taken = 0
        for number in range(60):
            answer = await make(running, is_listed=number % 2 == 0)
            if answer.status == 201:
                line = await visitor(running, stack)
                assert (await line.hello(answer.json["table"], answer.json["token"]))["is"] == "welcome"
                taken += 1
            else:
                assert (answer.status, answer.json["code"]) in {
                    (429, "address-tables"),
                    (429, "address-listed"),
                }
        assert taken == limits.most_tables_per_address
        listed = (await ask(running, "/api/tables", source=ELSEWHERE)).json
        assert listed["number"] <= limits.most_listed_per_address
        host = await attended(running, stack, ELSEWHERE, is_listed=True)
        assert (await host.do(do="ping"))["is"] == "pong"


async def test_many_addresses_make_way_for_one_with_fewer_tables(tmp_path):
    limits = Limits(most_tables=12, most_tables_per_address=4)
    async with open_server(tmp_path, limits=limits) as running, AsyncExitStack() as stack:
        crowd = [
            await attended(running, stack, f"127.0.1.{address}") for address in range(1, 4) for _ in range(4)
        ]
        newcomer = await attended(running, stack, ELSEWHERE)
        second = await attended(running, stack, ELSEWHERE)
        await until(lambda: len(running.lobby.rooms) == 12)
        gone = [one for one in crowd if one.closed]
        assert len(gone) == displaced(running, "house") == 2
        assert {one.last["bye"]["code"] for one in gone} == {"house-full"}
        assert {one.last["bye"]["reconnect_ms"] for one in gone} == {30_000}
        for one in (newcomer, second):
            assert (await one.do(do="ping"))["is"] == "pong"


async def test_no_table_is_displaced_by_an_address_with_as_many(tmp_path):
    limits = Limits(most_tables=4)
    async with open_server(tmp_path, limits=limits) as running, AsyncExitStack() as stack:
        people = [await attended(running, stack, source) for source in ("127.0.0.3", ELSEWHERE) * 2]
        for source in ("127.0.0.3", ELSEWHERE):
            answer = await make(running, source)
            assert (answer.status, answer.json["code"]) == (503, "too-many-tables")
        # An address without a table displaces one of an address with two; then all have the same number.
        await attended(running, stack, "127.0.0.4")
        answer = await make(running, "127.0.0.5")
        assert answer.status == 201
        await until(lambda: sum(one.closed is not None for one in people) == 2)
        assert (await make(running, "127.0.0.6")).status == 201, "nobody is at the last one yet"


async def test_where_people_play_nobody_has_to_go(tmp_path):
    limits = Limits(most_tables=2)
    async with open_server(tmp_path, limits=limits) as running, AsyncExitStack() as stack:
        host = await attended(running, stack)
        await host.do(do="bot", seat=1, bot="random")
        await start([host])
        waiting = await attended(running, stack)
        newcomer = await attended(running, stack, ELSEWHERE)
        await until(lambda: waiting.closed is not None)
        assert host.closed is None
        answer = await make(running, "127.0.0.3")
        assert answer.status == 503, "one is playing, the other has no more than its share"
        for one in (host, newcomer):
            assert (await one.do(do="ping"))["is"] == "pong"


async def test_the_emptiest_table_makes_way(tmp_path):
    limits = Limits(most_tables=3)
    async with open_server(tmp_path, limits=limits) as running, AsyncExitStack() as stack:
        hosts = [await attended(running, stack) for _ in range(3)]
        links = [host.last["welcome"]["table"]["seats"][1]["link"] for host in hosts]
        for number in (0, 2):
            guest = await visitor(running, stack)
            assert (await guest.hello(table_of(hosts[number]), links[number]))["is"] == "welcome"
        await attended(running, stack, ELSEWHERE)
        await until(lambda: hosts[1].closed is not None)
        assert [host.closed is None for host in hosts] == [True, False, True]


async def test_tables_that_made_way_come_back_with_their_links(tmp_path):
    limits = Limits(most_tables=2)
    async with open_server(tmp_path, limits=limits) as running, AsyncExitStack() as stack:
        hosts = [await attended(running, stack) for _ in range(2)]
        address = table_of(hosts[0]), hosts[0].last["welcome"]["table"]["seats"][0]["link"]
        newcomer = await attended(running, stack, ELSEWHERE)
        await until(lambda: hosts[0].closed is not None)
        again = await visitor(running, stack)
        said = await again.hello(*address)
        assert (said["is"], said["code"], said["reconnect_ms"]) == ("bye", "too-many-tables", 30_000)
        assert (await newcomer.do(do="close"))["is"] == "done"
        await until(lambda: len(running.lobby.rooms) == 1)
        once_more = await visitor(running, stack)
        assert (await once_more.hello(*address))["is"] == "welcome"


async def test_an_address_is_never_refused_because_of_its_old_tables(tmp_path):
    """Tables without viewers are unloaded for new ones of the same address."""
    limits = Limits(most_tables_per_address=3, most_listed_per_address=2)
    async with open_server(tmp_path, limits=limits) as running:
        made = [await make(running, is_listed=number % 2 == 0) for number in range(12)]
        assert {answer.status for answer in made} == {201}
        await until(lambda: len(running.lobby.rooms) == 3)
        assert sum(room.record.is_listed for room in running.lobby.rooms.values()) <= 2
        assert displaced(running, "address") == 9


async def test_a_match_that_everybody_has_left_waits_in_the_store(tmp_path, monkeypatch):
    limits = Limits(most_tables_per_address=1)
    async with open_server(tmp_path, limits=limits) as running, AsyncExitStack() as stack:
        host = await attended(running, stack)
        await host.do(do="bot", seat=1, bot="random")
        await start([host])
        table, link = table_of(host), host.last["welcome"]["table"]["seats"][0]["link"]
        await host.cut()
        await until(lambda: not running.lobby.rooms[table].viewers)
        assert (await make(running)).json.get("code") == "address-tables", (
            "they may have lost their connection"
        )
        monkeypatch.setattr(table_quota, "ABANDONED_S", -1.0)
        assert (await make(running)).status == 201
        await until(lambda: table not in running.lobby.rooms)
        back = await visitor(running, stack)
        assert (await back.hello(table, link))["update"]["match"]


async def test_to_list_a_table_later_counts_as_well(tmp_path):
    limits = Limits(most_listed_per_address=2)
    async with open_server(tmp_path, limits=limits) as running, AsyncExitStack() as stack:
        hosts = [await attended(running, stack) for _ in range(3)]
        said = [await host.do(do="options", is_listed=True) for host in hosts]
        assert [answer["is"] for answer in said] == ["done", "done", "refused"]
        assert (said[2]["code"], said[2]["facts"]) == ("address-listed", {"most": 2})
        assert (await hosts[0].do(do="options", is_listed=True))["is"] == "done", "it is listed already"
        assert (await hosts[0].do(do="options", is_listed=False))["is"] == "done"
        assert (await hosts[2].do(do="options", is_listed=True))["is"] == "done"


async def test_to_wake_a_stored_table_counts_and_needs_the_right_to_enter(tmp_path):
    limits = Limits(most_tables_per_address=2)
    async with open_server(tmp_path, limits=limits) as running, AsyncExitStack() as stack:
        made = [(await make(running, ELSEWHERE)).json for _ in range(3)]
        for room in list(running.lobby.rooms.values()):
            await room.post(room.retire)
        await until(lambda: not running.lobby.rooms)
        for token in ("", "wrong"):
            line = await visitor(running, stack)
            assert (await line.hello(made[0]["table"], token))["is"] == "bye"
        assert not running.lobby.rooms
        said = []
        for one in made:
            line = await visitor(running, stack)
            said.append(await line.hello(one["table"], one["token"]))
        assert [answer["is"] for answer in said] == ["welcome", "welcome", "bye"]
        assert said[2]["code"] == "address-tables"


async def test_a_table_whose_creation_fails_is_not_counted(tmp_path, monkeypatch):
    limits = Limits(most_tables_per_address=1)
    async with open_server(tmp_path, limits=limits) as running:

        async def full(row: object) -> None:
            raise table_quota.TableError("failed")

        monkeypatch.setattr(running.lobby.services.store, "put_table", full)
        assert (await make(running)).status == 500
        monkeypatch.undo()
        assert running.lobby.quota.count("127.0.0.1") == 0
        assert (await make(running)).status == 201


async def test_shares_follow_tables_that_end(tmp_path):
    async with open_server(tmp_path) as running, AsyncExitStack() as stack:
        hosts = [await attended(running, stack) for _ in range(3)]
        assert running.lobby.quota.count("127.0.0.1") == 3
        for host in hosts:
            await host.do(do="close")
        await until(lambda: not running.lobby.rooms)
        assert running.lobby.quota.count("127.0.0.1") == 0
        assert not running.lobby.quota._held
        assert not running.lobby.quota._holders
