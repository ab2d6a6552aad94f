"""Opens the house of a server: its database, what all tables share, and who owns them."""

import os
import socket
import time
from typing import NamedTuple

from starhaul.kernel.errors import BadInput
from starhaul.server.bots.pool import BotPool
from starhaul.server.clock.service_clock import ServiceClock
from starhaul.server.cluster.sharded_ownership import ShardedOwnership
from starhaul.server.cluster.shared_ownership import SharedOwnership
from starhaul.server.cluster.table_owners import LocalOwnership, Ownership
from starhaul.server.net.listening import inside_of
from starhaul.server.process.house_following import SharedHouse
from starhaul.server.settings.settings import Settings
from starhaul.server.store.any_reader import name_for_people, without_driver
from starhaul.server.store.any_store import open_store
from starhaul.server.store.postgres.postgres_address import is_postgres
from starhaul.server.store.store_contract import Store, StoreTrouble
from starhaul.server.table.attendance import Grace
from starhaul.server.table.services import Services
from starhaul.server.table.upkeep import AbsenceLimits

MOST_WORKERS = 4


class OpenedHouse(NamedTuple):
    services: Services
    ownership: Ownership
    shared: SharedHouse | None = None
    """What the nodes of the house tell each other; None for a server alone."""


def opened_house(settings: Settings, database: str, listener: socket.socket) -> OpenedHouse:
    """Raises `BadInput` if the database cannot be used."""
    if is_postgres(database):
        return _as_node(settings, database, listener)
    services = furnished(settings, database, open_store(database))
    return OpenedHouse(services, LocalOwnership(services.store, services.clock))


def _as_node(settings: Settings, database: str, listener: socket.socket) -> OpenedHouse:
    """In PostgreSQL a house may have several nodes."""
    try:
        from starhaul.server.store.postgres.node_row import NodeFacts
        from starhaul.server.store.shards.shard_address import shard_addresses
        from starhaul.server.store.shards.sharded_store import ShardedStore, open_shards
    except ModuleNotFoundError as error:
        raise without_driver(database, error) from None
    address = settings.node_address or inside_of(listener)
    # Only one process can listen on this port, so an earlier server with this name has ended.
    facts = NodeFacts(f"{socket.gethostname()} {address}", address)
    store = open_shards(shard_addresses(database), facts)
    services = furnished(settings, database, store)
    nodes = store.stores if isinstance(store, ShardedStore) else [store]
    home = nodes[0]
    if home.others():
        # The house has gone on meanwhile.
        services.away_s = 0
    parts = [SharedOwnership(node, services.clock) for node in nodes]
    ownership = ShardedOwnership(parts, store) if isinstance(store, ShardedStore) else parts[0]
    return OpenedHouse(services, ownership, home)


def furnished(settings: Settings, database: str, store: Store) -> Services:
    """Everything that the tables share; raises `BadInput` if the database cannot be used."""
    try:
        stood_at, secret, link_secret = store.service_ms(), store.secret(), store.link_secret()
        away_s = store.away_s(int(time.time()))
    except StoreTrouble as trouble:
        raise BadInput("store-unusable", source=name_for_people(database), why=trouble) from trouble
    services = Services(
        store=store,
        clock=ServiceClock(stood_at, reserved_ms=stood_at),
        bots=BotPool(settings.bot_workers or _workers()),
        secret=secret,
        link_secret=link_secret,
        grace=Grace(
            building=_ms(settings.grace_building_seconds),
            deciding=_ms(settings.grace_deciding_seconds),
            absent=_ms(settings.grace_absent_seconds),
        ),
        absence_limits=AbsenceLimits(
            reserved=_ms(settings.grace_reserved_seconds),
            host_waiting=_ms(settings.grace_host_waiting_seconds),
            host_playing=_ms(settings.grace_host_playing_seconds),
        ),
        countdown_ms=_ms(settings.countdown_seconds),
        delay_ms=_ms(settings.spectator_delay_seconds),
        most_viewers=settings.most_viewers_per_table,
        away_s=away_s,
    )
    if store.missing is not None:
        services.metrics.lost_batches.set(max(1, store.missing.batches))
    return services


def _ms(seconds: float) -> int:
    return round(seconds * 1000)


def _workers() -> int:
    return max(1, min(MOST_WORKERS, (os.cpu_count() or 1) - 1))
