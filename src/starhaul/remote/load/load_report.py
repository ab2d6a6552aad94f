"""What came of a run, for people and as JSON."""

from msgspec import Struct

from starhaul.games import PLUGINS
from starhaul.remote.load.checking import Checked
from starhaul.remote.load.match_record import ServerViolation
from starhaul.remote.load.meter import Meter, Times

GAMES = {**{name: (name,) for name in sorted(PLUGINS)}, "mixed": tuple(sorted(PLUGINS))}
"""What the tables play in turn, by the word for it."""


class Plan(Struct, frozen=True, kw_only=True):
    """What is asked for."""

    tables: int
    seats: int
    rate: float
    """Commands per second and seat."""
    seconds: float
    game: str
    faces: int = 5
    """Tables at which everything that was shown is compared with the log."""
    seed: int = 0


class ProcessUse(Struct, frozen=True, kw_only=True):
    """What a process needed."""

    cpu: float | None
    """Share of a core."""
    memory_mb: float | None
    """The most there was of it."""


class LoadReport(Struct, frozen=True, kw_only=True):
    plan: Plan
    actions: Times
    """Commands of the games, from when they were due to their answer."""
    others: Times
    """All other commands."""
    all: Times
    late: Times
    """From when a command was due to when the generator sent it."""
    commands_per_second: float
    sent_per_second: float
    """Messages; so with those received."""
    received_per_second: float
    received_kb_per_second: float
    refused: dict[str, int]
    """Commands that changed nothing, by code."""
    repeated: int
    """Commands sent twice on purpose."""
    reconnects: int
    matches: int
    """That came to their end while it was measured."""
    logs_checked: int
    """Matches whose log was compared with what their guests have said and heard."""
    views_checked: int
    """Views that were compared."""
    server: ProcessUse | None
    generator: ProcessUse
    violations: list[ServerViolation]


class Spent(Struct, frozen=True, kw_only=True):
    """What only the run itself knows."""

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
