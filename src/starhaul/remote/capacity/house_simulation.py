"""A house in a simulation: clients send commands, nodes carry them out, databases write them in groups.

A command arrives at any node. One that does not own the table passes it on. The owner works on it, and its
writer puts it into the next group: while a group is on its way, the next one gathers. After the commit the
owner tells everybody at the table. The response time is from the moment when the command was due until its
answer arrives, as `starhaul bench` measures it.
"""

from collections.abc import Callable
from random import Random

from msgspec import Struct

from starhaul.remote.capacity.cost_model import CostModel, StoreCosts
from starhaul.remote.capacity.event_queue import Event, EventQueue
from starhaul.remote.capacity.simulated_machine import SimulatedMachine, SimulatedProcess

US, MS = 1e-6, 1e-3
MOST_AT_ONCE = 512
"""Batches in a group, as in the writers of the server."""
BEFORE = 0.45
"""The share of the work on a command that comes before it is written."""
WAKE_S = 1 * MS
"""The load generator sends what is due this often."""
SENDING = 0.3
"""The share of the generator's work on a command that is sending."""


class HouseSetup(Struct, frozen=True, kw_only=True):
    """What is simulated."""

    store: str
    nodes: int
    commands_per_second: float
    seconds: float
    relay_share: float = 0.0
    """The share of commands that arrive at a node other than the owner."""
    shared_cores: int | None = None
    """All processes and the load generator run on one machine with so many cores, as in a measurement; None:
    each node has a core of its own, and clients are elsewhere."""
    database_cores: int = 1


class SimulatedFigures(Struct, frozen=True, kw_only=True):
    p50_ms: float
    p95_ms: float
    p99_ms: float
    commands_per_second: float
    node_cpu: float
    """Share of one core, of all nodes together."""
    database_cpu: float


def simulate(model: CostModel, setup: HouseSetup, seed: str = "0") -> SimulatedFigures:
    return HouseSimulation(model, setup, seed).run()


class HouseSimulation:
    def __init__(self, model: CostModel, setup: HouseSetup, seed: str) -> None:
        self.model, self.setup = model, setup
        self.queue, self.luck = EventQueue(), Random(seed)
        self._times: list[float] = []
        self._last_s = 0.0
        shared = None
        if setup.shared_cores is not None:
            shared = SimulatedMachine(self.queue, setup.shared_cores)
        database = shared or SimulatedMachine(self.queue, setup.database_cores)
        self._nodes = [SimulatedNode(self, self._machine(shared), database) for _ in range(setup.nodes)]
        self._client = None if shared is None else SimulatedProcess(shared)

    def _machine(self, shared: SimulatedMachine | None) -> SimulatedMachine:
        return shared or SimulatedMachine(self.queue, 1)

    def run(self) -> SimulatedFigures:
        total = round(self.setup.commands_per_second * self.setup.seconds)
        rate, due = self.setup.commands_per_second, 0.0
        for number in range(total):
            # The generator keeps time; people do not.
            due = due + self.luck.expovariate(rate) if self._client is None else number / rate
            self._plan(due)
        for node in self._nodes:
            node.plan_pauses(self.setup.seconds)
        self.queue.run()
        return self._figures()

    def _plan(self, due: float) -> None:
        if self._client is None:
            self.queue.after(due, lambda: self._arrive(due))
            return
        client = self._client
        sent = -(-due // WAKE_S) * WAKE_S
        cost = self.model.client_us * SENDING * US
        self.queue.after(sent, lambda: client.work(cost, lambda: self._arrive(due)))

    def _arrive(self, due: float) -> None:
        owner = self.luck.choice(self._nodes)
        others = [node for node in self._nodes if node is not owner]
        if others and self.luck.random() < self.setup.relay_share:
            self._relay(self.luck.choice(others), owner, self._answer(due))
        else:
            owner.take(self._answer(due))

    def _relay(self, other: "SimulatedNode", owner: "SimulatedNode", answered: Event) -> None:
        """There and back through a node that does not have the table."""
        half, hop = self.model.relay_us * US / 2, self.model.hop_ms * MS

        def back() -> None:
            self.queue.after(hop, lambda: other.process.work(half, answered))

        other.process.work(half, lambda: self.queue.after(hop, lambda: owner.take(back)))

    def _answer(self, due: float) -> Event:
        def note() -> None:
            self._times.append(self.queue.now - due)
            self._last_s = self.queue.now

        client = self._client
        if client is None:
            return note
        cost = self.model.client_us * (1 - SENDING) * US
        return lambda: client.work(cost, note)

    def _figures(self) -> SimulatedFigures:
        times = sorted(self._times)
        took = max(self._last_s, self.setup.seconds)
        return SimulatedFigures(
            p50_ms=_share(times, 0.50),
            p95_ms=_share(times, 0.95),
            p99_ms=_share(times, 0.99),
            commands_per_second=round(len(times) / took, 1),
            node_cpu=round(sum(node.process.busy_s for node in self._nodes) / took, 3),
            database_cpu=round(sum(node.backend.busy_s for node in self._nodes) / took, 3),
        )


class SimulatedNode:
    """A server: one thread for its tables, and a writer with a connection of its own."""

    def __init__(self, house: HouseSimulation, machine: SimulatedMachine, database: SimulatedMachine) -> None:
        self._house = house
        self._model = house.model
        self._costs: StoreCosts = house.model.stores[house.setup.store]
        self._is_remote = house.setup.store == "postgres"
        self.process = SimulatedProcess(machine)
        self.backend = SimulatedProcess(database)
        self._waiting: list[Event] = []
        self._is_writing = False

    def take(self, answered: Event) -> None:
        work = self._model.node_us * US * self._varied()
        writes = self._house.luck.random() < self._model.write_share

        def tell() -> None:
            self.process.work(work * (1 - BEFORE), answered)

        self.process.work(work * BEFORE, (lambda: self._write(tell)) if writes else tell)

    def _varied(self) -> float:
        """Its mean is 1."""
        spread = self._model.spread
        return self._house.luck.lognormvariate(-spread * spread / 2, spread) if spread else 1.0

    def plan_pauses(self, seconds: float) -> None:
        pause = self._costs.pause_ms * MS
        first = self._house.luck.random()
        for number in range(int(seconds)):
            self._house.queue.after(first + number, lambda: self.process.work(pause, _nothing))

    # --- the writer ----------------------------------------------------------------------------------------

    def _write(self, told: Event) -> None:
        self._waiting.append(told)
        if not self._is_writing:
            self._is_writing = True
            self._next_group()

    def _next_group(self) -> None:
        group, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
        if not group:
            self._is_writing = False
            return
        number, costs = len(group), self._costs
        stored = self._commit(lambda: self._written(group))
        in_database = (costs.database_group_us + number * costs.database_batch_us) * US

        def send() -> None:
            self._house.queue.after(self._hop(), lambda: self.backend.work(in_database, stored))

        here = (costs.group_us + number * costs.batch_us) * US
        self.process.work(here, send if self._is_remote else stored)

    def _commit(self, written: Event) -> Event:
        """Disks are not always equally fast."""
        seconds = self._house.luck.gammavariate(4, self._costs.commit_ms / 4) * MS + self._hop()
        return lambda: self._house.queue.after(seconds, written)

    def _hop(self) -> float:
        apart = self._is_remote and self._house.setup.shared_cores is None
        return self._model.hop_ms * MS if apart else 0.0

    def _written(self, group: list[Callable[[], None]]) -> None:
        for told in group:
            told()
        self._next_group()


def _share(times: list[float], share: float) -> float:
    return round(times[min(len(times) - 1, int(len(times) * share))] / MS, 3) if times else 0.0


def _nothing() -> None:
    """Nobody waits for the end of a pause."""
