"""What a command costs: the parameters of the simulation and of the plan."""

from msgspec import Struct


class StoreCosts(Struct, frozen=True, kw_only=True):
    """What writing costs. Times of CPU are microseconds."""

    group_us: float
    """CPU of the node for a group of writes."""
    batch_us: float
    """CPU of the node for a batch in a group, beyond that."""
    database_group_us: float = 0.0
    """The same for the database, which is part of the node with SQLite."""
    database_batch_us: float = 0.0
    commit_ms: float
    """Until a group is on disk; no CPU."""
    pause_ms: float
    """What interrupts a node once a second: collection of garbage, checkpoints, the rest of the machine."""
    wal_bytes: float
    """Written to the log of the database for a batch."""
    stored_bytes: float
    """What remains of a batch."""


class CostModel(Struct, frozen=True, kw_only=True):
    """Everything is for one command of a client, unless it says otherwise."""

    node_us: float
    """CPU of the node that owns the table: reading, rules, views, sending; without writing."""
    spread: float
    """How much that varies from command to command: the standard deviation of its logarithm."""
    relay_us: float
    """CPU of a node that passes a command and its messages on to the owner."""
    client_us: float
    """CPU of the load generator; it shares the machine in a measurement, not in reality."""
    write_share: float
    """The share of commands that write a batch."""
    sent_bytes: float
    """To all who see it."""
    received_bytes: float
    table_kb: float
    """Memory of a table with its clients and connections."""
    node_mb: float
    """Memory of a node without tables, workers for bots included."""
    connections: int
    """Of each node to each database."""
    hop_ms: float
    """From one machine to another in the same place."""
    stores: dict[str, StoreCosts]
