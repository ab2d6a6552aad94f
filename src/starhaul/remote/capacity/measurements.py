"""What was measured, and how far the model is from it."""

from importlib.resources import files

from msgspec import Struct

from starhaul.kernel.typed import from_json
from starhaul.remote.capacity.cost_model import CostModel
from starhaul.remote.capacity.house_simulation import HouseSetup, simulate

COMPARED = ("p50_ms", "p99_ms", "commands_per_second", "node_cpu", "database_cpu")


class LoadMeasurement(Struct, frozen=True, kw_only=True):
    """One run of `starhaul bench` on one machine; figures that were not taken are None."""

    name: str
    source: str
    """When, where and with which command."""
    store: str
    nodes: int
    cores: int
    tables: int
    seats: int
    rate: float
    relay_share: float = 0.0
    commands_per_second: float
    p50_ms: float | None = None
    p99_ms: float | None = None
    node_cpu: float | None = None
    database_cpu: float | None = None


class CapacityData(Struct, frozen=True, kw_only=True):
    """The content of `capacity.json`."""

    model: CostModel
    guessed: list[str]
    """Parameters that no measurement supports yet."""
    measurements: list[LoadMeasurement]


class ModelMiss(Struct, frozen=True, kw_only=True):
    """A figure of a measurement beside that of the simulation."""

    measurement: str
    figure: str
    measured: float
    simulated: float
    miss: float
    """The difference as a share of what was measured."""


def capacity_data() -> CapacityData:
    raw = (files("starhaul.remote.capacity") / "capacity.json").read_bytes()
    return from_json(raw, CapacityData)


def setup_of(measured: LoadMeasurement, seconds: float) -> HouseSetup:
    return HouseSetup(
        store=measured.store,
        nodes=measured.nodes,
        commands_per_second=measured.tables * measured.seats * measured.rate,
        seconds=seconds,
        relay_share=measured.relay_share,
        shared_cores=measured.cores,
    )


def misses(model: CostModel, measured: LoadMeasurement, seconds: float, seed: str) -> list[ModelMiss]:
    found = simulate(model, setup_of(measured, seconds), seed)
    lines = []
    for figure in COMPARED:
        was = getattr(measured, figure)
        if was:
            now = getattr(found, figure)
            lines.append(
                ModelMiss(
                    measurement=measured.name,
                    figure=figure,
                    measured=was,
                    simulated=now,
                    miss=round(now / was - 1, 3),
                )
            )
    return lines
