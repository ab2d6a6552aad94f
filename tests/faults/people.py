"""Clients at tables of a server in this process: sitting down, starting, playing."""

from contextlib import AsyncExitStack
from typing import Any

from starhaul.server.wire import DoneMessage, ReadyCommand, RefusedMessage
from tests.faults.kit import Visitor, until
from tests.server.running_server import Running


async def seated(
    running: Running, stack: AsyncExitStack, game: str = "race", *, seats: int = 2, **config: Any
) -> list[Visitor]:
    """A new table with a client at every seat."""
    host = await running.table(game, seats=seats, **config)
    links = [host, *(running.seat(host.table, seat) for seat in range(1, seats))]
    return [await stack.enter_async_context(Visitor(link, "Ann")) for link in links]


async def started(people: list[Visitor]) -> Visitor:
    """Start a match; returns a client that is asked something."""
    for person in people:
        assert isinstance(await person.do(ReadyCommand), DoneMessage)
    await until(lambda: all(person.update and person.update.match == person.table.match for person in people))
    return await mover(people)


async def mover(people: list[Visitor]) -> Visitor:
    await until(lambda: any(map(is_asked, people)))
    return next(filter(is_asked, people))


def is_asked(person: Visitor) -> bool:
    return person.update is not None and bool(person.update.asked)


def first_option(person: Visitor) -> Any:
    assert person.update is not None
    return (person.update.asked[0].options or [None])[0]


async def play(people: list[Visitor], actions: int) -> None:
    """That many actions, or until the match ends."""
    for _ in range(actions):
        await until(lambda: any(map(is_asked, people)) or not people[0].table.is_playing)
        if not people[0].table.is_playing:
            return
        person = next(filter(is_asked, people))
        answer = await person.act(first_option(person))
        # A question may be outdated before the update with the others' actions arrives.
        assert not isinstance(answer, RefusedMessage) or answer.of == "refused"


def told(person: Visitor, key: str, **facts: Any) -> bool:
    """Whether the last update contains such an event."""
    events = [] if person.update is None else person.update.events
    return any(event.key == key and facts.items() <= event.args.items() for event in events)
