"""Services that all rooms of a server share: store, clock, bots, metrics, and settings of tables.

Made by `process.running`, passed to every room. What belongs to one table is not here.
"""

from dataclasses import dataclass, field

from starhaul.server.bots.pool import BotPool
from starhaul.server.clock.service_clock import ServiceClock
from starhaul.server.metrics import Metrics
from starhaul.server.store.store_contract import Store
from starhaul.server.table.attendance import Grace
from starhaul.server.table.upkeep import AbsenceLimits


@dataclass(frozen=True)
class Services:
    store: Store
    clock: ServiceClock
    bots: BotPool
    secret: bytes
    metrics: Metrics = field(default_factory=Metrics)
    grace: Grace = field(default_factory=Grace)
    absence_limits: AbsenceLimits = field(default_factory=AbsenceLimits)
    countdown_ms: int = 5000
    """Between the last “ready” and the start of building (RUL-11)."""
    delay_ms: int = 20_000
    """Delay of the feed for spectators of rated tables (HSE-O1)."""
    most_viewers: int = 64
    """Maximum spectators of a table, and maximum connections of a seat."""
    away_s: int = 0
    """How long no server ran on this database before this one."""
