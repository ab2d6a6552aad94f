"""Commands that are repeated, late or out of order: answered as before, and nothing is done twice."""

import json
from contextlib import AsyncExitStack

import pytest

from starhaul.server.table.command_answers import MOST_CLIENTS, REMEMBERED
from tests.hostile.kit import BOUNDLESS, seated, start, table_of, visitor
from tests.server.running_server import open_server
from tools.hostile.visitor import Visitor


@pytest.fixture(scope="module")
async def running(tmp_path_factory):
    async with open_server(tmp_path_factory.mktemp("house"), limits=BOUNDLESS) as running:
        yield running


def heard(person: Visitor) -> list[str]:
    facts = [json.loads(text) for text in person.texts]
    return [fact["text"] for fact in facts if fact["is"] == "heard"]


async def again(running, stack, person: Visitor, client: str = "client-1") -> Visitor:
    """The same client on a new connection."""
    link = person.last["welcome"]["table"]["seats"][1]["link"]
    other = await visitor(running, stack)
    assert (await other.hello(table_of(person), link, client=client))["is"] == "welcome"
    return other


async def test_what_is_sent_again_is_answered_as_before(running):
    async with AsyncExitStack() as stack:
        host, guest = await seated(running, stack)
        said = [
            {"do": "say", "text": "once"},
            {"do": "say", "text": ""},
            {"do": "sit", "name": "Bob"},
            {"do": "kick", "seat": 0},
            {"do": "act", "action": {"do": "take"}},
            {"do": "ready"},
        ]
        first = [await guest.do(**command) for command in said]
        line = await again(running, stack, guest)
        for seq in (6, 3, 1, 5, 2, 4, 1, 1):
            assert await line.do(**said[seq - 1], seq=seq) == first[seq - 1]
        await host.do(do="say", text="last")
        assert heard(host) == ["once", "last"]


async def test_the_number_counts_and_not_what_is_said_under_it(running):
    async with AsyncExitStack() as stack:
        host, guest = await seated(running, stack)
        done = await guest.do(do="say", text="first", seq=5)
        assert await guest.do(do="say", text="second", seq=5) == done
        assert (await guest.do(do="say", text="third", seq=4))["code"] == "stale-command"
        assert (await guest.do(do="say", text="fourth", seq=6))["is"] == "done"
        await host.do(do="ping")
        assert heard(host) == ["first", "fourth"]


async def test_what_comes_in_the_wrong_order_on_one_line_is_stale(running):
    async with AsyncExitStack() as stack:
        host, guest = await seated(running, stack)
        for seq in (3, 1, 2, 5, 4):
            guest.say(do="say", text=f"{seq}", seq=seq)
        await guest.until(lambda: guest.answers.total() == 5)
        await host.do(do="ping")
        assert heard(host) == ["3", "5"]


async def test_a_stampede_of_the_same_command_is_one_command(running):
    async with AsyncExitStack() as stack:
        host, guest = await seated(running, stack)
        lines = [guest, *[await again(running, stack, guest) for _ in range(4)]]
        for _ in range(50):
            for line in lines:
                line.say(do="say", text="me first", seq=9)
        for line in lines:
            await line.until(lambda line=line: line.answers[9] == 50)
            assert line.last["done"]["seq"] == 9
        await host.do(do="ping")
        assert heard(host) == ["me first"]


async def test_a_move_in_a_match_is_made_once(running):
    async with AsyncExitStack() as stack:
        people = await seated(running, stack, "trucker")
        await start(people)
        guest = people[1]
        lines = [guest, *[await again(running, stack, guest) for _ in range(3)]]
        for line in lines * 5:
            line.say(do="act", action={"do": "take"}, seq=100)
        for line in lines:
            await line.until(lambda line=line: line.answers[100] == 5)
            assert line.last["done"] == {"is": "done", "seq": 100}
        live = running.lobby.room(table_of(guest)).live
        assert live.play.batches == 2, "the start, and this"


async def test_memory_ends_somewhere_and_then_it_is_too_late(running):
    async with AsyncExitStack() as stack:
        host, guest = await seated(running, stack)
        for number in range(1, REMEMBERED + 2):
            await guest.do(do="say", text=f"{number}")
        assert (await guest.do(do="say", text="1", seq=1))["code"] == "stale-command"
        assert (await guest.do(do="say", text="2", seq=2))["is"] == "done"
        await host.do(do="ping")
        assert len(heard(host)) == REMEMBERED + 1


async def test_nobody_makes_others_forget(running):
    """A client that uses ever more IDs loses its own answers, and no other client does."""
    async with AsyncExitStack() as stack:
        host, guest = await seated(running, stack)
        done = await host.do(do="say", text="mine", seq=7)
        for number in range(2 * MOST_CLIENTS):
            line = await again(running, stack, guest, client=f"name {number}")
            await line.do(do="say", text="x")
        assert await host.do(do="say", text="mine", seq=7) == done
        await guest.do(do="ping")
        assert heard(guest).count("mine") == 1


async def test_a_person_who_has_moved_is_still_the_same(running):
    async with AsyncExitStack() as stack:
        host, guest = (await seated(running, stack, seats=3))[:2]
        taken = running.lobby.room(table_of(host)).record.seats[2]
        third = await visitor(running, stack)
        done = await guest.do(do="say", text="once", seq=1)
        assert (await host.do(do="kick", seat=2))["is"] == "done"
        assert not taken.is_taken
        moved = await guest.do(do="move", seat=2, seq=2)
        assert moved["is"] == "done"
        assert await guest.do(do="move", seat=2, seq=2) == moved
        assert await guest.do(do="say", text="once", seq=1) == done
        await host.do(do="ping")
        assert heard(host) == ["once"]
        link = next(
            seat["link"]
            for seat in host.last["table"]["seats"]
            if seat.get("link") and not seat.get("is_taken")
        )
        await third.hello(table_of(host), link, client="client-1")
        assert (await third.do(do="say", text="I am new", seq=1))["is"] == "done"
        await host.do(do="ping")
        assert heard(host) == ["once", "I am new"]


@pytest.mark.parametrize("command", [{"do": "kick", "seat": 1}, {"do": "leave"}])
async def test_the_next_person_at_a_seat_is_somebody_else(running, command):
    """Even with the same name and the same numbers."""
    async with AsyncExitStack() as stack:
        host, guest = await seated(running, stack)
        await guest.do(do="say", text="old", seq=5)
        await (host if command["do"] == "kick" else guest).do(**command, seq=6)
        await guest.end()
        await host.do(do="ping")
        new = await visitor(running, stack)
        await new.hello(table_of(host), host.last["table"]["seats"][1]["link"], client="client-1")
        for seq in (1, 5, 6):
            assert (await new.do(do="say", text=f"{seq}", seq=seq))["is"] == "done"
        await host.do(do="ping")
        assert heard(host) == ["old", "1", "5", "6"]


async def test_questions_are_answered_anew(running):
    """They change nothing, so nothing is done twice; and a world is too large to be stored."""
    async with AsyncExitStack() as stack:
        people = await seated(running, stack, "trucker")
        await start(people)
        worlds = {str(await people[1].do(do="world", seq=seq)) for seq in (5, 5, 4)}
        assert len(worlds) == 3
        assert (await people[1].do(do="act", action={"do": "take"}, seq=2))["is"] == "done"
        assert running.lobby.room(table_of(people[1])).live.play.batches == 2
