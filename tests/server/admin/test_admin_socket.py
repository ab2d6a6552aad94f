"""The local socket: who may use it, and what it makes of everything that is sent to it."""

import asyncio
import os
import stat
import struct
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from starhaul.server.admin import admin_socket
from starhaul.server.admin.admin_messages import LONGEST_REQUEST, answer_decoder
from starhaul.server.admin.admin_socket import AdminSocket, is_allowed, short_path, socket_path
from tests.server.running_server import open_server

TABLES = b'{"do":"tables"}\n'


@asynccontextmanager
async def listening(folder: Path):
    async with open_server(folder) as running:
        path = socket_path(folder / "starhaul.db")
        admin = AdminSocket(path, running.housekeeper)
        await admin.start()
        try:
            yield path
        finally:
            await admin.close()


async def answered(path: str, request: bytes):
    with short_path(path) as name:
        reader, writer = await asyncio.open_unix_connection(name)
    writer.write(request)
    if request.endswith(b"\n"):
        await writer.drain()
    else:
        writer.write_eof()
    answer = await reader.read()
    writer.close()
    return answer_decoder.decode(answer)


async def test_a_request_is_answered_and_the_file_is_private(tmp_path):
    async with listening(tmp_path) as path:
        assert stat.S_IMODE(os.stat(path).st_mode) == 0o600
        assert (await answered(path, TABLES)).tables == []
    assert not os.path.exists(path)


@pytest.mark.parametrize(
    "request_",
    [
        b"\n",
        b"tables\n",
        b"[]\n",
        b'{"do":"rm -rf"}\n',
        b'{"do":"tables","also":1}\n',
        b'{"do":"ban","network":"' + b"x" * 500 + b'"}\n',
        b'{"do":"ban","network":"10.0.0.1","seconds":-1}\n',
        b'{"do":"drain","seconds":1e99}\n',
        b"[" * 10_000 + b"\n",
        b"x" * (LONGEST_REQUEST * 4) + b"\n",
        b"\xff\xfe\n",
        b'{"do":"tables"',
        b"",
    ],
)
async def test_nonsense_is_refused_and_the_socket_goes_on(tmp_path, request_):
    async with listening(tmp_path) as path:
        answer = await answered(path, request_)
        assert (answer.of, answer.code) == ("table", "bad-body")
        assert (await answered(path, TABLES)).tables == []


async def test_a_silent_client_is_cut_off_and_holds_up_nobody(tmp_path, monkeypatch):
    monkeypatch.setattr(admin_socket, "TIMEOUT_S", 0.3)
    async with listening(tmp_path) as path:
        with short_path(path) as name:
            reader, writer = await asyncio.open_unix_connection(name)
        assert (await answered(path, TABLES)).tables == []
        assert answer_decoder.decode(await reader.read()).code == "bad-body"
        writer.close()


async def test_too_many_clients_at_once_are_refused(tmp_path):
    async with listening(tmp_path) as path:
        waiting = [await asyncio.open_unix_connection(path) for _ in range(admin_socket.MOST_AT_ONCE)]
        assert (await answered(path, TABLES)).code == "too-fast"
        for _, writer in waiting:
            writer.close()


async def test_a_socket_that_a_killed_server_left_behind_is_replaced(tmp_path):
    Path(socket_path(tmp_path / "starhaul.db")).write_text("stale")
    async with listening(tmp_path) as path:
        assert (await answered(path, TABLES)).tables == []


async def test_a_deep_folder_is_no_obstacle(tmp_path):
    folder = tmp_path / ("deep" * 20) / ("deeper" * 15)
    folder.mkdir(parents=True)
    async with listening(folder) as path:
        assert len(path) > 108
        assert (await answered(path, TABLES)).tables == []


class Line:
    """A connection from this user."""

    def __init__(self, user: int) -> None:
        self._user = user

    def getsockopt(self, *_: object) -> bytes:
        return struct.pack("3i", 1, self._user, self._user)


def test_only_the_own_user_and_root_are_let_in(monkeypatch):
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    assert is_allowed(Line(1000))
    assert is_allowed(Line(0))
    assert not is_allowed(Line(1001))


async def test_other_users_are_refused_in_words(tmp_path, monkeypatch):
    monkeypatch.setattr(admin_socket, "is_allowed", lambda line: False)
    async with listening(tmp_path) as path:
        answer = await answered(path, TABLES)
        assert (answer.of, answer.code) == ("admin-refused", "not-you")


async def test_a_failure_is_an_answer(tmp_path, monkeypatch, caplog):
    async with listening(tmp_path) as path:

        async def fail(self, request):
            raise RuntimeError("a bug")

        monkeypatch.setattr("starhaul.server.admin.housekeeping.Housekeeper.answer", fail)
        assert (await answered(path, TABLES)).code == "failed"
        assert "a bug" in caplog.text


def test_requests_and_answers_survive_their_way():
    from starhaul.server.admin import admin_messages as messages

    for request in (messages.BanRequest(network="10.0.0.1", seconds=5), messages.RotateRequest(force=True)):
        assert messages.request_decoder.decode(msgspec.json.encode(request)) == request
