"""Many matches at once."""

import pytest

from starhaul.games import game_named
from starhaul.kernel import batch
from starhaul.kernel.chance import Stream
from starhaul.kernel.log import read_log, verify, write_log
from starhaul.kernel.match import Match
from tests.kernel.broken import AsksNobody
from tests.kernel.pebbles import Config, Pebbles


def pebbles(number: int) -> list[Match]:
    return [Match(Pebbles(), Config(3), seed) for seed in range(number)]


def test_random_play_ends_every_match_and_counts_the_decisions() -> None:
    matches = pebbles(20)
    made = batch.play_random(matches, Stream("batch", "players"))
    assert all(match.is_over for match in matches)
    assert made == sum(entry.seat >= 0 for match in matches for entry in match.entries)
    assert made > 20 * 3


def test_the_same_draws_give_the_same_matches() -> None:
    logs = []
    for _ in range(2):
        matches = pebbles(5)
        batch.play_random(matches, Stream("batch", "players"))
        logs.append([write_log(match) for match in matches])
    assert logs[0] == logs[1]


@pytest.mark.parametrize("name", ["race", "trucker"])
def test_logs_of_a_batch_can_be_verified(name: str) -> None:
    game = game_named(name)
    config = game.config_type(**({"edition": "2e", "rounds": ("I",)} if name == "trucker" else {}), seats=2)
    matches = [Match(game, config, seed) for seed in (1, 2)]
    batch.play_random(matches, Stream("batch", "players"))
    for match in matches:
        verdict = verify(game, read_log(write_log(match)))
        assert verdict.same_key
        assert verdict.fair
        assert verdict.is_over


def test_answers_are_given_to_all_matches_step_by_step() -> None:
    matches, draw, steps = pebbles(4), Stream("steps", "players"), 0
    while any(questions := batch.next_questions(matches)):
        asked = [(match, one) for match, one in zip(matches, questions, strict=True) if one is not None]
        answers = [match.game.sample(match.state, one, draw, match.now_ms) for match, one in asked]
        batch.step([match for match, _ in asked], [one.seat for _, one in asked], answers)
        steps += 1
    assert all(match.is_over for match in matches)
    assert steps > 3


def test_a_question_that_holds_up_the_match_comes_first() -> None:
    game = game_named("trucker")
    match = Match(game, game.config_type(edition="2e", rounds=("I",), seats=2), 1)
    kinds = []
    draw = Stream("first", "players")
    while (question := batch.next_question(match)) is not None:
        waiting = [one for one in game.questions(match.state) if one.waits]
        assert question.waits == bool(waiting)
        kinds.append(question.kind)
        answer = game.sample(match.state, question, draw, match.now_ms)
        batch.step([match], [question.seat], [answer])
    assert {"build", "repair"} <= set(kinds)


def test_a_match_in_which_nothing_can_happen_is_reported() -> None:
    match = Match(AsksNobody(), Config(3), 1)
    with pytest.raises(RuntimeError, match="nothing can happen"):
        batch.play_random([match], Stream(1, "players"))
