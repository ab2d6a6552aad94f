"""A disk that is full, read-only or broken: writes are refused with an error, nobody is disconnected, and
everybody continues when the disk recovers."""

import asyncio
import json
import resource
import sqlite3
from contextlib import AsyncExitStack, closing
from pathlib import Path
from random import Random
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import msgspec
import pytest

from starhaul.locale import LANGUAGES, Texts
from starhaul.server.clock import service_clock
from starhaul.server.store.reading import SqliteReader
from starhaul.server.store.store_contract import StoreTrouble
from starhaul.server.store.verification import verify_store
from starhaul.server.table import played_table
from starhaul.server.wire import (
    DoneMessage,
    KickCommand,
    LeaveCommand,
    OptionsCommand,
    PauseCommand,
    ReadyCommand,
    RefusedMessage,
    SayCommand,
    SitCommand,
)
from tests.faults.guests import Guest, party
from tests.faults.judging import judge
from tests.faults.kit import SOON, Service, Visitor, serving, until
from tests.faults.people import is_asked, play, seated, started
from tests.remote.wide import UNLIMITED
from tests.server.running_server import Running, open_server

pytestmark = pytest.mark.slow

TROUBLES = {"full": sqlite3.SQLITE_FULL, "read-only": sqlite3.SQLITE_READONLY}


class Disk:
    """The disk of a server; it can be made to refuse everything."""

    def __init__(self, running: Running, code: str) -> None:
        self.code = code
        self._writer = running.lobby.services.store._writer  # type: ignore[attr-defined]
        self._write = self._writer._together

    def fail(self) -> None:
        def refuse(jobs: object) -> None:
            error = sqlite3.OperationalError("no")
            error.sqlite_errorcode = TROUBLES[self.code]
            raise error

        self._writer._together = refuse

    def recover(self) -> None:
        self._writer._together = self._write


@pytest.fixture(params=list(TROUBLES))
async def disk(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """A server and its disk; at the end the stored data must be correct in any case."""
    monkeypatch.setattr(played_table, "RETRY_MS", 100)
    monkeypatch.setattr(service_clock, "RECOVER_S", 0.3)
    async with open_server(tmp_path, limits=UNLIMITED) as running:
        yield running, Disk(running, request.param)
    with closing(SqliteReader(tmp_path / "starhaul.db")) as store:
        assert store.damage() == []
        assert list(verify_store(store)) == []


def is_in_words(answer: Any, code: str) -> bool:
    assert isinstance(answer, RefusedMessage)
    trouble = StoreTrouble(answer.code, **answer.facts)
    assert all(Texts(language).error(trouble) for language in LANGUAGES)
    return (answer.of, answer.code) == ("store", code)


async def test_actions_wait_until_they_can_be_kept(disk):
    running, drive = disk
    async with AsyncExitStack() as stack:
        people = await seated(running, stack)
        mover = await started(people)
        other = next(person for person in people if person is not mover)
        before = mover.update, other.update
        drive.fail()
        action = mover.update.asked[0].options[0]
        for _ in range(3):
            assert is_in_words(await mover.act(action), drive.code)
        # Nothing has happened, and whatever needs no disk continues.
        assert (mover.update, other.update) == before
        assert isinstance(await other.do(SayCommand, text="hello?"), DoneMessage)
        drive.recover()
        assert isinstance(await mover.act(action), DoneMessage)
        await until(lambda: other.update.rev == before[1].rev + 1)
        assert [person.connections for person in people] == [1, 1]


async def test_tables_stay_as_they_are(disk):
    running, drive = disk
    async with AsyncExitStack() as stack:
        people = await seated(running, stack)
        ann, bob = people
        await started(people)
        drive.fail()
        wishes: list[tuple[Any, dict[str, Any]]] = [
            (SitCommand, {"name": "Zoe"}),
            (OptionsCommand, {"is_listed": False}),
            (OptionsCommand, {"stand_in": "hard"}),
            (KickCommand, {"seat": 1}),
            (LeaveCommand, {}),
        ]
        for kind, fields in wishes:
            assert is_in_words(await ann.do(kind, **fields), drive.code), kind
        table = running.lobby.room(ann.address.table)
        assert is_kept(running, table.record)
        drive.recover()
        for person, name in zip(people, ("Eve", "Fay"), strict=True):
            assert isinstance(await person.do(SitCommand, name=name), DoneMessage)
        assert [seat.name for seat in ann.table.seats] == ["Eve", "Fay"]
        assert is_kept(running, table.record)
        assert bob.connections == ann.connections == 1


def is_kept(running: Running, record: Any) -> bool:
    row = running.lobby.services.store.table(record.id)
    return row is not None and row.record == msgspec.json.encode(record)


async def test_a_pause_that_cannot_be_kept_is_none(disk):
    running, drive = disk
    async with AsyncExitStack() as stack:
        people = await seated(running, stack)
        mover = await started(people)
        table = running.lobby.room(mover.address.table)
        assert isinstance(await people[0].do(PauseCommand), DoneMessage)
        drive.fail()
        assert is_in_words(await people[1].do(PauseCommand), drive.code)
        assert (table.live.paused_ms, table.record.paused_ms) == (None, None)
        drive.recover()
        await play(people, 1)
        assert isinstance(await people[1].do(PauseCommand), DoneMessage)
        assert is_kept(running, table.record)


@pytest.mark.parametrize("call", ["put_offset", "put_table"])
async def test_a_pause_ends_when_that_can_be_kept(disk, call: str, monkeypatch: pytest.MonkeyPatch):
    running, drive = disk
    async with AsyncExitStack() as stack:
        people = await seated(running, stack)
        await started(people)
        table = running.lobby.room(people[0].address.table)
        for person in people:
            assert isinstance(await person.do(PauseCommand), DoneMessage)
        fail_at(running, drive, call, monkeypatch)
        assert is_in_words(await people[0].do(PauseCommand, wanted=False), drive.code)
        assert table.live.paused_ms == table.record.paused_ms is not None
        drive.recover()
        assert isinstance(await people[0].do(PauseCommand, wanted=False), DoneMessage)
        assert is_kept(running, table.record)
        await play(people, 1)


async def test_a_match_begins_when_the_disk_has_recovered(disk, monkeypatch: pytest.MonkeyPatch):
    """The disk fails between the table record with the new match and the first row of that match."""
    running, drive = disk
    async with AsyncExitStack() as stack:
        people = await seated(running, stack)
        table = running.lobby.room(people[0].address.table)
        fail_at(running, drive, "begin_match", monkeypatch)
        for person in people:
            assert isinstance(await person.do(ReadyCommand), DoneMessage)
        await until(lambda: table._retry_at)
        # For clients that are refused now, the match has not begun either.
        for _ in range(2):
            assert is_in_words(await people[0].do(SitCommand, name="Zoe"), drive.code)
        assert not people[0].table.is_playing
        drive.recover()
        await until(lambda: all(person.update for person in people))
        await play(people, 3)


def fail_at(running: Running, drive: Disk, call: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk fails once, just before a given write."""
    store = running.lobby.services.store
    whole = getattr(store, call)

    async def failing(*facts: Any) -> None:
        monkeypatch.setattr(store, call, whole)
        drive.fail()
        await whole(*facts)

    monkeypatch.setattr(store, call, failing)


async def test_the_clock_decides_when_the_disk_has_recovered(disk):
    """Time stands still meanwhile, and continues from where it stopped."""
    running, drive = disk
    async with AsyncExitStack() as stack:
        people = await seated(running, stack, options={"decision_seconds": 1})
        mover = await started(people)
        deadline = mover.update.deadline_ms
        drive.fail()
        await until(lambda: running.lobby.services.clock.is_still)
        await asyncio.sleep(1.5)
        assert (await mover.ping()).at_ms < deadline
        assert is_asked(mover)
        assert not [fact for fact in people if fact.connections != 1]
        drive.recover()
        await until(lambda: any(event.key == "by-default" for event in mover.update.events))


async def test_a_result_is_noted_when_the_disk_has_recovered(disk, monkeypatch: pytest.MonkeyPatch):
    """The last action of a match can be written, but not the table record with the result."""
    running, drive = disk
    async with AsyncExitStack() as stack:
        people = await seated(running, stack)
        await started(people)
        table = running.lobby.room(people[0].address.table)
        # The last write of the match; the next one is the record.
        fail_after_end(running, drive, monkeypatch)
        playing = asyncio.create_task(play(people, 1000))
        await until(lambda: table._retry_at)
        assert people[0].table.is_playing
        drive.recover()
        await asyncio.wait_for(playing, SOON)
        await until(lambda: all(len(person.table.played) == 1 for person in people))
        await started(people)
        await play(people, 3)


def fail_after_end(running: Running, drive: Disk, monkeypatch: pytest.MonkeyPatch) -> None:
    store = running.lobby.services.store
    whole = store.end_match

    async def failing(*facts: Any) -> None:
        await whole(*facts)
        drive.fail()

    monkeypatch.setattr(store, "end_match", failing)


async def test_new_clients_are_told_when_to_retry(disk):
    running, drive = disk
    host = await running.table("race", seats=2)
    async with Visitor(host) as ann:
        drive.fail()
        bob = Visitor(running.seat(host.table, 1), "Bob")
        coming = asyncio.create_task(bob.__aenter__())
        watcher = await Visitor(running.address(host.table)).__aenter__()
        await until(lambda: running.lobby.time.trouble)
        assert await status(running, "/readyz") == (503, drive.code)
        assert await status(running, "/api/tables", method="POST", data=b"{}") == (503, drive.code)
        assert await status(running, "/healthz") == (200, "ok")
        assert not ann.table.seats[1].is_taken
        drive.recover()
        await asyncio.wait_for(coming, SOON)
        await until(lambda: ann.table.seats[1].name == "Bob")
        await until(lambda: not running.lobby.time.trouble)
        assert await status(running, "/readyz") == (200, "ok")
        for guest in (bob, watcher):
            await guest.__aexit__()


async def status(running: Running, path: str, **more: Any) -> tuple[int, str]:
    """The status of a response, and its code."""

    def ask() -> tuple[int, Any]:
        try:
            with urlopen(Request(running.url + path, **more)) as answer:
                return answer.status, json.loads(answer.read())
        except HTTPError as error:
            return error.code, json.loads(error.read())["code"]

    return await asyncio.to_thread(ask)


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="limits of others cannot be changed here")
async def test_a_disk_that_fails_under_a_real_server(tmp_path: Path):
    async with serving(tmp_path) as service, AsyncExitStack() as stack:
        tables = [await party(service, stack, Random(3), game, people=2) for game in ("race", "trucker")]
        guests = [guest for table in tables for guest in table]
        for guest in guests:
            guest.play()
        for _ in range(2):
            limit(service, 1)
            await until(lambda: all(any(map(was_refused, table)) for table in tables))
            limit(service, None)
            await until(lambda: not any(any(map(was_refused, table)) for table in tables))
        for guest in guests:
            guest.check()
            assert guest.remote.connections == 1
        await service.kill()
    judge(service.database, guests)


def limit(service: Service, size: int | None) -> None:
    """No file may grow beyond this size any more: every further byte is a disk error."""
    pid = service.running.process.pid
    _, most = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (most if size is None else size, most))


def was_refused(guest: Guest) -> bool:
    """The last command was refused because of the disk."""
    last = next(reversed(guest.answers.values()), None)
    return isinstance(last, RefusedMessage) and last.of == "store"
