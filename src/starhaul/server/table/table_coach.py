"""The coach of a table: figures and advice for a person who plays against bots.

Used by `played_table` and `commands`. Who may have a coach is decided in `table_record`; the thinking is done
in worker processes (`server.bots.advising`), from a world, so that nothing hidden can be given away.
"""

import asyncio
import math
from collections.abc import Callable, Collection
from typing import cast

import msgspec
from msgspec import Raw

from starhaul.bots.coaching import CoachPart
from starhaul.games import plugin_named
from starhaul.kernel.contract import Question
from starhaul.server.bots.calls import AdviceCall
from starhaul.server.bots.coach_briefing import CoachBriefer
from starhaul.server.settings.limits import Bucket
from starhaul.server.table.live_match import LiveMatch
from starhaul.server.table.services import Services
from starhaul.server.table.table_match import Step, TableMatch
from starhaul.server.table_error import TableError
from starhaul.server.wire import AdviceMessage, FiguresMessage, encode

ADVICE_RATE, ADVICE_BURST = 1.0, 10
"""Questions to a coach per second, and at once, for each seat."""

Deliver = Callable[[int, bytes], None]
"""Sends a frame to the viewers of a seat."""


class Coached:
    """A seat with a coach, in one match."""

    def __init__(self, play: TableMatch, seat: int) -> None:
        match = play.match
        self.match = play.id
        self.seat = seat
        self.briefer = CoachBriefer(match.game, match.config, match=play.id, seat=seat, seed=match.seed)
        for step in play.steps:
            self.briefer.tell(step.events)
        self.bucket = Bucket(ADVICE_RATE, ADVICE_BURST)
        self.question: Question | None = None
        """What the coach is thinking about."""
        self.thinking: asyncio.Task[None] | None = None
        self.latest: tuple[int, bytes] | None = None
        """The moment of the latest advice, and the message."""

    def stop(self) -> None:
        if self.thinking is not None:
            self.thinking.cancel()
        self.thinking = self.question = None


class Coaching:
    """The coaches of one table; usually there is at most one."""

    def __init__(self, services: Services, deliver: Deliver) -> None:
        self._services = services
        self._deliver = deliver
        self._seats: dict[int, Coached] = {}

    def follow(self, live: LiveMatch, step: Step, seats: Collection[int]) -> None:
        """After a step: these seats have a coach."""
        for number in [number for number in self._seats if number not in seats]:
            self._seats.pop(number).stop()
        for number in seats:
            known = self._seats.get(number)
            if known is None or known.match != live.play.id:
                self._of(live.play, number)
                continue
            known.briefer.tell(step.events)
            is_gone = step.by == number or known.question not in live.play.questions
            if known.question is not None and is_gone:
                known.stop()
                self._deliver(number, _no_advice(known, TableError("coach-gone")))

    def _of(self, play: TableMatch, seat: int) -> Coached:
        known = self._seats.get(seat)
        if known is None or known.match != play.id:
            if known is not None:
                known.stop()
            known = self._seats[seat] = Coached(play, seat)
        return known

    def end(self) -> None:
        """The match is over, or is no longer played here."""
        for coached in self._seats.values():
            coached.stop()
        self._seats.clear()

    # --- advice --------------------------------------------------------------------------------------------

    def advise(self, live: LiveMatch, seat: int) -> None:
        """Think about the open question of a seat; the advice is sent when it is found."""
        coached, question = self._of(live.play, seat), _question_to(live.play, seat)
        if coached.thinking is not None and coached.question == question:
            return
        if coached.latest is not None and coached.latest[0] == live.play.batches:
            self._deliver(seat, coached.latest[1])
            return
        if not coached.bucket.take():
            raise TableError("coach-too-often", seconds=math.ceil(coached.bucket.wait_s()) or 1)
        coached.stop()
        moment = live.play.batches
        call = coached.briefer.ask(live.play.match.state, question, live.now_ms, moment)
        coached.question = question
        coached.thinking = asyncio.create_task(self._think(coached, call, moment))

    async def _think(self, coached: Coached, call: AdviceCall, moment: int) -> None:
        advised = await self._services.bots.advise(call)
        coached.thinking = coached.question = None
        if advised.counsel is None:
            self._services.metrics.lapses.labels(advised.why).inc()
            self._deliver(coached.seat, _no_advice(coached, TableError("coach-failed")))
            return
        frame = encode(AdviceMessage(match=coached.match, counsel=advised.counsel))
        coached.latest = moment, frame
        self._deliver(coached.seat, frame)


def _question_to(play: TableMatch, seat: int) -> Question:
    """The question that the match waits for, or else the first."""
    mine = [question for question in play.questions if question.seat == seat]
    if not mine:
        raise TableError("coach-nothing")
    return next((question for question in mine if question.waits), mine[0])


def _no_advice(coached: Coached, why: TableError) -> bytes:
    return encode(AdviceMessage(match=coached.match, code=why.code))


def figures_frame(play: TableMatch, seat: int) -> bytes:
    """The figures of a seat, as a message."""
    part = cast(CoachPart, plugin_named(play.game.name).part("coach"))
    figures = Raw(msgspec.json.encode(part.figures(play.match.state, seat)))
    return encode(FiguresMessage(match=play.id, figures=figures))
