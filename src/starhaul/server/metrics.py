"""Prometheus metrics. One registry for each server, because tests run several servers in one process."""

from platform import python_version

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    Info,
    ProcessCollector,
    generate_latest,
)

from starhaul import __version__
from starhaul.native_build import build_name

_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)


class Metrics:
    def __init__(self) -> None:
        registry = self.registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        build = Info("starhaul_build", "Version of the server", registry=registry)
        build.info({"version": __version__, "python": python_version(), "engine": build_name()})
        self.tables = Gauge("starhaul_tables", "Tables in memory", registry=registry)
        self.viewers = Gauge("starhaul_viewers", "Open WebSockets", registry=registry)
        self.connections = Gauge("starhaul_connections", "Open HTTP connections", registry=registry)
        self.cut = Counter(
            "starhaul_cut_connections", "HTTP connections closed by a timeout", ["why"], registry=registry
        )
        self.closed = Counter(
            "starhaul_closed_tables", "Tables closed because nobody visited", ["why"], registry=registry
        )
        self.displaced = Counter(
            "starhaul_displaced_tables", "Tables unloaded to make room", ["why"], registry=registry
        )
        self.matches = Counter("starhaul_matches", "Matches started", ["game"], registry=registry)
        self.ended = Counter(
            "starhaul_ended_matches", "Matches that are over", ["game", "how"], registry=registry
        )
        self.loop_lag = Histogram(
            "starhaul_loop_lag_seconds", "How late the event loop is", buckets=_SECONDS, registry=registry
        )
        self.writes = Histogram(
            "starhaul_write_seconds", "Writing a group to the database", buckets=_SECONDS, registry=registry
        )
        self.commands = Counter("starhaul_commands", "Commands, by answer", ["answer"], registry=registry)
        self.latency = Histogram(
            "starhaul_command_seconds", "From the arrival of a command to its answer", buckets=_SECONDS,
            registry=registry,
        )  # fmt: skip
        self.refused = Counter(
            "starhaul_refused_connections", "Rejected connections", ["why"], registry=registry
        )
        self.refused_requests = Counter(
            "starhaul_refused_requests", "Refused HTTP requests", ["why"], registry=registry
        )
        self.dropped = Counter("starhaul_dropped_viewers", "Closed by the server", ["why"], registry=registry)
        self.productions = Counter(
            "starhaul_productions", "Responses generated because none was cached", registry=registry
        )
        self.failures = Counter("starhaul_failures", "Messages and requests that failed", registry=registry)
        self.lapses = Counter("starhaul_bot_lapses", "Overruled bot answers", ["why"], registry=registry)
        self.stalled = Counter(
            "starhaul_stalled_seconds", "Time in which the server could not act", registry=registry
        )
        self.trouble = Counter("starhaul_store_trouble", "Storage failures", ["code"], registry=registry)
        self.lost = Counter(
            "starhaul_lost_revisions", "Revisions seen by clients and missing here",
            registry=registry,
        )  # fmt: skip
        self.lost_batches = Gauge(
            "starhaul_lost_batches", "Batches missing from the database", registry=registry
        )

    def text(self) -> bytes:
        return generate_latest(self.registry)
