"""The socket of a server, and what the server does in the background."""

import asyncio
import errno
import socket
import subprocess
import sys
import time
from collections.abc import Iterator

import pytest

from starhaul.kernel.errors import BadInput
from starhaul.locale import LANGUAGES, Texts
from starhaul.server.net import listening
from starhaul.server.net.listening import address_of, is_everywhere, listen, make_room
from starhaul.server.process.running import DAY_S, forget_old
from starhaul.server.store.store_contract import StoreTrouble

HOST = "127.0.0.1"


@pytest.fixture
def taken() -> Iterator[int]:
    """A port that another program uses."""
    with socket.create_server((HOST, 0)) as other:
        yield other.getsockname()[1]


def code_of(host: str, port: int | None) -> str:
    with pytest.raises(BadInput) as caught:
        listen(host, port).close()
    for language in LANGUAGES:
        assert Texts(language).error(caught.value)
    return caught.value.code


def test_a_taken_port_is_passed_over_unless_it_was_asked_for(taken: int, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(listening, "FIRST_PORT", taken)
    monkeypatch.setattr(listening, "LAST_PORT", taken + 50)
    with listen(HOST, None) as found:
        assert taken < found.getsockname()[1] <= taken + 50
    assert code_of(HOST, taken) == "port-busy"


def test_when_all_are_taken_it_is_said(taken: int, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(listening, "FIRST_PORT", taken)
    monkeypatch.setattr(listening, "LAST_PORT", taken)
    assert code_of(HOST, None) == "no-free-port"


def test_it_takes_connections_at_once():
    with listen(HOST, 0) as listener, socket.create_connection(listener.getsockname(), 10):
        pass


@pytest.mark.parametrize(
    ("host", "code"),
    [("no such machine", "host-unknown"), ("x" * 300, "host-unknown"), ("192.0.2.77", "host-elsewhere")],
)
def test_a_wrong_host_is_refused(host: str, code: str):
    assert code_of(host, None) == code


def test_any_other_trouble_is_told(monkeypatch: pytest.MonkeyPatch):
    def forbidden(*_: object, **__: object) -> socket.socket:
        raise PermissionError(errno.EACCES, "Permission denied (while attempting to bind on address x)")

    monkeypatch.setattr(socket, "create_server", forbidden)
    with pytest.raises(BadInput) as caught:
        listen(HOST, 80)
    assert Texts("en").error(caught.value) == "cannot listen here: permission denied"
    assert caught.value.source == "127.0.0.1:80"


def has_ipv6() -> bool:
    try:
        socket.create_server(("::1", 0), family=socket.AF_INET6).close()
    except OSError:
        return False
    return True


@pytest.mark.skipif(not has_ipv6(), reason="no IPv6 here")
@pytest.mark.parametrize("host", ["::1", "[::1]"])
def test_newer_addresses_are_written_in_brackets(host: str):
    with listen(host, 0) as listener:
        assert address_of(listener) == f"http://[::1]:{listener.getsockname()[1]}/"


@pytest.mark.parametrize(("host", "everywhere"), [("0.0.0.0", True), (HOST, False)])
def test_an_open_house_has_an_address_here(host: str, everywhere: bool):
    with listen(host, 0) as listener:
        assert address_of(listener) == f"http://127.0.0.1:{listener.getsockname()[1]}/"
        assert is_everywhere(listener) == everywhere


@pytest.mark.parametrize(
    ("soft", "connections", "found"), [(100, 500, 756), (1000, 500, 1000), (100, 9999, 2000)]
)
def test_there_is_room_for_all_connections(soft: int, connections: int, found: int):
    code = (
        "import resource; from starhaul.server.net.listening import make_room\n"
        f"resource.setrlimit(resource.RLIMIT_NOFILE, ({soft}, 2000)); make_room({connections})\n"
        "print(*resource.getrlimit(resource.RLIMIT_NOFILE))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == [str(found), "2000"]
    assert bool(done.stderr) == (found < connections)


def test_a_system_that_refuses_that_many_files_gives_as_many_as_it_can(monkeypatch, caplog):
    """As on macOS, which reports no hard limit."""
    import resource

    given = []

    def set_limit(which: int, limits: tuple[int, int]) -> None:
        if limits[0] > 10_240:
            raise ValueError("current limit exceeds maximum limit")
        given.append(limits)

    monkeypatch.setattr(resource, "getrlimit", lambda which: (256, resource.RLIM_INFINITY))
    monkeypatch.setattr(resource, "setrlimit", set_limit)
    make_room(12_000)
    assert given == [(10_240, resource.RLIM_INFINITY)]
    assert "10240 open files is too low for 12000 connections" in caplog.text


# --- retention ---------------------------------------------------------------------------------------------


class Forgetful:
    """A store that only deletes old data, and fails at first."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    async def forget(self, before: int) -> int:
        self.asked.append(before)
        if len(self.asked) == 1:
            raise StoreTrouble("full")
        return 0


@pytest.mark.anyio
async def test_old_matches_are_forgotten_again_and_again(monkeypatch: pytest.MonkeyPatch):
    store, slept = Forgetful(), []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        if len(slept) == 2:
            raise asyncio.CancelledError

    monkeypatch.setattr(asyncio, "sleep", sleep)
    now = int(time.time())
    with pytest.raises(asyncio.CancelledError):
        await forget_old(store, 10)  # type: ignore[arg-type]
    assert slept == [DAY_S, DAY_S]
    assert all(0 <= before - (now - 10 * DAY_S) < 60 for before in store.asked)
    assert len(store.asked) == 2


@pytest.mark.anyio
async def test_for_ever_means_that_nothing_is_forgotten():
    store = Forgetful()
    await forget_old(store, 0)  # type: ignore[arg-type]
    assert store.asked == []
