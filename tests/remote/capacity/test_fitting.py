"""`tools.capacity` finds costs again that a simulation was made with."""

import pytest
from msgspec.structs import replace

from starhaul.remote.capacity.house_simulation import simulate
from starhaul.remote.capacity.measurements import CapacityData, LoadMeasurement, setup_of
from starhaul.remote.load.checking import Checked
from starhaul.remote.load.load_report import Plan, ProcessUse, Spent, report_of
from starhaul.remote.load.meter import Meter
from tests.remote.capacity.test_house_simulation import FREE, MODEL
from tools import capacity

TRUE = replace(MODEL, write_share=1.0, stores={"sqlite": replace(FREE, commit_ms=2.0)})
RUN = LoadMeasurement(
    name="run",
    source="here",
    store="sqlite",
    nodes=1,
    cores=2,
    tables=20,
    seats=4,
    rate=2,
    commands_per_second=160,
)


def data_of(model) -> CapacityData:
    found = simulate(TRUE, setup_of(RUN, 2.0))
    kept = replace(RUN, p50_ms=found.p50_ms, p99_ms=found.p99_ms, node_cpu=found.node_cpu)
    return CapacityData(model=model, guessed=[], measurements=[kept])


def test_costs_are_found_again(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(capacity, "parameters", lambda data: ["node_us", "sqlite.commit_ms"])
    wrong = capacity.changed(capacity.changed(TRUE, "node_us", 1.9), "sqlite.commit_ms", 0.4)
    data = data_of(wrong)
    assert capacity.badness(TRUE, data, 2.0) == pytest.approx(0, abs=1e-6)
    assert capacity.badness(wrong, data, 2.0) > 0.5
    found = capacity.rounded(capacity.fitted(data, 2.0))
    assert found.node_us == pytest.approx(TRUE.node_us, rel=0.05)
    assert found.stores["sqlite"].commit_ms == pytest.approx(2.0, rel=0.1)
    # What was not asked for stays.
    assert replace(found, node_us=0, stores={}) == replace(TRUE, node_us=0, stores={})


def test_all_parameters_of_the_measured_stores_are_fitted():
    names = capacity.parameters(data_of(TRUE))
    assert all(capacity.changed(TRUE, name, 2.0) is not None for name in names)
    assert {name.partition(".")[0] for name in names if "." in name} == {"sqlite"}
    # Without response times nothing is known of commits.
    alone = replace(data_of(TRUE), measurements=[replace(RUN, node_cpu=0.1)])
    assert [name for name in capacity.parameters(alone) if "." in name] == []


def test_a_run_becomes_a_measurement():
    meter = Meter()
    for _ in range(40):
        meter.answered(0.004, is_action=True)
    spent = Spent(
        seconds=2.0,
        server=ProcessUse(cpu=0.3, memory_mb=1),
        generator=ProcessUse(cpu=None, memory_mb=None),
    )
    plan = Plan(tables=5, seats=4, rate=1, seconds=2, game="mixed")
    found = capacity.kept(
        "postgres", report_of(plan, meter, spent, Checked(logs=1, views=0, violations=[])), 0.2
    )
    assert (found.name, found.store, found.node_cpu, found.database_cpu) == (
        "PostgreSQL, 5 tables",
        "postgres",
        0.3,
        0.2,
    )
    assert found.commands_per_second == 20
    assert found.p50_ms == pytest.approx(4, rel=0.02)
    assert "--tables 5 --rate 1 --seconds 2" in found.source
