"""How many tables each visitor may have in memory, and which one is unloaded to make room for another.

A visitor is an address (`addresses.py`). Whoever creates a table or wakes a stored one holds it. Tables that
woke by themselves after a restart are held by nobody until one of their people is back. An unloaded table
stays in the store with its links and can be woken as soon as there is room.
"""

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import NamedTuple, Protocol

from starhaul.server.cluster.node_summary import VisitorUse
from starhaul.server.settings.limits import Limits
from starhaul.server.table.table_record import TableRecord
from starhaul.server.table.viewer import Viewer
from starhaul.server.table_error import TableError

NOBODY = ""
ABANDONED_S = 300.0
"""A match that nobody has watched for this long may be unloaded."""


class TableUse(Protocol):
    """The part of a room that is needed here."""

    record: TableRecord
    active_at: float
    """When somebody last did something there."""

    @property
    def viewers(self) -> Collection[Viewer]: ...

    @property
    def live(self) -> object | None:
        """The current match."""


class Leaving(NamedTuple):
    """A table to unload, and whether anybody is disconnected by that."""

    table: str
    is_attended: bool


class Quota:
    def __init__(
        self,
        limits: Limits,
        tables: Mapping[str, TableUse],
        elsewhere: Callable[[str], VisitorUse] = lambda visitor: VisitorUse(),
    ) -> None:
        """`elsewhere`: what a visitor has at other nodes of the house."""
        self._limits = limits
        self._elsewhere = elsewhere
        self._tables = tables
        """All tables in memory."""
        self.leaving: set[str] = set()
        """Tables that are being unloaded and no longer count."""
        self._held: dict[str, set[str]] = {}
        self._holders: dict[str, str] = {}

    # --- who holds what ------------------------------------------------------------------------------------

    def hold(self, table: str, visitor: str) -> None:
        """Replaces the previous holder."""
        self.release(table)
        if visitor != NOBODY:
            self._holders[table] = visitor
            self._held.setdefault(visitor, set()).add(table)

    def release(self, table: str) -> None:
        visitor = self._holders.pop(table, NOBODY)
        if visitor != NOBODY:
            self._held[visitor].discard(table)
            if not self._held[visitor]:
                del self._held[visitor]

    def is_held(self, table: str) -> bool:
        return table in self._holders

    def count(self, visitor: str) -> int:
        return len(self._held.get(visitor, ()))

    def listed(self, visitor: str) -> int:
        return sum(table.record.is_listed for table in self._of(visitor))

    @property
    def holders(self) -> Collection[str]:
        """Visitors who hold tables."""
        return self._held.keys()

    # --- one more table ------------------------------------------------------------------------------------

    def check_listing(self, table: str) -> None:
        """Raises if listing this table would exceed the limit."""
        visitor = self._holders.get(table, NOBODY)
        if visitor != NOBODY and self._has_all_listed(visitor):
            raise TableError("address-listed", most=self._limits.most_listed_per_address)

    def place_for(self, visitor: str, now: float, *, is_listed: bool) -> Leaving | None:
        """Which table of the same address must be unloaded for another one, if any. Raises if none can be."""
        if visitor == NOBODY:
            return None
        own = self._of(visitor)
        if is_listed and self._has_all_listed(visitor):
            own = [table for table in own if table.record.is_listed]
            full = TableError("address-listed", most=self._limits.most_listed_per_address)
        elif self.count(visitor) + self._elsewhere(visitor).tables < self._limits.most_tables_per_address:
            return None
        else:
            full = TableError("address-tables", most=self._limits.most_tables_per_address)
        idle = _emptiest_idle(own, now)
        if idle is None:
            raise full
        return idle

    def _has_all_listed(self, visitor: str) -> bool:
        return self.listed(visitor) + self._elsewhere(visitor).listed >= self._limits.most_listed_per_address

    def place_on_server(self, visitor: str, now: float) -> Leaving:
        """Which of all tables must be unloaded when the server is full. Raises if none can be.

        One without viewers, or else the emptiest table of the visitor who holds most, if that is more than
        the new visitor would then hold. A table where people are playing is never unloaded.
        """
        staying = [table for name, table in self._tables.items() if name not in self.leaving]
        idle = _emptiest_idle(staying, now)
        if idle is not None:
            return idle
        for holder in sorted(self._held, key=self.count, reverse=True):
            if self.count(holder) < self.count(visitor) + 2:
                break
            possible = [table for table in self._of(holder) if not _has_players(table)]
            if possible:
                return Leaving(min(possible, key=_fullness).record.id, is_attended=True)
        raise TableError("too-many-tables")

    def _of(self, visitor: str) -> list[TableUse]:
        held = sorted(self._held.get(visitor, ()))
        return [self._tables[table] for table in held if table in self._tables]


def _has_players(table: TableUse) -> bool:
    """Whether a match is in progress and one of its players is connected."""
    return table.live is not None and any(viewer.seat is not None for viewer in table.viewers)


def _is_idle(table: TableUse, now: float) -> bool:
    return not table.viewers and (table.live is None or now - table.active_at > ABANDONED_S)


def _emptiest_idle(tables: Iterable[TableUse], now: float) -> Leaving | None:
    idle = [table for table in tables if _is_idle(table, now)]
    return Leaving(min(idle, key=_fullness).record.id, is_attended=False) if idle else None


def _fullness(table: TableUse) -> tuple[bool, int, bool, float]:
    """Sort key: emptiest first, then the one without activity for longest."""
    return table.live is not None, len(table.viewers), bool(table.record.played), table.active_at
