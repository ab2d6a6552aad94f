"""Addresses of PostgreSQL databases: how they are recognised and shown. Needs nothing but the standard
library."""

import re

_SCHEMES = ("postgresql://", "postgres://")


def is_postgres(database: str) -> bool:
    """Whether this names a PostgreSQL database and not a file."""
    return database.startswith(_SCHEMES)


def addresses_in(database: str) -> list[str]:
    """A house may have several databases: their addresses are separated by spaces."""
    return database.split()


def is_several(database: str) -> bool:
    return is_postgres(database) and len(addresses_in(database)) > 1


def shown(database: str) -> str:
    """Addresses without their passwords, for people.

    >>> shown("postgresql://ann:secret@db.example:5433/house?sslmode=require")
    'postgresql://ann@db.example:5433/house'
    >>> shown("postgresql:///house?host=/run/postgresql")
    'postgresql:///house'
    >>> shown("postgres://ann:secret@[::1/house")
    'postgres://ann@[::1/house'
    >>> shown("postgresql://ann:secret@one/house postgresql://ann:secret@two/house#weight=2")
    'postgresql://ann@one/house postgresql://ann@two/house'
    """
    return " ".join(map(_shown, addresses_in(database)))


def _shown(address: str) -> str:
    # By hand, because the address may be wrong, and is to be shown all the same.
    scheme, _, rest = re.split("[?#]", address, maxsplit=1)[0].partition("://")
    authority, slash, path = rest.partition("/")
    user, at, place = authority.rpartition("@")
    return f"{scheme}://{user.partition(':')[0]}{at}{place}{slash}{path}"
