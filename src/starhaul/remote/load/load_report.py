"""The plan and the report of a run; the report is also written as JSON."""

from msgspec import Struct, field

from starhaul.games import BUILT_IN
from starhaul.remote.load.checking import Checked
from starhaul.remote.load.match_record import ServerViolation
from starhaul.remote.load.meter import Meter, Times

GAMES = {**{name: (name,) for name in sorted(BUILT_IN)}, "mixed": tuple(sorted(BUILT_IN))}
"""The games that the tables play in turn, by the value of `--game`."""


class Plan(Struct, frozen=True, kw_only=True):
    """What to run."""

    tables: int
    seats: int
    rate: float
    """Commands per second and seat."""
    seconds: float
    game: str
    views: int = field(default=5, name="faces")
    """Number of tables whose views are all compared with the log."""
    seed: str = "0"


class ProcessUse(Struct, frozen=True, kw_only=True):
    """Resources used by a process."""

    cpu: float | None
    """Share of one core."""
    memory_mb: float | None
    """Peak memory."""


class LoadReport(Struct, frozen=True, kw_only=True):
    plan: Plan
    actions: Times
    """From the time a game action was due to its answer."""
    others: Times
    """The same for all other commands."""
    all: Times
    late: Times
    """From the time a command was due to the time the load generator sent it."""
    commands_per_second: float
    sent_per_second: float
    """Messages; likewise for `received_per_second`."""
    received_per_second: float
    received_kb_per_second: float
    refused: dict[str, int]
    """Refused commands by code."""
    repeated: int
    """Commands sent twice on purpose."""
    reconnects: int
    matches: int
    """Matches that ended during the measurement."""
    logs_checked: int
    """Matches whose log was compared with what their clients sent and received."""
    views_checked: int
    """Views that were compared with the log."""
    server: ProcessUse | None
    generator: ProcessUse
    violations: list[ServerViolation]


class Spent(Struct, frozen=True, kw_only=True):
    """Measurements taken by the run itself."""

    seconds: float
    server: ProcessUse | None
    generator: ProcessUse


def report_of(plan: Plan, meter: Meter, spent: Spent, checked: Checked) -> LoadReport:
    every = meter.all.times()
    return LoadReport(
        plan=plan,
        actions=meter.actions.times(),
        others=meter.others.times(),
        all=every,
        late=meter.late.times(),
        commands_per_second=round(every.count / spent.seconds, 1),
        sent_per_second=round(meter.sent / spent.seconds, 1),
        received_per_second=round(meter.received / spent.seconds, 1),
        received_kb_per_second=round(meter.received_bytes / spent.seconds / 1000, 1),
        refused=dict(sorted(meter.refused.items())),
        repeated=meter.repeated,
        reconnects=meter.reconnects,
        matches=meter.matches,
        logs_checked=checked.logs,
        views_checked=checked.views,
        server=spent.server,
        generator=spent.generator,
        violations=checked.violations,
    )
