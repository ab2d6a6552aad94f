"""The simulation of a house: what is known from queueing must come out of it."""

import pytest
from msgspec.structs import replace

from starhaul.remote.capacity.cost_model import CostModel, StoreCosts
from starhaul.remote.capacity.event_queue import EventQueue
from starhaul.remote.capacity.house_simulation import HouseSetup, simulate
from starhaul.remote.capacity.simulated_machine import SimulatedMachine, SimulatedProcess

FREE = StoreCosts(group_us=0, batch_us=0, commit_ms=0.001, pause_ms=0, wal_bytes=1, stored_bytes=1)
MODEL = CostModel(
    node_us=500,
    spread=0,
    relay_us=400,
    client_us=0,
    write_share=0,
    sent_bytes=1,
    received_bytes=1,
    table_kb=1,
    node_mb=1,
    connections=5,
    hop_ms=0.5,
    stores={"sqlite": FREE, "postgres": replace(FREE, database_batch_us=100.0)},
)
ALONE = HouseSetup(store="sqlite", nodes=1, commands_per_second=1000, seconds=6)


def test_the_load_of_a_node_is_rate_times_cost():
    found = simulate(MODEL, ALONE)
    assert found.node_cpu == pytest.approx(0.5, rel=0.05)
    assert found.commands_per_second == pytest.approx(1000, rel=0.05)


def test_waiting_at_one_node_is_that_of_the_textbook():
    # Poisson arrivals, constant service, half loaded: the mean wait is load * service / (2 * (1 - load)),
    # a quarter of a millisecond, if a command waits once. It waits again before it is told to all.
    found = simulate(MODEL, ALONE)
    assert 0.5 <= found.p50_ms < 0.85
    assert 1.2 < found.p99_ms < 3.5
    busier = simulate(MODEL, replace(ALONE, commands_per_second=1600))
    assert busier.p99_ms > 2 * found.p99_ms


def test_more_than_a_node_can_do_is_not_done():
    found = simulate(MODEL, replace(ALONE, commands_per_second=4000, seconds=3))
    assert found.commands_per_second == pytest.approx(2000, rel=0.05)
    assert found.p99_ms > 1000


def test_nodes_share_the_load():
    found = simulate(MODEL, replace(ALONE, nodes=3, commands_per_second=3000, seconds=3))
    assert found.node_cpu == pytest.approx(1.5, rel=0.05)
    assert found.p50_ms < 0.85


def test_a_relayed_command_costs_two_nodes_and_two_hops():
    setup = replace(ALONE, nodes=2, commands_per_second=200)
    near, far = simulate(MODEL, setup), simulate(MODEL, replace(setup, relay_share=1.0))
    assert far.node_cpu / near.node_cpu == pytest.approx(900 / 500, rel=0.05)
    assert far.p50_ms - near.p50_ms == pytest.approx(2 * 0.5 + 0.4, rel=0.1)


def test_writes_wait_for_their_commit_and_share_it():
    costs = replace(FREE, group_us=100.0, commit_ms=4.0)
    model = replace(MODEL, write_share=1.0, node_us=100.0, stores={"sqlite": costs})
    slow = simulate(model, replace(ALONE, commands_per_second=50))
    # A gamma distribution with mean 4; the group after it waits for the one before.
    assert 3.4 < slow.p50_ms < 5.5
    fast = simulate(model, replace(ALONE, commands_per_second=4000, seconds=2))
    # 4000 commits of 4 ms do not fit into a second: they are written in groups.
    assert fast.commands_per_second == pytest.approx(4000, rel=0.05)
    assert fast.node_cpu < 4000 * (100 + 100) * 1e-6


def test_a_database_of_its_own_has_its_own_load():
    model = replace(MODEL, write_share=0.5)
    found = simulate(model, replace(ALONE, store="postgres"))
    assert found.database_cpu == pytest.approx(1000 * 0.5 * 100e-6, rel=0.1)


def test_on_shared_cores_everybody_takes_from_the_same():
    model = replace(MODEL, client_us=500.0)
    setup = replace(ALONE, commands_per_second=1500, seconds=3)
    apart = simulate(model, replace(setup, shared_cores=2))
    together = simulate(model, replace(setup, shared_cores=1))
    assert apart.commands_per_second == pytest.approx(1500, rel=0.05)
    assert together.commands_per_second == pytest.approx(1000, rel=0.05)


def test_the_same_seed_gives_the_same_figures():
    model = replace(MODEL, spread=0.5, write_share=0.4)
    assert simulate(model, ALONE, "a") == simulate(model, ALONE, "a") != simulate(model, ALONE, "b")


def test_a_process_does_one_thing_at_a_time_and_a_machine_as_many_as_it_has_cores():
    for cores, processes, ends in ((2, 1, [1.0, 2.0, 3.0]), (2, 3, [1.0, 1.0, 2.0]), (4, 3, [1.0] * 3)):
        queue = EventQueue()
        machine = SimulatedMachine(queue, cores)
        workers = [SimulatedProcess(machine) for _ in range(processes)]
        done: list[float] = []
        for number in range(3):
            workers[number % processes].work(1.0, lambda queue=queue, done=done: done.append(queue.now))
        queue.run()
        assert done == ends


def test_every_store_has_costs():
    from starhaul.remote.capacity.measurements import capacity_data

    assert set(capacity_data().model.stores) == {"sqlite", "postgres"}
