"""All committed exercises: each can be solved, wrong answers are refused, and nothing tells the solution."""

import re
from itertools import combinations
from pathlib import Path

import msgspec
import pytest

from starhaul.kernel.chance import Stream
from starhaul.locale import LANGUAGES, source
from starhaul.trucker.clinic.closing_up import sampled
from starhaul.trucker.clinic.difficulty import LEVELS, rating_of
from starhaul.trucker.clinic.exercise import Attempt, ClinicFinding, Exercise, UnfitAttempt
from starhaul.trucker.clinic.exercise_files import KINDS, exercises, file_of, read_exercises, written
from starhaul.trucker.clinic.fault_hunt import FaultHunt
from starhaul.trucker.clinic.landing_choice import LandingChoice
from starhaul.trucker.clinic.placing import sound_spots
from starhaul.trucker.ship.board import cells_of
from starhaul.trucker.ship.layers import tile_set
from tools.citations import definitions

ROOT = Path(__file__).resolve().parents[3]
RULES = {place.id for place in definitions(ROOT)}
ALL = tuple(exercises().values())
each = pytest.mark.parametrize("one", ALL, ids=lambda one: one.id)


def wrong_answers(one: Exercise) -> list[Attempt]:
    """Some answers that can be judged and are not the example."""
    task, example, plan = one.task(), one.example(), one.plan()
    if one.asks == "cells":
        cells = list(cells_of(plan.ship.hull.occupied))
        return [*[Attempt(cells=pair) for pair in combinations(cells, 2)][:40], Attempt()]
    if one.asks == "choice":
        number = len(task.options or task.ships)
        return [Attempt(choice=other) for other in range(number) if other != example.choice]
    free = cells_of(plan.zone.cells & ~plan.ship.hull.occupied)
    spots = [(cell, turn) for cell in free for turn in range(4)]
    first, *others = example.placed
    taken = {cell for cell, _ in others}
    sound = sampled(plan.ship.hull, plan.zone, task.tiles, Stream(0, "closing"))[-1:]
    moved = [Attempt(placed=(spot, *others)) for spot in spots if spot[0] not in taken and spot != first]
    return [*moved, *(Attempt(placed=placed) for _, placed in sound)]


def test_there_are_enough_of_every_kind_class_and_difficulty():
    assert len(ALL) >= 60
    assert {type(one) for one in ALL} == set(KINDS)
    assert {one.level for one in ALL} == set(range(1, LEVELS + 1))
    hulls = {(one.ship.edition, one.ship.class_) for one in ALL}
    assert hulls >= {(edition, name) for edition in ("1e", "2e") for name in ("I", "II", "III")}
    assert hulls >= {("1e", "IC"), ("1e", "IIC"), ("1e", "IIIC")}


@each
def test_the_known_solution_is_right(one: Exercise):
    diagnosis = one.grade(one.example())
    assert diagnosis.is_right
    assert diagnosis.finding.endswith("-right")
    assert diagnosis.rule in RULES


@each
def test_wrong_answers_are_refused_with_a_rule(one: Exercise):
    found = [one.grade(answer) for answer in wrong_answers(one)]
    wrong = [diagnosis for diagnosis in found if not diagnosis.is_right]
    assert wrong
    assert {diagnosis.rule for diagnosis in wrong} <= RULES
    assert not any(diagnosis.finding.endswith("-right") for diagnosis in wrong)


def test_every_finding_occurs_and_its_texts_use_only_its_facts():
    """In all languages; the client puts `fault` and `side` into words, the latter as `from`."""
    said = [one.grade(answer) for one in ALL for answer in (one.example(), *wrong_answers(one))]
    assert {diagnosis.finding for diagnosis in said} == set(ClinicFinding)
    for language in LANGUAGES:
        text = source(language, "client-clinic.ftl")
        for diagnosis in said:
            _, _, after = text.partition(f"\nclinic-finding-{diagnosis.finding} =")
            body = re.split(r"\n(?=\S)", after)[0]
            used = set(re.findall(r"\$(\w+)", body)) - {"box"}
            assert body
            assert used <= {"from" if name == "side" else name for name in diagnosis.facts}


@each
def test_the_marked_solution_solves_it(one: Exercise):
    """What a diagnosis shows after a wrong answer is itself a right answer."""
    wrong = next(d for d in map(one.grade, wrong_answers(one)) if not d.is_right)
    shown = Attempt(
        cells=tuple(wrong.solved.cells),
        placed=tuple(wrong.solved.placed),
        choice=wrong.solved.choice,
    )
    assert one.grade(shown).is_right


@each
def test_the_rating_follows_from_the_exercise(one: Exercise):
    assert one.rating == rating_of(one.features())


@each
def test_the_task_does_not_contain_the_solution(one: Exercise):
    """Two exercises that differ only in what is known about their solution look the same."""
    task = msgspec.to_builtins(one.task())
    assert not {"solution", "values", "solved", "lost", "error", "rating"} & set(task)
    assert bool(task.get("faults")) == (one.kind == "repair")
    if isinstance(one, LandingChoice):
        turned = msgspec.structs.replace(one, values=one.values[::-1])
        assert turned.task() == one.task()


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_files_are_small_sorted_and_as_the_tool_writes_them(kind: type[Exercise]):
    raw = file_of(kind).read_bytes()
    found = read_exercises(raw, kind.__name__)
    assert written(list(found)) == raw
    assert len(raw) < 50_000
    assert [one.rating for one in found] == sorted(one.rating for one in found)


@each
def test_attempts_that_are_no_answer_are_refused(one: Exercise):
    empty = max(set(range(250)) - set(cells_of(one.plan().zone.cells | one.plan().ship.hull.occupied)))
    unfit = {
        "cells": [Attempt(cells=(empty,)), Attempt(cells=one.example().cells * 2)],
        "placed": [Attempt(), Attempt(placed=((empty, 0),) * len(one.example().placed))],
        "choice": [Attempt(), Attempt(choice=9)],
    }[one.asks]
    for attempt in unfit:
        with pytest.raises(UnfitAttempt):
            one.grade(attempt)


def test_faults_to_find_share_no_tile():
    """So that one marked tile never stands for two faults."""
    for one in ALL:
        if isinstance(one, FaultHunt):
            cells = [cell for fault in one.grade(one.example()).solved.faults for cell in fault.cells]
            assert len(cells) == len(set(cells))


def test_flying_past_is_sometimes_right():
    landings = [one for one in ALL if isinstance(one, LandingChoice)]
    past = [one for one in landings if one.example().choice == 0]
    assert 3 <= len(past) <= len(landings) - 3
    for one in landings:
        best, second, *_ = sorted(one.values, reverse=True)
        assert best - second >= max(1, 3 * one.error)


def test_given_tiles_are_not_on_the_ship():
    for one in ALL:
        tiles = one.task().tiles
        assert not set(tiles) & set(one.plan().ship.hull.tiles)
        for tile in tiles:
            assert tile_set(one.ship.edition).records[tile].colour is None
            assert one.kind == "closing" or any(sound_spots(one.plan().ship.hull, one.plan().zone, tile))
