"""Looking ahead: answers are compared with the same random numbers, work stops when an answer is
clear, and noise convinces nobody."""

import math
from collections.abc import Callable
from typing import Any

import pytest

from starhaul.bots.bot_contract import Briefing, Chair
from starhaul.bots.thinking import briefing_in
from starhaul.bots.trucker import flying_playouts
from starhaul.bots.trucker.flying_heuristics import Rules
from starhaul.bots.trucker.flying_outcome import FlightPlayout, QuickRules
from starhaul.bots.trucker.flying_playouts import Lookahead
from starhaul.bots.trucker.flying_values import BALANCED
from starhaul.kernel.chance import Stream
from starhaul.kernel.contract import Action
from starhaul.trucker.match.state import State
from tests.bots.trucker.test_trucker_pilots import GAME, prepared, table_of

Outcome = Callable[[State, int, Action, Rules, int], float]


def landing(seed: int = 3) -> tuple[State, Briefing]:
    """A question where to land, whose answer is not clear at once."""
    match = prepared("1e", "II", seed)
    match.advance()
    table = table_of(match, ["medium"] * 3, seed)
    while not any(question.kind == "land" for question in GAME.questions(match.state)):
        table.step()
    state, (question,) = match.state, GAME.questions(match.state)
    return state, briefing_in(GAME, state, question, 0)


class Played:
    """Replaces playouts: counts them and returns given results."""

    def __init__(self, outcome: Outcome) -> None:
        self.times = 0
        self._outcome = outcome

    def __call__(self, *told: Any) -> float:
        self.times += 1
        return self._outcome(*told)


def answer(patch: pytest.MonkeyPatch, outcome: Outcome, budget_ms: int = 60_000) -> tuple[Action, int]:
    """The chosen answer, and the number of playouts."""
    state, briefing = landing()
    played = Played(outcome)
    patch.setattr(flying_playouts, "outcome", played)
    chair = Chair(GAME, state.config, briefing.question.seat, Stream(1, "pilot"), budget_ms)
    rules = Rules(BALANCED)
    seat = briefing.question.seat
    usual = rules.choose(state, briefing.question, seat)
    return Lookahead(chair, rules, BALANCED).choose(briefing, state, seat, usual), played.times


def options() -> tuple[Action, ...]:
    return landing()[1].question.options or ()


def usual() -> Action:
    state, briefing = landing()
    return Rules(BALANCED).choose(state, briefing.question, briefing.question.seat)


# --- luck --------------------------------------------------------------------------------------------------


def test_a_roll_more_does_not_change_the_luck_of_later_cards() -> None:
    flights = []
    for rolls in range(2):
        state = prepared("2e", "II", 1).state.copy()
        state.frames = state.frames[1:]
        playout = FlightPlayout(state, QuickRules(BALANCED), luck=5)
        for _ in range(rolls):
            playout._dice(6)
        playout.play()
        flights.append((state.ships, state.in_flight.positions, state.credits))
    assert flights[0] == flights[1]


def test_all_answers_are_tried_with_the_same_luck_in_the_same_world(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: dict[int, set[tuple[int, Action]]] = {}

    def noted(world: State, seat: int, action: Action, rules: Rules, luck: int) -> float:
        tried.setdefault(luck, set()).add((id(world), action))
        return 0.0

    answer(monkeypatch, noted)
    assert len(tried) >= 4
    for pairs in tried.values():
        assert len({world for world, _ in pairs}) == 1
        assert len({action for _, action in pairs}) >= 2


# --- work --------------------------------------------------------------------------------------------------


def test_work_ends_early_where_the_answer_is_clear(monkeypatch: pytest.MonkeyPatch) -> None:
    best = usual()
    chosen, short = answer(monkeypatch, lambda world, seat, action, rules, luck: 50.0 * (action == best))
    assert chosen == best
    _, long = answer(monkeypatch, lambda world, seat, action, rules, luck: 0.0)
    assert short < long


def test_work_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    state, _ = landing()
    _, times = answer(monkeypatch, lambda world, seat, action, rules, luck: 0.0)
    cards = times * (len(state.in_flight.deck) + 1)
    assert 160 <= cards <= 320


def test_whoever_has_no_time_still_looks_once(monkeypatch: pytest.MonkeyPatch) -> None:
    chosen, times = answer(monkeypatch, lambda world, seat, action, rules, luck: 0.0, budget_ms=0)
    assert chosen in options()
    assert 2 <= times <= len(options())


# --- judgement ---------------------------------------------------------------------------------------------


def test_what_comes_out_better_in_every_world_beats_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    state, briefing = landing()
    values = Rules(BALANCED).values(state, briefing.question, briefing.question.seat)
    assert values is not None
    second = options()[values.index(max(value for value in values if value < max(values) - 0.1))]
    chosen, _ = answer(monkeypatch, lambda world, seat, action, rules, luck: 6.0 * (action == second))
    assert chosen == second


def test_noise_does_not_beat_the_rules() -> None:
    """One lucky world in six says little against a clear judgement."""
    values, lucky = [4.5, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 12.0]
    found = flying_playouts._blended(values, {0: [0.0] * 6, 1: lucky})
    assert found[0] > found[1]
    steady = flying_playouts._blended(values, {0: [0.0] * 24, 1: [4.0] * 24})
    assert steady[1] > steady[0]


def test_those_dropped_are_compared_in_the_worlds_they_have_seen() -> None:
    """A hard world that was drawn later counts against nobody."""
    results = {0: [10.0, 10.0, -20.0], 1: [4.0, 4.0]}
    compared = flying_playouts._compared(results)
    assert compared[0] == 0.0
    assert math.isclose(compared[1], -6.0)


def test_only_what_is_clearly_behind_leaves_the_race() -> None:
    results = {0: [9.0, 10.0, 9.0, 10.0], 1: [8.0, 10.0, 9.0, 10.0], 2: [-9.0, -8.0, -9.0, -9.0]}
    assert flying_playouts._in_the_race(results, [0, 1, 2]) == [0, 1]
