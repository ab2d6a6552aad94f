"""Services that all rooms of a server share: store, clock, bots, metrics, and settings of tables.

Made by `process.running`, passed to every room. What belongs to one table is not here.
"""

from dataclasses import dataclass, field

from starhaul.server.bots.pool import BotPool
from starhaul.server.clock.service_clock import ServiceClock
from starhaul.server.metrics import Metrics
from starhaul.server.store.store_contract import Store
from starhaul.server.table.attendance import Grace
from starhaul.server.table.house_state import HouseState
from starhaul.server.table.upkeep import AbsenceLimits

ANALYST_HANG_MS = 30_000
"""Far more than a look back takes, even on a busy machine."""


@dataclass
class Services:
    store: Store
    clock: ServiceClock
    bots: BotPool
    secret: bytes
    """The secret of the database: marks of people and worlds are derived from it."""
    link_secret: bytes = b""
    """The secret that links are derived from; `admin` may replace it. Empty: that of the database."""
    analysts: BotPool = field(default_factory=lambda: BotPool(1, hang_ms=ANALYST_HANG_MS))
    """A worker that looks back at finished rounds; no bot runs in it."""
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
    house: HouseState = field(default_factory=HouseState)

    def __post_init__(self) -> None:
        self.link_secret = self.link_secret or self.secret
