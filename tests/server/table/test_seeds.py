"""The seeds of matches at tables: committed to in advance, made from
everybody's number, published afterwards."""

import asyncio
import json
from contextlib import AsyncExitStack
from typing import Any
from urllib.request import urlopen

import msgspec
import pytest

from starhaul.games import game_named
from starhaul.kernel.fairness import commitment, seed_of
from starhaul.kernel.log import read_log, verify
from starhaul.remote.connection import Remote
from starhaul.server.store.verification import verify_store
from starhaul.server.table import table_record
from starhaul.server.table_error import TableError
from starhaul.server.wire import (
    CloseCommand,
    ContributeCommand,
    DoneMessage,
    ReadyCommand,
    RefusedMessage,
    UpdateMessage,
)
from tests.rules import rule
from tests.server.running_server import Running, fill_with_bots, open_server
from tests.server.store.helpers import change

ONE, OTHER = "5a" * 16, "c3" * 16


@pytest.fixture
async def running(tmp_path):
    async with open_server(tmp_path) as running:
        yield running


# --- the table ---------------------------------------------------------------------------------------------


def waiting(*names: str) -> table_record.TableRecord:
    record = table_record.new_table("race", {"seats": 3}, "Ann")
    for seat, name in enumerate(names, start=1):
        table_record.take(record, seat, name)
    return record


def refused(record: table_record.TableRecord, *given: Any) -> str:
    with pytest.raises(TableError) as caught:
        table_record.contribute(record, *given)
    return caught.value.code


@rule("HSE-O10")
def test_the_first_number_of_a_seat_counts_and_only_for_the_match_to_come():
    record = waiting()
    table_record.contribute(record, 0, record.match, ONE)
    table_record.contribute(record, 0, record.match, ONE)
    assert refused(record, 0, record.match, OTHER) == "nonce-given"
    assert refused(record, 0, "another", ONE) == "other-match"
    assert table_record.origin_of(record).nonces == [ONE, "", ""]
    record.is_playing = True
    assert refused(record, 1, record.match, OTHER) == "playing"


@rule("HSE-O10")
def test_numbers_belong_to_their_sender_and_to_one_match():
    record = waiting("Bob")
    before = table_record.commitment_of(record)
    table_record.contribute(record, 0, record.match, ONE)
    table_record.contribute(record, 1, record.match, OTHER)
    assert table_record.commitment_of(record) == before, "the server had committed itself before"
    table_record.move(record, 1, 2)
    assert table_record.origin_of(record).nonces == [ONE, "", OTHER]
    assert table_record.load(table_record.dump(record)) == record, "they survive a restart"
    table_record.leave(record, 2)
    assert table_record.origin_of(record).nonces == [ONE, "", ""]
    table_record.note_result(record, [1, 1, 1])
    assert table_record.origin_of(record).nonces == ["", "", ""]
    assert table_record.commitment_of(record) != before


def test_a_table_of_an_older_version_commits_itself_anew_unless_it_plays():
    old = msgspec.to_builtins(waiting())
    old.update(seed="ab" * 24, secret="")
    idle = table_record.load(msgspec.json.encode(old))
    assert len(idle.secret) == 64
    assert (idle.seed, idle.match != old["match"]) == ("", True)
    playing = table_record.load(msgspec.json.encode({**old, "is_playing": True}))
    assert (playing.seed, playing.secret, playing.match) == ("ab" * 24, "", old["match"])
    table_record.wait_again(playing)
    assert len(playing.secret) == 64, "a match that never began is none of the old version"


def test_a_match_that_could_not_begin_keeps_its_secret_and_numbers():
    record = waiting()
    table_record.contribute(record, 0, record.match, ONE)
    origin = table_record.origin_of(record)
    record.is_playing = True
    table_record.wait_again(record)
    assert (record.is_playing, table_record.origin_of(record)) == (False, origin)


# --- over the wire -----------------------------------------------------------------------------------------


async def fetched(running: Running, path: str) -> bytes:
    def read() -> bytes:
        with urlopen(f"{running.url}/api/matches/{path}") as answer:
            return bytes(answer.read())

    return await asyncio.to_thread(read)


async def started(person: Remote) -> None:
    async for fact in person.messages():
        if isinstance(fact, UpdateMessage):
            return


async def two(running: Running, stack: AsyncExitStack) -> list[Remote]:
    host = await running.table("race", seats=2)
    people = [
        await stack.enter_async_context(Remote(address)) for address in (host, running.seat(host.table, 1))
    ]
    for person in people:
        await person.do(ReadyCommand)
    for person in people:
        await started(person)
    return people


@rule("HSE-O4", "HSE-O10")
async def test_everybody_connected_has_a_part_in_the_seed_and_can_check_it_afterwards(running):
    async with AsyncExitStack() as stack:
        ann, bob = await two(running, stack)
        room = running.lobby.room(ann.address.table)
        shown, match = ann.welcome.table.commitment, ann.welcome.table.match
        nonces = [person.giver.given[match].nonce for person in (ann, bob)]
        assert room.live.play.match.seed == seed_of(room.record.secret, match, nonces)
        during = json.loads(await fetched(running, match))
        assert (during["commitment"], during["nonces"]) == (shown, nonces)
        assert (during["secret"], during["seed"]) == (None, None)
        secret = room.record.secret
        for person in (ann, bob):
            assert secret not in msgspec.json.encode((person.table, person.welcome, person.update)).decode()
            assert person.giver.unfair == ""
        await ann.do(CloseCommand)
    info = json.loads(await fetched(running, match))
    assert commitment(info["secret"], match) == info["commitment"] == shown
    assert seed_of(info["secret"], match, info["nonces"]) == info["seed"]
    assert info["nonces"] == nonces
    log = read_log(await fetched(running, f"{match}/log"))
    assert log.head.origin.nonces == nonces
    assert len(log.head.seed) == 64
    verdict = verify(game_named("race"), log)
    assert (verdict.fair, verdict.same_seed, verdict.same_commitment) == (True, True, True)
    assert list(verify_store(running.lobby.services.store)) == []


@rule("HSE-O10")
async def test_nobody_waits_for_bots_and_silent_programs(running, monkeypatch):
    monkeypatch.setattr("starhaul.remote.contribution.Giver.offer", lambda self, table, seat: None)
    async with Remote(await running.table("race", seats=2)) as ann:
        await fill_with_bots(ann, 2)
        await started(ann)
        room = running.lobby.room(ann.address.table)
        course = running.lobby.services.store.course(room.record.match)
        assert course.row.origin.nonces == ["", ""]
        assert course.row.chance == "blake2b-ctr-1"
        assert course.row.seed == seed_of(room.record.secret, room.record.match, ["", ""])


@rule("HSE-O10")
async def test_numbers_and_secret_outlive_a_restart_before_the_match(tmp_path):
    async with open_server(tmp_path) as running:
        async with Remote(await running.table("race", seats=2)) as ann:
            await ann.ping()
            match, given = ann.table.match, dict(ann.giver.given)
            shown = ann.table.commitment
        table = ann.address.table
    async with open_server(tmp_path) as running, Remote(running.seat(table, 0)) as again:
        await again.ping()
        assert (again.table.match, again.table.commitment) == (match, shown)
        assert again.table.seats[0].nonce == given[match].nonce
        assert again.giver.given == {}, "one number for each seat is enough"
        await fill_with_bots(again, 2)
        await started(again)
        room = running.lobby.room(table)
        nonces = [given[match].nonce, ""]
        assert room.live.play.match.seed == seed_of(room.record.secret, match, nonces)


async def test_the_next_match_gets_other_numbers(running):
    async with Remote(await running.table("race", seats=2)) as ann:
        room = running.lobby.room(ann.address.table)
        await ann.ping()
        first = ann.table.match
        table_record.note_result(room.record, [1, 0])
        room.show_table()
        await ann.ping()
        await ann.ping()
        second = room.record.match
        assert ann.giver.given.keys() == {first, second}
        assert room.record.seats[0].nonce == ann.giver.given[second].nonce != ann.giver.given[first].nonce


async def test_what_is_no_number_or_too_late_is_refused_in_words(running):
    async with Remote(await running.table("race", seats=2)) as ann:
        await ann.ping()
        answer = await ann.do(ContributeCommand, match=ann.table.match, nonce=ONE)
        assert (answer.code, answer.of) == ("nonce-given", "table")
        answer = await ann.do(ContributeCommand, match="another", nonce=ONE)
        assert answer.code == "other-match"
        own = ann.giver.given[ann.table.match].nonce
        assert isinstance(await ann.do(ContributeCommand, match=ann.table.match, nonce=own), DoneMessage)
        for nonsense in ("", "5a", "5A" * 16, "5a" * 17, "zz" * 16, ONE[:-1] + "\n", ONE + "\n"):
            assert (
                await ann.do(ContributeCommand, match=ann.table.match, nonce=nonsense)
            ).code == "bad-command"
    async with Remote(running.address(ann.address.table)) as watching:
        answer = await watching.do(ContributeCommand, match=ann.table.match, nonce=ONE)
        assert isinstance(answer, RefusedMessage)
        assert answer.code == "spectators-watch"
        assert watching.giver.given == {}


@pytest.mark.parametrize("how", ["dropped", "swapped"])
async def test_a_program_notices_a_server_that_drops_its_number_or_swaps_the_secret(running, how):
    async with Remote(await running.table("race", seats=2)) as ann:
        await ann.ping()
        room = running.lobby.room(ann.address.table)
        if how == "dropped":
            room.record.seats[0].nonce = ""
        else:
            room.record.secret = "00" * 32
        await fill_with_bots(ann, 2)
        await started(ann)
        assert ann.giver.unfair == room.record.match


# --- a database that lies ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("field", "value", "code"),
    [
        ("$.secret", "00" * 32, {"other-commitment", "other-origin"}),
        ("$.commitment", "00" * 32, {"other-commitment"}),
        ("$.nonces[0]", "00" * 16, {"other-origin"}),
        ("$.match", "0123456789abcdef", {"other-commitment", "other-origin"}),
    ],
)
async def test_a_changed_origin_is_found_in_the_database(tmp_path, field, value, code):
    async with open_server(tmp_path) as running, AsyncExitStack() as stack:
        ann, _ = await two(running, stack)
        store = running.lobby.services.store
        assert list(verify_store(store)) == []
        change(
            tmp_path / "starhaul.db",
            f"UPDATE matches SET origin = CAST(json_set(CAST(origin AS TEXT), '{field}', '{value}') AS BLOB)",
        )
        assert {finding.code for finding in verify_store(store)} == code
        await ann.do(CloseCommand)
