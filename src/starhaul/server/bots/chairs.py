"""The bots of one worker, with their memory, by match and seat. Runs in the worker process."""

from collections import OrderedDict

import msgspec
from msgspec import Struct

from starhaul.bots.answer_schedule import AnswerVerdict, judged
from starhaul.bots.bot_contract import Bot, Chair
from starhaul.bots.registry import bot_named, luck_of
from starhaul.bots.thinking import HANG_MS, Failure, ThinkingResult, briefing_in, in_words, listen, think
from starhaul.games import game_named
from starhaul.hang_alarm import HangAlarm, Overtime
from starhaul.kernel.typed import from_json
from starhaul.server.bots.advising import counsel_on
from starhaul.server.bots.calls import (
    LONGEST_ANSWER,
    LONGEST_DETAIL,
    AdviceCall,
    Advised,
    Answer,
    BotCall,
    encode,
)

MOST_CHAIRS = 1024
"""About 35 kB each. The least recently used bot is dropped; if asked again, it is created again."""


class SeatedBot(Struct):
    """A bot and the number of events it has received."""

    bot: Bot
    received: int = 0


class Chairs:
    """Bots by match, seat and sitting."""

    def __init__(self, *, hang_ms: float = HANG_MS, most: int = MOST_CHAIRS) -> None:
        self._alarm = HangAlarm(hang_ms)
        self._most = most
        self._taken: OrderedDict[tuple[str, int, str], SeatedBot] = OrderedDict()

    def __len__(self) -> int:
        return len(self._taken)

    def forget(self, match: str) -> None:
        for key in [key for key in self._taken if key[0] == match]:
            del self._taken[key]

    def answer(self, ask: BotCall) -> Answer:
        """Always returns an answer, whatever the bot does, unless the process itself is killed."""
        try:
            # One limit for everything: loading the bot, receiving events and thinking.
            with self._alarm:
                return self._answer(ask)
        except Overtime:
            self._alarm.stop()
            return Answer(why="late", detail="interrupted")
        except BaseException as error:
            return Answer(why="raised", detail=in_words(error)[:LONGEST_DETAIL])

    def advise(self, call: AdviceCall) -> Advised:
        """Likewise for advice; no bot is kept."""
        try:
            with self._alarm:
                return counsel_on(call)
        except Overtime:
            self._alarm.stop()
            return Advised(why="late", detail="interrupted")
        except BaseException as error:
            return Advised(why="raised", detail=in_words(error)[:LONGEST_DETAIL])

    def _answer(self, ask: BotCall) -> Answer:
        sitting = self._sitting(ask)
        deaf = _pass_events(sitting, ask)
        if deaf is not None and deaf.why == "late":
            return Answer(why=deaf.why, detail=deaf.detail, received=sitting.received)
        answer = _ask(sitting.bot, ask)
        return msgspec.structs.replace(
            answer, received=sitting.received, deaf="" if deaf is None else deaf.detail[:LONGEST_DETAIL]
        )

    def _sitting(self, ask: BotCall) -> SeatedBot:
        key = (ask.match, ask.seat, ask.sitting)
        found = self._taken.get(key)
        if found is None:
            found = self._taken[key] = SeatedBot(_seated(ask))
            if len(self._taken) > self._most:
                self._taken.popitem(last=False)
        self._taken.move_to_end(key)
        return found


def _seated(ask: BotCall) -> Bot:
    game = game_named(ask.game)
    config = from_json(ask.config, game.config_type)
    return bot_named(ask.bot, Chair(game, config, ask.seat, luck_of(ask.luck, ask.seat)))


def _pass_events(sitting: SeatedBot, ask: BotCall) -> Failure | None:
    """Pass the bot the events it does not have yet; a repeated question passes none twice."""
    game = sitting.bot.chair.game
    events = [event.in_game(game) for event in ask.events[max(0, sitting.received - ask.first) :]]
    sitting.received = max(sitting.received, ask.first + len(ask.events))
    return listen(sitting.bot, events) if events else None


def _ask(bot: Bot, ask: BotCall) -> Answer:
    game = bot.chair.game
    world = game.load(ask.world)
    question = next(question for question in game.questions_of(world, ask.seat) if question.kind == ask.kind)
    briefing = briefing_in(game, world, question, ask.at_ms)
    # The time taken is reported, not judged here: the table does not wait for it.
    result = think(bot, briefing, limit_ms=None)
    if result.failure is not None:
        return _as_answer(result, AnswerVerdict(failure=result.failure))
    return _as_answer(result, judged(game, world, question, result.action, ask.at_ms))


def _as_answer(result: ThinkingResult, verdict: AnswerVerdict) -> Answer:
    pace, took = result.pace_ms, round(result.took_ms, 3)
    failure = verdict.failure
    if failure is not None:
        return Answer(why=failure.why, detail=failure.detail[:LONGEST_DETAIL], pace_ms=pace, took_ms=took)
    if verdict.is_wait:
        return Answer(is_wait=True, later_ms=verdict.later_ms, pace_ms=pace, took_ms=took)
    action = msgspec.to_builtins(verdict.action)
    if len(encode(action)) > LONGEST_ANSWER:
        return Answer(why="refused", detail="too long", pace_ms=pace, took_ms=took)
    return Answer(action=action, pace_ms=pace, took_ms=took)
