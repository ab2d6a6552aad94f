"""Asks a bot one question: measures the time, interrupts a bot that hangs, and never raises. Used by the
arena and by bot processes of the server."""

import time
from collections.abc import Callable, Sequence
from typing import NamedTuple

from msgspec import Struct

from starhaul.bots.bot_contract import Bot, Briefing
from starhaul.hang_alarm import HangAlarm, Overtime
from starhaul.kernel.contract import Action, C, Event, Game, Question, S

LIMIT_MS = 250
"""The time limit for an answer, in CPU time: a busy machine is not the bot's fault."""
HANG_MS = 5000
"""A bot is interrupted after this much wall-clock time."""
WAIT_MS = 1000
"""The pace of a bot that failed before its pace was known."""
PACES_MS = (100, 10_000)
"""Limits for the pace of a bot."""


class Failure(NamedTuple):
    """How a bot failed: a key, and the bot's own message."""

    why: str
    detail: str = ""


class ThinkingResult(Struct, frozen=True):
    """A bot's answer, how long it is busy, how long it took to think, and how it failed, if it did."""

    action: Action | None
    pace_ms: int
    took_ms: float
    failure: Failure | None


NO_ALARM = HangAlarm(None)
"""For code that may take as long as it likes, or is interrupted by somebody else."""


def briefing_in(game: Game[C, S], state: S, question: Question, at_ms: int) -> Briefing:
    """The briefing for a question: view and worlds are made from what the seat may know, and only when the
    bot asks for them."""
    seat = question.seat
    return Briefing(
        lambda: game.view(state, seat), question, at_ms, lambda draw: game.resample(state, seat, draw)
    )


def think(
    bot: Bot,
    briefing: Briefing,
    *,
    limit_ms: float | None = LIMIT_MS,
    alarm: HangAlarm = NO_ALARM,
    clock: Callable[[], float] = time.thread_time,
) -> ThinkingResult:
    """Ask a bot for its answer."""
    action, pace = None, WAIT_MS

    def answer() -> None:
        nonlocal action, pace
        action = bot.answer(briefing)
        least, most = PACES_MS
        pace = max(least, min(int(bot.pace_ms(briefing, action)), most))

    began = clock()
    failure = failure_of(answer, alarm)
    took = (clock() - began) * 1000
    if failure is None and limit_ms is not None and took > limit_ms:
        failure = Failure("late", f"{took:.0f} ms")
    return ThinkingResult(action, pace, took, failure)


def hears(bot: Bot) -> bool:
    """Whether a bot does anything with events; for one that does not, none need to be selected."""
    return getattr(bot.hear, "__func__", None) is not Bot.hear


def listen(bot: Bot, events: Sequence[Event], *, alarm: HangAlarm = NO_ALARM) -> Failure | None:
    """Pass events to a bot."""
    return failure_of(lambda: bot.hear(events), alarm)


def failure_of(act: Callable[[], object], alarm: HangAlarm) -> Failure | None:
    """Call into a bot; the failure, if there was one."""
    try:
        with alarm:
            act()
    except Overtime:
        alarm.stop()
        return Failure("late", "interrupted")
    except (Exception, SystemExit) as error:
        return Failure("raised", in_words(error))
    return None


def in_words(error: BaseException) -> str:
    try:
        return f"{type(error).__name__}: {error}"
    except Exception:  # an error whose message cannot be built
        return type(error).__name__
