"""A bot in one match on a remote server: which events it gets, when it is asked and what happens to its
answers.

Uses the same classes as the tables of the server (`server/bots`), but on a world that the server generated
for the seat, and with the time estimated from messages.
"""

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from starhaul.bots.bot_contract import Chair
from starhaul.bots.registry import bot_named, luck_of
from starhaul.bots.thinking import PACES_MS
from starhaul.games import game_named
from starhaul.kernel.chance import Stream
from starhaul.kernel.contract import Action, Event, Game
from starhaul.kernel.event_records import record_of
from starhaul.kernel.typed import from_json
from starhaul.remote.connection import Remote
from starhaul.remote.match_clock import MatchClock
from starhaul.server.bots.bot_pace import AskBot, BotMoment, CarryOut, LookAgain, Player
from starhaul.server.bots.briefing import Briefer
from starhaul.server.bots.chairs import Chairs
from starhaul.server.wire import (
    AskedQuestion,
    ImaginedMessage,
    RefusedMessage,
    TableMessage,
    ToldEvent,
    UpdateMessage,
)

Report = Callable[..., None]
"""Called with the key of a text and its arguments."""
BREATH_MS = PACES_MS[0]
"""Pause after a refusal, so that the bot does not send the same action in a tight loop."""
LONG_BREATH_MS = 1000


def played_at(table: TableMessage) -> tuple[Game[Any, Any], Any]:
    """The game and its configuration."""
    game = game_named(table.game)
    return game, from_json(table.config, game.config_type)


def check_bot(bot: str, table: TableMessage, seat: int) -> None:
    """Create the bot once, so that a bot that cannot be loaded is refused before play."""
    game, config = played_at(table)
    bot_named(bot, Chair(game, config, seat, luck_of("", seat)))


class RemoteMatch:
    """One match from the first update to the last."""

    def __init__(
        self, remote: Remote, table: TableMessage, match: str, seat: int, bot: str, luck: str, report: Report
    ) -> None:
        self.match = match
        self._remote = remote
        self._seat = seat
        self._report = report
        self._game, config = played_at(table)
        self._player = Player(self._game, seat, Stream(luck, "lapses"))
        self._teller = Briefer(self._game, config, match=match, seat=seat, bot=bot, seed=luck)
        self._chairs = Chairs()
        self._clock = MatchClock()
        self._last: UpdateMessage | None = None
        self._world: tuple[int, Any] | None = None
        """The latest world for this seat, and its revision."""
        self._rest: tuple[object, int] | None = None
        """The current question, and the time until which there is nothing to do."""

    # --- receiving -----------------------------------------------------------------------------------------

    def hear(self, update: UpdateMessage, *, is_first: bool = False) -> None:
        """Called in order; `is_first` marks the first update of a connection."""
        last, self._last = self._last, update
        if is_first or last is None or last.is_paused:
            self._clock.set(update.at_ms)
        self._clock.hear(update.at_ms)
        for missed in update.missed or ():
            self._tell(missed.events)
        self._tell(update.events)
        if last is not None and last.deadline_ms is not None and update.at_ms >= last.deadline_ms:
            # Only the clock can have let the deadline pass.
            self._player.look_up(update.at_ms)
            self._rest = None

    def _tell(self, events: Iterable[ToldEvent]) -> None:
        base = self._game.event_base
        self._teller.tell([Event(record_of(base, told.key, told.args)) for told in events])

    # --- acting --------------------------------------------------------------------------------------------

    async def step(self) -> int | None:
        """Do one thing; returns after how many milliseconds to call again, None: after the next message."""
        update = self._last
        if update is None or not update.asked or update.is_paused:
            return None
        now = self._clock.now_ms()
        if self._rest is not None and self._rest[0] == _question(update) and self._rest[1] > now:
            return self._rest[1] - now
        world = await self._world_at(update.rev)
        if world is None:
            return LONG_BREATH_MS
        if world[0] != update.rev:
            # The world arrived before the updates that it includes; they are on their way.
            return 0
        moment = self._moment(update, world[1])
        return await self._do(self._player.next(moment), moment, _question(update))

    def _moment(self, update: UpdateMessage, state: object) -> BotMoment:
        questions = self._game.questions(state)
        others = any(question.seat != self._seat for question in questions)
        return BotMoment(state, questions, update.deadline_ms, self._clock.now_ms(), update.rev, others)

    async def _world_at(self, rev: int) -> tuple[int, Any] | None:
        """Cached per revision; None if the server has no world to give."""
        if self._world is None or self._world[0] != rev:
            answered = await self._remote.world()
            if not isinstance(answered.message, ImaginedMessage) or answered.update is None:
                return None
            self._world = answered.update.rev, self._game.load(bytes(answered.message.state))
        return self._world

    async def _do(self, todo: object, moment: BotMoment, question: object) -> int | None:
        self._report_lapses()
        self._rest = None
        if isinstance(todo, AskBot):
            answer = self._chairs.answer(self._teller.ask(moment.state, todo.question, moment.now_ms))
            self._teller.note(answer)
            self._player.hand_in(answer)
            return 0
        if isinstance(todo, CarryOut):
            return await self._act(todo.action)
        if isinstance(todo, LookAgain):
            self._rest = question, todo.at_ms
            return max(0, todo.at_ms - moment.now_ms)
        return None

    async def _act(self, action: Action) -> int:
        answer = await self._remote.act(action)
        # The match has changed, or was not what it seemed.
        self._world = None
        sent = msgspec.json.encode(action).decode()
        if not isinstance(answer, RefusedMessage):
            self._report("bot-did", action=sent)
            return 0
        # Legal in the bot's world: another seat was faster, or the server has a problem.
        self._report("bot-refused", action=sent, code=answer.code)
        return BREATH_MS if answer.of == "refused" else LONG_BREATH_MS

    def _report_lapses(self) -> None:
        lapses = self._player.lapses
        while lapses:
            lapse = lapses.popleft()
            self._report("bot-lapse", kind=lapse.kind, why=lapse.why, detail=lapse.detail)


def _question(update: UpdateMessage) -> tuple[list[AskedQuestion], int | None]:
    return list(update.asked), update.deadline_ms
