"""What a number of people needs, computed by hand and by the plan."""

import pytest
from msgspec.structs import replace

from starhaul.kernel.errors import BadInput
from starhaul.remote.capacity.cost_model import StoreCosts
from starhaul.remote.capacity.house_plan import HouseAssumptions, assumptions_from, plan_for
from tests.remote.capacity.test_house_simulation import MODEL

COSTS = StoreCosts(
    group_us=0, batch_us=0, database_batch_us=400, commit_ms=1, pause_ms=0, wal_bytes=500, stored_bytes=200
)
PLANNED = replace(
    MODEL,
    write_share=0.5,
    sent_bytes=1000.0,
    relay_us=250.0,
    table_kb=100.0,
    node_mb=0.0,
    stores={"postgres": COSTS},
)
ASSUMED = HouseAssumptions(
    people=100_000.0,
    people_per_table=4.0,
    commands_per_second=0.2,
    node_load=0.5,
    node_memory_mb=1000.0,
    spare_nodes=1,
    database_cores=4,
    database_load=0.5,
    database_wal_mb=100.0,
    mean_share=0.5,
    keep_days=10.0,
    node_price=10.0,
    database_price=100.0,
    storage_price_gb=1.0,
    egress_price_tb=2.0,
    balancer_price=7.0,
)


def test_a_plan_by_hand():
    plan = plan_for(PLANNED, ASSUMED)
    assert (plan.commands_per_second, plan.tables) == (20_000, 25_000)
    # 20,000 × 750 µs = 15 cores, half used: 30 nodes, and one in reserve.
    assert (plan.nodes, plan.node_limit) == (31, "cpu")
    # 10,000 batches × 400 µs = 4 cores, half used: 8 cores, two databases of four.
    assert (plan.databases, plan.database_limit) == (2, "cpu")
    assert (plan.connections, plan.has_connections) == (155, True)
    assert plan.egress_gbit == 0.16
    assert plan.wal_mb == 2.5
    # 20 MB/s, half of it on average, for thirty days.
    assert plan.egress_tb == pytest.approx(25.9, abs=0.1)
    assert plan.stored_gb == round(10_000 * 0.5 * 86_400 * 10 * 200 / 1e9)
    assert plan.prices == {"nodes": 310, "databases": 200, "storage": 864, "egress": 52, "balancer": 7}
    assert plan.price == 1433


def test_without_relaying_fewer_nodes_are_needed():
    assert plan_for(PLANNED, replace(ASSUMED, has_relay=False)).nodes == 21


def test_memory_or_the_log_may_be_what_limits():
    # 25,000 tables of a megabyte each, at most a thousand on a node.
    plan = plan_for(replace(PLANNED, table_kb=2000.0), ASSUMED)
    assert (plan.nodes, plan.node_limit) == (51, "memory")
    plan = plan_for(PLANNED, replace(ASSUMED, database_wal_mb=1.0))
    assert (plan.databases, plan.database_limit) == (5, "wal")


def test_groups_make_writing_cheaper_on_a_busy_node():
    costs = replace(COSTS, database_group_us=400.0, database_batch_us=0.0, commit_ms=20.0)
    plan = plan_for(replace(PLANNED, stores={"postgres": costs}), ASSUMED)
    assert plan.databases == 1


@pytest.mark.parametrize(
    ("written", "code"),
    [
        ({"peple": 1}, "assumption-unknown"),
        ({"people": 0}, "assumption-range"),
        ({"people": float("nan")}, "assumption-range"),
        ({"people": "many"}, "assumption-range"),
        ({"people": True}, "assumption-range"),
        ({"node_load": 1.5}, "assumption-range"),
        ({"spare_nodes": 1.5}, "assumption-range"),
        ({"has_relay": 1}, "assumption-range"),
        ({"node_price": -1}, "assumption-range"),
    ],
)
def test_assumptions_that_cannot_be_are_refused(written: dict[str, object], code: str):
    with pytest.raises(BadInput, match=code):
        assumptions_from(written)


def test_assumptions_are_replaced_by_name():
    assert assumptions_from({}) == HouseAssumptions()
    found = assumptions_from({"people": 5, "has_relay": False, "node_price": 0})
    assert (found.people, found.has_relay, found.node_price) == (5, False, 0)
    assert found.mean_share == HouseAssumptions().mean_share
