"""Matches of bots: they continue and end whatever the bots do, on a clock that is fair to all."""

import signal
from collections.abc import Iterator
from copy import copy
from itertools import pairwise
from typing import Any

import pytest

from starhaul.bots.answer_schedule import HEARING, MOST_ASKED, Lapse
from starhaul.bots.arena import Arena, heard_by
from starhaul.bots.bot_contract import Bot, Briefing, Chair
from starhaul.bots.thinking import PACES_MS, briefing_in
from starhaul.bots.trucker import Random
from starhaul.games import config_of, game_named
from starhaul.hang_alarm import HangAlarm, Overtime
from starhaul.kernel.chance import Stream
from starhaul.kernel.contract import CLOCK, Action, Event
from starhaul.kernel.log import read_log, verify, write_log
from starhaul.kernel.match import Match
from starhaul.kernel.presence_records import Presence
from starhaul.trucker.match.actions import Take
from tests.bots import hostile
from tests.bots.hostile import HOSTILE, chair

REAL_TIME: dict[str, Any] = {"edition": "2e", "seats": 4, "rounds": ["II"]}
RELAXED = {**REAL_TIME, "options": {"build": "relaxed"}}
TURNS = {**REAL_TIME, "options": {"build": "turns", "decision_seconds": 0}}
LEARNING: dict[str, Any] = {"edition": "1e", "seats": 2, "rounds": ["learning"]}


def seated(given: dict[str, Any], *kinds: Any, game: str = "trucker", seed: int = 1, **more: Any) -> Arena:
    """An arena with these bots; the last class plays all remaining seats."""
    played = game_named(game)
    config = config_of(played, given)
    everybody = [*kinds, *[kinds[-1]] * config.seats][: config.seats]
    match = Match(played, config, seed)
    bots = [kind(chair(played, config, seat, seed)) for seat, kind in enumerate(everybody)]
    return Arena(match, bots, **{"limit_ms": None, **more})


def played(given: dict[str, Any], *kinds: Any, **more: Any) -> Arena:
    table = seated(given, *kinds, **more)
    table.play()
    return table


def why(table: Arena) -> set[str]:
    return {lapse.why for lapse in table.lapses}


# --- bots that fail ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["trucker", "race"])
def test_good_bots_have_no_lapses_and_the_log_is_true(game: str):
    table = played({}, Random, game=game)
    assert table.lapses == []
    verdict = verify(table.match.game, read_log(write_log(table.match)))
    assert (verdict.is_over, verdict.same_key, verdict.fair) == (True, True, True)


@pytest.mark.parametrize("game", ["trucker", "race"])
def test_bots_that_raise_are_overruled_and_reported(game: str):
    table = played({}, hostile.Raises, Random, game=game)
    assert {lapse.seat for lapse in table.lapses} == {0}
    assert table.lapses[0][2:] == ("raised", "RuntimeError: no idea")


@pytest.mark.parametrize("game", ["trucker", "race"])
def test_bots_that_quit_or_do_not_listen(game: str):
    table = played({}, hostile.Quits, game=game)
    assert {lapse.detail for lapse in table.lapses} == {"SystemExit: ", "Untold"}
    assert HEARING in {lapse.kind for lapse in table.lapses}


@pytest.mark.parametrize("game", ["trucker", "race"])
def test_nonsense_is_refused(game: str):
    table = played({}, hostile.Nonsense, Random, game=game)
    assert why(table) == {"refused"}
    assert {lapse.seat for lapse in table.lapses} == {0}


def test_an_answer_is_what_the_log_says_it_is():
    """A bot may return a plain object for an action; the log contains the action itself."""

    class Sloppy(Random):
        def answer(self, briefing: Briefing) -> Action | None:
            action = super().answer(briefing)
            return {"do": "take"} if action == Take() else action

    table = played(RELAXED, Sloppy)
    assert table.lapses == []
    assert verify(table.match.game, read_log(write_log(table.match))).same_key


def test_only_the_option_itself_is_taken_without_conversion():
    """An equal object is converted: comparing it would call methods of a foreign class."""

    class Sly:
        def __eq__(self, other: object) -> bool:
            raise AssertionError("nobody should ask")

        __hash__ = None  # type: ignore[assignment]

    class Equal(Random):
        def pick(self, kind: str, options: tuple[Action, ...]) -> Action:
            return Sly() if self.chair.seat == 0 else copy(super().pick(kind, options))

    table = played({}, Equal, game="race")
    assert {lapse.seat for lapse in table.lapses} == {0}
    assert why(table) == {"refused"}
    assert verify(table.match.game, read_log(write_log(table.match))).same_key


def ticking(step_ms: float) -> Any:
    times = iter(range(10**9))
    return lambda: next(times) * step_ms / 1000


def test_long_thoughts_are_overruled_by_a_clock_that_can_be_handed_in():
    table = played({}, Random, game="race", limit_ms=250, clock=ticking(251))
    assert why(table) == {"late"}
    assert len(table.lapses) == len(table.thinking)
    assert played({}, Random, game="race", limit_ms=250, clock=ticking(249)).lapses == []


def test_the_default_answers_for_a_bot_that_is_late():
    table = seated({"seats": 2}, Random, game="race", limit_ms=250, clock=ticking(300))
    table.begin()
    (question,) = table.match.game.questions(table.match.state)
    table.step()
    said = [entry for entry in table.match.entries if entry.seat == question.seat]
    assert said[0].action == question.default
    assert table.lapses == [Lapse(question.seat, question.kind, "late", "300 ms")]


def test_a_bot_that_hangs_is_interrupted():
    with pytest.raises(Overtime), HangAlarm(20):
        hostile.Sleeps.answer(None, None)  # type: ignore[arg-type]
    table = seated({"seats": 2}, hostile.Sleeps, game="race", hang_ms=20)
    table.begin()
    for _ in range(5):
        table.step()
    assert [lapse.why for lapse in table.lapses] == ["late"] * 5


def test_an_alarm_leaves_the_signal_as_it_was():
    alarm = HangAlarm(20)
    with alarm.kept_ready():
        for _ in range(2):
            with pytest.raises(Overtime), alarm:
                hostile.Sleeps.answer(None, None)  # type: ignore[arg-type]
            alarm.stop()
            assert signal.getitimer(signal.ITIMER_REAL) == (0.0, 0.0)
        assert signal.getsignal(signal.SIGALRM) is not signal.SIG_DFL
    assert signal.getsignal(signal.SIGALRM) is signal.SIG_DFL
    with alarm:
        assert signal.getitimer(signal.ITIMER_REAL)[1] == pytest.approx(0.02)
    assert signal.getsignal(signal.SIGALRM) is signal.SIG_DFL


def test_an_alarm_does_not_touch_a_signal_that_is_used_by_others():
    """A bot that itself plays matches is interrupted by the alarm of the match it belongs to."""
    outer, inner = HangAlarm(20), HangAlarm(5)
    with outer, inner.kept_ready(), inner:
        assert signal.getitimer(signal.ITIMER_REAL)[1] == pytest.approx(0.02)
    with pytest.raises(Overtime), outer, inner:
        hostile.Sleeps.answer(None, None)  # type: ignore[arg-type]
    outer.stop()


# --- matches that would never end --------------------------------------------------------------------------


STANDS_STILL = {**REAL_TIME, "options": {"build": "turns", "safety_net": False}}
"""Only players flip the hourglass, and turns follow one another."""


@pytest.mark.many
@pytest.mark.parametrize("given", [REAL_TIME, RELAXED, TURNS, LEARNING, STANDS_STILL])
def test_bots_that_wait_for_ever(given: dict[str, Any]):
    table = played(given, hostile.Waits)
    assert why(table) - {"refused"} <= {"waited"}
    alone = played(given, Random, hostile.Waits)
    assert {lapse.seat for lapse in alone.lapses} >= {1}
    assert 0 not in {lapse.seat for lapse in alone.lapses}


def test_a_bot_that_waits_where_an_answer_is_due_is_overruled():
    table = played({}, hostile.Waits, game="race")
    assert len(table.lapses) == len(table.thinking)


@pytest.mark.slow
@pytest.mark.parametrize("given", [RELAXED, {**RELAXED, "options": {"safety_net": False}}, TURNS])
def test_bots_that_never_come_to_an_end(given: dict[str, Any]):
    table = played(given, hostile.Restless)
    assert len(table.match.entries) < 12 * MOST_ASKED
    assert all(lapse.why == "endless" for lapse in table.lapses)


def test_a_bot_that_was_absent_from_building_flies():
    """It is present again as soon as it is asked something else."""
    table = played(RELAXED, hostile.Restless, Random, seed=3)
    said = [entry.action for entry in table.match.entries if entry.seat == CLOCK]
    present = [action for action in said if isinstance(action, Presence)]
    assert present[:1] == [Presence(0, "absent")]
    assert present[1:] in ([], [Presence(0, "here")])


def test_a_learning_flight_with_ships_that_are_never_sound():
    assert played(LEARNING, hostile.Faulty).match.is_over


def configurations() -> Iterator[tuple[str, dict[str, Any]]]:
    """A mixture of configurations, the same in every run."""
    for number in range(60):
        draw = Stream(number, "configurations")
        if draw(5) == 0:
            yield "race", {"seats": 2 + draw(3)}
            continue
        seats, build = 2 + draw(3), draw.pick(["real_time", "relaxed", "turns"])
        teams = draw.pick(["none", "none", "team", "team" if build == "relaxed" else "advanced"])
        seats = seats if teams == "none" else 4
        flags = ["strictBuild", "takeBack1e", "sharedPiles", "autoFlip", "manualCheck", "predictable"]
        options: dict[str, Any] = {name: True for name in flags if draw(4) == 0}
        options |= {"build": build, "teams": teams, "safety_net": draw(3) > 0, "draw_pause_ms": draw(4) * 900}
        limits = ["decision_seconds", "repair_seconds", "reveal_seconds", "claim_seconds"]
        options |= {name: 0 for name in limits if draw(3) == 0}
        options |= {"handicaps": [draw(90) for _ in range(seats)]} if draw(4) == 0 else {}
        edition = draw.pick(["1e", "2e"])
        classes = ["I", "II", "III", "learning", *(["IIIA", "IC", "IIC", "IIIC"] if edition == "1e" else [])]
        yield (
            "trucker",
            {"edition": edition, "seats": seats, "rounds": [draw.pick(classes)], "options": options},
        )


@pytest.mark.many
@pytest.mark.parametrize(("number", "setting"), list(enumerate(configurations())))
def test_no_match_is_ever_stuck(number: int, setting: tuple[str, dict[str, Any]]):
    """Hostile bots of all kinds, with and without a good one among them."""
    game, given = setting
    draw = Stream(number, "guests")
    guests = [draw.pick([*HOSTILE, Random]) for _ in range(given["seats"])]
    table = played(given, *guests, game=game, seed=number)
    assert table.match.is_over
    assert [lapse for lapse in table.lapses if guests[lapse.seat] is Random] == []


# --- the clock ---------------------------------------------------------------------------------------------


class Builds(Random):
    """Takes and returns tiles at a steady pace, and records what it hears."""

    pace = 500

    def __init__(self, chair: Chair) -> None:
        super().__init__(chair)
        self.asked_at: list[int] = []
        self.heard: list[Event] = []

    def hear(self, events: Any) -> None:
        self.heard += events

    def answer(self, briefing: Briefing) -> Action | None:
        if briefing.question.kind != "build":
            return super().answer(briefing)
        self.asked_at.append(briefing.at_ms)
        return hostile.taken_and_returned(briefing.view)

    def pace_ms(self, briefing: Briefing, action: Action | None) -> int:
        return self.pace


class Quick(Builds):
    pace = 0


class Slow(Builds):
    pace = 2000


def test_every_action_costs_its_time_and_no_hands_are_endlessly_fast():
    table = seated({**REAL_TIME, "seats": 3}, Quick, Builds, Slow)
    table.begin()
    while table.match.now_ms < 60_000:
        table.step()
    quick, builds, slow = (len(bot.asked_at) for bot in table.bots)  # type: ignore[attr-defined]
    assert (slow, builds) == (pytest.approx(30, abs=2), pytest.approx(120, abs=2))
    assert quick == pytest.approx(60_000 / PACES_MS[0], abs=2)


def test_hands_that_are_free_at_the_same_time_take_turns_by_lot():
    """No seat is always first."""
    table = seated(REAL_TIME, Builds)
    table.begin()
    first = set()
    for _ in range(400):
        before = table.match.now_ms
        table.step()
        entry = table.match.entries[-1] if table.match.entries else None
        if entry is not None and table.match.now_ms > before:
            first.add(next(e.seat for e in table.match.entries if e.at_ms == table.match.now_ms))
    assert first >= {0, 1, 2, 3}


def test_the_draw_pause_holds_hands_back_and_is_nobodys_mistake():
    table = seated({**REAL_TIME, "options": {"draw_pause_ms": 3000}}, Quick)
    table.begin()
    while table.match.now_ms < 60_000:
        table.step()
    assert table.lapses == []
    for seat in range(4):
        acted = [entry for entry in table.match.entries if entry.seat == seat]
        taken = [entry.at_ms for entry in acted if entry.action == Take()]
        assert min(later - sooner for sooner, later in pairwise(taken)) >= 3000
        assert len(taken) >= 15


@pytest.mark.slow
def test_partners_who_have_swapped_are_asked_as_persons():
    """Each bot sees the ship that it flies, not the one that it built."""

    class Sits(Random):
        def answer(self, briefing: Briefing) -> Action | None:
            view = briefing.view
            assert view.seats[view.me].player == self.chair.seat
            assert briefing.question.seat == self.chair.seat
            seats.add((self.chair.seat, view.me))
            return super().answer(briefing)

    seats: set[tuple[int, int]] = set()
    for seed in range(3):
        table = played({**REAL_TIME, "options": {"teams": "advanced"}}, Sits, seed=seed)
        assert table.lapses == []
    assert {(0, 0), (0, 2), (1, 3)} <= seats


def test_bots_hear_what_they_are_told_and_no_outcome():
    class Hears(Random):
        def hear(self, events: Any) -> None:
            assert all(event.is_for(self.chair.seat) and not event.outcome for event in events)

    assert played({}, Hears, game="race").lapses == []
    assert played({**REAL_TIME, "seats": 2}, Hears).lapses == []


def test_bots_hear_everything_in_order_before_they_are_asked_and_at_the_end():
    class Hears(Random):
        def __init__(self, chair: Chair) -> None:
            super().__init__(chair)
            self.heard: list[Event] = []

        def hear(self, events: Any) -> None:
            self.heard += events

        def answer(self, briefing: Briefing) -> Action | None:
            assert [*self.heard] == heard_by(self.chair.seat, told)
            return super().answer(briefing)

    table = seated({**REAL_TIME, "seats": 2}, Hears)
    told: list[Event] = table.begin()
    while not table.match.is_over:
        told += table.step()
    assert table.lapses == []
    for seat, bot in enumerate(table.bots):
        assert bot.heard == heard_by(seat, told)  # type: ignore[attr-defined]


def test_persons_who_are_away_are_decided_for():
    table = seated({"seats": 2}, Random, game="race")
    table.begin()
    table.match.act(CLOCK, Presence(0, "away"))
    table.play()
    assert 0 not in {entry.seat for entry in table.match.entries}


@pytest.mark.many
@pytest.mark.parametrize(("game", "given"), [("race", {}), ("trucker", {}), ("trucker", TURNS)])
def test_same_seed_same_match(game: str, given: dict[str, Any]):
    kinds = (Random, hostile.Nonsense, hostile.Restless if game == "trucker" else Random)
    keys = [played(given, *kinds, game=game, seed=5).match.key for _ in range(2)]
    assert keys[0] == keys[1]
    assert keys[0] != played(given, *kinds, game=game, seed=6).match.key


def test_a_bot_has_opinions_even_if_it_only_answers():
    table = seated({}, Random, game="race")
    table.begin()
    (question,) = table.match.game.questions(table.match.state)
    bot: Bot = table.bots[question.seat]
    ((action, value, facts),) = bot.opinions(briefing_in(table.match.game, table.match.state, question, 0))
    assert action in (question.options or ())
    assert (value, facts) == (0.0, {})
