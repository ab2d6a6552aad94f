"""Whatever runs them, the matches are the same and in the same order."""

import multiprocessing
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from starhaul.games import GAMES, config_of
from starhaul.kernel.errors import BadInput
from starhaul.sim.playing import Order, SimulatedMatch, orders, play
from starhaul.sim.runners import cores, do_all, run, run_here, run_on_cores, run_on_ray, workers_for

ROOT = str(Path(__file__).parents[2])


def wanted(*bots: str, games: int = 7) -> list[Order]:
    config = config_of(GAMES["race"], {"seats": 2})
    return orders(GAMES["race"], config, [bots] * games, "r", None)


def untimed(matches: list[SimulatedMatch]) -> list[SimulatedMatch]:
    return [msgspec.structs.replace(match, thinking_ms=[]) for match in matches]


@pytest.mark.slow
@pytest.mark.parametrize(("jobs", "size"), [(1, 1), (2, 3), (3, 1)])
def test_the_number_of_processes_does_not_matter(jobs: int, size: int, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.syspath_prepend(ROOT)
    made = wanted("random", "tests.sim.bots:Lazy")
    assert untimed(list(run(play, made, jobs, size=size))) == untimed(list(run_here(play, made)))


def test_all_cores_are_used_where_that_pays():
    assert (workers_for(0, worth=10**6), workers_for(7, worth=0)) == (cores(), 7)
    assert workers_for(0, worth=0) == 1


# --- many small pieces of work -----------------------------------------------------------------------------


def slow_if_even(number: int) -> int:
    time.sleep(0.05 * (number % 2 == 0))
    return number


def deadly_from_20(number: int) -> int:
    if number >= 20:
        os._exit(3)
    return number


def endless(number: int) -> int:
    time.sleep(600 * (number > 0))
    return number


@pytest.mark.slow
def test_results_come_in_order_and_before_the_work_is_read_to_its_end():
    read = []

    def numbers() -> Iterator[int]:
        for number in range(200):
            read.append(number)
            yield number

    results = run_on_cores(slow_if_even, numbers(), 2)
    assert [next(results) for _ in range(5)] == [0, 1, 2, 3, 4]
    assert len(read) < 100
    assert list(results) == list(range(5, 200))


@pytest.mark.slow
def test_a_process_that_dies_is_named_after_the_results_before_it():
    taken: list[int] = []
    with pytest.raises(BadInput) as error:
        taken.extend(run_on_cores(deadly_from_20, range(40), 2))
    assert error.value.code == "worker-died"
    # Results in transit when the process died may be lost, but there is no gap before them.
    assert taken == list(range(len(taken)))
    assert len(taken) <= 20


@pytest.mark.slow
def test_nobody_waits_for_workers_whose_results_are_not_wanted():
    others = multiprocessing.active_children()
    results = run_on_cores(endless, range(10), 2)
    assert next(results) == 0
    results.close()
    assert multiprocessing.active_children() == others


def test_a_worker_finds_bots_where_the_others_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    (tmp_path / "elsewhere_bots.py").write_text("from tests.sim.bots import Lazy\n", "utf-8")
    monkeypatch.setattr(sys, "path", sys.path[:])
    (match,) = do_all(play, wanted("random", "elsewhere_bots:Lazy", games=1), [str(tmp_path)])
    assert match.failure == ""


@pytest.mark.slow
def test_a_local_ray_cluster_plays_the_same(monkeypatch: pytest.MonkeyPatch):
    pytest.importorskip("ray")
    monkeypatch.syspath_prepend(ROOT)
    # A cluster for one test needs no token in the user's folder.
    monkeypatch.setenv("RAY_AUTH_MODE", "disabled")
    made = wanted("random", "tests.sim.bots:Lazy", games=20)
    assert untimed(list(run_on_ray(play, made, "local", 2))) == untimed(list(run_here(play, made)))


@pytest.mark.slow
def test_a_cluster_that_is_not_there():
    pytest.importorskip("ray")
    with pytest.raises(BadInput) as error:
        list(run_on_ray(play, wanted("random", "random"), "auto"))
    assert error.value.code == "cluster-unreachable"
