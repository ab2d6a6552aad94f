"""What a game gets for free: every method of the contract that has a default, used unchanged."""

import inspect

import pytest

from starhaul.kernel.chance import Stream
from starhaul.kernel.conformance import check_game
from starhaul.kernel.contract import CHANCE, CLOCK, TICK, Game, Question
from starhaul.kernel.errors import Refusal
from starhaul.kernel.log import read_log, replay, verify, write_log
from starhaul.kernel.match import Match
from starhaul.kernel.random_play import play_random
from tests.builds import pure_only
from tests.kernel.tally import STEPS, Config, State, Tally, View

GAME = Tally()


@pure_only
def test_the_game_overrides_nothing_that_has_a_default():
    required = {name for name, call in vars(Game).items() if getattr(call, "__isabstractmethod__", False)}
    written = {name for name, call in vars(Tally).items() if inspect.isfunction(call)}
    # Since Python 3.14 a class has a function that evaluates its annotations.
    assert {name for name in written if not name.startswith("__annotate")} == required


def test_the_defaults_keep_the_contract():
    tally = check_game(GAME, Config(), games=20)
    assert tally.games == 20
    assert tally.decisions >= 20 * 5
    assert (tally.outcomes, tally.ticks) == (0, 0)


def test_a_match_is_played_logged_replayed_and_verified():
    match = Match(GAME, Config(), "seed")
    play_random(match, Stream("seed", "players"))
    assert match.is_over
    assert max(match.game.scores(match.state)) in (10, 11)
    log = read_log(write_log(match))
    assert log.head.rules == ""
    assert replay(GAME, log).state == match.state
    verdict = verify(GAME, log)
    assert verdict.same_key
    assert verdict.fair
    assert verdict.same_rules


def test_a_match_is_saved_and_goes_on():
    match = Match(GAME, Config(), "seed")
    match.act(0, 2)
    again = Match.restore(GAME, Config(), "seed", match.save())
    again.act(1, 1)
    assert again.state == State(10, [2, 1], 0)


def test_views_of_several_are_the_views_of_each():
    state = State(10, [3, 4], 1)
    views = GAME.views(state, [0, 1, None], GAME.questions(state))
    assert views == [View([3, 4], 1, False), View([3, 4], 1, True), View([3, 4], 1, False)]


def test_questions_of_one_seat_are_those_that_are_open_to_it():
    state = State(10, [0, 0], 1)
    assert [question.kind for question in GAME.questions_of(state, 1)] == ["add"]
    assert GAME.questions_of(state, 0) == []


@pytest.mark.parametrize(
    ("seat", "action", "code"),
    [
        (0, 3, "not-an-option"),
        (0, True, "not-an-option"),
        (1, 1, "not-asked"),
        (CHANCE, 1, "not-an-outcome"),
        (CLOCK, TICK, "not-due"),
    ],
)
def test_what_was_not_asked_for_is_refused_and_changes_nothing(seat, action, code):
    state = State(10, [0, 0], 0)
    with pytest.raises(Refusal) as refused:
        GAME.apply(state, seat, action)
    assert refused.value.code == code
    assert state == State(10, [0, 0], 0)


def test_an_answer_nobody_can_judge_is_refused():
    question = Question(seat=0, kind="open", default=1)
    with pytest.raises(Refusal) as refused:
        GAME.check_open(State(10, [0, 0]), question, 1, 0)
    assert refused.value.code == "not-an-option"
    assert refused.value.detail == {"kind": "open"}


def test_a_random_answer_is_one_of_the_options_or_the_default():
    state = State(10, [0, 0])
    luck = Stream("seed", "answers")
    [question] = GAME.questions(state)
    assert {GAME.sample(state, question, luck) for _ in range(50)} == set(STEPS)
    assert GAME.sample(state, Question(seat=0, kind="open", default=7), luck) == 7


def test_what_msgspec_does_not_know_is_neither_dumped_nor_loaded_in_silence():
    with pytest.raises(NotImplementedError, match="tally: cannot dump complex"):
        GAME.dump(State(10, [1j, 0]))  # type: ignore[list-item]
    with pytest.raises(NotImplementedError, match="tally: cannot load complex"):
        GAME.decode_hook(complex, "1j")


def test_nothing_is_hidden_so_another_world_is_an_equal_copy():
    state = State(10, [1, 2], 1)
    world = GAME.resample(state, 0, Stream("seed", "worlds"))
    assert world == state
    world.sums[0] = 9
    assert state.sums == [1, 2]


def test_the_rest_says_nothing():
    state = State(10, [0, 0])
    assert GAME.advice(Config()) == ()
    assert GAME.teams(Config()) == ()
    assert GAME.outcomes(state) is None
    assert GAME.wake_at(state) is None
    assert GAME.hints(state, 0, ()) is None
    assert GAME.conserved(state) == {}
    assert GAME.rules_hash() == ""


def test_actions_from_outside_are_converted_or_refused():
    assert GAME.to_action(0, 2) == 2
    assert GAME.to_action(CLOCK, TICK) == TICK
    for raw in ("two", None, [1], 1j):
        with pytest.raises(Refusal) as refused:
            GAME.to_action(0, raw)
        assert refused.value.code == "not-an-action"
