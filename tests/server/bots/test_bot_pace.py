"""Bots at a table with people: asked when it makes sense, shown at a pace that people can follow."""

from itertools import pairwise
from typing import Any

import pytest

from starhaul.bots.answer_schedule import HEARING, MOST_ASKED, MOST_WAITS, WAITS_AT_ONE_PACE, Lapse
from starhaul.bots.thinking import PACES_MS, WAIT_MS
from starhaul.games import config_of, game_named
from starhaul.kernel.chance import Stream
from starhaul.kernel.contract import Question
from starhaul.kernel.log import read_log, verify, write_log
from starhaul.kernel.match import Match
from starhaul.server.bots.bot_pace import (
    BEFORE_DEADLINE_MS,
    SHOWN_AFTER_MS,
    AskBot,
    BotMoment,
    CarryOut,
    LookAgain,
    Player,
)
from starhaul.server.bots.calls import Answer
from starhaul.trucker.match.actions import Return, Take
from tests.bots.hostile import HOSTILE
from tests.bots.test_arena import configurations
from tests.effort import effort
from tests.server.bots.helpers import begun
from tests.server.bots.rooms import PERSON, Room

TAKE = {"do": "take"}


class Seat:
    """A bot at a seat of a match, and the time."""

    def __init__(self, game: str = "trucker", **given: Any) -> None:
        self.match = begun(game, **given)
        self.questions = list(self.match.game.questions(self.match.state))
        self.seat = self.questions[0].seat
        self.player = Player(self.match.game, self.seat, Stream(1, "luck"))
        self.now_ms = self.rev = 0
        self.due_ms: int | None = None
        self.people = True

    def next(self, at_ms: int | None = None) -> AskBot | CarryOut | LookAgain | None:
        self.now_ms = self.now_ms if at_ms is None else at_ms
        moment = BotMoment(self.match.state, self.questions, self.due_ms, self.now_ms, self.rev, self.people)
        return self.player.next(moment)

    def answered(self, at_ms: int | None = None, **answer: Any) -> AskBot | CarryOut | LookAgain | None:
        """Ask, and answer at this time."""
        step = self.next()
        assert isinstance(step, AskBot)
        assert step.question.seat == self.seat
        assert self.next() is None
        self.player.hand_in(Answer(**{"pace_ms": 800, **answer}))
        return self.next(at_ms)


def legal(seat: Seat) -> Any:
    question = seat.questions[0]
    return (question.options or ())[-1]


# --- answers -----------------------------------------------------------------------------------------------


def test_where_all_act_at_once_an_answer_counts_at_once_and_then_costs_its_pace():
    seat = Seat()
    assert seat.answered(50, action=TAKE) == CarryOut(Take())
    assert seat.next() == LookAgain(800)
    assert seat.next(799) == LookAgain(800)
    assert isinstance(seat.next(800), AskBot)


def test_a_thought_longer_than_the_pace_costs_no_more():
    seat = Seat()
    assert seat.answered(2000, action=TAKE) == CarryOut(Take())
    assert isinstance(seat.next(), AskBot)


@pytest.mark.parametrize(("pace", "shown"), [(100, 600), (800, 800), (10_000, 1500)])
def test_a_decision_shows_after_the_pace_and_the_next_one_is_asked_at_once(pace: int, shown: int):
    assert SHOWN_AFTER_MS == (600, 1500)
    seat = Seat("race")
    action = legal(seat)
    assert seat.answered(20, action=action, pace_ms=pace) == LookAgain(shown)
    assert seat.next(shown - 1) == LookAgain(shown)
    assert seat.next(shown) == CarryOut(action)
    assert isinstance(seat.next(), AskBot)


def test_a_decision_shows_in_time():
    seat = Seat("race")
    seat.due_ms = 700
    action = legal(seat)
    assert seat.answered(20, action=action) == LookAgain(700 - BEFORE_DEADLINE_MS)
    seat.due_ms = 100
    assert seat.next() == CarryOut(action)


def test_a_bot_thinks_about_a_decision_while_its_hands_are_busy():
    seat = Seat()
    assert seat.answered(action=TAKE, pace_ms=2000) == CarryOut(Take())
    seat.match.act(seat.seat, Take(), 0)
    seat.match.advance()
    seat.questions = [Question(seat=seat.seat, kind="build", default=Return())]
    assert seat.answered(30, action={"do": "return"}, pace_ms=700) == LookAgain(2000)
    assert seat.next(2000) == CarryOut(Return())


def test_nothing_comes_at_the_same_moment_as_a_decision():
    seat = Seat()
    free = seat.questions
    seat.questions = [Question(seat=seat.seat, kind="build", default=Take())]
    assert seat.answered(800, action=TAKE) == CarryOut(Take())
    seat.questions = free
    assert seat.next() == LookAgain(800 + SHOWN_AFTER_MS[0])


def test_an_answer_to_a_question_that_is_gone_is_dropped():
    seat = Seat("race")
    action, questions = legal(seat), seat.questions
    assert isinstance(seat.answered(20, action=action), LookAgain)
    seat.questions = []
    assert seat.next(900) is None
    seat.questions = questions
    assert isinstance(seat.next(), AskBot)


def test_a_bot_that_was_too_late_for_a_tile_is_asked_again():
    seat = Seat()
    assert isinstance(seat.next(), AskBot)
    seat.player.hand_in(Answer(action={"do": "return"}, pace_ms=800))
    seat.rev += 1
    assert seat.next() == LookAgain(PACES_MS[0])
    assert not seat.player.lapses


def test_an_answer_against_the_rules_is_overruled():
    seat = Seat()
    step = seat.answered(action={"do": "return"})
    assert isinstance(step, CarryOut)
    seat.match.act(seat.seat, step.action, 0)
    assert [lapse[:3] for lapse in seat.player.lapses] == [(seat.seat, "build", "refused")]


@pytest.mark.parametrize("why", ["raised", "late", "refused", "barred", "died", "hung"])
def test_the_default_decides_for_a_bot_without_an_answer(why: str):
    seat = Seat("race")
    assert seat.answered(6000, why=why, detail="x", pace_ms=0) == CarryOut(seat.questions[0].default)
    assert list(seat.player.lapses) == [Lapse(seat.seat, seat.questions[0].kind, why, "x")]


@pytest.mark.parametrize("why", ["died", "hung", "stopped"])
def test_trouble_with_a_worker_is_no_reason_to_build_nonsense(why: str):
    seat = Seat()
    assert seat.answered(why=why, pace_ms=0) == LookAgain(WAIT_MS)
    assert not seat.player.lapses
    assert isinstance(seat.next(WAIT_MS), AskBot)


def test_a_server_that_ends_decides_nothing():
    seat = Seat("race")
    assert seat.answered(600, why="stopped", pace_ms=0) == LookAgain(600 + WAIT_MS)
    assert seat.next(600 + WAIT_MS - 1) == LookAgain(600 + WAIT_MS)


def test_a_bot_that_does_not_listen_is_reported():
    seat = Seat()
    assert seat.answered(action=TAKE, deaf="oh") == CarryOut(Take())
    assert list(seat.player.lapses) == [Lapse(seat.seat, HEARING, "raised", "oh")]


# --- waiting -----------------------------------------------------------------------------------------------


def waits(seat: Seat, times: int, **answer: Any) -> list[int]:
    """Let it wait that many times; returns the length of each wait."""
    found = []
    for _ in range(times):
        step = seat.answered(is_wait=True, **{"pace_ms": 500, **answer})
        if not isinstance(step, LookAgain):
            break
        found.append(step.at_ms - seat.now_ms)
        seat.now_ms = step.at_ms
    return found


def test_a_bot_that_waits_long_is_asked_more_and_more_rarely():
    found = waits(Seat(), 100)
    assert found[: WAITS_AT_ONE_PACE + 1] == [500] * WAITS_AT_ONE_PACE + [1000]
    assert max(found) == found[-1] == PACES_MS[1]


def test_a_bot_that_waits_is_asked_again_when_the_clock_acts():
    seat = Seat()
    waits(seat, 40)
    step = seat.answered(is_wait=True, pace_ms=500)
    assert isinstance(step, LookAgain)
    assert step.at_ms > seat.now_ms + 500
    seat.player.look_up(seat.now_ms)
    assert seat.next() == LookAgain(seat.now_ms + PACES_MS[0])
    seat.now_ms += PACES_MS[0]
    assert waits(seat, 2) == [500, 500]


def test_a_draw_pause_is_waited_for_and_nobodys_mistake():
    seat = Seat()
    assert waits(seat, 20, later_ms=70) == [70] * 20
    assert not seat.player.lapses


def test_a_bot_that_waits_while_nothing_else_can_happen_is_absent():
    seat = Seat()
    seat.people = False
    assert len(waits(seat, 1000)) == MOST_WAITS - 1
    assert seat.player.is_absent
    assert seat.next(seat.now_ms + 10**6) is None
    assert [lapse.why for lapse in seat.player.lapses] == ["waited"]


@pytest.mark.parametrize("goes_on", ["people", "clock", "match"])
def test_a_bot_that_waits_while_something_can_happen_is_not(goes_on: str):
    seat = Seat()
    seat.people = goes_on == "people"
    seat.due_ms = 10**9 if goes_on == "clock" else None
    for _ in range(4 * MOST_WAITS):
        assert len(waits(seat, 1)) == 1
        seat.rev += goes_on == "match"
    assert not seat.player.is_absent


def test_what_has_happened_meanwhile_ends_the_waiting():
    seat = Seat()
    waits(seat, 2 * MOST_WAITS)
    seat.people, seat.rev = False, 1
    assert isinstance(seat.next(), AskBot)
    assert not seat.player.is_absent


def test_a_bot_that_goes_on_and_on_is_absent_until_asked_something_else():
    seat = Seat(options={"build": "relaxed"})
    build = seat.questions
    for _ in range(MOST_ASKED):
        assert seat.answered(seat.now_ms + 1000, action=TAKE) == CarryOut(Take())
    assert seat.next() is None
    assert seat.player.is_absent
    seat.questions = [Question(seat=seat.seat, kind="claim", options=(0, 1), default=0)]
    assert isinstance(seat.next(), AskBot)
    assert not seat.player.is_absent
    seat.player.hand_in(Answer(why="raised"))
    seat.questions = build
    assert isinstance(seat.next(), AskBot)


def test_a_bot_that_may_only_change_an_answer_is_not_asked_while_others_must():
    seat = Seat()
    may = Question(seat=seat.seat, kind="claim", options=(0, 1), waits=False)
    must = Question(seat=seat.seat + 1, kind="claim", options=(0, 1), default=0)
    seat.questions = [may, must]
    assert seat.next() is None
    seat.questions = [may]
    assert isinstance(seat.next(), AskBot)


# --- whole matches -----------------------------------------------------------------------------------------


def play(name: str, given: dict[str, Any], bots: list[str], seed: int = 3) -> Room:
    game = game_named(name)
    room = Room(Match(game, config_of(game, given), seed), bots)
    room.play()
    assert room.match.is_over
    return room


MATCHES: list[tuple[str, dict[str, Any], list[str]]] = [
    ("race", {"seats": 3}, ["easy", "medium", PERSON]),
    ("trucker", {"edition": "1e", "seats": 2, "rounds": ["I"]}, ["medium", "easy"]),
    (
        "trucker",
        {"edition": "1e", "seats": 2, "rounds": ["I"], "options": {"build": "turns"}},
        ["medium", PERSON],
    ),
]


@pytest.mark.parametrize(("name", "given", "bots"), MATCHES)
def test_people_can_follow(name: str, given: dict[str, Any], bots: list[str]):
    room = play(name, given, bots)
    assert all(not player.lapses for player in room.players.values())
    verdict = verify(room.game, read_log(write_log(room.match)))
    assert (verdict.is_over, verdict.same_key, verdict.fair) == (True, True, True)
    decided = [shown.at_ms - shown.asked_ms for shown in room.shown if shown.question.waits]
    assert min(decided) >= SHOWN_AFTER_MS[0]
    for seat in room.players:
        mine = [shown for shown in room.shown if shown.seat == seat]
        assert all(later.at_ms - sooner.at_ms >= PACES_MS[0] for sooner, later in pairwise(mine))


HOSTILES = [*(f"tests.bots.hostile:{kind.__name__}" for kind in HOSTILE), "random"]


def check_never_stuck(number: int, setting: tuple[str, dict[str, Any]], *, people: bool) -> None:
    name, given = setting
    luck = Stream(number, "guests of a room")
    bots = [luck.pick(HOSTILES) for _ in range(given["seats"])]
    if people:
        bots[luck(len(bots))] = PERSON
    room = play(name, given, bots, number)
    lapses = [lapse for player in room.players.values() for lapse in player.lapses]
    assert [lapse for lapse in lapses if bots[lapse.seat] == "random"] == []


@pytest.mark.parametrize("number", range(0, 60, 12))
def test_no_match_is_ever_stuck(number: int):
    check_never_stuck(number, list(configurations())[number], people=number % 24 == 0)


@pytest.mark.slow
@pytest.mark.parametrize("number", range(1, 60, effort(6, 2)))
def test_no_match_of_many_is_ever_stuck(number: int):
    check_never_stuck(number, list(configurations())[number], people=number % 4 == 1)
