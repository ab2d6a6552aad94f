"""Plays the seat of a connection with a bot, match after match, until the connection is closed.

Used by `starhaul bot`. The connection and its retries are in `connection`, what is known of the match in
`remote_match`.
"""

import asyncio
import secrets
from collections.abc import Awaitable
from typing import Any

from starhaul.kernel.errors import BadInput
from starhaul.remote.connection import Remote
from starhaul.remote.remote_match import LONG_BREATH_MS, RemoteMatch, Report, check_bot
from starhaul.server.wire import (
    LeaveCommand,
    PauseCommand,
    ReadyCommand,
    RefusedMessage,
    ServerMessage,
    TableMessage,
    UpdateMessage,
    WelcomeMessage,
)


class RemoteBot:
    """Plays the seat of a connection. `bot` is a name in the bot registry."""

    def __init__(
        self,
        remote: Remote,
        bot: str,
        *,
        matches: int | None = None,
        report: Report = lambda key, **facts: None,
    ) -> None:
        self.played = 0
        """Matches played to the end."""
        self._remote = remote
        self._bot = bot
        self._matches = matches
        self._report = report
        self._sitting: RemoteMatch | None = None
        self._unfair = ""
        """The last match that was reported as unfair."""
        self._news = asyncio.Event()

    @property
    def _seat(self) -> int:
        welcome = self._remote.welcome
        if welcome is None or welcome.seat is None:
            raise BadInput("link-watches")
        return welcome.seat

    async def stay(self) -> None:
        """Play until the connection ends; `remote.ended` is the reason."""
        assert self._remote.table is not None, "the welcome message comes first"
        check_bot(self._bot, self._remote.table, self._seat)
        self._report("bot-seated", seat=self._seat + 1)
        listening = asyncio.create_task(self._listen())
        try:
            while not listening.done():
                self._news.clear()
                await self._pause(await self._step())
            await listening
        except BadInput as error:
            if error is not self._remote.ended:
                raise
        finally:
            listening.cancel()
            await asyncio.gather(listening, return_exceptions=True)

    async def _pause(self, wait_ms: int | None) -> None:
        """Wait until there may be something to do."""
        try:
            await asyncio.wait_for(self._news.wait(), None if wait_ms is None else wait_ms / 1000)
        except TimeoutError:
            return

    # --- receiving -----------------------------------------------------------------------------------------

    async def _listen(self) -> None:
        try:
            async for message in self._remote.messages():
                self._hear(message)
                self._news.set()
        finally:
            self._news.set()

    def _hear(self, message: ServerMessage) -> None:
        if isinstance(message, WelcomeMessage):
            if self._remote.connections > 1:
                self._report("bot-again")
            self._look_at(message.table)
            if message.update is not None:
                self._follow(message.table, message.update, is_first=True)
        elif isinstance(message, TableMessage):
            self._look_at(message)
        elif isinstance(message, UpdateMessage) and self._remote.table is not None:
            self._follow(self._remote.table, message)

    def _look_at(self, table: TableMessage) -> None:
        """Note whether the match is over, and report an unfair seed."""
        if self._remote.giver.unfair not in ("", self._unfair):
            self._unfair = self._remote.giver.unfair
            self._report("bot-unfair")
        if self._sitting is None:
            return
        for played in table.played:
            if played.match == self._sitting.match:
                self._sitting = None
                self.played += 1
                self._report("bot-match-over", scores=", ".join(map(str, played.scores)))
                return

    def _follow(self, table: TableMessage, update: UpdateMessage, *, is_first: bool = False) -> None:
        if self._sitting is None or self._sitting.match != update.match:
            self._report("bot-match", game=table.game)
            check_bot(self._bot, table, self._seat)
            luck = secrets.token_hex(16)
            self._sitting = RemoteMatch(
                self._remote, table, update.match, self._seat, self._bot, luck, self._report
            )
        self._sitting.hear(update, is_first=is_first)

    # --- acting --------------------------------------------------------------------------------------------

    async def _step(self) -> int | None:
        table = self._remote.table
        assert table is not None, "the welcome message comes first"
        self._look_at(table)
        wish = self._wish(table)
        if wish is not None:
            # The effect is visible in the table before the answer; a refused command may be repeated later.
            return LONG_BREATH_MS if isinstance(await wish, RefusedMessage) else 0
        return None if self._sitting is None else await self._sitting.step()

    def _wish(self, table: TableMessage) -> Awaitable[Any] | None:
        """Commands that the bot sends without a question: ready, leave, agree to a pause."""
        seat = table.seats[self._seat]
        if not table.is_playing:
            if self._matches is not None and self.played >= self._matches:
                return self._remote.do(LeaveCommand)
            return None if seat.is_ready else self._remote.do(ReadyCommand)
        if any(other.wants_pause for other in table.seats) and not (table.is_paused or seat.wants_pause):
            return self._remote.do(PauseCommand)
        return None
