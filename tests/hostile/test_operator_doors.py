"""The doors for operators and for invited guests: whatever is sent there, nobody gets in, nothing breaks and
nothing is told."""

import json
from random import Random

import pytest

from starhaul.server.settings.limits import Limits
from tests.hostile.kit import BOUNDLESS, ask, visitor
from tests.server.running_server import open_server

TOKEN, WORD = "the-token-of-this-house", "kessel run"
ORDERS = [
    {"do": "tables"},
    {"do": "stats"},
    {"do": "bans"},
    {"do": "say", "text": "mine"},
    {"do": "ban", "network": "203.0.113.0/24"},
    {"do": "drain", "seconds": 1},
    {"do": "rotate-secret", "force": True},
]
TOKENS = [
    "",
    "Bearer",
    "Bearer ",
    f"Bearer {TOKEN}x",
    f"Bearer {TOKEN[:-1]}",
    f"Bearer  {TOKEN}",
    f"bearer {TOKEN.upper()}",
    f"Basic {TOKEN}",
    TOKEN,
    "Bearer " + "x" * 4000,
    "Bearer \xff\xfe",
]


@pytest.fixture
async def running(tmp_path):
    async with open_server(tmp_path, limits=BOUNDLESS, admin_token=TOKEN, invitation=WORD) as running:
        yield running


@pytest.mark.parametrize("token", TOKENS)
async def test_no_order_is_carried_out_without_the_token(running, token):
    secret = running.lobby.services.link_secret
    for order in ORDERS:
        reply = await ask(running, "/api/admin", "POST", order, Authorization=token)
        assert reply.status == 401
        assert reply.json == {"code": "token", "of": "admin-refused", "facts": {}}
    assert running.lobby.services.house.text == ""
    assert running.lobby.services.house.is_draining is False
    assert running.lobby.services.link_secret == secret
    assert running.gate.bans.rows() == []


async def test_a_token_elsewhere_counts_for_nothing(running):
    for path in (f"/api/admin?token={TOKEN}", f"/api/admin?authorization=Bearer%20{TOKEN}"):
        assert (await ask(running, path, "POST", {"do": "tables", "token": TOKEN})).status == 401
    assert (await ask(running, "/api/admin", "GET", Authorization=f"Bearer {TOKEN}")).status == 404
    assert (await ask(running, "/api/admin", "POST", {"do": "tables"}, Cookie=f"token={TOKEN}")).status == 401


async def test_nonsense_from_the_operator_is_refused_in_words(running):
    luck = Random(7)
    shapes = [b"", b"null", b"[]", b"{}", b'{"do":5}', b'{"do":"say","text":5}', b"[" * 9000, b"\xff"]
    shapes += [
        json.dumps({"do": "ban", "network": network}).encode() for network in ("::/0", "x" * 127, "1.2")
    ]
    shapes += [bytes(luck.randrange(256) for _ in range(40)) for _ in range(20)]
    for body in shapes:
        reply = await ask(running, "/api/admin", "POST", body, Authorization=f"Bearer {TOKEN}")
        assert reply.status == 400, (body, reply.body)
    assert (
        await ask(running, "/api/admin", "POST", b"x" * 20_000, Authorization=f"Bearer {TOKEN}")
    ).status == 413


@pytest.mark.parametrize(
    "path", ["/admin/", "/admin/index.html", "/operator/", "//admin", "/admin/../api/admin"]
)
async def test_there_is_one_way_to_the_page(running, path):
    reply = await ask(running, path)
    assert reply.status in (404, 405)


async def test_the_page_and_its_files_contain_no_secret(running):
    for path in (
        "/admin",
        "/operator/page.html",
        "/operator/operator.js",
        "/operator/asking.js",
        "/api/about",
    ):
        reply = await ask(running, path)
        assert reply.status == 200
        for secret in (TOKEN, WORD, running.gate.invitation.passport):
            assert secret.encode() not in reply.body


@pytest.mark.parametrize(
    "word", ["", "%", "%ff%fe", "%00", "kessel", "kessel%20ru", "x" * 5000, "%F0%9F%9A%80" * 300, "\xe9"]
)
async def test_no_word_but_the_word_opens_a_door(running, word):
    for path, body in (("/api/tables", None), ("/api/tables", {"game": "race"}), ("/api/thumbnails", None)):
        method = "GET" if body is None else "POST"
        reply = await ask(running, path, method, body, Starhaul_Invitation=word)
        assert reply.status == 403
        assert reply.json["code"] in ("invitation-needed", "invitation-wrong")


async def test_a_greeting_without_the_word_tells_nothing_about_a_listed_table(running, stack):
    host = await running.table("race", name="Somebody")
    for table in (host.table, "0" * 16):
        person = await visitor(running, stack)
        bye = await person.hello(table)
        assert bye == {"is": "bye", "code": "invitation-needed"}
        person = await visitor(running, stack)
        assert (await person.hello(table, invitation="guess"))["code"] == "invitation-wrong"


@pytest.fixture
async def stack():
    from contextlib import AsyncExitStack

    async with AsyncExitStack() as stack:
        yield stack


async def test_guessing_at_one_door_does_not_shut_the_others(tmp_path):
    limits = Limits(code_rate=0.01, code_burst=5)
    async with open_server(tmp_path, limits=limits, admin_token=TOKEN, invitation=WORD) as running:
        for _ in range(8):
            await ask(running, "/api/invitation", "POST", {"word": "guess"})
            await ask(running, "/api/admin", "POST", {"do": "stats"}, Authorization="Bearer guess")
        assert (await ask(running, "/api/invitation", "POST", {"word": WORD})).status == 429
        pass_ = running.gate.invitation.passport
        assert (await ask(running, "/api/tables", Starhaul_Invitation=pass_)).status == 200
        elsewhere = await ask(
            running, "/api/admin", "POST", {"do": "stats"}, "127.0.0.9", Authorization=f"Bearer {TOKEN}"
        )
        assert elsewhere.status == 200
