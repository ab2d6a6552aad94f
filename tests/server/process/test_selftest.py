"""A server that cannot answer anybody does not start."""

import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from starhaul.kernel.errors import BadInput
from starhaul.server.process.selftest import check_web_layer
from tests.cli.helpers import environment
from tests.timeouts import scaled


def test_the_installed_web_server_is_one_we_know():
    check_web_layer()


def forget_disconnected(patch: pytest.MonkeyPatch) -> None:
    """As in uvicorn 0.52.0: sending a message fails inside the application."""
    made = WebSocketsSansIOProtocol.__init__

    def make(self: Any, *args: Any, **kwargs: Any) -> None:
        made(self, *args, **kwargs)
        del self.disconnected

    patch.setattr(WebSocketsSansIOProtocol, "__init__", make)


def say_nothing(patch: pytest.MonkeyPatch) -> None:
    """As in uvicorn 0.50: no error, and no answer."""
    patch.setattr(WebSocketsSansIOProtocol, "handle_connect", lambda self, event: None)


def ignore_upgrades(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(H11Protocol, "handle_websocket_upgrade", lambda self, event: None)


def keep_messages(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(WebSocketsSansIOProtocol, "handle_cont", lambda self, event: None)


@pytest.mark.parametrize("break_it", [forget_disconnected, say_nothing, ignore_upgrades, keep_messages])
def test_a_web_server_that_behaves_otherwise_is_refused(
    break_it: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
):
    break_it(monkeypatch)
    with pytest.raises(BadInput) as refused:
        check_web_layer()
    assert refused.value.code == "web-layer-unknown"
    assert "uvicorn 0." in refused.value.detail["found"]
    assert "<" in refused.value.detail["needed"]


BROKEN = """
import sys
{change}
sys.argv = ["starhaul", "serve", "--port", "0", "--db", sys.argv[1], "--lang", "en"]
from starhaul.cli.main import main
main()
"""


@pytest.mark.parametrize(
    "change",
    [
        "sys.modules['uvicorn.protocols.websockets.websockets_sansio_impl'] = None",
        "from uvicorn.protocols.websockets import websockets_sansio_impl as its\n"
        "its.WebSocketsSansIOProtocol.handle_connect = lambda self, event: None",
    ],
    ids=["missing", "different"],
)
def test_the_command_says_so_in_one_line_and_does_not_open(change: str, tmp_path: Any):
    command = [sys.executable, "-c", BROKEN.format(change=change), str(tmp_path / "db")]
    done = subprocess.run(
        command, capture_output=True, text=True, env=environment(), timeout=scaled(60), check=False
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("Starhaul does not work with the installed web server (uvicorn ")
    assert done.stderr.count("\n") == 1
