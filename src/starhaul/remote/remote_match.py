"""A bot in one match that is played elsewhere: what it hears, when it is asked, what comes of its answers.

The same parts as at a table of the server (`server/bots`), but the state they work on is a world that the
server imagined for the seat, and the time is what the messages say.
"""

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from starhaul.bots.bot_contract import Chair
from starhaul.bots.registry import bot_named, luck_of
from starhaul.bots.thinking import PACES_MS
from starhaul.games import game_named
from starhaul.kernel.chance import Stream
from starhaul.kernel.contract import Event, Game
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
"""Takes the key of a text and its facts."""
BREATH_MS = PACES_MS[0]
"""After a refusal, so that nobody knocks at a closed door all the time."""
LONG_BREATH_MS = 1000


def played_at(table: TableMessage) -> tuple[Game[Any, Any], Any]:
    """The game and its configuration."""
    game = game_named(table.game)
    return game, from_json(table.config, game.config_type)


def check_bot(bot: str, table: TableMessage, seat: int) -> None:
    """Seat it once for nothing: what cannot be loaded is refused, and not overruled at every question."""
    game, config = played_at(table)
    bot_named(bot, Chair(game, config, seat, luck_of("", seat)))


class RemoteMatch:
    """From the first update of a match to the last."""

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
        """The state that the seat may take for the real one, and its revision."""
        self._rest: tuple[object, int] | None = None
        """Until when there is nothing to do, as long as the same is asked."""

    # --- hearing -------------------------------------------------------------------------------------------

    def hear(self, update: UpdateMessage, *, is_first: bool = False) -> None:
        """In order; `is_first` of each connection."""
        last, self._last = self._last, update
        if is_first or last is None or last.is_paused:
            self._clock.set(update.at_ms)
        self._clock.hear(update.at_ms)
        for missed in update.missed or ():
            self._tell(missed.events)
        self._tell(update.events)
        if last is not None and last.deadline_ms is not None and update.at_ms >= last.deadline_ms:
            # Nobody else can have let that time pass: the clock has acted.
            self._player.look_up(update.at_ms)
            self._rest = None

    def _tell(self, events: Iterable[ToldEvent]) -> None:
        self._teller.tell([Event(told.key, told.args) for told in events])

    # --- playing -------------------------------------------------------------------------------------------

    async def step(self) -> int | None:
        """Do one thing; after how many milliseconds there may be another, None: when something happens."""
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
            # It has come before the news of what has happened meanwhile; they are on their way.
            return 0
        moment = self._moment(update, world[1])
        return await self._do(self._player.next(moment), moment, _question(update))

    def _moment(self, update: UpdateMessage, state: Any) -> BotMoment:
        questions = self._game.questions(state)
        others = any(question.seat != self._seat for question in questions)
        return BotMoment(state, questions, update.deadline_ms, self._clock.now_ms(), update.rev, others)

    async def _world_at(self, rev: int) -> tuple[int, Any] | None:
        """One world for each revision is enough; None if the server has none to give."""
        if self._world is None or self._world[0] != rev:
            answered = await self._remote.world()
            if not isinstance(answered.message, ImaginedMessage) or answered.update is None:
                return None
            self._world = answered.update.rev, self._game.load(bytes(answered.message.state))
        return self._world

    async def _do(self, todo: object, moment: BotMoment, question: object) -> int | None:
        self._tell_lapses()
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

    async def _act(self, action: Any) -> int:
        answer = await self._remote.act(action)
        # The match has gone on, or was not what it seemed.
        self._world = None
        said = msgspec.json.encode(action).decode()
        if not isinstance(answer, RefusedMessage):
            self._report("bot-did", action=said)
            return 0
        # It was legal in the world that the bot knew: somebody was faster, or the server has trouble.
        self._report("bot-refused", action=said, code=answer.code)
        return BREATH_MS if answer.of == "refused" else LONG_BREATH_MS

    def _tell_lapses(self) -> None:
        lapses = self._player.lapses
        while lapses:
            lapse = lapses.popleft()
            self._report("bot-lapse", kind=lapse.kind, why=lapse.why, detail=lapse.detail)


def _question(update: UpdateMessage) -> tuple[list[AskedQuestion], int | None]:
    return list(update.asked), update.deadline_ms
