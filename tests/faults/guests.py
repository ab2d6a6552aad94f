"""Clients that play at random, whatever happens to the server, and record what was acknowledged."""

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from random import Random
from typing import Any

from starhaul.games import game_named
from starhaul.remote.address import Address
from starhaul.server.wire import (
    AskedQuestion,
    BotCommand,
    DoneMessage,
    ImaginedMessage,
    ReadyCommand,
    TableMessage,
)
from tests.faults.diary import Diary
from tests.faults.kit import Service, Visitor, until

PAUSES_S = (0.02, 0.25)


class Guest:
    """A viewer; with a seat it also plays."""

    def __init__(self, address: Address, luck: Random) -> None:
        self.remote = Visitor(address)
        self.diary = Diary()
        self.answers: dict[int, Any] = {}
        """Answers to actions, by sequence number."""
        self.tasks: list[asyncio.Task[None]] = []
        self._luck = luck

    @property
    def seat(self) -> int | None:
        assert self.remote.welcome is not None, "welcomed before"
        return self.remote.welcome.seat

    @property
    def table(self) -> TableMessage:
        assert self.remote.table is not None, "welcomed before"
        return self.remote.table

    async def __aenter__(self) -> "Guest":
        await self.remote.__aenter__()
        self._begin(self._listen())
        return self

    async def __aexit__(self, *_: object) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.remote.__aexit__()

    def _begin(self, task: Any) -> None:
        self.tasks.append(asyncio.create_task(task))

    def check(self) -> None:
        """Raises whatever went wrong in the background."""
        for task in self.tasks:
            if task.done() and not task.cancelled():
                task.result()
                raise AssertionError(f"over: {self.remote.ended!r}")

    async def _listen(self) -> None:
        async for fact in self.remote.messages():
            self.diary.hear(fact)

    # --- playing -------------------------------------------------------------------------------------------

    def play(self) -> None:
        """Play from now on, match after match."""
        if self.seat is not None:
            self._begin(self._play())

    async def _play(self) -> None:
        while True:
            await self._step()
            await asyncio.sleep(self._luck.uniform(*PAUSES_S))

    async def _step(self) -> None:
        update = self.remote.update
        if not self.table.is_playing:
            assert self.seat is not None
            if not self.table.seats[self.seat].is_ready:
                await self.remote.do(ReadyCommand)
        elif update is not None and update.match == self.table.match and update.asked:
            action = await self._choose(self._luck.choice(update.asked))
            if action is not None:
                await self.act(action)

    async def act(self, action: Any) -> Any:
        answer = await self.remote.act(action)
        self.answers[answer.seq] = answer
        return answer

    async def _choose(self, asked: AskedQuestion) -> Any:
        if asked.options:
            return self._luck.choice(asked.options)
        imagined = (await self.remote.world()).message
        if not isinstance(imagined, ImaginedMessage):
            return None
        game = game_named(self.table.game)
        state = game.load(bytes(imagined.state))
        for question in game.questions_of(state, self.seat or 0):
            if question.kind == asked.kind:
                return game.sample(state, question, self._luck.randrange, self.diary.clock.now_ms())
        return None


# --- tables ------------------------------------------------------------------------------------------------


async def party(
    service: Service,
    stack: AsyncExitStack,
    luck: Random,
    game: str,
    *,
    people: int,
    bots: int = 0,
    kind: Callable[[Address, Random], Guest] = Guest,
    **config: Any,
) -> list[Guest]:
    """A new table in the middle of a match: people at all seats, and a spectator as the last one."""
    host = await service.table(game, seats=people + bots, **config)

    async def enter(token: str) -> Guest:
        address = service.address(host.table, token)
        return await stack.enter_async_context(kind(address, Random(luck.random())))

    first = await enter(host.token)
    for seat in range(people, people + bots):
        assert isinstance(await first.remote.do(BotCommand, seat=seat, bot="easy"), DoneMessage)
    guests = [
        first,
        *[await enter(first.table.seats[seat].link) for seat in range(1, people)],
        await enter(""),
    ]
    for guest in guests[:-1]:
        answer = await guest.remote.do(ReadyCommand)
        # Clients that are away because the server has just died are not waited for.
        assert isinstance(answer, DoneMessage) or answer.code == "playing"
    await until(lambda: all(guest.remote.update for guest in guests))
    return guests
