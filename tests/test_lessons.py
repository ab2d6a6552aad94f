"""Lessons of all games: their files can be played on the engine as they say, and their texts are complete."""

from typing import Any

import pytest

from starhaul.bots.bot_contract import Bot, Chair
from starhaul.bots.registry import bot_named
from starhaul.bots.thinking import briefing_in
from starhaul.games import PLUGINS, config_of, game_named, lesson_named
from starhaul.kernel.chance import Stream
from starhaul.kernel.contract import Question
from starhaul.kernel.errors import BadInput
from starhaul.kernel.log import read_log, verify, write_log
from starhaul.kernel.match import Match
from starhaul.locale import LANGUAGES, Texts
from starhaul.plugins.lesson_contract import Lesson, LessonAct, LessonStep, chance_name, rival_name

LESSONS = [(game, name) for game, plugin in PLUGINS.items() for name in plugin.lessons]
FLIGHTS = [(game, name) for game, name in LESSONS if game == "trucker"]
"""`tests/plugins/race/test_race_lessons.py` plays the lesson of the race, with the facts of the race."""
ALL_CARDS = 99
LONGEST = 170


def fits(wanted: Any, found: Any) -> bool:
    """As in `web/lesson/course.js`."""
    if isinstance(wanted, list):
        return found in wanted
    if not isinstance(wanted, dict):
        return bool(wanted == found)
    return (
        ("min" not in wanted or found >= wanted["min"])
        and ("max" not in wanted or found <= wanted["max"])
        and ("not" not in wanted or found != wanted["not"])
        and ("has" not in wanted or wanted["has"] in found)
    )


def holds(pattern: dict[str, Any] | None, facts: dict[str, Any]) -> bool:
    return all(fits(wanted, facts[name]) for name, wanted in (pattern or {}).items())


class Played:
    """A lesson, played by somebody who does exactly what each step asks for."""

    def __init__(self, game: str, name: str, seed: str = "seed") -> None:
        self.game, self.lesson = game_named(game), lesson_named(game, name)
        config = config_of(self.game, self.lesson.config)
        self.match = Match(self.game, config, seed, chance_name(game, name))
        self.happened: list[str] = []
        self.cards = 0
        self.told: dict[str, list[str]] = {}
        """What happened to the person, by card."""
        self.rivals: dict[int, Bot] = {
            seat: bot_named(rival_name(name), Chair(self.game, config, seat, Stream(seed, f"bot-{seat}")))
            for seat in range(1, self.game.seats(config))
        }
        self._note(self.match.advance())

    def _note(self, events: list[Any]) -> None:
        for event in events:
            if event.key == "card-revealed":
                self.cards, self.happened = self.cards + 1, []
                self.told[event.args["kind"]] = self.happened
            elif event.args.get("seat") == 0:
                self.happened.append(event.key)

    def act(self, seat: int, action: Any) -> None:
        self._note(self.match.act(seat, action, self.match.now_ms + 10) + self.match.advance())

    def questions(self, seat: int) -> list[Question]:
        return [question for question in self.game.questions(self.match.state) if question.seat == seat]

    def let_rivals_act(self) -> None:
        for seat, bot in self.rivals.items():
            for _ in range(100):
                asked = self.questions(seat)
                if not asked:
                    break
                action = bot.answer(briefing_in(self.game, self.match.state, asked[0], self.match.now_ms))
                if action is None:
                    break
                before = self.match.key
                self.act(seat, action)
                if self.match.key == before:
                    break

    def facts(self) -> dict[str, Any]:
        view = self.game.view(self.match.state, 0)
        me = view.seats[0]
        kinds = [question.kind for question in self.questions(0) if question.kind != "build"]
        hints: Any = self.game.hints(self.match.state, 0, self.game.questions(self.match.state))
        return {
            "phase": "over" if self.match.is_over else "yard" if view.yard else "flight",
            "hand": me.hand,
            "turn": 0,
            "looking": me.looking,
            "start": me.start,
            "finished": sum(1 for seat in view.seats[1:] if seat.start),
            "tiles": len(me.ship.tiles) - 1,
            "faults": len(hints.faults) if hints else 0,
            "asked": kinds[0] if kinds else "",
            "cards": ALL_CARDS if self.match.is_over else self.cards,
            "happened": self.happened,
            "lines": [],
        }

    def act_of(self, step: LessonStep, facts: dict[str, Any]) -> LessonAct | None:
        return next((act for act in step.acts if holds(act.if_, facts)), None)

    def do(self, step: LessonStep) -> None:
        """Do what a step waits for, until it is done."""
        for _ in range(60):
            self.let_rivals_act()
            facts = self.facts()
            if step.until is None or holds(step.until, facts):
                return
            act = self.act_of(step, facts)
            if act is not None and act.do is not None:
                self.act(0, self.game.to_action(0, act.do))
            elif asked := [question for question in self.questions(0) if question.kind != "build"]:
                self.act(0, asked[0].default)
        raise AssertionError(f"step {step.name} never ends: {self.facts()}")


@pytest.fixture(scope="module", params=FLIGHTS, ids=":".join)
def played(request: pytest.FixtureRequest) -> Played:
    lesson = Played(*request.param)
    for step in lesson.lesson.steps:
        lesson.do(step)
    return lesson


def test_a_lesson_ends_if_one_does_what_it_says(played: Played):
    assert played.match.is_over
    assert played.game.scores(played.match.state)[0] > 0


def test_its_log_is_a_log_like_any_other(played: Played):
    verdict = verify(played.game, read_log(write_log(played.match)))
    assert verdict.fair
    assert verdict.same_key


def test_the_seed_changes_only_what_the_rival_decides(played: Played):
    other = Played(played.game.name, played.lesson.name, "another seed")
    for step in played.lesson.steps:
        other.do(step)
    assert list(other.told) == list(played.told)
    assert other.match.is_over
    assert other.match.state.ships[0].hull.tiles == played.match.state.ships[0].hull.tiles


def test_the_first_flight_has_eight_kinds_of_cards_a_hit_that_hurts_and_one_averted(played: Played):
    if played.lesson.name != "first-flight":
        pytest.skip("another lesson")
    kinds = ("planets", "open_space", "meteor_swarm", "abandoned_station")
    assert tuple(played.told) == (*kinds, "abandoned_ship", "smugglers", "combat_zone", "stardust")
    assert {"meteor-shot", "defended", "tile-hit"} <= set(played.told["meteor_swarm"])
    assert "enemy-beaten" in played.told["smugglers"]


def text_keys(lesson: Lesson) -> set[str]:
    """The texts that a lesson needs; where an action is waited for, other tries are answered."""
    said = {act.says or step.name for step in lesson.steps for act in step.acts}
    answered = {f"{step.name}-wrong" for step in lesson.steps if any(act.do for act in step.acts)}
    return {f"lesson-{lesson.name}-{key}" for key in said | answered}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_every_step_has_its_sentence_and_an_answer_to_a_wrong_try(game: str, name: str, language: str):
    texts, lesson = Texts(language), lesson_named(game, name)
    for key in text_keys(lesson):
        assert len(texts(key)) <= LONGEST, key


def test_an_unknown_lesson_is_refused_in_words():
    with pytest.raises(BadInput, match="lesson-unknown"):
        lesson_named("trucker", "second-flight")
    with pytest.raises(BadInput, match="lesson-unknown"):
        lesson_named("race", "first-flight")


def test_names_of_steps_are_unique():
    for game, name in LESSONS:
        lesson: Lesson = lesson_named(game, name)
        names = [step.name for step in lesson.steps]
        assert len(set(names)) == len(names)
