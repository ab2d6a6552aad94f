"""How many tables each visitor may have in memory, and which one makes room for another.

A visitor is an address (`addresses.py`). Whoever makes a table, or wakes a stored one, holds it; nobody holds
tables that woke by themselves after a restart, until one of their people is back. A table that leaves the
memory stays in the store with its links, and comes back as soon as there is room for it.
"""

from collections.abc import Collection, Mapping
from typing import NamedTuple, Protocol

from starhaul.server.settings.limits import Limits
from starhaul.server.table.table_record import TableRecord
from starhaul.server.table.viewer import Viewer
from starhaul.server.table_error import TableError

NOBODY = ""
ABANDONED_S = 300.0
"""A match that nobody has looked at for so long may wait in the store."""


class TableUse(Protocol):
    """What is needed of a room."""

    record: TableRecord
    active_at: float
    """When somebody last did something there."""

    @property
    def viewers(self) -> Collection[Viewer]: ...

    @property
    def session(self) -> object | None:
        """The match that is going on."""


class Leaving(NamedTuple):
    """A table that has to leave, and whether somebody is shown out for it."""

    table: str
    is_attended: bool


class Quota:
    def __init__(self, limits: Limits, tables: Mapping[str, TableUse]) -> None:
        self._limits = limits
        self._tables = tables
        """All in memory."""
        self.leaving: set[str] = set()
        """Those that have been asked to leave and count no more."""
        self._held: dict[str, set[str]] = {}
        self._holders: dict[str, str] = {}

    # --- who holds what ------------------------------------------------------------------------------------

    def hold(self, table: str, visitor: str) -> None:
        """Whoever held it before does so no longer."""
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

    # --- a further table -----------------------------------------------------------------------------------

    def check_listing(self, table: str) -> None:
        """Raises if this table would be one too many for strangers to see."""
        visitor = self._holders.get(table, NOBODY)
        if visitor != NOBODY and self._has_all_listed(visitor):
            raise TableError("address-listed", most=self._limits.most_listed_per_address)

    def place_for(self, visitor: str, now: float, *, is_listed: bool) -> Leaving | None:
        """Which table of the same address has to leave for another one, if any. Raises where none can."""
        if visitor == NOBODY:
            return None
        idle = [table for table in self._of(visitor) if _is_idle(table, now)]
        if is_listed and self._has_all_listed(visitor):
            idle = [table for table in idle if table.record.is_listed]
            if not idle:
                raise TableError("address-listed", most=self._limits.most_listed_per_address)
        elif self.count(visitor) < self._limits.most_tables_per_address:
            return None
        if not idle:
            raise TableError("address-tables", most=self._limits.most_tables_per_address)
        return Leaving(min(idle, key=_fullness).record.id, is_attended=False)

    def _has_all_listed(self, visitor: str) -> bool:
        listed = sum(table.record.is_listed for table in self._of(visitor))
        return listed >= self._limits.most_listed_per_address

    def place_in_house(self, visitor: str, now: float) -> Leaving:
        """Which table of all has to leave when the house is full. Raises where none can.

        One that nobody looks at, or else the emptiest of whoever holds most, if that is more than the visitor
        would then hold. Where people are playing, nobody has to leave.
        """
        staying = [table for name, table in self._tables.items() if name not in self.leaving]
        idle = [table for table in staying if _is_idle(table, now)]
        if idle:
            return Leaving(min(idle, key=_fullness).record.id, is_attended=False)
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
    """Whether a match is going on and somebody who plays it is connected."""
    return table.session is not None and any(viewer.seat is not None for viewer in table.viewers)


def _is_idle(table: TableUse, now: float) -> bool:
    return not table.viewers and (table.session is None or now - table.active_at > ABANDONED_S)


def _fullness(table: TableUse) -> tuple[bool, int, bool, float]:
    """The emptiest first, and of several the one where nothing has happened for longest."""
    return table.session is not None, len(table.viewers), bool(table.record.played), table.active_at
