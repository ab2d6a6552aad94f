"""The report of `starhaul bench --simulate`."""

from msgspec import Struct

from starhaul.remote.capacity.cost_model import CostModel
from starhaul.remote.capacity.house_plan import HouseAssumptions, HousePlan, plan_for
from starhaul.remote.capacity.house_simulation import HouseSetup, SimulatedFigures, simulate
from starhaul.remote.capacity.measurements import CapacityData, ModelMiss, misses

SAMPLE = 4
"""Nodes that are simulated of a large house; each of them does what every other one does."""


class CapacityReport(Struct, frozen=True, kw_only=True):
    model: CostModel
    guessed: list[str]
    misses: list[ModelMiss]
    assumptions: HouseAssumptions
    plan: HousePlan
    sample: SimulatedFigures
    """Some nodes of that house in the simulation."""


def report_on(data: CapacityData, assumed: HouseAssumptions, seconds: float, seed: str) -> CapacityReport:
    plan = plan_for(data.model, assumed)
    return CapacityReport(
        model=data.model,
        guessed=data.guessed,
        misses=[one for found in data.measurements for one in misses(data.model, found, seconds, seed)],
        assumptions=assumed,
        plan=plan,
        sample=simulate(data.model, sample_of(plan, assumed, seconds), seed),
    )


def sample_of(plan: HousePlan, assumed: HouseAssumptions, seconds: float) -> HouseSetup:
    working = max(1, plan.nodes - assumed.spare_nodes)
    nodes = min(SAMPLE, working)
    share = nodes / working
    return HouseSetup(
        store="postgres",
        nodes=nodes,
        commands_per_second=plan.commands_per_second * share,
        seconds=min(seconds, 3.0),
        relay_share=(nodes - 1) / nodes if assumed.has_relay else 0.0,
        database_cores=max(1, round(plan.databases * assumed.database_cores * share)),
    )
