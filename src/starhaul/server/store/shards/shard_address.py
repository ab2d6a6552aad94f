"""The databases of a house as they are written: addresses separated by spaces, each with its weight if it is
not 1."""

from math import isfinite
from typing import NamedTuple

from starhaul.kernel.errors import BadInput
from starhaul.server.store.postgres.postgres_address import addresses_in, is_postgres, shown

MOST = 64
"""Databases of a house: every server has connections to all of them."""
_WEIGHT = "weight="


class ShardAddress(NamedTuple):
    """
    >>> shard_address("postgresql://db.example/a#weight=0.5")
    ShardAddress(address='postgresql://db.example/a', weight=0.5)
    """

    address: str
    weight: float


def shard_addresses(database: str) -> list[ShardAddress]:
    """The first one is the home of the house; raises `BadInput` for what cannot be a list."""
    written = addresses_in(database)
    for one in written:
        if not is_postgres(one):
            raise BadInput("shards-not-postgres", source=one)
    found = list(map(shard_address, written))
    if len(found) > MOST:
        raise BadInput("shards-many", source="--db", most=MOST)
    listed = [one.address for one in found]
    if len(set(listed)) < len(listed):
        # A server that is alone would wait for itself; `check_shard_roll` finds other spellings.
        raise BadInput("shards-same", source=next(shown(one) for one in listed if listed.count(one) > 1))
    if not any(one.weight for one in found):
        raise BadInput("shards-closed", source="--db")
    return found


def shard_address(written: str) -> ShardAddress:
    address, _, said = written.partition("#")
    return ShardAddress(address, _weight(said, address) if said else 1.0)


def _weight(said: str, address: str) -> float:
    try:
        weight = float(said.removeprefix(_WEIGHT)) if said.startswith(_WEIGHT) else -1.0
    except ValueError:
        weight = -1.0
    if not (isfinite(weight) and 0 <= weight <= 1000):
        raise BadInput("shards-weight", source=shown(address), written=said)
    return weight
