"""Measures the speed of the environments compared to the engine alone, both with random play.

Run it with `python -m starhaul.envs.speed`. The time for choosing random answers is included on both sides.
"""

import sys
from collections.abc import Callable, Iterator, Mapping
from itertools import count
from math import inf
from time import process_time
from typing import Any, NamedTuple

from starhaul.envs.episode import Episode
from starhaul.envs.zoo import MatchEnv
from starhaul.games import BUILT_IN
from starhaul.kernel.chance import Seed, Stream
from starhaul.kernel.contract import Action
from starhaul.kernel.match import Match
from starhaul.kernel.random_play import play_random

DECISIONS, PASSES = 3_000, 5


class Speed(NamedTuple):
    """Decisions per second of CPU time."""

    driver: float
    """`play_random`; it makes fewer decisions while building, because time passes faster with one clock for
    all."""
    engine: float
    """The same matches as in the environment, without it: questions, answers, rules, time and chance."""
    env: float


class TimedMatch(NamedTuple):
    """A match of the environment with the answers of the random player."""

    seed: int
    luck: Seed
    """The seed of the match itself."""
    numbers: list[int]


def cases() -> Iterator[tuple[str, Mapping[str, Any]]]:
    """The configurations that the codings of all games want to be measured in."""
    for game, plugin in BUILT_IN.items():
        yield from ((game, config) for config in plugin.part("coding").SPEED_CASES)


def measure(env: MatchEnv, decisions: int, passes: int) -> Speed:
    """Measure the same matches in all three ways."""
    matches = list(_matches(env, decisions))
    best = [[inf, inf, inf] for _ in matches]
    made = [0, 0, 0]
    for number in range(passes):
        for played, times in zip(matches, best, strict=True):
            for way, play in enumerate(WAYS):
                began = process_time()
                answered = play(env, played)
                # Other load only slows a pass down, so the fastest one counts.
                times[way] = min(times[way], process_time() - began)
                made[way] += answered if number == 0 else 0
    return Speed(*(made[way] / sum(times[way] for times in best) for way in range(3)))


def _matches(env: MatchEnv, decisions: int) -> Iterator[TimedMatch]:
    made = 0
    for seed in count():
        played = _played(env, seed)
        yield played
        made += len(played.numbers)
        if made >= decisions:
            return


def _played(env: MatchEnv, seed: int) -> TimedMatch:
    """The answers of the random player for a whole match."""
    draw, numbers = Stream(seed, "players"), []
    env.reset(seed=seed)
    while not env.course.match.is_over:
        numbers.append(_number(env, _wish(env, draw)))
        env.step(numbers[-1])
    return TimedMatch(seed, env.course.match.seed, numbers)


def _driver(env: MatchEnv, played: TimedMatch) -> int:
    match = Match(env.coding.game, env.coding.config, played.luck)
    return play_random(match, Stream(played.seed, "players"))


def _engine(env: MatchEnv, played: TimedMatch) -> int:
    draw, made = Stream(played.seed, "players"), 0
    course = Episode(env.coding.game, env.coding.config, played.luck)
    while course.question is not None:
        wish = course.game.sample(course.match.state, course.question, draw, course.at_ms)
        course.game.check(course.match.state, course.question.seat, wish, course.at_ms)
        course.answer(wish)
        made += 1
    return made


def _stepped(env: MatchEnv, played: TimedMatch) -> int:
    """`reset`, `last`, `step` and choosing answers; the time to look up their numbers is excluded."""
    draw = Stream(played.seed, "players")
    env.reset(seed=played.seed)
    for number in played.numbers:
        env.last()
        _wish(env, draw)
        env.step(number)
    assert env.course.match.is_over, "it takes the same course again"
    return len(played.numbers)


WAYS: tuple[Callable[[MatchEnv, TimedMatch], int], ...] = (_driver, _engine, _stepped)


def _wish(env: MatchEnv, draw: Stream) -> Action:
    course = env.course
    assert course.question is not None, "somebody is asked until the match is over"
    return course.game.sample(course.match.state, course.question, draw, course.at_ms)


def _number(env: MatchEnv, wish: Action) -> int:
    """The number of an action. If the catalogue does not contain it (arbitrary loads of goods), the first
    legal number that is not a wait."""
    answers = env.answers()
    found = (number for number, answer in answers.items() if answer == wish)
    return next(found, next(number for number, answer in answers.items() if answer is not None))


def main() -> None:
    for game, config in cases():
        driver, engine, env = measure(MatchEnv(game, **config), DECISIONS, PASSES)
        shares = f"{env / driver:.2f} {env / engine:.2f}"
        sys.stdout.write(f"{game} {dict(config)}: {driver:.0f} {engine:.0f} {env:.0f} {shares}\n")


if __name__ == "__main__":
    main()
