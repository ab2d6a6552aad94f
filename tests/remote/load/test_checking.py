"""Where the logs come from: the public log of a finished match, and the database of our own server."""

import pytest

from starhaul.kernel.errors import BadInput
from starhaul.kernel.log import write_log
from starhaul.remote.load import checking
from starhaul.remote.load.checking import check_matches
from starhaul.remote.load.load_tables import LoadTable
from starhaul.remote.load.meter import Meter
from starhaul.server.store.sqlite import SqliteStore
from starhaul.server.store.store_contract import Batch, TableRow
from starhaul.server.table.table_match import row_of
from tests.remote.load.matches import SEATS, Story

HALF = Story("race", decisions=40)
WHOLE = Story("race")


class House:
    """Stands in for a server that has its database here."""

    def __init__(self, folder, status=0):
        self.database = str(folder / "x.db")
        self._status = status

    async def end(self):
        return self._status

    async def keep(self, story):
        """Store the match as the server would, in one batch; nothing if there is no story."""
        store = SqliteStore(self.database)
        if story is not None:
            batch = Batch(match="m", number=0, entries=story.log.entries, service_ms=0, revs=[0, 0, 0])
            await store.put_table(TableRow("t", b"{}", True))
            await store.begin_match(row_of(story.play, "t", 0, 0), batch)
        await store.close()
        return self


def played(story, *, is_over):
    table = LoadTable("http://x", "t", "race", SEATS, Meter(), keeps_views=False)
    table.records["m"] = story.heard(keeps_views=False)
    table.records["m"].is_over = is_over
    return [table]


async def found(tables, server=None):
    checked = await check_matches(tables, "http://x", server, lambda *_: None)
    return checked.logs, {violation.check for violation in checked.violations}


@pytest.fixture
def public(monkeypatch):
    """The log that the server publishes, if any."""
    given = []

    async def log_of(url, match):
        return given[0] if given else None

    monkeypatch.setattr(checking, "log_of", log_of)
    return given


async def test_a_match_that_is_over_has_a_public_log(public):
    assert await found(played(WHOLE, is_over=True)) == (0, {"log-missing"})
    WHOLE.play.match.entries[:] = WHOLE.log.entries
    public.append(write_log(WHOLE.play.match))
    assert await found(played(WHOLE, is_over=True)) == (1, set())
    public[0] = public[0][:-40]
    assert await found(played(WHOLE, is_over=True)) == (0, {"log", "log-missing"})


async def test_a_match_that_is_not_over_is_nobodys_business():
    assert await found(played(HALF, is_over=False)) == (0, set())


async def test_unless_the_database_is_ours(tmp_path):
    running = await House(tmp_path).keep(HALF)
    assert await found(played(HALF, is_over=False), running) == (1, set())


async def test_what_was_acknowledged_must_be_in_the_database(tmp_path):
    running = await House(tmp_path).keep(Story("race", decisions=39))
    logs, checks = await found(played(HALF, is_over=False), running)
    assert (logs, checks >= {"act-lost"}) == (1, True)


async def test_a_server_that_died_is_read_from_its_database(tmp_path, monkeypatch):
    async def gone(url, match):
        raise BadInput("server-unreachable")

    monkeypatch.setattr(checking, "log_of", gone)
    assert await found(played(WHOLE, is_over=True)) == (0, {"log-missing"})
    running = await House(tmp_path, status=-9).keep(WHOLE)
    assert await found(played(WHOLE, is_over=True), running) == (1, {"server"})


async def test_a_match_that_the_database_does_not_know_is_found(tmp_path):
    running = await House(tmp_path).keep(None)
    assert await found(played(HALF, is_over=False), running) == (0, {"log-missing"})


async def test_a_server_that_ends_badly_is_found(tmp_path):
    running = await House(tmp_path, status=3).keep(HALF)
    assert await found(played(HALF, is_over=False), running) == (1, {"server"})
