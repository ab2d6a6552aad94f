"""Pages of other sites neither speak for their visitors nor show us in a frame, nor read what we say."""

from contextlib import AsyncExitStack

import pytest

from starhaul.server.app import HEADERS
from starhaul.server.gate import Gate
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


def named(origin: str, house) -> str:
    return origin.replace("{host}", f"127.0.0.1:{house.port}")


@pytest.mark.parametrize("origin", FOREIGN)
async def test_a_page_elsewhere_opens_no_line_and_makes_no_table(house, origin):
    origin = named(origin, house).encode().decode("latin-1")
    with pytest.raises(Refused) as refused:
        await Visitor.open(house.port, Origin=origin)
    assert refused.value.status == 403
    before = set(house.lobby.rooms)
    made = await house.table("race")
    for path in ("/api/tables", f"/api/tables/{made.table}/join"):
        answer = await ask(house, path, "POST", {}, Origin=origin, Content_Type="text/plain")
        assert (answer.status, answer.json["code"], answer.json["of"]) == (403, "foreign-origin", "table")
    assert set(house.lobby.rooms) == before | {made.table}
    assert sum(seat.is_taken for seat in house.lobby.room(made.table).record.seats) == 1


@pytest.mark.parametrize("scheme", ["http", "https", "HTTP"])
async def test_our_own_page_and_programs_may(house, scheme):
    ours = f"{scheme}://127.0.0.1:{house.port}"
    async with AsyncExitStack() as stack:
        for headers in ({"Origin": ours}, {}):
            one = await visitor(house, stack, **headers)
            assert (await one.hello("x"))["code"] == "unknown"
            assert (await ask(house, "/api/tables", "POST", {}, **headers)).status == 201


async def test_pages_that_the_house_trusts_may(house):
    gate = Gate(house.lobby.limits, ["https://friend.example"])

    class From:
        def __init__(self, origin: str) -> None:
            self.headers = {"origin": origin, "host": "127.0.0.1"}

    gate.check_origin(From("https://friend.example"))
    for origin in ("https://friend.example.evil", "http://friend.example", "https://friend.example:444"):
        with pytest.raises(Exception, match="foreign-origin"):
            gate.check_origin(From(origin))


# --- headers -----------------------------------------------------------------------------------------------

PATHS = (
    "/", "/index.html", "/api", "/api/tables", "/api/games", "/api/matches/x", "/api/matches/x/log",
    "/nothing", "/healthz", "/readyz", "/metrics", "/ws", "/%00", "/%2e%2e/%2e%2e/", "/api/tables/x/join",
    "//x", "/?a=b",
)  # fmt: skip


@pytest.mark.parametrize("method", ["GET", "POST", "PUT", "DELETE", "OPTIONS", "HEAD"])
async def test_every_answer_has_the_headers(house, method):
    for path in PATHS:
        answer = await ask(house, path, method)
        assert answer.status < 500, path
        for name, value in HEADERS:
            assert answer.headers.count((name.decode(), value.decode())) == 1, (path, name)
        assert not [name for name, _ in answer.headers if name.startswith("access-control")], path
        assert "server" not in dict(answer.headers)


async def test_an_answer_that_fails_has_them_too(house, caplog, monkeypatch):
    def fail():
        raise ZeroDivisionError

    monkeypatch.setattr(house.lobby, "listed", fail)
    answer = await ask(house, "/api/tables")
    assert (answer.status, answer.json) == (500, {"code": "failed", "of": "table", "facts": {}})
    for name, value in HEADERS:
        assert answer.headers.count((name.decode(), value.decode())) == 1, name
    assert "ZeroDivisionError" in caplog.text, "for us, not for the visitor"
    caplog.clear()


def test_scripts_and_styles_come_from_us_alone():
    policy = dict(HEADERS)[b"content-security-policy"].decode()
    rules = dict(rule.strip().split(" ", 1) for rule in policy.split(";"))
    assert rules["default-src"] == rules["frame-ancestors"] == rules["base-uri"] == "'none'"
    assert rules["script-src"] == rules["style-src"] == rules["connect-src"] == "'self'"
    assert not [word for word in ("unsafe", "*", "http:") if word in policy]
