"""`questions.py` of each game declares the subject and the answers of each kind of question."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, TypedDict

import msgspec
import pytest
from msgspec import Struct

from starhaul.games import GAMES, PLUGINS, config_of, game_named
from starhaul.kernel.chance import Stream
from starhaul.kernel.contract import Game, Question
from starhaul.kernel.form_fields import declared as fields_declared
from starhaul.kernel.match import Match
from starhaul.kernel.question_kinds import QuestionKind
from starhaul.kernel.random_play import next_action
from starhaul.server.describing.meanings import field_meanings
from tests.protocol_page import Page
from tools.configs import configs_of

TRIED = {"trucker": 5, "race": 4}
"""One configuration in this many is played."""


def asked(game: Game[Any, Any], config: dict[str, Any]) -> Iterator[tuple[Question, Any]]:
    """The questions of a random match, each with its answer if it was the one that was answered."""
    match, draw = Match(game, config_of(game, config), "questions"), Stream("questions", "answers")
    match.advance()
    while not match.is_over:
        questions = game.questions(match.state)
        seat, action, at_ms = next_action(match, draw)
        for question in questions:
            yield question, action if question.seat == seat else None
        match.act(seat, action, at_ms)
        match.advance()


def names_in(about: type | None) -> set[str]:
    return set(about.__annotations__ if about else ())


def question_flaws(
    written: Mapping[str, set[str]], declared: Mapping[str, QuestionKind], config_type: type[Struct]
) -> list[str]:
    """What is missing in the declarations of a game; `written` has the names
    in `about` that the frames use."""
    flaws = [f"{kind}: asked, but not declared" for kind in written if kind not in declared]
    flaws += (f"{kind}: declared, but never asked" for kind in declared if kind not in written)
    options = {field.name for field in fields_declared(config_type)}
    for kind, question in declared.items():
        # The content of a variable cannot be read from the source; the matches show it.
        if (names := written.get(kind)) and (wrong := names ^ names_in(question.about)):
            flaws.append(f"{kind}: declared with another subject: {', '.join(sorted(wrong))}")
        if question.limit not in options:
            flaws.append(f"{kind}: limited by {question.limit}, which is no option")
        meanings = field_meanings(question.about) if question.about else {}
        flaws += (
            f"{kind}: {name} has no docstring" for name in names_in(question.about) if name not in meanings
        )
    return flaws


@pytest.mark.parametrize("name", GAMES)
def test_every_kind_is_declared_with_what_it_is_about(name: str):
    game = game_named(name)
    written = Page(f"{name}-protocol.md", game).questions
    assert question_flaws(written, PLUGINS[name].questions, game.config_type) == []


class AboutGust(TypedDict):
    force: int


def test_an_incomplete_kind_is_named():
    config = GAMES["trucker"].config_type
    whole = {"claim": PLUGINS["trucker"].questions["claim"]}
    assert question_flaws({"claim": set()}, whole, config) == []
    assert question_flaws({"claim": set(), "gust": set()}, whole, config) == ["gust: asked, but not declared"]
    assert question_flaws({}, whole, config) == ["claim: declared, but never asked"]
    gust = {"gust": QuestionKind(int, AboutGust, limit="gust_seconds")}
    assert question_flaws({"gust": {"force", "side"}}, gust, config) == [
        "gust: declared with another subject: side",
        "gust: limited by gust_seconds, which is no option",
        "gust: force has no docstring",
    ]


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_answers_and_what_questions_are_about_have_the_declared_types(name: str):
    game, questions, seen = game_named(name), PLUGINS[name].questions, Counter[str]()
    configs = [*configs_of(name).plain(), *configs_of(name).with_options()]
    for config in configs[:: TRIED[name]]:
        for question, answer in asked(game, config):
            seen[question.kind] += 1
            answers, about, *_ = questions[question.kind]
            said = [*(question.options or ()), question.default, answer]
            assert all(isinstance(action, answers) for action in said if action is not None), question
            assert set(question.about) == names_in(about), question
            msgspec.convert(question.about, type=about or dict[str, Any])
    assert len(seen) > 0.7 * len(questions)
