"""How many nodes and databases a number of people needs, and what they cost."""

from collections.abc import Mapping
from math import ceil

from msgspec import Struct
from msgspec.structs import asdict, replace

from starhaul.kernel.errors import BadInput
from starhaul.remote.capacity.cost_model import CostModel, StoreCosts

_MONTH_S = 30 * 86_400
_GB, _TB = 1e9, 1e12
_ROUNDS = 30


class HouseAssumptions(Struct, frozen=True, kw_only=True):
    """What the plan takes for granted; every value can be replaced. Prices are for a month, in any
    currency."""

    people: float = 1_000_000.0
    """At tables at the same time, at the busiest hour."""
    people_per_table: float = 3.0
    commands_per_second: float = 0.25
    """Of one person: answers, moves, chat."""
    mean_share: float = 0.4
    """The load of a whole month, as a share of the busiest hour."""
    has_relay: bool = True
    """Visitors arrive at any node, behind one address; false: they come to the owner of their table."""
    node_load: float = 0.6
    """The share of its core that a node may use: above it, waiting grows fast."""
    node_memory_mb: float = 4000.0
    spare_nodes: int = 2
    """For machines that fail and for new versions."""
    database_cores: int = 16
    database_load: float = 0.5
    database_connections: int = 500
    database_wal_mb: float = 100.0
    """What the disk of a database takes in a second."""
    keep_days: float = 30.0
    node_price: float = 30.0
    database_price: float = 800.0
    """With a standby: twice the machine."""
    egress_price_tb: float = 50.0
    storage_price_gb: float = 0.12
    balancer_price: float = 500.0


class HousePlan(Struct, frozen=True, kw_only=True):
    commands_per_second: float
    tables: float
    nodes: int
    """Those in reserve included."""
    node_limit: str
    """What decides on their number: cpu or memory."""
    databases: int
    database_limit: str
    """cpu or wal."""
    connections: int
    """Of all nodes to each database."""
    has_connections: bool
    """Whether a database allows so many."""
    egress_gbit: float
    """At the busiest hour, in gigabits per second."""
    egress_tb: float
    """In a month."""
    wal_mb: float
    """Of each database in a second, at the busiest hour."""
    stored_gb: float
    """What is kept, in all databases together."""
    prices: dict[str, float]
    """Each part of the monthly cost."""
    price: float
    price_per_person: float


_SHARES = ("mean_share", "node_load", "database_load")
_MAY_BE_ZERO = ("spare_nodes", "keep_days")


def assumptions_from(written: Mapping[str, object]) -> HouseAssumptions:
    """Our assumptions with those replaced that somebody has written down; raises `BadInput` for what is
    unknown, and for numbers with which nothing can be computed."""
    known = asdict(HouseAssumptions())
    for name, value in written.items():
        if name not in known:
            raise BadInput("assumption-unknown", place=name, known=", ".join(known))
        _check(name, value, known[name])
    return replace(HouseAssumptions(), **written)


def _check(name: str, value: object, usual: object) -> None:
    least, most = _range(name)
    is_right = type(value) is bool if isinstance(usual, bool) else _is_number(value, usual)
    if not is_right or (isinstance(value, int | float) and not least <= value <= most):
        raise BadInput("assumption-range", place=name, value=value, least=f"{least:g}", most=f"{most:g}")


def _is_number(value: object, usual: object) -> bool:
    return type(value) is int or (type(value) is float and isinstance(usual, float))


def _range(name: str) -> tuple[float, float]:
    if name == "has_relay":
        return 0, 1
    least = 0.0 if name in _MAY_BE_ZERO or "price" in name else 1e-6
    return least, 1.0 if name in _SHARES else 1e12


def plan_for(model: CostModel, assumed: HouseAssumptions) -> HousePlan:
    commands = assumed.people * assumed.commands_per_second
    tables = assumed.people / assumed.people_per_table
    costs = model.stores["postgres"]
    by_cpu = commands * node_us(model, costs, assumed) * 1e-6 / assumed.node_load
    by_memory = tables * model.table_kb / 1000 / max(1.0, assumed.node_memory_mb - model.node_mb)
    nodes = ceil(max(by_cpu, by_memory)) + assumed.spare_nodes
    batches = commands * model.write_share
    cpu_shards = batches * database_us(model, costs, assumed) * 1e-6 / assumed.database_load
    cpu_shards /= assumed.database_cores
    wal_shards = batches * costs.wal_bytes / 1e6 / assumed.database_wal_mb
    databases = max(1, ceil(max(cpu_shards, wal_shards)))
    egress = commands * model.sent_bytes
    egress_tb = egress * _MONTH_S * assumed.mean_share / _TB
    stored = batches * assumed.mean_share * 86_400 * assumed.keep_days * costs.stored_bytes / _GB
    prices = {
        "nodes": nodes * assumed.node_price,
        "databases": databases * assumed.database_price,
        "storage": stored * assumed.storage_price_gb,
        "egress": egress_tb * assumed.egress_price_tb,
        "balancer": assumed.balancer_price,
    }
    return HousePlan(
        commands_per_second=round(commands, 1),
        tables=round(tables),
        nodes=nodes,
        node_limit="cpu" if by_cpu >= by_memory else "memory",
        databases=databases,
        database_limit="cpu" if cpu_shards >= wal_shards else "wal",
        connections=nodes * model.connections,
        has_connections=nodes * model.connections <= assumed.database_connections,
        egress_gbit=round(egress * 8 / 1e9, 2),
        egress_tb=round(egress_tb, 1),
        wal_mb=round(batches * costs.wal_bytes / 1e6 / databases, 1),
        stored_gb=round(stored),
        prices={name: round(price) for name, price in prices.items()},
        price=round(sum(prices.values())),
        price_per_person=round(sum(prices.values()) / assumed.people, 4),
    )


def group_size(model: CostModel, costs: StoreCosts, assumed: HouseAssumptions) -> float:
    """Batches in a group of a busy node: those that come while the group before is on its way. Larger groups
    leave the node time for more commands, so the size is approached step by step."""
    took = (costs.commit_ms + 2 * model.hop_ms) / 1000 + (costs.group_us + costs.database_group_us) * 1e-6
    size = 1.0
    for _ in range(_ROUNDS):
        rate = assumed.node_load / (_node_us(model, costs, assumed, size) * 1e-6)
        size = max(1.0, rate * model.write_share * took)
    return size


def node_us(model: CostModel, costs: StoreCosts, assumed: HouseAssumptions) -> float:
    """CPU of the nodes for a command: where it is relayed, two of them work on it."""
    return _node_us(model, costs, assumed, group_size(model, costs, assumed))


def _node_us(model: CostModel, costs: StoreCosts, assumed: HouseAssumptions, size: float) -> float:
    writing = costs.batch_us + costs.group_us / size
    return model.node_us + model.write_share * writing + (model.relay_us if assumed.has_relay else 0.0)


def database_us(model: CostModel, costs: StoreCosts, assumed: HouseAssumptions) -> float:
    """CPU of a database for a batch."""
    return costs.database_batch_us + costs.database_group_us / group_size(model, costs, assumed)
