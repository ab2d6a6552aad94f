"""Bots at a server that stops in the middle of a match and restarts."""

import asyncio
import signal
import socket
from contextlib import AsyncExitStack, ExitStack
from pathlib import Path

import pytest

from starhaul.games import game_named
from starhaul.kernel.log import read_log, verify
from starhaul.remote.address import Address
from starhaul.remote.connection import Remote
from tests.remote.test_bot import Guest
from tests.remote.wide import SETTINGS
from tests.server.server_process import Process, serving


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        return int(free.getsockname()[1])


async def progress(guest: Guest, more: int) -> None:
    wanted = guest.told()["bot-did"] + more
    while guest.told()["bot-did"] < wanted:
        await asyncio.sleep(0.01)


@pytest.mark.slow
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
async def test_bots_go_on_where_they_were(tmp_path: Path, hasty, number):
    port = free_port()

    def start() -> Process:
        arguments = ("--port", str(port), "--db", "x.db", "--set", "countdown_seconds=0", *SETTINGS)
        return stack.enter_context(serving(tmp_path, *arguments))

    with ExitStack() as stack:
        server = start()
        made = server.table()
        address = Address(f"ws://127.0.0.1:{port}/ws", made["table"], made["token"])
        async with AsyncExitStack() as connections:
            remotes = [await connections.enter_async_context(Remote(address))]
            for seat in remotes[0].welcome.table.seats[1:]:
                other = Address(address.socket, address.table, seat.link)
                remotes.append(await connections.enter_async_context(Remote(other)))
            guests = [Guest(remote, matches=1) for remote in remotes]
            async with asyncio.TaskGroup() as group:
                for guest in guests:
                    group.create_task(guest.stays())
                for _ in range(2):
                    await progress(guests[0], 3)
                    server.process.send_signal(number)
                    await asyncio.to_thread(server.process.wait)
                    server = await asyncio.to_thread(start)
        assert [guest.played for guest in guests] == [1] * 4
        assert all(remote.connections >= 3 for remote in remotes)
        match = remotes[0].update.match
        status, raw = server.get(f"/api/matches/{match}/log")
        log = read_log(raw.encode())
        verdict = verify(game_named("race"), log)
        assert (status, verdict.same_key, verdict.fair, verdict.is_over) == (200, True, True, True)
        for seat, guest in enumerate(guests):
            assert sum(entry.seat == seat for entry in log.entries) == guest.told()["bot-did"]
