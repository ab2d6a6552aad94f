"""Drives the bots of a table: asks them in time, through the worker pool, and carries out their answers.

Used by `played_table` and `room`. When a bot is due is decided in `server.bots.bot_pace`, what it is told in
`server.bots.briefing`.
"""

import asyncio
from collections.abc import Callable

from starhaul.kernel.chance import Stream
from starhaul.kernel.contract import CLOCK, Action
from starhaul.kernel.errors import Refusal
from starhaul.server.bots.bot_pace import AskBot, BotMoment, CarryOut, LookAgain, Player
from starhaul.server.bots.briefing import Briefer
from starhaul.server.bots.calls import BotCall
from starhaul.server.table.live_match import LiveMatch
from starhaul.server.table.services import Services
from starhaul.server.table.table_match import Step

MOST_ACTS = 8
"""Actions of bots in a row before other messages get their turn."""


class Seated:
    """A bot in a seat."""

    def __init__(self, bot: str, player: Player, teller: Briefer) -> None:
        self.bot = bot
        self.player = player
        self.teller = teller
        self.thinking: asyncio.Task[None] | None = None
        self.looks_at: int | None = None
        """When it has something to do, in match time."""


class Driver:
    """Plays the bots of one match. `wake` makes the room call `follow` again."""

    def __init__(self, services: Services, wake: Callable[[], None]) -> None:
        self._services = services
        self.wake = wake
        self._seated: dict[int, Seated] = {}
        self._match = ""

    def seat(self, live: LiveMatch, number: int, bot: str) -> None:
        """This bot plays the seat from now on; with an empty name, no bot does."""
        seated = self._seated.get(number)
        if seated is not None and seated.bot != bot:
            self._dismiss(number)
            seated = None
        if bot and seated is None:
            self._match = live.play.id
            match = live.play.match
            luck = Stream(match.seed, f"lapses-{number}")
            teller = Briefer(
                match.game, match.config, match=live.play.id, seat=number, bot=bot, seed=match.seed
            )
            self._seated[number] = Seated(bot, Player(match.game, number, luck), teller)

    def _dismiss(self, number: int) -> None:
        seated = self._seated.pop(number)
        if seated.thinking is not None:
            seated.thinking.cancel()

    def end(self) -> None:
        """The match is over, or is no longer played here."""
        for number in list(self._seated):
            self._dismiss(number)
        if self._match:
            self._services.bots.forget(self._match)
            self._match = ""

    def is_absent(self, number: int) -> bool:
        """Whether a bot has left a question open for so long that the match must continue without it."""
        return number in self._seated and self._seated[number].player.is_absent

    def tell(self, step: Step) -> None:
        for seated in self._seated.values():
            seated.teller.tell(step.events)
            if step.by == CLOCK:
                seated.player.look_up(step.at_ms)

    # --- playing -------------------------------------------------------------------------------------------

    async def follow(self, live: LiveMatch) -> None:
        """Ask the bots whose turn it is, and carry out their answers."""
        if not self._seated:
            return
        for _ in range(MOST_ACTS):
            found = self._next_act(live)
            if found is None:
                return
            try:
                await live.act(*found)
            except Refusal:
                # It was legal a moment ago; the clock was faster. The bot is asked again.
                continue
            if live.is_over:
                return
        self.wake()

    def _next_act(self, live: LiveMatch) -> tuple[int, Action] | None:
        for number, seated in sorted(self._seated.items()):
            todo = seated.player.next(self._moment(live))
            seated.looks_at = todo.at_ms if isinstance(todo, LookAgain) else None
            if isinstance(todo, CarryOut):
                return number, todo.action
            if isinstance(todo, AskBot):
                ask = seated.teller.ask(live.play.match.state, todo.question, live.now_ms)
                seated.thinking = asyncio.create_task(self._think(seated, ask))
        return None

    def _moment(self, live: LiveMatch) -> BotMoment:
        play = live.play
        state = play.match.state
        questions = play.questions
        people = any(question.seat not in self._seated for question in questions)
        return BotMoment(state, questions, play.due, live.now_ms, play.batches, people)

    async def _think(self, seated: Seated, ask: BotCall) -> None:
        answer = await self._services.bots.ask(ask)
        if answer.why:
            self._services.metrics.lapses.labels(answer.why).inc()
        seated.teller.note(answer)
        seated.player.hand_in(answer)
        self.wake()

    def idle_ms(self, live: LiveMatch) -> int | None:
        """How long nothing happens by itself; None while a bot thinks, or if nothing ever would."""
        if any(seated.player.is_thinking for seated in self._seated.values()):
            return None
        waits = [wait for wait in (self.due_in_ms(live), live.due_in_ms()) if wait is not None]
        return min(waits, default=None)

    def due_in_ms(self, live: LiveMatch) -> int | None:
        times = [seated.looks_at for seated in self._seated.values() if seated.looks_at is not None]
        return max(0, min(times) - live.now_ms) if times else None
