"""Advice in a worker process: a new bot for every question, and what it would do and why.

Used by `chairs`. The server side of it is `coach_briefing`.
"""

import time
from typing import cast

from starhaul.bots.bot_contract import Chair
from starhaul.bots.coaching import CoachPart, Counsel
from starhaul.bots.registry import bot_named, luck_of
from starhaul.bots.thinking import briefing_in
from starhaul.games import game_named, plugin_named
from starhaul.kernel.typed import from_json
from starhaul.server.bots.calls import LONGEST_ANSWER, AdviceCall, Advised, encode


def counsel_on(call: AdviceCall) -> Advised:
    """May raise whatever a bot raises."""
    began = time.thread_time()
    game = game_named(call.game)
    world = game.load(call.world)
    question = next(
        question for question in game.questions_of(world, call.seat) if question.kind == call.kind
    )
    config = from_json(call.config, game.config_type)
    chair = Chair(game, config, call.seat, luck_of(call.luck, call.seat), call.budget_ms)
    bot = bot_named(call.bot, chair)
    bot.hear([event.in_game(game) for event in call.events])
    part = cast(CoachPart, plugin_named(call.game).part("coach"))
    counsel: Counsel = part.counsel(bot, briefing_in(game, world, question, call.at_ms))
    if counsel.best.action is not None:
        game.check(world, call.seat, game.to_action(call.seat, counsel.best.action), call.at_ms)
    took = round((time.thread_time() - began) * 1000, 3)
    if len(encode(counsel)) > LONGEST_ANSWER:
        return Advised(why="refused", detail="too long", took_ms=took)
    return Advised(counsel=counsel, took_ms=took)
