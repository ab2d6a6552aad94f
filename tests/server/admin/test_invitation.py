"""A private server: what the invitation word opens, and what stays open without it."""

import pytest

from starhaul.kernel.errors import BadInput
from starhaul.remote.connection import Closed, Remote
from starhaul.server.net.invitation import Invitation
from starhaul.server.settings.limits import Limits
from starhaul.server.table.table_view import table_token
from starhaul.server.table_error import TableError
from tests.remote.wide import UNLIMITED
from tests.server.admin.visitors import asked
from tests.server.running_server import open_server

WORD = "Kessel řun"
WRITTEN = "kessel%20%C5%99un"
SHUT = {"code": "invitation-needed", "of": "table", "facts": {}}


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def private(tmp_path):
    async with open_server(tmp_path, limits=UNLIMITED, invitation=WORD) as running:
        yield running


DOORS = [
    ("/api/tables", None),
    ("/api/thumbnails", None),
    ("/api/tables", {"game": "race"}),
    ("/api/tables", {"game": "trucker", "lesson": "first-flight"}),
    ("/api/codes", {"code": "BCDFGH"}),
    ("/api/tables/{table}/join", {"name": "Ann"}),
]


@pytest.mark.parametrize(("path", "body"), DOORS)
async def test_doors_are_shut_without_the_word_and_open_with_it(private, path, body):
    host = await private.table("race")
    path = path.format(table=host.table)
    assert await asked(private, path, body) == (403, SHUT)
    status, problem = await asked(private, path, body, Starhaul_Invitation="kessel")
    assert (status, problem["code"]) == (403, "invitation-wrong")
    status, found = await asked(private, path, body, Starhaul_Invitation=WRITTEN)
    assert status != 403, found


async def test_whoever_says_the_word_gets_a_pass(private):
    assert (await asked(private, "/api/invitation", {"word": "guess"}))[1]["code"] == "invitation-wrong"
    status, given = await asked(private, "/api/invitation", {"word": "  KESSEL   ŘUN "})
    assert status == 200
    assert len(given["passport"]) == 64
    assert (await asked(private, "/api/tables", Starhaul_Invitation=given["passport"]))[0] == 200


async def test_given_links_work_without_the_word(private):
    host = await private.table("race", seats=2)
    async with Remote(host, "Ann"):
        record = private.lobby.rooms[host.table].record
        token = table_token(record, private.lobby.services.link_secret)
        status, seat = await asked(private, f"/api/tables/{host.table}/join", {"token": token, "name": "Bo"})
        assert status == 201
        async with Remote(private.address(host.table, seat["token"]), "Bo") as guest:
            assert guest.welcome.seat == 1


async def test_a_listed_table_is_watched_with_the_word_only(private):
    host = await private.table("race")
    with pytest.raises((Closed, BadInput)) as why:
        async with Remote(private.address(host.table), "Eve"):
            pass
    assert why.value.code == "invitation-needed"
    async with Remote(private.address(host.table), "Eve", invitation="kessel řun") as watcher:
        assert watcher.welcome.seat is None


async def test_the_page_itself_and_what_it_needs_stay_open(private):
    status, about = await asked(private, "/api/about")
    assert (status, about["needs_invitation"]) == (200, True)
    assert WORD not in str(about)
    for path in ("/api/games", "/api/games/race/data"):
        assert (await asked(private, path))[0] == 200


async def test_an_open_server_asks_for_nothing(tmp_path):
    async with open_server(tmp_path) as running:
        assert (await asked(running, "/api/about"))[1]["needs_invitation"] is False
        assert await asked(running, "/api/invitation", {"word": "x"}) == (200, {"passport": ""})


def test_guessing_is_limited_and_locks_out_nobody_with_a_pass():
    invitation = Invitation("kessel", b"secret", Limits(code_rate=0.01, code_burst=3))
    for _ in range(3):
        with pytest.raises(TableError, match="invitation-wrong"):
            invitation.check("guess", "1.2.3.4")
    with pytest.raises(TableError, match="too-fast"):
        invitation.check("kessel", "1.2.3.4")
    invitation.check(invitation.passport, "1.2.3.4")
    invitation.check("kessel", "5.6.7.8")


def test_many_addresses_together_are_limited_too():
    invitation = Invitation("kessel", b"secret", Limits(code_rate=0.01, code_burst=1))
    for number in range(20):
        with pytest.raises(TableError, match="invitation-wrong"):
            invitation.check("guess", f"10.0.0.{number}")
    with pytest.raises(TableError, match="too-fast"):
        invitation.check("guess", "10.0.1.1")


def test_a_pass_is_worth_nothing_once_the_word_is_changed():
    old = Invitation("kessel", b"secret", Limits()).passport
    with pytest.raises(TableError, match="invitation-wrong"):
        Invitation("corellia", b"secret", Limits()).check(old, "1.2.3.4")
