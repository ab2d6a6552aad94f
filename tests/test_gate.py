"""The performance gate: counts of calls and allocations, and proof that the gate can fail."""

import os
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from benchmarks import gate
from benchmarks.counting import counted
from benchmarks.ours import race
from starhaul.race.game import Race

ROOT = Path(__file__).resolve().parent.parent
ONE = {"race, view": partial(race.views, 1, most=3)}


@pytest.mark.slow
def test_nothing_costs_more_calls_or_allocations_than_was_accepted():
    """In a separate process: whatever ran before would change the free lists of the interpreter."""
    if (reason := gate.reason_to_skip()) is not None:
        pytest.skip(reason)
    command = [sys.executable, "-m", "benchmarks.gate"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_all_figures_have_accepted_counts():
    for version, table in gate.all_accepted().items():
        assert table.keys() == gate.FIGURES.keys(), version


def slowed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the view of the race derive the questions once more than necessary, and keep the result."""
    view, kept = Race.view, list[object]()

    def slower(self: Race, state: Any, seat: int | None) -> Any:
        kept.append([dict[str, int]() for _ in range(20)])
        self.questions(state)
        return view(self, state, seat)

    monkeypatch.setattr(Race, "view", slower)


pure_only = pytest.mark.skipif(gate.is_compiled(), reason="calls of compiled code cannot be seen")


@pure_only
def test_a_function_made_slower_is_reported_with_old_and_new_counts(monkeypatch: pytest.MonkeyPatch):
    before = gate.measured(ONE)
    assert gate.report(gate.measured(ONE), before) == ""
    slowed(monkeypatch)
    now = gate.measured(ONE)
    told = gate.report(now, before)
    for kind in ("calls", "blocks"):
        old, new = before["race, view"][kind], now["race, view"][kind]
        assert f"race, view: {kind} {old:g} → {new:g}, +" in told
    assert gate.ACCEPT in told


def test_small_differences_are_tolerated_and_great_gains_have_to_be_accepted():
    def table(calls: float) -> gate.Table:
        return {"one": {"calls": calls}}

    assert gate.complaints(table(102), table(100)) == []
    assert gate.complaints(table(104), table(100)) == ["one: calls 100 → 104, +4%: slower"]
    assert gate.complaints(table(90), table(100)) == []
    assert gate.complaints(table(70), table(100)) == ["one: calls 100 → 70, -30%: faster, not yet accepted"]


def test_a_figure_without_its_counterpart_is_reported():
    assert gate.complaints({"new": {"calls": 1}}, {"old": {"calls": 2}}) == [
        "new: calls None → 1; not in both",
        "old: calls 2 → None; not in both",
    ]


@pure_only
def test_calls_and_blocks_are_counted():
    def leaf() -> object:
        return object()

    def work() -> tuple[float, ...]:
        made = [[leaf() for _ in range(50)] for _ in range(10)]
        return (len(made),)

    counts = counted(work)
    assert 50 <= counts.calls < 53, "ten times fifty leaves, and the comprehensions"
    assert 49 <= counts.blocks < 56


def test_compiled_code_and_unknown_versions_are_skipped_with_a_reason(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(gate, "VERSION", "2.7")
    monkeypatch.setattr(gate, "is_compiled", lambda: False)
    assert gate.ACCEPT in (gate.reason_to_skip() or "")
    monkeypatch.setattr(gate, "is_compiled", lambda: True)
    assert "compiled" in (gate.reason_to_skip() or "")


def test_accepting_keeps_the_counts_of_other_versions(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setattr(gate, "FILE", tmp_path / "gate.json")
    monkeypatch.setattr(gate, "FIGURES", ONE)
    for version in ("3.11", "3.12"):
        monkeypatch.setattr(gate, "VERSION", version)
        gate.accept({"one": {"calls": 1}})
    assert gate.all_accepted() == {"3.11": {"one": {"calls": 1}}, "3.12": {"one": {"calls": 1}}}
