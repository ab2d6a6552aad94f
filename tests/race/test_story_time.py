"""The time limit of a question begins when the story before it has been shown (HSE-O8)."""

import json

from starhaul.kernel.contract import CLOCK
from starhaul.kernel.presence import Presence
from starhaul.race.pace import PACES_MS, SPACE_MS, story_ms
from tests.race.stage import GAME, Stage
from tests.rules import rule

LIMIT_MS = 60_000


def at_a_double_space(**options: int) -> Stage:
    """Red 1 lands on a double space, and its player is asked for the side."""
    stage = Stage(ships={"red-1": "3n"}, hands=[["red-1-a", "red-2-a"], ["green-2-a"]], **options)
    return stage.turn("red-1-a", "red-1")


@rule("HSE-O8")
def test_a_question_may_be_answered_for_its_whole_limit_after_the_story() -> None:
    stage = at_a_double_space(story_seconds=12)
    assert stage.asked == (0, "side")
    assert story_ms(stage.told) == PACES_MS["card-played"] + PACES_MS["ship-moved"] + SPACE_MS
    assert GAME.wake_at(stage.state) == story_ms(stage.told) + LIMIT_MS


@rule("HSE-O8")
def test_what_is_still_being_told_counts_for_the_next_question_too() -> None:
    stage = at_a_double_space(story_seconds=12).side("normal")
    assert stage.asked == (1, "play")
    assert GAME.wake_at(stage.state) == story_ms(stage.told) + LIMIT_MS


@rule("HSE-O8")
def test_a_question_that_stays_open_is_not_extended() -> None:
    stage = at_a_double_space(story_seconds=12)
    due = GAME.wake_at(stage.state)
    GAME.apply(stage.state, CLOCK, Presence(1, "away"), 500)
    assert GAME.wake_at(stage.state) == due


@rule("HSE-O8")
def test_the_extension_is_limited() -> None:
    stage = at_a_double_space(story_seconds=1)
    assert story_ms(stage.told) > 1000
    assert GAME.wake_at(stage.state) == 1000 + LIMIT_MS


@rule("HSE-O8")
def test_without_the_option_limits_and_states_are_as_they_were() -> None:
    stage = at_a_double_space()
    assert GAME.wake_at(stage.state) == LIMIT_MS
    assert "told_until" not in json.loads(GAME.dump(stage.state))


def test_a_state_keeps_what_is_being_told() -> None:
    stage = at_a_double_space(story_seconds=12)
    state = stage.state
    assert GAME.load(GAME.dump(state)).told_until == state.copy().told_until == story_ms(stage.told)
