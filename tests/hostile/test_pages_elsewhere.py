"""Pages of other sites can neither act for their visitors, nor embed our pages, nor read our responses."""

import socket
from contextlib import AsyncExitStack

import pytest

from starhaul.server.http.app import HEADERS
from starhaul.server.net.gate import Gate
from starhaul.server.net.host_names import is_ours, own_names
from starhaul.server.settings.settings import Settings
from tests.hostile.kit import ask, visitor
from tools.hostile.visitor import Refused, Visitor

FOREIGN = (
    "http://evil.example",
    "https://127.0.0.1.evil.example",
    "http://127.0.0.1:1",
    "http://127.0.0.1",
    "http://{host}.evil.example",
    "http://{host}@evil.example",
    "http://evil.example/{host}",
    "null",
    "",
    "{host}",
    "file://",
    "http://",
    "http://[",
    "http://a／b",
)


def named(origin: str, running) -> str:
    return origin.replace("{host}", f"127.0.0.1:{running.port}")


@pytest.mark.parametrize("origin", FOREIGN)
async def test_a_page_elsewhere_opens_no_line_and_makes_no_table(running, origin):
    origin = named(origin, running).encode().decode("latin-1")
    with pytest.raises(Refused) as refused:
        await Visitor.open(running.port, Origin=origin)
    assert refused.value.status == 403
    before = set(running.lobby.rooms)
    made = await running.table("race")
    for path in ("/api/tables", f"/api/tables/{made.table}/join"):
        answer = await ask(running, path, "POST", {}, Origin=origin, Content_Type="text/plain")
        assert (answer.status, answer.json["code"], answer.json["of"]) == (403, "foreign-origin", "table")
    assert set(running.lobby.rooms) == before | {made.table}
    assert sum(seat.is_taken for seat in running.lobby.room(made.table).record.seats) == 1


@pytest.mark.parametrize("scheme", ["http", "https", "HTTP"])
async def test_our_own_page_and_programs_may(running, scheme):
    ours = f"{scheme}://127.0.0.1:{running.port}"
    async with AsyncExitStack() as stack:
        for headers in ({"Origin": ours}, {}):
            one = await visitor(running, stack, **headers)
            assert (await one.hello("x"))["code"] == "unknown"
            assert (await ask(running, "/api/tables", "POST", {}, **headers)).status == 201


async def test_pages_that_the_house_trusts_may(running):
    gate = Gate(running.lobby.limits, ["https://friend.example"])

    class From:
        def __init__(self, origin: str) -> None:
            self.headers = {"origin": origin, "host": "127.0.0.1"}

    gate.check_origin(From("https://friend.example"))
    for origin in ("https://friend.example.evil", "http://friend.example", "https://friend.example:444"):
        with pytest.raises(Exception, match="foreign-origin"):
            gate.check_origin(From(origin))


# --- names that point to us --------------------------------------------------------------------------------

REBOUND = (
    "evil.example",
    "evil.example:{port}",
    "localhost.evil.example",
    "127.0.0.1.evil.example:{port}",
    "localhost@evil.example",
    "192.0.2.7",
    "[2001:db8::1]:{port}",
    "localhost:{port}:80",
    "127.0.0.1/",
    "a b",
    "",
)


@pytest.mark.parametrize("host", REBOUND)
async def test_a_page_whose_name_was_pointed_at_us_gets_nothing(running, host):
    """DNS rebinding: origin and host agree, but the name is not ours."""
    host = host.replace("{port}", str(running.port))
    with pytest.raises(Refused) as refused:
        await Visitor.open(running.port, Host=host, Origin=f"http://{host}")
    assert refused.value.status == 403
    before = set(running.lobby.rooms)
    for path, method in (("/api/tables", "POST"), ("/api/tables", "GET"), ("/", "GET"), ("/metrics", "GET")):
        answer = await ask(
            running, path, method, {} if method == "POST" else None, Host=host, Origin=f"http://{host}"
        )
        assert (answer.status, answer.json["code"]) == (421, "foreign-host")
        assert answer.json["facts"] == {"host": host, "setting": "names"}
    assert set(running.lobby.rooms) == before


OURS = ("localhost:{port}", "LOCALHOST", "127.0.0.1", "127.0.0.1:1", "[::1]:{port}")


@pytest.mark.parametrize("host", OURS)
async def test_by_its_own_names_the_server_can_be_reached(running, host):
    host = host.replace("{port}", str(running.port))
    assert (await ask(running, "/healthz", Host=host)).status == 200
    async with await Visitor.open(running.port, Host=host) as line:
        assert (await line.hello("x"))["code"] == "unknown"


async def test_a_browser_with_a_wrong_host_name_shows_what_to_do(running):
    told = {"en": "does not answer", "cs-CZ,cs;q=0.9": "neslyší", "de,pl;q=0.5": "nie odpowiada"}
    for language, words in told.items():
        answer = await ask(
            running, "/", Host="play.example.org", Accept="text/html,*/*;q=0.8", Accept_Language=language
        )
        assert answer.status == 421
        text = answer.body.decode()
        assert [part for part in (words, "play.example.org", "names") if part not in text] == []
        assert ("content-type", "text/plain; charset=utf-8") in answer.headers


def test_other_names_are_those_that_are_set():
    usual, named = own_names(Settings()), own_names(Settings(names=("play.example.org", "192.0.2.7")))
    for header in ("play.example.org", "Play.Example.Org.:443", "192.0.2.7:80"):
        assert not is_ours(header, usual, "10.0.0.5")
        assert is_ours(header, named, "10.0.0.5")


def test_on_the_network_the_addresses_of_the_machine_are_its_names():
    everywhere = own_names(Settings(host="0.0.0.0"))
    assert is_ours("192.168.1.5:8800", everywhere, "192.168.1.5")
    assert is_ours("192.168.1.5:8800", everywhere, "::ffff:192.168.1.5"), "a socket for both versions"
    assert is_ours("[fe80::1]:8800", everywhere, "fe80::1%eth0")
    assert not is_ours("192.168.1.6:8800", everywhere, "192.168.1.5")
    name = socket.gethostname().lower()
    assert is_ours(f"{name}:8800", everywhere, "192.168.1.5")
    assert is_ours(f"{name.partition('.')[0]}.local", everywhere, "192.168.1.5")
    assert name == "localhost" or not is_ours(name, own_names(Settings()), "127.0.0.1")
    assert is_ours("box.example", own_names(Settings(host="box.example")), "192.168.1.5")


# --- headers -----------------------------------------------------------------------------------------------

PATHS = (
    "/", "/index.html", "/api", "/api/tables", "/api/games", "/api/matches/x", "/api/matches/x/log",
    "/nothing", "/healthz", "/readyz", "/metrics", "/ws", "/%00", "/%2e%2e/%2e%2e/", "/api/tables/x/join",
    "//x", "/?a=b",
)  # fmt: skip


@pytest.mark.parametrize("method", ["GET", "POST", "PUT", "DELETE", "OPTIONS", "HEAD"])
async def test_every_answer_has_the_headers(running, method):
    for path in PATHS:
        answer = await ask(running, path, method)
        assert answer.status < 500, path
        for name, value in HEADERS:
            assert answer.headers.count((name.decode(), value.decode())) == 1, (path, name)
        assert not [name for name, _ in answer.headers if name.startswith("access-control")], path
        assert "server" not in dict(answer.headers)


async def test_an_answer_that_fails_has_them_too(running, caplog, monkeypatch):
    def fail():
        raise ZeroDivisionError

    monkeypatch.setattr(running.lobby, "listed", fail)
    answer = await ask(running, "/api/tables")
    assert (answer.status, answer.json) == (500, {"code": "failed", "of": "table", "facts": {}})
    for name, value in HEADERS:
        assert answer.headers.count((name.decode(), value.decode())) == 1, name
    assert "ZeroDivisionError" in caplog.text, "for us, not for the visitor"
    caplog.clear()
    # It is counted as an error, as it should be; but no table has failed.
    running.lobby.services.metrics.failures._value.set(0)


def test_scripts_and_styles_come_from_us_alone():
    policy = dict(HEADERS)[b"content-security-policy"].decode()
    rules = dict(rule.strip().split(" ", 1) for rule in policy.split(";"))
    assert rules["default-src"] == rules["frame-ancestors"] == rules["base-uri"] == "'none'"
    assert rules["script-src"] == rules["style-src"] == rules["connect-src"] == "'self'"
    assert not [word for word in ("unsafe", "*", "http:") if word in policy]
