"""How fast the environments are beside the engine alone, both with the engine's random player.

`python -m starhaul.envs.speed` writes it down; the player's own thinking counts on both sides.
"""

import sys
from collections.abc import Mapping
from itertools import count
from time import process_time
from typing import Any, NamedTuple

from starhaul.envs.course import Course
from starhaul.envs.zoo import MatchEnv
from starhaul.kernel.chance import Stream
from starhaul.kernel.contract import Action
from starhaul.kernel.driver import play_random
from starhaul.kernel.match import Match

CASES: tuple[tuple[str, Mapping[str, Any]], ...] = (
    ("race", {"seats": 4}),
    ("race", {"seats": 2}),
    ("trucker", {"edition": "2e", "seats": 4, "rounds": ["II"]}),
    ("trucker", {"edition": "2e", "seats": 4, "rounds": ["learning"]}),
    ("trucker", {"edition": "1e", "seats": 4, "rounds": ["I", "II", "III"]}),
)


class Speed(NamedTuple):
    """Decisions in a second of processor time."""

    driver: float
    """`play_random`, where one clock for all lets the time of building pass sooner."""
    engine: float
    """The same matches as in the environment, without it: questions, answers, rules, time and chance."""
    env: float


def measure(env: MatchEnv, seconds: float) -> Speed:
    return Speed(_driver(env, seconds), _engine(env, seconds), _stepped(env, seconds))


def _driver(env: MatchEnv, seconds: float) -> float:
    coding, made, began = env.coding, 0, process_time()
    for seed in count():
        made += play_random(Match(coding.game, coding.config, seed), Stream(seed, "players"))
        if process_time() - began > seconds:
            break
    return made / (process_time() - began)


def _engine(env: MatchEnv, seconds: float) -> float:
    coding, made, began = env.coding, 0, process_time()
    for seed in count():
        draw, course = Stream(seed, "players"), Course(coding.game, coding.config, seed)
        while course.prompt is not None:
            wish = course.game.sample(course.match.state, course.prompt, draw, course.at_ms)
            course.game.check(course.match.state, course.prompt.seat, wish, course.at_ms)
            course.answer(wish)
            made += 1
        if process_time() - began > seconds:
            break
    return made / (process_time() - began)


def _stepped(env: MatchEnv, seconds: float) -> float:
    """`reset`, `last`, `step` and the player between; finding the number of its answer is left out."""
    made, spent = 0, 0.0
    for seed in count():
        draw, began = Stream(seed, "players"), process_time()
        env.reset(seed=seed)
        while not env.course.match.is_over:
            env.last()
            wish = _wish(env, draw)
            spent += process_time() - began
            number = _number(env, wish)
            began = process_time()
            env.step(number)
            made += 1
        spent += process_time() - began
        if spent > seconds:
            return made / spent
    raise AssertionError("there is always another seed")


def _wish(env: MatchEnv, draw: Stream) -> Action:
    course = env.course
    assert course.prompt is not None, "somebody is asked until the match is over"
    return course.game.sample(course.match.state, course.prompt, draw, course.at_ms)


def _number(env: MatchEnv, wish: Action) -> int:
    """Its number; where the catalogue lacks it (goods thrown at random holds) the first legal one but none
    that only waits."""
    answers = env.answers()
    found = (number for number, answer in answers.items() if answer == wish)
    return next(found, next(number for number, answer in answers.items() if answer is not None))


def main() -> None:
    for game, config in CASES:
        driver, engine, env = measure(MatchEnv(game, **config), 2.0)
        shares = f"{env / driver:.2f} {env / engine:.2f}"
        sys.stdout.write(f"{game} {dict(config)}: {driver:.0f} {engine:.0f} {env:.0f} {shares}\n")


if __name__ == "__main__":
    main()
