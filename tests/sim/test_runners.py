"""Wherever matches are played, they are the same matches."""

import sys
from pathlib import Path

import msgspec
import pytest

from starhaul.games import GAMES, config_of
from starhaul.kernel.errors import BadInput
from starhaul.sim.playing import Order, SimulatedMatch, orders
from starhaul.sim.runners import play_all, portions, run_here, run_on_cores, run_on_ray

ROOT = str(Path(__file__).parents[2])


def wanted(*bots: str, games: int = 7) -> list[Order]:
    config = config_of(GAMES["race"], {"seats": 2})
    return orders(GAMES["race"], config, [bots] * games, "r", None)


def untimed(matches: list[SimulatedMatch]) -> list[SimulatedMatch]:
    ordered = sorted(matches, key=lambda match: match.number)
    return [msgspec.structs.replace(match, thinking_ms=[]) for match in ordered]


def test_portions_are_all_there():
    made = wanted("random", "random", games=100)
    assert [order for portion in portions(made, 3) for order in portion] == made
    assert max(len(portion) for portion in portions(made * 50, 2)) == 8


@pytest.mark.slow
@pytest.mark.parametrize("jobs", [1, 2, 3])
def test_the_number_of_processes_does_not_matter(jobs: int, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.syspath_prepend(ROOT)
    made = wanted("random", "tests.sim.bots:Lazy")
    assert untimed(list(run_on_cores(made, jobs))) == untimed(list(run_here(made)))


@pytest.mark.slow
def test_a_process_that_dies_is_named(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.syspath_prepend(ROOT)
    with pytest.raises(BadInput) as error:
        list(run_on_cores(wanted("random", "tests.sim.bots:Deadly"), 2))
    assert error.value.code == "worker-died"


def test_a_worker_finds_bots_where_the_others_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    (tmp_path / "elsewhere_bots.py").write_text("from tests.sim.bots import Lazy\n", "utf-8")
    monkeypatch.setattr(sys, "path", sys.path[:])
    (match,) = play_all(wanted("random", "elsewhere_bots:Lazy", games=1), [str(tmp_path)])
    assert match.failure == ""


@pytest.mark.slow
def test_a_local_ray_cluster_plays_the_same(monkeypatch: pytest.MonkeyPatch):
    pytest.importorskip("ray")
    monkeypatch.syspath_prepend(ROOT)
    # A cluster for one test needs no token in somebody's folder.
    monkeypatch.setenv("RAY_AUTH_MODE", "disabled")
    made = wanted("random", "tests.sim.bots:Lazy", games=20)
    assert untimed(list(run_on_ray(made, "local", 2))) == untimed(list(run_here(made)))


@pytest.mark.slow
def test_a_cluster_that_is_not_there():
    pytest.importorskip("ray")
    with pytest.raises(BadInput) as error:
        list(run_on_ray(wanted("random", "random"), "auto"))
    assert error.value.code == "cluster-unreachable"
