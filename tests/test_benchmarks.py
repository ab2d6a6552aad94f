"""The benchmarks: rounds, ratios, tables, results, and the page made from the reference results."""

import doctest
import json
from pathlib import Path

import pytest

from benchmarks import __main__ as command
from benchmarks import goals, page, peers, report, results
from benchmarks.ours import ROWS
from benchmarks.rounds import Figure, measure, ratios
from benchmarks.row import Row, by_own_account, given, microseconds, per_second

PEER = "Other"


def figure(*values: float, program: str = "Starhaul", lower: bool = False, what: str = "flight") -> Figure:
    unit = "µs/command" if lower else "decisions/s"
    return Figure("random play", program, what, unit, lower, values)


def test_every_round_does_the_work_of_every_row_once_back_and_forth():
    done = list[str]()

    def row(name: str) -> Row:
        def work() -> tuple[float, ...]:
            done.append(name)
            return (1.0, 10.0)

        return Row("topic", name, (per_second("things"),), lambda: work, meter=by_own_account)

    found = measure([row("a"), row("b")], rounds=3)
    assert done == ["a", "b", *"ab", *"ba", *"ab"], "first without measuring, to fill caches"
    assert [(one.what, one.unit, one.values) for one in found] == [
        ("a", "things/s", (10.0, 10.0, 10.0)),
        ("b", "things/s", (10.0, 10.0, 10.0)),
    ]


def test_after_the_given_time_no_further_round_begins_but_three_are_made():
    row = Row("topic", "a", (given("x"),), lambda: lambda: (0.0, 1.0), meter=by_own_account)
    (found,) = measure([row], rounds=100, seconds=-1)
    assert len(found.values) == 3


def test_units_are_rates_or_costs():
    assert per_second("things").value(2.0, 10) == 5
    assert microseconds("thing").value(2.0, 10) == 200_000
    assert microseconds("thing").lower_is_better


def test_best_median_and_spread():
    rate, cost = figure(80, 100, 90), figure(80, 100, 90, lower=True)
    assert (rate.best, rate.median, rate.spread) == (100, 90, 0.2)
    assert (cost.best, cost.median, cost.spread) == (80, 90, 0.25)


def test_a_ratio_compares_rounds_with_each_other_and_says_how_much_faster_we_are():
    """Both were slow in the second round: the ratio does not change."""
    (found,) = ratios([figure(100, 10, 120), figure(50, 5, 40, program=PEER)], "Starhaul")
    assert found.values == (2, 2, 3)
    assert found.median == 2
    (found,) = ratios([figure(50, lower=True), figure(100, program=PEER, lower=True)], "Starhaul")
    assert found.values == (2,), "half the cost is twice as fast"
    assert ratios([figure(1), figure(1, program=PEER, lower=True)], "Starhaul") == []


def test_goals_are_for_one_build_and_say_when_they_are_missed():
    slow, fast = figure(20_000.0), figure(31_000.0)
    assert goals.goal_of(slow, "python") == 30_000
    assert [goals.is_met(one, 30_000) for one in (slow, fast)] == [False, True]
    assert goals.goal_of(slow, "compiled") == 85_000
    assert goals.goal_of(figure(1.0, program=PEER), "python") is None
    (line,) = [text for text in report.figures_table(made([slow])).splitlines() if "flight" in text]
    assert line.endswith("| ≥ 30 k | missed |")


def test_every_goal_belongs_to_a_row_or_to_one_that_is_planned():
    known = {(row.topic, row.what, unit.name) for row in ROWS for unit in row.units}
    assert goals.FIGURES.keys() - known <= {("random play", "flight, batch driver", "decisions/s")}
    programs = {peer.name for peer in peers.PEERS}
    assert {peer for _, peer, _ in goals.RATIOS} <= programs


def test_rows_of_peers_can_be_compared_with_ours():
    ours = {(row.topic, unit.name) for row in ROWS for unit in row.units}
    for row in peers.rows(peers.PEERS):
        assert {(row.topic, unit.name) for unit in row.units} <= ours, row.name
    names = [(row.topic, row.program, row.what) for row in [*ROWS, *peers.rows(peers.PEERS)]]
    assert len(set(names)) == len(names)


def made(figures: list[Figure]) -> results.Results:
    return results.Results("2025-01-01", "python", {"cpu": "x", "cpus": 1}, {"CPython": "3.11.0"}, figures)


def test_results_are_read_as_they_were_written(tmp_path: Path):
    path = tmp_path / "folder" / "results.json"
    written = made([figure(1.0, 2.0, 3.0), figure(3.0, 4.0, 5.0, program=PEER)])
    results.write(path, written)
    assert results.read(path) == written
    (first, _) = json.loads(path.read_text("utf-8"))["figures"]
    assert (first["best"], first["median"], first["spread"]) == (3, 2, 0.667)


def test_examples_in_the_report_module():
    assert doctest.testmod(report).failed == 0


def test_the_command_measures_writes_and_names_missing_peers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    missing = tuple(peer._replace(find_version=lambda: None) for peer in peers.PEERS)
    monkeypatch.setattr(peers, "PEERS", missing)
    path = tmp_path / "results.json"
    command.main(["--rounds", "3", "--only", "read a ship", "--output", str(path)])
    (found,) = results.read(path).figures
    assert (found.what, found.unit, len(found.values)) == ("read a ship file", "µs/file", 3)
    told = capsys.readouterr().out
    assert "ships, read a ship file" in told
    assert "Not installed, so not measured: catanatron, python-chess, OpenSpiel (C++), boardgame.io." in told
    assert "make bench-peers" in told


def test_reference_results_have_all_rows():
    with pytest.raises(SystemExit):
        command.main(["--reference", "--only", "flight"])


def test_no_row_of_that_name_is_an_error():
    with pytest.raises(SystemExit, match="no row contains 'warp'"):
        command.main(["--only", "warp"])


@pytest.mark.parametrize("path", page.files(), ids=lambda path: path.name)
def test_the_page_and_its_pictures_show_the_reference_results(path: Path):
    """Otherwise: python -m benchmarks.page."""
    assert path.read_text("utf-8") == page.files()[path]


def test_there_are_reference_results():
    assert "benchmarks-python.svg" in {path.name for path in page.files()}


@pytest.mark.slow
@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row.topic}, {row.name}")
def test_every_row_can_be_measured(row: Row):
    work = row.prepare()
    seconds, counts = row.meter(work)
    values = [unit.value(seconds, count) for unit, count in zip(row.units, counts, strict=True)]
    assert all(value > 0 for value in values)
