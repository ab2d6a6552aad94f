"""`starhaul bench --simulate`: the model beside the measurements, and what a number of people needs."""

import tomllib
from collections.abc import Iterator

from msgspec import structs
from rich.table import Table

from starhaul.cli import console
from starhaul.cli.files import read_document
from starhaul.kernel.errors import BadInput
from starhaul.locale import Texts
from starhaul.remote.capacity.capacity_report import CapacityReport, report_on
from starhaul.remote.capacity.house_plan import HouseAssumptions, HousePlan, assumptions_from
from starhaul.remote.capacity.measurements import capacity_data


def simulated(path: str | None, people: float | None, seconds: float, seed: str) -> CapacityReport:
    assumed = HouseAssumptions() if path is None else assumptions_in(path)
    if people is not None:
        assumed = structs.replace(assumed, people=people)
    return report_on(capacity_data(), assumed, seconds, seed)


def assumptions_in(path: str) -> HouseAssumptions:
    """What a TOML file says in place of our own assumptions."""
    try:
        return assumptions_from(tomllib.loads(read_document(path).decode()))
    except BadInput as error:
        error.source = error.source or path
        raise
    except (RecursionError, ValueError):
        raise BadInput("assumptions-not-toml", source=path) from None


def simulation_summary(found: CapacityReport, texts: Texts) -> str:
    screen = console()
    with screen.capture() as capture:
        screen.print(_misses(found, texts))
        screen.print()
        if found.guessed:
            screen.print(texts("capacity-guessed", names=", ".join(found.guessed)))
            screen.print()
        for label, value in _plan(found, texts):
            screen.print(f"{label}: {value}")
        screen.print()
        for name, price in found.plan.prices.items():
            screen.print(f"{texts(f'capacity-price-{name}')}: {texts.number(price)}")
        screen.print(texts("capacity-price", price=texts.number(found.plan.price)))
    return "\n".join([*(line.rstrip() for line in capture.get().splitlines()), ""])


def _misses(found: CapacityReport, texts: Texts) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for key in ("capacity-measurement", "capacity-figure"):
        table.add_column(texts(key))
    for key in ("capacity-measured", "capacity-simulated", "capacity-miss"):
        table.add_column(texts(key), justify="right", no_wrap=True)
    for one in found.misses:
        table.add_row(
            one.measurement,
            texts(f"capacity-{one.figure.replace('_', '-')}"),
            texts.number(one.measured, 2),
            texts.number(one.simulated, 2),
            texts("capacity-percent", share=round(100 * one.miss)),
        )
    return table


def _plan(found: CapacityReport, texts: Texts) -> Iterator[tuple[str, str]]:
    plan, sample = found.plan, found.sample
    yield texts("capacity-people"), texts.number(found.assumptions.people)
    yield texts("capacity-tables"), texts.number(plan.tables)
    yield texts("capacity-commands"), texts.number(plan.commands_per_second)
    yield texts("capacity-nodes"), texts("capacity-limited", number=plan.nodes, limit=plan.node_limit)
    yield texts("capacity-databases"), _databases(plan, texts)
    yield texts("capacity-connections"), _connections(found, texts)
    yield texts("capacity-egress"), texts.number(plan.egress_gbit, 2)
    yield texts("capacity-egress-month"), texts.number(plan.egress_tb, 1)
    yield texts("capacity-wal"), texts.number(plan.wal_mb, 1)
    yield texts("capacity-stored"), texts.number(plan.stored_gb)
    yield texts("capacity-times"), f"{texts.number(sample.p50_ms, 1)} / {texts.number(sample.p99_ms, 1)} ms"


def _databases(plan: HousePlan, texts: Texts) -> str:
    return texts("capacity-limited", number=plan.databases, limit=plan.database_limit)


def _connections(found: CapacityReport, texts: Texts) -> str:
    number = texts.number(found.plan.connections)
    if found.plan.has_connections:
        return number
    return texts(
        "capacity-connections-many",
        number=number,
        most=texts.number(found.assumptions.database_connections),
    )
