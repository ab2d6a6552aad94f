"""One thought of a bot, wherever it sits: asked, timed, interrupted if it hangs, and never raising."""

import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from starhaul.bots.bot_contract import Bot, Briefing
from starhaul.bots.thinking_limit import Overtime, interrupted_after
from starhaul.kernel.contract import Action, Event, Game, Question

LIMIT_MS = 250
"""The longest thought that counts, in time of the processor: a busy machine is not the bot's fault."""
HANG_MS = 5000
"""After so long by the wall clock a thought is interrupted."""
WAIT_MS = 1000
"""When a bot whose pace is not known has its hands free again."""
PACES_MS = (100, 10_000)
"""No hands are faster or slower than this."""


class Failure(NamedTuple):
    """How a bot failed, in a word and in its own words."""

    why: str
    detail: str = ""


class Thought(NamedTuple):
    """What a bot said, how long its hands are busy, how long it thought, and how it failed if it did."""

    action: Action | None
    pace_ms: int
    took_ms: float
    failure: Failure | None


def briefing_in(game: Game[Any, Any], state: Any, question: Question, at_ms: int) -> Briefing:
    """A question as the person who is asked may know it; worlds are drawn from what its seat may know."""
    seat = question.seat
    return Briefing(game.view(state, seat), question, at_ms, lambda draw: game.resample(state, seat, draw))


def think(
    bot: Bot,
    briefing: Briefing,
    *,
    limit_ms: float | None = LIMIT_MS,
    hang_ms: float | None = HANG_MS,
    clock: Callable[[], float] = time.thread_time,
) -> Thought:
    """Ask a bot."""
    action, pace = None, WAIT_MS

    def answer() -> None:
        nonlocal action, pace
        action = bot.answer(briefing)
        least, most = PACES_MS
        pace = max(least, min(int(bot.pace_ms(briefing, action)), most))

    began = clock()
    failure = failure_of(answer, hang_ms)
    took = (clock() - began) * 1000
    if failure is None and limit_ms is not None and took > limit_ms:
        failure = Failure("late", f"{took:.0f} ms")
    return Thought(action, pace, took, failure)


def listen(bot: Bot, events: Sequence[Event], *, hang_ms: float | None = HANG_MS) -> Failure | None:
    """Tell a bot what happened."""
    return failure_of(lambda: bot.hear(events), hang_ms)


def failure_of(act: Callable[[], object], hang_ms: float | None) -> Failure | None:
    """Do something with a bot; how it failed, if it did."""
    try:
        with interrupted_after(hang_ms):
            act()
    except Overtime:
        return Failure("late", "interrupted")
    except (Exception, SystemExit) as error:
        return Failure("raised", in_words(error))
    return None


def in_words(error: BaseException) -> str:
    try:
        return f"{type(error).__name__}: {error}"
    except Exception:  # an error that cannot even be told
        return type(error).__name__
