"""The addresses of a server in the network, and which clients get them."""

import socket
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest
from starlette.requests import Request

from starhaul.cli import serve
from starhaul.cli.qr import code_of, drawn
from starhaul.locale import Texts
from starhaul.server.http.rest import Pages
from starhaul.server.net import addresses, listening
from starhaul.server.net.listening import listen, reach_of

HOME = ["192.168.1.5", "10.0.0.7"]


@pytest.fixture(autouse=True)
def network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listening, "of_network", lambda: HOME)


def test_a_server_for_this_machine_is_found_nowhere_else():
    with listen("127.0.0.1", 0) as listener:
        assert reach_of(listener) == []


def test_a_server_for_everybody_is_found_under_every_address_of_the_machine():
    with listen("0.0.0.0", 0) as listener:
        port = listener.getsockname()[1]
        assert reach_of(listener) == [f"http://192.168.1.5:{port}/", f"http://10.0.0.7:{port}/"]


def test_a_server_at_one_address_is_found_there():
    listener = cast(socket.socket, SimpleNamespace(getsockname=lambda: ("2001:db8::1", 8800)))
    assert reach_of(listener) == ["http://[2001:db8::1]:8800/"]


def test_addresses_of_the_network_are_asked_from_the_system(monkeypatch: pytest.MonkeyPatch):
    """By the source address of outgoing packets; some kinds of network may be missing."""
    ways = {
        "192.0.2.1": "192.168.1.5",
        "10.255.255.254": "10.0.0.7",
        "172.31.255.254": None,
        "192.168.255.254": "127.0.0.1",
    }

    class Asking:
        def __init__(self, *_: object) -> None:
            self.place = ""

        def __enter__(self) -> "Asking":
            return self

        def __exit__(self, *_: object) -> None: ...

        def connect(self, place: tuple[str, int]) -> None:
            self.place = place[0]
            if ways[self.place] is None:
                raise OSError("unreachable")

        def getsockname(self) -> tuple[str | None, int]:
            return ways[self.place], 1

    monkeypatch.setattr(addresses.socket, "socket", Asking)
    assert addresses.of_network() == HOME


@pytest.mark.parametrize(
    ("client", "told"), [("127.0.0.1", HOME), ("::1", HOME), ("::ffff:127.0.0.1", HOME), ("203.0.113.9", [])]
)
async def test_only_clients_on_this_machine_get_them(client, told):
    lobby: Any = SimpleNamespace(reach=lambda: HOME)
    request = Request({"type": "http", "client": (client, 5), "headers": []})
    answer = await Pages(lobby, cast(Any, None)).reach(request)
    assert msgspec.json.decode(answer.body) == {"addresses": told}


def test_the_terminal_shows_addresses_and_a_picture_for_phones(capsys, monkeypatch: pytest.MonkeyPatch):
    texts, found = Texts("en"), ["http://192.168.1.5:8800/", "http://10.0.0.7:8800/"]
    serve.print_reach([], texts)
    assert capsys.readouterr().out == ""
    serve.print_reach(found, texts)
    lines = capsys.readouterr().out
    assert lines == "".join(f"Others in the network: {address}\n" for address in found)
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    serve.print_reach(found, texts)
    assert capsys.readouterr().out == f"{lines}\n{drawn(code_of(found[0]))}\n"


def test_make_play_can_let_the_network_in():
    makefile = (Path(__file__).parents[3] / "Makefile").read_text("utf-8")
    assert "serve --open $(if $(LAN),--host 0.0.0.0)" in makefile
