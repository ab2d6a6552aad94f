"""The recipes for nginx and Caddy: valid for those programs, and in front of a real server."""

import json
import os
import re
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.client import HTTPSConnection
from pathlib import Path

import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from starhaul.server.wire import VERSION
from tests.deploy.containerfile import ROOT
from tests.server.server_process import Process, serving
from tests.timeouts import scaled

DEPLOY = ROOT / "deploy"
NAME = "play.example.org"

needs_nginx = pytest.mark.skipif(not (shutil.which("nginx") and shutil.which("openssl")), reason="no nginx")
needs_caddy = pytest.mark.skipif(shutil.which("caddy") is None, reason="no Caddy")


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
        return port


# --- configurations ----------------------------------------------------------------------------------------


def nginx_configuration(folder: Path, upstream: int, plain: int, tls: int) -> Path:
    """Our file inside the frame that a distribution brings, with other ports and a certificate of our own."""
    certificate = ["-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={NAME}"]
    files = ["-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")]
    subprocess.run(["openssl", "req", *certificate, *files], check=True, capture_output=True)
    text = (DEPLOY / "nginx.conf").read_text("utf-8")
    for was, becomes in (
        ("/etc/ssl/starhaul/", f"{folder}/"),
        ("127.0.0.1:8800", f"127.0.0.1:{upstream}"),
        ("listen 80;", f"listen 127.0.0.1:{plain};"),
        ("listen 443 ssl", f"listen 127.0.0.1:{tls} ssl"),
    ):
        assert was in text
        text = text.replace(was, becomes)
    text = re.sub(r"listen \[::\].*\n", "", text)
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    temporary = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in kinds)
    frame = f"daemon off;\npid {folder}/pid;\nerror_log {folder}/errors;\nevents {{}}\n"
    frame = f"user root;\n{frame}" if os.geteuid() == 0 else frame
    place = folder / "frame.conf"
    place.write_text(f"{frame}http {{\naccess_log off;\n{temporary}{text}\n}}\n", "utf-8")
    return place


@needs_nginx
def test_nginx_accepts_the_recipe(tmp_path: Path):
    place = nginx_configuration(tmp_path, 8800, free_port(), free_port())
    done = subprocess.run(["nginx", "-t", "-c", str(place)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    warnings = [line for line in done.stderr.splitlines() if "[warn]" in line]
    # Newer versions of nginx want `http2` on a line of its own, which older ones do not know.
    assert [line for line in warnings if '"listen ... http2" directive is deprecated' not in line] == []


@needs_caddy
def test_caddy_accepts_the_recipe(tmp_path: Path):
    command = ["caddy", "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")]
    given = {**os.environ, "STARHAUL_NAME": NAME, "XDG_DATA_HOME": str(tmp_path), "HOME": str(tmp_path)}
    done = subprocess.run(command, capture_output=True, text=True, env=given, check=False)
    assert done.returncode == 0, done.stderr
    shown = subprocess.run(["caddy", "fmt", command[-1]], capture_output=True, text=True, check=False)
    assert shown.stdout == (DEPLOY / "Caddyfile").read_text("utf-8")


def test_both_keep_the_figures_from_visitors():
    assert re.search(r"location = /metrics {\s+deny all;", (DEPLOY / "nginx.conf").read_text("utf-8"))
    assert "respond /metrics 403" in (DEPLOY / "Caddyfile").read_text("utf-8")


# --- in front of a server ----------------------------------------------------------------------------------


@contextmanager
def running(*command: str, **variables: str) -> Iterator[None]:
    process = subprocess.Popen(
        command, env={**os.environ, **variables}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        yield
    finally:
        process.terminate()
        process.wait()


def trusting() -> ssl.SSLContext:
    context = ssl.create_default_context()
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


def line_to(port: int) -> socket.socket:
    """A TLS connection to the proxy under the name that visitors use."""
    deadline = time.monotonic() + scaled(20)
    while True:
        with suppress(OSError):
            raw = socket.create_connection(("127.0.0.1", port), timeout=scaled(10))
            try:
                return trusting().wrap_socket(raw, server_hostname=NAME)
            except OSError:
                raw.close()
        assert time.monotonic() < deadline, "the proxy does not answer"
        time.sleep(0.05)


def status_of(port: int, path: str) -> int:
    line = HTTPSConnection(NAME, port, context=trusting())
    line.sock = line_to(port)
    try:
        # As browsers do on the usual port.
        line.request("GET", path, headers={"Host": NAME})
        answer = line.getresponse()
        answer.read()
        return answer.status
    finally:
        line.close()


def check_visits(server: Process, port: int) -> None:
    """Pages and WebSockets pass, figures do not."""
    assert status_of(port, "/") == 200
    assert status_of(port, "/readyz") == 200
    assert status_of(port, "/metrics") == 403
    made = server.table()
    raw = socket.create_connection(("127.0.0.1", port))
    with connect(f"wss://{NAME}/ws", sock=raw, ssl=trusting(), origin=Origin(f"https://{NAME}")) as line:
        line.send(json.dumps({"do": "hello", "v": VERSION, "client": "c", **made}))
        assert json.loads(line.recv(scaled(20)))["is"] == "welcome"


CADDY_OPTIONS = """{{
	admin off
	local_certs
	skip_install_trust
	http_port {plain}
	https_port {tls}
}}
"""
"""Other ports, and certificates that Caddy signs itself."""
SETTINGS = {"STARHAUL_NAMES": NAME, "STARHAUL_PROXIES": "127.0.0.1"}


@needs_nginx
@pytest.mark.slow
def test_visitors_come_through_nginx(tmp_path: Path):
    plain, tls = free_port(), free_port()
    with serving(tmp_path / "server", "--port", "0", **SETTINGS) as server:
        place = nginx_configuration(tmp_path, server.port, plain, tls)
        with running("nginx", "-c", str(place)):
            check_visits(server, tls)


@needs_caddy
@pytest.mark.slow
def test_visitors_come_through_caddy(tmp_path: Path):
    plain, tls = free_port(), free_port()
    with serving(tmp_path / "server", "--port", "0", **SETTINGS) as server:
        options = CADDY_OPTIONS.format(plain=plain, tls=tls)
        place = tmp_path / "Caddyfile"
        place.write_text(options + (DEPLOY / "Caddyfile").read_text("utf-8"), "utf-8")
        upstream = {"STARHAUL_NAME": NAME, "STARHAUL_UPSTREAM": f"127.0.0.1:{server.port}"}
        home = {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path)}
        command = ["caddy", "run", "--adapter", "caddyfile", "--config", str(place)]
        with running(*command, **upstream, **home):
            check_visits(server, tls)
