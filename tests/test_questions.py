"""`questions.py` of each game says what its questions are about and what answers them."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from starhaul.games import GAMES, PLUGINS, config_of, game_named
from starhaul.kernel.chance import Stream
from starhaul.kernel.contract import Game, Question
from starhaul.kernel.match import Match
from starhaul.kernel.random_play import next_action
from tests.protocol_page import Page
from tools.configs import configs_of

TRIED = {"trucker": 5, "race": 4}
"""One configuration in this many is played."""


def asked(game: Game[Any, Any], config: dict[str, Any]) -> Iterator[tuple[Question, Any]]:
    """The questions of a random match, each with the answer if it was this one that was answered."""
    match, draw = Match(game, config_of(game, config), "questions"), Stream("questions", "answers")
    match.advance()
    while not match.is_over:
        questions = game.questions(match.state)
        seat, action, at_ms = next_action(match, draw)
        for question in questions:
            yield question, action if question.seat == seat else None
        match.act(seat, action, at_ms)
        match.advance()


@pytest.mark.parametrize("name", GAMES)
def test_every_kind_is_declared_with_what_it_is_about(name: str):
    game, questions = game_named(name), PLUGINS[name]
    declared = {
        kind: set(questions.about[kind].__annotations__ if kind in questions.about else ())
        for kind in questions.answers
    }
    assert set(questions.about) <= set(declared)
    written = Page(f"{name}-protocol.md", game).questions
    assert set(declared) == set(written)
    # What a variable holds cannot be read from the source; matches show it.
    assert {kind: names or declared[kind] for kind, names in written.items()} == declared


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_answers_and_what_questions_are_about_have_the_declared_types(name: str):
    game, questions, seen = game_named(name), PLUGINS[name], Counter[str]()
    configs = [*configs_of(name).plain(), *configs_of(name).with_options()]
    for config in configs[:: TRIED[name]]:
        for question, answer in asked(game, config):
            seen[question.kind] += 1
            answers = questions.answers[question.kind]
            said = [*(question.options or ()), question.default, answer]
            assert all(isinstance(action, answers) for action in said if action is not None), question
            about = questions.about.get(question.kind)
            assert set(question.about) == set(about.__annotations__ if about else ()), question
            msgspec.convert(question.about, type=about or dict[str, Any])
    assert len(seen) > 0.7 * len(questions.answers)
