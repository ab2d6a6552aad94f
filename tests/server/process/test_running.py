"""`starhaul serve`: startup, output, shutdown."""

import platform
import signal
import socket
import subprocess
import sys
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest

from starhaul import __version__
from starhaul.native_build import build_name
from starhaul.server.wire import VERSION
from tests.server.server_process import TIMEOUT_S, refusal, serving, told_until_closed, until

# --- startup -----------------------------------------------------------------------------------------------


def test_it_says_where_it_is_serves_there_and_ends_in_good_order(tmp_path: Path):
    with serving(tmp_path) as server:
        assert server.said == f"Starhaul is open: http://127.0.0.1:{server.port}/  (Ctrl+C closes it)\n"
        assert 8800 <= server.port <= 8899
        assert server.get("/healthz") == (200, '"ok"')
        assert server.get("/readyz") == (200, '"ok"')
        status, page = server.get("/")
        assert status == 200
        assert page.startswith("<!doctype html>")
        assert server.end() == 0
        assert server.complaint == ""
    folder = tmp_path / "data" / "starhaul"
    assert folder.stat().st_mode & 0o777 == 0o700
    assert (folder / "starhaul.db").stat().st_mode & 0o777 == 0o600


def test_requests_metrics_and_log_tell_the_version(tmp_path: Path):
    with serving(tmp_path, "--port", "0", "--log-level", "info") as server:
        status, about = server.get("/api/about")
        assert status == 200
        assert about.startswith(f'{{"version":"{__version__}","protocol":{VERSION},')
        labels = f'engine="{build_name()}",python="{platform.python_version()}",version="{__version__}"'
        assert f"starhaul_build_info{{{labels}}} 1.0\n" in server.get("/metrics")[1]
        assert f"starhaul.story: server-started version={__version__} python=" in server.complaint


@pytest.mark.slow
def test_the_next_server_takes_the_next_free_port(tmp_path: Path):
    with serving(tmp_path / "one") as one, serving(tmp_path / "two") as two:
        assert one.port != two.port
        assert {one.get("/healthz")[0], two.get("/healthz")[0]} == {200}


@pytest.mark.slow
def test_a_database_is_for_one_server(tmp_path: Path):
    with serving(tmp_path, "--port", "0", "--db", "x.db") as server:
        said = refusal(tmp_path / "other", "--db", str(tmp_path / "x.db"))
        assert said.endswith(f"another server is using this database (process {server.process.pid})")
        assert server.get("/healthz")[0] == 200
        # However it ends, the next server can start at once.
        server.process.kill()
        server.process.wait()
        with serving(tmp_path / "third", "--port", "0", "--db", str(tmp_path / "x.db")) as third:
            assert third.get("/healthz")[0] == 200


@pytest.mark.slow
def test_a_port_that_is_asked_for_and_taken_is_refused(tmp_path: Path):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        said = refusal(tmp_path, "--port", str(port))
    assert said == (
        f"127.0.0.1:{port}: another program is using this port; choose another one, or leave it out"
    )
    assert not (tmp_path / "data").exists()


@pytest.mark.slow
def test_settings_come_from_file_and_environment(tmp_path: Path):
    (tmp_path / "f.toml").write_text("port = 0\ndb = 'from-file.db'\n")
    variables = {"STARHAUL_CONFIG": "f.toml", "STARHAUL_DB": "from-environment.db"}
    with serving(tmp_path, **variables) as server:
        assert server.get("/healthz")[0] == 200
    assert (tmp_path / "from-environment.db").exists()
    assert not (tmp_path / "from-file.db").exists()


@pytest.mark.slow
def test_the_browser_is_opened_when_it_serves(tmp_path: Path):
    browser = tmp_path / "browser.py"
    browser.write_text("import sys, pathlib\npathlib.Path('seen.part').write_text(sys.argv[1])\n"
                       "pathlib.Path('seen.part').rename('seen')\n")  # fmt: skip
    with serving(tmp_path, "--open", "--port", "0", BROWSER=f"{sys.executable} {browser} %s") as server:
        seen = tmp_path / "seen"
        until(seen.exists)
        assert seen.read_text() == f"http://127.0.0.1:{server.port}/"


# --- shutdown ----------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_everybody_is_told_to_come_again_and_may(tmp_path: Path, number: int):
    with ExitStack() as stack:
        server = stack.enter_context(serving(tmp_path, "--port", "0", "--db", "x.db"))
        made = server.table()
        lines = [stack.enter_context(server.enter(made)) for _ in range(20)]
        server.process.send_signal(number)
        for line in lines:
            *_, last = told_until_closed(line)
            assert (last["is"], last["code"], last["reconnect_ms"]) == ("bye", "restarting", 1000)
            assert line.close_code == 1012
        assert server.process.wait(TIMEOUT_S) == 0
        assert server.complaint == ""
        again = stack.enter_context(
            serving(tmp_path / "again", "--port", "0", "--db", str(tmp_path / "x.db"))
        )
        stack.enter_context(again.enter(made))


@pytest.mark.slow
def test_a_second_signal_ends_at_once(tmp_path: Path):
    with ExitStack() as stack:
        server = stack.enter_context(serving(tmp_path, "--port", "0"))
        half = stack.enter_context(socket.create_connection(("127.0.0.1", server.port)))
        # Half a request: the server would wait for the rest.
        half.sendall(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{")
        server.get("/healthz")
        server.process.send_signal(signal.SIGTERM)
        until(lambda: not answers(server.port))
        assert server.end(signal.SIGTERM) == -signal.SIGTERM


def answers(port: int) -> bool:
    with suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
        return True
    return False


# --- while it serves ---------------------------------------------------------------------------------------


@pytest.mark.slow
def test_no_token_is_ever_reported(tmp_path: Path):
    with serving(tmp_path, "--port", "0", "--log-level", "debug") as server:
        made = server.table()
        with server.enter(made) as line:
            line.send("rubbish")
        with server.enter(made) as line:
            line.send("\ud800".encode("utf-8", "surrogatepass"), text=True)
            told_until_closed(line)
        assert server.end() == 0
        assert '"WebSocket /ws" [accepted]' in server.complaint
        # Not even the end of one: long lines are shortened in the middle.
        assert made["token"][-8:] not in server.complaint
        assert "Traceback" not in server.complaint


@pytest.mark.slow
@pytest.mark.parametrize(("proxies", "second"), [("127.0.0.1", 201), ("", 429)])
def test_only_a_known_proxy_may_say_where_somebody_comes_from(tmp_path: Path, proxies: str, second: int):
    limits = ("--set", "limits.address_burst=1", "--set", "limits.address_rate=0.01")
    with serving(tmp_path, "--port", "0", "--set", f"proxies={proxies}", *limits) as server:
        server.table(**{"X-Forwarded-For": "198.51.100.1"})
        status, _ = server.get("/api/tables", "POST", {}, **{"X-Forwarded-For": "198.51.100.2"})
        assert status == second


@pytest.mark.slow
def test_a_server_carries_nothing_that_others_need():
    code = (
        "import sys, typer.main, starhaul.cli.main as main\n"
        "typer.main.get_command(main.app).get_command(None, 'serve')\n"
        "import starhaul.server.process.running\n"
        "print(*sys.modules)"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = run.stdout.split()
    assert "uvicorn" in loaded
    foreign = ("starhaul.sim", "starhaul.envs", "starhaul.cli.tournament", "starhaul.bots.trucker")
    foreign += ("starhaul.bots.race", "rich.table", "matplotlib", "numpy", "openskill")
    assert [name for name in loaded if name.startswith(foreign)] == []
