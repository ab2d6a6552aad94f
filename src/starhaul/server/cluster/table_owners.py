"""Ownership of tables: the interface that the lobby uses, and the implementation for a single server."""

from collections.abc import Collection, Mapping
from typing import NamedTuple, Protocol

from starhaul.server.clock.service_clock import Clock
from starhaul.server.cluster.table_hold import TableHold
from starhaul.server.store.store_contract import TableStore
from starhaul.server.table_error import TableError


class NodePlace(NamedTuple):
    """A node, and where it is reached."""

    id: str
    address: str
    """Inside, by other nodes; as host and port."""
    url: str
    """By visitors; empty: not."""


class OwnedElsewhere(TableError):
    """The table belongs to another node, which is alive."""

    def __init__(self, place: NodePlace | None = None) -> None:
        super().__init__("moved")
        self.place = place
        """None: unknown, because the owner is changing."""


class Ownership(Protocol):
    @property
    def is_shared(self) -> bool:
        """Whether tables may belong to others."""

    @property
    def is_certain(self) -> bool:
        """Whether the lease of this node is still valid, so that no other node takes its tables."""

    async def take(self, tables: Collection[str]) -> Mapping[str, TableHold]:
        """Those of them that belong to this node from now on."""

    async def found(self, table: str) -> TableHold:
        """A new table belongs to the node that makes it."""

    async def elsewhere(self, table: str) -> NodePlace | None:
        """Where a table is that could not be taken."""

    async def free_at_play(self) -> list[str]:
        """Tables with a match to be continued that have no owner, or are owned by this node already."""

    async def others(self) -> list[NodePlace]:
        """Other nodes that may take tables."""

    def table_ms(self, table: str) -> int:
        """The time of a table that is not in memory here."""


class LocalOwnership:
    """For a single server, which owns all tables."""

    is_shared = False
    is_certain = True

    def __init__(self, store: TableStore, clock: Clock) -> None:
        self._hold = TableHold(store, clock)

    async def take(self, tables: Collection[str]) -> Mapping[str, TableHold]:
        return dict.fromkeys(tables, self._hold)

    async def found(self, table: str) -> TableHold:
        return self._hold

    async def elsewhere(self, table: str) -> NodePlace | None:
        return None

    async def free_at_play(self) -> list[str]:
        return []

    async def others(self) -> list[NodePlace]:
        return []

    def table_ms(self, table: str) -> int:
        return self._hold.clock.now_ms()
