"""The roll of a house: which databases belong to it, written down in those databases.

The home, the first one, lists all; every other one names its home. So a list that lacks a database, has
another one first, or mixes two houses is refused before anything is read or written: players would not find
their tables, or their links would not be valid.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from starhaul.kernel.errors import BadInput

_ROLL = "SELECT name, home FROM shards"
_TABLES = "SELECT 1 FROM tables LIMIT 1"


class Questioned(Protocol):
    """A database that is open for reading."""

    def ask(self, question: str, *facts: object) -> list[Any]: ...

    def own_name(self) -> str:
        """The name that a database keeps when it moves to another address."""


class Written(Questioned, Protocol):
    def set_roll(self, roll: Sequence[tuple[str, str]]) -> None:
        """Names and homes, in place of those before."""


class OneDatabase(NamedTuple):
    name: str
    address: str
    """For people."""
    weight: float
    roll: dict[str, str]
    """The homes by name, as this database has them."""
    is_empty: bool


def read_one(database: Questioned, address: str, weight: float) -> OneDatabase:
    is_empty = not database.ask(_TABLES)
    return OneDatabase(database.own_name(), address, weight, dict(database.ask(_ROLL)), is_empty)


def check_shard_roll(found: Sequence[OneDatabase]) -> None:
    """Raises `BadInput` if this is not exactly one house, with its home first. Databases that are new are
    welcome if they are empty."""
    home, names = found[0], [one.name for one in found]
    if len(set(names)) < len(names):
        raise BadInput("shards-same", source=next(one.address for one in found if names.count(one.name) > 1))
    if home.roll.get(home.name, home.name) != home.name:
        raise BadInput("shards-not-first", source=home.address)
    for one in found[1:]:
        _check_member(one, home.name)
    if absent := len(set(home.roll) - set(names)):
        raise BadInput("shards-missing", source=home.address, count=absent)


def _check_member(one: OneDatabase, home: str) -> None:
    if one.roll.get(one.name, home) != home:
        raise BadInput("shards-elsewhere", source=one.address)
    if one.name not in one.roll and not one.is_empty:
        raise BadInput("shards-not-empty", source=one.address)


def write_roll(databases: Sequence[Written], found: Sequence[OneDatabase]) -> None:
    """Enter new databases, and strike off those that are closed for new tables and empty: they may be left
    out from then on."""
    home, others = found[0], found[1:]
    members = [one for one in others if one.weight or not one.is_empty]
    # The home last: whoever is in its list knows it already.
    for database, one in zip(databases[1:], others, strict=True):
        _set(database, one, {one.name: home.name} if one in members else {})
    listed = {one.name: home.name for one in (home, *members)}
    _set(databases[0], home, listed if members else {})


def _set(database: Written, one: OneDatabase, roll: dict[str, str]) -> None:
    if roll != one.roll:
        database.set_roll(sorted(roll.items()))
