"""The lesson of the race as the engine plays it: what its file prepares, its steps, its rivals."""

from typing import Any

import msgspec
import pytest

from starhaul.bots.bot_contract import Bot, Chair
from starhaul.bots.registry import bot_named
from starhaul.bots.thinking import briefing_in
from starhaul.games import lesson_named
from starhaul.kernel.chance import Stream
from starhaul.kernel.contract import Action
from starhaul.kernel.log import read_log, verify, write_log
from starhaul.kernel.match import Match
from starhaul.kernel.typed import from_builtins
from starhaul.plugins.lesson_contract import chance_name, rival_name
from starhaul.race.config import Config
from starhaul.race.game import Race
from starhaul.race.terms import SHIP_OF_NAME, Place

GAME = Race()
NAME = "first-race"
LESSON = lesson_named("race", NAME)
ASKED = {
    step.name: from_builtins(act.do, GAME.action_type) for step in LESSON.steps for act in step.acts if act.do
}
"""What each step waits for."""


class Course:
    """A race in which the person does what the lesson asks for, or something else."""

    def __init__(self, seed: str = "any") -> None:
        self.match: Match[Any, Any] = Match(
            GAME, msgspec.convert(LESSON.config, Config), seed, chance_name("race", NAME)
        )
        self.bots: list[Bot] = [
            bot_named(rival_name(NAME), Chair(GAME, self.match.config, seat, Stream(seat, "bot")))
            for seat in (1, 2, 3)
        ]
        self.met: list[str] = []
        """The kinds of questions the person was asked."""

    def to_me(self) -> bool:
        """Play until the person is asked; False at the end."""
        while not self.match.is_over:
            self.match.advance()
            question = GAME.questions(self.match.state)[0]
            if question.seat == 0:
                self.met.append(question.kind)
                return True
            bot = self.bots[question.seat - 1]
            answer = bot.answer(briefing_in(GAME, self.match.state, question, 0))
            self.match.act(question.seat, answer)
        return False

    def at(self, ship: str) -> Place:
        place: Place = self.match.state.places[SHIP_OF_NAME[ship]]
        return place

    def follow(self, *steps: str) -> None:
        for step in steps:
            assert self.to_me()
            self.match.act(0, ASKED[step])


@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_the_steps_play_the_race_to_the_end_whatever_the_seed(seed: str):
    course = Course(seed)
    course.follow(*ASKED)
    assert not course.to_me()
    assert course.match.state.winners == (0,)
    assert course.met == ["play", "play", "play", "side", "tow", "play", "play", "departure", "play"]
    assert course.match.state.turns == 21


def test_each_step_shows_what_its_text_says():
    course = Course()
    course.follow("card")
    assert course.at("red-1") == (33, "hyperspace")
    course.follow("hyperspace")
    assert course.at("red-1") == (41, "bonus")
    course.to_me()
    assert GAME.view(course.match.state, 0).seats[0].bonus_hand == ["tow_hook"]
    assert course.at("black-2") == (43, "asteroid"), "the rivals did it to us first"
    course.follow("rival", "side")
    assert course.at("green-1") == (30, "asteroid")
    course.to_me()
    assert course.at("green-1") == (31, "normal"), "a 6 out of the asteroids"
    assert (course.at("green-2"), course.at("red-2")) == ((45, "finish"), (38, "normal"))
    course.follow("tow")
    assert course.at("red-2") == (45, "finish")
    course.to_me()
    assert GAME.view(course.match.state, 0).seats[0].bonus_hand == ["light_speed", "evasive_manoeuvre"]
    course.follow("hole")
    assert course.at("yellow-1") == (35, "normal")
    course.follow("short")
    course.to_me()
    assert GAME.questions(course.match.state)[0].about["lands"] == [44, 45], "44 without the card"
    course.follow("light")
    assert course.at("red-1") == (45, "finish")
    course.to_me()
    assert course.at("black-2") == (44, "normal")
    course.follow("last")
    assert course.match.state.winners == (0,)


def test_the_log_of_a_lesson_is_replayed_and_verified():
    course = Course()
    course.follow(*ASKED)
    verdict = verify(GAME, read_log(write_log(course.match)))
    assert (verdict.same_key, verdict.fair, verdict.is_over) == (True, True, True)


def test_the_rivals_go_on_as_beginners_when_the_person_leaves_the_script():
    course, draw = Course(), Stream("strange", "person")
    while course.to_me():
        question = GAME.questions(course.match.state)[0]
        options: list[Action] = [option for option in question.options or () if option not in ASKED.values()]
        course.match.act(0, draw.pick(options or [question.default]))
    assert course.match.state.winners


def test_rivals_keep_nothing_in_mind():
    """A server may replace the process of a bot between a card and the choice of its side."""
    course = Course()
    for step in ASKED:
        course.bots = Course().bots
        course.follow(step)
    assert course.match.state.winners == (0,)


def test_a_step_that_waits_says_what_for_so_that_it_can_be_skipped():
    for step in LESSON.steps:
        assert step.until is None or any(act.do for act in step.acts), step.name
