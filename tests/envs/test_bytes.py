"""Observations contain what the view of the seat contains, byte by byte, and nothing else."""

import pytest

np = pytest.importorskip("numpy")
pytest.importorskip("pettingzoo")
pytest.importorskip("gymnasium")

from starhaul.envs.zoo import MatchEnv  # noqa: E402
from tests.envs.naive import naive  # noqa: E402
from tests.envs.test_environments import each_case, steps  # noqa: E402


def blocks(coding, seen):
    return {name: seen[coding.part(name)].tobytes() for name in coding.layout}


@pytest.mark.many
@each_case
def test_an_observation_is_made_of_the_view_and_the_question(game, config):
    env = MatchEnv(game, **config)
    coding = env.coding
    for number, observation in enumerate(steps(env, 7, most=20_000)):
        course = env.course
        if number % 7 and course.question.kind == "build":
            continue
        asked = course.question.seat
        for step in range(coding.seats):
            seat = (asked + step) % coding.seats
            view = coding.game.view(course.match.state, seat)
            seen = env.observe(f"seat_{seat}")["observation"] if step else observation["observation"]
            question = None if step else course.question
            assert blocks(coding, seen) == naive(coding, view, question, course.at_ms)


@each_case
def test_an_observation_of_the_end(game, config):
    env = MatchEnv(game, **config)
    for _ in steps(env, 8, most=20_000):
        pass
    course = env.course
    for seat in range(env.coding.seats):
        view = env.coding.game.view(course.match.state, seat)
        assert view.is_over
        seen = env.observe(f"seat_{seat}")["observation"]
        assert blocks(env.coding, seen) == naive(env.coding, view, None, course.at_ms)
